"""Matches that play on by themselves, past what nobody needs to see in a browser."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page

from .players import code_of

Json = dict[str, Any]


def look(page: Page) -> Json:
    """The match as the page's guest is told of it."""
    match: Json = page.request.get(f"/api/tables/{code_of(page)}", max_retries=3).json()["match"]
    return match


def act(page: Page, match: Json, action: str) -> None:
    command = {"type": "act", "ply": match["ply"], "action": action}
    assert page.request.post(f"/api/tables/{code_of(page)}/commands", data=command, max_retries=3).ok


def play_past(
    pages: Sequence[Page], until: Callable[[Json], bool], choose: Callable[[list[str], Random], str], seed: int = 3
) -> Json:
    """Until the match is as wanted; the match."""
    rng = Random(seed)
    for _ in range(2000):
        by_seat = [look(page) for page in pages]
        match = next((each for each in by_seat if each["legal"]), by_seat[0])
        if until(match):
            return match
        assert match["standing"] is None, "the match is over"
        if match["legal"]:
            act(pages[by_seat.index(match)], match, choose(match["legal"], rng))
        else:  # a bot thinks
            pages[0].wait_for_timeout(50)
    raise AssertionError("the match does not come so far")


def is_over(match: Json) -> bool:
    return match["standing"] is not None
