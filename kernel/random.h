// Chance, handed in as one number: the same draws bit for bit as `reference/chance.py`.
#pragma once

#include <cstdint>

namespace quadrille {

using Wide = unsigned __int128;

inline std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return bits ^ (bits >> 31);
}

// SplitMix64: a counter whose every value is mixed well, so streams are split off by number.
struct Chance {
    std::uint64_t state;

    std::uint64_t next() {
        state += 0x9E3779B97F4A7C15u;
        return mixed(state);
    }

    // A number below `size`, which is small: uneven by less than one part in 2^25.
    std::uint32_t pick(std::uint32_t size) {
        return static_cast<std::uint32_t>(((next() >> 32) * size) >> 32);
    }

    // A number below `size`, exactly evenly.
    Wide below(Wide size) {
        Wide mask = size - 1;
        for (int shift = 1; shift < 128; shift *= 2) mask |= mask >> shift;
        for (;;) {
            Wide drawn = next();
            if (mask >> 64) drawn |= static_cast<Wide>(next()) << 64;
            if ((drawn & mask) < size) return drawn & mask;
        }
    }

    // A number from 0 to less than 1, in steps of 2^-53.
    double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

// The chance that the draw with a number has for itself, whoever makes the other draws.
inline Chance stream(std::uint64_t seed, std::uint64_t number) {
    return {mixed(mixed(seed) + number * 0xD1342543DE82EF95u)};
}

}  // namespace quadrille
