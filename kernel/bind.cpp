// The door to Python, and the only file that knows of it. Numbers are looked at here, so that
// nothing behind this file need do so; work is done with the interpreter lock released.

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "check.h"
#include "hybrid.h"
#include "ismcts.h"
#include "lines.h"
#include "playout.h"
#include "policy.h"
#include "processor.h"
#include "solver.h"
#include "worlds.h"

namespace nb = nanobind;

namespace quadrille {

namespace {

using FourMasks = std::tuple<Mask, Mask, Mask, Mask>;
using Objects = nb::typed<nb::sequence, nb::object>;

constexpr std::size_t kMost = std::size_t{1} << 32;  // results of one call

// Reading what Python hands in

template <typename Value>
Value value_of(nb::handle told, const char* name) {
    Value value;
    if (!nb::try_cast<Value>(told, value)) {
        throw nb::value_error((std::string(name) + ": not such numbers").c_str());
    }
    return value;
}

template <typename Value>
Value field(nb::handle from, const char* name) {
    return value_of<Value>(from.attr(name), name);
}

// A field that is read of many: its name is made ready once.
template <typename Value>
class Field {
  public:
    explicit Field(const char* name) : name_(name), key_(nb::str(name)) {}
    Value of(nb::handle from) const { return value_of<Value>(nb::getattr(from, key_), name_); }

  private:
    const char* name_;
    nb::str key_;
};

void refuse(const std::string& fault) {
    if (!fault.empty()) throw nb::value_error(fault.c_str());
}

Tables read_tables(nb::handle from) {
    Tables tables;
    tables.suit = field<std::array<std::uint8_t, kCards>>(from, "suit");
    tables.strength = field<std::array<std::uint8_t, kCards>>(from, "strength");
    tables.follows = field<std::array<Mask, kCards>>(from, "follows");
    tables.obliges = field<std::array<Mask, kCards>>(from, "obliges");
    tables.trump = field<std::uint8_t>(from, "trump");
    refuse(fault_of(tables));
    return tables;
}

struct Read {
    Problem problem;
    std::shared_ptr<const Ranks> ranks;
};

// Problems one after the other; tables that come again are read once.
class Reader {
  public:
    Read read(nb::handle from) {
        const nb::object tables = nb::getattr(from, tables_key_);
        if (!ranks_ || tables.ptr() != told_.ptr()) {
            tables_ = read_tables(tables);
            ranks_ = std::make_shared<const Ranks>(tables_);
            told_ = tables;
        }
        Read read{{}, ranks_};
        read.problem.tables = tables_;
        read.problem.hands = hands_.of(from);
        read.problem.leader = leader_.of(from);
        read.problem.side = side_.of(from);
        read_table(from, read.problem);
        read_worth(from, read.problem);
        refuse(fault_of(read.problem));
        return read;
    }

  private:
    const nb::str tables_key_{"tables"};
    const nb::str worth_key_{"worth"};
    const Field<std::array<Mask, kSeats>> hands_{"hands"};
    const Field<std::uint8_t> leader_{"leader"};
    const Field<std::uint8_t> side_{"side"};
    const Field<std::vector<std::uint8_t>> table_{"table"};
    nb::object told_;
    Tables tables_;
    std::shared_ptr<const Ranks> ranks_;
    nb::object told_worth_;
    decltype(Problem::worth) worth_{};

    void read_table(nb::handle from, Problem& problem) const {
        const auto table = table_.of(from);
        if (table.size() > 3) refuse("table: at most three cards");
        for (const std::uint8_t card : table) problem.table[problem.played++] = card;
    }

    void read_worth(nb::handle from, Problem& problem) {
        nb::object worth = nb::getattr(from, worth_key_);
        if (worth.ptr() != told_worth_.ptr()) {
            worth_ = value_of<decltype(Problem::worth)>(worth, "worth");
            told_worth_ = std::move(worth);
        }
        problem.worth = worth_;
    }
};

std::vector<Read> read_all(const Objects& problems) {
    Reader reader;
    std::vector<Read> read;
    read.reserve(nb::len(problems));
    for (const nb::handle problem : problems) read.push_back(reader.read(problem));
    return read;
}

Mark read_mark(int card, nb::handle past) {
    if (card < -1 || card >= kCards) refuse("mark: a card is beyond the pack");
    Mark mark;
    if (card >= 0) mark.card = static_cast<std::uint8_t>(card);
    mark.past.led = field<std::array<std::uint8_t, kSeats>>(past, "led");
    mark.past.threw = field<std::array<std::uint8_t, kSeats>>(past, "threw");
    mark.past.lacks = field<std::array<std::uint8_t, kSeats>>(past, "lacks");
    return mark;
}

Policy read_policy(nb::handle from) {
    Policy policy;
    policy.weights = field<std::vector<std::int32_t>>(from, "weights");
    policy.explore = field<std::uint32_t>(from, "explore");
    if (policy.weights.size() != kRoles * kPlaces * kFeatures) refuse("weights: too few or many");
    if (policy.explore > 1 << 16) refuse("explore: more than always");
    return policy;
}

Room read_room(const std::array<int, kSeats>& room) {
    for (const int places : room) {
        if (places < 0 || places > kTricks) refuse("room: none to ten places at each seat");
    }
    return room;
}

// Play-outs

template <typename Work>
nb::bytes played(const std::vector<Read>& read, std::size_t times, const Work& work) {
    const std::size_t size = read.size();
    if (times > kMost || size * times > kMost) refuse("times: too many at once");
    PyObject* made = PyBytes_FromStringAndSize(
        nullptr, static_cast<Py_ssize_t>(size * times * sizeof(Won)));
    if (!made) throw nb::python_error();
    const nb::bytes results = nb::steal<nb::bytes>(made);
    auto* won = reinterpret_cast<Won*>(PyBytes_AsString(made));
    {
        const nb::gil_scoped_release released;
        for (std::size_t each = 0; each < size; ++each) {
            work(read[each], each * times, won + each * times);
        }
    }
    return results;
}

nb::bytes bind_play_out(const Objects& problems, std::uint64_t seed, std::size_t times) {
    return played(read_all(problems), times, [&](const Read& read, std::size_t first, Won* won) {
        play_out(*read.ranks, read.problem, seed, first, times, won);
    });
}

nb::bytes bind_play_by(const Objects& problems, nb::handle policy, int mark, nb::handle past,
                       std::uint64_t seed, std::size_t times) {
    const Policy by = read_policy(policy);
    const Mark marked = read_mark(mark, past);
    return played(read_all(problems), times, [&](const Read& read, std::size_t first, Won* won) {
        play_by(by, marked, *read.ranks, read.problem, seed, first, times, won);
    });
}

std::vector<std::uint64_t> bind_features(nb::handle problem, int mark, nb::handle past) {
    const Read read = Reader().read(problem);
    const auto found = features(read_mark(mark, past), *read.ranks, read.problem);
    return {found.begin(), found.end()};
}

std::map<int, std::pair<std::uint32_t, std::int64_t>> bind_ismcts(
    const Objects& problems, nb::handle policy, int mark, nb::handle past, double explore,
    std::uint64_t seed, std::size_t turns) {
    if (!(explore >= 0 && explore < 1e12)) refuse("explore: not such a number");
    if (turns > 1u << 24) refuse("turns: too many at once");
    const std::vector<Read> read = read_all(problems);
    if (read.empty()) refuse("problems: one at least");
    const Policy by = policy.is_none() ? Policy{} : read_policy(policy);
    const Mark marked = read_mark(mark, past);
    std::vector<Problem> worlds;
    for (const Read& each : read) worlds.push_back(each.problem);
    const nb::gil_scoped_release released;
    std::map<int, std::pair<std::uint32_t, std::int64_t>> found;
    const Growth how{by.weights.empty() ? nullptr : &by, marked, explore, seed, turns};
    for (const Tried& each : ismcts(worlds, *read.front().ranks, how)) {
        found[each.card] = {each.times, each.sum};
    }
    return found;
}

std::uint64_t bind_lines(nb::handle problem, int depth) {
    if (depth < 0 || depth > kCards) refuse("depth: from none to all of the cards");
    const Read read = Reader().read(problem);
    const nb::gil_scoped_release released;
    return lines_of_play(read.problem, depth);
}

// Open cards

// A solver and the thread that it serves.
struct Served {
    Solver solver;
    std::mutex turn;

    explicit Served(std::size_t mebibytes) : solver(mebibytes) {}
};

std::shared_ptr<Served> bind_solver(std::size_t mebibytes) {
    if (mebibytes < 1) refuse("mebibytes: one at least");
    if (mebibytes > 1 << 16) refuse("mebibytes: more than this kernel can use");
    return std::make_shared<Served>(mebibytes);
}

std::vector<Read> searchable(const Objects& problems) {
    std::vector<Read> read = read_all(problems);
    for (const Read& each : read) refuse(fault_for_solver(each.problem));
    return read;
}

template <typename Work>
auto solved(Served& served, const Objects& problems, const Work& work) {
    const std::vector<Read> read = searchable(problems);
    std::vector<decltype(work(served.solver, read.front().problem))> answers;
    answers.reserve(read.size());
    const nb::gil_scoped_release released;
    const std::lock_guard<std::mutex> turn(served.turn);
    for (const Read& each : read) answers.push_back(work(served.solver, each.problem));
    return answers;
}

std::vector<std::optional<bool>> bind_at_least(Served& served, const Objects& problems, int wanted,
                                               int within, std::uint64_t steps) {
    return solved(served, problems, [&](Solver& solver, const Problem& problem) {
        return solver.at_least(problem, wanted, {within, steps});
    });
}

std::vector<std::optional<Worth>> bind_worth(Served& served, const Objects& problems, int within,
                                             std::uint64_t steps) {
    return solved(served, problems, [&](Solver& solver, const Problem& problem) {
        return solver.worth(problem, {within, steps});
    });
}

std::vector<std::optional<std::map<int, Worth>>> bind_worth_by_card(Served& served,
                                                                    const Objects& problems,
                                                                    int within,
                                                                    std::uint64_t steps) {
    return solved(served, problems, [&](Solver& solver, const Problem& problem) {
        std::optional<std::map<int, Worth>> found;
        if (const auto values = solver.worth_by_card(problem, {within, steps})) {
            found.emplace(values->begin(), values->end());
        }
        return found;
    });
}

std::vector<std::optional<std::map<int, std::int64_t>>> bind_worth_by_play(
    Served& served, const Objects& problems, nb::handle policy, int mark, nb::handle past,
    std::uint64_t seed, std::uint64_t first, std::size_t times, int leave, Mask among,
    std::uint64_t steps) {
    if (leave < 0 || leave > kTricks) refuse("leave: from none to ten tricks");
    if (times > kMost) refuse("times: too many at once");
    const std::vector<Read> read = searchable(problems);
    const Policy by = read_policy(policy);
    const Mark marked = read_mark(mark, past);
    const Hybrid how{by, marked, leave, steps, seed, times};
    std::vector<std::optional<std::map<int, std::int64_t>>> answers;
    answers.reserve(read.size());
    const nb::gil_scoped_release released;
    const std::lock_guard<std::mutex> turn(served.turn);
    for (const Read& each : read) {
        const auto sums =
            worth_by_play(served.solver, how, *each.ranks, each.problem, among, first);
        answers.emplace_back();
        if (sums) answers.back().emplace(sums->begin(), sums->end());
        first += times;
    }
    return answers;
}

// Ways to share out cards

nb::int_ whole(Wide number) {
    const nb::int_ high(static_cast<std::uint64_t>(number >> 64));
    const nb::int_ low(static_cast<std::uint64_t>(number));
    return nb::int_((high << nb::int_(64)) | low);
}

FourMasks four(const Hands& hands) { return {hands[0], hands[1], hands[2], hands[3]}; }

template <typename Ways>
std::vector<FourMasks> bind_draws(const Ways& ways, std::uint64_t seed, std::uint64_t first,
                              std::size_t count) {
    if (!(ways.total() > 0)) refuse("room: there is no way to share the cards out");
    if (count > kMost) refuse("count: too many at once");
    std::vector<FourMasks> drawn(count);
    const nb::gil_scoped_release released;
    for (std::size_t each = 0; each < count; ++each) {
        drawn[each] = four(draw(ways, stream(seed, first + each)));
    }
    return drawn;
}

Counted bind_counted(const Hands& may, const std::array<int, kSeats>& room) {
    for (const Mask cards : may) {
        if (cards & ~kPack) refuse("may: a card is beyond the pack");
    }
    return counted(may, read_room(room));
}

FourMasks bind_at(const Counted& ways, const nb::int_& number) {
    if (number < nb::int_(0) || !(number < whole(ways.total()))) {
        throw nb::index_error("there are fewer ways");
    }
    const auto low = nb::cast<std::uint64_t>(number & nb::int_(~std::uint64_t{0}));
    const auto high = nb::cast<std::uint64_t>(number >> nb::int_(64));
    return four(ways.at(static_cast<Wide>(high) << 64 | low));
}

Weighed bind_weighed(Mask cards, const std::vector<std::array<double, kSeats>>& weights,
                     const std::array<int, kSeats>& room) {
    if (cards & ~kPack) refuse("cards: a card is beyond the pack");
    if (weights.size() != static_cast<std::size_t>(std::popcount(cards))) {
        refuse("weights: not one for each card");
    }
    for (const auto& card : weights) {
        for (const double weight : card) {
            // So that no product of forty is beyond what a double can hold.
            if (!(weight >= 0 && weight <= 1e6)) refuse("weights: from 0 to a million");
        }
    }
    return Weighed(cards, weights, read_room(room));
}

using Each = std::tuple<double, double, double, double>;

std::vector<Each> bind_by_seat(const Weighed& ways) {
    std::vector<Each> found;
    for (const auto& card : ways.by_seat()) {
        found.emplace_back(card[0], card[1], card[2], card[3]);
    }
    return found;
}

}  // namespace

}  // namespace quadrille

NB_MODULE(KERNEL_NAME, module) {
    using namespace quadrille;
    using namespace nb::literals;

    // A solver that lives as long as its process is no leak.
    nb::set_leak_warnings(false);

    module.def("is_modern_processor", &is_modern_processor);
    module.def("play_out", &bind_play_out, "problems"_a, "seed"_a, "times"_a);
    module.def("play_by", &bind_play_by, "problems"_a, "policy"_a, "mark"_a, "past"_a, "seed"_a,
               "times"_a);
    module.def("ismcts", &bind_ismcts, "problems"_a, "policy"_a.none(), "mark"_a, "past"_a,
               "explore"_a, "seed"_a, "turns"_a);
    module.def("features", &bind_features, "problem"_a, "mark"_a, "past"_a);

    module.def("lines_of_play", &bind_lines, "problem"_a, "depth"_a);

    constexpr std::uint64_t kNoLimit = std::uint64_t{1} << 62;
    nb::class_<Served>(module, "Solver")
        .def(nb::new_(&bind_solver), "mebibytes"_a)
        .def("at_least", &bind_at_least, "problems"_a, "wanted"_a, "within"_a = kTricks,
             "steps"_a = kNoLimit)
        .def("worth", &bind_worth, "problems"_a, "within"_a = kTricks, "steps"_a = kNoLimit)
        .def("worth_by_card", &bind_worth_by_card, "problems"_a, "within"_a = kTricks,
             "steps"_a = kNoLimit)
        .def("worth_by_play", &bind_worth_by_play, "problems"_a, "policy"_a, "mark"_a, "past"_a,
             "seed"_a, "first"_a, "times"_a, "leave"_a, "among"_a, "steps"_a);

    nb::class_<Counted>(module, "Counted")
        .def(nb::new_(&bind_counted), "may"_a, "room"_a)
        .def_prop_ro("total", [](const Counted& ways) { return whole(ways.total()); })
        .def("at", &bind_at, "number"_a)
        .def("draws", &bind_draws<Counted>, "seed"_a, "first"_a, "count"_a);

    nb::class_<Weighed>(module, "Weighed")
        .def(nb::new_(&bind_weighed), "cards"_a, "weights"_a, "room"_a)
        .def_prop_ro("total", &Weighed::total)
        .def("by_seat", &bind_by_seat)
        .def("draws", &bind_draws<Weighed>, "seed"_a, "first"_a, "count"_a);
}
