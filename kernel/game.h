// A game under way, card by card, with what is public of it.
#pragma once

#include <array>
#include <cstdint>

#include "playout.h"
#include "problem.h"
#include "ranks.h"

namespace quadrille {

// What is public of the tricks before: sets of suits, as bits, by seat.
struct Past {
    std::array<std::uint8_t, kSeats> led{};    // which suits a seat has led
    std::array<std::uint8_t, kSeats> threw{};  // which plain suits she threw from on another
    std::array<std::uint8_t, kSeats> lacks{};  // to which suits she did not follow
};

struct Mark {
    std::uint8_t card = kCards;  // kCards if none is marked
    Past past{};
};

// A game under way, by place.
struct Game {
    const Ranks& ranks;
    std::array<Mask, kSeats> hands{};
    std::array<Mask, kSeats> trick{};
    Past past{};
    Mask mark = 0;         // the marked card while it is not played
    int holder = -1;       // of the marked card, if anybody holds it or held it lately
    unsigned side = 0;     // who is publicly of the side
    unsigned mark_suit = 4;
    int leader = 0;
    int played = 0;
    int left = 0;          // tricks, the one on the table among them
    int led = 0;           // the card led, if any is
    Won won{};

    Game(const Ranks& ranks, const Problem& problem, const Mark& marked);

    int mover() const { return (leader + played) & 3; }
    Mask legal() const {
        const Mask hand = hands[mover()];
        return played && hand & ranks.obliges[led] ? hand & ranks.follows[led] : hand;
    }
    void play(Mask card);

  private:
    void tell(int seat, int place);
    void finish();
};

}  // namespace quadrille
