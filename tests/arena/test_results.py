"""Results as files, fixed sets of deals, and pictures."""

from pathlib import Path
from xml.etree import ElementTree

import grimp
import msgspec
import pytest
from tests.arena.test_arena import changed

from quadrille.arena import results
from quadrille.arena.clock import Clock, times
from quadrille.arena.playing import ready, run
from quadrille.arena.plot import Panel, Row, svg
from quadrille.arena.results import Report, code, made, read, seed_of, weights, written
from quadrille.errors import BadOption
from quadrille.words.faults import told as sentence


def report() -> Report:
    found = run(changed(deals=4))
    return Report(made=made(), results=(found.tally,), times=(found.times,))


def test_a_results_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file, kept = tmp_path / "r.json", report()
    file.write_bytes(written(kept))
    assert read(file) == kept
    assert written(read(file)) == file.read_bytes()


def test_all_but_the_times_are_the_same_bytes_again() -> None:
    one, two = (written(msgspec.structs.replace(report(), times=())) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("content", [b"", b"{}", b'{"made": 3}'])
def test_what_is_no_results_file_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "r.json"
    file.write_bytes(content)
    with pytest.raises(BadOption) as refused:
        read(file)
    assert refused.value.code == "arena-no-results"


def test_a_results_file_that_is_not_there_is_told_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        read(tmp_path / "none.json")
    assert sentence(refused.value) == f"there is no file “{tmp_path / 'none.json'}”"


def test_the_hash_of_the_code_is_that_of_names_and_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "PACKAGE", tmp_path)
    (tmp_path / "bots").mkdir()
    (tmp_path / "words").mkdir()
    hashes = []
    for name, content in (
        ("bots/a.py", "1"),
        ("bots/a.py", "2"),
        ("bots/b.py", ""),
        ("words/c.py", "sentences are no matter"),
        ("bots/a.bin", "weights are not code"),
    ):
        (tmp_path / name).write_text(content)
        hashes.append((code.__wrapped__(), weights.__wrapped__()))
    codes, numbers = zip(*hashes, strict=True)
    assert len({*codes}) == 3
    assert codes[2] == codes[3] == codes[4]
    assert len({*numbers}) == 2
    assert numbers[3] != numbers[4]


def test_all_that_law_and_bots_import_is_in_the_hash() -> None:
    house = grimp.build_graph("quadrille")
    needed = {"quadrille.sitting", "quadrille.bots", "quadrille.loo.sitting", "quadrille.loo.bots"}
    for room in [*needed]:
        needed |= house.find_upstream_modules(room, as_package=True)
    assert {module.split(".")[1] for module in needed} == {*results.MATTER}


def test_the_final_deals_are_others_when_code_or_weights_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seeds = [seed_of("final")]
    monkeypatch.setattr(results, "weights", lambda: "others")
    seeds.append(seed_of("final"))
    monkeypatch.setattr(results, "code", lambda: "other")
    seeds.append(seed_of("final"))
    assert len({*seeds}) == 3
    assert seed_of("tune") != seed_of("dev")
    with pytest.raises(BadOption):
        seed_of("exam")


def test_a_checkout_that_was_changed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"rev-parse": "abc", "status": ""}
    monkeypatch.setattr(results, "_git", lambda word, *_: told[word])
    assert made().commit == "abc"
    told["status"] = " M a.py"
    assert made().commit == "abc+"


def test_where_there_is_no_checkout_there_is_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "PACKAGE", tmp_path)
    assert made().commit is None


def test_times_are_told_to_two_per_cent() -> None:
    clock = Clock()
    assert clock.timed("thumb", "playing", lambda: 7) == 7
    clock.classes.clear()
    # Classes 640 and 672 are 2^20 and 2^21 nanoseconds.
    clock.classes.update({("thumb", "playing", 640): 94, ("thumb", "playing", 672): 6})
    (told,) = times(clock.classes, ["random", "thumb"])
    assert (told.bot, told.count) == ("thumb", 100)
    assert told.p50 == pytest.approx(2**20 / 1e6, rel=0.02)
    assert told.p95 == pytest.approx(2**21 / 1e6, rel=0.02)


def test_a_picture_has_a_dot_and_two_spans_for_each_number() -> None:
    gains = run(changed(block="cross", deals=6)).tally.gains
    rows = tuple(Row(f"row {n}", gain) for n, gain in enumerate(gains))
    drawn = svg([Panel("a & b", "counters", rows[:3]), Panel("c", "counters", rows[3:])])
    tree = ElementTree.fromstring(drawn)
    kinds = [each.get("class") for each in tree.iter()]
    assert [kinds.count(kind) for kind in ("dot", "bar", "whisker", "zero")] == [
        len(gains),
        len(gains),
        len(gains),
        2,
    ]
    for dot in tree.iter("{http://www.w3.org/2000/svg}circle"):
        assert 330 <= float(dot.get("cx", "0")) <= 790


def test_a_picture_of_one_deal_has_dots_only() -> None:
    (gain,) = run(changed(deals=1)).tally.gains
    tree = ElementTree.fromstring(svg([Panel("one", "counters", (Row("row", gain),))]))
    kinds = [each.get("class") for each in tree.iter()]
    assert (kinds.count("dot"), kinds.count("bar"), kinds.count("whisker")) == (1, 0, 0)


CLAIMED = sorted((Path(__file__).parents[2] / "bench" / "results").glob("*.json"))


@pytest.mark.parametrize("file", CLAIMED, ids=lambda file: file.stem)
def test_results_that_are_claimed_are_of_one_commit_and_can_be_played_again(file: Path) -> None:
    kept = read(file)
    assert kept.made.commit is not None
    assert not kept.made.commit.endswith("+")
    for tally in kept.results:
        if any(bot.startswith("openspiel") for bot in tally.match.bots):
            pytest.importorskip("pyspiel", reason="the extra quadrille[openspiel] is not here")
        ready(tally.match)
