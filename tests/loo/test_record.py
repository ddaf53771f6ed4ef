"""Records of Three-Card Loo: golden ones, random ones, and every fault that one can have."""

import json
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from msgspec.structs import fields
from tests.kit.loo import ALL_RULES, begun, random_steps

from quadrille.cli.score import score
from quadrille.errors import NotAllowed, RecordDiffers, Unreadable
from quadrille.loo import Sitting, apply, begin
from quadrille.loo import notation as told_in_lines
from quadrille.loo.actions import Word
from quadrille.loo.lines import BalancesLine, Line, TricksLine
from quadrille.loo.record import Deed, Record, load, recorded, write
from quadrille.loo.scores import DealScores, encode, scores
from quadrille.seats import NATURE, Seat
from quadrille.text.payments import PaidLine
from quadrille.words import catalogues
from quadrille.words.faults import told

GOLDEN: Final = Path(__file__).parent / "records"
EVERY: Final = sorted(path.name for path in GOLDEN.glob("*.loo"))

PLAYED: Final = (GOLDEN / "three.loo").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", EVERY)
def test_a_golden_record_is_true_and_is_written_as_it_was_read(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    replayed = load(text)
    assert write(replayed.record) == text
    names = replayed.names
    assert recorded(replayed.begun, replayed.deeds, names=names) == replayed.record


def test_golden_records_show_what_is_rare() -> None:
    results = [result for name in EVERY for result in load(_golden(name)).sitting.results]
    assert {len(result.tricks) for result in results} == {3, 5, 17}
    assert any(result.defended for result in results)
    assert any(result.miss is not None and len(result.played) > 1 for result in results)
    assert any(not result.played for result in results)


def _golden(name: str) -> bytes:
    return (GOLDEN / name).read_bytes()


@pytest.mark.parametrize("seed", range(60))
def test_a_sitting_at_random_is_written_read_and_written_again(seed: int) -> None:
    rng = Random(f"records {seed}")
    players = rng.randint(2, 17)
    first = begin(rng.choice(ALL_RULES), players=players, deals=3, dealer=Seat(0))
    deeds, sitting = _done(first, rng)
    record = recorded(first, deeds, derived=rng.random() < 0.7)
    text = write(record)
    replayed = load(text.encode())
    assert (replayed.begun, replayed.sitting) == (first, sitting)
    assert replayed.deeds == tuple(deeds)
    assert write(replayed.record) == text
    bare = write(Record(tuple(line for line in record.lines if not _is_derived(line))))
    assert load(bare).sitting == sitting


def _is_derived(line: Line) -> bool:
    return isinstance(line, TricksLine | PaidLine | BalancesLine)


def _done(first: Sitting, rng: Random) -> tuple[list[Deed], Sitting]:
    """What is done in a sitting; some are left in the midst of a deal."""
    deeds, sitting = [], first
    for _, who, action, after in random_steps(first, rng):
        deeds.append((who, action))
        sitting = after
        if rng.random() < 0.01:
            break
    return deeds, sitting


def test_every_action_is_one_line_that_stands_alone() -> None:
    for seed in range(20):
        rng = Random(seed)
        for _, who, action, _ in random_steps(begun(rng.choice((2, 4, 17)), deals=1), rng):
            line = told_in_lines.write(who, action)
            back, again = told_in_lines.read(line)
            assert back == who
            assert told_in_lines.write(back, again) == line
            assert "\n" not in line


@pytest.mark.parametrize("line", ["hands", "hands AS KS", "0 hello", "x play", "0 play now", ""])
def test_a_line_that_stands_alone_may_be_wrong(line: str) -> None:
    with pytest.raises(Unreadable):
        told_in_lines.read(line)


def test_comments_blank_lines_and_any_order_in_a_hand_are_read() -> None:
    text = PLAYED.replace("hands 5H 3D AC |", "# a comment\n\nhands AC 3D 5H |")
    text = text.replace("0 play\n", "0 play  # she has an ace\n")
    assert write(load(text).record) == PLAYED


def test_without_names_or_number_the_hands_tell_how_many_play() -> None:
    text = PLAYED.replace("seats Anna | Ben | Carla\n", "")
    assert load(text).sitting == load(PLAYED).sitting
    assert load(text).names is None


def test_a_sitting_is_ten_rounds_if_nothing_is_said() -> None:
    assert load("loo-record 1\nplayers 4\n").sitting.deals == 40
    assert load("loo-record 1\nplayers 4\nrounds 2\n").sitting.deals == 8
    assert load("loo-record 1\nrules loo\nplayers 4\ndeals 3\n").sitting.deals == 3


def test_the_last_deal_may_be_unfinished_and_moves_nothing() -> None:
    text = PLAYED[: PLAYED.index("0 6H")]
    sitting = load(text).sitting
    assert len(sitting.results) == 3
    assert sitting.accounts.purses == (-3, -3, 5)


# Faults: what is changed, on which line the fault is, and what is told of it

SECOND: Final = PLAYED[PLAYED.index("0 throw-in\n= tricks") : PLAYED.index("deal 3")]
"""How the second deal ends."""

FOURTH: Final = PLAYED[PLAYED.index("hands AS 3S") :]
"""All of the fourth deal but its first line."""

FAULTS: Final[dict[str, tuple[tuple[str, str], str]]] = {
    "players": (("seats Anna | Ben | Carla", "players 18"), "line 3: from 2 to 17 can play"),
    "differ": (("deals 4", "players 4"), "line 3: 4 players were told before, and here 3"),
    "twice": (("deals 4", "deals 4\nrounds 2"), "line 3: “deals” is said twice"),
    "no deal": (("deals 4", "deals 0"), "line 2: a sitting needs at least one deal"),
    "rules": (("deals 4", "rules whist"), "line 2: there are no rules called “whist”"),
    "option": (("deals 4", "option misery=yes"), "line 2: the rules loo have no option “misery”"),
    "value": (("deals 4", "option unlimited=9"), "line 2: the option unlimited cannot be “9”"),
    "sign": (("deals 4", "option unlimited"), "line 2, column 8: “unlimited” stands where"),
    "names": (("seats Anna", "seats "), "line 3, column 7: “” cannot be a name"),
    "number": (("deal 2", "deal 3"), "line 14: this is called deal 3: deal 2 was expected"),
    "dealer": (("deal 2 dealer 0", "deal 2 dealer 1"), "line 14: player 1 deals, but it is"),
    "first": (("deal 1 dealer 2", "deal 1 dealer 3"), "line 7: there is no player 3"),
    "card": (("hands 5H", "hands 1H"), "line 5, column 7: “1H” stands where a card"),
    "again": (("hands 5H 3D", "hands 3D 3D"), "line 5, column 10: 3D is dealt twice"),
    "turned": (("turn-up QH", "turn-up 5H"), "line 7: these cards may not be dealt: 5H is dealt"),
    "late": (("0 throw-in", "players 3"), "line 8: this belongs before the first deal"),
    "early": (("deals 4", "0 play"), "line 2: a deal must begin first"),
    "no miss": (("miss 8S 8H 7C\n", ""), "line 6: these cards may not be dealt: Miss would get 0"),
    "no hands": (("hands 5H 3D AC | JH 6H 2C | QD JC 3C\n", ""), "line 5: the deal has no hands"),
    "not given": (("turn-up QH\n", ""), "line 7: the deal has no hands yet"),
    "two hands": (("turn-up QH", "turn-up QH\nturn-up QH"), "line 8: the hands of this deal are"),
    "stranger": (("0 throw-in", "3 throw-in"), "line 8: there is no player 3"),
    "turn": (("0 throw-in", "1 throw-in"), "line 8: player 1 may not throw in: it is not her"),
    "taken": (("1 miss", "1 defend"), "line 47: player 1 may not defend Miss: only the dealer"),
    "duty": (("0 6H\n1 QH", "0 6H\n1 QD"), "line 50: player 1 may not play QD: she holds hearts"),
    "over": (("0 3S\n", "0 3S\n1 3S\n"), "line 55: this deal is over"),
    "after": (("2 pool 4\n", "2 pool 4\n0 6H\n"), "line 60: what is done stands before the lines"),
    "mid-deal": (("1 QC\n0 3S\n", "1 QC\n"), "line 54: this deal is not over, so nothing"),
    "unfinished": ((SECOND, ""), "line 20: deal 2 is not played to its end"),
    "more": (("2 pool 4\n", "2 pool 4\ndeal 5 dealer 0\n"), "line 60: the 4 deals that were"),
    "bare": ((FOURTH, ""), "line 42: deal 4 has no cards"),
    "nothing": ((PLAYED, "loo-record 1\n"), "line 1: the record does not say how many play"),
    "tricks": (("= tricks 0 1 2", "= tricks 0 2 1"), "line 38: the record says “= tricks 0 2 1”"),
    "looed": ((" looed 0", ""), "line 55: the record says “= tricks 0 3 0”, but the rules say"),
    "paid": (("0->pool 3 loo", "0->pool 6 loo"), "line 58: the record says “= paid 0->pool 6 loo"),
    "unpaid": (("= paid pool->1 3 pool\n", ""), "line 57: if one payment is told all must be"),
    "pool": (("pool 4", "pool 1"), "line 59: the record says “= balances -6 0 2 pool 1”"),
    "party": (("0->pool", "0->9pool"), "line 22, column 8: “0->9pool” stands where who pays"),
    "derived": (("= tricks 0 1 2", "= outcome won"), "line 38, column 3: “outcome” stands where"),
    "format": (("loo-record 1", "loo-record 2"), "line 1, column 12: this is a record of format 2"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_the_first_fault_of_a_record_is_told_with_its_line(name: str) -> None:
    (old, new), sentence = FAULTS[name]
    assert old in PLAYED
    with pytest.raises(Unreadable) as caught:
        load(PLAYED.replace(old, new, 1))
    assert told(caught.value).startswith(sentence)


SCRAPS: Final = (
    "0 play",
    "1 miss",
    "2 defend",
    "0 throw-in",
    "3 KH",
    "0 TS",
    "turn-up 5H",
    "miss AS KS QS",
    "hands AS KS QS",
    "deal 2 dealer 0",
    "deal 9 dealer 16",
    "players 2",
    "rounds 3",
    "deals 1",
    "option unlimited=yes",
    "rules loo",
    "= tricks 1 2 0",
    "= paid 0->pool 3 loo",
    "= balances 0 0 pool 0",
    "#",
    "",
    "loo-record 1",
    "quadrille-record 1",
    "99999999999",
    "seats A | B",
)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_to_a_record_it_is_read_or_its_fault_is_told(seed: int) -> None:
    rng = Random(f"scraps {seed}")
    texts = [_golden(name).decode() for name in EVERY]
    faults: list[str] = []
    for _ in range(40):
        lines = rng.choice(texts).splitlines()
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(lines))
            lines[at : at + rng.randint(0, 2)] = rng.sample((*SCRAPS, *lines), rng.randint(0, 2))
        try:
            load("\n".join(lines))
        except Unreadable as fault:
            faults.append(told(fault))
    assert len(faults) > 10
    assert [fault for fault in faults if not fault.startswith("line ")] == []


def test_every_fault_of_such_a_record_has_a_sentence() -> None:
    known = catalogues("en")["loo.ftl"]
    for path in (Path(load.__code__.co_filename).parent).glob("*.py"):
        for code in re.findall(r'Unreadable\(\s*"(loo-[\w-]+)"', path.read_text(encoding="utf-8")):
            assert f"record-{code} =" in known


def test_a_fault_in_what_follows_is_a_difference() -> None:
    with pytest.raises(RecordDiffers):
        load(PLAYED.replace("pool 4", "pool 1"))


def test_what_cannot_be_done_or_named_cannot_be_recorded() -> None:
    replayed = load(PLAYED)
    with pytest.raises(NotAllowed):
        recorded(replayed.begun, replayed.deeds[1:])
    with pytest.raises(Unreadable):
        recorded(replayed.begun, (), names=["Anna", "", "Carla"])
    assert apply(replayed.begun, NATURE, replayed.deeds[0][1])[0].deal is not None


def test_the_document_tells_every_word_of_the_format_and_its_example_is_true() -> None:
    page = (GOLDEN.parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    page = page[page.index("## Three-Card Loo") :]
    assert {word.value for word in Word} <= set(re.findall(r"[a-z-]+", page))
    keys = {field.encode_name for field in fields(DealScores)}
    assert keys <= set(re.findall(r"`([a-z_]+)`", page))
    example = page.split("```")[1].lstrip()
    replayed = load(example)
    again = recorded(replayed.begun, replayed.deeds, names=replayed.names)
    assert again == replayed.record


# The command


def test_scores_are_one_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(str(GOLDEN / "three.loo"), json=True) == 0
    text = capsys.readouterr().out
    assert text.encode() == encode(scores(load(PLAYED).sitting)) + b"\n"
    printed = json.loads(text)
    assert printed["rules"] == "loo"
    assert printed["deals"][3]["looed"] == [0]
    assert printed["deals"][2]["defended"] is True
    assert printed["deals"][3]["transfers"][-1] == {
        "from": 0,
        "to": "pool",
        "amount": 3,
        "reason": "loo",
    }
    assert printed["final"] == {"balances": [-6, 0, 2], "transfers": [], "complete": True}


def test_scores_are_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(str(GOLDEN / "three.loo")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert lines[4].split() == [
        "4",
        "Carla",
        "4",
        "A♦",
        "Anna",
        "Ben",
        "Ben",
        "0",
        "3",
        "0",
        "Anna",
        "-6",
        "0",
        "+2",
        "4",
    ]
    assert score(str(GOLDEN / "seventeen.loo")) == 0
    assert "player 16" in capsys.readouterr().out
