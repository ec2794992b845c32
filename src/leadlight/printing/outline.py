"""Reads outlines written as in SVG, so that shapes of the browser's boards can be drawn on paper."""

import re
from collections.abc import Iterator
from math import acos, ceil, copysign, cos, pi, sin, sqrt, tan
from typing import Final

from leadlight.printing.canvas import Point, Subpath

TOKEN: Final = re.compile(r"[MLHVCSAZmlhvcsaz]|-?(?:\d+\.?\d*|\.\d+)")
OPERANDS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}

Step = Point | tuple[Point, Point, Point]


def read_outline(text: str) -> tuple[Subpath, ...]:
    """The subpaths of an outline in SVG's letters M L H V C A Z, absolute or relative; arcs become curves."""
    subpaths: list[list[Step]] = []
    at: Point = (0.0, 0.0)
    for letter, numbers in commands(text):
        if letter == "Z":
            subpaths[-1].append(first_of(subpaths[-1]))
            at = first_of(subpaths[-1])
        elif letter == "M":
            at = (numbers[0], numbers[1])
            subpaths.append([at])
        else:
            steps = follow(at, letter, numbers)
            subpaths[-1].extend(steps)
            at = end_of(steps[-1])
    return tuple(subpaths)


def commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each command in absolute coordinates, with `H` and `V` as `L`."""
    tokens: list[str] = TOKEN.findall(text)
    letter, x, y, start = "M", 0.0, 0.0, (0.0, 0.0)
    while tokens:
        if tokens[0].isalpha():
            letter = tokens.pop(0)
        numbers = [float(tokens.pop(0)) for _ in range(OPERANDS[letter.upper()])]
        name, numbers = absolute(letter, numbers, x, y)
        if name == "Z":
            x, y = start
        else:
            x, y = numbers[-2], numbers[-1]
        if name == "M":
            start = (x, y)
            letter = "l" if letter == "m" else "L"
        yield name, numbers


def absolute(letter: str, numbers: list[float], x: float, y: float) -> tuple[str, list[float]]:
    name, (dx, dy) = letter.upper(), (x, y) if letter.islower() else (0.0, 0.0)
    if name == "H":
        return "L", [numbers[0] + dx, y]
    if name == "V":
        return "L", [x, numbers[0] + dy]
    if name == "A":
        return name, [*numbers[:5], numbers[5] + dx, numbers[6] + dy]
    return name, [number + (dy if place % 2 else dx) for place, number in enumerate(numbers)]


def follow(at: Point, letter: str, numbers: list[float]) -> list[Step]:
    if letter == "L":
        return [(numbers[0], numbers[1])]
    if letter == "C":
        return [((numbers[0], numbers[1]), (numbers[2], numbers[3]), (numbers[4], numbers[5]))]
    return [*arc(at, numbers[0], bool(numbers[3]), bool(numbers[4]), (numbers[5], numbers[6]))]


def arc(start: Point, radius: float, large: bool, clockwise: bool, end: Point) -> Iterator[Step]:
    """Part of a circle between two points, as curves of at most a quarter."""
    half = ((start[0] - end[0]) / 2, (start[1] - end[1]) / 2)
    distance = sqrt(half[0] ** 2 + half[1] ** 2)
    radius = max(radius, distance)
    share = sqrt(max(0.0, radius**2 - distance**2)) / distance * (1 if large == clockwise else -1)
    centre = ((start[0] + end[0]) / 2 - share * half[1], (start[1] + end[1]) / 2 + share * half[0])
    first = angle(start, centre, radius)
    turn = (angle(end, centre, radius) - first) % (2 * pi)
    turn = turn if clockwise else turn - 2 * pi
    parts = max(1, ceil(abs(turn) / (pi / 2) - 1e-9))
    for part in range(parts):
        yield quarter(centre, radius, first + turn * part / parts, turn / parts)


def quarter(centre: Point, radius: float, begin: float, turn: float) -> Step:
    handle = 4 / 3 * tan(turn / 4) * radius
    finish = begin + turn
    a = (centre[0] + radius * cos(begin), centre[1] + radius * sin(begin))
    b = (centre[0] + radius * cos(finish), centre[1] + radius * sin(finish))
    one = (a[0] - handle * sin(begin), a[1] + handle * cos(begin))
    two = (b[0] + handle * sin(finish), b[1] - handle * cos(finish))
    return one, two, b


def angle(point: Point, centre: Point, radius: float) -> float:
    across = max(-1.0, min(1.0, (point[0] - centre[0]) / radius))
    return copysign(acos(across), point[1] - centre[1])


def first_of(subpath: list[Step]) -> Point:
    return end_of(subpath[0])


def end_of(step: Step) -> Point:
    return step[2] if len(step) == 3 else step
