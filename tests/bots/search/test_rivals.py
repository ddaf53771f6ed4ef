"""The rivals of search: open cards, one tree over many worlds, and one who sees all cards."""

from random import Random

from tests.kernel.positions import compiled_only
from tests.kit.deals import go, start

from quadrille import view
from quadrille.bots import find_bot, shown
from quadrille.bots.ismcts import TURNS, Ismcts
from quadrille.bots.pimc import Pimc
from quadrille.rules.actions import Play
from quadrille.seats import Seat
from quadrille.sitting import Sitting


def _two_kings() -> Sitting:
    """Alone in spades with all high cards of two suits: only the low heart can lose."""
    told = start("quanti", "AS 2S AC KS QS JS 7S 6S KD 6H", "KH QH", "KC QC", dealer=3)
    return go(told, "solo pass pass pass trumps:S")


def test_a_cheat_chooses_by_the_hands_that_it_is_shown() -> None:
    told = _two_kings()
    assert told.deal is not None
    cheat = shown(find_bot("cheat"), told.deal.held)
    chosen = cheat.explain(view(told, Seat(0)), Random(1))
    assert isinstance(chosen.action, Play)
    assert ("worlds", "1") in chosen.reason.facts


def test_nobody_else_is_shown_anything() -> None:
    told = _two_kings()
    assert told.deal is not None
    for name in ("thumb", "search:50", "pimc:3", "ismcts:50"):
        assert shown(find_bot(name), told.deal.held) == find_bot(name)


def test_the_tree_tells_how_often_it_was_gone_through() -> None:
    chosen = Ismcts(90).explain(view(_two_kings(), Seat(0)), Random(1))
    facts = dict(chosen.reason.facts)
    assert facts["turns"] == "90"
    assert 0 < int(facts["times"]) <= 90


@compiled_only
def test_more_time_is_more_turns() -> None:
    assert [find_bot(f"ismcts:{time}") for time in TURNS] == [Ismcts(n) for n in TURNS.values()]
    assert sorted(TURNS.values()) == list(TURNS.values())


def test_open_cards_are_looked_at_in_so_many_worlds() -> None:
    chosen = Pimc(7).explain(view(_two_kings(), Seat(0)), Random(1))
    assert dict(chosen.reason.facts)["worlds"] == "7"
