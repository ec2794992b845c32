"""The rules of Sintra, chapter by chapter as docs/rules/sintra.md numbers them, and a match to play by them."""

from collections import Counter

from .final_scoring import is_better, score_finally
from .position import read_position, write_position
from .table import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    FACES,
    ROUNDS,
    SLOTS,
    WINDOW_POINTS,
    Palace,
    Strip,
    Table,
    empty_strip,
    new_table,
)

Choices = set[str] | dict[str, int]

# S2 Setup


def setup_outcomes(table: Table) -> dict[str, int]:
    """What chance may bring before the first refill."""
    match table.waits_for:
        case "starter":
            return starter_outcomes(table)
        case "strips":
            return strip_outcomes(undealt_palace(table))
        case _:
            return round_pane_outcomes(table)


def starter_outcomes(table: Table) -> dict[str, int]:
    """Any seat (S2.12), or by the option always the first (S13.5)."""
    seats = [1] if table.first_starts else list(table.palaces)
    return {f"start {seat}": 1 for seat in seats}


def strip_outcomes(palace: Palace) -> dict[str, int]:
    """The strips not dealt yet, either face as likely, but strip 4 always on face a (S2.3, S2.4, S2.5)."""
    dealt = [strip.face[0] for strip in palace.strips.values() if strip is not None]
    faces = [face for face in FACES if face[0] not in dealt]
    return dict(Counter("deal 4a" if face == "4b" else f"deal {face}" for face in faces))


def undealt_palace(table: Table) -> Palace:
    return next(palace for palace in table.palaces.values() if None in palace.strips.values())


def next_round_space(table: Table) -> int | None:
    """Spaces II-VI first, space I last (S2.8, S2.9)."""
    return next((number for number in (2, 3, 4, 5, 6, 1) if table.round_panes[number] is None), None)


def round_pane_outcomes(table: Table) -> dict[str, int]:
    """One pane of each colour on II-VI, a pane from the bag on I (S2.8, S2.9)."""
    if next_round_space(table) == 1:
        return bag_outcomes(table)
    laid = table.round_panes.values()
    return {f"draw {name}": 1 for letter, name in COLOUR_NAMES.items() if letter not in laid}


def set_up(table: Table, what: str) -> None:
    match table.waits_for:
        case "starter":
            table.starter = int(what)
            table.waits_for = "strips"
        case "strips":
            deal_strip(table, what)
        case "round-panes":
            lay_round_pane(table, COLOUR_LETTERS[what])


def deal_strip(table: Table, face: str) -> None:
    palace = undealt_palace(table)
    slot = next(slot for slot in SLOTS if palace.strips[slot] is None)
    palace.strips[slot] = empty_strip(face)
    if all(None not in palace.strips.values() for palace in table.palaces.values()):
        table.waits_for = "round-panes"


def lay_round_pane(table: Table, pane: str) -> None:
    space = next_round_space(table)
    assert space is not None
    table.round_panes[space] = pane
    table.bag[pane] -= 1
    if next_round_space(table) is None:
        prepare_round(table)  # S2.10


# S3 Rounds


def prepare_round(table: Table) -> None:
    """The start marker to the centre (S3.2), then the displays are filled (S2.10, S10.4)."""
    table.marker_in_centre = True
    table.waits_for = "refill"
    continue_refill(table)


def begin_turns(table: Table) -> None:
    """S3.3; a round without any pane has no turns (S10.9), though S10.2 leaves at least one pane to draw."""
    if not table.market():
        end_round(table)
        return
    table.seat = table.starter
    table.waits_for = "turn"


# S4 Turn


def turn_choices(table: Table) -> set[str]:
    """Place panes or return the glazier; no passing (S4.2, S4.3)."""
    choices = placing_choices(table)
    if may_return(table.palaces[table.seat], table.gap_blocks_return):
        choices.add("return")
    return choices


def end_turn(table: Table) -> None:
    """The next turn clockwise (S3.4), unless the round is over (S10.1)."""
    if not table.market():
        end_round(table)
        return
    table.seat = table.seat % table.players + 1
    table.waits_for = "turn"


# S5 Action A, step 1: take panes


def takes(table: Table) -> set[tuple[str, str]]:
    """Every source with every colour it holds (S5.1, S5.3)."""
    sources = ["centre", *(str(display) for display in table.displays)]
    return {(source, pane) for source in sources for pane in table.source(source)}


def take_panes(table: Table, source: str, colour: str) -> list[str]:
    """All panes of the colour (S5.1); what else lay on the display goes to the centre (S5.2)."""
    panes = table.source(source)
    hand = [pane for pane in panes if pane == colour]
    left = [pane for pane in panes if pane != colour]
    if source == "centre":
        table.centre = left
        take_start_marker(table)
    else:
        table.displays[int(source)] = []
        table.centre = table.centre + left
    return hand


def take_start_marker(table: Table) -> None:
    """Only the first to take from the centre in a round does (S5.4), and it costs a step (S5.5)."""
    if table.marker_in_centre:
        table.marker_in_centre = False
        table.starter = table.seat
        step_glass_marker(table.palaces[table.seat], 1)


# S6 Action A, step 2: place panes


def placing_choices(table: Table) -> set[str]:
    palace = table.palaces[table.seat]
    choices = set()
    for source, colour in takes(table):
        slots = fitting_slots(palace, colour)
        targets = [str(slot) for slot in slots] or ["break"]  # S6.6, S6.11
        choices |= {f"{source} {COLOUR_NAMES[colour]} > {target}" for target in targets}
    return choices


def fitting_slots(palace: Palace, colour: str) -> list[int]:
    """Reachable slots whose strip has a fitting space (S6.2-S6.5, S6.13)."""
    slots = []
    for slot in SLOTS:
        strip = palace.strips[slot]
        if slot >= palace.glazier and strip is not None and strip.fitting_spaces(colour):
            slots.append(slot)
    return slots


def place_panes(table: Table, hand: list[str], target: str) -> None:
    """All to one strip (S6.1), as many as fit (S6.8), the rest breaks (S6.10); or all break (S6.11, S6.12)."""
    palace = table.palaces[table.seat]
    if target == "break":
        break_panes(table, palace, hand)
        end_turn(table)
        return
    palace.glazier = int(target)  # S6.7
    strip = strip_under_glazier(palace)
    for space in strip.fitting_spaces(hand[0]):
        if hand:
            space.pane = hand.pop()
    break_panes(table, palace, hand)
    finish_placing(table)


def break_panes(table: Table, palace: Palace, panes: list[str]) -> None:
    table.tower.update(panes)
    step_glass_marker(palace, len(panes))


def strip_under_glazier(palace: Palace) -> Strip:
    strip = palace.strips[palace.glazier]
    assert strip is not None
    return strip


# S7 Action A, step 3: complete a strip


def finish_placing(table: Table) -> None:
    """A full strip gives its bonus, then a pane is kept; with one colour nobody is asked (S7.1-S7.4)."""
    palace = table.palaces[table.seat]
    panes = strip_under_glazier(palace).panes()
    if len(panes) < 5:
        end_turn(table)
        return
    score_colour_bonus(palace, panes, table.round_panes[table.round])
    if len(set(panes)) == 1:
        keep_pane(table, panes[0])
    else:
        table.waits_for = "keep"


def score_colour_bonus(palace: Palace, panes: list[str], round_pane: str | None) -> None:
    """S7.3."""
    points = len([pane for pane in panes if pane == round_pane])
    palace.bonus += points
    palace.score += points


def keep_choices(table: Table) -> set[str]:
    """S7.4."""
    panes = strip_under_glazier(table.palaces[table.seat]).panes()
    return {f"keep {COLOUR_NAMES[pane]}" for pane in panes}


def keep_pane(table: Table, colour: str) -> None:
    """One pane into the window, four into the tower, the strip turned or removed (S7.4-S7.8)."""
    palace = table.palaces[table.seat]
    strip = strip_under_glazier(palace)
    others = strip.panes()
    others.remove(colour)
    table.tower.update(others)
    window = palace.windows[palace.glazier]
    window.append(colour)
    palace.strips[palace.glazier] = empty_strip(strip.other_face()) if len(window) == 1 else None
    score_window(palace)
    end_turn(table)  # S7.11


def score_window(palace: Palace) -> None:
    """This window and those with panes further right (S7.9, S7.10)."""
    points = WINDOW_POINTS[palace.glazier]
    for slot in SLOTS:
        if slot > palace.glazier and palace.windows[slot]:
            points += WINDOW_POINTS[slot]
    palace.window_points += points
    palace.score += points


# S8 Action B: return the glazier


def may_return(palace: Palace, gap_blocks_return: bool) -> bool:
    """Only to the left (S8.2), and with the option on only where no slot strictly between is empty (S13.3)."""
    left = [slot for slot in palace.slots_with_a_strip() if slot < palace.glazier]
    if not left:
        return False
    between = range(min(left) + 1, palace.glazier)
    has_gap = any(palace.strips[slot] is None for slot in between)
    return not (gap_blocks_return and has_gap)


def return_glazier(table: Table) -> None:
    """To the leftmost strip, and the turn ends (S8.1)."""
    palace = table.palaces[table.seat]
    palace.glazier = min(palace.slots_with_a_strip())
    end_turn(table)


# S9 Broken glass track


def step_glass_marker(palace: Palace, steps: int) -> None:
    """Row by row; row 9 costs 18 at once and leads back to row 0, where owed steps go on (S9.1-S9.3)."""
    for _ in range(steps):
        palace.glass_row += 1
        if palace.glass_row == 9:
            palace.score -= 18
            palace.wraps += 1
            palace.glass_row = 0


# S10 End of a round


def end_round(table: Table) -> None:
    """The round pane to the tower (S10.2), then the next round or the end (S10.3)."""
    pane = table.round_panes[table.round]
    assert pane is not None
    table.round_panes[table.round] = None
    table.tower[pane] += 1
    if table.round == max(ROUNDS):
        table.waits_for = "over"
        score_finally(table)
        return
    table.round += 1
    prepare_round(table)


def continue_refill(table: Table) -> None:
    """Wait for the next draw, or begin when the displays are full (S10.4) or nothing is left to draw (S10.7)."""
    needed = display_to_fill(table) is not None
    if needed and not table.bag.total():
        table.bag, table.tower = table.tower, Counter()  # S10.5, S10.6
    if not needed or not table.bag.total():
        begin_turns(table)


def display_to_fill(table: Table) -> int | None:
    """Display 1 first (S10.4)."""
    return next((display for display, panes in table.displays.items() if len(panes) < 4), None)


def bag_outcomes(table: Table) -> dict[str, int]:
    return {f"draw {name}": table.bag[letter] for letter, name in COLOUR_NAMES.items() if table.bag[letter]}


def draw_pane(table: Table, pane: str) -> None:
    display = display_to_fill(table)
    assert display is not None
    table.bag[pane] -= 1
    table.displays[display].append(pane)
    continue_refill(table)


class ReferenceSintra:
    """One match. Seats count from 1; actions and positions are texts in the project's notation."""

    def __init__(self, players: int, side: str, gap_blocks_return: bool, first_starts: bool) -> None:
        self.table = new_table(players, side, gap_blocks_return, first_starts)

    @classmethod
    def at(cls, position: str) -> "ReferenceSintra":
        """A match that stands in this position."""
        table = read_position(position)
        match = cls(table.players, table.side, table.gap_blocks_return, table.first_starts)
        match.table = table
        return match

    def actor(self) -> str | int:
        """'chance', 'over', or the seat that decides."""
        match self.table.waits_for:
            case "turn" | "keep":
                return self.table.seat
            case "over":
                return "over"
            case _:
                return "chance"

    def choices(self) -> Choices:
        """The legal actions of a seat, or what chance may bring with its weights."""
        match self.table.waits_for:
            case "over":
                return set()
            case "turn":
                return turn_choices(self.table)
            case "keep":
                return keep_choices(self.table)
            case "refill":
                return bag_outcomes(self.table)
            case _:
                return setup_outcomes(self.table)

    def play(self, text: str) -> None:
        assert text in self.choices(), text
        match text.split():
            case ["return"]:
                return_glazier(self.table)
            case ["keep", name]:
                keep_pane(self.table, COLOUR_LETTERS[name])
            case [source, name, ">", target]:
                place_panes(self.table, take_panes(self.table, source, COLOUR_LETTERS[name]), target)
            case ["draw", name] if self.table.waits_for == "refill":
                draw_pane(self.table, COLOUR_LETTERS[name])
            case [_, what]:
                set_up(self.table, what)

    def scores(self) -> list[int]:
        """Points by seat as they stand."""
        return [palace.score for palace in self.table.palaces.values()]

    def ranking(self) -> list[int]:
        """Places by seat; who is not beaten by anybody wins, alone or shared (S12.3)."""
        palaces = list(self.table.palaces.values())
        return [1 + sum(is_better(other, palace) for other in palaces) for palace in palaces]

    def position(self) -> str:
        return write_position(self.table)
