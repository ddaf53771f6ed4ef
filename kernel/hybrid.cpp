#include "hybrid.h"

#include <algorithm>

namespace quadrille {

namespace {

Mask cards_of(const Ranks& ranks, Mask places) {
    Mask cards = 0;
    for (; places; places &= places - 1) cards |= Mask{1} << ranks.card[std::countr_zero(places)];
    return cards;
}

// What is left of a game, with the worth of the tricks that are won already.
void leave(const Game& game, int won, const Problem& begun, Problem& rest) {
    for (int seat = 0; seat < kSeats; ++seat) {
        rest.hands[seat] = cards_of(game.ranks, game.hands[seat]);
    }
    rest.leader = static_cast<std::uint8_t>(game.leader);
    rest.played = static_cast<std::uint8_t>(game.played);
    for (int step = 0; step < game.played; ++step) {
        rest.table[step] = game.ranks.card[std::countr_zero(game.trick[step])];
    }
    for (int more = 0; more <= kTricks; ++more) {
        rest.worth[more] = begun.worth[std::min(won + more, kTricks)];
    }
}

}  // namespace

std::optional<SumByCard> worth_by_play(Solver& solver, const Hybrid& how, const Ranks& ranks,
                                       const Problem& problem, Mask among, std::uint64_t first) {
    const Game begun(ranks, problem, how.mark);
    Problem rest = problem;
    if (begun.holder >= 0) rest.side |= static_cast<std::uint8_t>(1u << begun.holder);
    solver.begin(rest);
    SumByCard found;
    for (Mask cards = begun.legal() & ranks.placed(among); cards; cards &= cards - 1) {
        const Mask card = cards & -cards;
        std::int64_t sum = 0;
        for (std::size_t each = 0; each < how.times; ++each) {
            Chance chance = stream(how.seed, first + each);
            Game game = begun;
            game.play(card);
            while (game.left > (game.mark ? 0 : how.leave)) {
                game.play(decided(how.policy, game, chance));
            }
            int won = 0;
            for (int seat = 0; seat < kSeats; ++seat) won += game.won[seat] * (rest.side >> seat & 1);
            if (!game.left) {
                sum += problem.worth[won];
                continue;
            }
            leave(game, won, problem, rest);
            const std::optional<Worth> worth = solver.worth(rest, {kTricks, how.steps});
            if (!worth) return std::nullopt;
            sum += *worth;
        }
        found.emplace_back(ranks.card[std::countr_zero(card)], sum);
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace quadrille
