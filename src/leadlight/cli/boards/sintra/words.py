"""The position in words, for people who listen instead of look."""

import re
from collections.abc import Sequence

from leadlight.cli.boards.sintra.market import MARKS
from leadlight.games.sintra.components import COLOUR_NAMES, GLASS_ROWS, ROUND_NAMES
from leadlight.games.sintra.view import Panes, SintraView, SlotView
from leadlight.locales import translate


def describe(view: SintraView, names: Sequence[str]) -> list[str]:
    lines = []
    colour = view.round_panes[view.round]
    if colour is not None:
        counts = {"bag": sum(view.bag), "tower": sum(view.tower)}
        lines.append(
            translate("sintra-plain-round", round=ROUND_NAMES[view.round], colour=name_colour(colour), **counts)
        )
    for number, panes in enumerate(view.sources[1:], start=1):
        lines.append(translate("sintra-plain-display", number=number, panes=list_panes(panes)))
    centre = "sintra-plain-centre-marker" if view.marker_in_centre else "sintra-plain-centre"
    lines.append(translate(centre, panes=list_panes(view.sources[0])))
    for name, seat in zip(names, view.seats, strict=True):
        glass = GLASS_ROWS[seat.glass_row]
        facts = {"points": seat.score.settled, "glass": glass, "glazier": seat.glazier + 1}
        lines.append(translate("sintra-plain-seat", name=name, **facts))
        lines += [f"  {describe_slot(slot, number)}" for number, slot in enumerate(seat.slots, start=1)]
    return lines


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
    told = [translate("sintra-plain-panes", colour=colour, count=count) for colour, count in counted]
    return ", ".join(told) or translate("sintra-empty")


def spell(text: str) -> str:
    """Colour words for marks: a count and its mark as in a list of panes, a mark alone as the colour's name."""
    glyphs = {mark.glyph: name_colour(colour) for colour, mark in enumerate(MARKS)}
    marks = "".join(glyphs)
    text = re.sub(rf"[\[▐]([{marks}])[\]▌]", r"\1 ", text)  # the frames of panes say nothing to the ear
    counted = rf"(\d+) ([{marks}])"
    text = re.sub(
        counted, lambda found: translate("sintra-plain-panes", colour=glyphs[found[2]], count=int(found[1])), text
    )
    return " ".join("".join(glyphs.get(sign, sign) for sign in text).split())


def understand(text: str) -> str:
    """Colours in the reader's language, whole or begun with three letters, become the words of notation."""
    known = {name_colour(colour).casefold(): name for colour, name in enumerate(COLOUR_NAMES)}

    def translate(found: re.Match[str]) -> str:
        word = found[0]
        return next((name for local, name in known.items() if len(word) > 2 and local.startswith(word)), word)

    return re.sub(r"[^\W\d_]+", translate, text.casefold())


def name_colour(colour: int) -> str:
    return translate(f"sintra-colour-{COLOUR_NAMES[colour]}")
