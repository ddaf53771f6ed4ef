// Sharing out cards among seats: how many ways there are, which has a number, and drawing one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "problem.h"
#include "random.h"

namespace quadrille {

using Hands = std::array<Mask, kSeats>;
using Room = std::array<int, kSeats>;

// The ways to share out some cards, each card weighed by the seat that gets it, with so many
// places at each seat. The cards are taken in order of number, and for every number of places
// that may be left before a card it is known what all ways together weigh from there on.
//
// With weights 0 and 1 in whole numbers the weight is a count, exact below 2^128.
template <typename Number>
class Shares {
  public:
    using Weights = std::array<Number, kSeats>;  // of one card, by seat

    // `cards` are shared out; `weights` has an entry for each of them, by rising number.
    Shares(Mask cards, std::vector<Weights> weights, const Room& room);

    Number total() const { return size_ == places_ ? left_[full()] : Number{0}; }

    // The way with a number, or at so much of the total; only if the total is not 0.
    Hands at(Number number) const;

    // For each card, by rising number, the weight of the ways in which each seat gets it.
    std::vector<Weights> by_seat() const;

  private:
    std::vector<int> cards_;
    std::vector<Weights> weights_;
    Room room_;
    int size_;
    int places_;
    std::array<std::size_t, kSeats> step_{};  // in the table: by one place more at a seat
    std::size_t states_;
    std::vector<Number> left_;  // by card, then by the places left at all seats but the last

    // Where all the places are still free.
    std::size_t full() const { return states_ - 1; }
    void weigh(std::size_t card);
};

using Counted = Shares<Wide>;
using Weighed = Shares<double>;

// The ways in which each seat gets only cards that it may hold, all of them alike.
Counted counted(const Hands& may, const Room& room);

Hands draw(const Counted& ways, Chance chance);
Hands draw(const Weighed& ways, Chance chance);

}  // namespace quadrille
