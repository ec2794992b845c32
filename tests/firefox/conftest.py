"""Debian's Firefox ESR, driven over WebDriver BiDi by the same Playwright that drives Chromium in tests/e2e."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Playwright

from leadlight.server.pages import STATIC
from tests.e2e.conftest import running, server, visit

__all__ = ["running", "server", "visit"]

FIREFOX = shutil.which("firefox-esr")
ROOT = Path(__file__).parents[2]
PREFERENCES = {"ui.prefersReducedMotion": 1}  # Playwright cannot ask for it over BiDi


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without Firefox people go on with the other tests; continuous integration does not."""
    reason = "no Firefox ESR" if FIREFOX is None else "the pages are not built" if not STATIC.is_dir() else None
    if reason is not None and "CI" in os.environ:
        raise pytest.UsageError(reason)
    for item in items:
        if reason is not None and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.firefox


@pytest.fixture(scope="session")
def browser_type_launch_args(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Playwright's own Firefox is patched; this channel is the one that speaks BiDi to a Firefox as it is."""
    program = tmp_path_factory.mktemp("firefox") / "firefox"
    relay = shlex.join([sys.executable, "-m", "tests.firefox.bidi_relay", str(FIREFOX)])
    program.write_text(f'#!/bin/sh\ncd {shlex.quote(str(ROOT))} && exec {relay} "$@"\n', encoding="utf-8")
    program.chmod(0o700)
    return {"channel": "moz-firefox", "executable_path": program, "firefox_user_prefs": PREFERENCES}
