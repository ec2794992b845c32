"""Reads the TrueType files in `fonts`: how wide a text is, and the objects that put a font into a PDF."""

import struct
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "fonts"
EM: Final = 1000  # units of a PDF font
SYMBOLIC: Final = 4
CHARACTERS_AT_ONCE: Final = 100  # that a character map may list


class Typeface:
    """A font with one weight. Texts that need a character that it lacks raise `KeyError`."""

    def __init__(self, name: str, file: str) -> None:
        self.name = name
        self.data = (FOLDER / file).read_bytes()
        self.tables = read_directory(self.data)
        (self.units,) = struct.unpack_from(">H", self.table("head"), 18)
        self.glyphs = read_characters(self.table("cmap"))
        self.advances = self.read_advances()

    def table(self, tag: str) -> bytes:
        start, length = self.tables[tag]
        return self.data[start : start + length]

    def read_advances(self) -> list[float]:
        """The width of every glyph, as a share of the font size."""
        (count,) = struct.unpack_from(">H", self.table("hhea"), 34)
        widths = [width for width, _ in struct.iter_unpack(">Hh", self.table("hmtx")[: 4 * count])]
        (glyphs,) = struct.unpack_from(">H", self.table("maxp"), 4)
        return [width / self.units for width in widths + widths[-1:] * (glyphs - count)]

    def width(self, text: str, size: float) -> float:
        return sum(self.advances[self.glyphs[sign]] for sign in text) * size

    def encode(self, text: str) -> str:
        """The text as the numbers of its glyphs, in hexadecimal."""
        return "".join(f"{self.glyphs[sign]:04X}" for sign in text)

    def embed(self, pdf: Any) -> Any:
        """Add the font to a PDF; gives the reference to it."""
        import pydyf  # type: ignore[import-untyped]

        file = add(pdf, pydyf.Stream([self.data], {"Length1": len(self.data)}, compress=True))
        descriptor = add(pdf, pydyf.Dictionary(self.describe() | {"FontFile2": file}))
        widths = pydyf.Array([0, pydyf.Array([round(width * EM) for width in self.advances])])
        system = pydyf.Dictionary({"Registry": pydyf.String("Adobe"), "Ordering": pydyf.String("Identity")})
        system["Supplement"] = 0
        kind = {"Type": "/Font", "Subtype": "/CIDFontType2", "BaseFont": f"/{self.name}", "CIDSystemInfo": system}
        parts = {"FontDescriptor": descriptor, "W": widths, "CIDToGIDMap": "/Identity"}
        inner = add(pdf, pydyf.Dictionary(kind | parts))
        unicode = add(pdf, pydyf.Stream([self.map_to_unicode()], compress=True))
        outer = {"Type": "/Font", "Subtype": "/Type0", "BaseFont": f"/{self.name}", "Encoding": "/Identity-H"}
        return add(pdf, pydyf.Dictionary(outer | {"DescendantFonts": pydyf.Array([inner]), "ToUnicode": unicode}))

    def describe(self) -> dict[str, Any]:
        import pydyf

        bounds = struct.unpack_from(">4h", self.table("head"), 36)
        ascent, descent = struct.unpack_from(">2h", self.table("hhea"), 4)
        box = pydyf.Array([round(bound * EM / self.units) for bound in bounds])
        heights = {"Ascent": round(ascent * EM / self.units), "Descent": round(descent * EM / self.units)}
        name = {"Type": "/FontDescriptor", "FontName": f"/{self.name}", "Flags": SYMBOLIC, "FontBBox": box}
        return name | heights | {"ItalicAngle": 0, "CapHeight": heights["Ascent"], "StemV": 80}

    def map_to_unicode(self) -> bytes:
        """The character map with which viewers search and copy the text."""
        lines = [f"<{glyph:04X}> <{ord(sign):04X}>" for sign, glyph in sorted(self.glyphs.items())]
        blocks = [lines[at : at + CHARACTERS_AT_ONCE] for at in range(0, len(lines), CHARACTERS_AT_ONCE)]
        body = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
        return (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
            "/CMapName /Unicode def /CMapType 2 def\n"
            f"1 begincodespacerange <0000> <FFFF> endcodespacerange\n{body}\n"
            "endcmap end end"
        ).encode()


def add(pdf: Any, part: Any) -> Any:
    pdf.add_object(part)
    return part.reference


def read_directory(data: bytes) -> dict[str, tuple[int, int]]:
    """Where each table of the file starts, and how long it is."""
    (count,) = struct.unpack_from(">H", data, 4)
    entries = struct.iter_unpack(">4sIII", data[12 : 12 + 16 * count])
    return {tag.decode(): (start, length) for tag, _, start, length in entries}


def read_characters(cmap: bytes) -> dict[str, int]:
    """The glyph of each character, from the first sub-table, which has format 4."""
    (offset,) = struct.unpack_from(">I", cmap, 8)
    table = cmap[offset:]
    (double,) = struct.unpack_from(">H", table, 6)
    ends, starts, deltas, ranges = (14, 16 + double, 16 + 2 * double, 16 + 3 * double)
    glyphs: dict[str, int] = {}
    for at in range(0, double, 2):
        (end,), (start,) = struct.unpack_from(">H", table, ends + at), struct.unpack_from(">H", table, starts + at)
        (delta,), (place,) = struct.unpack_from(">H", table, deltas + at), struct.unpack_from(">H", table, ranges + at)
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if place:
                (glyph,) = struct.unpack_from(">H", table, ranges + at + place + 2 * (code - start))
            glyphs[chr(code)] = (glyph + delta) & 0xFFFF if glyph or not place else 0
    return {sign: glyph for sign, glyph in glyphs.items() if glyph}


@cache
def load_typeface(name: str, file: str) -> Typeface:
    return Typeface(name, file)


def plain() -> Typeface:
    """For running text."""
    return load_typeface("Commissioner-Regular", "commissioner-400.ttf")


def strong() -> Typeface:
    """For names, numbers and what must be found at once."""
    return load_typeface("Commissioner-SemiBold", "commissioner-650.ttf")


def display() -> Typeface:
    """For titles."""
    return load_typeface("Brygada1918-SemiBold", "brygada-650.ttf")
