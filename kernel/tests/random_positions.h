// Positions at random, of tables that no game has.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "../check.h"
#include "../random.h"

namespace quadrille {

template <typename Values>
void shuffle(Values& values, Chance& chance) {
    for (std::size_t size = values.size(); size > 1; --size) {
        std::swap(values[size - 1], values[chance.pick(static_cast<std::uint32_t>(size))]);
    }
}

// Suits of any size, and any card may be one that need not be played.
inline Tables random_tables(Chance& chance) {
    Tables tables;
    std::array<std::uint8_t, kCards> strength;
    std::iota(strength.begin(), strength.end(), std::uint8_t{0});
    shuffle(strength, chance);
    tables.strength = strength;
    tables.trump = chance.pick(5) ? static_cast<std::uint8_t>(chance.pick(4)) : kNoTrump;
    const std::uint32_t suits = 1 + chance.pick(4);
    for (auto& suit : tables.suit) suit = static_cast<std::uint8_t>(chance.pick(suits));
    const Mask exempt = chance.next() & chance.next() & kPack;
    for (int led = 0; led < kCards; ++led) {
        for (int card = 0; card < kCards; ++card) {
            if (tables.suit[card] == tables.suit[led]) tables.follows[led] |= Mask{1} << card;
        }
        tables.obliges[led] = tables.follows[led] & ~exempt;
    }
    return tables;
}

// Suits of ten, with or without trumps, of which the strongest few need not follow a weaker one.
inline Tables searchable_tables(Chance& chance) {
    Tables tables;
    tables.trump = chance.pick(5) ? static_cast<std::uint8_t>(chance.pick(4)) : kNoTrump;
    const int exempt = static_cast<int>(chance.pick(4));
    for (int card = 0; card < kCards; ++card) {
        tables.suit[card] = static_cast<std::uint8_t>(card / 10);
        tables.strength[card] = static_cast<std::uint8_t>(card % 10);
    }
    for (int led = 0; led < kCards; ++led) {
        for (int card = led / 10 * 10; card < led / 10 * 10 + 10; ++card) {
            const bool is_exempt = tables.suit[card] == tables.trump && card % 10 >= 10 - exempt;
            tables.follows[led] |= Mask{1} << card;
            if (!is_exempt || card < led) tables.obliges[led] |= Mask{1} << card;
        }
        if (tables.suit[led] == tables.trump && led % 10 >= 10 - exempt) {
            tables.obliges[led] &= (Mask{1} << led) - 1;
        }
    }
    return tables;
}

inline Problem random_problem(Chance& chance, const Tables& tables, int most = kTricks) {
    Problem problem;
    problem.tables = tables;
    std::array<std::uint8_t, kCards> pack;
    std::iota(pack.begin(), pack.end(), std::uint8_t{0});
    shuffle(pack, chance);
    const int left = static_cast<int>(chance.pick(static_cast<std::uint32_t>(most + 1)));
    problem.leader = static_cast<std::uint8_t>(chance.pick(kSeats));
    problem.side = static_cast<std::uint8_t>(chance.pick(1 << kSeats));
    problem.played = left ? static_cast<std::uint8_t>(chance.pick(kSeats)) : 0;
    int next = 0;
    for (int step = 0; step < kSeats; ++step) {
        const int seat = (problem.leader + step) % kSeats;
        const bool has_played = step < problem.played;
        if (has_played) problem.table[step] = pack[next++];
        for (int held = has_played; held < left; ++held) {
            problem.hands[seat] |= Mask{1} << pack[next++];
        }
    }
    std::iota(problem.worth.begin(), problem.worth.end(), 0);
    return problem;
}

}  // namespace quadrille
