"""What people read has no internal names, and no English where another language is spoken."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from leadlight.games import GAMES
from leadlight.locales import FOLDER, LANGUAGES, Texts
from leadlight.testing.rulebook import numbered_rules

from .internal_names import INTERNAL, OPTIONS

ROOT = Path(__file__).parents[2]
# What the command line alone says names options as they are typed.
TYPED = ("arena.ftl", "build.ftl", "cli.ftl", "machines.ftl", "nodes.ftl", "puzzles-cli.ftl")
TRANSLATED = [language for language in LANGUAGES if language != "en"]
PAGES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl") if path.name not in TYPED)

# Words of the browser's pages that are the same in every language: names, keys, file formats, what one types.
SAME_IN_CYRILLIC = {
    *("Leadlight", "Sun", "Catcher", "Vitraux", "Balboa", "Bay", "Alpenglow", "Komorebi"),
    *("Enter", "Esc", "Ctrl", "US", "Letter", "LIME", "II", "VI"),
    *("SHA", "HMAC", "JSON", "QR", "PDF"),
    *("leadlight", "moderate", "verify", "domain", "replay", "centre"),
}
# English words that are no words of Polish or Czech.
ENGLISH = re.compile(
    r"\b(?:the|of|and|you|your|with|this|that|is|are|has|have|was|were|for|from|which|who|what|when|not|cannot|all|"
    r"player|players|seat|seats|round|turn|move|moves|match|glass|pane|panes|strip|strips|die|dice|tile|tiles|frame)\b",
    re.IGNORECASE,
)
# Messages that Polish or Czech write as English does.
SAME_IN_LATIN = {
    "chat-bravo",
    "history-minutes",
    "lobby-bank",
    "lobby-menu",
    "lobby-print-paper",
    "lobby-seat-bot",
    "sagrada-name",
    "sintra-bot-chip",
    "sintra-colour-joker",
    "sintra-name",
    "table-bot",
    "table-chat",
    "table-check-hash",
    "uzory-name",
}


class Words(Visitor):
    """Collects what a message says, without its blanks."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def said(language: str, file: str) -> dict[str, str]:
    """The words of each message of a catalogue, by the name of the message."""
    texts = {}
    for entry in parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            words = Words()
            words.visit(entry)
            texts[entry.id.name] = "\n".join(words.found)
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", PAGES)
def test_no_page_shows_an_internal_name(language: str, file: str) -> None:
    assert {name: text for name, text in said(language, file).items() if INTERNAL.search(text)} == {}


@pytest.mark.parametrize(
    "text", ["unless option “starter” is “first”", "«gap_blocks_return»", "(solo_tools, G15.4)", "Ply 3", "at ply 4"]
)
def test_an_internal_name_is_noticed(text: str) -> None:
    assert INTERNAL.search(text)


@pytest.mark.parametrize("text", ["the first side", "“Side of the board”", "“First seat”", "multiply", "«Місце 1»"])
def test_a_word_of_a_sentence_is_no_internal_name(text: str) -> None:
    assert not INTERNAL.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_every_value_too(language: str) -> None:
    texts = Texts(language)
    for option in OPTIONS:
        if option.name != "players":
            assert texts.has(f"lobby-option-{option.name}")
            assert texts.has(f"lobby-option-{option.name}-hint")
            assert all(
                texts.has(f"lobby-option-{option.name}-{value}") for value in option.values if isinstance(value, str)
            )


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("file", PAGES)
def test_a_page_in_cyrillic_has_no_latin_words(language: str, file: str) -> None:
    found = {
        name: words
        for name, text in said(language, file).items()
        if (words := set(re.findall(r"[A-Za-z]{2,}", without_addresses(text))) - SAME_IN_CYRILLIC)
    }
    assert found == {}


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize("file", PAGES)
def test_a_page_in_polish_or_czech_has_no_english_words(language: str, file: str) -> None:
    english = said("en", file)
    texts = said(language, file)
    assert {name: text for name, text in texts.items() if ENGLISH.search(without_addresses(text))} == {}
    same = {name for name, text in texts.items() if text == english[name] and re.search("[A-Za-z]{3}", text)}
    assert same - SAME_IN_LATIN == set()


def without_addresses(text: str) -> str:
    """Without cells such as r1c3, faces of strips such as 4b and numbers of rules and examples."""
    return re.sub(r"\br\dc\d\b|\b\d[ab]\b|\b[A-Z]+\d[\d.a-z]*\b", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", PAGES)
def test_a_number_and_its_unit_stay_on_one_line(language: str, file: str) -> None:
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    assert re.findall(r"\{ \$minutes \} (?:min|хв|мин)\b|\{ \$seconds \} [sс]\b", text) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_of_the_rules_page_is_told(game: str) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.md"
    examples = [number for number in numbered_rules(page) if re.fullmatch(r"[A-Z]E\d+[a-z]?", number)]
    told = [name.removeprefix(f"{game}-example-") for name in said("en", f"{game}-rules.ftl") if "-example-" in name]
    assert told == examples


def test_every_difference_between_editions_on_the_rules_page_is_told() -> None:
    page = (ROOT / "docs" / "rules" / "sintra.md").read_text(encoding="utf-8")
    table = page.split("## Where the editions differ\n")[1].split("\n## ")[0]
    told = [name for name in said("en", "sintra-rules.ftl") if "-edition-" in name]
    assert len(told) == len(re.findall(r"^\| [^-]", table, re.MULTILINE)) - 1


@pytest.mark.parametrize("language", TRANSLATED)
def test_examples_editions_and_signs_name_the_same_rules_and_cells_as_the_english_ones(language: str) -> None:
    for file in (path.name for path in Path(FOLDER / "en").glob("*-rules.ftl")):
        english = said("en", file)
        for name, text in said(language, file).items():
            if re.search("-(?:example|edition|sign)", name):
                assert facts(text) == facts(english[name]), name


def facts(text: str) -> list[str]:
    """The rules, cells and sums in an example, which no translation changes."""
    return sorted(re.findall(r"\b[A-Z]\d+(?:\.\d+)?|\br\dc\d\b|−\d+|= \d+", text))
