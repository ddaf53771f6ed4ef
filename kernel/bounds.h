// Tricks that can be counted without search.
#pragma once

#include <optional>

#include "memo.h"
#include "position.h"

namespace quadrille {

// Whether the side wins what was asked, and the cards whose rank that rests on.
struct Answer {
    bool holds;
    Lanes why;
};

// A position at the start of a trick, in ranks: in each lane the strongest card left is lowest.
struct Start {
    const Position& position;
    int leader;
    int left;    // tricks still to be won
    int needed;  // by the side
    Lanes all;   // the cards
    Lanes full;  // their ranks
    Seats ranks{};
    Seats lengths{};
    std::array<int, kSeats> trumps{};

    Start(const Position& at, int on_lead, int tricks, int wanted)
        : position(at), leader(on_lead), left(tricks), needed(wanted), all(at.all()),
          full(at.together()) {
        for (int seat = 0; seat < kSeats; ++seat) {
            ranks[seat] = unpacked(packed(at.hands[seat], all), full);
            lengths[seat] = at.lengths(seat);
            trumps[seat] = std::popcount(lengths[seat] & at.suits.trumps);
        }
    }

    Owners owners() const { return {ranks[1] | ranks[3], ranks[2] | ranks[3]}; }
    bool is_ours(int seat) const { return position.is_ours(seat); }
    int needed_by(bool ours) const { return ours ? needed : left - needed + 1; }
    Lanes cards(Lanes of_ranks) const { return unpacked(packed(of_ranks, full), all); }
    Lanes ranks_of(Lanes cards) const { return unpacked(packed(cards, all), full); }
};

// Whether a hand wins so many tricks with trumps alone, whoever leads and whatever is played.
//
// Each of its trumps wins for its side unless a stronger one of the other side falls to the same
// trick, so it loses at most as many as the others can set against its own, from the top down. If
// it has more trumps than they, that alone does, and no rank matters. `why` holds the ranks.
inline bool has_sure_trumps(Lanes own, Lanes others, int wanted, Lanes& why) {
    if (std::popcount(own) - std::popcount(others) >= wanted) {
        why = 0;
        return true;
    }
    int count = 0;
    for (Lanes rest = own; rest; rest &= rest - 1) {
        const Lanes rank = strongest(rest);
        if (++count - std::popcount(others & stronger_than(rank)) >= wanted) {
            why = rank | stronger_than(rank);
            return true;
        }
    }
    return false;
}

inline bool are_two_with(const Start& start, bool ours, int trumps) {
    int seats = 0, longest = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        if (start.is_ours(seat) != ours) continue;
        ++seats;
        longest = std::max(longest, start.trumps[seat]);
    }
    return seats == 2 && longest >= trumps;
}

// The trumps that either side wins at least, whoever leads.
inline std::optional<Answer> by_trumps(const Start& start) {
    const Lanes lane = start.position.suits.trumps;
    Lanes owned[] = {0, 0};
    for (int seat = 0; seat < kSeats; ++seat) {
        owned[start.is_ours(seat)] |= start.ranks[seat] & lane;
    }
    for (int seat = 0; seat < kSeats; ++seat) {
        const bool ours = start.is_ours(seat);
        const int wanted = start.needed_by(ours);
        Lanes why;
        if (start.trumps[seat] >= wanted &&
            has_sure_trumps(start.ranks[seat] & lane, owned[!ours], wanted, why)) {
            return Answer{ours, start.cards(why)};
        }
    }
    // Two partners who hold the top trumps between them need never spend two on one trick, if one
    // of them has trumps enough for all the tricks.
    for (const bool ours : {false, true}) {
        const int wanted = start.needed_by(ours);
        const Lanes tops = (Lanes{1} << wanted) - 1;
        if ((owned[ours] & tops) == tops && are_two_with(start, ours, wanted)) {
            return Answer{ours, start.cards(tops)};
        }
    }
    // The second trump, guarded, behind the first: unless its holder is put on lead by a trick
    // won, she always plays after the first.
    const bool other = !start.is_ours(start.leader);
    if (start.needed_by(other) == 1) {
        for (int seat = 0; seat < kSeats; ++seat) {
            const int before = (seat + 3) % kSeats;
            if (start.is_ours(seat) == other && start.is_ours(before) != other &&
                start.trumps[seat] >= 2 && start.ranks[seat] & lane & 2 &&
                start.ranks[before] & lane & 1) {
                return Answer{other, start.cards(lane & 3)};
            }
        }
    }
    return std::nullopt;
}

// What the seat on lead can run at once, and what a partner to whom she then gives the lead can.
class Run {
  public:
    explicit Run(const Start& start) : at(start), trumps(start.position.suits.trumps) {
        const int leader = at.leader;
        const Lanes ranks = at.ranks[leader];
        tops = unbroken(ranks);
        const int top_trumps = std::popcount(tops & trumps);
        Lanes theirs = ~Lanes{0};  // rounds that no opponent can trump after trumps were led
        before_ = ~Lanes{0};       // nor before
        int most = 0;
        for (int step = 1; step < kSeats; ++step) {
            const int seat = (leader + step) % kSeats;
            others |= at.lengths[seat];
            if (is_partner(seat)) continue;
            most = std::max(most, at.trumps[seat]);
            if (at.trumps[seat] > top_trumps) theirs &= at.lengths[seat];
            if (at.trumps[seat]) before_ &= at.lengths[seat];
        }
        is_drawn = top_trumps >= most;
        rounds = is_drawn ? most : top_trumps;
        long_suits = ~lanes_of(others & ~tops) & ~trumps;
        runs_ = ((tops & ~long_suits) | (at.lengths[leader] & long_suits)) & ~trumps;
        safe = theirs;
        led = runs_ & safe;
        count = std::popcount(led) + (is_drawn ? at.trumps[leader] : top_trumps);
        why = (led & others) | (trumps & ((Lanes{1} << rounds) - 1));
    }

    std::optional<Answer> alone() const {
        const int wanted = at.needed_by(ours());
        if (count >= wanted && std::popcount(led) <= quiet_rounds(rounds)) return found(why);
        if (is_drawn || !trumps) return std::nullopt;
        return before_trumps(wanted);
    }

    std::optional<Answer> with_partner() const {
        if (std::popcount(led) > quiet_rounds(rounds)) return std::nullopt;
        const Lanes played = (led & ~long_suits) | (is_drawn ? 0 : why & trumps);
        // The next rank of each suit that she can still lead, and no opponent can trump.
        Lanes next = after(played) & ~long_suits & at.lengths[at.leader] & (safe | trumps);
        if (is_drawn) next &= ~trumps;
        if (!next) return std::nullopt;
        for (int step = 1; step < kSeats; ++step) {
            const int seat = (at.leader + step) % kSeats;
            if (!is_partner(seat)) continue;
            const Lanes to_top = next & at.ranks[seat] & at.lengths[seat];
            const bool can_trump = at.trumps[seat] > rounds && next & ~at.lengths[seat] & ~trumps;
            if (to_top) {
                if (const auto answer = through(seat, played, to_top, 0)) return answer;
            }
            if (can_trump) {
                if (const auto answer = through(seat, played, to_top, 1)) return answer;
            }
        }
        return std::nullopt;
    }

  private:
    const Start& at;
    Lanes trumps;
    Lanes tops;
    Lanes others = 0;   // rounds in which any other hand follows
    Lanes long_suits;   // suits in which she has the tops until all others are out
    Lanes runs_;
    Lanes safe;
    Lanes before_;
    Lanes led;          // the rounds of plain suits that she runs
    Lanes why;          // ranks
    int rounds;         // of trumps that she leads first
    int count;
    bool is_drawn;      // no opponent has a trump then

    bool ours() const { return at.is_ours(at.leader); }
    bool is_partner(int seat) const { return seat != at.leader && at.is_ours(seat) == ours(); }
    Answer found(Lanes ranks) const { return {ours(), at.cards(ranks & at.full)}; }

    // So many rounds of plain suits can be run before a partner has nothing but trumps left and
    // must take one.
    int quiet_rounds(int trumps_led) const {
        int found = kTricks;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (is_partner(seat) && at.trumps[seat] > trumps_led) {
                found = std::min(found, at.left - at.trumps[seat]);
            }
        }
        return found;
    }

    // Plain suits first, as long as nobody can trump, and then trumps that are sure anyhow.
    std::optional<Answer> before_trumps(int wanted) const {
        const Lanes plain = runs_ & before_;
        const int run = std::popcount(plain);
        if (!run || run > quiet_rounds(0)) return std::nullopt;
        Lanes theirs = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (at.is_ours(seat) != ours()) theirs |= at.ranks[seat] & trumps;
        }
        for (int seat = 0; seat < kSeats; ++seat) {
            Lanes sure;
            if (at.is_ours(seat) == ours() && at.trumps[seat] >= wanted - run &&
                has_sure_trumps(at.ranks[seat] & trumps, theirs, wanted - run, sure)) {
                return found((plain & others) | sure);
            }
        }
        return std::nullopt;
    }

    // A partner gets the lead by a top card, or by trumping, and runs what she has.
    std::optional<Answer> through(int seat, Lanes played, Lanes to_top, int trumped) const {
        const int own_trumps = at.trumps[seat] - rounds;
        const Lanes run = unbroken(at.ranks[seat] | played) & ~long_suits;
        Lanes more = run & ~played & at.lengths[seat];
        if (is_drawn) more &= ~trumps;
        if (trumped && std::popcount(more & trumps) >= own_trumps) more ^= weakest(more & trumps);
        // A weak trump led to her does not oblige the exempt ones, so that any card may be thrown.
        const bool is_loose = !trumped && at.all & at.position.suits.exempt && !(to_top & ~trumps);
        const int drawn = rounds + std::popcount(more & trumps) - is_loose;
        Lanes safe_now = ~Lanes{0}, rest = 0;
        for (int step = 1; step < kSeats; ++step) {
            const int other = (seat + step) % kSeats;
            rest |= at.lengths[other];
            if (at.is_ours(other) == ours() || at.trumps[other] <= drawn) continue;
            const Lanes follows = at.lengths[other];
            safe_now &= is_loose ? follows & follows >> 1 : follows;
        }
        const Lanes her_long = ~lanes_of(rest & ~run) & ~trumps & ~long_suits;
        more = (more | (at.lengths[seat] & ~played & her_long)) & (safe_now | trumps);
        more &= ~lanes_of(tops & ~led & ~trumps);
        const int plain = std::popcount(more & ~trumps) + std::popcount(led) + 1;
        if (!is_drawn && at.trumps[at.leader] > rounds && plain > at.left - at.trumps[at.leader]) {
            return std::nullopt;
        }
        if (count + std::popcount(more) + trumped < at.needed_by(ours())) return std::nullopt;
        return found(why | ((played | more) & lanes_of(more) & (rest | trumps)));
    }
};

}  // namespace quadrille
