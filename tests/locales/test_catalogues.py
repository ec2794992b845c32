"""Every text in every language: same messages, same blanks, nothing missing, nothing left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from leadlight.bots import BOTS, LEVELS
from leadlight.games import GAMES
from leadlight.locales import FOLDER, LANGUAGES, Texts, preferred_language

ROOT = Path(__file__).parents[2]


def read_python(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


PYTHON = read_python(ROOT / "src" / "leadlight")
BROWSER = "\n".join(
    path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
)
NAME = r"[a-z]+(?:-[A-Za-z0-9_]+)+|[a-z]+"
RAISING: tuple[str, ...] = ("Error", "Refused", "UnknownGame", "fail", "unreadable", "DataFolderLocked")
RAISING += ("NotFound", "Forbidden", "Conflict", "Malformed", "TooMany", "Unavailable", "Failed")
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))

# Messages whose names are put together at run time.
OF_A_GAME = (
    "keys",
    "refused-",
    "rule",
    "in-short",
    "example",
    "edition",
    "sign",
    "part-",
    "colour-",
    "tool-",
    "objective-",
    "private-",
    "choice-",
    "legend",
    "level-",
    "print",
    "aid-",
    "howto-",
    "term-",
    "coach-",
    "lesson-",
    "solo-lesson-",
)
DYNAMIC = (
    "error-",
    "help-",
    "keys-",
    "bot-",
    "play-bot-",
    "plain-word-",
    "learn-word-",
    "rules-",
    "puzzle-word-",
    "puzzle-theme-",
    "puzzle-tab-",
    *(f"{game}-{kind}" for game in GAMES for kind in OF_A_GAME),
)
TYPOGRAPHY = {"en": "“”", "uk": "«»", "pl": "„”", "cs": "„“", "ru": "«»"}


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = parse((FOLDER / language / file).read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{file}: {junk[0].content if junk else ''}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class Blanks(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def blanks(message: ast.Message) -> set[str]:
    visitor = Blanks()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_catalogue_has_the_messages_and_blanks_of_the_english_one(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    assert {name: blanks(message) for name, message in other.items()} == {
        name: blanks(message) for name, message in english.items()
    }


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    """Sentences equal to the English ones; single words and formulas may well be the same."""
    english, other = messages("en", file), messages(language, file)
    same = [
        name
        for name, message in other.items()
        if message.equals(english[name], ignored_fields=["span", "comment"])
        and len(
            re.findall(
                r"[A-Za-z]{3,}",
                re.sub(
                    r"\{.*?\}",
                    "",
                    (FOLDER / language / file).read_text("utf-8").split(f"\n{name} = ")[1].split("\n")[0],
                ),
            )
        )
        > 1
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_quotation_marks_are_the_languages_own(language: str, file: str) -> None:
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    foreign = set("“”„«»") - set(TYPOGRAPHY[language])
    assert [line for line in lines if set(line) & foreign] == []


def test_every_message_told_in_the_code_exists_and_every_message_is_told() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    code = PYTHON + BROWSER
    quoted = set(re.findall(rf"""["'`]({NAME})["'`]""", code))
    told = set(re.findall(rf"""(?:translate|with_pane|with_dice|with_marks)\(\s*f?["'`]({NAME})["'`]""", code))
    begun = tuple(re.findall(r"`([a-z]+-(?:[A-Za-z_]+-)*)\$\{", BROWSER))
    assert {name for name in told if name not in known} == set()
    second_person = {f"{name}-you" for name in quoted}
    assert {name for name in known - quoted - second_person if not name.startswith(DYNAMIC + begun)} == set()


def test_every_error_code_and_every_refusal_has_its_sentence() -> None:
    texts = Texts("en")
    raised = set(re.findall(rf'(?:{"|".join(RAISING)})\(\s*"([a-z]+(?:-[a-z]+)*)"', PYTHON + BROWSER))
    assert len(raised) > 60
    assert {name for name in raised if not texts.has(f"error-{name}")} == set()
    for game in GAMES:
        refused = set(re.findall(r'Refusal\("([a-z_]+)"', read_python(ROOT / "src" / "leadlight" / "games" / game)))
        assert len(refused) > 15
        assert {name for name in refused if not texts.has(f"{game}-refused-{name}")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_and_games_have_names_everywhere(language: str) -> None:
    texts = Texts(language)
    assert all(texts.translate(f"bot-{bot}") for bot in BOTS)
    assert all(texts.translate(f"{game}-name") for game in GAMES)
    assert all(texts.translate(f"{game}-level-{level}") for game in GAMES for level in LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5, 11, 21, 22, 25])
def test_plurals_agree_with_any_number(language: str, count: int) -> None:
    """Slavic languages have three forms or more; the catalogue must have a branch for each."""
    forms = {"en": {"one", "other"}, "cs": {"one", "few", "other"}}.get(language, {"one", "few", "many", "other"})
    for file in FILES:
        for message in messages(language, file).values():
            for branches in plural_branches(message):
                assert forms - {"other"} <= branches | ({"other"} if language == "en" else set()), message.id.name
    assert str(count) in Texts(language).translate("sintra-log-tower", count=count)


def plural_branches(message: ast.Message) -> list[set[str]]:
    found: list[set[str]] = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                found.append(keys)
            self.generic_visit(node)

    Selects().visit(message)
    return found


def test_the_language_comes_from_the_environment() -> None:
    assert preferred_language({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert preferred_language({"LANG": "uk_UA.UTF-8", "LC_ALL": "cs_CZ"}) == "cs"
    assert preferred_language({"LEADLIGHT_LANG": "pl", "LC_ALL": "cs_CZ"}) == "pl"
    assert preferred_language({"LANG": "C"}) == "en"


def test_negative_numbers_have_a_true_minus() -> None:
    assert Texts("en").translate("sintra-log-final", points=-3) == "final score: −3"
    assert Texts("en").translate("sagrada-window-of", name="a-1", window="b", difficulty=-3) == "a-1: b (−3)"


def test_negative_numbers_have_the_plural_of_their_amount() -> None:
    assert [Texts("uk").translate("sintra-points-unit", count=-count) for count in (1, 3, 18)] == [
        "бал",
        "бали",
        "балів",
    ]
    assert [Texts("pl").translate("sintra-points-unit", count=-count) for count in (1, 3, 18)] == [
        "punkt",
        "punkty",
        "punktów",
    ]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_messages_of_its_own_file(language: str, file: str) -> None:
    """A file is parsed when one of its messages is asked for."""
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    assert set(re.findall(r"\{ *-?([a-z][\w-]*) *\}", text)) <= set(messages(language, file))
