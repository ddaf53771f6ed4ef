"""OpenSpiel's search at our table: from a view alone, the same again, and by its name."""

import importlib.util
import sys
from random import Random

import pytest
from tests.kit.deals import go, start

from quadrille import view
from quadrille.arena.outside import EXAMPLE, find
from quadrille.bots import Bot, find_bot
from quadrille.errors import BadOption
from quadrille.openspiel.settings import Apart, Named, Settings, Taken, read
from quadrille.rules.actions import PLAYS
from quadrille.seats import Seat
from quadrille.sitting import Sitting, apply, turn
from quadrille.words.faults import told as sentence

openspiel = pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None, reason="the extra quadrille[openspiel] is missing"
)

NAMES = (
    "openspiel:own-new-0.5-visits-1:40",
    "openspiel:own-10-0.2-value-8:40",
    "openspiel:all-100-1-visits-8p:40",
    "openspiel-cards:all-new-0.5-value-1:40",
)


def played(key: str, bot: Bot, **options: str) -> Sitting:
    sitting = start(key, dealer=3, **options)
    rng = Random(4)
    while sitting.deal_is_on:
        seat = turn(sitting)
        assert isinstance(seat, int)
        seen = view(sitting, seat)
        sitting, _ = apply(sitting, seat, bot.choose(seen, rng))
    return sitting


@openspiel
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", ["mediateur", "quanti"])
def test_a_deal_is_played_to_its_end_and_the_same_again(name: str, key: str) -> None:
    assert played(key, find(name)) == played(key, find(name))


@openspiel
@pytest.mark.parametrize("name", NAMES)
def test_the_card_that_alone_can_lose_is_not_led(name: str) -> None:
    hand = "AS 2S AC KS QS JS 7S 6S KD 6H"
    told = start("quanti", hand, "KH QH", "KC QC", dealer=3)
    told = go(told, "solo pass pass pass trumps:S")
    chosen = find(name).explain(view(told, Seat(0)), Random(1))
    assert chosen.action != next(play for play in PLAYS if play.card == "6H")
    facts = dict(chosen.reason.facts)
    assert facts["turns"] == "40"
    assert 0 < int(facts["times"]) < 40


@openspiel
def test_with_cards_only_the_maxims_say_what_is_said() -> None:
    told = start("mediateur", dealer=3)
    bot, maxims = find("openspiel-cards:own-10-0.2-value-8:40"), find_bot("maxims")
    seen = view(told, Seat(0))
    assert bot.explain(seen, Random(1)) == maxims.explain(seen, Random(1))


@openspiel
@pytest.mark.parametrize("name", ["openspiel:all-10-0.5-visits-1:60"])
def test_the_quicker_filter_leaves_what_the_original_leaves(name: str) -> None:
    from open_spiel.python.algorithms import ismcts

    from quadrille.openspiel import bot

    found, told = find(name), start("mediateur", dealer=3)
    quick = found.choose(view(told, Seat(0)), Random(3))
    ours = bot._Search.filter_illegals
    try:
        bot._Search.filter_illegals = ismcts.ISMCTSBot.filter_illegals  # type: ignore[method-assign]
        assert found.choose(view(told, Seat(0)), Random(3)) == quick
    finally:
        bot._Search.filter_illegals = ours  # type: ignore[method-assign]


def test_a_name_tells_every_setting() -> None:
    named = read("openspiel-cards:own-new-0.25-value-3:1200")
    assert isinstance(named, Named)
    assert named.settings == Settings(Apart.OWN, None, 0.25, Taken.VALUE, 3, passing=False)
    assert (named.simulations, named.cards_only) == (1200, True)
    named = read("openspiel:all-10-2-visits-8p:5")
    assert isinstance(named, Named)
    assert named.settings == Settings(Apart.ALL, 10, 2.0, Taken.VISITS, 8, passing=True)
    assert (named.simulations, named.cards_only) == (5, False)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("openspiel", "first part"),
        ("openspiel-cards:10", "first part"),
        ("openspiel:all", "second part"),
        ("openspiel:all-0-1-visits-8:5", "second part"),
        ("openspiel:all-10-much-visits-8:5", "third part"),
        ("openspiel:all-10-0.5-most-8:5", "fourth part"),
        ("openspiel:all-10-0.5-visits-8-9:5", "fifth part"),
        ("openspiel:all-10-0.5-visits-p:5", "fifth part"),
        ("openspiel:all-10-0.5-visits-8", "after a second colon"),
        (EXAMPLE + "0" * 9, "after a second colon"),
        (EXAMPLE + ":1", "after a second colon"),
    ],
)
def test_a_name_that_is_not_written_so_is_told_which_part_is_wrong_and_where_it_is_explained(
    name: str, wrong: str
) -> None:
    with pytest.raises(BadOption) as refused:
        find(name)
    told = sentence(refused.value)
    assert f"“{name}”" in told
    assert wrong in told
    assert told.endswith(f"Write it like {EXAMPLE} (docs/openspiel.md)")


def test_without_openspiel_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("quadrille.openspiel.bot", "quadrille.openspiel.game"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadOption) as refused:
        find(EXAMPLE)
    assert refused.value.code == "arena-no-openspiel"


def test_every_other_name_is_one_of_this_house() -> None:
    assert find("thumb") == find_bot("thumb")


def test_who_names_no_bot_hears_of_those_of_this_house_and_of_openspiels() -> None:
    with pytest.raises(BadOption) as refused:
        find("nobody")
    told = sentence(refused.value)
    assert "there is no bot called “nobody”; there are random, thumb" in told
    assert f"with quadrille[openspiel] those like {EXAMPLE}" in told
