"""Three-Card Loo at the same table, log, server and loop as Quadrille."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.kit.host import begun as opened_at
from tests.kit.host import seated, server
from tests.kit.tables import carried_on, woken

from quadrille.errors import BadOption, NotAllowed, Unreadable
from quadrille.game import Setup, Stream
from quadrille.games import ALL, LOO, find
from quadrille.loo import SeatView, Sitting
from quadrille.loo.actions import Action, DealOut, Play, Say, Word
from quadrille.loo.events import Dealt, Event
from quadrille.loo.pack import PACK, Card
from quadrille.pump import pump
from quadrille.seating import Chair, Table, look
from quadrille.seats import NATURE, Seat
from quadrille.table import act, is_over, opened, ready, replayed, submit
from quadrille.waking import wake

SETUP: Final = Setup("loo", 3, {"unlimited": "yes"})


def test_it_is_one_of_the_games() -> None:
    assert find("loo") is LOO
    assert [game.key for game in ALL] == ["quadrille", "loo"]
    assert (LOO.least, LOO.most) == (2, 17)
    assert LOO.bot_keys[0] == "guess-32"


@pytest.mark.parametrize("chairs", [2, 3, 5, 7, 16, 17])
def test_every_setup_that_is_offered_can_begin_and_be_dealt(chairs: int) -> None:
    for offer in LOO.offers:
        for choice in offer.options:
            for value in choice.values:
                setup = Setup(offer.rules, offer.usual_deals, {choice.key: value})
                agreed, dealer = LOO.agree(setup, chairs, Stream(b"a"))
                sitting = LOO.begin(agreed, chairs, dealer)
                dealt = LOO.nature(sitting, Stream(b"cards"))
                assert isinstance(dealt, DealOut)
                assert LOO.refuse(sitting, NATURE, dealt) is None
    with pytest.raises(BadOption):
        LOO.begin(Setup("loo", 3, {"misery": "yes"}), chairs, Seat(0))


@pytest.mark.clause("LOO-1")
def test_each_is_as_likely_to_cut_lowest_and_deal_first() -> None:
    stream = Stream(b"cutting")
    first = Counter(_first_dealer(5, stream) for _ in range(2000))
    # Two thousand draws of a fifth: 400 each, deviation 18.
    assert sorted(first) == [0, 1, 2, 3, 4]
    assert all(abs(count - 400) < 90 for count in first.values())


def _first_dealer(chairs: int, stream: Stream) -> int:
    return LOO.agree(Setup("loo", 3), chairs, stream)[1]


class _Cut(Stream):
    """A stream by which chosen cards are cut, one row after the other."""

    def __init__(self, *rows: str) -> None:
        super().__init__(b"")
        self._wanted = [[Card(word) for word in row.split()] for row in rows]
        self._draws: list[int] = []

    def below(self, bound: int) -> int:
        if not self._draws:
            self._draws = _draws_for(self._wanted.pop(0))
        return self._draws.pop(0)


def _draws_for(wanted: list[Card]) -> list[int]:
    """What Fisher and Yates must draw for these cards to lie on top."""
    order, draws = list(PACK), []
    rest = [card for card in PACK if card not in wanted]
    target = [*wanted, *rest]
    for last in range(len(order) - 1, 0, -1):
        at = order.index(target[last])
        draws.append(at)
        order[last], order[at] = order[at], order[last]
    return draws


@pytest.mark.clause("LOO-1")
def test_the_lowest_cut_deals_first_and_equals_cut_again() -> None:
    assert _first_dealer(3, _Cut("KS 2H AD")) == 2
    assert _first_dealer(3, _Cut("3S 2H 2D", "KC QC")) == 2
    assert _first_dealer(3, _Cut("2S 2H 2D", "5C 5D 9C", "AC KC")) == 0


def test_actions_are_read_exactly() -> None:
    assert LOO.read(b'{"t":"say","word":"miss"}') == Say(Word.MISS)
    assert LOO.read(b'{"t":"play","card":"TH"}') == Play(Card("TH"))
    for wrong in (b"{}", b'{"t":"say","word":"pass"}', b'{"t":"play","card":"TH","x":1}', b"\xff"):
        with pytest.raises(Unreadable):
            LOO.read(wrong)


# The loop


class _Player:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.chance = Random(seat)
        self.noticed: list[Event] = []

    def choose(self, view: SeatView, /) -> Action:
        assert view.seat == self.seat == view.turn
        return self.chance.choice(view.legal)

    def notice(self, event: Event, /) -> None:
        self.noticed.append(event)


@pytest.mark.parametrize("chairs", [2, 7, 17])
def test_a_sitting_is_carried_to_its_end_among_players(chairs: int) -> None:
    stream = Stream(b"pump")
    players = {Seat(place): _Player(Seat(place)) for place in range(chairs)}

    def nature(sitting: Sitting) -> Action:
        return LOO.nature(sitting, stream)

    ended = pump(LOO, LOO.begin(SETUP, chairs, Seat(1)), players, nature)
    assert ended.is_complete
    for player in players.values():
        assert not any(isinstance(event, Dealt) for event in player.noticed)


# The table and its log

LooTable = Table[Sitting, Action, Event, SeatView]


def test_a_table_goes_on_as_its_log_tells() -> None:
    chairs = (Chair("Ida"), *(Chair(f"Bot {n}", "random") for n in range(4)))
    first: LooTable = opened(LOO, LOO.begin(SETUP, 5, Seat(4)), chairs, beat=0.8, now=0.0)
    table, stream, rng, entries = first, Stream(b"table"), Random(2), []
    while not is_over(table):
        due = wake(table)
        if due is not None:
            step = woken(table, due, lambda view: rng.choice(view.legal), stream)
        elif LOO.is_resting(table.sitting):
            step = ready(table, Seat(0), id=f"r{table.point}", point=table.point)
        else:
            chosen = (rng.choice(LOO.view(table.sitting, Seat(0)).legal),)
            point = table.point
            step = submit(table, Seat(0), id=f"s{point}", point=point, actions=chosen, now=9.0)
        assert step.answer is None
        assert step.entry is not None
        entries.append(step.entry)
        table = step.table
    again = first
    for entry in entries:
        again = replayed(again, entry, now=0.0)
    assert again.sitting == table.sitting
    assert look(again, Seat(0), after=-1).book is not None


def test_a_table_refuses_what_the_law_does_and_says_why() -> None:
    chairs = (Chair("Ida"), Chair("Bot", "random"))
    table: LooTable = opened(LOO, LOO.begin(SETUP, 2, Seat(1)), chairs, beat=0.8, now=0.0)
    dealt = carried_on(table, lambda view: view.legal[0], Stream(b"x"))
    step = submit(dealt, Seat(0), id="a", point=dealt.point, actions=(Say(Word.DEFEND),), now=1.0)
    assert step.answer is not None
    assert (step.answer.code, step.answer.clause) == ("loo-only-dealer-defends", "LOO-5")
    with pytest.raises(NotAllowed):
        act(dealt, Seat(1), (Say(Word.PLAY),), now=1.0)


# The server


@pytest.mark.parametrize("others", [1, 4, 16])
def test_a_server_hosts_it_with_any_number_of_chairs(tmp_path: Path, others: int) -> None:
    setup = {"rules": "loo", "deals": 1}
    with server(tmp_path) as session:
        key = opened_at(session, game="loo", setup=setup, bots=["trump-or-ace"] * others)
        with seated(session, key) as person:
            while person.view["stage"] != "over":
                person.until_asked()
                if person.view["stage"] == "over":
                    break
                person.do()
            assert person.view["players"] == others + 1
            settlement = person.view["settlement"]
            assert isinstance(settlement, dict)
            assert len(settlement["balances"]) == others + 1
