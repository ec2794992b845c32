"""G2 and G14.2-G14.4: what chance deals and lays out, and the windows that players choose."""

from .box import CARDS, COLOUR_LETTERS, COLOUR_NAMES, GOALS, PROMO_CARDS, TOOL_COLOURS, Side
from .table import CELLS, Place, Table

SET_UP = ("starter", "privates", "cards", "choose", "laying")


def setup_steps(table: Table) -> dict[str, int]:
    """Everything that is left, each as likely as the other."""
    match table.waits_for:
        case "starter":
            texts = [f"start {seat}" for seat in starters(table)]
        case "privates":
            texts = [f"private {name}" for letter, name in COLOUR_NAMES.items() if letter not in table.privates]
        case "cards":
            texts = [f"card {card}" for card in cards_left(table)]
        case "choose":
            texts = [f"window {side}" for side in (1, 2, 3, 4)]  # G2.2
        case _:
            texts = layings(table)
    return dict.fromkeys(texts, 1)


def starters(table: Table) -> list[int]:
    """G2.9, G15.5."""
    return [1] if table.options.first_starts else list(table.places)


def privates_needed(table: Table) -> int:
    """G2.1, G14.3."""
    return 2 if table.is_solo() else table.players()


def cards_left(table: Table) -> list[int]:
    """G2.2, G15.2."""
    dealt = [card for place in table.places.values() for card in place.cards]
    promos = PROMO_CARDS if table.options.promo_windows else ()
    return [card for card in CARDS if card not in dealt and (card not in PROMO_CARDS or card in promos)]


def tools_needed(table: Table) -> int:
    """G2.5, G14.4."""
    return table.options.solo_tools if table.is_solo() else 3


def goals_needed(table: Table) -> int:
    """G2.5, G14.3."""
    return 2 if table.is_solo() else 3


def layings(table: Table) -> list[str]:
    if len(table.tools) < tools_needed(table):
        return [f"lay {tool}" for tool in TOOL_COLOURS if tool not in table.tools]
    return [f"goal {goal}" for goal in GOALS if goal not in table.goals]


def set_up(table: Table, text: str) -> None:
    match text.split():
        case ["start", seat]:
            table.first = int(seat)
        case ["private", name]:
            table.privates.append(COLOUR_LETTERS[name])
        case ["card", card]:
            place_to_deal(table).cards.append(int(card))
        case ["window", side]:
            table.place().choice = int(side)
        case ["lay", tool]:
            table.tools.append(int(tool))
        case ["goal", goal]:
            table.goals.append(goal)
    wait_for_what_is_missing(table)


def place_to_deal(table: Table) -> Place:
    return next(place for place in table.places.values() if len(place.cards) < 2)


def wait_for_what_is_missing(table: Table) -> None:
    """Objectives, cards, then windows and table in the order of G2.6 or G15.3, then the first round."""
    missing = {
        "privates": len(table.privates) < privates_needed(table),
        "cards": any(len(place.cards) < 2 for place in table.places.values()),
        "choose": any(place.choice is None for place in table.places.values()),
        "laying": len(table.tools) < tools_needed(table) or len(table.goals) < goals_needed(table),
    }
    later = ["laying", "choose"] if table.options.reveal_table_first else ["choose", "laying"]
    table.waits_for = next((phase for phase in ("privates", "cards", *later) if missing[phase]), "rolling")
    if table.waits_for == "choose":
        table.seat = next(seat for seat, place in table.places.items() if place.choice is None)
    elif not missing["choose"]:
        reveal_windows(table)


def reveal_windows(table: Table) -> None:
    """All together (G2.3), with the tokens (G2.4) but in the solo game (G14.2)."""
    for place in table.places.values():
        if place.window is None and place.choice is not None:
            sides = [side for card in place.cards for side in CARDS[card]]
            give_window(place, sides[place.choice - 1])
            place.tokens = 0 if table.is_solo() else place.tokens


def give_window(place: Place, side: Side) -> None:
    place.window, place.tokens, cells = side
    place.requirements = dict(zip(CELLS, cells.replace(" ", ""), strict=True))
