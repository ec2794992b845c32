"""Colour as as_seat see it: simulated colour vision deficiency (Machado et al. 2009, severity 1) and CIEDE2000."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

MATRICES: dict[str, tuple[Triple, Triple, Triple]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def read_hex(text: str) -> Triple:
    red, green, blue = (int(text[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def to_linear(colour: Triple) -> Triple:
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour)
    return red, green, blue


def multiply(matrix: tuple[Triple, Triple, Triple], colour: Triple) -> Triple:
    first, second, third = (sum(m * v for m, v in zip(row, colour, strict=True)) for row in matrix)
    return first, second, third


def simulate(colour: Triple, vision: str) -> Triple:
    """Linear light as somebody with this vision sees it; `normal` leaves it alone."""
    linear = to_linear(colour)
    if vision == "normal":
        return linear
    red, green, blue = (min(1.0, max(0.0, v)) for v in multiply(MATRICES[vision], linear))
    return red, green, blue


def to_lab(linear: Triple) -> Triple:
    x, y, z = (
        v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116
        for v in (v / white for v, white in zip(multiply(TO_XYZ, linear), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def grey(colour: Triple) -> float:
    """From 0 to 1, as a screen without colours shows it."""
    light = sum(m * v for m, v in zip(TO_XYZ[1], to_linear(colour), strict=True))
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def contrast(one: Triple, other: Triple) -> float:
    """The ratio of their lights, as WCAG counts it."""
    dark, light = sorted(sum(m * v for m, v in zip(TO_XYZ[1], to_linear(each), strict=True)) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def distance(one: Triple, other: Triple, vision: str = "normal") -> float:
    return ciede2000(to_lab(simulate(one, vision)), to_lab(simulate(other, vision)))


def ciede2000(one: Triple, other: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    h = (h1 + turn / 2) % 360
    lightness, c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rt = -2 * sqrt(c**7 / (c**7 + 25.0**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    return sqrt(dl**2 + dc**2 + (dh / sh) ** 2 + rt * dc * dh / sh)
