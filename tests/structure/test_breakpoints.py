"""A table has one set of breakpoints: those of the five layouts in web/src/ui/layout.svelte.ts.

The lobby, its history and the rules are pages of text; they break their columns where their text asks for it."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
LAYOUTS = SOURCES / "ui" / "layout.svelte.ts"
TABLE = ("games", "table", "ui", "fair", "pages/Table.svelte", "pages/Replay.svelte", "app.css")
QUERY = re.compile(r"@media[^{]+|MediaQuery\([^)]*\)|matchMedia\([^)]*\)")
WIDTH = re.compile(r"(?:min|max)-width: \d+px")


def widths(text: str) -> set[str]:
    return {width for query in QUERY.findall(text) for width in WIDTH.findall(query)}


def test_no_part_of_a_table_knows_another_width() -> None:
    ours = set(WIDTH.findall(LAYOUTS.read_text())) | {"min-width: 1280px"}
    places = [SOURCES / name for name in TABLE]
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*"))]
    sources = [file for file in files if file.suffix in (".svelte", ".css", ".ts") and file != LAYOUTS]
    strange = {f"{file.relative_to(SOURCES)}: {width}" for file in sources for width in widths(file.read_text()) - ours}
    assert len(sources) > 100
    assert strange == set()


def test_every_width_is_found() -> None:
    text = '@media (pointer: coarse), (max-width: 600px) {} new MediaQuery("min-width: 900px")'
    assert widths(text) == {"max-width: 600px", "min-width: 900px"}
