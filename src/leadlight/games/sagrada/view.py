"""What a viewer knows of a Sagrada match (see docs/rules/sagrada.md, hidden and public information)."""

import msgspec

from leadlight.core.score import Score

Die = str  # "R3"; "R?" while a drawn die has no value yet


class ToolView(msgspec.Struct, frozen=True, gc=False):
    """A tool laid out. `tool` counts from 0; `price` is what it costs next, in tokens, or 1 die in the solo game."""

    tool: int
    tokens: int  # that lie on the card
    price: int
    used_up: bool  # solo: the card has left the game


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat. `score` is what the match would pay now, without what the viewer may not know."""

    window: int | None  # None until it is revealed; the owner sees it once chosen
    offered: tuple[int, ...]  # the four windows to choose from, seen by the owner while windows are chosen
    has_chosen: bool
    dice: tuple[Die | None, ...]  # by cell
    tokens: int
    privates: tuple[int, ...]  # colours of private objectives; empty for who may not know them
    score: Score


class SagradaView(msgspec.Struct, frozen=True, gc=False):
    """Seats, rounds, turns and cells count from 0; colours as in components."""

    players: int
    phase: str
    actor: int
    round: int
    first: int  # the first player of the round
    order: tuple[int, ...]  # seats by turn of the round, there and back
    turn: int  # which of them it is
    skipping: tuple[bool, ...]  # by seat: its second turn of the round is skipped
    pool: tuple[Die, ...]
    hand: Die | None  # of the seat at turn
    tool: int | None  # the tool used in this turn
    lifted: int | None  # the cell of the die being moved
    track: tuple[tuple[Die, ...], ...]  # by round
    bag: tuple[int, ...]  # how many dice of each colour
    tools: tuple[ToolView, ...]
    objectives: tuple[int, ...]  # public ones, numbered from 0 in the order of G12
    target: int | None  # solo: the sum of the dice on the track
    seats: tuple[SeatView, ...]
