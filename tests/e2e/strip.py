"""A strip of frames: what a page shows while pieces move, written down at every frame that the browser draws."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from math import hypot
from typing import Any

from playwright.sync_api import Page

NUDGE = 4.0  # pixels by which a piece may move under the pointer, or squash when it lands
STILL_MS = 1200  # after the last piece has landed, so that a late flash is seen too

RECORD = """(still) => {
  const named = new WeakMap();
  let count = 0;
  const name = (piece) => named.get(piece) ?? (named.set(piece, `flight ${++count}`), named.get(piece));
  const opacityOf = (piece) => {
    let opacity = 1;
    for (let each = piece; each && !each.matches(".board"); each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === "hidden" || style.display === "none") return 0;
      if (!each.matches(".group, .body, button, [data-body]")) opacity *= Number(style.opacity);
    }
    return opacity;
  };
  const places = (selector, key) => [...document.querySelectorAll(selector)].map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return { key: key(piece), x: x + width / 2, y: y + height / 2, opacity: opacityOf(piece) };
  });
  const lie = (attribute) => {
    const seen = {};
    return places(`.board [${attribute}]`, (piece) => {
      const at = piece.getAttribute(attribute);
      seen[at] = (seen[at] ?? 0) + 1;
      return `${attribute} ${at} ${seen[at]}`;
    });
  };
  const dice = () => places(".board [data-cell] > .die", (die) => `die ${die.parentElement.dataset.cell}`);
  const ghosts = () => places(".board .ring.here", (ring) => `ghost ${ring.closest("[data-cell]").dataset.cell}`);
  window.strip = { frames: [], done: false, began: false };
  let quiet = null;
  const tick = (now) => {
    const flying = places(".board .flying > svg", name).concat(places(".board .dragged > svg", () => "dragged"));
    window.strip.frames.push({
      at: now,
      flying,
      lying: [...lie("data-pane"), ...lie("data-tile"), ...lie("data-slot"), ...dice(), ...ghosts()],
      moves: document.querySelectorAll("[role=tabpanel] li").length,
      points: [...document.querySelectorAll(".board .points > .unseen")].map((each) => each.textContent),
      status: document.querySelector("[role=status]")?.textContent ?? "",
    });
    if (flying.length) [window.strip.began, quiet] = [true, null];
    else if (window.strip.began) quiet ??= now;
    window.strip.done = quiet !== null && now - quiet > still;
    if (!window.strip.done) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


@dataclass
class Strip:
    """The frames of a move."""

    frames: list[dict[str, Any]] = field(default_factory=list)

    def runs(self) -> Iterator[list[dict[str, Any]]]:
        """Frames in a row in which the same pieces fly, or some of them."""
        run: list[dict[str, Any]] = []
        for frame in self.frames:
            if run and not keys_of(run[-1]) & keys_of(frame):
                yield run
                run = []
            if frame["flying"]:
                run.append(frame)
        if run:
            yield run

    @property
    def stay(self) -> list[str]:
        """Pieces that lie at the end where they lay at the beginning."""
        first, last = ({piece["key"]: piece for piece in frame["lying"]} for frame in (self.frames[0], self.frames[-1]))
        return [key for key, piece in first.items() if key in last and distance(piece, last[key]) < NUDGE]

    def flights(self) -> dict[str, list[tuple[float, float]]]:
        """The way of each piece that flies, frame by frame."""
        ways: dict[str, list[tuple[float, float]]] = {}
        for frame in self.frames:
            for piece in frame["flying"]:
                if piece["key"] != "dragged":
                    ways.setdefault(piece["key"], []).append((piece["x"], piece["y"]))
        return ways

    def lying(self, key: str) -> Iterator[dict[str, Any] | None]:
        for frame in self.frames:
            yield next((piece for piece in frame["lying"] if piece["key"] == key), None)


@contextmanager
def recorded(page: Page, *, flies: bool = True) -> Iterator[Strip]:
    """Whatever is done in here is recorded until a while after everything that flies has landed."""
    strip = Strip()
    page.evaluate(RECORD, STILL_MS)
    yield strip
    if not flies:
        page.evaluate("() => (window.strip.began = true)")
    page.wait_for_function("() => window.strip.done")
    strip.frames.extend(page.evaluate("() => window.strip.frames"))


def lying_in(frame: dict[str, Any], kind: str) -> set[str]:
    return {piece["key"] for piece in frame["lying"] if piece["key"].startswith(kind)}


def keys_of(frame: dict[str, Any]) -> set[str]:
    return {piece["key"] for piece in frame["flying"]}


def distance(one: dict[str, Any], other: dict[str, Any]) -> float:
    return hypot(one["x"] - other["x"], one["y"] - other["y"])


def expect_in_sight(strip: Strip, keys: Sequence[str]) -> None:
    """These pieces are there in every frame."""
    assert keys
    for key in keys:
        places = list(strip.lying(key))
        gone = [number for number, place in enumerate(places) if place is None or place["opacity"] < 0.99]
        assert not gone, f"{key} is not seen in the frames {gone} of {len(places)}"


def expect_no_flash(strip: Strip, keys: Sequence[str]) -> None:
    """Pieces that nobody touched are there in every frame, at their place; the pointer may nudge one."""
    expect_in_sight(strip, keys)
    for key in keys:
        first, *places = (place for place in strip.lying(key) if place is not None)
        far = max(distance(first, place) for place in places)
        assert far <= NUDGE, f"{key} moves by {far} px"


def expect_no_jump(strip: Strip) -> None:
    """Every piece that flies comes nearer to where it lands, in every frame."""
    ways = strip.flights()
    assert ways
    for name, way in ways.items():
        left = [hypot(x - way[-1][0], y - way[-1][1]) for x, y in way]
        back = max((after - before for before, after in pairwise(left)), default=0.0)
        assert back <= NUDGE, f"{name} goes back by {back} px: {way}"


def expect_numbers_after_pieces(strip: Strip) -> None:
    """Neither the moves nor the points change while something flies."""
    runs = list(strip.runs())
    assert runs
    before = strip.frames[strip.frames.index(runs[0][0]) - 1]
    for what in ("moves", "points"):
        assert runs[0][0][what] == before[what], f"{what} are told before pieces move"
        for run in runs:
            told = [frame[what] for frame in run]
            assert all(each == told[0] for each in told), f"{what} change while pieces move: {told}"
