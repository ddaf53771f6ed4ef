// Whether a problem makes sense: asked once, at the border, so that nothing behind it need ask.
#pragma once

#include <string>

#include "problem.h"

namespace quadrille {

// What is wrong, beginning with the name of the field; empty if nothing is.
std::string fault_of(const Tables& tables);
std::string fault_of(const Problem& problem);

}  // namespace quadrille
