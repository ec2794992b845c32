"""Player's aids, measured on the pages themselves, in every language and on every paper."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from leadlight.games import GAMES
from leadlight.locales import LANGUAGES, Texts
from leadlight.printing import print_game
from leadlight.printing.aid import largest_scale
from leadlight.printing.layout import Stack
from leadlight.printing.text import BODY_SIZE, body, one
from leadlight.testing.rulebook import numbered_rules

from .reader import Box, Page, Text, read_pages

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 8.0  # where home printers do not print
EACH = list(product(GAMES, LANGUAGES, PAPERS))
PAGES = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"[SGU]\d+\.\d+")


@cache
def draw(game: str, language: str, paper: str) -> list[Page]:
    return read_pages(print_game(game, paper, "aid", language).to_pdf())


def words(pages: list[Page]) -> str:
    """Everything that the pages say, line after line."""
    return re.sub(r"[\s\u00a0]+", " ", " ".join(text.text for page in pages for text in page.texts))


@pytest.mark.parametrize(("game", "language", "paper"), EACH)
def test_an_aid_has_two_pages_of_the_paper_with_nothing_cut(game: str, language: str, paper: str) -> None:
    pages = draw(game, language, paper)
    assert [(page.width, page.height) for page in pages] == [pytest.approx(PAPERS[paper], abs=0.01)] * 2
    for page in pages:
        room = Box(MARGIN, MARGIN, page.width - MARGIN, page.height - MARGIN)
        assert [text for text in page.texts if not room.holds(text.box)] == []
        assert all(room.holds(shape.seen) for piece in page.pieces for shape in piece.shapes)


@pytest.mark.parametrize(("game", "language", "paper"), EACH)
def test_no_line_of_text_lies_on_another(game: str, language: str, paper: str) -> None:
    for page in draw(game, language, paper):
        lines = [text for text in page.texts if text.text.strip()]
        pairs = [(one, other) for at, one in enumerate(lines) for other in lines[:at]]
        assert [(one.text, other.text) for one, other in pairs if collide(one, other)] == []


def collide(one: Text, other: Text) -> bool:
    """Whether the small letters of two texts overlap."""
    common = small_letters(one).within(small_letters(other))
    return common.width > 0 and common.height > 0


def small_letters(text: Text) -> Box:
    (x, y), slack = text.at, 0.05
    return Box(x + slack, y - text.size * 0.5, x + text.width - slack, y)


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_running_text_has_at_least_eight_points(game: str, language: str) -> None:
    for page in draw(game, language, "letter"):
        sizes = [text.size for text in page.texts if text.font == "Commissioner-Regular" and len(text.text) > 30]
        assert min(sizes) * 72 / 25.4 > 7.5
        assert max(sizes) <= BODY_SIZE * 1.17


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_an_aid_says_all_its_sentences_and_the_numbers_of_real_rules(game: str, language: str) -> None:
    texts, said = Texts(language), words(draw(game, language, "a4"))
    messages = [name for name in texts.catalogues[0].files if name.startswith(f"{game}-aid-") and "-pad-" not in name]
    assert len(messages) > 40
    for name in messages:
        for sentence in literal_parts(texts, name):
            assert sentence in said, (name, sentence)
    cited = set(RULE.findall(said))
    assert len(cited) > 30
    assert cited <= set(numbered_rules(PAGES / f"{game}.md"))


def literal_parts(texts: Texts, name: str) -> list[str]:
    """What a message says between its blanks; blanks that are filled with a name or a number are left out."""
    bundle = texts.catalogues[0].bundle_with(name)
    pattern = bundle.get_message(name).value
    parts = [pattern] if isinstance(pattern, str) else getattr(pattern, "elements", [pattern])
    found = [getattr(part, "value", part) for part in parts]
    told = [re.sub(r"[\s\u00a0]+", " ", part).strip() for part in found if isinstance(part, str)]
    return [part for part in told if len(part) > 3]


@pytest.mark.parametrize("game", GAMES)
def test_every_font_is_in_the_file(game: str) -> None:
    for page in draw(game, "uk", "a4"):
        assert set(page.fonts) == {"Commissioner-Regular", "Commissioner-SemiBold", "Brygada1918-SemiBold"}
        assert all(font.embedded for font in page.fonts.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_same_aid_is_the_same_bytes_and_is_printed_on_both_sides(game: str) -> None:
    pdf = print_game(game, "a4", "aid", "pl").to_pdf()
    assert pdf == print_game(game, "a4", "aid", "pl").to_pdf()
    assert b"/Duplex /DuplexFlipLongEdge" in pdf
    assert b"/PrintScaling /None" in pdf
    assert b"/Image" not in pdf


def test_parts_that_fit_no_page_are_refused() -> None:
    with pytest.raises(ValueError, match="the parts need"):
        largest_scale(Stack([one("word " * 4000, body())]), 100.0, 200.0)
