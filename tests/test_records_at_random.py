"""What holds of every record: bytes kept, sittings told again, results that pay as the play did."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.often import times
from tests.kit.records import (
    GOLDEN,
    bare,
    deeds_of,
    golden,
    played,
    random_record,
    random_sheet,
    random_text,
    repaired,
    summed_up,
)

from quadrille.errors import QuadrilleError, Unreadable
from quadrille.record import load, notation, read, recorded, write
from quadrille.record.lines import BalancesLine
from quadrille.text.payments import PaidLine
from quadrille.words.faults import told

SEEDS = st.integers(min_value=0, max_value=1_000_000)

FEWER = settings(max_examples=times(20, 1000))
"""For what takes long."""

EVERY = tuple(golden(path.stem).encode() for path in sorted(GOLDEN.glob("*.quad")))

SCRAPS = (
    b"0,1,3,9,-,+,=,#,|,KH,AS,5D,pass,alliance+,contre,give,ask,no,stop,settled,redeal bad-pack,"
    b"redeal out-of-turn,deal 2 dealer 0,rules online,favourite C,out-of-turn,double,999999999999,"
    b"fault 1 revoke,fault 3 hand-turned with 0,2 claim solo,1 return,0 keep,0 through mediateur,"
    b"clearing,rules historical,rules mediateur,option double_rounds=last,option contre=yes,"
    b"carried 28,active 28 56,waiting 84,exchanged yes,holders 0 1 2,"
    b"\n,\r\n,\t,\0, ,\xc3\xa9,\xff"
).split(b",")
"""What a mistaken hand might leave in a record."""


@pytest.fixture(autouse=True, scope="module")
def _strict_words() -> None:
    # Hypothesis wants no function-scoped fixtures.
    pytest.MonkeyPatch().setenv("QUADRILLE_STRICT_WORDS", "1")


@FEWER
@given(SEEDS)
def test_a_random_sitting_written_read_and_played_again_is_the_same_bytes(seed: int) -> None:
    record = random_record(seed)
    text = write(record)
    replayed = load(text)
    assert replayed.record == record
    assert write(replayed.record) == text
    for who, action in replayed.deeds:
        assert notation.read(notation.write(who, action)) == (who, action)
    lines = record.lines
    derived = any(isinstance(line, BalancesLine) for line in lines)
    again = recorded(replayed.begun, replayed.deeds, names=replayed.names, derived=derived)
    assert write(again) == text


@FEWER
@given(SEEDS)
def test_results_have_the_accounts_of_the_deals_that_they_sum_up(seed: int) -> None:
    begun, steps = played(seed, stop_when_settled="no")
    cards = recorded(begun, deeds_of(steps))
    sheet = recorded(begun, summed_up(steps))
    assert [line for line in sheet.lines if isinstance(line, BalancesLine | PaidLine)] == [
        line for line in cards.lines if isinstance(line, BalancesLine | PaidLine)
    ]
    assert load(write(sheet)).record == sheet


@given(SEEDS)
def test_derived_lines_are_true_or_told(seed: int) -> None:
    rng = Random(seed)
    text = random_text(seed)
    lines = text.splitlines()
    places = [at for at, line in enumerate(lines) if line.startswith(("= out", "= bal"))]
    if not places:
        return
    at = rng.choice(places)
    lines[at] = re.sub(r"-?\d+", lambda found: str(int(found[0]) + 1), lines[at], count=1)
    with pytest.raises(QuadrilleError) as fault:
        load("\n".join(lines))
    assert told(fault.value).startswith(f"line {at + 1}: the record says")


def _mutated(rng: Random, data: bytes) -> bytes:
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data) + 1)
        to = min(len(data), at + rng.choice((1, 2, 9, 200)))
        lines = data.split(b"\n")
        one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                data = data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[to:]
            case 2:
                data = data[:at] + rng.choice(SCRAPS) + data[at:]
            case 3:
                lines[one], lines[other] = lines[other], lines[one]
                data = b"\n".join(lines)
            case 4:
                data = b"\n".join([*lines[:one], lines[other], *lines[one:]])
            case _:
                data = b"\n".join([*lines[:one], rng.choice(SCRAPS), *lines[one + 1 :]])
    return data


@given(SEEDS)
def test_a_damaged_record_is_told_in_one_line_or_read_truly(seed: int) -> None:
    rng = Random(seed)
    for _ in range(5):
        data = _mutated(rng, rng.choice(EVERY))
        fault = _fault(data)
        if fault is None:
            again = write(load(data).record)
            assert write(read(data)) == again
            assert _without_hands(again) == _without_hands(bare(data.decode()))
        else:
            assert told(fault).startswith("line ")
            assert told(fault).isprintable()


@FEWER
@given(SEEDS)
def test_any_score_sheet_is_refused_in_one_line_or_keeps_its_accounts(seed: int) -> None:
    rng = Random(seed)
    text = random_sheet(rng)
    while (fault := _fault(text.encode())) is not None:
        at = fault.line if isinstance(fault, Unreadable) else None
        assert told(fault).startswith(f"line {at}")
        assert told(fault).isprintable()
        assert at is not None
        text = repaired(text, at, rng)
    replayed = load(text)
    assert write(replayed.record) == text
    accounts = replayed.sitting.books.accounts
    assert accounts.total == 0
    assert accounts.beasts == replayed.sitting.books.beasts.total
    again = recorded(replayed.begun, replayed.deeds)
    assert load(write(again)).sitting == replayed.sitting


def _fault(data: bytes) -> QuadrilleError | None:
    try:
        load(data)
    except QuadrilleError as fault:
        return fault
    return None


def _without_hands(text: str) -> str:
    """Hands may be mixed on reading."""
    return re.sub(r"^hands .*$", "hands", text, flags=re.M)
