"""Golden records, the worked examples, and every fault that a record can have."""

import re
import subprocess
import sys

import msgspec
import pytest
from tests.kit.records import GOLDEN, bare, golden

from quadrille.errors import Damaged, NotAllowed, QuadrilleError, RecordDiffers, Refusal, Unreadable
from quadrille.money import Pot, Reason
from quadrille.record import (
    MOST_BYTES,
    Record,
    encode,
    load,
    notation,
    read,
    recorded,
    replay,
    scores,
    write,
)
from quadrille.record.lines import HandsLine, Mark
from quadrille.rules.actions import Packets, ReportedVole, Void
from quadrille.rules.deal import Outcome
from quadrille.rulesets import ALL
from quadrille.seats import NATURE, Seat
from quadrille.sitting import DealResult
from quadrille.words import catalogues
from quadrille.words.faults import told

EVERY = sorted(path.stem for path in GOLDEN.glob("*.quad"))

PLAYED = bare(golden("quanti"))
"""The example of the record's contract, played out; line n of the text is line n here."""


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRILLE_STRICT_WORDS", "1")


# Golden records


@pytest.mark.parametrize("name", EVERY)
def test_a_golden_record_is_true_and_is_written_as_it_was_read(name: str) -> None:
    text = golden(name)
    replayed = load(text)
    assert write(replayed.record) == bare(text)
    assert read(text) == replayed.record
    assert replay(replayed.record).sitting == replayed.sitting


def test_each_rule_set_has_a_golden_record() -> None:
    used = {load(golden(name)).sitting.rules.key for name in EVERY}
    assert used == {rules.key for rules in ALL}


def test_a_replay_is_the_same_in_every_process() -> None:
    program = (
        "import sys; from pathlib import Path; from quadrille.record import *\n"
        "for path in sorted(Path(sys.argv[1]).glob('*.quad')):\n"
        "    replayed = load(path.read_bytes())\n"
        "    again = recorded(replayed.begun, replayed.deeds, names=replayed.names)\n"
        "    sys.stdout.buffer.write(encode(scores(replayed.sitting)) + write(again).encode())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program, str(GOLDEN)],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_the_contracts_example_gives_its_scores() -> None:
    expected = """
    {"rules": "quanti",
     "deals": [{"number": 1, "dealer": 3, "void": false,
       "contract": "alliance", "favourite": false, "forced": false,
       "hombre": 0, "ally": 3, "trumps": "D", "called": "KH",
       "tricks": [9, 0, 1, 0], "outcome": "won",
       "premiers": false, "vole": "no",
       "transfers": [{"from": 0, "to": "pool", "amount": 1, "reason": "stake"},
                     {"from": 1, "to": "pool", "amount": 1, "reason": "stake"},
                     {"from": 2, "to": "pool", "amount": 1, "reason": "stake"},
                     {"from": 3, "to": "pool", "amount": 1, "reason": "stake"},
                     {"from": "pool", "to": 0, "amount": 2, "reason": "pool"},
                     {"from": "pool", "to": 3, "amount": 2, "reason": "pool"},
                     {"from": 1, "to": 0, "amount": 2, "reason": "matadors"},
                     {"from": 2, "to": 3, "amount": 2, "reason": "matadors"}],
       "balances": [3, -3, -3, 3], "pool": 0, "vole_pool": 0,
       "carried": 0, "active_beasts": [], "waiting_beasts": []}],
     "final": {"balances": [3, -3, -3, 3], "transfers": [], "complete": false}}
    """
    given = encode(scores(load(golden("quanti")).sitting))
    # Compared as text too: the keys stand in the order of the contract.
    assert given == msgspec.json.encode(msgspec.json.decode(expected))


def test_s0s_worked_example_pays_eighteen_to_anna() -> None:
    sitting = load(golden("parlett")).sitting
    (result,) = sitting.results
    assert isinstance(result, DealResult)
    assert result.facts.tricks[0] == 7
    assert result.facts.matadors == 3
    assert not result.facts.premiers
    assert result.balances == (18, -6, -6, -6)


def test_a_void_deal_has_no_undertaking_in_the_scores() -> None:
    void = scores(load(golden("results")).sitting).deals[1]
    assert void.void
    assert (void.contract, void.hombre, void.outcome, void.premiers) == (None, None, None, None)
    assert (void.tricks, void.transfers, void.pool) == ((0, 0, 0, 0), (), 8)


def test_a_pool_left_at_the_end_is_shared_in_the_final_account_alone() -> None:
    final = scores(load(golden("online")).sitting).final
    assert final.complete
    assert final.balances == (31, -31, -1, 1)
    assert [(each.payer, each.amount, each.reason) for each in final.transfers] == [
        ("pool", 6, "share")
    ] * 4


def test_a_deal_left_unfinished_has_moved_nothing() -> None:
    text = PLAYED[: PLAYED.index("1 6H\n")]
    sitting = load(text).sitting
    assert sitting.deal_is_on
    assert scores(sitting).deals == ()
    assert scores(sitting).final.balances == (0, 0, 0, 0)


def test_a_sitting_is_ten_rounds_unless_it_is_said() -> None:
    assert load("quadrille-record 1\nrules quanti\n").sitting.deals == 40
    assert load("quadrille-record 1\nrounds 3\nrules quanti\n").sitting.deals == 12


def test_a_record_need_not_say_who_sits_where() -> None:
    assert load("quadrille-record 1\nrules quanti\n").names is None
    assert load(PLAYED).names == ("Anna", "Ben", "Carla", "Dan")


def test_the_first_deals_may_be_out_of_turn() -> None:
    result = PLAYED[PLAYED.index("hands") :]
    text = "quadrille-record 1\nrules quanti\n"
    standing = text + f"deal 1 dealer 3 out-of-turn\n{result}deal 2 dealer 1\nredeal bad-pack\n"
    assert load(standing).begun.dealer == 1
    first = text + f"deal 1 dealer 3 out-of-turn\n{result}"
    assert load(first).begun.dealer == 0
    told = "result hombre 1 contract solo trumps H tricks 1 7 1 1 matadors 0 premiers no vole no\n"
    assert load(f"{first}deal 2 dealer 0 out-of-turn\n{told}").begun.dealer == 1
    void = text + "deal 1 dealer 2\nredeal out-of-turn\ndeal 2 dealer 1\nredeal bad-pack\n"
    assert load(void).begun.dealer == 1


def test_hands_may_stand_in_any_order_and_are_written_in_pack_order() -> None:
    mixed = PLAYED.replace("hands AS QS", "hands QS AS")
    assert write(read(mixed)) == PLAYED


def test_comments_blank_lines_and_a_missing_last_line_feed_are_free() -> None:
    loose = "# Carla\n\n" + PLAYED.replace("\n", " \t# said\n\n").rstrip("\n") + "#"
    assert write(read(loose)) == PLAYED


def test_payments_may_stand_in_any_order() -> None:
    first, last = "= paid 0->pool 1 stake\n", "= paid 2->3 2 matadors\n"
    swapped = PLAYED.replace(first, "X").replace(last, first).replace("X", last)
    assert write(load(swapped).record) == swapped


def test_derived_lines_may_be_left_out() -> None:
    without = re.sub(r"^=.*\n", "", PLAYED, flags=re.M)
    assert load(without).sitting == load(PLAYED).sitting


# Faults. Each is a change of the example, the place that is told, and the sentence.

_HEAD = "quadrille-record 1\nrules quanti\n"
_RESULT = (
    "result hombre 1 ally 2 contract alliance trumps H "
    "tricks 3 3 2 2 matadors 3 premiers no vole no"
)
_UNFINISHED = PLAYED[: PLAYED.index("= outcome")].removesuffix("3 2C\n")


def _swap(old: str, new: str) -> str:
    assert old in PLAYED
    return PLAYED.replace(old, new, 1)


def _result(text: str, *, more: str = "", options: str = "option mediateur=yes\n") -> str:
    return f"{_HEAD}{options}deal 1 dealer 3\n{text}\n{more}"


FAULTS: list[tuple[str, str | bytes, str]] = [
    ("empty", b"", "line 1: the record is empty: “quadrille-record 1” was expected"),
    ("empty", b"# nothing\n\n", "line 2: the record is empty: “quadrille-record 1” was expected"),
    ("too-long", b"#" * (MOST_BYTES + 1), "line 1: the record is longer than 4194304 bytes"),
    ("byte-order-mark", b"\xef\xbb\xbf" + PLAYED.encode(), "line 1, column 1: a byte order mark"),
    ("not-utf-8", PLAYED.encode().replace(b"Ben", b"B\xe9n"), "line 5, column 15: the byte E9"),
    ("carriage-return", PLAYED.replace("\n", "\r\n"), "line 1, column 19: a carriage return"),
    ("spaces", _swap("0 call KH", "0  call KH"), "line 13, column 3: one space was expected"),
    ("spaces", _swap("0 call KH", "0 call\tKH"), "line 13, column 7: one space was expected"),
    ("spaces", _swap("0 call KH", " 0 call KH"), "line 13, column 1: one space was expected"),
    ("version", _swap("record 1", "record 2"), "line 1, column 18: this is a record of format 2"),
    (
        "unexpected",
        "\0\0",
        "line 1, column 1: “��” stands where “quadrille-record” was expected",
    ),
    (
        "unexpected",
        _swap("1 5S", "1 8S"),
        "line 15, column 3: “8S” stands where a card, a bid, or another thing to do was expected",
    ),
    (
        "unexpected",
        _swap("1 5S", "4 5S"),
        "line 15, column 1: “4” stands where a player, 0 to 3, was expected",
    ),
    (
        "unexpected",
        _swap("1 5S", "x" * 90),
        f"line 15, column 1: “{'x' * 24}…” stands where a player, “deal” or",
    ),
    (
        "unexpected",
        _swap("trumps D", "trumps d"),
        "line 12, column 10: “d” stands where a suit, S H D or C, was expected",
    ),
    (
        "unexpected",
        _swap("call KH", "call 10H"),
        "line 13, column 8: “10H” stands where a card, rank and then suit, such as AS or 7H, was",
    ),
    (
        "unexpected",
        _swap("3-3-4", "3-3-3"),
        "line 6, column 25: “3-3-3” stands where packets (3-3-4 3-4-3 4-3-3) was expected",
    ),
    (
        "unexpected",
        _swap(" packets 3-3-4", " twice"),
        "line 6, column 17: “twice” stands where “packets” or one of double clearing out-of-turn",
    ),
    (
        "unexpected",
        _swap("3-3-4", "3-3-4 twice"),
        "line 6, column 31: “twice” stands where one of double clearing out-of-turn was expected",
    ),
    ("unexpected", _swap("deals 4", "deals 04"), "line 4, column 7: “04” stands where a number"),
    ("unexpected", _swap("deals 4", "deals " + "4" * 99), "line 4, column 7: “444444444444444444"),
    ("unexpected", _swap("=no", ":no"), "line 3, column 8: “dealer_stakes:no” stands where “key="),
    ("unexpected", _swap("= outcome", "= income"), "line 54, column 3: “income” stands where “ou"),
    ("unexpected", _swap("= outcome won", "= outcome win"), "line 54, column 11: “win” stands wh"),
    ("unexpected", _swap("0->pool", "0-pool"), "line 55, column 8: “0-pool” stands where who pays"),
    ("unexpected", _swap("0->pool", "4->pool"), "line 55, column 8: “4->pool” stands where who p"),
    ("unexpected", _swap("1 stake", "1 steak"), "line 55, column 18: “steak” stands where a reas"),
    ("unexpected", _swap("balances 3", "balances +3"), "line 63, column 12: “+3” stands where a n"),
    ("unexpected", _swap("balances 3", "balances -0"), "line 63, column 12: “-0” stands where a n"),
    (
        "unexpected",
        _swap("pool 0\n", "pool 0 carried 0\n"),
        "line 63, column 37: “0” stands where a number of at least 1 was expected",
    ),
    ("unexpected", _swap(" | KS", " KS"), "line 7, column 37: “KS” stands where “|” was expected"),
    ("ended", _swap("call KH", "call"), "line 13, column 7: the line ends where a card, rank and"),
    ("ended", _swap("rules quanti", "rules"), "line 2, column 6: the line ends where the name of"),
    ("ended", _swap("seats Anna | Ben | Carla | Dan", "seats"), "line 5, column 6: the line ends"),
    (
        "too-much",
        _swap("0 call KH", "0 call KH KS"),
        "line 13, column 11: the line should end befo",
    ),
    ("twice", _swap("AS QS", "AS AS"), "line 7, column 10: AS is dealt twice"),
    ("said-twice", _swap("rules quanti", "rules quanti\nrules quanti"), "line 3: “rules” is said"),
    ("said-twice", _swap("deals 4", "deals 4\nrounds 1"), "line 5: “deals” is said twice"),
    ("said-twice", _swap("deals 4", "favourite H\nfavourite H"), "line 5: “favourite” is said tw"),
    ("said-twice", _swap("seats", "seats A | B | C | D\nseats"), "line 6: “seats” is said twice"),
    (
        "said-twice",
        _swap("deals 4", "option dealer_stakes=no"),
        "line 4: “option dealer_stakes” is said twice",
    ),
    (
        "said-twice",
        _swap("3-3-4", "3-3-4 out-of-turn out-of-turn"),
        "line 6, column 43: “out-of-turn” is said twice",
    ),
    ("said-twice", _result(f"{_RESULT} ally 2"), "line 5, column 97: “ally” is said twice"),
    ("not-four-names", _swap("Anna | ", ""), "line 5, column 7: four names parted by “ | ” were"),
    ("bad-name", _swap("Ben", ""), "line 5, column 14: “” cannot be a name"),
    ("bad-name", _swap("Ben", "B\u202en"), "line 5, column 14: “B�n” cannot be a name"),
    ("rules-unknown", _swap("quanti", "bridge"), "line 2: there are no rules called “bridge”"),
    ("option-unknown", _swap("dealer_stakes", "contre"), "line 3: the rules quanti have no option"),
    ("option-value", _swap("=no", "=maybe"), "line 3: the option dealer_stakes cannot be “maybe”"),
    ("deals-not-fours", _swap("deals 4", "deals 6"), "line 4: a sitting has a multiple of four d"),
    ("deals-not-fours", _swap("deals 4", "rounds 0"), "line 4: a sitting has a multiple of four"),
    (
        "deals-not-fours",
        _swap("rules quanti", "deals 6\nrules bogus"),
        "line 2: a sitting has a multiple of four deals, not 6",
    ),
    (
        "rules-missing",
        _swap("rules quanti\n", ""),
        "line 5: the record does not say by which rules",
    ),
    ("rules-missing", "quadrille-record 1\n", "line 1: the record does not say by which rules"),
    ("deal-first", _HEAD + "0 pass\n", "line 3: a deal must begin first"),
    ("header-late", PLAYED + "rounds 1\n", "line 64: this belongs before the first deal"),
    (
        "unfinished",
        _UNFINISHED + "deal 2 dealer 0\n",
        "line 53: deal 1 is not played to its end, so no other can follow",
    ),
    (
        "deals-played",
        _HEAD
        + "deals 4\n"
        + "".join(f"deal {n} dealer {(n + 2) % 4}\n{_RESULT}\n" for n in (1, 2, 3, 4, 5)),
        "line 12: the 4 deals that were agreed are played",
    ),
    (
        "deal-number",
        _swap("deal 1", "deal 2"),
        "line 6: this is called deal 2: deal 1 was expected",
    ),
    (
        "wrong-dealer",
        PLAYED + "deal 2 dealer 1\nredeal bad-pack\n",
        "line 64: player 1 deals, but it is the turn of player 0 (DEAL-2)",
    ),
    (
        "dealt-in-turn",
        PLAYED + "deal 2 dealer 0 out-of-turn\n",
        "line 64: player 0 properly deals here, so the deal is not out of turn (DEAL-4)",
    ),
    (
        "dealt-in-turn",
        PLAYED + "deal 2 dealer 0\nredeal out-of-turn\n",
        "line 65: player 0 properly deals here, so the deal is not out of turn (DEAL-4)",
    ),
    (
        "stands-and-void",
        PLAYED + "deal 2 dealer 1 out-of-turn\nredeal out-of-turn\n",
        "line 65: the deal is marked as one that stands out of turn",
    ),
    (
        "not-so-marked",
        _swap("3-3-4", "3-3-4 double"),
        "line 6: the deal is wrongly marked: this deal is not one of a double round (MPAY-8)",
    ),
    (
        "not-so-marked",
        _swap("3-3-4", "3-3-4 clearing"),
        "line 6: the deal is wrongly marked: this deal is not one that only clears beasts",
    ),
    ("no-hands", _HEAD + "deal 1 dealer 3\n", "line 3: deal 1 has no hands"),
    ("no-hands", _HEAD + "deal 1 dealer 3\ndeal 2 dealer 0\n", "line 3: deal 1 has no hands"),
    ("hands-first", _HEAD + "deal 1 dealer 3\n0 pass\n", "line 4: the deal has no hands yet"),
    ("hands-twice", _swap("0 alliance", PLAYED.split("\n")[6]), "line 8: the hands of this deal"),
    ("result-and-hands", _swap("0 alliance", _RESULT), "line 8: a deal with hands is played, and"),
    (
        "deal-over",
        _result(_RESULT, more="0 pass\n"),
        "line 6: this deal is over: the next deal was",
    ),
    (
        "deal-over",
        _result(_RESULT, more=PLAYED.split("\n")[6] + "\n"),
        "line 6: this deal is over: the next deal was expected",
    ),
    ("deal-over", _result(_RESULT, more="settled\n"), "line 6: this deal is over: the next deal"),
    ("deal-over", _swap("= outcome", "redeal bad-pack\n= outcome"), "line 54: this deal is over"),
    ("after-derived", PLAYED + "0 AS\n", "line 64: what is done stands before the lines that foll"),
    ("not-over", _UNFINISHED + "= balances 0 0 0 0 pool 0\n", "line 53: this deal is not over"),
    (
        "unlawful-fault",
        _swap("0 alliance", "fault 2 revoke"),
        "line 8: there is no such ruling: these rules have no beasts for offences (LAW-1)",
    ),
    (
        "unexpected",
        _swap("0 alliance", "0 through alliance"),
        "line 8, column 11: “alliance” stands where how the vole is played (solo mediateur) was",
    ),
    (
        "unexpected",
        _swap("0 alliance", "fault 2 snoring"),
        "line 8, column 9: “snoring” stands where an offence (revoke false-trump hand-turned",
    ),
    (
        "unexpected",
        _swap("0 alliance", "0 claim premiers"),
        "line 8, column 9: “premiers” stands where what is claimed (solo matadors) was",
    ),
    ("ended", _swap("0 alliance", "fault 2 revoke with"), "line 8, column 20: the line ends where"),
    (
        "unlawful",
        _swap("1 5S", "1 4C"),
        "line 15: player 1 may not play 4C: she holds spades and must follow (PLAY-2)",
    ),
    (
        "unlawful",
        _swap("1 pass", "1 alliance"),
        "line 9: player 1 may not bid alliance: alliance by player 0 stands, and only a player who "
        "speaks earlier may bid the same (AUC-3)",
    ),
    (
        "unlawful",
        _swap("2 pass", "1 pass"),
        "line 10: player 1 may not pass: she has passed, and a",
    ),
    (
        "unlawful",
        _swap("0 trumps D", "1 trumps D"),
        "line 12: player 1 may not name D as trumps: i",
    ),
    ("unlawful", _swap("call KH", "call KD"), "line 13: player 0 may not call KD: KD is a trump"),
    (
        "unlawful",
        _swap("call KH", "invite KH"),
        "line 13: player 0 may not invite with KH: she can",
    ),
    ("unlawful", _swap("0 QS", "0 give QS"), "line 14: player 0 may not give QS: cards are being"),
    ("unlawful", _swap("0 QS", "0 stop"), "line 14: player 0 may not stop: a side may stop only"),
    (
        "unlawful",
        _swap("0 QS", "0 ask"),
        "line 14: player 0 may not ask “May I?”: there is nothing",
    ),
    ("unlawful", _swap("0 QS", "0 yes"), "line 14: player 0 may not answer yes: nobody has asked"),
    (
        "unlawful",
        _swap("= outcome", "0 AS\n= outcome"),
        "line 54: player 0 may not play AS: the de",
    ),
    (
        "unlawful-redeal",
        _swap("1 pass", "redeal exposed-card"),
        "line 9: the deal is not void: an exposed card voids a deal only before anybody has spoken",
    ),
    (
        "unlawful-settled",
        _swap("1 pass", "settled"),
        "line 9: the deal is not settled: the tricks still to come can change what",
    ),
    (
        "unlawful-result",
        _result(_RESULT.replace(" matadors 3", "")),
        "line 5: no deal can end so: the payments need to know “matadors” (QPAY-3)",
    ),
    (
        "unlawful-result",
        _result(_RESULT.replace("3 3 2 2", "3 3 1 0")),
        "line 5: no deal can end so: a deal has ten tricks, or six when the side stops: not 7",
    ),
    (
        "unlawful-result",
        _result(_RESULT.replace("trumps H", "trumps S").replace("matadors 3", "matadors 6")),
        "line 5: no deal can end so: matadors are 0, or from 3 to 5 when spades are trumps: not 6",
    ),
    (
        "result-lacks",
        _result(_RESULT.replace(" trumps H", "")),
        "line 5, column 87: the result lacks “trumps”",
    ),
    (
        "differs",
        _swap("tricks 9 0 1 0", "tricks 9 1 0 0"),
        "line 54: the record says “= outcome won tricks 9 1 0 0”, but the rules say "
        "“= outcome won tricks 9 0 1 0”",
    ),
    (
        "differs",
        _swap("0->pool 1", "0->pool 2"),
        "line 55: the record says “= paid 0->pool 2 stake”, but the rules say "
        "“= paid 0->pool 1 stake”",
    ),
    (
        "differs",
        _swap("pool 0\n", "pool 0 carried 28 active 28 56 waiting 4\n"),
        "line 63: the record says “= balances 3 -3 -3 3 pool 0 carried 28 active 28 56 waiting 4”",
    ),
    (
        "differs",
        _swap("= outcome", "= paid 0->1 7 vole\n= outcome"),
        "line 54: the record says “= paid 0->1 7 vole”, but the rules say",
    ),
    (
        "differs",
        _swap("pool 0\n", f"pool 0 waiting {' '.join(['7'] * 5000)}\n"),
        "line 63: the record says “= balances 3 -3 -3 3 pool 0 waiting 7 7 7",
    ),
    (
        "has-none",
        _swap("= balances", "= paid 0->1 7 vole\n= balances"),
        "line 63: the record says “= paid 0->1 7 vole”, but by the rules there is no such thing",
    ),
    (
        "has-none",
        _HEAD + "deal 1 dealer 3\nredeal bad-pack\n= outcome won tricks 9 0 1 0\n",
        "line 5: the record says “= outcome won tricks 9 0 1 0”, but by the rules there is no such",
    ),
    (
        "paid-missing",
        _swap("= paid 0->pool 1 stake\n", ""),
        "line 61: if one payment is told all must be, and “= paid 0->pool 1 stake” is missing",
    ),
]


@pytest.mark.parametrize(("code", "text", "sentence"), FAULTS)
def test_a_fault_is_told_with_its_place(code: str, text: str | bytes, sentence: str) -> None:
    with pytest.raises(Unreadable) as fault:
        load(text)
    assert told(fault.value).startswith(sentence)
    assert "\n" not in told(fault.value)
    assert fault.value.code == code


def test_every_fault_of_the_catalogue_has_been_provoked() -> None:
    keys = re.findall(r"^record-([a-z0-9-]+) =", catalogues("en")["records.ftl"], re.M)
    faults = {key for key in keys if not key.startswith(("expected-", "at-", "in-"))}
    assert faults - {code for code, _, _ in FAULTS} == {"unlawful-deal"}
    # No text can deal a card twice and be read: the law sees such hands only in a made record.


def test_a_made_record_is_held_to_the_law_like_any_other() -> None:
    made = read(PLAYED)
    (hands,) = (line for line in made.lines if isinstance(line, HandsLine))
    wrong = HandsLine((hands.hands[0], hands.hands[0], hands.hands[2], hands.hands[3]))
    lines = tuple(wrong if line == hands else line for line in made.lines)
    with pytest.raises(Unreadable) as fault:
        replay(Record(lines))
    assert told(fault.value).startswith("line 7: these cards may not be dealt: ")


def test_a_name_that_cannot_be_written_is_refused() -> None:
    replayed = load(PLAYED)
    with pytest.raises(Unreadable, match="bad-name"):
        recorded(replayed.begun, replayed.deeds, names=("Anna", "B|n", "Carla", "Dan"))


def test_the_first_fault_is_told_whatever_its_kind() -> None:
    late_nonsense = _swap("1 5S", "1 4C") + "nonsense\n"
    with pytest.raises(Unreadable, match="unlawful"):
        load(late_nonsense)
    with pytest.raises(Unreadable, match="unexpected"):
        load(_swap("1 5S", "1 4C").replace("0 alliance", "nonsense"))
    with pytest.raises(Unreadable, match="option-value"):
        load("quadrille-record 1\nrules quanti\noption dealer_stakes=maybe\nnonsense\n")
    with pytest.raises(Unreadable, match="unexpected"):
        load("quadrille-record 1\nfavourite H\nnonsense\n")
    with pytest.raises(RecordDiffers, match="differs"):
        load(_swap("9 0 1 0", "9 1 0 0") + "deals 4\n")
    with pytest.raises(Unreadable, match="unexpected"):
        load(_swap("= paid 3->pool 1 stake", "= paid 3->pool 1 steak"))
    with pytest.raises(Unreadable, match="deal-first"):
        load(_swap("deals 4", "0 pass\nrules quanti"))


def test_a_reneged_spadille_lead_is_refused_by_play_6() -> None:
    # Dan leads Spadille, and Anna keeps Manille back with a heart (PLAY-6).
    text = (
        "quadrille-record 1\nrules quanti\ndeal 1 dealer 2\n"
        "hands 2S KH QH JH AH 2H 3H 4H 5H 6H | KD QD JD AD 2D 3D 4D 5D 6D 7D | "
        "KC QC JC 7C 6C 5C 4C 3C 2C 7H | AS KS QS JS 7S 6S 5S 4S 3S AC\n"
        "3 solo\n0 pass\n1 pass\n2 pass\n3 trumps S\n3 AS\n0 6H\n"
    )
    with pytest.raises(Unreadable) as fault:
        load(text)
    assert told(fault.value) == (
        "line 11: player 0 may not play 6H: AS was led and she holds the lower matador 2S, "
        "so she must play a trump (PLAY-6)"
    )


# Results that no play can give


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("ally 2 ", ""), "result-ally"),
        (("ally 2", "ally 1"), "result-ally"),
        (("alliance", "solo"), "result-alone"),
        (("alliance", "contre"), "result-contract"),
        (("alliance", "mediateur"), "result-alone"),
        (("matadors 3", "matadors 2"), "result-matadors"),
        (("premiers no ", ""), "result-lacks"),
        (("premiers no", "premiers yes"), "result-premiers"),
        (("3 3 2 2", "2 2 1 1"), "result-stop"),
        (("3 3 2 2", "0 10 0 0"), "result-premiers"),
        (("vole no", "vole bid"), "result-vole"),
        (("vole no", "vole undertaken"), "result-vole"),
        (("vole no", "vole no giver 3"), "result-giver"),
        (("vole no", "vole no exchanged yes"), "result-giver"),
        (("3 3 2 2", "6 1 0 3"), "result-honours"),
        (("vole no", "vole no holders 0 1 2"), "result-honours"),
        (("matadors 3", "matadors 0 holders 1 2 2"), "result-honours"),
        (("vole no", "vole no forced yes holders 2 1 1"), "result-honours"),
        (("3 3 2 2 matadors 3", "5 0 3 2 matadors 0 forced yes"), "result-honours"),
        (("ally 2 contract alliance", "contract solo"), None),
        (("ally 2 contract alliance trumps H tricks 3 3", "contract solo trumps H tricks 4 2"),
         "result-honours"),
        (("ally 2 contract alliance trumps H tricks 3 3 2 2 matadors 3 premiers no",
          "contract solo trumps H tricks 0 6 0 0 matadors 11 premiers yes"), "result-honours"),
    ],
)  # fmt: skip
def test_a_result_that_no_play_can_give_is_refused(
    change: tuple[str, str], why: str | None
) -> None:
    text = _result(_RESULT.replace(*change))
    if why is None:
        load(text)
        return
    with pytest.raises(Unreadable, match="unlawful-result") as fault:
        load(text)
    assert dict(fault.value.facts)["why"] == why


def _in_jetons(rules: str, result: str, *options: str) -> str:
    told = "".join(f"option {option}\n" for option in options)
    return f"quadrille-record 1\nrules {rules}\n{told}deal 1 dealer 3\nresult {result}\n"


_SOLO = "hombre 0 contract solo trumps S tricks 6 2 1 1 matadors 6 vole no holders 0 0 0"
_MEDIATEUR = "hombre 0 contract mediateur trumps S tricks 6 2 1 1 matadors 0 vole no holders 0 1 2"


@pytest.mark.clause("CARD-5", "MPAY-1", "MPAY-5", "MPAY-6", "HIST-3", "VOLE-7")
@pytest.mark.parametrize(
    ("text", "why", "lacking"),
    [
        # A run in black beyond five is told only where each matador is paid for.
        (_in_jetons("historical", _SOLO), None, None),
        (_in_jetons("mediateur", _SOLO), "result-matadors", None),
        (_in_jetons("mediateur", _SOLO, "additional_matadors=2"), None, None),
        (_in_jetons("historical", _SOLO.replace("matadors 6", "matadors 12")),
         "result-matadors", None),
        (_in_jetons("mediateur", _MEDIATEUR), "result-lacks", "giver"),
        (_in_jetons("mediateur", f"{_MEDIATEUR} exchanged yes giver 2"), None, None),
        (_in_jetons("mediateur", f"{_MEDIATEUR} called-own yes"), None, None),
        (_in_jetons("mediateur", f"{_MEDIATEUR} giver 2".replace(" holders 0 1 2", "")),
         "result-lacks", "holders"),
        (_in_jetons("historical", _MEDIATEUR), "result-contract", None),
        (_in_jetons("historical", "hombre 0 contract contre trumps S tricks 10 0 0 0 "
                    "matadors 3 vole bid"), "result-contract", None),
        (_in_jetons("historical", "hombre 0 contract contre trumps S tricks 10 0 0 0 "
                    "matadors 3 vole bid", "contre=yes"), None, None),
        # A returned king: only where it is played, and then Hombre has no ally.
        (_in_jetons("historical", "hombre 0 contract alliance exchanged yes trumps S "
                    "tricks 6 2 1 1 matadors 0 vole no"), "result-giver", None),
        (_in_jetons("historical", "hombre 0 contract alliance exchanged yes trumps S "
                    "tricks 6 2 1 1 matadors 0 vole no", "returned_king=optional"), None, None),
        # Premiers need not be told, and a vole may have been forfeited by a fault.
        (_in_jetons("historical", "hombre 0 contract solo trumps S tricks 8 1 1 0 matadors 3 "
                    "premiers yes vole no"), None, None),
    ],
)  # fmt: skip
def test_a_result_in_jetons_tells_what_is_paid_for_and_what_can_be(
    text: str, why: str | None, lacking: str | None
) -> None:
    if why is None:
        load(text)
        return
    with pytest.raises(Unreadable, match="unlawful-result") as fault:
        load(text)
    facts = dict(fault.value.facts)
    assert (facts["why"], facts.get("key")) == (why, lacking)


@pytest.mark.clause("DECL-8")
def test_how_a_declared_vole_is_played_is_written_only_where_there_is_a_choice() -> None:
    head = "quadrille-record 1\nrules mediateur\n"
    deal = "deal 1 dealer 3\n" + PLAYED.split("\n")[6] + "\n"
    bids = "0 vole\n1 pass\n2 pass\n3 pass\n"
    load(f"{head}{deal}{bids}0 through mediateur\n0 trumps D\n0 call KC\n0 give 2D\n")
    with pytest.raises(Unreadable, match="unlawful") as fault:
        load(f"{head}{deal}{bids}0 trumps D\n")
    assert dict(fault.value.facts)["why"] == "way-first"
    without = f"{head}option vole_through_mediateur=no\n{deal}{bids}"
    load(f"{without}0 trumps D\n")
    with pytest.raises(Unreadable, match="unlawful") as fault:
        load(f"{without}0 through solo\n")
    assert told(fault.value).startswith("line 10: player 0 may not play a vole through solo: ")


@pytest.mark.clause("DECL-9")
def test_a_king_is_returned_or_kept_in_so_many_words() -> None:
    head = "quadrille-record 1\nrules historical\noption returned_king={}\n"
    told_so = PLAYED[PLAYED.index("deal 1") : PLAYED.index("0 QS\n")]
    optional, compulsory = head.format("optional"), head.format("compulsory")
    load(f"{optional}{told_so}3 keep\n0 QS\n")
    load(f"{optional}{told_so}3 return\n0 give 2D\n0 KH\n")
    for wrong in (f"{compulsory}{told_so}3 keep\n", f"{optional}{told_so}0 QS\n"):
        with pytest.raises(Unreadable, match="unlawful") as fault:
            load(wrong)
        assert "(DECL-9)" in told(fault.value) or "(DECL-1)" in told(fault.value)


# Rounds, rulings, claims


_LOST = "result hombre {0} contract solo trumps S tricks {1} matadors 0 vole no\n"


def _lost(hombre: int) -> str:
    tricks = " ".join("5" if seat == hombre else "2" for seat in range(4))
    return _LOST.format(hombre, tricks.replace("2", "1", 1))


def _rounds(*marks: str, options: str = "") -> str:
    """A historical sitting of four deals and more, each of them a remise, with these marks."""
    lines = [f"quadrille-record 1\nrules historical\n{options}deals 4\n"]
    for number, mark in enumerate(marks, 1):
        lines.append(f"deal {number} dealer {number % 4}{mark}\n{_lost(number % 4)}")
    return "".join(lines)


@pytest.mark.clause("MPAY-8", "HIST-5", "BEAST-5")
@pytest.mark.parametrize(
    ("options", "marks", "stakes"),
    [
        ("", ("", " double", "", "", ""), (10, 20, 10, 10, 0)),
        ("option double_rounds=last\n", ("", " double", "", "", " clearing"), (20, 20, 20, 20, 0)),
        ("option double_rounds=all\n", ("", "", "", "", ""), (20, 20, 20, 20, 0)),
        ("option double_rounds=none\n", ("", "", "", "", " clearing"), (10, 10, 10, 10, 0)),
        ("option double_clearing=yes\n", ("", "", "", "", " clearing double"), (10,) * 4 + (0,)),
        ("option double_clearing=yes\n", ("", "", "", "", " double"), (10,) * 4 + (0,)),
    ],
)
def test_marks_that_go_without_saying_may_be_left_out_and_are_kept_as_written(
    options: str, marks: tuple[str, ...], stakes: tuple[int, ...]
) -> None:
    text = _rounds(*marks, options=options)
    replayed = load(text)
    assert write(replayed.record) == text
    told = scores(replayed.sitting)
    staked = [sum(t.amount for t in d.transfers if t.reason is Reason.POULANS) for d in told.deals]
    assert tuple(staked) == stakes
    assert not told.final.complete


@pytest.mark.clause("MPAY-8", "BEAST-5")
@pytest.mark.parametrize(
    ("options", "marks", "line", "why"),
    [
        ("option double_rounds=none\n", (" double",), 5, "not-double"),
        ("", ("", "", "", "", " double"), 12, "not-double"),
        ("", ("", "", "", "", " clearing double"), 12, "not-double"),
        ("", ("", " clearing"), 6, "not-clearing"),
        ("option double_clearing=yes\n", (" double clearing",), 5, "not-clearing"),
    ],
)
def test_a_mark_that_disagrees_is_told_on_its_line(
    options: str, marks: tuple[str, ...], line: int, why: str
) -> None:
    with pytest.raises(Unreadable, match="not-so-marked") as fault:
        load(_rounds(*marks, options=options))
    assert fault.value.line == line
    assert dict(fault.value.facts)["why"] == why


def test_a_sitting_made_from_its_deeds_says_of_each_deal_what_it_is() -> None:
    replayed = load(_rounds("", "", "", "", "", options="option double_rounds=last\n"))
    made = write(recorded(replayed.begun, replayed.deeds, derived=False))
    assert re.findall(r"^deal .*$", made, re.M) == [
        *(f"deal {number} dealer {number % 4} double" for number in (1, 2, 3, 4)),
        "deal 5 dealer 1 clearing",
    ]


@pytest.mark.clause("BEAST-5")
def test_no_deal_follows_once_every_beast_is_cleared() -> None:
    won = "result hombre 1 contract solo trumps S tricks 1 7 1 1 matadors 0 vole no\n"
    text = "quadrille-record 1\nrules historical\ndeals 4\n" + "".join(
        f"deal {number} dealer {number % 4}\n{won}" for number in (1, 2, 3, 4)
    )
    with pytest.raises(Unreadable, match="deals-played"):
        load(f"{text}deal 5 dealer 1\n{won}")
    # A ruling on the last deal leaves a beast, and so another deal.
    assert load(f"{text}fault 1 revoke\ndeal 5 dealer 1 clearing\n{won}").sitting.is_complete


def test_a_favourite_is_refused_where_there_is_none() -> None:
    with pytest.raises(Unreadable, match="favourite-not-taken") as fault:
        load("quadrille-record 1\nrules historical\nfavourite H\n")
    assert fault.value.line == 3


_CLAIMS = (
    "quadrille-record 1\nrules historical\noption strict_claims=yes\ndeals 4\n"
    "deal 1 dealer 3\n"
    "result hombre 0 contract solo trumps S tricks 6 2 1 1 matadors 3 vole no\n"
)


@pytest.mark.clause("HIST-7", "LAW-8")
@pytest.mark.parametrize(
    ("more", "code", "why"),
    [
        ("0 claim solo\n0 claim matadors\nfault 1 revoke\n", None, None),
        ("fault 1 revoke\n0 claim solo\n", None, None),
        ("0 claim solo\n0 claim solo\n", "unlawful", "nothing-to-claim"),
        ("1 claim solo\n", "unlawful", "nothing-to-claim"),
        ("= balances 19 -3 -3 -13 pool 0\n0 claim solo\n", "after-derived", None),
        ("deal 2 dealer 0\n0 claim solo\n", "hands-first", None),
        ("deal 2 dealer 0\nfault 1 revoke\n", "hands-first", None),
        ("deal 2 dealer 0\nredeal bad-pack\nfault 1 revoke\n", "unlawful-fault",
         "fault-too-late"),
        ("deal 2 dealer 0\nredeal bad-pack\n0 claim solo\n", "unlawful", "claim-after"),
        ("fault 1 revoke with 2\n", "unlawful-fault", "fault-sharer"),
        ("fault 1 hand-turned with 1\n", "unlawful-fault", "fault-sharer"),
        ("0 AS\n", "deal-over", None),
    ],
)  # fmt: skip
def test_claims_and_rulings_follow_their_deal(more: str, code: str | None, why: str | None) -> None:
    text = _CLAIMS + more
    if code is None:
        replayed = load(text)
        assert write(replayed.record) == text
        derived = recorded(replayed.begun, replayed.deeds)
        assert load(write(derived)).sitting == replayed.sitting
        return
    with pytest.raises(Unreadable, match=code) as fault:
        load(text)
    assert dict(fault.value.facts).get("why") == why
    assert "\n" not in told(fault.value)


# Notation


@pytest.mark.parametrize(
    "line",
    [
        "0 pass",
        "3 alliance+",
        "1 vole",
        "2 trumps S",
        "2 call KC",
        "2 invite QH",
        "0 give 4D",
        "0 AS",
        "1 stop",
        "1 ask",
        "1 yes",
        "1 no",
        "1 through mediateur",
        "1 through solo",
        "2 return",
        "2 keep",
        "0 claim solo",
        "0 claim matadors",
        "0 contre",
        "fault 2 revoke",
        "fault 2 hand-turned with 3",
        "settled",
        "redeal exposed-card",
        "redeal exposed-card double",
        "redeal out-of-turn dealer 2",
        _RESULT,
        f"{_RESULT} dealer 0",
        f"{_RESULT} dealer 0 double",
        f"{_RESULT} clearing",
        PLAYED.split("\n")[6],
        PLAYED.split("\n")[6] + " packets 4-3-3",
        PLAYED.split("\n")[6] + " dealer 1",
        PLAYED.split("\n")[6] + " packets 4-3-3 dealer 1",
        PLAYED.split("\n")[6] + " packets 4-3-3 dealer 1 double clearing",
        PLAYED.split("\n")[6] + " double",
    ],
)
def test_an_action_is_one_line_that_stands_alone(line: str) -> None:
    who, action = notation.read(line)
    assert notation.write(who, action) == line
    assert (who is NATURE) == (not line[0].isdecimal())


@pytest.mark.parametrize("line", ["", "0", "0 pass now", "4 pass", "deal 1 dealer 0", "settled 1"])
def test_a_line_that_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(Unreadable) as fault:
        notation.read(line)
    assert told(fault.value).startswith("column ")


def test_what_stands_on_a_deals_own_line_is_not_said_again() -> None:
    hands = PLAYED.split("\n")[6]
    for line in (f"{hands} dealer 1", f"{hands} packets 3-3-4"):
        with pytest.raises(Unreadable, match="too-much"):
            read(_swap(hands, line))
    with pytest.raises(Unreadable, match="too-much"):
        read(_result(f"{_RESULT} dealer 1"))


# Words


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (NotAllowed(Refusal("over", "PLAY-0"), Seat(1)), "the deal is over (PLAY-0)"),
        (Damaged(where="the log", number=7), "the log is damaged at entry 7"),
        (QuadrilleError("something"), "something"),
        (Unreadable("empty"), "the record is empty"),
    ],
)
def test_any_error_has_its_sentence(error: QuadrilleError, sentence: str) -> None:
    assert told(error).startswith(sentence)


def test_a_text_may_come_as_bytes_or_as_letters() -> None:
    # A text is the same whether it comes as bytes or as letters, and half a letter is none.
    assert load(PLAYED.encode()).sitting == load(PLAYED).sitting
    with pytest.raises(Unreadable, match="not-utf-8"):
        read("quadrille-record 1\nrules \ud800\n")


# The document


def test_the_document_tells_every_word_of_the_format() -> None:
    page = (GOLDEN.parent.parent / "docs" / "records.md").read_text(encoding="utf-8")
    told_there = set(re.findall(r"[a-z0-9_+-]+", page))
    keys = {
        "option",
        "favourite",
        "rounds",
        "holders",
        "giver",
        "exchanged",
        "called-own",
        "forced",
    }
    kinds = (Mark, Void, Packets, Outcome, Pot, Reason, ReportedVole)
    closed = {member.value for kind in kinds for member in kind}
    assert (closed | keys) - told_there == set()
