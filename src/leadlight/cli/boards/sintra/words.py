"""The position in words, for people who listen instead of look."""

import re
from collections.abc import Sequence

from leadlight.cli.boards.sintra.panes import MARKS, name_colour
from leadlight.cli.boards.words import WORD, find_by_beginning
from leadlight.games.sintra.components import COLOUR_NAMES, GLASS_ROWS, ROUND_NAMES
from leadlight.games.sintra.view import Panes, SintraView, SlotView
from leadlight.locales import translate


def describe(view: SintraView, names: Sequence[str]) -> list[str]:
    """The round, the market, and the palace of each seat."""
    lines = describe_market(view)
    for name, seat in zip(names, view.seats, strict=True):
        facts = {"points": seat.score.settled, "glass": GLASS_ROWS[seat.glass_row], "glazier": seat.glazier + 1}
        lines.append(translate("sintra-plain-seat", name=name, **facts))
        lines += [f"  {describe_slot(slot, number)}" for number, slot in enumerate(seat.slots, start=1)]
    return lines


def describe_market(view: SintraView) -> list[str]:
    lines = []
    colour = view.round_panes[view.round]
    if colour is not None:
        facts = {"round": ROUND_NAMES[view.round], "colour": name_colour(colour)}
        lines.append(translate("sintra-plain-round", bag=sum(view.bag), tower=sum(view.tower), **facts))
    for number, panes in enumerate(view.sources[1:], start=1):
        lines.append(translate("sintra-plain-display", number=number, panes=list_panes(panes)))
    centre = "sintra-plain-centre-marker" if view.marker_in_centre else "sintra-plain-centre"
    return [*lines, translate(centre, panes=list_panes(view.sources[0]))]


def describe_slot(slot: SlotView, number: int) -> str:
    window = describe_window(slot)
    if slot.face is None:
        return translate("sintra-plain-no-strip", slot=number, window=window)
    return translate("sintra-plain-strip", slot=number, needs=list_panes(slot.spaces, slot.jokers), window=window)


def describe_window(slot: SlotView) -> str:
    if slot.upper is None:
        return translate("sintra-plain-window-empty")
    if slot.lower is None:
        return translate("sintra-plain-window", upper=name_colour(slot.upper))
    return translate("sintra-plain-window-full", upper=name_colour(slot.upper), lower=name_colour(slot.lower))


def list_panes(panes: Panes, jokers: int = 0) -> str:
    counted = [(name_colour(colour), count) for colour, count in enumerate(panes) if count]
    if jokers:
        counted.append((translate("sintra-colour-joker"), jokers))
    return ", ".join(count_panes(colour, count) for colour, count in counted) or translate("sintra-empty")


def count_panes(colour: str, count: int) -> str:
    return translate("sintra-plain-panes", colour=colour, count=count)


def spell(text: str) -> str:
    """The text with words for marks: a count and a mark as in a list of panes, a mark alone as its colour."""
    names = {mark.glyph: name_colour(colour) for colour, mark in enumerate(MARKS)}
    glyphs = "".join(names)
    text = re.sub(rf"[\[▐]([{glyphs}])[\]▌]", r"\1 ", text)  # the edges of panes are only for the eye
    text = re.sub(rf"(\d+) ([{glyphs}])", lambda found: count_panes(names[found[2]], int(found[1])), text)
    return " ".join("".join(names.get(sign, sign) for sign in text).split())


def understand(text: str) -> str:
    """The text with colours in notation; three letters of a colour in the reader's language are enough."""
    colours = {name_colour(colour): name for colour, name in enumerate(COLOUR_NAMES)}
    return re.sub(WORD, lambda found: find_by_beginning(found[0], colours) or found[0], text.casefold())
