// A trick-taking position as plain numbers: the whole contract between Python and the kernel.
//
// Cards are numbered 0..39 as Python's `Card.at`, and a set of cards is a mask with bit
// `1 << number`. Seats are 0..3 in their order of play. Nothing here knows a game: what may be
// played lies in two tables of masks, and which card wins in two tables of numbers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace quadrille {

using Mask = std::uint64_t;

inline constexpr int kCards = 40;
inline constexpr int kSeats = 4;
inline constexpr int kTricks = 10;
inline constexpr std::uint8_t kNoTrump = 255;
inline constexpr Mask kPack = (Mask{1} << kCards) - 1;

// How the cards rank and what a led card asks: shared by all problems with the same trumps.
struct Tables {
    std::array<std::uint8_t, kCards> suit{};      // 0..3, the effective suit: all trumps in `trump`
    std::array<std::uint8_t, kCards> strength{};  // all different within an effective suit
    std::array<Mask, kCards> follows{};  // by card led: what the one who is obliged may play
    std::array<Mask, kCards> obliges{};  // by card led: holding any of these, one is obliged
    std::uint8_t trump = kNoTrump;       // 0..3, or kNoTrump
};

struct Problem {
    std::array<Mask, kSeats> hands{};      // what each seat still holds, cards on the table apart
    Tables tables{};
    std::uint8_t leader = 0;               // who led, or is to lead, the trick at hand
    std::uint8_t side = 0;                 // bit mask of the seats that play together
    std::array<std::uint8_t, 3> table{};   // the cards on the table, in the order played
    std::uint8_t played = 0;               // how many of `table` count: 0..3
    // What it is worth to `side` to win n of the tricks that are left, the one on the table among
    // them. Entries beyond the tricks left are not read.
    std::array<std::int32_t, kTricks + 1> worth{};
};

// What may be played from a hand when a card has been led.
inline Mask playable(const Tables& tables, Mask hand, int led) {
    return hand & tables.obliges[led] ? hand & tables.follows[led] : hand;
}

// Whether a later card of a trick takes it from the card that was winning so far.
inline bool beats(const Tables& tables, int later, int winning) {
    if (tables.suit[later] == tables.suit[winning]) {
        return tables.strength[later] > tables.strength[winning];
    }
    return tables.suit[later] == tables.trump;
}

inline int turn_of(const Problem& problem) { return (problem.leader + problem.played) % kSeats; }

// The tricks that are still to be won, the one on the table among them.
inline int tricks_left(const Problem& problem) {
    return std::popcount(problem.hands[turn_of(problem)]);
}

}  // namespace quadrille
