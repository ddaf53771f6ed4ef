// Sets of cards as four lanes of sixteen bits, a lane for each suit: what the solver thinks in.
//
// Trumps lie in the first lane, and in each lane the strongest card lies lowest. So of cards that
// contend for a trick the lowest bit wins, whatever their suits.
#pragma once

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace quadrille {

using Lanes = std::uint64_t;

inline constexpr Lanes kLane = 0xffff;
inline constexpr Lanes kFirsts = 0x0001'0001'0001'0001;  // the lowest bit of each lane
inline constexpr Lanes kLasts = 0x8000'8000'8000'8000;   // the highest, which no card ever has

inline Lanes strongest(Lanes cards) { return cards & -cards; }
inline Lanes weakest(Lanes cards) { return std::bit_floor(cards); }
inline Lanes stronger_than(Lanes card) { return card - 1; }
inline bool is_several(Lanes cards) { return cards & (cards - 1); }
inline int lane_at(int lane) { return lane * 16; }
inline int lane_number(Lanes card) { return std::countr_zero(card) >> 4; }
inline Lanes lane_of(Lanes card) { return kLane << (std::countr_zero(card) & 48); }

// The cards as bits in a row, by their places among `all`; and back.
inline Lanes packed(Lanes cards, Lanes all) {
#ifdef __BMI2__
    return _pext_u64(cards, all);
#else
    Lanes found = 0;
    for (Lanes bit = 1; all; bit <<= 1, all &= all - 1) {
        if (cards & all & -all) found |= bit;
    }
    return found;
#endif
}

inline Lanes unpacked(Lanes row, Lanes all) {
#ifdef __BMI2__
    return _pdep_u64(row, all);
#else
    Lanes found = 0;
    for (; all && row; row >>= 1, all &= all - 1) {
        if (row & 1) found |= all & -all;
    }
    return found;
#endif
}

// In each lane, every bit down to the weakest of the cards.
inline Lanes down_to(Lanes cards) {
    cards |= cards >> 1 & 0x7fff'7fff'7fff'7fff;
    cards |= cards >> 2 & 0x3fff'3fff'3fff'3fff;
    cards |= cards >> 4 & 0x0fff'0fff'0fff'0fff;
    cards |= cards >> 8 & 0x00ff'00ff'00ff'00ff;
    return cards;
}

// The whole of each lane in which there is a card.
inline Lanes lanes_of(Lanes cards) {
    const Lanes one = ((cards + ~kLasts) & kLasts) >> 15;
    return (one << 16) - one;
}

// In each lane, the bits from the lowest on without a gap.
inline Lanes unbroken(Lanes cards) { return cards & ~(cards + kFirsts); }

// In each lane, the first bit that is not set.
inline Lanes after(Lanes run) { return (run + kFirsts) & ~run; }

}  // namespace quadrille
