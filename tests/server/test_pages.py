"""The pages as they were built: files, the one page for every address, and nothing beyond the folder."""

import gzip
from pathlib import Path

import pytest

from leadlight.server.errors import NotFound
from leadlight.server.pages import FOREVER, Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>Leadlight</p>")
    (folder / "sw.js").write_text("0")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "app-1a2b.js").write_text("tell('Leadlight');" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(folder)


@pytest.mark.parametrize("path", ["", "t/RUBY42", "t/RUBY42/replay", "rules/sintra"])
def test_every_address_of_ours_shows_the_one_page(pages: Pages, path: str) -> None:
    assert pages.find(path).plain == b"<p>Leadlight</p>"


@pytest.mark.parametrize("path", ["../secret.txt", "assets/gone.js", "api/nothing", "favicon.ico"])
def test_what_is_not_there_is_not_found(pages: Pages, path: str) -> None:
    with pytest.raises(NotFound):
        pages.find(path)


def test_named_files_are_kept_for_ever_and_pages_are_asked_for_again(pages: Pages) -> None:
    script = pages.find("assets/app-1a2b.js")
    assert (script.kept, pages.index.kept, pages.find("sw.js").kept) == (FOREVER, "no-cache", "no-cache")
    assert script.kind == "text/javascript; charset=utf-8"
    assert pages.find("manifest.webmanifest").kind == "application/manifest+json"


def test_what_gets_smaller_is_kept_packed(pages: Pages) -> None:
    script = pages.find("assets/app-1a2b.js")
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.plain
    assert pages.find("sw.js").packed is None


def test_pages_that_are_not_built_say_how_to(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "nothing")
    assert b"npm --prefix web run build" in pages.find("").plain
