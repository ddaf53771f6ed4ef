#include "ismcts.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

namespace {

// A card played, and what may follow. The first one is the position itself.
struct Node {
    std::uint8_t place = 0;
    std::uint32_t next = 0;   // the next card that was played instead; 0 if none
    std::uint32_t first = 0;  // the first card that was played after it; 0 if none
    std::uint32_t offered = 0;
    std::uint32_t times = 0;
    std::int64_t sum = 0;
};

class Tree {
  public:
    Tree(const Ranks& ranks, const Growth& how) : ranks_(ranks), how_(how), nodes_(1) {
        nodes_.reserve(how.turns + 1);
    }

    void turn(const Problem& world, Chance chance);
    std::vector<Tried> tried() const;

  private:
    const Ranks& ranks_;
    const Growth& how_;
    std::vector<Node> nodes_;
    std::vector<std::pair<std::uint32_t, int>> path_;  // nodes, and who chose them

    std::uint32_t add(std::uint32_t parent, Mask card);
    std::uint32_t best(std::uint32_t parent, Mask legal) const;
    double promise(const Node& node) const;
    Mask offer(std::uint32_t parent, Mask legal);
    void play_out(Game& game, Chance& chance) const;
};

// Counts the cards that are there to choose, and tells those that were never tried.
Mask Tree::offer(std::uint32_t parent, Mask legal) {
    Mask untried = legal;
    for (std::uint32_t at = nodes_[parent].first; at; at = nodes_[at].next) {
        const Mask card = Mask{1} << nodes_[at].place;
        if (!(card & legal)) continue;
        untried ^= card;
        ++nodes_[at].offered;
    }
    return untried;
}

std::uint32_t Tree::add(std::uint32_t parent, Mask card) {
    const auto at = static_cast<std::uint32_t>(nodes_.size());
    Node node;
    node.place = static_cast<std::uint8_t>(std::countr_zero(card));
    node.next = nodes_[parent].first;
    node.offered = 1;
    nodes_.push_back(node);
    nodes_[parent].first = at;
    return at;
}

double Tree::promise(const Node& node) const {
    const double times = node.times;
    return static_cast<double>(node.sum) / times +
           how_.explore * std::sqrt(std::log(static_cast<double>(node.offered)) / times);
}

// The most promising of the cards that are there to choose; of equals the lowest in rank.
std::uint32_t Tree::best(std::uint32_t parent, Mask legal) const {
    std::uint32_t found = 0;
    double highest = 0;
    for (std::uint32_t at = nodes_[parent].first; at; at = nodes_[at].next) {
        const Node& node = nodes_[at];
        if (!(legal >> node.place & 1)) continue;
        const double hope = promise(node);
        if (!found || hope > highest || (hope == highest && node.place < nodes_[found].place)) {
            found = at;
            highest = hope;
        }
    }
    return found;
}

void Tree::play_out(Game& game, Chance& chance) const {
    while (game.left) {
        const Mask legal = game.legal();
        game.play(how_.policy ? decided(*how_.policy, game, chance)
                              : nth(legal, chance.pick(static_cast<unsigned>(std::popcount(legal)))));
    }
}

void Tree::turn(const Problem& world, Chance chance) {
    Game game(ranks_, world, how_.mark);
    const unsigned side = world.side | (game.holder >= 0 ? 1u << game.holder : 0u);
    path_.clear();
    std::uint32_t at = 0;
    for (bool is_new = false; game.left && !is_new;) {
        const Mask legal = game.legal();
        const int mover = game.mover();
        const Mask untried = offer(at, legal);
        is_new = untried != 0;
        at = is_new ? add(at, nth(untried, chance.pick(static_cast<unsigned>(
                                               std::popcount(untried)))))
                    : best(at, legal);
        path_.emplace_back(at, mover);
        game.play(Mask{1} << nodes_[at].place);
    }
    play_out(game, chance);
    int won = 0;
    for (int seat = 0; seat < kSeats; ++seat) won += game.won[seat] * (side >> seat & 1);
    const std::int64_t worth = world.worth[won];
    for (const auto& [node, mover] : path_) {
        ++nodes_[node].times;
        nodes_[node].sum += side >> mover & 1 ? worth : -worth;
    }
}

std::vector<Tried> Tree::tried() const {
    std::vector<Tried> found;
    for (std::uint32_t at = nodes_[0].first; at; at = nodes_[at].next) {
        found.push_back({ranks_.card[nodes_[at].place], nodes_[at].times, nodes_[at].sum});
    }
    std::sort(found.begin(), found.end(),
              [](const Tried& one, const Tried& other) { return one.card < other.card; });
    return found;
}

}  // namespace

std::vector<Tried> ismcts(const std::vector<Problem>& worlds, const Ranks& ranks,
                          const Growth& how) {
    Tree tree(ranks, how);
    for (std::size_t turn = 0; turn < how.turns; ++turn) {
        tree.turn(worlds[turn % worlds.size()], stream(how.seed, turn));
    }
    return tree.tried();
}

}  // namespace quadrille
