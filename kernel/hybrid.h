// Play-outs that end in open cards: on by a policy, and the last tricks as well as all can.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "policy.h"
#include "solver.h"

namespace quadrille {

// How it is played on.
struct Hybrid {
    const Policy& policy;
    const Mark& mark;
    int leave;            // tricks that are left to the solver, once no holder is hidden
    std::uint64_t steps;  // tricks that each search may begin
    std::uint64_t seed;
    std::size_t times;
};

using SumByCard = std::vector<std::pair<std::uint8_t, std::int64_t>>;  // by rising number

// For each card of some that the seat on turn may play, what is won with it in all play-outs
// together, by the problem's worth; the holder of the marked card is of the side. The play-outs
// with each card draw from the same streams, beginning with `first`. Empty if a search was not
// finished.
std::optional<SumByCard> worth_by_play(Solver& solver, const Hybrid& how, const Ranks& ranks,
                                       const Problem& problem, Mask among, std::uint64_t first);

}  // namespace quadrille
