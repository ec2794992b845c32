"""Action A, step 3 (S7): what a full strip brings."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sintra import events, scoring
from leadlight.games.sintra.actions import KEEP
from leadlight.games.sintra.components import COLOURS, NOTHING, SLOTS, SPACES
from leadlight.games.sintra.phases import KEEPING, TURN
from leadlight.games.sintra.rules.rounds import end_turn
from leadlight.games.sintra.rules.setting_up import lay_face
from leadlight.games.sintra.table import SintraTable


def keep_actions(state: SintraTable) -> list[int]:
    """S7.4: the distinct colours on the full strip."""
    panes = full_strip(state) * COLOURS
    return [KEEP + colour for colour in range(COLOURS) if state.panes[panes + colour] > 0]


def full_strip(state: SintraTable) -> i64:
    """The place of the acting seat's full strip; the glazier stands above it (S6.7)."""
    return state.seat * SLOTS + state.glazier[state.seat]


def complete_strip(state: SintraTable, slot: i64, journal: Journal | None) -> None:
    """S7.3, S7.4: score the colour bonus; then the seat chooses a pane to keep, unless all panes are alike."""
    first = (state.seat * SLOTS + slot) * COLOURS
    bonus = state.panes[first + state.round_panes[state.round - 1]]
    state.colour_bonus[state.seat] += bonus
    if journal is not None:
        terms = scoring.window_terms(state, state.seat * SLOTS + slot)
        journal.add(events.StripCompleted(state.seat, slot, bonus, tuple(terms)))
    state.phase = KEEPING
    for colour in range(COLOURS):
        if state.panes[first + colour] == SPACES:
            keep_pane(state, colour, journal)


def keep_pane(state: SintraTable, kept: i64, journal: Journal | None) -> None:
    """S7.5-S7.11: one pane goes to the window, four to the tower; the strip is turned or removed; the window scores."""
    place = full_strip(state)
    for colour in range(COLOURS):
        state.tower[colour] += state.panes[place * COLOURS + colour]
        state.panes[place * COLOURS + colour] = 0
    state.tower[kept] -= 1
    upper = state.upper[place] == NOTHING
    if upper:
        state.upper[place] = kept
        lay_face(state, place, state.face[place] ^ 1)
    else:
        state.lower[place] = kept
        state.face[place] = NOTHING
    if journal is not None:
        journal.add(events.PaneKept(state.seat, place % SLOTS, kept, upper))
    score_window(state, place, journal)
    state.phase = TURN
    end_turn(state, journal)


def score_window(state: SintraTable, place: i64, journal: Journal | None) -> None:
    """S7.9, S7.10: score this window and every window to its right that holds a pane."""
    terms = scoring.window_terms(state, place)
    state.window_points[state.seat] += sum(terms)
    if journal is not None:
        journal.add(events.WindowScored(state.seat, place % SLOTS, tuple(terms)))
