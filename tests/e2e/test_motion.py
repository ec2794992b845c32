"""Panes fly on properties that the compositor moves by itself."""

from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visitor
from .players import play_bot

CHEAP = {"transform", "opacity", "offset", "easing", "composite", "computedOffset", "scale", "translate", "rotate"}

WATCH = """() => {
  window.flights = { properties: {}, frames: [], count: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const name = this.getAttribute("class") ?? this.tagName;
    const animation = animate.call(this, frames, options);
    const used = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    (window.flights.properties[name] ??= []).push(...new Set(used));
    if (name === "flying") window.flights.count += 1;
    return animation;
  };
  const tick = (now) => {
    if (document.querySelector(".flying")) window.flights.frames.push(now);
    else if (window.flights.frames.at(-1) !== null) window.flights.frames.push(null);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def frame_times(frames: list[float | None]) -> list[float]:
    """Milliseconds between frames in which something flew."""
    return [after - before for before, after in pairwise(frames) if before is not None and after is not None]


def watch_flights(page: Page) -> dict[str, Any]:
    player = play_bot(page)
    page.evaluate(WATCH)
    for _ in range(3):
        player.await_turn()
        before = page.evaluate("() => window.flights.count")
        player.play_move()
        page.wait_for_function("before => window.flights.count > before", arg=before)
    player.await_turn()
    found: dict[str, Any] = page.evaluate("() => window.flights")
    return found


def test_panes_fly_by_transform_and_opacity_alone(visit: Visitor, capsys: pytest.CaptureFixture[str]) -> None:
    page = visit("/", reduced_motion="no-preference")
    flights = watch_flights(page)
    used = {name: set(properties) - CHEAP for name, properties in flights["properties"].items()}
    assert "flying" in used
    assert used["flying"] == set()
    assert all(not properties for properties in used.values()), used

    times = frame_times(flights["frames"])
    assert times
    middle = median(times)
    with capsys.disabled():
        print(
            f"\n{len(times)} frames of flying panes: {middle:.1f} ms each in the middle, {1000 / middle:.0f} a second"
        )


def test_with_reduced_motion_nothing_flies(visit: Visitor) -> None:
    page = visit("/")
    player = play_bot(page)
    page.evaluate(WATCH)
    player.play_move()
    player.await_turn()
    flights: dict[str, Any] = page.evaluate("() => window.flights")
    assert "flying" not in flights["properties"]
