// The search for what a side wins against best play, all hands being open.
#pragma once

#include <cstddef>
#include <cstdint>

#include "leads.h"
#include "memo.h"
#include "position.h"

namespace quadrille {

// Thrown when a search would begin more tricks than it was allowed.
struct NotFinished {};

class Search {
  public:
    explicit Search(std::size_t bytes) : memo_(bytes) {}

    // Whatever was found out is forgotten.
    void forget();
    void allow(std::uint64_t steps) { steps_left_ = steps; }

    // Where the search stands, the table apart. What is remembered must be of the same suits and side, and of the
    // same number of tricks `beyond` those that are asked for.
    Position position;
    int beyond = 0;

    // The cards on the table, in the order played, and who led.
    struct Table {
        int leader = 0;
        int size = 0;
        std::array<Lanes, kSeats> cards{};

        int turn() const { return (leader + size) % kSeats; }
        void add(Lanes card) { cards[size++] = card; }

        // The place of the card that wins so far.
        int best(Lanes trumps) const;
    };

    // Whether the side wins `needed` of the next `left` tricks, the one on the table among them.
    Answer wins(const Table& table, int needed, int left);

  private:
    // A trick under way.
    struct Trick {
        const Led& led;
        Lanes around;  // what equals are told by: the cards left, the best on the table, the walls
        Lanes best;
        Lanes played;
        int winner;  // so far
        int next;    // who plays next
        int needed;
        int left;

        Trick with(int seat, Lanes card, bool takes) const {
            return {led, around ^ (takes ? best : card), takes ? card : best, played | card,
                    takes ? seat : winner, (seat + 1) % kSeats, needed, left};
        }
    };
    class Follower;

    Memo memo_;
    Memories memories_;
    std::uint64_t steps_left_ = 0;

    Answer trick(int leader, int needed, int left);
    template <int Place>
    Answer follow(const Trick& trick);
    template <int Place>
    Answer after(const Trick& trick);
    Answer last_trick(int leader) const;
    std::optional<Answer> remembered(const Start& start, const Memo::File& file) const;
    Answer lead(const Start& start, std::uint64_t key, Lanes filed);
    std::uint64_t key(int leader) const;
};

}  // namespace quadrille
