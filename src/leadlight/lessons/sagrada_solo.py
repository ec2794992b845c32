"""The lesson of Sagrada alone: the target, two turns in a row, tools that dice pay for, and the end."""

from leadlight.lessons.lesson import Chapter, Claim, Decision, Lesson, Reply, Step
from leadlight.lessons.sagrada import PLACES, REMARKS

FIRST_ROUND = """sagrada 1 tools=3 first
round 1 first 1 turn 1
turn 1
privates purple blue
tools 1 10 6
goals column_color_variety deep_shades
pool R6 B2 P5 G1
1 sun_catcher 0 : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
"""
FOURTH_ROUND = """sagrada 1 tools=3 first
round 4 first 1 turn 1
turn 1
privates purple blue
tools 1 10 6
goals column_color_variety deep_shades
pool G1 R2 B2 Y4
track P1 Y3 / B2 P2 / R1 G2
1 sun_catcher 0 : Y5 B3 G2 -- -- / -- P4 B6 R4 -- / -- -- -- -- -- / -- -- -- -- --
"""
LAST_ROUND = """sagrada 1 tools=3 first
round 10 first 1 turn 2
turn 1
privates purple blue
tools 1x 10x 6
goals column_color_variety deep_shades
pool P3 R1 B1
track G1 R3 / B1 B1 / R3 P1 / R2 Y3 / P1 R3 / P1 P2 / R1 R1 / B2 / R1
paid P1 G1
1 sun_catcher 0 : Y5 B3 G2 P6 Y4 / G3 P4 B6 R4 B2 / R6 G2 P5 Y1 G6 / G4 R3 Y2 R5 --
"""
TARGET = Chapter(
    "target",
    (
        Step(
            "alone",
            position=FIRST_ROUND,
            lit=("pool", "target", "track"),
            rules=("G14.1", "G14.5", "G14.13", "G14.16"),
            more=("more", "also"),
            claims=(Claim(4, "view.pool.count"),),
        ),
        Step(
            "high",
            lit=("pool R6", "cell r1c1"),
            rules=("G14.12", "G14.13", "G5.2"),
            decisions=(
                Decision(
                    best=("take R6",), weak=(Reply("low", ("take B2", "take G1")),), fine=(Reply("five", ("take P5",)),)
                ),
                Decision(
                    best=("place r1c1",),
                    lit=("cell r1c1",),
                    right="right",
                    fine=(
                        Reply(
                            "edge",
                            (
                                *("place r1c4", "place r2c1", "place r2c5", "place r3c1", "place r3c5", "place r4c3"),
                                *("place r4c4",),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        Step(
            "second",
            lit=("pool P5", "cell r2c1"),
            rules=("G14.6", "G14.12"),
            decisions=(
                Decision(best=("take P5",), weak=(Reply("low", ("take B2", "take G1")),)),
                Decision(best=("place r2c1",), lit=("cell r2c1", "target"), right="right"),
            ),
            claims=(Claim(3, "view.target", ("take P5", "place r2c1")),),
        ),
    ),
)
PAYING = Chapter(
    "paying",
    (
        Step(
            "pay",
            position=FOURTH_ROUND,
            lit=("pool R2", "tool 10", "cell r3c3", "pool G1"),
            rules=("G14.2", "G14.4", "G14.7", "G14.8", "G14.9", "G7.10"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take R2",)),
                Decision(best=("tool 10",), lit=("tool 10", "pool G1")),
                Decision(best=("place r3c3",), lit=("cell r3c3",), right="right"),
            ),
            claims=(
                Claim(2, "view.hand.value", ("take R2",)),
                Claim(5, "view.hand.value", ("take R2", "tool 10")),
            ),
        ),
        Step(
            "private",
            lit=("private", "objectives"),
            rules=("G14.3", "G14.14", "G14.15"),
            more=("more", "also"),
            claims=(Claim(3, "rule G14.14"),),
        ),
        Step(
            "end",
            position=LAST_ROUND,
            lit=("pool P3", "cell r4c5", "target"),
            rules=("G14.13", "G14.14", "G14.16"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take P3",)),
                Decision(best=("place r4c5",), lit=("cell r4c5",), right="right"),
            ),
            claims=(
                Claim(3, "view.hand.value", ("take P3",)),
                Claim(27, "view.target"),
                Claim(29, "SoloDecided.target", ("take P3", "place r4c5")),
                Claim(39, "SoloDecided.points", ("take P3", "place r4c5")),
            ),
        ),
        Step(
            "advice",
            lit=(),
            rules=("G14.13", "G14.14"),
            more=("first", "second", "third"),
            claims=(Claim(3, "rule G14.14"),),
        ),
    ),
)

LESSON = Lesson("sagrada-solo", "sagrada", (TARGET, PAYING), minutes=4, places=PLACES, remarks=REMARKS)
