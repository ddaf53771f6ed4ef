#include "policy.h"

namespace quadrille {

namespace {

using Set = std::uint64_t;  // of features

constexpr Set when(bool holds, unsigned feature) { return Set{holds} << feature; }

constexpr Mask above(int place) { return ~Mask{0} << place << 1; }

enum Relation : unsigned { kFriend, kFoe, kUnknown };

// What the mover knows, and what of it bears on every card.
class Sight {
  public:
    explicit Sight(const Game& game);

    int role() const;
    Set of(Mask card);

  private:
    const Game& game_;
    const Ranks& ranks_;
    int seat_;
    Mask hand_;
    Mask unseen_ = 0;
    std::array<unsigned, 3> who_{};  // the other seats, by relation
    Mask best_ = 0;                  // the winning card on the table
    unsigned winner_ = 0;            // the relation of who played it
    bool is_safe_ = false;           // whether no unseen card that is still to come beats it
    bool is_free_ = false;           // whether trumps were led and she need play none
    Mask takers_ = 0;
    Mask sure_takers_ = 0;
    std::array<Set, kSeats> by_suit_{};
    unsigned known_suits_ = 0;

    void relate();
    void look_at_table();
    Set of_suit(unsigned suit, Mask members) const;
    Set of_rank(int place, Mask members) const;
    Set of_answer(Mask card, int place, bool is_master) const;
    bool is_sure(Mask card) const;
};

Sight::Sight(const Game& game)
    : game_(game), ranks_(game.ranks), seat_(game.mover()), hand_(game.hands[seat_]) {
    for (int seat = 0; seat < kSeats; ++seat) {
        if (seat != seat_) unseen_ |= game.hands[seat];
    }
    relate();
    if (game.played) look_at_table();
}

void Sight::relate() {
    const unsigned others = 15u & ~(1u << seat_);
    const bool is_of_side = game_.side >> seat_ & 1;
    if (!game_.mark || seat_ == game_.holder) {
        const bool ours = is_of_side || seat_ == game_.holder;
        who_[kFriend] = others & (ours ? game_.side : ~game_.side);
        who_[kFoe] = others & ~who_[kFriend];
    } else {
        who_[is_of_side ? kFriend : kFoe] = others & game_.side;
        who_[kUnknown] = others & ~game_.side;
    }
}

int Sight::role() const {
    const bool is_shown = !game_.mark;
    const bool is_holder = seat_ == game_.holder;
    const bool is_of_side = game_.side >> seat_ & 1;
    if (is_holder && is_of_side && !is_shown) return 6;
    if (is_holder && !is_shown) return 2;
    return (is_holder ? 2 : is_of_side ? 0 : 4) + is_shown;
}

bool Sight::is_sure(Mask card) const {
    const int place = std::countr_zero(card);
    return game_.played == 3 || !(unseen_ & ranks_.contends[game_.led] & above(place));
}

void Sight::look_at_table() {
    const Mask contending = ranks_.contends[game_.led];
    Mask table = 0;
    for (int step = 0; step < game_.played; ++step) table |= game_.trick[step];
    best_ = std::bit_floor(table & contending);
    int step = 0;
    while (game_.trick[step] != best_) ++step;
    const unsigned winner = 1u << ((game_.leader + step) & 3);
    winner_ = who_[kFriend] & winner ? kFriend : who_[kFoe] & winner ? kFoe : kUnknown;
    is_safe_ = is_sure(best_);
    is_free_ = ranks_.trumps >> game_.led & 1 && !(hand_ & ranks_.obliges[game_.led]);
    takers_ = game_.legal() & contending & above(std::countr_zero(best_));
    for (Mask rest = takers_; rest; rest &= rest - 1) {
        const Mask card = rest & -rest;
        if (is_sure(card)) sure_takers_ |= card;
    }
}

Set Sight::of_suit(unsigned suit, Mask members) const {
    const int own = std::popcount(hand_ & members);
    const int unseen = std::popcount(unseen_ & members);
    unsigned who_led = 0, who_threw = 0, who_lacks = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        who_led |= (game_.past.led[seat] >> suit & 1u) << seat;
        who_threw |= (game_.past.threw[seat] >> suit & 1u) << seat;
        who_lacks |= (game_.past.lacks[seat] >> suit & 1u) << seat;
    }
    return when(own == 1, kOnly) | when(own == 2, kOfTwo) | when(own == 3, kOfThree) |
           when(own > 3, kOfMore) | when(unseen == 0, kNoneUnseen) |
           when(unseen == 1 || unseen == 2, kFewUnseen) |
           when(unseen > 2 && unseen < 6, kSomeUnseen) | when(unseen > 5, kManyUnseen) |
           when(who_led & who_[kFriend], kFriendLed) |
           when(who_threw & who_[kFriend], kFriendThrew) |
           when(who_lacks & who_[kFriend], kFriendLacks) | when(who_led & who_[kFoe], kFoeLed) |
           when(who_lacks & who_[kFoe], kFoeLacks) |
           when(who_led & who_[kUnknown], kUnknownLed) |
           when(who_lacks & who_[kUnknown], kUnknownLacks) | when(who_led >> seat_ & 1, kOwnLed);
}

Set Sight::of_rank(int place, Mask members) const {
    const Mask own = hand_ & members;
    const Mask card = Mask{1} << place;
    const Mask higher = unseen_ & members & above(place);
    const int count = std::popcount(higher);
    const bool is_lowest = !(own & (card - 1));
    const Mask next_above = (own | unseen_) & members & above(place);
    const Mask next_below = (own | unseen_) & members & (card - 1);
    const int top = 63 - std::countl_zero(own);
    const bool is_guarded = std::popcount(own) == 2 && is_lowest &&
                            std::popcount(unseen_ & members & above(top)) == 1;
    return when(count == 0, kMaster) | when(count == 1, kOneAbove) | when(count == 2, kTwoAbove) |
           when(count > 2, kMoreAbove) | when(is_lowest, kLowest) |
           when(!(own & above(place)), kHighest) |
           when((next_above & -next_above) & own, kTouchesAbove) |
           when(std::bit_floor(next_below) & own, kTouchesBelow) | when(is_guarded, kUnguards);
}

Set Sight::of_answer(Mask card, int place, bool is_master) const {
    const bool is_led_suit = ranks_.members[game_.led] & card;
    const bool is_trump = ranks_.trumps & card;
    const bool is_mark = card == game_.mark;
    Set found = when(is_led_suit, kFollows) | when(!is_led_suit && is_trump, kRuffs) |
                when(!is_led_suit && !is_trump, kThrows) | when(is_free_ && is_trump, kFreeTrump);
    if (!(card & takers_)) {
        return found | when(true, (is_safe_ ? kLeavesFriendSafe : kLeavesFriend) + winner_) |
               when(is_master, kLeavesMaster) | when(is_mark, kMarkLeaves);
    }
    const int over = std::popcount(unseen_ & ranks_.contends[game_.led] & above(place));
    const bool is_sure = card & sure_takers_;
    return found | when(true, (is_sure ? kTakesFriendSurely : kTakesFriend) + winner_) |
           when(card == (takers_ & -takers_), kCheapestTaker) |
           when(card == (sure_takers_ & -sure_takers_), kCheapestSureTaker) |
           when(card == std::bit_floor(takers_), kDearestTaker) |
           when(over == 1, kTakesUnderOne) | when(over > 1, kTakesUnderMore) |
           when(is_mark, kMarkTakes);
}

Set Sight::of(Mask card) {
    const int place = std::countr_zero(card);
    const unsigned suit = ranks_.suit[place];
    const Mask members = ranks_.members[place];
    if (!(known_suits_ >> suit & 1)) {
        known_suits_ |= 1u << suit;
        by_suit_[suit] = of_suit(suit, members);
    }
    const Set rank = of_rank(place, members);
    const bool is_master = rank >> kMaster & 1;
    const bool is_trump = ranks_.trumps & card;
    const bool is_mark_suit = game_.mark && card != game_.mark && suit == game_.mark_suit;
    const int unseen_trumps = std::popcount(unseen_ & ranks_.trumps);
    const int own_trumps = std::popcount(hand_ & ranks_.trumps);
    const Set found = by_suit_[suit] | rank | when(is_trump, kTrump) |
                      when(card == game_.mark, kMark) | when(is_mark_suit, kMarkSuit) |
                      when(is_master && is_trump, kMasterTrump) |
                      when(is_master && !is_trump && !unseen_trumps, kSafeMaster) |
                      when(is_mark_suit && rank >> kLowest & 1, kLowToMark) |
                      when(is_master && game_.left > 7, kEarlyMaster) |
                      when(is_master && game_.left < 4, kLateMaster) |
                      when(is_trump && own_trumps > unseen_trumps, kMostTrumps) |
                      when(is_trump && own_trumps == 1, kLastTrump);
    return game_.played ? found | of_answer(card, place, is_master) : found;
}

Mask chosen(const Policy& policy, const Game& game, Mask legal) {
    Sight sight(game);
    const std::int32_t* sheet =
        &policy.weights[(sight.role() * kPlaces + game.played) * static_cast<int>(kFeatures)];
    Mask best = 0;
    std::int64_t highest = 0;
    for (Mask rest = legal; rest; rest &= rest - 1) {
        const Mask card = rest & -rest;
        std::int64_t sum = 0;
        for (Set set = sight.of(card); set; set &= set - 1) sum += sheet[std::countr_zero(set)];
        if (!best || sum > highest) {
            best = card;
            highest = sum;
        }
    }
    return best;
}

}  // namespace

Mask decided(const Policy& policy, const Game& game, Chance& chance) {
    const Mask legal = game.legal();
    const auto count = static_cast<unsigned>(std::popcount(legal));
    if (count == 1) return legal;
    const std::uint64_t drawn = chance.next();
    if ((drawn & 0xFFFF) < policy.explore) {
        return nth(legal, static_cast<unsigned>((drawn >> 32) * count >> 32));
    }
    return chosen(policy, game, legal);
}

void play_by(const Policy& policy, const Mark& mark, const Ranks& ranks, const Problem& problem,
             std::uint64_t seed, std::uint64_t first, std::size_t times, Won* results) {
    const Game start(ranks, problem, mark);
    for (std::size_t each = 0; each < times; ++each) {
        Game game = start;
        Chance chance = stream(seed, first + each);
        while (game.left) game.play(decided(policy, game, chance));
        results[each] = game.won;
    }
}

std::array<std::uint64_t, kCards> features(const Mark& mark, const Ranks& ranks,
                                           const Problem& problem) {
    const Game game(ranks, problem, mark);
    std::array<std::uint64_t, kCards> found{};
    Sight sight(game);
    for (Mask rest = game.legal(); rest; rest &= rest - 1) {
        const Mask card = rest & -rest;
        found[ranks.card[std::countr_zero(card)]] = sight.of(card);
    }
    return found;
}

}  // namespace quadrille
