// Counting lines of play, by which one program's rules can be compared with another's.
#pragma once

#include <cstdint>

#include "problem.h"

namespace quadrille {

// How many sequences of so many cards may be played from here, none of them beyond the last trick.
std::uint64_t lines_of_play(const Problem& problem, int depth);

}  // namespace quadrille
