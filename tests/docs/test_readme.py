"""What the README shows works as shown, and it shows the same in every language."""

import ast
import re
from pathlib import Path

import pytest

from leadlight.locales import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TRANSLATIONS = {
    language: (ROOT / f"README.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES if language != "en"
}

(EXAMPLE,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_python_example_plays_a_match_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(EXAMPLE, names)  # noqa: S102
    assert names["actor"] == -2
    scores, wins = capsys.readouterr().out.splitlines()
    assert scores.startswith("[")
    assert sum(ast.literal_eval(wins).values()) <= 20


def test_the_python_example_has_one_import() -> None:
    assert [line for line in EXAMPLE.splitlines() if "import" in line] == ["import leadlight"]


def test_the_sentence_on_names_and_art_is_there() -> None:
    assert "The games' names belong to their publishers" in README


def commands(page: str) -> list[str]:
    """The lines that a page shows to be typed, without their comments."""
    blocks = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    return [re.split(r" +# ", line)[0] for block in blocks for line in block.splitlines()]


def links(page: str) -> set[str]:
    """Where a page leads; pictures show the page in its own language."""
    return set(re.findall(r"(?<!!)\[[^]]*\]\(([^)]+)\)", page))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_readme_has_the_commands_the_example_and_the_links(language: str) -> None:
    page = TRANSLATIONS[language]
    assert len(commands(README)) > 15
    assert commands(page) == commands(README)
    assert f"```python\n{EXAMPLE}```" in page
    assert links(page) == links(README) | {f"docs/online.{language}.md"}
    assert not [link for link in links(page) if not (ROOT / link).exists()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_readme_begins_with_links_to_the_others(language: str) -> None:
    page = TRANSLATIONS.get(language, README)
    switch = page.splitlines()[2]
    assert links(switch) == {"README.md"} | {f"README.{other}.md" for other in TRANSLATIONS}
    assert all(name in switch for name in LANGUAGES.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("button", ["lobby-play-bots", "lobby-play-alone", "lobby-create", "table-check"])
def test_a_readme_names_buttons_and_pages_as_the_browser_does(language: str, button: str) -> None:
    page = TRANSLATIONS.get(language, README)
    assert re.search(rf"[\"«„]{Texts(language).translate(button)}[\"»”“]", page)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_page_on_online_tables_is_translated(language: str) -> None:
    page = (ROOT / "docs" / f"online.{language}.md").read_text(encoding="utf-8")
    english = (ROOT / "docs" / "online.md").read_text(encoding="utf-8")
    texts = Texts(language)
    assert links(page.splitlines()[2]) == links(english.splitlines()[2])
    for_programs = 2  # chapters at the end, which are in English only
    assert len(re.findall("^## ", page, re.MULTILINE)) == len(re.findall("^## ", english, re.MULTILINE)) - for_programs
    assert all(texts.translate(name) in page for name in ("lobby-device", "table-people", "table-check"))
    assert "leadlight verify RECORD.json --seen SEEN.json" in english
    assert "leadlight verify RECORD.json --seen SEEN.json" in page
