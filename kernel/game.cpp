#include "game.h"

namespace quadrille {

Game::Game(const Ranks& ranks, const Problem& problem, const Mark& marked)
    : ranks(ranks), past(marked.past), side(problem.side), leader(problem.leader) {
    left = tricks_left(problem);
    for (int seat = 0; seat < kSeats; ++seat) hands[seat] = ranks.placed(problem.hands[seat]);
    if (marked.card < kCards) {
        const int place = ranks.place[marked.card];
        mark_suit = ranks.suit[place];
        for (int seat = 0; seat < kSeats; ++seat) {
            if (hands[seat] >> place & 1) {
                mark = Mask{1} << place;
                holder = seat;
            }
        }
    }
    for (int step = 0; step < problem.played; ++step) {
        const int seat = mover();
        const Mask card = Mask{1} << ranks.place[problem.table[step]];
        if (problem.table[step] == marked.card) {
            mark = card;
            holder = seat;
        }
        hands[seat] |= card;
        play(card);
    }
}

void Game::play(Mask card) {
    const int seat = mover();
    const int place = std::countr_zero(card);
    if (!played) led = place;
    tell(seat, place);
    hands[seat] ^= card;
    trick[played++] = card;
    if (card == mark) {
        mark = 0;
        side |= 1u << holder;
    }
    if (played == kSeats) finish();
}

void Game::tell(int seat, int place) {
    const auto suit = static_cast<std::uint8_t>(1u << ranks.suit[place]);
    const auto asked = static_cast<std::uint8_t>(1u << ranks.suit[led]);
    if (!played) {
        past.led[seat] |= suit;
    } else if (suit != asked) {
        past.lacks[seat] |= asked;
        if (!(ranks.trumps >> place & 1)) past.threw[seat] |= suit;
    }
}

void Game::finish() {
    const Mask best =
        std::bit_floor((trick[0] | trick[1] | trick[2] | trick[3]) & ranks.contends[led]);
    int step = 0;
    while (trick[step] != best) ++step;
    leader = (leader + step) & 3;
    ++won[leader];
    played = 0;
    --left;
}

}  // namespace quadrille
