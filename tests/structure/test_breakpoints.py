"""The pages have one set of breakpoints: those of the five layouts in web/src/ui/layout.svelte.ts."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
LAYOUTS = SOURCES / "ui" / "layout.svelte.ts"
QUERY = re.compile(r"@media[^{]+|MediaQuery\([^)]*\)|matchMedia\([^)]*\)")
WIDTH = re.compile(r"(?:min|max)-width: \d+px")


def widths(text: str) -> set[str]:
    return {width for query in QUERY.findall(text) for width in WIDTH.findall(query)}


def test_no_style_knows_another_width() -> None:
    ours = set(WIDTH.findall(LAYOUTS.read_text())) | {"min-width: 1280px"}
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".svelte", ".css", ".ts") and file != LAYOUTS]
    strange = {f"{file.relative_to(SOURCES)}: {width}" for file in files for width in widths(file.read_text()) - ours}
    assert strange == set()


def test_every_width_is_found() -> None:
    text = '@media (pointer: coarse), (max-width: 600px) {} new MediaQuery("min-width: 900px")'
    assert widths(text) == {"max-width: 600px", "min-width: 900px"}
