// Information-set Monte-Carlo tree search, as one player does it who does not see the others' cards.
//
// One tree grows over the cards that all see played; each turn through it is in another world, and
// goes on only by cards that its mover holds there. A card's odds of having been there to choose
// are counted with it, so that a rare card is not thought worse for being rare. From the tree's
// edge cards are drawn evenly, or a policy plays.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "policy.h"

namespace quadrille {

struct Tried {
    std::uint8_t card;
    std::uint32_t times;
    std::int64_t sum;  // of the worth to the one who chose it
};

// How the tree grows.
struct Growth {
    const Policy* policy;  // none: cards are drawn evenly
    const Mark& mark;
    double explore;        // in units of worth: how much a card that is little tried is tried more
    std::uint64_t seed;
    std::size_t turns;
};

// Each card that the seat on turn may play, by rising number: how often it was tried, and its sum.
// The worlds, one problem each, differ in the others' hands and in worth only; turn after turn
// takes the next. What a world is worth to its side it costs the others.
std::vector<Tried> ismcts(const std::vector<Problem>& worlds, const Ranks& ranks,
                          const Growth& how);

}  // namespace quadrille
