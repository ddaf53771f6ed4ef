"""`quadrille docs` writes what is generated, and tells what is stale."""

from pathlib import Path

import pytest

from quadrille.cli import docs as command
from quadrille.lawbook.phases import BEGIN, END


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree in which nothing has been written yet."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "house.md").write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    monkeypatch.setattr(command, "ROOT", tmp_path)
    return tmp_path


def test_what_is_written_is_fresh(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.docs() == 0
    assert (tree / "docs" / "law.md").read_text(encoding="utf-8").startswith("# The law")
    assert "stateDiagram" in (tree / "docs" / "house.md").read_text(encoding="utf-8")
    assert (tree / "web" / "src" / "protocol.gen.ts").is_file()
    assert "docs/law.md written" in capsys.readouterr().out
    assert command.docs(check=True) == 0
    assert command.docs() == 0
    assert "nothing to write" in capsys.readouterr().out


def test_stale_and_missing_files_are_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command.docs()
    (tree / "docs" / "law.md").write_text("old", encoding="utf-8")
    (tree / "docs" / "protocol.md").unlink()
    capsys.readouterr()
    assert command.docs(check=True) == 1
    told = capsys.readouterr().err
    assert "docs/law.md is not what the code says now" in told
    assert "docs/protocol.md is missing" in told
    assert "house.md" not in told
    assert (tree / "docs" / "law.md").read_text(encoding="utf-8") == "old"


def test_without_a_source_tree_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "ROOT", tmp_path)
    assert command.docs() == 1
    assert "no source tree" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
