"""Whether a page fits its window: nothing overlaps, nothing is cut off, and fingers hit what they aim at."""

from collections.abc import Callable

from playwright.sync_api import CDPSession, Page

from .test_languages import DRAWN, LOOK

SIZES = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
]
DESKTOP = 1280  # from this width on people use a mouse
PHONE = 700  # below this width what is above the dock may scroll
FINGER = 44  # pixels
SETTLING = 500  # milliseconds

# What is left out, and why:
# - cells of Uzory's field may be smaller than a finger on a phone: the field zooms, and a button confirms the cell;
# - links inside a sentence are as high as its line;
# - tiles that lie on Uzory's field are not pressed, the frames on them are;
# - cells of a window stand in one drawing; their rings and halos reach into each other;
# - a popup over the board (.inside, .bubble, .over, [data-over]) and a toast cover what is under them on purpose;
# - on a page that scrolls, a bar that stays covers what comes out from under it;
# - the code of the table (.code) drops out as a whole where the status needs its room;
# - on a card that is pressed as a whole, the button covers the words by design, and only words are compared there.
FIT = """({ touch, phone, finger, scrolls }) => {
  const page = document.documentElement;
  const troubles = [];
  const name = (place) => `<${place.tagName.toLowerCase()} ${[...place.attributes].map((at) => `${at.name}=${at.value}`)
    .join(" ").slice(0, 90)}> “${(place.getAttribute("aria-label") ?? place.textContent).trim().slice(0, 40)}”`;
  const say = (what, ...places) => troubles.push(`${what}: ${places.map(name).join(" / ")}`);
  const popup = ".inside, .bubble, .over, dialog, .toast, .unseen";
  const seen = (place) => !place.closest(popup)
    && place.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const known = new Map();
  const scrollersOf = (place) => {
    const box = place.parentElement;
    if (!box || box === document.body) return [];
    if (!known.has(box)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const scrolls = [overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll");
      known.set(box, scrolls ? [box, ...scrollersOf(box)] : scrollersOf(box));
    }
    return known.get(box);
  };
  const meet = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  const inside = (one, other, slack) => one.left >= other.left - slack && one.right <= other.right + slack
    && one.top >= other.top - slack && one.bottom <= other.bottom + slack;
  const apart = (one, other) => !one.contains(other) && !other.contains(one)
    && one.closest("[data-over]") === other.closest("[data-over]");
  const stays = (place) => place && (["fixed", "sticky"].includes(getComputedStyle(place).position)
    || stays(place.parentElement));

  if (page.scrollWidth > page.clientWidth) troubles.push(`the page is ${page.scrollWidth} wide`);
  if (!scrolls && page.scrollHeight > page.clientHeight + 1) troubles.push(`the page is ${page.scrollHeight} high`);

  // Places to press: large enough, uncovered, apart from each other, in sight.
  const sight = { left: 0, top: 0, right: innerWidth, bottom: scrolls ? page.scrollHeight : innerHeight };
  const pressed = "button:enabled, a[href], [role=button], [role=tab], [role=gridcell][tabindex]:not(.laid), "
    + "input, select, summary";
  const targets = [...document.querySelectorAll(`:is(main, header) :is(${pressed})`)].filter(seen).map((place) => {
    const box = place.getBoundingClientRect();
    const touched = [...place.querySelectorAll(":scope > rect[fill=transparent]")];
    const parts = touched.map((part) => part.getBoundingClientRect());
    return { place, box, parts: parts.length ? parts : [box], scrollers: scrollersOf(place) };
  });
  for (const { place, box, parts, scrollers } of targets) {
    const small = box.width < finger - 0.5 || box.height < finger - 0.5;
    const excused = place.matches("p a, li a, [role=gridcell][data-cell*=',']");
    if (touch && small && !excused) say(`${Math.round(box.width)}×${Math.round(box.height)} for a finger`, place);
    const hides = scrollers.find((around) => !inside(box, around.getBoundingClientRect(), 1));
    if (hides) {
      if (!phone && !scrolls && !hides.closest(".scroll, [role=tabpanel]")) say("scrolled away", place);
      continue;
    }
    if (!scrollers.length && !inside(box, sight, 1)) say("beyond the edge", place);
    for (const part of parts) {
      const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || place.contains(hit) || hit.closest(".over, .toast, [data-over]") || (scrolls && stays(hit))) continue;
      say("covered", place, hit);
    }
  }
  targets.forEach((one, number) => targets.slice(number + 1).forEach((other) => {
    if (!apart(one.place, other.place) || one.scrollers[0] !== other.scrollers[0]) return;
    if (one.place.matches("[role=gridcell]") && other.place.matches("[role=gridcell]")) return;
    const overlaps = one.parts.some((part) => other.parts.some((place) => Math.min(...meet(part, place)) > 2));
    if (overlaps) say("targets overlap", one.place, other.place);
  }));

  // Cards lie side by side, and hold their words.
  const cards = [...document.querySelectorAll("main .card")].filter(seen).filter((card) => card.checkVisibility());
  cards.forEach((one, number) => cards.slice(number + 1).forEach((other) => {
    const overlap = meet(one.getBoundingClientRect(), other.getBoundingClientRect());
    if (apart(one, other) && Math.min(...overlap) > 2) say("cards overlap", one, other);
  }));

  // Words do not lie on words. A line's box is higher than its letters, so its edges do not count.
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const place = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !seen(place) || place.closest("style, script, .code")) continue;
    range.selectNodeContents(walker.currentNode);
    const around = scrollersOf(place);
    for (const line of range.getClientRects()) {
      const trim = line.height * 0.2;
      const box = { left: line.left, right: line.right, top: line.top + trim, bottom: line.bottom - trim };
      if (around.some((each) => Math.min(...meet(box, each.getBoundingClientRect())) <= 1)) continue;
      words.push({ place, box });
      const card = place.closest(".card");
      if (card && !around.length && !inside(box, card.getBoundingClientRect(), 2)) say("out of its card", place);
    }
  }
  words.forEach((one, number) => words.slice(number + 1).forEach((other) => {
    if (one.place === other.place || Math.min(...meet(one.box, other.box)) <= 2 || !apart(one.place, other.place))
      return;
    const together = Boolean(stays(one.place)) === Boolean(stays(other.place));
    if (!scrolls || together) say("words overlap", one.place, other.place);
  }));

  // No word is broken in two, but names that people chose may be.
  for (const { place } of words) {
    if (place.closest("svg") || place.matches(".line *, .line, li p")) continue;
    for (const text of [...place.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
      for (const word of text.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (tops.size > 1) say(`“${word[0]}” broken`, place);
      }
    }
  }

  // The status has a line, at most two.
  for (const pill of document.querySelectorAll("header [role=status]")) {
    range.selectNodeContents(pill);
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
    if (lines.size > 2) say(`the status has ${lines.size} lines`, pill);
  }
  return [...new Set(troubles)];
}"""


def find_troubles(page: Page, width: int, *, scrolls: bool = False) -> list[str]:
    """What does not fit the window as it is now; a page that scrolls may be higher."""
    facts = {"touch": width < DESKTOP, "phone": width < PHONE, "finger": FINGER, "scrolls": scrolls}
    return find_lasting(page, lambda: page.evaluate(FIT, facts))


def find_cut_words(page: Page) -> list[str]:
    """What is cut off or too wide; the colours of a theme do not change it."""
    return find_lasting(page, lambda: page.evaluate(LOOK))


def find_lasting(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """What is found, and still is after a moment: Chromium may need some frames to lay out a resized window."""
    if not look():
        return []
    page.wait_for_timeout(SETTLING)
    return look()


def resize(page: Page, pointer: CDPSession, width: int, height: int) -> None:
    """As the window of a device of that size, with fingers where people use fingers."""
    pointer.send("Emulation.setTouchEmulationEnabled", {"enabled": width < DESKTOP})
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
