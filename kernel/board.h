// A problem laid out in lanes.
#pragma once

#include <array>
#include <string>

#include "position.h"
#include "problem.h"

namespace quadrille {

// Where each card of a problem lies. Only the cards that are there have a place, so that the
// strongest of them is always the first of its lane.
class Board {
  public:
    explicit Board(const Problem& problem);

    // Why the problem cannot be laid out; empty if it can.
    const std::string& fault() const { return fault_; }
    const Suits& suits() const { return suits_; }
    Lanes place(int card) const { return places_[card]; }
    Lanes placed(Mask cards) const;

  private:
    std::array<Lanes, kCards> places_{};
    Suits suits_;
    std::string fault_;

    void lay(const Tables& tables, Mask cards, int lane);
    std::string fault_of(const Tables& tables, Mask cards) const;
};

// The cards on the table, as one.
Mask table_of(const Problem& problem);

}  // namespace quadrille
