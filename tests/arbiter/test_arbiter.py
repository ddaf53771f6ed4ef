"""The arbiter: every offence comes to a ruling, and the ruling is that of the law and S2."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

import pytest
from tests.kit.solos import dealt_to_eldest
from tests.laws.test_house import ROOT

from quadrille import NATURE, begin, rule_set
from quadrille.arbiter import (
    MATTERS,
    Beast,
    Fate,
    Matter,
    Ruling,
    Vole,
    allowed,
    find,
    near,
    next_question,
    ruling,
)
from quadrille.lawbook.entries import clauses
from quadrille.rules.nature import Redeal, Void
from quadrille.rules.standing import Fault, Offence
from quadrille.seats import Seat
from quadrille.sitting import refuse
from quadrille.words import speaks

SOURCES: Final = tomllib.loads(
    (ROOT / "src/quadrille/rulesets/sources.toml").read_text(encoding="utf-8")
)


def every_way(
    matter: Matter, answers: Mapping[str, str] | None = None
) -> Iterator[tuple[dict[str, str], Ruling]]:
    """All that may be answered, and what it comes to."""
    so_far = dict(answers or {})
    question = next_question(matter, so_far)
    if question is None:
        yield so_far, ruling(matter, so_far)
        return
    for choice in question.choices:
        yield from every_way(matter, {**so_far, question.key: choice})


def ruled(offence: str, answers: str = "") -> Ruling:
    """The ruling on answers such as "turned=yes over=no"; nothing may be left to ask."""
    matter = find(offence)
    assert matter is not None
    said = {"beasts": "yes", **dict(pair.split("=") for pair in answers.split())}
    assert next_question(matter, said) is None
    return ruling(matter, said)


def short(offence: str, answers: str = "") -> tuple[str, str, str, tuple[str, ...]]:
    found = ruled(offence, answers)
    return found.fate.value, found.beast.value, found.vole.value, found.enter


# The whole of the data


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: str(matter.key))
def test_every_way_of_answering_ends_and_every_ruling_can_be_reached(matter: Matter) -> None:
    reached = [found.key for _, found in every_way(matter)]
    assert set(reached) == {each.key for each in matter.rulings}


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: str(matter.key))
def test_every_offence_question_and_ruling_has_words(matter: Matter) -> None:
    wanted = [f"arbiter-{matter.key}"]
    wanted += [f"arbiter-{matter.key}-ask-{each.key}" for each in matter.questions]
    wanted += [f"arbiter-{matter.key}-is-{each.key}" for each in matter.rulings]
    wanted += [f"arbiter-fate-{each}" for each in Fate]
    wanted += [f"arbiter-beast-{each}" for each in Beast]
    wanted += [f"arbiter-vole-{each}" for each in Vole]
    assert [key for key in wanted if not speaks(key)] == []


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: str(matter.key))
def test_every_ruling_cites_clauses_and_places_that_there_are(matter: Matter) -> None:
    places = {f"{key} §{name}" for key, told in SOURCES.items() for name in told["sections"]}
    for each in matter.rulings:
        assert each.clauses
        assert set(each.clauses) <= set(clauses())
        assert each.sources
        assert set(each.sources) <= places


@pytest.mark.parametrize("matter", MATTERS, ids=lambda matter: str(matter.key))
def test_a_beast_or_a_vole_lost_is_always_entered_and_never_without_beasts_at_the_table(
    matter: Matter,
) -> None:
    for answers, found in every_way(matter):
        if found.needs_beasts:
            assert answers["beasts"] == "yes"
            assert found.enter[0].startswith("fault P ")
        elif answers.get("beasts") == "no":
            assert found.enter == ()


def test_every_fault_and_redeal_of_the_record_is_what_some_ruling_says_to_enter() -> None:
    entered = {line for matter in MATTERS for _, found in every_way(matter) for line in found.enter}
    faults = {line.split()[2] for line in entered if line.startswith("fault")}
    redeals = {line.split()[1] for line in entered if line.startswith("redeal")}
    assert faults == set(Offence)
    assert redeals == set(Void)


def test_what_is_to_be_entered_is_what_a_sitting_accepts() -> None:
    sitting = dealt_to_eldest(begin(rule_set("mediateur"), deals=4, dealer=Seat(3)), 6)
    for matter in MATTERS:
        for _, found in every_way(matter):
            for line in found.enter:
                words = line.split()
                if words[0] == "fault":
                    sharer = Seat(3) if "with" in words else None
                    fault = Fault(Seat(2), Offence(words[2]), sharer)
                    assert refuse(sitting, NATURE, fault) is None
                    assert (found.beast is Beast.SHARED) == (sharer is not None)
                if words == ["redeal", "exposed-card"]:
                    assert refuse(sitting, NATURE, Redeal(Void.EXPOSED_CARD)) is None


# Each clause


@pytest.mark.clause("LAW-1")
def test_a_revoke_is_free_until_the_trick_is_turned_and_then_costs_a_beast() -> None:
    assert short("revoke", "turned=no") == ("corrected", "nobody", "untouched", ())
    entered = ("fault P revoke",)
    assert short("revoke", "turned=yes over=no") == ("restored", "offender", "untouched", entered)
    assert short("revoke", "turned=yes over=yes") == ("stands", "offender", "untouched", entered)


@pytest.mark.clause("LAW-2")
def test_one_who_asked_and_was_told_wrongly_owes_nothing_and_one_who_did_not_owes_a_beast() -> None:
    assert short("false-trump", "asked=yes") == ("goes-on", "nobody", "untouched", ())
    assert short("false-trump", "asked=no gathered=yes")[1:] == (
        "offender",
        "untouched",
        ("fault P false-trump",),
    )
    assert ruled("false-trump", "asked=no gathered=no").beast is Beast.NOBODY


@pytest.mark.clause("LAW-3")
def test_a_card_shown_must_be_played_where_taking_it_back_could_inform_but_not_by_one_alone() -> (
    None
):
    assert ruled("card-shown", "alone=no informs=yes").key == "must-be-played"
    assert ruled("card-shown", "alone=no informs=no").key == "taken-back"
    assert ruled("card-shown", "alone=yes").key == "taken-back"


@pytest.mark.clause("LAW-4")
def test_a_hand_turned_up_is_a_shared_beast_at_ones_turn_and_a_whole_one_out_of_turn() -> None:
    assert short("hand-turned", "own-turn=yes")[1:] == (
        "shared",
        "untouched",
        ("fault P hand-turned with Q",),
    )
    assert short("hand-turned", "own-turn=no")[1:] == (
        "offender",
        "untouched",
        ("fault P hand-turned",),
    )


@pytest.mark.clause("LAW-5")
def test_an_ally_who_shows_herself_loses_the_vole_and_in_bad_faith_owes_a_beast() -> None:
    assert short("shown-ally", "opening-lead=yes")[1:] == ("nobody", "untouched", ())
    good, bad = "opening-lead=no bad-faith=no", "opening-lead=no bad-faith=yes"
    assert short("shown-ally", good)[1:] == ("nobody", "lost", ("fault P speech",))
    assert short("shown-ally", bad)[1:] == ("offender", "lost", ("fault P shown-ally",))


@pytest.mark.clause("LAW-6", "DEAL-3", "DECL-1")
def test_out_of_turn_costs_no_beast_and_of_two_suits_the_first_is_trumps() -> None:
    assert ruled("out-of-turn", "informs=yes").beast is Beast.NOBODY
    assert ruled("out-of-turn", "informs=no").beast is Beast.NOBODY
    assert ruled("trumps-twice").key == "first-holds"


@pytest.mark.clause("LAW-7", "VOLE-7")
@pytest.mark.parametrize("effect", ["encourages", "informs"])
def test_speech_that_helps_the_side_costs_it_the_vole(effect: str) -> None:
    found = short("speech", f"speaker=declaring-side effect={effect}")
    assert found == ("goes-on", "nobody", "lost", ("fault P speech",))


@pytest.mark.clause("LAW-7", "VOLE-7")
@pytest.mark.parametrize("effect", ["dissuades", "counts"])
def test_speech_against_the_vole_costs_a_beast(effect: str) -> None:
    found = short("speech", f"speaker=declaring-side effect={effect}")
    assert found == ("goes-on", "offender", "untouched", ("fault P dissuasion",))
    assert short("dissuasion") == found


@pytest.mark.clause("LAW-7")
@pytest.mark.parametrize("speaker", ["defender", "onlooker"])
def test_nobody_else_can_cost_the_side_its_vole(speaker: str) -> None:
    assert short("speech", f"speaker={speaker}")[1:] == ("nobody", "untouched", ())


@pytest.mark.clause("LAW-8", "HIST-7")
def test_an_underpayment_is_made_good_in_the_later_form_and_mostly_in_the_older() -> None:
    assert ruled("underpayment", "form=later proved=yes").key == "made-good"
    assert ruled("underpayment", "form=later proved=no").key == "not-proved"
    for bonus in ("solo", "matadors"):
        asked = f"form=older what={bonus} next-cut="
        assert ruled("underpayment", asked + "yes").key == "lapsed"
        assert ruled("underpayment", asked + "no").enter == (f"P claim {bonus}",)
    assert ruled("underpayment", "form=older what=beast next-over=yes").key == "not-reopened"
    assert ruled("underpayment", "form=older what=beast next-over=no").key == "still-owed"
    assert ruled("underpayment", "form=older what=other").key == "still-owed"


@pytest.mark.clause("LAW-9")
def test_who_leaves_settles_unless_all_agree_to_go_on_later() -> None:
    assert ruled("leaving", "all-agree=yes").key == "adjourned"
    assert ruled("leaving", "all-agree=no").key == "settles"


@pytest.mark.clause("DEAL-3")
def test_an_exposed_card_or_a_bad_pack_voids_the_deal_without_a_beast() -> None:
    assert short("exposed-card", "dealing=yes") == (
        "void",
        "nobody",
        "untouched",
        ("redeal exposed-card",),
    )
    assert ruled("exposed-card", "dealing=no").fate is Fate.GOES_ON
    assert short("bad-pack", "settled=no") == ("void", "nobody", "untouched", ("redeal bad-pack",))
    assert ruled("bad-pack", "settled=yes").fate is Fate.STANDS


@pytest.mark.clause("DEAL-4")
def test_a_deal_out_of_turn_is_void_until_hands_are_up() -> None:
    assert ruled("deal-out-of-turn", "hands-up=no").enter[-1] == "redeal out-of-turn"
    stands = ruled("deal-out-of-turn", "hands-up=yes")
    assert stands.fate is Fate.STANDS
    assert stands.enter == ("deal N dealer P out-of-turn",)


@pytest.mark.clause("DECL-10")
def test_a_king_returned_from_three_certain_tricks_costs_a_beast_if_hombre_loses() -> None:
    assert ruled("false-return", "certain-tricks=yes lost=yes").beast is Beast.OFFENDER
    assert ruled("false-return", "certain-tricks=yes lost=no").beast is Beast.NOBODY
    assert ruled("false-return", "certain-tricks=no").beast is Beast.NOBODY


# Finding


def test_an_offence_is_found_however_its_word_is_written() -> None:
    found = find("Hand turned")
    assert found is not None
    assert found is find("hand_turned")
    assert found.key == "hand-turned"
    assert find("whist") is None


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("renounce", "revoke"),
        ("revok", "revoke"),
        ("misdeal", "deal-out-of-turn"),
        ("talk", "dissuasion"),
        ("exposed", "exposed-card"),
        ("turn", "out-of-turn"),
    ],
)
def test_a_strange_word_suggests_offences(word: str, meant: str) -> None:
    assert meant in near(word)


def test_nothing_is_suggested_for_nonsense() -> None:
    assert near("") == ()
    assert near("xyzzy") == ()


def test_what_may_be_asked_ends_with_the_beasts_only_where_there_is_a_beast() -> None:
    asked = {matter.key: [each.key for each in allowed(matter)] for matter in MATTERS}
    assert asked["revoke"] == ["turned", "over", "beasts"]
    assert asked["trumps-twice"] == []
