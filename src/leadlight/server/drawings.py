"""QR codes of links, and sheets to print: pictures that take a while to draw."""

import io

import segno

from leadlight.printing import print_game


def draw_qr(text: str) -> bytes:
    """A QR code of the text, as SVG."""
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", scale=8, border=3, dark="#1D2329", light="#FFFFFF"
    )
    return picture.getvalue()


def draw_sheets(game: str, paper: str, sheet: str, language: str) -> bytes:
    """A sheet of a game on this paper, as PDF."""
    return print_game(game, paper, sheet, language).to_pdf()
