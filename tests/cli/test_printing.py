"""`leadlight print`."""

from pathlib import Path

import pytest

from leadlight.printing import print_game

from .conftest import Run


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 7), ("letter", 9), ("Letter", 9)])
def test_sheets_are_written_and_it_is_said_how_to_print_them(run: Run, tmp_path: Path, paper: str, sheets: int) -> None:
    file = tmp_path / "tiles.pdf"
    outcome = run("print", "uzory", "--out", str(file), "--paper", paper)
    assert outcome.code == 0
    assert outcome.out.startswith(f"{sheets} sheets are in {file}\n")
    assert "actual size" in outcome.out
    assert "133 tiles" in outcome.out
    assert file.read_bytes() == print_game("uzory", paper.casefold()).to_pdf()
    assert list(tmp_path.iterdir()) == [file]


def test_without_a_name_the_file_is_called_after_game_and_paper(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", "uzory").code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["uzory-a4.pdf"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game “chess”. Known: sintra, sagrada, uzory."),
        (["sintra"], "There are no pieces of “sintra” to print. Other sheets: aid, pad."),
        (["sintra", "--sheet=poster"], "Unknown sheet “poster”. Known: aid, pad, pieces."),
        (["uzory", "--paper=a3"], "Unknown paper size “a3”. Known: a4, letter."),
        (["uzory", "--out=/proc/tiles.pdf"], "cannot be written to /proc/tiles.pdf"),
        (["uzory", "--out=/etc/hostname/tiles.pdf"], "cannot be written"),
        (["uzory", f"--out={'x' * 300}.pdf"], "cannot be written"),
        (["uzory", "--out=/etc/hostname"], "/etc/hostname exists already"),
        (["uzory", "--out=/"], "/ exists already"),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    outcome = run("print", *words)
    assert outcome.code == 2
    assert sentence in outcome.err.replace("\n", " ")
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize(
    ("sheet", "count", "how"), [("aid", "2 аркуші — у", "на обох боках"), ("pad", "1 аркуш — у", "ріж за пунктиром")]
)
def test_aids_and_pads_are_written_in_the_language_of_the_reader(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sheet: str, count: str, how: str
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run("print", "sintra", "--sheet", sheet, "--paper", "letter", "--lang", "uk")
    assert outcome.code == 0
    assert outcome.out.startswith(count)
    assert how in outcome.out
    (file,) = tmp_path.iterdir()
    assert file.name == f"sintra-{sheet}-uk-letter.pdf"
    assert file.read_bytes() == print_game("sintra", "letter", sheet, "uk").to_pdf()


def test_a_file_that_is_there_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tiles.pdf"
    file.write_text("mine")
    assert run("print", "uzory", f"--out={file}").code == 2
    assert file.read_text() == "mine"
