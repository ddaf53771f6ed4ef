// The solver answers as trying everything does, and asks longer questions without a fault; run
// under the sanitizers, by `make kernel-sanitize`.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "../solver.h"
#include "random_positions.h"

using namespace quadrille;

namespace {

void must(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::exit(1);
}

int by_trying(const Problem& problem);

int after(const Problem& problem, int card) {
    Problem next = problem;
    next.hands[turn_of(problem)] &= ~(Mask{1} << card);
    if (problem.played < 3) {
        next.table[next.played++] = static_cast<std::uint8_t>(card);
        return by_trying(next);
    }
    const std::array<int, kSeats> trick{problem.table[0], problem.table[1], problem.table[2], card};
    int best = 0;
    for (int place = 1; place < kSeats; ++place) {
        if (beats(problem.tables, trick[place], trick[best])) best = place;
    }
    next.leader = static_cast<std::uint8_t>((problem.leader + best) % kSeats);
    next.played = 0;
    return (problem.side >> next.leader & 1) + by_trying(next);
}

int by_trying(const Problem& problem) {
    if (!tricks_left(problem)) return 0;
    const int seat = turn_of(problem);
    const bool is_ours = problem.side >> seat & 1;
    Mask cards = problem.hands[seat];
    if (problem.played) cards = playable(problem.tables, cards, problem.table[0]);
    int best = is_ours ? -1 : kTricks + 1;
    for (; cards; cards &= cards - 1) {
        const int found = after(problem, std::countr_zero(cards));
        best = is_ours ? std::max(best, found) : std::min(best, found);
    }
    return best;
}

void compare(Solver& solver, Chance& chance) {
    const Problem problem = random_problem(chance, searchable_tables(chance), 3);
    must(fault_of(problem.tables).empty() && fault_of(problem).empty(), "a position was refused");
    must(fault_for_solver(problem).empty(), "the solver refused a position");
    const int won = by_trying(problem);
    must(solver.worth(problem, {}) == won, "other tricks were found");
    for (int wanted = 0; wanted < 4; ++wanted) {
        must(solver.at_least(problem, wanted, {}) == (won >= wanted), "another answer was found");
    }
    const auto by_card = solver.worth_by_card(problem, {});
    must(by_card.has_value(), "no answer was found");
    for (const auto& [card, worth] : *by_card) {
        must(worth == after(problem, card), "another worth of a card was found");
    }
}

}  // namespace

int main() {
    Chance chance{20261130};
    Solver small(1);
    for (int round = 0; round < 3000; ++round) compare(small, chance);
    for (int round = 0; round < 60; ++round) {
        const Problem problem = random_problem(chance, searchable_tables(chance), 9);
        const auto whole = small.worth(problem, {});
        must(whole == Solver(8).worth(problem, {}), "memory changed an answer");
        const auto few = small.worth(problem, {kTricks, 5});
        must(!few || few == whole, "few steps changed an answer");
    }
    for (int round = 0; round < 300; ++round) {
        const Problem odd = random_problem(chance, random_tables(chance), 4);
        if (fault_for_solver(odd).empty()) must(small.worth(odd, {}) == by_trying(odd), "odd");
    }
}
