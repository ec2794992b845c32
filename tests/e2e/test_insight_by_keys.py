"""A review, a puzzle and an analysis by keys alone, and by what a screen reader says: nothing is clicked here."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, Route, expect

from leadlight.puzzles.library import load_puzzles
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.trying import set_up

from .conftest import Visitor
from .players import Player, expect_said
from .test_keyboard import Typist
from .test_review import finish_soon

TO_STRIP = re.compile(r"^(\d) (\w+) > (\d)$")
MISTAKE = 3  # the move that is made one


def mark_a_mistake(route: Route) -> None:
    """A short review finds no mistake that is surer than its noise, so one move is made one."""
    response = route.fetch()
    status = response.json()
    if status["state"] == "done":
        decision = status["review"]["decisions"][MISTAKE - 1]
        other = {**decision["options"][-1], "action": "1 pink > break", "value": 0.6}
        decision |= {"mark": "blunder", "loss": 0.2, "best": other["action"], "only": False}
        decision["options"] = [other, *decision["options"]]
    route.fulfill(response=response, json=status)


def said(page: Page, sentence: str) -> Locator:
    """A sentence where a screen reader reads what changes."""
    return page.get_by_role("paragraph").filter(has_text=re.compile(sentence)).and_(page.locator("[aria-live=polite]"))


def test_a_review_is_walked_through_by_keys_and_read_aloud(visit: Visitor) -> None:
    page = finish_soon(visit)
    page.route("**/review", mark_a_mistake)
    typist = Typist(page)
    typist.tab_to("^Review$")
    typist.press("Enter")
    expect(page.get_by_role("region", name="Accuracy")).to_contain_text("%")

    typist.press("Home")
    expect(said(page, r"^Move 1, .+: .+\. [A-Z].+\.")).to_have_count(1)
    typist.press("ArrowRight")
    expect(said(page, r"^Move 2, .+: .+\.")).to_have_count(1)
    typist.press("n")
    expect(said(page, rf"^Move {MISTAKE}, .+: .+\. Blunder, −20\. Better: .+, 60%\.$")).to_have_count(1)
    best = page.get_by_role("region", name="The best moves here").get_by_role("listitem")
    expect(best.first).to_contain_text("60%")
    moves = page.get_by_role("region", name="Moves", exact=True).get_by_role("button")
    expect(moves.nth(MISTAKE - 1)).to_have_attribute("aria-current", "step")
    expect(moves.nth(MISTAKE - 1).get_by_role("img", name="blunder")).to_be_visible()

    typist.tab_to("^Table of numbers$")
    typist.press("Enter")
    table = page.get_by_role("dialog", name="Table of numbers").get_by_role("table", name="Move by move")
    row = table.get_by_role("row").nth(MISTAKE)
    expect(row.get_by_role("rowheader")).to_have_text(str(MISTAKE))
    expect(row.get_by_role("cell", name="blunder", exact=True)).to_be_visible()
    typist.press("Escape")
    typist.await_focus("^Table of numbers$")

    typist.press("t")
    typist.await_focus("^Back to the review$")
    expect(page.get_by_role("status").filter(has_text="You play on against the engine")).to_be_visible()
    play_by_keys(typist)
    expect_said(page, " to strip ")
    typist.press("Shift+Tab")
    typist.tab_to("^Back to the review$")
    typist.press("Enter")
    typist.await_focus("^Try it from here")
    expect(page.get_by_role("heading", name=re.compile(rf"^Move {MISTAKE}\b"))).to_be_visible()


def play_by_keys(typist: Typist) -> None:
    player = Player(typist.page)
    player.await_turn()
    typist.play_move(player)


def fit_for_keys() -> Iterator[tuple[Puzzle, str]]:
    """Puzzles of Sintra that are solved by placing panes of a display, each with a wrong action of the same panes."""
    for puzzle in load_puzzles("sintra"):
        match = set_up(puzzle)
        texts = [match.game.format_action(action) for action in match.state.legal_actions()]
        found = TO_STRIP.match(puzzle.solution)
        wrong = [text for text in texts if TO_STRIP.match(text) and text != puzzle.solution]
        wrong = [text for text in wrong if text.split(" > ")[0] == puzzle.solution.split(" > ")[0]]
        if found and found[1] != "0" and wrong:
            yield puzzle, wrong[0]


def answer_by_keys(typist: Typist, action: str) -> None:
    found = TO_STRIP.match(action)
    assert found is not None
    display, colour, strip = found.groups()
    for _ in range(5):
        typist.press(display)
        typist.await_focus(f"^Display {display}:")
        if re.match(rf"Display {display}: \d+ {colour}\.", typist.focus):
            break
    typist.press("Enter")
    typist.await_focus("^Strip")
    for _ in range(8):
        if typist.focus.startswith(f"Strip {strip}"):
            break
        typist.press("ArrowRight")
        typist.await_focus("^Strip")
    typist.press("Enter")


def test_a_puzzle_is_solved_by_keys_and_read_aloud(visit: Visitor) -> None:
    puzzle, wrong = next(fit_for_keys())
    page = visit(f"/puzzle/{puzzle.id}")
    typist = Typist(page)
    panel = page.get_by_role("region", name="Find the best move")
    expect(panel.get_by_role("img", name="2 tries left.")).to_be_visible()
    typist.press("h")
    expect_said(page, "The right source is lit: only moves from there can be played now.")
    answer_by_keys(typist, wrong)
    expect_said(page, "Legal, but not the best")
    expect(panel.get_by_role("img", name="One try left.")).to_be_visible()
    answer_by_keys(typist, puzzle.solution)
    expect_said(page, "That is it")
    choices = panel.get_by_role("radiogroup", name="The best move").get_by_role("radio")
    expect(choices).to_have_count(3)
    expect(choices.first).to_be_checked()
    typist.press("n")
    expect(page.get_by_role("button", name="Skip this one")).to_be_visible()


def test_a_puzzle_is_given_up_by_keys_and_the_focus_goes_to_the_answer(visit: Visitor) -> None:
    page = visit("/puzzle")
    typist = Typist(page)
    expect(page.get_by_role("region", name="Find the best move")).to_be_visible()
    typist.tab_to("^Show the answer$")
    typist.press("Enter")
    choices = page.get_by_role("radiogroup", name="The best move").get_by_role("radio")
    expect(choices.first).to_be_focused()
    expect_said(page, "The best move")
    typist.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    expect(choices.nth(1)).to_be_checked()


def test_an_analysis_is_played_and_taken_back_by_keys_and_read_aloud(visit: Visitor) -> None:
    page = visit("/analysis")
    typist = Typist(page)
    expect(page.get_by_role("heading", name="Analyse a position")).to_be_visible()
    typist.tab_to("^New match$")
    typist.press("Enter")
    expect(page.get_by_role("list", name="Chances to win")).to_contain_text("%")
    best = page.get_by_role("radiogroup", name="Best moves").get_by_role("radio")
    expect(said(page, r"^Best move: .+\. Chance to win \d+%\.")).to_have_count(1)

    typist.tab_to("^Think longer$")
    typist.press("Enter")
    expect_said(page, "Thinking, at most 20\N{NO-BREAK SPACE}s")
    typist.await_focus("^Think longer$")

    play_by_keys(typist)
    expect(said(page, r"^Seat \d: .+")).to_have_count(1)
    moves = page.get_by_role("region", name="Moves from here").get_by_role("listitem")
    expect(moves).to_have_count(2)
    expect(best.first).to_be_visible()
    while not page.evaluate("() => document.activeElement?.closest('[data-analysis]')"):
        typist.press("Tab")
    typist.press("ArrowLeft")
    expect(moves.first.get_by_role("button")).to_have_attribute("aria-current", "step")
