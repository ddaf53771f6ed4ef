#include "check.h"

namespace quadrille {

namespace {

std::string of_card(const char* field, int card, const char* wrong) {
    return std::string(field) + "[" + std::to_string(card) + "]: " + wrong;
}

Mask suit_of(const Tables& tables, int suit) {
    Mask members = 0;
    for (int card = 0; card < kCards; ++card) {
        if (tables.suit[card] == suit) members |= Mask{1} << card;
    }
    return members;
}

bool are_strengths_different(const Tables& tables, int card) {
    for (int other = 0; other < card; ++other) {
        if (tables.suit[other] == tables.suit[card] &&
            tables.strength[other] == tables.strength[card]) {
            return false;
        }
    }
    return true;
}

std::string fault_of_table(const Problem& problem, Mask held) {
    if (problem.played > 3) return "table: at most three cards";
    for (int place = 0; place < problem.played; ++place) {
        const int card = problem.table[place];
        if (card >= kCards) return "table: a card is beyond the pack";
        if (held >> card & 1) return "table: a card is held, or lies there twice";
        held |= Mask{1} << card;
    }
    return "";
}

}  // namespace

std::string fault_of(const Tables& tables) {
    if (tables.trump > 3 && tables.trump != kNoTrump) return "trump: no suit has this number";
    for (int card = 0; card < kCards; ++card) {
        if (tables.suit[card] > 3) return of_card("suit", card, "no suit has this number");
    }
    for (int card = 0; card < kCards; ++card) {
        if (!are_strengths_different(tables, card)) {
            return of_card("strength", card, "another card of the suit is as strong");
        }
        if (tables.follows[card] != suit_of(tables, tables.suit[card])) {
            return of_card("follows", card, "the cards of the suit led, and no others, follow it");
        }
        if (tables.obliges[card] & ~tables.follows[card]) {
            return of_card("obliges", card, "a card obliges that may not be played then");
        }
    }
    return "";
}

std::string fault_of(const Problem& problem) {
    if (problem.leader >= kSeats) return "leader: no seat has this number";
    if (problem.side >= 1 << kSeats) return "side: a seat is beyond the fourth";
    Mask held = 0;
    for (const Mask hand : problem.hands) {
        if (hand & ~kPack) return "hands: a card is beyond the pack";
        if (hand & held) return "hands: a card is held twice";
        held |= hand;
    }
    if (const std::string wrong = fault_of_table(problem, held); !wrong.empty()) return wrong;
    const int left = tricks_left(problem);
    if (left > kTricks) return "hands: at most ten cards each";
    for (int step = 0; step < kSeats; ++step) {
        const Mask hand = problem.hands[(problem.leader + step) % kSeats];
        if (std::popcount(hand) + (step < problem.played) != left) {
            return "hands: the numbers of cards do not fit with whose turn it is";
        }
    }
    for (int tricks = 0; tricks < kTricks; ++tricks) {
        if (problem.worth[tricks] > problem.worth[tricks + 1]) return "worth: it falls";
    }
    return "";
}

}  // namespace quadrille
