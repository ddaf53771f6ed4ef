#include "worlds.h"

#include <bit>
#include <numeric>
#include <utility>

namespace quadrille {

namespace {

std::vector<int> listed(Mask cards) {
    std::vector<int> found;
    for (; cards; cards &= cards - 1) found.push_back(std::countr_zero(cards));
    return found;
}

}  // namespace

template <typename Number>
Shares<Number>::Shares(Mask cards, std::vector<Weights> weights, const Room& room)
    : cards_(listed(cards)),
      weights_(std::move(weights)),
      room_(room),
      size_(static_cast<int>(cards_.size())),
      places_(std::accumulate(room.begin(), room.end(), 0)) {
    // The last seat's places follow from the others', so they need no dimension.
    states_ = 1;
    for (int seat = 0; seat < kSeats - 1; ++seat) {
        step_[seat] = states_;
        states_ *= static_cast<std::size_t>(room[seat]) + 1;
    }
    if (size_ != places_) return;
    left_.assign((size_ + 1) * states_, Number{0});
    left_[size_ * states_] = Number{1};
    for (std::size_t card = size_; card-- > 0;) weigh(card);
}

template <typename Number>
void Shares<Number>::weigh(std::size_t card) {
    const int to_come = size_ - static_cast<int>(card);
    const Number* later = &left_[(card + 1) * states_];
    Number* here = &left_[card * states_];
    std::size_t state = 0;
    for (int third = 0; third <= room_[2]; ++third) {
        for (int second = 0; second <= room_[1]; ++second) {
            for (int first = 0; first <= room_[0]; ++first, ++state) {
                const int last = to_come - first - second - third;
                if (last < 0 || last > room_[3]) continue;
                Number sum{0};
                if (first) sum += weights_[card][0] * later[state - step_[0]];
                if (second) sum += weights_[card][1] * later[state - step_[1]];
                if (third) sum += weights_[card][2] * later[state - step_[2]];
                if (last) sum += weights_[card][3] * later[state];
                here[state] = sum;
            }
        }
    }
}

template <typename Number>
Hands Shares<Number>::at(Number number) const {
    Hands hands{};
    Room room = room_;
    std::size_t state = full();
    Number so_far{1};  // what the cards that are shared out weigh
    for (int card = 0; card < size_; ++card) {
        const Number* later = &left_[(card + 1) * states_];
        Number with_it = so_far;
        // Rounding may carry a fraction past the last share, which then is the last that is not 0.
        int chosen = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (!room[seat]) continue;
            const Number weight = so_far * weights_[card][seat];
            const Number share = weight * later[state - step_[seat]];
            if (!(share > Number{0})) continue;
            chosen = seat;
            with_it = weight;
            if (number < share) break;
            number -= share;
        }
        hands[chosen] |= Mask{1} << cards_[card];
        --room[chosen];
        state -= step_[chosen];
        so_far = with_it;
    }
    return hands;
}

template <typename Number>
std::vector<typename Shares<Number>::Weights> Shares<Number>::by_seat() const {
    std::vector<Weights> found(size_, Weights{});
    if (size_ != places_) return found;
    std::vector<Number> reached(states_, Number{0});
    reached[full()] = Number{1};
    for (int card = 0; card < size_; ++card) {
        const Number* later = &left_[(card + 1) * states_];
        std::vector<Number> next(states_, Number{0});
        for (std::size_t state = 0; state < states_; ++state) {
            if (!(reached[state] > Number{0})) continue;
            std::size_t rest = state;
            int others = 0;
            for (int seat = kSeats - 2; seat >= 0; --seat) {
                const int places = static_cast<int>(rest / step_[seat]);
                rest %= step_[seat];
                others += places;
                if (!places) continue;
                const Number way = reached[state] * weights_[card][seat];
                next[state - step_[seat]] += way;
                found[card][seat] += way * later[state - step_[seat]];
            }
            if (size_ - card - others > 0) {
                const Number way = reached[state] * weights_[card][kSeats - 1];
                next[state] += way;
                found[card][kSeats - 1] += way * later[state];
            }
        }
        reached = std::move(next);
    }
    return found;
}

template class Shares<Wide>;
template class Shares<double>;

Counted counted(const Hands& may, const Room& room) {
    const Mask cards = may[0] | may[1] | may[2] | may[3];
    std::vector<Counted::Weights> weights;
    for (Mask rest = cards; rest; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        Counted::Weights& weight = weights.emplace_back();
        for (int seat = 0; seat < kSeats; ++seat) weight[seat] = may[seat] >> card & 1;
    }
    return Counted(cards, std::move(weights), room);
}

Hands draw(const Counted& ways, Chance chance) { return ways.at(chance.below(ways.total())); }

Hands draw(const Weighed& ways, Chance chance) {
    return ways.at(chance.fraction() * ways.total());
}

}  // namespace quadrille
