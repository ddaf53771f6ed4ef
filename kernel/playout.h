// Playing a position to its end by cards drawn evenly from those that may be played.
#pragma once

#include <array>
#include <cstdint>

#include "problem.h"
#include "ranks.h"

namespace quadrille {

using Won = std::array<std::uint8_t, kSeats>;  // tricks won by each seat, of those that were left

// Play a position so many times; the play-out with a number draws from the stream of the seed
// with that number, beginning with `first`, one draw for each card but those of a last trick.
void play_out(const Ranks& ranks, const Problem& problem, std::uint64_t seed, std::uint64_t first,
              std::size_t times, Won* results);

}  // namespace quadrille
