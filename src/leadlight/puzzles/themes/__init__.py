"""What a puzzle is about, as words that the catalogues translate as `puzzle-theme-WORD`. Each game has its own."""

from collections.abc import Callable

from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.state import OVER, State
from leadlight.puzzles.themes import sagrada, sintra, uzory
from leadlight.puzzles.themes.moment import Moment

FindThemes = Callable[[Moment], list[str]]

FINDERS: dict[str, FindThemes] = {
    "sintra": sintra.find_themes,
    "sagrada": sagrada.find_themes,
    "uzory": uzory.find_themes,
}
HINTS: dict[str, Callable[[int], object]] = {
    "sintra": sintra.hint_of,
    "sagrada": sagrada.hint_of,
    "uzory": uzory.hint_of,
}
THEMES: dict[str, tuple[str, ...]] = {
    "sintra": sintra.THEMES,
    "sagrada": sagrada.THEMES,
    "uzory": uzory.THEMES,
}


def find_themes(game: str, state: State, best: int, tempting: int) -> tuple[str, ...]:
    """The themes of a decision, the most telling first; at least one. `tempting` is what a weak player does instead."""
    moment = Moment(state, best, tempting, events_of(state, best), events_of(state, tempting), ends(state, best))
    found = FINDERS[game](moment)
    return tuple(theme for theme in THEMES[game] if theme in found)


def events_of(state: State, action: int) -> list[Event]:
    journal = Journal()
    state.copy().apply(action, journal)
    return journal.events


def ends(state: State, action: int) -> bool:
    """Whether the action ends the match, without a draw in between."""
    after = state.copy()
    after.apply(action)
    return after.actor() == OVER
