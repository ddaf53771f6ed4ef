// Playing a position to its end by a policy given as numbers.
//
// A card is chosen by what is so of it: each feature that holds adds its weight, and the card with
// the highest sum is played, the first in order of rank if several have it. There is a sheet of
// weights for each role of the mover and each place in the trick. The mover sees her hand, the
// cards that others hold (not who holds which), and what is public.
//
// A marked card may join its holder to a side: until it is played nobody else knows who that is.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game.h"
#include "playout.h"
#include "problem.h"
#include "random.h"
#include "ranks.h"

namespace quadrille {

// Bits of a card's feature set. `policy.py` says of each when it holds.
enum Feature : unsigned {
    kTrump, kMark, kMarkSuit,
    kMaster, kOneAbove, kTwoAbove, kMoreAbove,
    kLowest, kHighest, kOnly, kOfTwo, kOfThree, kOfMore,
    kNoneUnseen, kFewUnseen, kSomeUnseen, kManyUnseen,
    kFriendLed, kFriendThrew, kFriendLacks, kFoeLed, kFoeLacks, kUnknownLed, kUnknownLacks, kOwnLed,
    kMasterTrump, kSafeMaster, kLowToMark, kEarlyMaster, kLateMaster,
    kMostTrumps, kTouchesAbove, kTouchesBelow, kLastTrump, kUnguards,
    kFollows, kRuffs, kThrows,
    kTakesFriend, kTakesFoe, kTakesUnknown,                    // and a later card may take it back
    kTakesFriendSurely, kTakesFoeSurely, kTakesUnknownSurely,  // and none can
    kLeavesFriend, kLeavesFoe, kLeavesUnknown,
    kLeavesFriendSafe, kLeavesFoeSafe, kLeavesUnknownSafe,
    kCheapestTaker, kCheapestSureTaker, kDearestTaker, kTakesUnderOne, kTakesUnderMore,
    kLeavesMaster, kFreeTrump, kMarkTakes, kMarkLeaves,
    kFeatures
};

inline constexpr int kRoles = 7;
inline constexpr int kPlaces = 4;

struct Policy {
    std::vector<std::int32_t> weights;  // by role, then place in the trick, then feature
    std::uint32_t explore = 0;          // how often of 65,536 times a card is drawn evenly instead
};

// The card that the seat on turn plays, by place; who has no choice draws nothing.
Mask decided(const Policy& policy, const Game& game, Chance& chance);

// As `play_out`.
void play_by(const Policy& policy, const Mark& mark, const Ranks& ranks, const Problem& problem,
             std::uint64_t seed, std::uint64_t first, std::size_t times, Won* results);

// For each card that the seat on turn may play, by card number, its features; 0 for the others.
std::array<std::uint64_t, kCards> features(const Mark& mark, const Ranks& ranks,
                                           const Problem& problem);

}  // namespace quadrille
