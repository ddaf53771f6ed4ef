#include "board.h"

#include <algorithm>
#include <vector>

namespace quadrille {

namespace {

constexpr int kMostInLane = 14;
constexpr int kMostExempt = 3;

// The cards of a suit that are there, the strongest first.
std::vector<int> by_strength(const Tables& tables, Mask cards, int suit) {
    std::vector<int> found;
    for (int card = 0; card < kCards; ++card) {
        if (cards >> card & 1 && tables.suit[card] == suit) found.push_back(card);
    }
    std::sort(found.begin(), found.end(), [&](int one, int other) {
        return tables.strength[one] > tables.strength[other];
    });
    return found;
}

}  // namespace

Mask table_of(const Problem& problem) {
    Mask cards = 0;
    for (int place = 0; place < problem.played; ++place) cards |= Mask{1} << problem.table[place];
    return cards;
}

Board::Board(const Problem& problem) {
    const Tables& tables = problem.tables;
    Mask cards = table_of(problem);
    for (const Mask hand : problem.hands) cards |= hand;
    const bool has_trumps = tables.trump != kNoTrump;
    int lane = 0;
    if (has_trumps) lay(tables, cards, tables.trump), ++lane;
    for (int suit = 0; suit < kSeats; ++suit) {
        if (suit == tables.trump) continue;
        std::vector<int> present = by_strength(tables, cards, suit);
        if (present.size() > kMostInLane) fault_ = "suit: more than 14 cards of one suit";
        for (std::size_t at = 0; at < present.size() && at < kMostInLane; ++at) {
            places_[present[at]] = Lanes{1} << (lane_at(lane) + at);
        }
        ++lane;
    }
    if (fault_.empty()) fault_ = fault_of(tables, cards);
}

// Trumps: after the exempt ones a wall, since a weaker trump is not the equal of an exempt one.
void Board::lay(const Tables& tables, Mask cards, int suit) {
    const std::vector<int> present = by_strength(tables, cards, suit);
    suits_.trumps = kLane;
    if (present.empty()) return;
    const Mask obliged = tables.obliges[present.back()];
    std::size_t exempt = 0;
    while (exempt + 1 < present.size() && !(obliged >> present[exempt] & 1)) ++exempt;
    if (present.size() + (exempt > 0) > kMostInLane) fault_ = "suit: more than 14 cards of one suit";
    if (exempt > kMostExempt) fault_ = "obliges: more than three cards are exempt";
    if (!fault_.empty()) return;
    for (std::size_t at = 0; at < present.size(); ++at) {
        const Lanes bit = Lanes{1} << (at + (exempt > 0 && at >= exempt));
        places_[present[at]] = bit;
        if (at < exempt) suits_.exempt |= bit;
    }
    if (exempt) suits_.walls |= Lanes{1} << exempt;
}

// What the tables say of each card that might be led must be what the solver plays by.
std::string Board::fault_of(const Tables& tables, Mask cards) const {
    Position position;
    position.suits = suits_;
    const Lanes all = placed(cards);
    for (int led = 0; led < kCards; ++led) {
        if (!(cards >> led & 1)) continue;
        const Lanes others = all & ~place(led);
        const Lanes differ = placed(tables.obliges[led]) ^ position.obliges(place(led));
        if (differ & others) {
            return "obliges[" + std::to_string(led) + "]: only the strongest trumps may be exempt, from weaker leads";
        }
    }
    return "";
}

Lanes Board::placed(Mask cards) const {
    Lanes found = 0;
    for (; cards; cards &= cards - 1) found |= places_[std::countr_zero(cards)];
    return found;
}

}  // namespace quadrille
