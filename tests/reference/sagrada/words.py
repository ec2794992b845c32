"""Dice and cells in the project's notation."""

from .table import Cell, Die


def write_die(die: Die) -> str:
    return f"{die[0]}{die[1]}"


def read_die(text: str) -> Die:
    return text[0], int(text[1:])


def write_cell(cell: Cell) -> str:
    return f"r{cell[0]}c{cell[1]}"


def read_cell(text: str) -> Cell:
    row, column = text[1:].split("c")
    return int(row), int(column)
