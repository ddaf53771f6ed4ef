// In which order leads are tried: a guess, which changes the time a search takes and nothing else.
#pragma once

#include <algorithm>
#include <array>

#include "bounds.h"

namespace quadrille {

// What a lead is judged by, as numbers.
enum Trait { kAlways, kSingle, kOwn, kPartner, kTheirs, kVoid, kNext, kBelow, kTraits };
using Traits = std::array<int, kTraits>;

// Who wins the trick if everybody does what he can.
enum Winner { kLeader, kHerPartner, kOpponent };

// Fitted so that 300 deals of all kinds took the fewest steps.
#include "lead_weights.h"

// The leads that succeeded lately, which are likely to succeed again.
struct Memories {
    std::array<std::array<std::int32_t, 64>, kSeats> wins{};         // by seat and card
    std::array<std::array<Lanes, kTricks + 1>, kSeats> latest{};     // by seat and tricks left

    void praise(int seat, int left, Lanes card) {
        wins[seat][std::countr_zero(card)] += left;
        latest[seat][left] = card;
    }
};

struct Lead {
    int promise;
    Lanes card;
};

// A lane as it looks to the seat on lead.
struct Suit {
    Lanes lane, all, top;
    Lanes theirs = 0, partners = 0;  // what may win the trick
    Lanes next_top = 0;              // of that, what the next seat has, if she is an opponent
    bool is_trump;
    Traits traits{};

    Suit(const Start& start, int number)
        : lane(kLane << lane_at(number)), all(start.all & lane), top(strongest(all)) {
        const Position& at = start.position;
        const Lanes trumps = at.suits.trumps;
        is_trump = lane & trumps;
        const Lanes obliges = is_trump ? lane & ~at.suits.exempt : lane;
        traits[kAlways] = 1;
        traits[kOwn] = std::popcount(at.hands[start.leader] & lane);
        traits[kSingle] = traits[kOwn] == 1;
        for (int step = 1; step < kSeats; ++step) {
            const int seat = (start.leader + step) % kSeats;
            const Lanes hand = at.hands[seat];
            const Lanes may_win = hand & (hand & obliges ? lane : lane | trumps);
            const int length = std::popcount(hand & lane);
            if (start.is_ours(seat) == start.is_ours(start.leader)) {
                partners |= may_win;
                traits[kPartner] = std::max(traits[kPartner], length);
            } else {
                theirs |= may_win;
                traits[kTheirs] = std::max(traits[kTheirs], length);
                traits[kVoid] |= length == 0;
                if (step == 1) next_top = may_win;
            }
        }
        traits[kNext] = (next_top & strongest(theirs)) != 0;
    }
};

class Leads {
  public:
    Leads(const Start& start, Lanes filed, const Memories& memories) {
        const Lanes hand = start.position.hands[start.leader];
        const Lanes all = start.all | start.position.suits.walls;
        const Lanes row = packed(hand, all);
        tops_ = unpacked(row & ~(row << 1), all);
        ends_ = unpacked(row & ~(row >> 1), all);
        for (int number = 0; number < kSeats; ++number) {
            if (hand & kLane << lane_at(number)) add(Suit(start, number), filed, start, memories);
        }
    }

    const Lead* begin() const { return leads_.data(); }
    const Lead* end() const { return leads_.data() + size_; }

  private:
    std::array<Lead, kTricks> leads_;
    int size_ = 0;
    Lanes tops_, ends_;  // the strongest and the weakest of each run of equal cards

    void add(Suit suit, Lanes filed, const Start& start, const Memories& memories) {
        const Lanes best = strongest(suit.theirs);
        Lanes tops = tops_ & suit.lane, ends = ends_ & suit.lane;
        for (; tops; tops &= tops - 1, ends &= ends - 1) {
            const Lanes top = strongest(tops);
            Lanes card = strongest(ends);
            Winner winner = kOpponent;
            if (!(suit.theirs & stronger_than(top))) {
                winner = kLeader;
                card = top;
            } else if (suit.partners & stronger_than(best) & stronger_than(top)) {
                winner = kHerPartner;
            }
            suit.traits[kBelow] = std::popcount(suit.all & stronger_than(card));
            insert(card, promise(suit, winner) + remembered(card, suit.lane, filed, start, memories));
        }
    }

    static int promise(const Suit& suit, Winner winner) {
        const auto& weights = kWeights[suit.is_trump][winner];
        int sum = 0;
        for (int trait = 0; trait < kTraits; ++trait) sum += weights[trait] * suit.traits[trait];
        return sum;
    }

    static int remembered(Lanes card, Lanes lane, Lanes filed, const Start& start,
                          const Memories& memories) {
        const int wins = memories.wins[start.leader][std::countr_zero(card)];
        return std::min(wins * kWin / 16, kMostWins) + (filed & lane ? kSameSuit : 0) +
               (filed == card ? kSameCard : 0) +
               (memories.latest[start.leader][start.left] == card ? kLatest : 0);
    }

    void insert(Lanes card, int promise) {
        int at = size_++;
        for (; at > 0 && leads_[at - 1].promise < promise; --at) leads_[at] = leads_[at - 1];
        leads_[at] = {promise, card};
    }
};

}  // namespace quadrille
