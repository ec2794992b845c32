"""What holds for the board of every game, at some positions of a whole match of each."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getsource
from itertools import combinations
from pkgutil import iter_modules
from string import ascii_lowercase, digits

import pytest
from rich.cells import cell_len
from rich.text import Text

from leadlight.cli.boards import BOARDS, marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.marks import Mark
from leadlight.cli.boards.previews import add_previews
from leadlight.cli.error_text import explain_refusal
from leadlight.cli.picker import Picker
from leadlight.core.event import Event
from leadlight.core.state import OVER, State
from leadlight.games import GAMES, find_game
from leadlight.locales import LANGUAGES, use_language
from leadlight.testing.conformance import random_match, random_states

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]
PLAYERS = 3
EVERY = 12  # how many positions lie between two that are looked at
KEYS = digits + ascii_lowercase
# Cells for the table, on the narrowest screen and on a wide one.
NARROW_COLUMN = 80
WIDE_COLUMN = 82
DRAWINGS = ("draw_header", "draw_table", "draw_others", "draw_seats", "draw_score")
MODULES = {"choices", "event_log", "points", "prompts", "table", "words"}
# Events of the set-up that the drawing shows and that would only fill the log.
WITHOUT_WORDS = {"sintra": {"StarterNamed", "StripDealt", "RoundPaneLaid", "PaneDrawn", "RoundEnded"}}
ALL_MARKS = [mark for mark in vars(marks).values() if isinstance(mark, Mark)]
GLYPHS = {mark.glyph for mark in ALL_MARKS} - {marks.JOKER.glyph}
SEED = 2

every_board = pytest.mark.parametrize("name", BOARDS)


@pytest.fixture(autouse=True)
def english() -> None:
    use_language("en")


@cache
def decisions(name: str) -> tuple[State, ...]:
    """Some states of one match in which a seat decides, the first and late ones among them."""
    deciding = (state for state in random_states(find_game(name), {"players": PLAYERS}, SEED) if state.actor() >= 0)
    return tuple(state.copy() for number, state in enumerate(deciding) if number % EVERY == 0)


def pick(name: str, state: State) -> Picker:
    return Picker({action: BOARDS[name].path(action) for action in state.legal_actions()})


def scenes(name: str, *, wide: bool) -> Iterator[Scene]:
    """As the acting seat sees them, before and after the first step of a choice."""
    for state in decisions(name):
        seen = find_game(name).view(state, state.actor())
        picker = pick(name, state)
        for _ in range(2):
            scene = Scene(seen, NAMES[:PLAYERS], state.actor(), wide)
            yield add_previews(scene, BOARDS[name], state, picker)
            if picker.current in picker.actions_by_option():
                break
            picker.pick()


def draw_all(name: str, scene: Scene) -> list[Text]:
    return [getattr(BOARDS[name], drawing)(scene) for drawing in DRAWINGS]


def widest(text: Text) -> int:
    return max(cell_len(line.rstrip()) for line in text.plain.splitlines() or [""])


def test_every_game_has_a_board() -> None:
    assert set(BOARDS) == set(GAMES)


@every_board
def test_every_board_has_the_same_modules_and_says_why_it_has_more(name: str) -> None:
    package = import_module(f"leadlight.cli.boards.{name}")
    modules = {module.name for module in iter_modules(package.__path__)}
    assert modules >= MODULES
    for module in modules - MODULES:
        docstring = import_module(f"{package.__name__}.{module}").__doc__ or ""
        assert f"Only {name.capitalize()} has this module: " in docstring


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_speaks_every_language(name: str, language: str) -> None:
    """No message is missing and none has a blank that nobody fills: `translate` fails on both."""
    use_language(language)
    for wide in (False, True):
        for scene in scenes(name, wide=wide):
            drawn = [*draw_all(name, scene), BOARDS[name].ask(scene), BOARDS[name].draw_cards(scene) or Text("")]
            assert f"{name}-" not in "".join(text.plain for text in drawn)
            assert all(line.strip() for line in BOARDS[name].describe(scene.view, scene.names))
    assert f"{name}-" not in "".join(line.plain for line in BOARDS[name].legend())


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_fits_its_column(name: str, language: str) -> None:
    use_language(language)
    board = BOARDS[name]
    for scene in scenes(name, wide=False):
        assert (
            max(map(widest, (board.draw_header(scene), board.draw_table(scene), board.draw_seats(scene))))
            <= NARROW_COLUMN
        )
    for scene in scenes(name, wide=True):
        assert widest(board.draw_table(scene)) <= WIDE_COLUMN


@every_board
def test_every_action_is_chosen_in_steps_or_has_a_key(name: str) -> None:
    """Different actions have different steps, and no action hides behind the first steps of another."""
    keyed = {BOARDS[name].key_action(key) for key in KEYS}
    for state in decisions(name):
        paths = {action: BOARDS[name].path(action) for action in state.legal_actions()}
        assert {action for action, path in paths.items() if not path} <= keyed
        walked = [path for path in paths.values() if path]
        assert len(set(walked)) == len(walked)
        beginnings = {path[:length] for path in walked for length in range(1, len(path))}
        assert beginnings.isdisjoint(walked)


@every_board
def test_walking_with_the_arrows_reaches_every_choice(name: str) -> None:
    for state in decisions(name):
        picker = pick(name, state)
        reached = set()
        for _ in picker.options:
            reached.add(picker.current)
            picker.move(1)
        assert reached == {path[0] for path in picker.paths.values() if path}


@every_board
def test_every_key_leaves_the_cursor_on_a_choice(name: str) -> None:
    for state in decisions(name):
        picker = pick(name, state)
        for key in (*KEYS, "up", "left", "1", "down", "right"):
            BOARDS[name].steer(picker, key)
            assert picker.current in picker.options


@every_board
def test_every_key_points_at_an_action_that_can_be_written(name: str) -> None:
    """It may be forbidden; then the match says why."""
    game = find_game(name)
    for scene in scenes(name, wide=False):
        for key in KEYS:
            action = BOARDS[name].aim(scene, key)
            assert action is None or game.parse_action(game.format_action(action)) == action


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(name: str, language: str) -> None:
    use_language(language)
    game = find_game(name)
    for state in decisions(name):
        legal = state.legal_actions()
        for action in range(0, game.action_count, max(1, game.action_count // 40)):
            if action not in legal:
                refusal = game.refusal(state, state.actor(), action)
                sentence = explain_refusal(refusal)
                assert refusal.rule in sentence
                assert f"{name}-" not in BOARDS[name].spell(sentence)


@every_board
def test_every_kind_of_event_is_told(name: str) -> None:
    """By the cases of the functions that describe events: a kind without one would fall through them all."""
    source = getsource(import_module(f"leadlight.cli.boards.{name}.event_log"))
    events = vars(import_module(f"leadlight.games.{name}.events"))
    kinds = {kind for kind, value in events.items() if isinstance(value, type) and issubclass(value, Event)}
    told = set(re.findall(r"events\.(\w+)\(", source))
    assert kinds - told == {"Event", "Starting"} | WITHOUT_WORDS.get(name, set())


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_and_spelled_without_marks(name: str, language: str) -> None:
    use_language(language)
    match = random_match(find_game(name), {"players": PLAYERS}, SEED)
    for viewer in (None, 0):
        happened = [event.seen_by(viewer) for events in match.events for event in events]
        lines = BOARDS[name].describe_events(happened, NAMES[:PLAYERS])
        spelled = [BOARDS[name].spell(line.plain) for line in lines]
        assert len(lines) > PLAYERS
        assert all(spelled)
        assert not GLYPHS & set("".join(spelled))


@every_board
def test_questions_are_spelled_without_marks(name: str) -> None:
    for scene in scenes(name, wide=False):
        assert not GLYPHS & set(BOARDS[name].spell(BOARDS[name].ask(scene).plain))


@every_board
def test_nothing_is_asked_of_who_does_not_choose(name: str) -> None:
    for state in decisions(name):
        seen = find_game(name).view(state, None)
        assert BOARDS[name].ask(Scene(seen, NAMES[:PLAYERS], 0)).plain == ""


@every_board
def test_a_match_that_is_over_is_drawn(name: str) -> None:
    match = random_match(find_game(name), {"players": PLAYERS}, SEED)
    assert match.actor == OVER
    for wide in (False, True):
        scene = Scene(find_game(name).view(match.state, None), NAMES[:PLAYERS], 0, wide)
        assert all(player in BOARDS[name].draw_score(scene).plain for player in scene.names)
        assert draw_all(name, scene)[0].plain
        assert not BOARDS[name].is_midway(scene.view)


@every_board
def test_no_two_marks_of_a_legend_are_alike(name: str) -> None:
    pieces = re.findall("▐(.)▌", "\n".join(line.plain for line in BOARDS[name].legend()))
    assert len(set(pieces)) == len(pieces) > 1


@pytest.mark.parametrize(("one", "other"), list(combinations(ALL_MARKS, 2)))
def test_a_mark_stands_for_one_colour_in_all_games(one: Mark, other: Mark) -> None:
    """Two blues share the waves: no game has both."""
    alike = {one.glyph, one.open} & {other.glyph, other.open}
    assert not alike or {one, other} == {marks.BLUE, marks.DICE_BLUE}
