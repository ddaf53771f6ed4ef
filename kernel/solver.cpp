#include "solver.h"

#include <algorithm>

namespace quadrille {

namespace {

// Whose each card of a deal was at first: what they hold, and what they have on the table.
std::array<Mask, kSeats> dealt(const Problem& problem) {
    std::array<Mask, kSeats> hands = problem.hands;
    for (int place = 0; place < problem.played; ++place) {
        hands[(problem.leader + place) % kSeats] |= Mask{1} << problem.table[place];
    }
    return hands;
}

bool are_same(const Tables& one, const Tables& other) {
    return one.suit == other.suit && one.strength == other.strength && one.trump == other.trump &&
           one.follows == other.follows && one.obliges == other.obliges;
}

}  // namespace

std::string fault_for_solver(const Problem& problem) { return Board(problem).fault(); }

std::optional<bool> Solver::at_least(const Problem& problem, int wanted, const Asked& asked) {
    try {
        take(problem, asked);
        return search_.wins(table_, wanted, left_).holds;
    } catch (const NotFinished&) {
        return std::nullopt;
    }
}

std::optional<Worth> Solver::worth(const Problem& problem, const Asked& asked) {
    try {
        take(problem, asked);
        const int won = tricks(problem, 0, left_, guess(), [&](int needed) {
            return search_.wins(table_, needed, left_).holds;
        });
        return problem.worth[won];
    } catch (const NotFinished&) {
        return std::nullopt;
    }
}

std::optional<ByCard> Solver::worth_by_card(const Problem& problem, const Asked& asked) {
    try {
        return each_card(problem, take(problem, asked));
    } catch (const NotFinished&) {
        return std::nullopt;
    }
}

// The number of tricks between `low` and `high`, as far as its worth tells it from others: the
// search asks for numbers that are worth more than the one below, those next to the guess first.
template <typename Holds>
int Solver::tricks(const Problem& problem, int low, int high, int guess, const Holds& holds) const {
    const auto is_step = [&](int n) { return problem.worth[n] > problem.worth[n - 1]; };
    while (true) {
        while (low < high && !is_step(high)) --high;
        if (low == high) return low;
        int needed = std::clamp(guess, low + 1, high);
        while (!is_step(needed)) ++needed;
        if (holds(needed)) {
            guess = (low = needed) + 1;
        } else {
            guess = high = needed - 1;
        }
    }
}

// One card of each run of equals is searched, and each search begins with what the last one found.
ByCard Solver::each_card(const Problem& problem, const Board& board) {
    const Position& position = search_.position;
    const int seat = table_.turn();
    const Lanes hand = position.hands[seat];
    const Lanes playable = table_.size ? Led(position, table_.cards[0]).playable(hand) : hand;
    const Lanes best = table_.size ? table_.cards[table_.best(position.suits.trumps)] : 0;
    const Lanes around = position.all() | position.suits.walls | best;
    const Lanes row = packed(playable, around);
    ByCard found;
    int guess = this->guess();
    for (Lanes rest = row; rest;) {
        const Lanes top = strongest(rest);
        const Lanes run = rest & ~(rest + top);
        rest ^= run;
        const Lanes cards = unpacked(run, around);
        const Lanes card = strongest(cards);
        guess = tricks(problem, 0, left_, guess,
                       [&](int needed) { return holds_after(seat, card, needed); });
        for (Mask held = problem.hands[seat]; held; held &= held - 1) {
            const int number = std::countr_zero(held);
            if (board.place(number) & cards) found.emplace_back(number, problem.worth[guess]);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool Solver::holds_after(int seat, Lanes card, int needed) {
    Search::Table table = table_;
    table.add(card);
    search_.position.play(seat, card);
    const bool holds = search_.wins(table, needed, left_).holds;
    search_.position.take_back(seat, card);
    return holds;
}

// Setting out

// The memory serves as long as the cards are a part of the same deal.
Board Solver::take(const Problem& problem, const Asked& asked) {
    const Board board(problem);
    Position& position = search_.position;
    position = {};
    position.suits = board.suits();
    position.side = problem.side;
    for (int seat = 0; seat < kSeats; ++seat) position.deal(seat, board.placed(problem.hands[seat]));
    table_ = {problem.leader, 0, {}};
    for (int place = 0; place < problem.played; ++place) {
        table_.add(board.place(problem.table[place]));
    }
    const int all = tricks_left(problem);
    left_ = std::min(asked.within, all);
    search_.allow(asked.steps);
    remember(problem, all - left_);
    return board;
}

void Solver::begin(const Problem& deal) { remember(deal, 0); }

void Solver::remember(const Problem& deal, int beyond) {
    if (is_of_same_deal(deal, beyond)) return;
    search_.forget();
    search_.beyond = beyond;
    deal_ = deal;
    deal_.hands = dealt(deal);
    remembers_ = true;
}

bool Solver::is_of_same_deal(const Problem& problem, int beyond) const {
    if (!remembers_ || beyond != search_.beyond || problem.side != deal_.side) return false;
    const std::array<Mask, kSeats> hands = dealt(problem);
    for (int seat = 0; seat < kSeats; ++seat) {
        if (hands[seat] & ~deal_.hands[seat]) return false;
    }
    return are_same(problem.tables, deal_.tables);
}

// A guess at the tricks, from the first cards of each suit and the number of trumps: hundredths
// of a trick, fitted to 800 deals of two against two and 400 of one against three.
int Solver::guess() const {
    struct Hundredths {
        int base, trump, trump_of_all, lead, lacking;
        std::array<int, 3> trumps, others;  // the three strongest of each suit
    };
    static constexpr Hundredths kTwo{18, 92, -52, 43, 54, {180, 134, 78}, {144, 48, 16}};
    static constexpr Hundredths kOne{-140, 50, -4, 48, 61, {141, 90, 45}, {70, 18, 10}};
    const Position& position = search_.position;
    const int seats = std::popcount(position.side);
    const bool is_turned = seats > 2;  // three win what the one does not
    const Hundredths& each = seats == 2 ? kTwo : kOne;
    const unsigned side = is_turned ? 15 & ~position.side : position.side;
    const Lanes all = position.all(), trumps = position.suits.trumps;
    Lanes own = 0;
    int sum = each.base + each.trump_of_all * std::popcount(all & trumps);
    if (side >> table_.leader & 1) sum += each.lead;
    for (int seat = 0; seat < kSeats; ++seat) {
        if (!(side >> seat & 1)) continue;
        own |= position.hands[seat];
        sum += each.lacking * (4 - std::popcount(lanes_of(position.hands[seat] | trumps) & kFirsts));
    }
    sum += each.trump * std::popcount(own & trumps);
    for (int lane = 0; lane < 4; ++lane) {
        Lanes rest = all & kLane << lane_at(lane);
        for (const int worth : kLane << lane_at(lane) & trumps ? each.trumps : each.others) {
            if (strongest(rest) & own) sum += worth;
            rest &= rest - 1;
        }
    }
    const int guess = (sum + 50) / 100;
    return is_turned ? left_ - guess : guess;
}

}  // namespace quadrille
