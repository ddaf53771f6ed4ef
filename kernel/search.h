// The search for what a side wins against best play, all hands being open.
#pragma once

#include <cstddef>
#include <cstdint>

#include "leads.h"
#include "memo.h"
#include "position.h"

namespace quadrille {

// Thrown when a search has begun more tricks than it was allowed.
struct NotFinished {};

class Search {
  public:
    explicit Search(std::size_t bytes) : memo_(bytes) {}

    // What was found out is forgotten; the steps are counted anew.
    void forget();
    void allow(std::uint64_t steps) { steps_left_ = steps; }
    std::uint64_t steps() const { return steps_left_; }

    // Where the search stands; what is remembered must be of the same suits and side, and of the
    // same number of tricks `beyond` those that are asked for.
    Position position;
    int beyond = 0;

    // Whether the side wins `needed` of the next `left` tricks, when a trick begins, or when cards
    // lie on the table: `played` and how many they are, and the one that wins so far.
    Answer trick(int leader, int needed, int left);

    struct Table {
        Led led;
        int size;
        Lanes played;
        Lanes best;
        int winner;
    };
    Answer join(const Table& table, int seat, int needed, int left);

  private:
    struct Follower;

    Memo memo_;
    Memories memories_;
    std::uint64_t steps_left_ = 0;

    template <int Place>
    Answer follow(const Led& led, int seat, int needed, int left, Lanes around, Lanes best,
                  int winner, Lanes played);
    Answer last_trick(int leader) const;
    std::optional<Answer> remembered(const Start& start, const Memo::File& file) const;
    Answer lead(const Start& start, std::uint64_t key, Lanes filed);
    std::uint64_t key(int leader) const;
};

}  // namespace quadrille
