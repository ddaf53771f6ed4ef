#include "lines.h"

namespace quadrille {

namespace {

Problem after(const Problem& problem, int card) {
    Problem next = problem;
    next.hands[turn_of(problem)] &= ~(Mask{1} << card);
    if (problem.played < 3) {
        next.table[next.played++] = static_cast<std::uint8_t>(card);
        return next;
    }
    int best = 0, winning = problem.table[0];
    for (int place = 1; place < kSeats; ++place) {
        const int later = place < 3 ? problem.table[place] : card;
        if (beats(problem.tables, later, winning)) best = place, winning = later;
    }
    next.leader = static_cast<std::uint8_t>((problem.leader + best) % kSeats);
    next.played = 0;
    return next;
}

}  // namespace

std::uint64_t lines_of_play(const Problem& problem, int depth) {
    if (depth == 0) return 1;
    Mask cards = problem.hands[turn_of(problem)];
    if (problem.played) cards = playable(problem.tables, cards, problem.table[0]);
    if (depth == 1) return static_cast<std::uint64_t>(std::popcount(cards));
    std::uint64_t lines = 0;
    for (; cards; cards &= cards - 1) {
        lines += lines_of_play(after(problem, std::countr_zero(cards)), depth - 1);
    }
    return lines;
}

}  // namespace quadrille
