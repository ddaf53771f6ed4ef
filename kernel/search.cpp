#include "search.h"

namespace quadrille {

namespace {

// One card of each run is tried for all. Where every card failed, that holds for hands in which
// the run is broken only if all of it is known to be one: so a run in which some cards mattered
// and some did not is added whole.
Lanes with_whole_runs(Lanes why, Lanes row, Lanes around) {
    if (!(row & row << 1)) return why;
    const Lanes mattered = packed(down_to(why), around);
    Lanes cut = row & mattered & ~(mattered >> 1) & row >> 1;
    for (; cut; cut &= cut - 1) {
        Lanes end = strongest(cut);
        while (row & end << 1) end <<= 1;
        why |= unpacked(end, around);
    }
    return why;
}

// The weakest that will do: of the suit led, if there is one.
Lanes cheapest(Lanes cards, Lanes lane) { return weakest(cards & lane ? cards & lane : cards); }

}  // namespace

void Search::forget() {
    memo_.forget();
    memories_ = {};
}

// Following to a trick

// The cards that one may play, as runs: those that take the trick so far, and those that do not.
struct Search::Follower {
    Lanes row;     // what may be played, packed
    Lanes takers;  // the strongest of each run
    Lanes losers;  // the weakest of each run

    Follower(Lanes playable, Lanes around, Lanes best, Lanes lane, Lanes trumps)
        : row(packed(playable, around)) {
        const Lanes stronger = (lane | trumps) & (lane_of(best) | trumps) & stronger_than(best);
        takers = unpacked(row & ~(row << 1), around) & stronger;
        losers = unpacked(row & ~(row >> 1), around) & ~stronger;
    }
};

template <int Place>
Answer Search::follow(const Led& led, int seat, int needed, int left, Lanes around, Lanes best,
                      int winner, Lanes played) {
    const Lanes hand = position.hands[seat];
    const Lanes trumps = position.suits.trumps;
    const bool ours = position.is_ours(seat);
    Follower may(led.playable(hand), around, best, led.lane, trumps);
    Lanes why = 0;

    const auto succeeds = [&](Lanes card, bool takes) {
        position.play(seat, card);
        const Lanes now_best = takes ? card : best;
        const int now_winner = takes ? seat : winner;
        Answer answer;
        if constexpr (Place == 3) {
            answer = trick(now_winner, needed - position.is_ours(now_winner), left - 1);
            if (is_several((played | card) & lane_of(now_best))) answer.why |= now_best;
            answer.why |= led.card & position.suits.exempt;
        } else {
            answer = follow<Place + 1>(led, (seat + 1) % kSeats, needed, left,
                                       around ^ (takes ? best : card), now_best, now_winner,
                                       played | card);
        }
        position.take_back(seat, card);
        if (answer.holds == ours) {
            why = answer.why;
            return true;
        }
        why |= answer.why;
        return false;
    };

    // First the cheapest card that will surely win, unless a partner wins anyhow.
    Lanes theirs = 0, partners = 0;
    if constexpr (Place < 3) {
        for (int step = 1; step <= 3 - Place; ++step) {
            const int other = (seat + step) % kSeats;
            const Lanes cards = position.hands[other];
            const Lanes may_win = cards & (cards & led.obliges ? led.lane : led.lane | trumps);
            (position.is_ours(other) == ours ? partners : theirs) |= may_win;
        }
    }
    const Lanes sure = theirs ? may.takers & stronger_than(strongest(theirs)) : may.takers;
    const bool partner_wins =
        (position.is_ours(winner) == ours && !(theirs & stronger_than(best))) ||
        (partners & stronger_than(strongest(theirs | best)));
    if (sure && !partner_wins) {
        const Lanes card = cheapest(sure, led.lane);
        if (succeeds(card, true)) return {ours, why};
        may.takers ^= card;
    }
    // Then the weakest cards; discards from the longest suit first, and trumps last.
    Lanes losers = may.losers;
    if (losers && !(losers & led.lane)) {
        std::array<int, 3> lanes{1, 2, 3};
        std::array<int, 4> length;
        for (int lane = 0; lane < 4; ++lane) length[lane] = std::popcount(hand & kLane << lane_at(lane));
        if (length[lanes[0]] < length[lanes[1]]) std::swap(lanes[0], lanes[1]);
        if (length[lanes[1]] < length[lanes[2]]) std::swap(lanes[1], lanes[2]);
        if (length[lanes[0]] < length[lanes[1]]) std::swap(lanes[0], lanes[1]);
        for (const int lane : lanes) {
            const Lanes card = weakest(losers & kLane << lane_at(lane));
            if (!card) continue;
            losers ^= card;
            if (succeeds(card, false)) return {ours, why};
        }
    }
    while (losers) {
        const Lanes card = weakest(losers);
        losers ^= card;
        if (succeeds(card, false)) return {ours, why};
    }
    while (may.takers) {
        const Lanes card = cheapest(may.takers, led.lane);
        may.takers ^= card;
        if (succeeds(card, true)) return {ours, why};
    }
    return {!ours, with_whole_runs(why, may.row, around)};
}

int Search::Table::best(Lanes trumps) const {
    const Lanes contends = lane_of(cards[0]) | trumps;
    int found = 0;
    for (int place = 1; place < size; ++place) {
        if (cards[place] & contends & stronger_than(cards[found])) found = place;
    }
    return found;
}

Answer Search::wins(const Table& table, int needed, int left) {
    if (table.size == 0) return trick(table.leader, needed, left);
    const Led led(position, table.cards[0]);
    const int place = table.best(position.suits.trumps);
    const int winner = (table.leader + place) % kSeats;
    const Lanes best = table.cards[place];
    Lanes played = 0;
    for (int each = 0; each < table.size; ++each) played |= table.cards[each];
    const Lanes around = position.all() | best | position.suits.walls;
    const int seat = table.turn();
    switch (table.size) {
        case 1: return follow<1>(led, seat, needed, left, around, best, winner, played);
        case 2: return follow<2>(led, seat, needed, left, around, best, winner, played);
        case 3: return follow<3>(led, seat, needed, left, around, best, winner, played);
        default: return trick(winner, needed - position.is_ours(winner), left - 1);
    }
}

// Tricks

Answer Search::last_trick(int leader) const {
    const Seats& hands = position.hands;
    const Lanes may_win = lane_of(hands[leader]) | position.suits.trumps;
    const Lanes all = position.all();
    const Lanes best = strongest(all & may_win);
    int winner = 0;
    while (hands[winner] != best) ++winner;
    return {position.is_ours(winner), is_several(all & lane_of(best)) ? best : 0};
}

Answer Search::trick(int leader, int needed, int left) {
    if (needed <= 0) return {true, 0};
    if (needed > left) return {false, 0};
    if (steps_left_-- == 0) throw NotFinished{};
    if (left + beyond == 1) return last_trick(leader);
    const Start start(position, leader, left, needed);
    const bool is_whole = beyond == 0;
    if (is_whole && position.suits.trumps) {
        if (const auto answer = by_trumps(start)) return *answer;
    }
    const Run run(start);
    if (is_whole) {
        if (const auto answer = run.alone()) return *answer;
    }
    const std::uint64_t filed = key(leader);
    const Memo::File* file = memo_.find(filed);
    if (file) {
        if (const auto answer = remembered(start, *file)) return *answer;
    }
    if (is_whole) {
        if (const auto answer = run.with_partner()) return *answer;
    }
    return lead(start, filed, file ? start.cards(file->lead) : 0);
}

std::optional<Answer> Search::remembered(const Start& start, const Memo::File& file) const {
    const Owners owners = start.owners();
    for (std::uint32_t each = file.entry; each;) {
        const Memo::Entry& entry = memo_.entry(each);
        if (entry.owners.agree(owners, entry.ranks)) {
            if (entry.at_least >= start.needed) return Answer{true, start.cards(entry.ranks)};
            if (entry.at_most < start.needed) return Answer{false, start.cards(entry.ranks)};
        }
        each = entry.next;
    }
    return std::nullopt;
}

Answer Search::lead(const Start& start, std::uint64_t filed, Lanes lead_before) {
    const int leader = start.leader;
    const bool ours = position.is_ours(leader);
    const Lanes around = start.all | position.suits.walls;
    Answer found{!ours, 0};
    Lanes success = 0;
    for (const Lead& lead : Leads(start, lead_before, memories_)) {
        position.play(leader, lead.card);
        const Answer answer =
            follow<1>(Led(position, lead.card), (leader + 1) % kSeats, start.needed, start.left,
                      around, lead.card, leader, lead.card);
        position.take_back(leader, lead.card);
        if (answer.holds == ours) {
            found = answer;
            success = lead.card;
            break;
        }
        found.why |= answer.why;
    }
    if (success) {
        memories_.praise(leader, start.left, success);
    } else {
        found.why = with_whole_runs(found.why, packed(position.hands[leader], around), around);
    }
    const Lanes ranks = start.ranks_of(down_to(found.why) & start.all);
    memo_.keep(filed, start.ranks_of(success), start.owners(), ranks, found.holds ? start.needed : 0,
               found.holds ? start.left : start.needed - 1);
    return found;
}

// The counts of the fourth lane of three seats follow from the rest, and so leave room.
std::uint64_t Search::key(int leader) const {
    const std::uint64_t exempt = position.exempt_counts;
    return (position.counts & 0x0fff'0fff'0fff'ffff) | std::uint64_t(leader) << 60 |
           (exempt & 15) << 28 | (exempt >> 4) << 44;
}

}  // namespace quadrille
