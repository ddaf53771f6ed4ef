// Every play-out of every position ends with as many tricks as there were, its last tricks can be
// left to the solver, and shares of cards are what was asked for; run under the sanitizers, by `make kernel-sanitize`.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "../hybrid.h"
#include "../playout.h"
#include "../policy.h"
#include "../worlds.h"
#include "random_positions.h"

using namespace quadrille;

namespace {

void must(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::exit(1);
}

int sum(const Won& won) { return won[0] + won[1] + won[2] + won[3]; }

Policy random_policy(Chance& chance) {
    Policy policy;
    policy.weights.resize(kRoles * kPlaces * kFeatures);
    for (auto& weight : policy.weights) weight = static_cast<std::int32_t>(chance.next());
    policy.explore = chance.pick(1 << 16);
    return policy;
}

Mark random_mark(Chance& chance) {
    Mark mark;
    mark.card = static_cast<std::uint8_t>(chance.pick(kCards + 1));
    for (auto* suits : {&mark.past.led, &mark.past.threw, &mark.past.lacks}) {
        for (auto& each : *suits) each = static_cast<std::uint8_t>(chance.next());
    }
    return mark;
}

void play(Chance& chance) {
    const Problem problem = random_problem(chance, random_tables(chance));
    must(fault_of(problem.tables).empty() && fault_of(problem).empty(), "a position was refused");
    const Ranks ranks(problem.tables);
    std::vector<Won> won(5);
    play_out(ranks, problem, chance.next(), 0, won.size(), won.data());
    for (const Won& each : won) must(sum(each) == tricks_left(problem), "tricks were lost");
    const Mark mark = random_mark(chance);
    play_by(random_policy(chance), mark, ranks, problem, chance.next(), 0, 3, won.data());
    for (const Won& each : won) must(sum(each) == tricks_left(problem), "tricks were lost");
    features(mark, ranks, problem);
}

// With all tricks left to the solver, each play-out with a card is worth what the solver says.
void solve_the_rest(Solver& solver, Chance& chance) {
    const Problem problem = random_problem(chance, searchable_tables(chance), 5);
    const Policy policy = random_policy(chance);
    const Mark mark = random_mark(chance), none;
    const Ranks ranks(problem.tables);
    const int left = static_cast<int>(chance.pick(kTricks + 1));
    const Hybrid some{policy, mark, left, ~std::uint64_t{0}, chance.next(), 2};
    const Hybrid all{policy, none, kTricks, ~std::uint64_t{0}, 1, 2};
    const auto found = worth_by_play(solver, some, ranks, problem, kPack, 0);
    const auto sums = worth_by_play(solver, all, ranks, problem, kPack, 0);
    const auto worth = solver.worth_by_card(problem, {});
    must(found && sums && worth, "no answer was found");
    must(found->size() == worth->size() && sums->size() == worth->size(), "cards were lost");
    for (std::size_t at = 0; at < sums->size(); ++at) {
        must((*sums)[at].first == (*worth)[at].first, "another card was tried");
        must((*sums)[at].second == 2 * (*worth)[at].second, "another worth was found");
    }
}

// Numbers without sense are looked at and refused, or make sense after all; nothing else happens.
void refuse(Chance& chance) {
    Problem problem = random_problem(chance, random_tables(chance));
    auto* bytes = reinterpret_cast<unsigned char*>(&problem);
    for (int fault = 0; fault < 3; ++fault) {
        bytes[chance.pick(sizeof problem)] = static_cast<unsigned char>(chance.next());
    }
    if (!fault_of(problem.tables).empty() || !fault_of(problem).empty()) return;
    Won won;
    play_out(Ranks(problem.tables), problem, 1, 0, 1, &won);
    must(sum(won) == tricks_left(problem), "tricks were lost");
}

void share(Chance& chance) {
    Hands may;
    for (Mask& cards : may) cards = (chance.next() | chance.next()) & kPack;
    const int size = std::popcount(may[0] | may[1] | may[2] | may[3]);
    Room room;
    for (int seat = 0; seat < kSeats; ++seat) room[seat] = size / kSeats + (seat < size % kSeats);
    const Counted ways = counted(may, room);
    if (!ways.total()) return;
    const Hands drawn = draw(ways, chance);
    for (int seat = 0; seat < kSeats; ++seat) {
        must(!(drawn[seat] & ~may[seat]), "a seat got what it may not hold");
        must(std::popcount(drawn[seat]) == room[seat], "a seat got too many cards");
    }
}

}  // namespace

int main() {
    Chance chance{20261130};
    for (int round = 0; round < 3000; ++round) play(chance);
    Solver solver(1);
    for (int round = 0; round < 1000; ++round) solve_the_rest(solver, chance);
    for (int round = 0; round < 3000; ++round) refuse(chance);
    for (int round = 0; round < 100; ++round) share(chance);
}
