"""Dice of any two colours stay apart for each kind of eye; without any hue the marks of dice and cells do."""

from itertools import combinations, product

import pytest
from playwright.sync_api import Page

from .colours import MATRICES, distance, grey
from .conftest import Visitor
from .drafters import play_alone
from .test_colours import APART, VISIBLE, Picture, deviation, draw, likeness, middle_colour, set_theme

CODES = "RYGBP"
SHADES = "123456"
THEMES = ("light", "dark")
SIZE = 72
Box = tuple[int, int, int, int]  # left, top, right, bottom
DIE_MARK: Box = (49, 8, 63, 22)  # the corner where a die has its mark
CELL_MARK: Box = (22, 22, 50, 50)
ALIKE = 0.93  # a full circle and a full square of one size reach 0.91, and nobody takes one for the other


@pytest.fixture
def board(visit: Visitor) -> Page:
    page = visit("/")
    drafter = play_alone(page)
    drafter.play_move()
    drafter.await_turn()
    return page


def cut_out(picture: Picture, box: Box) -> list[float]:
    left, top, right, bottom = box
    return [grey(pixel) for row in picture[top:bottom] for pixel in row[left:right]]


def test_dice_of_any_two_colours_differ_for_every_eye(board: Page) -> None:
    for theme in THEMES:
        set_theme(board, theme, strong=False)
        drawn = dict(zip(CODES, map(middle_colour, draw(board, [f"die-{code}" for code in CODES])), strict=True))
        for vision in ("normal", *MATRICES):
            nearest = min((distance(drawn[a], drawn[b], vision), a, b) for a, b in combinations(CODES, 2))
            assert nearest[0] >= APART, (theme, vision, nearest)


def test_without_any_colour_the_marks_tell_dice_and_cells_apart(board: Page) -> None:
    for theme, strong in product(THEMES, (False, True)):
        set_theme(board, theme, strong=strong)
        compare_marks(board, "die", CODES, DIE_MARK)
        compare_marks(board, "asks", CODES + SHADES, CELL_MARK)


def compare_marks(board: Page, kind: str, codes: str, box: Box) -> None:
    drawn = draw(board, [f"{kind}-{code}" for code in codes], SIZE)
    pictures = {code: cut_out(picture, box) for code, picture in zip(codes, drawn, strict=True)}
    faint = {code: deviation(picture) for code, picture in pictures.items()}
    assert min(faint.values()) >= VISIBLE, (kind, faint)
    for one, other in combinations(codes, 2):
        found = likeness(pictures[one], pictures[other])
        assert found <= ALIKE, (kind, one, other, found)
