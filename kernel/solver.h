// Open-card questions about problems: what a side wins against best play.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board.h"
#include "problem.h"
#include "search.h"

namespace quadrille {

// Why the solver does not take a problem that makes sense otherwise; empty if it does. At most
// three cards may be exempt from a weaker lead of their suit, the strongest trumps of those there
// are; no other card may be exempt, and no suit have more than 14 cards.
std::string fault_for_solver(const Problem& problem);

// What is asked of a problem, and how much may be spent on it.
struct Asked {
    int within = kTricks;                       // only so many of the next tricks count
    std::uint64_t steps = ~std::uint64_t{0};    // tricks that a search may begin
};

using Worth = std::int32_t;
using ByCard = std::vector<std::pair<std::uint8_t, Worth>>;  // by rising number of the card

// One thread's solver. What it finds out of a deal it remembers for further questions of that
// deal, in so much memory and no more. An empty answer means: not finished within the steps.
class Solver {
  public:
    explicit Solver(std::size_t mebibytes) : search_(mebibytes << 20) {}

    // What is found out from now on is remembered for this deal, all cards of which are told.
    void begin(const Problem& deal);

    std::optional<bool> at_least(const Problem& problem, int wanted, const Asked& asked);

    // The worth of the tricks won: `problem.worth`, by their number.
    std::optional<Worth> worth(const Problem& problem, const Asked& asked);

    // The same for each card that the seat on turn may play.
    std::optional<ByCard> worth_by_card(const Problem& problem, const Asked& asked);

    void forget() { remembers_ = false; }

  private:
    Search search_;
    Search::Table table_;
    int left_ = 0;

    // What the memory is of.
    Problem deal_;
    bool remembers_ = false;

    Board take(const Problem& problem, const Asked& asked);
    void remember(const Problem& deal, int beyond);
    bool is_of_same_deal(const Problem& problem, int beyond) const;
    ByCard each_card(const Problem& problem, const Board& board);
    bool holds_after(int seat, Lanes card, int needed);
    int guess() const;
    template <typename Holds>
    int tricks(const Problem& problem, int low, int high, int guess, const Holds& holds) const;
};

}  // namespace quadrille
