"""Sets the table up (G2, G14.1-G14.4): first player, private objectives, windows, tools and public objectives."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import events
from leadlight.games.sagrada.actions import CARD, LAY_OBJECTIVE, LAY_TOOL, PRIVATE, START, WINDOW
from leadlight.games.sagrada.components import (
    ALL_CARDS,
    BASE_CARDS,
    CARDS_PER_PLAYER,
    COLOURS,
    DIFFICULTIES,
    NOTHING,
    OBJECTIVES,
    TOOLS,
)
from leadlight.games.sagrada.phases import CARDS, CHOOSING, LAYING, PRIVATES, ROLLING
from leadlight.games.sagrada.table import SagradaTable


def starter_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    """G2.9: any seat may start. With option G15.5 only seat 1 can; it is still an outcome, so records look alike."""
    seats: i64 = 1 if state.first_starts else state.players
    return [(START + seat, 1) for seat in range(seats)]


def private_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    return remaining(PRIVATE, COLOURS, state.privates)


def card_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    return remaining(CARD, ALL_CARDS if state.promo_windows else BASE_CARDS, state.cards)


def laying_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    """The tools first, then the public objectives."""
    if next_gap(state.tools) < len(state.tools):
        return remaining(LAY_TOOL, TOOLS, state.tools)
    return remaining(LAY_OBJECTIVE, OBJECTIVES, state.objectives)


def remaining(first: i64, kinds: i64, dealt: vec[i64]) -> list[tuple[int, int]]:
    """One outcome for each card that is not dealt yet."""
    gone: i64 = 0
    for card in dealt:
        if card != NOTHING:
            gone |= 1 << card
    return [(first + card, 1) for card in range(kinds) if not gone & (1 << card)]


def next_gap(dealt: vec[i64]) -> i64:
    """The first place without a card, or the length if every place has one."""
    place: i64 = 0
    while place < len(dealt) and dealt[place] != NOTHING:
        place += 1
    return place


def name_starter(state: SagradaTable, seat: i64, journal: Journal | None) -> None:
    state.first = seat
    state.phase = PRIVATES
    if journal is not None:
        journal.add(events.StarterNamed(seat))


def deal_private(state: SagradaTable, colour: i64, journal: Journal | None) -> None:
    """G2.1, G14.3: one private objective for each seat; in the solo game all go to one seat."""
    place = next_gap(state.privates)
    state.privates[place] = colour
    if place + 1 == len(state.privates):
        state.phase = CARDS
    if journal is not None:
        seat: i64 = 0 if state.is_solo else place
        journal.add(events.PrivateDealt(seat, colour, state.is_solo))


def deal_card(state: SagradaTable, card: i64, journal: Journal | None) -> None:
    """G2.2: deal a window card to the next seat that needs one."""
    place = next_gap(state.cards)
    state.cards[place] = card
    if place + 1 == len(state.cards):
        state.phase = LAYING if state.reveal_table_first else CHOOSING
    if journal is not None:
        journal.add(events.CardDealt(place // CARDS_PER_PLAYER, card))


def lay_tool(state: SagradaTable, tool: i64, journal: Journal | None) -> None:
    state.tools[next_gap(state.tools)] = tool
    if journal is not None:
        journal.add(events.ToolLaid(tool))


def lay_objective(state: SagradaTable, objective: i64, journal: Journal | None) -> None:
    place = next_gap(state.objectives)
    state.objectives[place] = objective
    if place + 1 == len(state.objectives):
        state.phase = CHOOSING if state.reveal_table_first else ROLLING
    if journal is not None:
        journal.add(events.ObjectiveLaid(objective))


def window_actions() -> list[int]:
    return [WINDOW + side for side in range(2 * CARDS_PER_PLAYER)]


def offered_window(state: SagradaTable, seat: i64, side: i64) -> i64:
    """The window on a side of the seat's cards: sides 0 and 1 are those of its first card, 2 and 3 of its second."""
    return state.cards[seat * CARDS_PER_PLAYER + side // 2] * 2 + side % 2


def choose_window(state: SagradaTable, side: i64, journal: Journal | None) -> None:
    """G2.2, G2.3: seats choose one after the other, but nobody sees what the others chose."""
    seat = state.seat
    state.choices[seat] = side
    if journal is not None:
        journal.add(events.WindowChosen(seat, offered_window(state, seat, side)))
    if seat + 1 < state.players:
        state.seat = seat + 1
    else:
        reveal_windows(state, journal)


def reveal_windows(state: SagradaTable, journal: Journal | None) -> None:
    """G2.4, G14.2: show all chosen windows at once. The other cards leave the game."""
    for seat in range(state.players):
        window = offered_window(state, seat, state.choices[seat])
        state.windows[seat] = window
        state.tokens[seat] = 0 if state.is_solo else DIFFICULTIES[window]
    for seat in range(state.players):
        state.choices[seat] = NOTHING
        state.cards[seat * CARDS_PER_PLAYER] = NOTHING
        state.cards[seat * CARDS_PER_PLAYER + 1] = NOTHING
    state.phase = ROLLING if state.reveal_table_first else LAYING
    if journal is not None:
        journal.add(events.WindowsRevealed(tuple(state.windows), tuple(state.tokens)))
