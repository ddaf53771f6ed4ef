#include "search.h"

#include <utility>

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

}  // namespace

void Search::forget() {
    memo_.forget();
    memories_ = {};
}

// Following to a trick

// The cards that one may play, in the order in which they are tried.
class Search::Follower {
  public:
    Follower(const Position& position, const Trick& trick, int seat, int still_to_play)
        : row(packed(trick.led.playable(position.hands[seat]), trick.around)),
          lane_(trick.led.lane), hand_(position.hands[seat]) {
        const Lanes trumps = position.suits.trumps;
        const Lanes stronger =
            (lane_ | trumps) & (lane_of(trick.best) | trumps) & stronger_than(trick.best);
        takers_ = unpacked(row & ~(row << 1), trick.around) & stronger;
        losers_ = unpacked(row & ~(row >> 1), trick.around) & ~stronger;
        if (takers_) sure = sure_taker(position, trick, seat, still_to_play);
        takers_ ^= sure;
    }

    const Lanes row;  // what may be played, packed

    // First to be tried: a card that will surely win, or 0.
    Lanes sure = 0;

    // Then the weakest, and then those that may win; 0 when there are no more.
    Lanes next_loser() {
        if (!losers_) return 0;
        const Lanes card = weakest(losers_ & lane_ ? losers_ : thrown());
        losers_ ^= card;
        untried_ &= ~lane_of(card);
        return card;
    }
    Lanes next_taker() {
        if (!takers_) return 0;
        const Lanes card = cheapest(takers_);
        takers_ ^= card;
        return card;
    }

  private:
    Lanes lane_;
    Lanes hand_;
    Lanes takers_;  // the strongest of each run that takes the trick so far
    Lanes losers_;  // the weakest of each run that does not
    Lanes untried_ = ~Lanes{0};

    // Of the suit led, if there is one.
    Lanes cheapest(Lanes cards) const { return weakest(cards & lane_ ? cards & lane_ : cards); }

    // The cheapest card that nobody can beat; none if a partner wins anyhow.
    Lanes sure_taker(const Position& position, const Trick& trick, int seat, int still) const {
        const bool ours = position.is_ours(seat);
        Lanes theirs = 0, partners = 0;
        for (int step = 1; step <= still; ++step) {
            const int other = (seat + step) % kSeats;
            const Lanes hand = position.hands[other];
            const Lanes contends =
                hand & (hand & trick.led.obliges ? lane_ : lane_ | position.suits.trumps);
            (position.is_ours(other) == ours ? partners : theirs) |= contends;
        }
        if (position.is_ours(trick.winner) == ours && !(theirs & stronger_than(trick.best))) return 0;
        if (partners & stronger_than(strongest(theirs | trick.best))) return 0;
        const Lanes sure = theirs ? takers_ & stronger_than(strongest(theirs)) : takers_;
        return sure ? cheapest(sure) : 0;
    }

    // Discards of the longest suit first, then one of each other, and of trumps last.
    Lanes thrown() {
        if (!(losers_ & untried_)) untried_ = ~Lanes{0};
        Lanes longest = losers_ & untried_;
        int most = 0;
        for (int lane = 1; lane < kSeats; ++lane) {
            const Lanes suit = kLane << lane_at(lane);
            const int length = std::popcount(hand_ & suit);
            if (length > most && losers_ & suit & untried_) {
                most = length;
                longest = losers_ & suit;
            }
        }
        return longest;
    }
};

template <int Place>
Answer Search::follow(const Trick& trick) {
    const int seat = trick.next;
    const bool ours = position.is_ours(seat);
    Follower may(position, trick, seat, 3 - Place);
    Lanes why = 0;
    const auto succeeds = [&](Lanes card, bool takes) {
        position.play(seat, card);
        const Answer answer = after<Place>(trick.with(seat, card, takes));
        position.take_back(seat, card);
        const bool does = answer.holds == ours;
        why = does ? answer.why : why | answer.why;
        return does;
    };
    if (may.sure && succeeds(may.sure, true)) return {ours, why};
    while (const Lanes card = may.next_loser()) {
        if (succeeds(card, false)) return {ours, why};
    }
    while (const Lanes card = may.next_taker()) {
        if (succeeds(card, true)) return {ours, why};
    }
    return {!ours, with_whole_runs(why, may.row, trick.around)};
}

// Once the card of a place has been played.
template <int Place>
Answer Search::after(const Trick& trick) {
    if constexpr (Place < 3) {
        return follow<Place + 1>(trick);
    } else {
        Answer answer = this->trick(trick.winner, trick.needed - position.is_ours(trick.winner),
                                    trick.left - 1);
        if (is_several(trick.played & lane_of(trick.best))) answer.why |= trick.best;
        answer.why |= trick.led.card & position.suits.exempt;
        return answer;
    }
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
    const int place = table.best(position.suits.trumps);
    const Led led(position, table.cards[0]);
    Trick trick{led, 0, table.cards[place], 0, (table.leader + place) % kSeats,
                table.turn(), needed, left};
    for (int each = 0; each < table.size; ++each) trick.played |= table.cards[each];
    trick.around = position.all() | trick.best | position.suits.walls;
    switch (table.size) {
        case 1: return after<0>(trick);
        case 2: return after<1>(trick);
        case 3: return after<2>(trick);
        default: return after<3>(trick);
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
        const Led led(position, lead.card);
        const Answer answer =
            after<0>({led, around, lead.card, lead.card, leader,
                      (leader + 1) % kSeats, start.needed, start.left});
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
