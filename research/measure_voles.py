"""Vole decisions: how often a bot chooses what all worlds together say, and what it loses else.

    nice -n 5 python -m research.measure_voles --rules quanti,mediateur,historical --deals 700 \\
        --json bench/results/measured/vole-decisions.json

Deals are played by a table of one kind. Wherever all ten tricks are to be decided on, by stopping,
leading on, asking or answering, every choice is valued as the searcher values it, over every
world if they are at most `--most`, and else over so many drawn ones. There are never more than
34,650, so that `--most 40000` leaves nothing to chance but the play-outs.

A bot is right if it chooses the best or what is worth as much. What is `close` is worth within 0.05
counters of the best; `unsure` decisions are those where the reference itself does not tell the two
apart, for it has drawn its worlds and the difference is within one standard error.

`worlds:1000` among the bots chooses in the reference's own way over a thousand worlds of its own:
it tells how many worlds would do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final, Protocol

from msgspec import Struct
from research.measure_shared import Figure, asked, by_rules, decisions, figure

from quadrille.bots import find_bot
from quadrille.bots.beliefs.drawing import EVENLY, Belief, Drawn
from quadrille.bots.beliefs.likely import likely
from quadrille.bots.search.race import compared
from quadrille.bots.search.weighing import while_played
from quadrille.bots.search.worth import QUARTERS
from quadrille.rules.actions import ASK, Answer, Ask, SeatAction, Stop
from quadrille.seats import SEATS
from quadrille.view import SeatView
from quadrille.worlds import worlds

CHOOSERS: Final = "maxims,search:50,search:300"
MOST: Final = 4000
"""So many worlds are all looked at; of more, so many are drawn."""
CLOSE: Final = 0.05
"""Counters that are as good as none."""
NEAR: Final = 1.0
"""Counters by which a decision is a near thing."""
HAIR: Final = 1e-9
"""What differs by less does so by the machine's arithmetic."""


class Choice(Struct, frozen=True):
    """What one bot chose at one decision."""

    is_right: bool
    goes_right: bool
    """Whether it stops, or goes on, as the best choice does."""
    loss: float
    """Counters that it loses by it."""
    error: float
    """The standard error of that; none where all worlds were looked at."""


class Judged(Struct, frozen=True):
    """A decision and the bots' choices."""

    kind: str
    count: int
    """How many worlds there are."""
    is_exact: bool
    margin: float
    """By how much going on and stopping differ in worth, in counters."""
    goes_on: bool
    """Whether the best choice is for all ten tricks."""
    choices: tuple[Choice, ...]


class Shares(Struct, frozen=True):
    """Of some decisions, how many are right; all but the loss are shares of one."""

    count: int
    right: float
    right_or_close: float
    right_or_unsure: float
    goes_right: float
    loss: Figure
    """Counters a decision."""
    where_wrong: float
    """Counters where it is not right."""


class Level(Struct, frozen=True):
    bot: str
    every: Shares | None
    exact: Shares | None
    """Where all worlds were looked at."""
    near: Shares | None
    """Where going on and stopping differ by less than a counter."""
    by_kind: Mapping[str, Shares]


class Finding(Struct, frozen=True):
    rules: str
    table: str
    deals: int
    on: float
    """In what share of the decisions the best is to go on."""
    levels: tuple[Level, ...]


def is_of_vole(view: SeatView) -> bool:
    """Whether all ten tricks are to be decided on, after six."""
    return len(view.legal) > 1 and any(isinstance(a, Stop | Ask | Answer) for a in view.legal)


def judged(view: SeatView, bots: Sequence[Chooser], name: str, most: int) -> Judged:
    """A decision by the reference, and what each bot chose."""
    seed, count = Random(f"{name}/judge").getrandbits(63), worlds(view).count
    belief = Belief(view, by_policy=True)
    drawn = every_world(view) if count <= most else belief.drawn(seed, most)
    told, means = weighed(view, drawn, seed)
    best = max(view.legal, key=means.__getitem__)
    on, off = (max(means[a] for a in view.legal if goes_on(a) is way) for way in (True, False))
    choices = []
    for bot in bots:
        pick = bot.choose(view, Random(f"{name}/chooser"))
        loss, error = compared(told[best], told[pick], drawn.weights)
        right, goes = loss < HAIR, goes_on(pick) == goes_on(best)
        choices.append(Choice(right, right or goes, loss, 0.0 if drawn.are_all else error))
    return Judged(
        kind="answer" if isinstance(best, Answer) else "ask" if ASK in view.legal else "lead",
        count=count,
        is_exact=drawn.are_all,
        margin=abs(on - off),
        goes_on=goes_on(best),
        choices=tuple(choices),
    )


def weighed(
    view: SeatView, drawn: Drawn, seed: int
) -> tuple[dict[SeatAction, list[float]], dict[SeatAction, float]]:
    """By choice its worth in each world, and on average."""
    some = [(action,) for action in view.legal]
    worths = while_played(view, drawn.hands, some, seed)
    told, means = dict[SeatAction, list[float]](), dict[SeatAction, float]()
    for number, (action,) in enumerate(some):
        each = worths(number, 0, len(drawn.hands))
        told[action] = [worth / QUARTERS for worth in each]
        means[action] = _mean(told[action], drawn.weights)
    return told, means


class Wide(Struct, frozen=True):
    """Chooses as the reference does, over fewer worlds, and leans on nobody."""

    size: int

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """What is worth most over so many worlds."""
        seed = random.getrandbits(63)
        drawn = Belief(view, by_policy=True).drawn(seed, self.size)
        _, means = weighed(view, drawn, seed)
        return max(view.legal, key=means.__getitem__)


class Chooser(Protocol):
    """Whoever chooses at a decision."""

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """One of the view's lawful actions."""


def chooser(name: str) -> Chooser:
    """A bot by its name; `worlds:1000` is the reference's own way over so many worlds."""
    kind, _, size = name.partition(":")
    return Wide(int(size)) if kind == "worlds" else find_bot(name)


def every_world(view: SeatView) -> Drawn:
    """All worlds, each weighed as the searcher weighs them, however many they are."""
    odds, found = likely(view), worlds(view)
    hands, weights = [], []
    for world in found:
        weight = 1.0
        for seat in SEATS:
            for card in world.hands[seat] - found.own[seat]:
                weight *= odds[card.at][seat]
        a, b, c, d = world.hands
        hands.append((a.bits, b.bits, c.bits, d.bits))
        weights.append(weight)
    mean = sum(weights) / len(weights)
    leaning = ((1 - EVENLY) * weight / mean + EVENLY for weight in weights)
    return Drawn(tuple(hands), tuple(leaning), are_all=True)


def goes_on(action: SeatAction) -> bool:
    """Whether a choice is for all ten tricks."""
    return action.yes if isinstance(action, Answer) else not isinstance(action, Stop)


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum(v * w for v, w in zip(values, weights, strict=True)) / sum(weights)


def looked_at(
    key: str, seed: int, table: str, names: Sequence[str], most: int, number: int
) -> list[Judged]:
    """Every vole decision of a deal."""
    bots = [chooser(name) for name in names]
    return [
        judged(each.view, bots, each.name, most)
        for each in decisions(key, number, seed, find_bot(table))
        if is_of_vole(each.view)
    ]


def shares(every: Sequence[Judged], at: int, name: str) -> Shares | None:
    """How often a bot is right in some decisions; none if there are none."""
    some, count = [each.choices[at] for each in every], len(every)
    if not some:
        return None
    wrong = [each.loss for each in some if not each.is_right]
    return Shares(
        count=count,
        right=_share(each.is_right for each in some),
        right_or_close=_share(each.loss < CLOSE for each in some),
        right_or_unsure=_share(each.is_right or each.loss <= each.error for each in some),
        goes_right=_share(each.goes_right for each in some),
        loss=figure([each.loss for each in some], name),
        where_wrong=round(sum(wrong) / len(wrong), 4) if wrong else 0.0,
    )


def _share(told: Iterable[bool]) -> float:
    some = list(told)
    return round(sum(some) / max(1, len(some)), 4)


def main() -> None:
    ask = asked("Vole decisions against every world.", deals=400, rules="quanti,mediateur")
    ask.add_argument(
        "--bots",
        default="maxims,search:50,search:300",
        help="whose choices are judged, with commas",
    )
    ask.add_argument("--most", type=int, default=MOST, help="worlds that are looked at")
    told = ask.parse_args()
    names = told.bots.split(",")
    by_rules(
        told,
        lambda key: partial(looked_at, key, told.seed, told.table, names, told.most),
        lambda key, deals: found(key, told.table, names, deals, told.seed),
        show,
    )


def found(
    key: str, table: str, names: Sequence[str], deals: Sequence[Sequence[Judged]], seed: int
) -> Finding:
    """What the decisions of many deals come to."""
    some = [each for deal in deals for each in deal]
    levels = []
    for at, name in enumerate(names):
        every = shares(some, at, f"{seed}/{key}")
        exact = shares([each for each in some if each.is_exact], at, f"{seed}/{key}/exact")
        near = shares([each for each in some if each.margin < NEAR], at, f"{seed}/{key}/near")
        kinds = {}
        for kind in sorted({each.kind for each in some}):
            of_kind = shares([each for each in some if each.kind == kind], at, f"{seed}/{kind}")
            assert of_kind is not None
            kinds[kind] = of_kind
        levels.append(Level(name, every, exact, near, kinds))
    return Finding(key, table, len(deals), _share(each.goes_on for each in some), tuple(levels))


def show(finding: Finding) -> None:
    """The figures as lines."""
    print(
        f"{finding.rules}, tables of {finding.table}, {finding.deals} deals: go on {finding.on:.0%}"
    )
    for level in finding.levels:
        named = {"all": level.every, "exact": level.exact, "near": level.near, **level.by_kind}
        for name, told in named.items():
            if told is not None:
                print(
                    f"  {level.bot:11} {name:7} {told.count:4}: right {told.right:.1%},"
                    f" or close {told.right_or_close:.1%}, or unsure {told.right_or_unsure:.1%};"
                    f" goes right {told.goes_right:.1%}; loses {told.loss.mean:.3f} a decision,"
                    f" {told.where_wrong:.2f} where wrong",
                    flush=True,
                )


if __name__ == "__main__":
    main()
