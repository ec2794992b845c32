"""The lesson of Sagrada: cells, neighbours, the two ways round, tools, tokens, objectives, empty cells, the end."""

from leadlight.lessons.lesson import Chapter, Claim, Decision, Lesson, Remark, Reply, Step

FIRST_ROUND = """sagrada 2 first
round 1 first 1 turn 1
turn 1
privates purple red
tools 1 6 10
goals column_color_variety deep_shades row_color_variety
pool B3 Y5 R6 G2 P4
1 sun_catcher : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
2 virtus : -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
"""
SECOND_ROUND = """sagrada 2 first
round 2 first 2 turn 3
turn 1
privates purple red
tools 1 6 10
goals column_color_variety deep_shades row_color_variety
pool B6 P2 Y1
track B2
1 sun_catcher 3 : -- B3 G2 -- -- / -- P4 -- -- -- / -- -- -- -- -- / -- -- -- -- --
2 virtus 5 : -- -- -- R5 -- / -- -- -- G4 -- / -- -- -- -- G4 / -- -- -- -- --
"""
PLACING = Chapter(
    "placing",
    (
        Step(
            "window",
            position=FIRST_ROUND,
            lit=("window", "cell r1c2", "cell r1c3"),
            rules=("G1.1", "G1.2", "G1.5", "G2.2", "G5.4", "G5.5", "G5.6"),
            more=("more", "also"),
        ),
        Step(
            "border",
            lit=("pool B3", "cell r1c2"),
            rules=("G3.2", "G4.2", "G4.4", "G5.2", "G5.4"),
            decisions=(
                Decision(best=("take B3",), lit=("pool B3", "cell r1c2")),
                Decision(
                    best=("place r1c2",),
                    lit=("cell r1c2",),
                    right="right",
                    weak=(
                        Reply(
                            "blank",
                            (
                                *("place r1c1", "place r1c4", "place r2c1", "place r2c5", "place r3c1", "place r3c5"),
                                *("place r4c3", "place r4c4"),
                            ),
                        ),
                        Reply("third", ("place r4c2",)),
                    ),
                    then=("take R6", "place r1c2", "take Y5", "place r2c1"),
                ),
            ),
        ),
        Step(
            "back",
            lit=("turns", "pool G2", "cell r1c3"),
            rules=("G3.3", "G3.4", "G3.5", "G5.3", "G5.5"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take G2",), fine=(Reply("purple", ("take P4",)),)),
                Decision(
                    best=("place r1c3",),
                    lit=("cell r1c3",),
                    right="right",
                    fine=(Reply("touches", ("place r1c1", "place r2c1", "place r2c3")),),
                ),
            ),
        ),
        Step(
            "neighbours",
            position=SECOND_ROUND,
            lit=("pool B6", "cell r2c3"),
            rules=("G5.7", "G5.8", "G5.9", "G5.10"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take B6",)),
                Decision(
                    best=("place r2c3",),
                    lit=("cell r2c3",),
                    right="right",
                    fine=(Reply("allowed", ("place r1c4", "place r2c1", "place r3c1", "place r3c2")),),
                ),
            ),
        ),
    ),
)

ONE_TOO_HIGH = """sagrada 2 first
round 4 first 2 turn 2
turn 1
privates purple red
tools 1 6 10
goals column_color_variety deep_shades row_color_variety
pool P6 R6 B6 G3
track B6 / P3 / P4
1 sun_catcher 3 : Y5 B3 G2 -- -- / -- P4 B6 R4 -- / -- G2 -- -- -- / -- -- -- -- --
2 virtus 5 : -- -- -- -- -- / -- -- R6 -- -- / -- -- -- B4 R2 / -- -- Y1 R3 P4
"""
TOOLS = Chapter(
    "tools",
    (
        Step(
            "tool",
            position=ONE_TOO_HIGH,
            lit=("pool P6", "tool 1", "cell r3c3", "tokens"),
            rules=("G2.4", "G2.5", "G6.1", "G6.2", "G7.1"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take P6",)),
                Decision(best=("tool 1",), lit=("tool 1", "tokens")),
                Decision(best=("change -1",), lit=("hand", "cell r3c3")),
                Decision(best=("place r3c3",), lit=("cell r3c3",), right="right"),
            ),
            claims=(
                Claim(1, "ToolUsed.tokens", ("take P6", "tool 1")),
                Claim(5, "view.hand.value", ("take P6", "tool 1", "change -1")),
                Claim(2, "view.seats.0.tokens", ("take P6", "tool 1")),
            ),
        ),
        Step(
            "price",
            lit=("tool 1", "tokens"),
            rules=("G6.2", "G6.3", "G6.7", "G8.1", "G9.1", "G11.5"),
            more=("more", "also"),
            claims=(Claim(2, "view.tools.0.price"), Claim(1, "view.tools.1.price"), Claim(1, "rule G11.5")),
        ),
    ),
)

A_COLUMN = """sagrada 2 first
round 5 first 1 turn 1
turn 1
privates purple red
tools 1=1 6 10
goals column_color_variety deep_shades row_color_variety
pool R3 B3 G3 Y6 P1
track P5 B6 / B4 / Y2 / Y5
1 sun_catcher 2 : Y5 B3 G2 -- -- / -- P4 B6 R4 -- / -- G2 P5 -- -- / -- -- -- -- --
2 virtus 5 : -- Y6 B2 -- -- / Y2 -- -- G6 -- / P6 B3 -- -- -- / -- -- Y1 -- --
"""
OWN_COLOUR = """sagrada 2 first
round 6 first 2 turn 2
turn 1
privates purple red
tools 1=1 6 10
goals column_color_variety deep_shades row_color_variety
pool P6 P1 R6 Y1
track G3 B5 / Y2 Y2 / G3 / G1 / P3
1 sun_catcher 2 : Y5 B3 G2 -- -- / -- P4 B6 R4 -- / -- G2 P5 -- -- / -- R3 -- -- --
2 virtus 5 : G4 P2 -- -- -- / P3 R4 P6 -- -- / Y2 -- G5 -- Y3 / -- G1 -- Y3 --
"""
LAST_ROUND = """sagrada 2 first
round 10 first 1 turn 4
turn 1
privates purple red
tools 1=3 6 10=2
goals column_color_variety deep_shades row_color_variety
pool P2 R1
track R1 G6 / R3 P6 / B1 R2 / G2 Y3 / G6 / B4 / B1 / P2 / B6
1 sun_catcher 2 : Y5 B3 G2 P6 Y4 / G3 P4 B6 R4 B2 / R6 G2 P5 Y1 G6 / G4 R3 -- R5 --
2 virtus 1 : B4 Y1 G2 R5 G4 / Y6 R5 P6 -- P2 / B3 -- G5 B4 R1 / P5 G1 -- Y6 B3
"""
POINTS = Chapter(
    "points",
    (
        Step(
            "objective",
            position=A_COLUMN,
            lit=("objective column_color_variety", "column 2", "pool R3"),
            rules=("G2.5", "G11.2", "G11.3", "G12.2"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take R3",), weak=(Reply("blue", ("take B3",)),)),
                Decision(best=("place r4c2",), lit=("cell r4c2", "column 2"), right="right"),
            ),
            claims=(
                Claim(5, "score.column_color_variety", ("take R3", "place r4c2")),
                Claim(6, "DiePlaced.points", ("take R3", "place r4c2")),
            ),
        ),
        Step(
            "private",
            position=OWN_COLOUR,
            lit=("private", "pool P6", "cell r1c4"),
            rules=("G2.1", "G11.4", "G12.11"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take P6",), weak=(Reply("one", ("take P1",)), Reply("red", ("take R6",)))),
                Decision(
                    best=("place r1c4",),
                    lit=("cell r1c4",),
                    right="right",
                    fine=(Reply("there", ("place r2c5", "place r3c1", "place r3c5", "place r4c4")),),
                ),
            ),
            claims=(
                Claim(9, "score.private_objective"),
                Claim(15, "score.private_objective", ("take P6", "place r1c4")),
                Claim(6, "view.hand.value", ("take P6",)),
            ),
        ),
        Step(
            "empty",
            position=OWN_COLOUR.replace("pool P6 P1 R6 Y1", "pool P1 R6 Y1")
            .replace("first 2 turn 2", "first 2 turn 3")
            .replace("Y5 B3 G2 -- --", "Y5 B3 G2 P6 --"),
            lit=("pool Y1", "cell r3c4"),
            rules=("G4.3", "G4.6", "G11.6"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take Y1",)),
                Decision(
                    best=("place r3c4",),
                    lit=("cell r3c4",),
                    right="right",
                    fine=(Reply("corner", ("place r1c5",)),),
                    weak=(
                        Reply("locks", ("place r2c5", "place r3c5", "place r4c4")),
                        Reply("blank", ("place r3c1", "place r4c3")),
                    ),
                ),
            ),
            claims=(Claim(1, "rule G11.6"),),
        ),
        Step(
            "end",
            position=LAST_ROUND,
            lit=("pool P2", "cell r4c5"),
            rules=("G3.1", "G10.1", "G10.2", "G10.3", "G11.1", "G13.1"),
            more=("more", "also"),
            decisions=(
                Decision(best=("take P2",)),
                Decision(best=("place r4c5",), lit=("cell r4c5",), right="right"),
            ),
            claims=(
                Claim(34, "score", ("take P2", "place r4c5")),
                Claim(10, "score.column_color_variety", ("take P2", "place r4c5")),
                Claim(6, "score.deep_shades", ("take P2", "place r4c5")),
                Claim(17, "score.private_objective", ("take P2", "place r4c5")),
                Claim(2, "score.favor_tokens", ("take P2", "place r4c5")),
                Claim(-1, "score.empty_cells", ("take P2", "place r4c5")),
            ),
        ),
        Step(
            "advice",
            lit=(),
            rules=("G5.11", "G6.2", "G11.1", "G12.11"),
            more=("first", "second", "third", "fourth"),
        ),
    ),
)

PLACES = (
    *("pool", r"pool [RYGBP][1-6]", "hand", "window", r"cell r[1-4]c[1-5]", r"row [1-4]", r"column [1-5]"),
    *("tools", r"tool \d+", "tokens", "objectives", r"objective [a-z_]+", "private", "track", "target", "turns", "end"),
)
REMARKS = (
    Remark("TurnPassed", "other-passes"),
    Remark("ToolUsed", "other-tool"),
    Remark("DiePlaced", "other-cell"),
    Remark("DieTaken", "other-die"),
)
LESSON = Lesson("sagrada", "sagrada", (PLACING, TOOLS, POINTS), minutes=7, places=PLACES, remarks=REMARKS)
