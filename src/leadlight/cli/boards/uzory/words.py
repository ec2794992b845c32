"""The position in words, for people who listen instead of look."""

import re
from collections.abc import Sequence

from leadlight.cli.boards.uzory import tiles
from leadlight.cli.boards.uzory.panel import short_frames
from leadlight.cli.boards.uzory.tiles import GLYPHS, SHARD, Face, name_colour, write_areas
from leadlight.cli.boards.words import LETTERS, WORD, find_by_beginning
from leadlight.games.uzory.components import COLOUR_CODES, COLOUR_NAMES, PLAYER_COLOURS, SIDE_CODES
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import FrameView, OpenFrameView, SeatView, TileView, UzoryView
from leadlight.locales import translate

SIDES = ("uzory-side-N", "uzory-side-E", "uzory-side-S", "uzory-side-W")
CORNERS = ("uzory-corner-NE", "uzory-corner-SE", "uzory-corner-SW", "uzory-corner-NW")


def describe(view: UzoryView, names: Sequence[str]) -> list[str]:
    lines = describe_match(view)
    lines += [describe_laid(tile) for tile in view.floor]
    lines += [describe_frame(frame, names) for frame in view.frames]
    lines += [describe_short(frame) for frame in short_frames(view)]
    for name, seat in zip(names, view.seats, strict=True):
        lines += describe_seat(seat, name)
    return lines


def describe_match(view: UzoryView) -> list[str]:
    if not view.floor:
        return [translate("uzory-plain-choosing", size=view.size)]
    counts = {"count": len(view.floor), "all": view.size**2, "stack": view.stack, "dropped": view.discards}
    lines = [translate("uzory-plain-match", **counts)]
    if view.mode == "broken":
        lines.append(translate("uzory-plain-broken"))
    if view.skips:
        lines.append(translate("uzory-plain-skips", count=view.skips, all=view.players))
    (top, bottom), (left, right) = view.rows, view.columns
    corners = {"first": cell_name(top, left), "last": cell_name(bottom, right)}
    return [*lines, translate("uzory-plain-field", size=view.size, **corners)]


def describe_laid(tile: TileView) -> str:
    face = Face(tile.sides, tile.open, tile.shard)
    return translate("uzory-plain-laid", cell=cell_name(*tile.cell), tile=describe_face(face))


def describe_face(face: Face) -> str:
    """The sides of a tile, beginning in the north, and its open corners."""
    sides = [describe_side(face, side) for side in range(len(face.sides))]
    corners = [translate(CORNERS[corner]) for corner in face.open]
    return translate("uzory-plain-tile", sides=", ".join(sides), count=len(corners), corners=", ".join(corners))


def describe_side(face: Face, side: int) -> str:
    message = "uzory-plain-side-shard" if side == face.shard else "uzory-plain-side"
    return translate(message, side=translate(SIDES[side]), colour=name_colour(COLOUR_CODES.index(face.sides[side])))


def describe_frame(frame: FrameView, names: Sequence[str]) -> str:
    row, column = frame.token
    facts = {"first": cell_name(row - 1, column - 1), "last": cell_name(row, column)}
    facts["areas"] = spell(write_areas(frame.areas)) or translate("uzory-plain-nothing")
    if frame.scorer is not None:
        return translate("uzory-plain-frame", name=names[frame.scorer], **facts)
    return translate("uzory-plain-frame-tie" if frame.verdict == "tie" else "uzory-plain-frame-nobody", **facts)


def describe_short(frame: OpenFrameView) -> str:
    areas = spell(write_areas(frame.areas)) or translate("uzory-plain-nothing")
    return translate("uzory-plain-short", cell=cell_name(*frame.missing[0]), areas=areas)


def describe_seat(seat: SeatView, name: str) -> list[str]:
    """Points and shards of a seat, and the tiles of its hand that the viewer may know."""
    if seat.colour is None:
        lines = [translate("uzory-plain-seat-waiting", name=name)]
    else:
        facts = {"name": name, "colour": name_colour(seat.colour)}
        lines = [translate("uzory-plain-seat", points=seat.points, shards=seat.shards, **facts)]
    for place, tile in enumerate(seat.hand, start=1):
        if tile is not None:
            lines.append("  " + translate("uzory-plain-hand", place=place, tile=describe_face(tiles.turned(tile))))
    return lines


def spell(text: str) -> str:
    """The text with words for marks and shards, and commas between areas."""
    text = re.sub(rf"{SHARD}(\d+)", lambda found: translate("uzory-shards-left", count=int(found[1])), text)
    text = re.sub(rf"(\d+)([{GLYPHS}])(?: (?=\d+[{GLYPHS}]))?", spell_area, text)
    text = re.sub(rf"[{GLYPHS}]+", lambda found: " ".join(map(name_glyph, found[0])), text)
    return " ".join(text.split())


def spell_area(found: re.Match[str]) -> str:
    """An area as the name of its colour and its size, with a comma if another follows."""
    return f"{name_glyph(found[2])} {found[1]}{', ' if found[0].endswith(' ') else ''}"


def name_glyph(glyph: str) -> str:
    return name_colour(GLYPHS.index(glyph))


def understand(text: str) -> str:
    """The text with colours and sides in notation; the beginning of a name in the reader's language is enough."""
    sides = dict(zip(map(translate, SIDES), SIDE_CODES, strict=True))
    colours = {name_colour(colour): COLOUR_NAMES[colour] for colour in range(int(PLAYER_COLOURS))}
    text = re.sub(
        rf"\+\s*({LETTERS}{{2,}})", lambda found: f"+{find_by_beginning(found[1], sides) or found[1]}", text.casefold()
    )
    text = re.sub(WORD, lambda found: find_by_beginning(found[0], colours) or found[0], text)
    return f"colour {text}" if text in colours.values() else text
