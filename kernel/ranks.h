// The cards numbered anew by rank, so that the winner of a trick is its highest bit.
//
// Suits follow each other with trumps last, and within a suit cards rise by strength. Whatever
// goes through cards one by one, here or in the Python reference, goes through them in this order.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>

#include "problem.h"

namespace quadrille {

struct Ranks {
    std::array<std::uint8_t, kCards> place{};  // by card
    std::array<std::uint8_t, kCards> card{};   // by place
    // The rest by place.
    std::array<Mask, kCards> members{};    // the cards of the same suit
    std::array<Mask, kCards> contends{};   // when it is led: what may win, that is, and trumps
    std::array<Mask, kCards> follows{};
    std::array<Mask, kCards> obliges{};
    std::array<std::uint8_t, kCards> suit{};
    Mask trumps = 0;

    explicit Ranks(const Tables& tables) {
        std::iota(card.begin(), card.end(), std::uint8_t{0});
        std::sort(card.begin(), card.end(), [&](int one, int other) {
            const auto key = [&](int each) {
                const int suit = tables.suit[each];
                return ((suit == tables.trump) << 16) + (suit << 8) + tables.strength[each];
            };
            return key(one) < key(other);
        });
        for (int at = 0; at < kCards; ++at) place[card[at]] = static_cast<std::uint8_t>(at);
        for (int byte = 0; byte < kBytes; ++byte) {
            for (int bits = 0; bits < 256; ++bits) spread_[byte][bits] = slow(bits, byte * 8);
        }
        for (int at = 0; at < kCards; ++at) {
            suit[at] = tables.suit[card[at]];
            if (suit[at] == tables.trump) trumps |= Mask{1} << at;
            follows[at] = placed(tables.follows[card[at]]);
            obliges[at] = placed(tables.obliges[card[at]]);
        }
        for (int at = 0; at < kCards; ++at) {
            for (int other = 0; other < kCards; ++other) {
                if (suit[other] == suit[at]) members[at] |= Mask{1} << other;
            }
            contends[at] = members[at] | trumps;
        }
    }

    // A set of cards, by place.
    Mask placed(Mask cards) const {
        Mask found = 0;
        for (int byte = 0; byte < kBytes; ++byte) found |= spread_[byte][cards >> (8 * byte) & 255];
        return found;
    }

  private:
    static constexpr int kBytes = kCards / 8;
    std::array<std::array<Mask, 256>, kBytes> spread_{};

    Mask slow(int bits, int first) const {
        Mask found = 0;
        for (int bit = 0; bit < 8; ++bit) {
            if (bits >> bit & 1) found |= Mask{1} << place[first + bit];
        }
        return found;
    }
};

// One card of several, by its number among them.
inline Mask nth(Mask cards, unsigned number) {
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(Mask{1} << number, cards);
#else
    for (; number; --number) cards &= cards - 1;
    return cards & -cards;
#endif
}

}  // namespace quadrille
