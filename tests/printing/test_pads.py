"""Score pads, measured on the page itself."""

from itertools import product

import pytest

from leadlight import CHANCE, OVER, Rng, new_state
from leadlight.games import GAMES, find_game
from leadlight.games.sagrada.components import OBJECTIVE_NAMES
from leadlight.locales import LANGUAGES, Texts
from leadlight.printing import GAMES as PRINTED
from leadlight.printing import print_game
from leadlight.printing.sagrada.pad import OBJECTIVE

from .reader import Box, read_pages

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 8.0


@pytest.mark.parametrize(("game", "language", "paper"), list(product(GAMES, LANGUAGES, PAPERS)))
def test_a_pad_is_one_page_with_nothing_cut(game: str, language: str, paper: str) -> None:
    (page,) = read_pages(print_game(game, paper, "pad", language).to_pdf())
    assert (page.width, page.height) == pytest.approx(PAPERS[paper], abs=0.01)
    room = Box(MARGIN, MARGIN, page.width - MARGIN, page.height - MARGIN)
    assert [text for text in page.texts if not room.holds(text.box)] == []
    assert all(room.holds(shape.seen) for piece in page.pieces for shape in piece.shapes)
    assert min(text.size for text in page.texts) > 2.0


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_has_a_column_for_each_of_the_most_players(game: str) -> None:
    most = max(int(value) for value in find_game(game).option("players").values)
    assert PRINTED[game].pad(Texts("en")).players == most
    (page,) = read_pages(print_game(game, "a4", "pad").to_pdf())
    tables, names = page.named("table"), page.named("names")
    assert len(tables) == len(names) >= 4
    for row in names:
        (lines,) = (shape for shape in row.shapes if shape.kind == "stroke")
        upright = [path for path in lines.subpaths if path[0][0] == pytest.approx(path[-1][0])]
        assert len(upright) == most


def reasons(game: str) -> set[str]:
    """The parts of the scores of matches played at random with every option that changes them."""
    options = [option for option in find_game(game).options if option.name in ("side", "mode")]
    choices: list[dict[str, str]] = [{option.name: str(value)} for option in options for value in option.values] or [{}]
    return {OBJECTIVE if part in OBJECTIVE_NAMES else part for choice in choices for part in play(game, choice)}


def play(game: str, choice: dict[str, str]) -> set[str]:
    state, rng = new_state(game, players=2, **choice), Rng(1)
    while (actor := state.actor()) != OVER:
        state.apply(state.draw(rng) if actor == CHANCE else rng.pick(state.legal_actions()))
    return {part.reason for part in find_game(game).score(state, 0).parts}


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_of_a_pad_are_the_parts_of_the_score(game: str) -> None:
    pad = PRINTED[game].pad(Texts("en"))
    assert {row.reason for row in pad.rows} == reasons(game)
    objectives = [row for row in pad.rows if row.reason == OBJECTIVE]
    assert len(objectives) == (3 if game == "sagrada" else 0)
    assert OBJECTIVE not in OBJECTIVE_NAMES


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_a_pad_speaks_the_language_of_the_reader(game: str, language: str) -> None:
    texts, pad = Texts(language), PRINTED[game].pad(Texts(language))
    (page,) = read_pages(print_game(game, "a4", "pad", language).to_pdf())
    said = " ".join(text.text for text in page.texts).casefold()
    labels = [*(row.words for row in pad.rows), texts.translate("printed-total"), texts.translate("printed-date")]
    for label in filter(None, [*labels, pad.tie, pad.after]):
        assert all(word.casefold() in said for word in label.split()), label
