// A position as the solver holds it while it plays cards and takes them back.
#pragma once

#include <array>
#include <cstdint>

#include "lanes.h"
#include "problem.h"

namespace quadrille {

using Seats = std::array<Lanes, kSeats>;

// What never changes while a deal is solved.
struct Suits {
    Lanes trumps = 0;  // the first lane, or nothing
    Lanes exempt = 0;  // the top trumps that a weaker trump led does not oblige
    Lanes walls = kLasts;  // bits that are no cards and keep their neighbours apart
};

// Four counts of up to fifteen as four runs of bits, one a lane.
class Runs {
  public:
    constexpr Runs() {
        for (unsigned pair = 0; pair < 256; ++pair) {
            runs_[pair] = ((1u << (pair & 15)) - 1) | ((1u << (pair >> 4)) - 1) << 16;
        }
    }
    Lanes operator()(unsigned counts) const {
        return runs_[counts & 255] | Lanes{runs_[counts >> 8 & 255]} << 32;
    }

  private:
    std::array<std::uint32_t, 256> runs_{};
};
inline constexpr Runs kRuns;

struct Position {
    Seats hands{};
    std::uint64_t counts = 0;         // by seat and lane, four bits each
    std::uint32_t exempt_counts = 0;  // by seat, two bits each
    Suits suits;
    unsigned side = 0;

    bool is_ours(int seat) const { return side >> seat & 1; }
    Lanes all() const { return hands[0] | hands[1] | hands[2] | hands[3]; }

    void deal(int seat, Lanes cards) {
        for (; cards; cards &= cards - 1) take_back(seat, strongest(cards));
    }

    void play(int seat, Lanes card) {
        hands[seat] ^= card;
        counts -= one_of(seat, card);
        if (card & suits.exempt) exempt_counts -= 1u << (2 * seat);
    }
    void take_back(int seat, Lanes card) {
        hands[seat] ^= card;
        counts += one_of(seat, card);
        if (card & suits.exempt) exempt_counts += 1u << (2 * seat);
    }

    // How many cards a hand has of each suit, as runs.
    Lanes lengths(int seat) const { return kRuns(counts >> (16 * seat) & 0xffff); }

    // The same of all hands together.
    Lanes together() const {
        const auto one = [&](int seat) { return static_cast<unsigned>(counts >> (16 * seat) & 0xffff); };
        return kRuns(one(0) + one(1) + one(2) + one(3));
    }

    // Holding any of these, one is obliged by the card led.
    Lanes obliges(Lanes led) const {
        if (!(led & suits.trumps)) return lane_of(led);
        return suits.trumps & (led & suits.exempt ? ~(stronger_than(led) | led) : ~suits.exempt);
    }

    static std::uint64_t one_of(int seat, Lanes card) {
        return std::uint64_t{1} << (16 * seat + 4 * lane_number(card));
    }
};

// The card led to a trick, and what it asks.
struct Led {
    Lanes card;
    Lanes lane;
    Lanes obliges;

    Led(const Position& position, Lanes led)
        : card(led), lane(lane_of(led)), obliges(position.obliges(led)) {}

    Lanes playable(Lanes hand) const { return hand & obliges ? hand & lane : hand; }
};

}  // namespace quadrille
