#include "solver.h"

#include "board.h"

namespace quadrille {

namespace {

// Whose each card of a deal was at first: what they hold, and what they have on the table.
std::array<Mask, kSeats> dealt(const Problem& problem) {
    std::array<Mask, kSeats> hands = problem.hands;
    for (int place = 0; place < problem.played; ++place) {
        hands[(problem.leader + place) % kSeats] |= Mask{1} << problem.table[place];
    }
    return hands;
}

bool are_same(const Tables& one, const Tables& other) {
    return one.suit == other.suit && one.strength == other.strength && one.trump == other.trump &&
           one.follows == other.follows && one.obliges == other.obliges;
}

}  // namespace

std::string fault_for_solver(const Problem& problem) { return Board(problem).fault(); }

std::optional<bool> Solver::at_least(const Problem& problem, int wanted, const Asked& asked) {
    try {
        take(problem, asked);
        return search_.wins(table_, wanted, left_).holds;
    } catch (const NotFinished&) {
        return std::nullopt;
    }
}

std::optional<Worth> Solver::worth(const Problem& problem, const Asked& asked) {
    try {
        take(problem, asked);
        const int won = tricks(problem, 0, left_, guess(), [&](int needed) {
            return search_.wins(table_, needed, left_).holds;
        });
        return problem.worth[won];
    } catch (const NotFinished&) {
        return std::nullopt;
    }
}

std::optional<ByCard> Solver::worth_by_card(const Problem& problem, const Asked& asked) {
    try {
        take(problem, asked);
        return each_card(problem);
    } catch (const NotFinished&) {
        return std::nullopt;
    }
}

// The number of tricks between `low` and `high`, as far as its worth tells it from others: the
// search asks for numbers that are worth more than the one below, those next to the guess first.
template <typename Holds>
int Solver::tricks(const Problem& problem, int low, int high, int guess, const Holds& holds) const {
    const auto is_step = [&](int n) { return problem.worth[n] > problem.worth[n - 1]; };
    while (true) {
        while (low < high && !is_step(high)) --high;
        if (low == high) return low;
        int needed = std::clamp(guess, low + 1, high);
        while (!is_step(needed)) ++needed;
        if (holds(needed)) {
            guess = (low = needed) + 1;
        } else {
            guess = high = needed - 1;
        }
    }
}

// One card of each run of equals is searched. Each search begins with what the last one found.
ByCard Solver::each_card(const Problem& problem) {
    Position& position = search_.position;
    const int seat = table_.turn();
    const Board board(problem);
    ...
}

}  // namespace quadrille
