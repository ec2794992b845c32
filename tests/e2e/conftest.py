"""People in browsers: a real server on a data folder of its own, and Debian's Chromium."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from leadlight.server.pages import STATIC
from tests.repeating import seed_of

from .hosting import (
    CHROMIUM,
    CONTRIBUTE_THE_SAME,
    DESKTOP,
    NEVER_TOO_LATE,
    PHONE,
    USUALLY_GREEDY,
    RunningServer,
    launch_arguments,
)
from .players import PATIENCE_MS, WRITE_DOWN

# What a browser writes down by itself about an answer that is no, or about a line that is down.
NETWORK = re.compile(
    r"Failed to load resource|WebSocket connection to .* failed|net::ERR_|Firefox can’t establish a connection"
)

Visitor = Callable[..., Page]

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser people go on with the other tests; continuous integration does not."""
    here = Path(__file__).parent
    reason = "no Chromium" if CHROMIUM is None else "the pages are not built" if not STATIC.is_dir() else None
    if reason is not None and "CI" in os.environ:
        raise pytest.UsageError(reason)
    for item in items:
        if reason is not None and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return launch_arguments()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    options = ["--people-per-address", "200", "--review-nodes", "8"]  # everybody comes from one; reviews are quick
    server = RunningServer(tmp_path_factory.mktemp("data"), *options)
    yield server
    server.stop()


@pytest.fixture
def server(running: RunningServer, request: pytest.FixtureRequest) -> str:
    """Its address."""
    running.begin_chance(seed_of(request.node.nodeid))
    return running.address


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visitor]:
    """Somebody's browser: `visit("/", phone=True)`. What goes wrong on a page fails the test.

    With `offline=True` the page may print_error about the network, and about nothing else.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(
        path: str = "/", *, language: str = "en-GB", phone: bool = False, offline: bool = False, **options: Any
    ) -> Page:
        size = PHONE if phone else DESKTOP
        settings: dict[str, Any] = {"viewport": size, "has_touch": phone, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=server, locale=language, **settings)
        contexts.append(context)
        context.add_init_script(WRITE_DOWN)
        context.add_init_script(CONTRIBUTE_THE_SAME)
        context.add_init_script(NEVER_TOO_LATE)
        context.add_init_script(USUALLY_GREEDY)
        page = context.new_page()

        def print_error(text: str) -> None:
            if not (offline and NETWORK.search(text)):
                troubles.append(text)

        page.on("pageerror", lambda error: print_error(str(error)))
        page.on("console", lambda line: print_error(line.text) if line.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
