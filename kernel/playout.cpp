#include "playout.h"

#include "random.h"

namespace quadrille {

namespace {

// So many play-outs go on side by side: each waits for its own cards, and none for the others.
inline constexpr int kAbreast = 2;

struct Play {
    std::array<Mask, kSeats> hands;
    Chance chance;
    unsigned leader;
    Won won;
};

inline Mask drawn(Mask legal, Chance& chance) {
    return nth(legal, chance.pick(static_cast<unsigned>(std::popcount(legal))));
}

inline Mask answer(const Ranks& ranks, Play& play, unsigned seat, int led) {
    const Mask hand = play.hands[seat];
    const Mask legal = hand & ranks.obliges[led] ? hand & ranks.follows[led] : hand;
    const Mask card = drawn(legal, play.chance);
    play.hands[seat] = hand ^ card;
    return card;
}

inline void take(const Ranks& ranks, Play& play, int led, const std::array<Mask, kSeats>& trick) {
    const Mask best = std::bit_floor((trick[0] | trick[1] | trick[2] | trick[3]) &
                                     ranks.contends[led]);
    const unsigned step = (trick[1] == best) + 2 * (trick[2] == best) + 3 * (trick[3] == best);
    play.leader = (play.leader + step) & 3;
    ++play.won[play.leader];
}

inline void whole_trick(const Ranks& ranks, Play& play) {
    const unsigned leader = play.leader;
    std::array<Mask, kSeats> trick;
    trick[0] = drawn(play.hands[leader], play.chance);
    play.hands[leader] ^= trick[0];
    const int led = std::countr_zero(trick[0]);
    for (unsigned step = 1; step < kSeats; ++step) {
        trick[step] = answer(ranks, play, (leader + step) & 3, led);
    }
    take(ranks, play, led, trick);
}

inline void last_trick(const Ranks& ranks, Play& play) {
    std::array<Mask, kSeats> trick;
    for (unsigned step = 0; step < kSeats; ++step) {
        trick[step] = play.hands[(play.leader + step) & 3];
    }
    take(ranks, play, std::countr_zero(trick[0]), trick);
}

void rest_of_trick(const Ranks& ranks, const Problem& problem, Play& play) {
    std::array<Mask, kSeats> trick;
    const int led = ranks.place[problem.table[0]];
    for (unsigned step = 0; step < kSeats; ++step) {
        trick[step] = step < problem.played ? Mask{1} << ranks.place[problem.table[step]]
                                            : answer(ranks, play, (play.leader + step) & 3, led);
    }
    take(ranks, play, led, trick);
}

template <int abreast>
void play_some(const Ranks& ranks, const Problem& problem, const Play& start, std::uint64_t seed,
               std::uint64_t first, Won* results) {
    std::array<Play, abreast> plays;
    for (int each = 0; each < abreast; ++each) {
        plays[each] = start;
        plays[each].chance = stream(seed, first + each);
    }
    int left = tricks_left(problem);
    if (problem.played) {
        for (Play& play : plays) rest_of_trick(ranks, problem, play);
        --left;
    }
    for (; left > 1; --left) {
        for (Play& play : plays) whole_trick(ranks, play);
    }
    if (left == 1) {
        for (Play& play : plays) last_trick(ranks, play);
    }
    for (int each = 0; each < abreast; ++each) results[each] = plays[each].won;
}

}  // namespace

void play_out(const Ranks& ranks, const Problem& problem, std::uint64_t seed, std::uint64_t first,
              std::size_t times, Won* results) {
    Play start{};
    for (int seat = 0; seat < kSeats; ++seat) start.hands[seat] = ranks.placed(problem.hands[seat]);
    start.leader = problem.leader;
    std::size_t done = 0;
    for (; done + kAbreast <= times; done += kAbreast) {
        play_some<kAbreast>(ranks, problem, start, seed, first + done, results + done);
    }
    for (; done < times; ++done) {
        play_some<1>(ranks, problem, start, seed, first + done, results + done);
    }
}

}  // namespace quadrille
