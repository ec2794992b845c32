"""The lesson of Uzory: edges that match, frames and areas, shards, ties, skipping, the end, and broken patterns."""

from leadlight.lessons.lesson import FINE, Chapter, Claim, Decision, Lesson, Remark, Reply, Step

FIRST_TILE = """uzory 2 first
turn 1
floor 7@0(0,0)
1 red : 13 79 10
2 green : 16 49 22
"""
LAYING = Chapter(
    "laying",
    (
        Step(
            "floor",
            position=FIRST_TILE,
            lit=("cell (0,0)", "hand"),
            rules=("U1.2", "U2.2", "U2.4", "U2.8", "U3.2", "U4.2"),
            more=("more", "also"),
            claims=(Claim(3, "view.seats.0.hand.count"), Claim(7, "view.size")),
        ),
        Step(
            "matching",
            lit=("tile 1", "cell (0,1)", "turning"),
            rules=("U1.5", "U4.1", "U4.3", "U4.7"),
            decisions=(
                Decision(best=("lay 1@1 (0,1)", "lay 1@3 (0,1)"), right="right", fine=(Reply("fits", ("lay *",)),)),
            ),
        ),
        Step(
            "drawing",
            lit=("tile 3", "discard"),
            rules=("U3.3", "U9.1", "U9.2"),
            decisions=(
                Decision(
                    best=("discard 3",),
                    right="right",
                    fine=(Reply("keeps", ("discard none",)), Reply("more-go", ("discard 2", "discard 2 3"))),
                    then=("draw 1", "draw 121", "lay 1@2 (1,0)", "discard none", "draw 25"),
                ),
            ),
            claims=(Claim(3, "view.seats.0.hand.count", ("discard 3", "draw 1", "draw 121")),),
        ),
        Step(
            "white",
            lit=("tile 2", "cell (2,0)", "turning"),
            rules=("U4.3", "U4.4"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("lay 2@1 (2,0)", "lay 2@3 (2,0)"),
                    right="right",
                    fine=(
                        Reply("closes", ("lay [13]@* (1,1)*", "lay 2@[01] (1,1)*")),
                        Reply("fits", ("lay *",)),
                    ),
                    then=("discard none", "draw 40", "lay 2@0 (1,-1)", "discard none", "draw 26"),
                ),
            ),
        ),
    ),
)

SHARD_NEEDED = """uzory 2 first
turn 1
floor 114@0(0,0) 16@1(0,1) 31@2(1,0)
1 red : 58 17 46
2 green : 22 27 33
"""
TWO_CLOSINGS = """uzory 2 first
turn 1
floor 46@0(0,0) 10@0(0,1) 76@0(1,1) 1@0(2,1) 13@1(2,2)
1 red : 34 31 40
2 green : 22 27 33
"""
EQUAL_AREAS = """uzory 2 first
turn 1
floor 114@0(0,0) 58@2(0,1) 37@0(1,0)
1 red : 5 16 49
2 green : 22 27 33
"""
FRAMES = Chapter(
    "frames",
    (
        Step(
            "closing",
            position="""uzory 2 first
turn 1
floor 7@0(0,0) 13@1(0,1) 16@2(1,0) 79@1(2,0) 49@0(1,-1)
discards 1:10
1 red : 1 40 121
2 green : 25 26 22
""",
            lit=("tile 1", "cell (1,1)", "areas"),
            rules=("U1.3", "U6.2", "U6.3", "U7.1", "U7.6", "U8.1"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("lay 1@0 (1,1)",),
                    right="right",
                    fine=(Reply("turned", ("lay 1@1 (1,1)", "lay 1@2 (1,1)", "lay 1@3 (1,1)")),),
                ),
            ),
            claims=(
                Claim(4, "FrameClosed.areas.0", ("lay 1@0 (1,1)",)),
                Claim(3, "FrameClosed.areas.6", ("lay 1@0 (1,1)",)),
                Claim(1, "FrameClosed.areas.3", ("lay 1@0 (1,1)",)),
                Claim(1, "PatternFinished.points", ("lay 1@0 (1,1)",)),
            ),
        ),
        Step(
            "shard",
            position=SHARD_NEEDED,
            lit=("tile 3", "cell (1,1)", "shards", "areas"),
            rules=("U5.1", "U5.2", "U5.3", "U5.5", "U5.7", "U7.8"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("lay 3@1 (1,1)+N",),
                    right="right",
                    weak=(Reply("without", ("lay 3@1 (1,1)",)),),
                ),
            ),
            claims=(
                Claim(8, "view.seats.0.shards"),
                Claim(7, "FrameClosed.areas.0", ("lay 3@1 (1,1)+N",)),
                Claim(6, "FrameClosed.areas.3", ("lay 3@1 (1,1)+N",)),
                Claim(4, "FrameClosed.areas.0", ("lay 3@1 (1,1)",)),
                Claim(6, "FrameClosed.areas.3", ("lay 3@1 (1,1)",)),
            ),
        ),
        Step(
            "areas",
            position=TWO_CLOSINGS,
            lit=("tile 2", "cell (1,2)", "cell (1,0)", "areas"),
            rules=("U6.1", "U7.2", "U7.3", "U7.5", "U7.7"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("lay 2@0 (1,2)",),
                    right="right",
                    fine=(Reply("others", ("lay 1@0 (1,2)", "lay 3@0 (1,2)")),),
                    weak=(
                        Reply("theirs", ("lay 2@2 (1,0)",)),
                        Reply("nobody", ("lay 1@1 (1,0)", "lay 3@1 (1,0)")),
                    ),
                ),
            ),
            claims=(
                Claim(11, "FrameClosed.areas.0", ("lay 2@0 (1,2)",)),
                Claim(3, "FrameClosed.areas.3", ("lay 2@0 (1,2)",)),
                Claim(3, "FrameClosed.areas.3", ("lay 2@2 (1,0)",)),
                Claim(2, "FrameClosed.areas.0", ("lay 2@2 (1,0)",)),
                Claim(4, "FrameClosed.areas.6", ("lay 1@1 (1,0)",)),
            ),
        ),
        Step(
            "tie",
            position=EQUAL_AREAS,
            lit=("tile 3", "cell (1,1)", "areas"),
            rules=("U7.8", "U7.9", "U7.10"),
            more=("more",),
            decisions=(
                Decision(best=("lay 3@2 (1,1)",), weak=(Reply("theirs", ("lay 2@1 (1,1)", "lay 2@3 (1,1)")),)),
                Decision(
                    best=("name 1",), lit=("frame (1,1)", "name"), right="right", weak=(Reply("gift", ("name 2",)),)
                ),
            ),
            claims=(
                Claim(7, "FrameClosed.areas.0", ("lay 3@2 (1,1)",)),
                Claim(7, "FrameClosed.areas.3", ("lay 3@2 (1,1)",)),
                Claim(6, "FrameClosed.areas.6", ("lay 3@2 (1,1)",)),
            ),
        ),
    ),
)

ONE_CELL_LEFT = """uzory 2 first
turn 1
floor 29@2(-4,-4) 89@0(-4,-3) 58@1(-4,-2) 105@0(-4,-1) 74@0(-4,0) 99@0(-4,1) 94@3(-4,2) \
92@2(-3,-4) 46@3(-3,-3) 38@1(-3,-1)+S:r 5@2(-3,0)+S:g 95@0(-3,1) 129@0(-3,2) \
81@3(-2,-4) 130@2(-2,-3) 90@1(-2,-2) 97@1(-2,-1)+E:r 91@2(-2,0)+W:r 100@1(-2,1)+E:g 124@0(-2,2)+E:g \
39@2(-1,-4) 70@2(-1,-3) 106@2(-1,-2)+N:r 112@2(-1,-1)+E:g 49@3(-1,0)+N:r 35@0(-1,1) 114@3(-1,2) \
12@3(0,-4) 19@0(0,-3) 14@1(0,-2)+W:r 20@3(0,-1)+N:r 113@0(0,0) 9@3(0,1)+W:g 121@1(0,2) \
26@0(1,-4) 8@3(1,-3) 66@3(1,-2)+E:g 109@1(1,-1)+W:g 43@2(1,0)+E:g 76@1(1,1)+N:r 98@1(1,2) \
37@1(2,-4) 61@2(2,-3) 41@2(2,-2) 48@2(2,-1) 107@3(2,0) 17@1(2,1) 108@2(2,2)
frames (0,1)=r5o1y4g6w8 (-1,0)=r6g2b4v2w2>1 (-2,1)=g4b1w3>2 (0,-1)=r3o2y1w2>1 (-2,2)=y1g3w2k2>2 \
(-2,0)=r12o4g11b10v2w9>1 (1,1)=r5g5v2w4>1 (1,0)=y2g8v4w2>2 (-1,2)=o7y2g9w12k2 (0,2)=r6o1y2w3k4>1 \
(1,-1)=r8o9y8g13b2v4w12>2 (1,2)=r4w3k1>1 (2,1)=g4b2w2>2 (2,2)=r2g1b2v2w1>1 (-1,-2)=r1o1y1w4k1 \
(2,0)=o1y4g4v4w3>2 (1,-2)=r8o7y4g5v2w6>1 (2,-1)=y1g3v2w2>2 (-3,0)=r3y3b3v2w5 (2,-2)=o5y2g3w6 \
(2,-3)=o2y1g3w2>2 (-1,-3)=r8y4g4w11k5 (-3,2)=r2o4y3g2w4k1
1 red : 1 2 3
2 green : 4 6 7
"""
BROKEN = """uzory 2 broken first
turn 1
floor 16@0(0,0) 76@2(0,1) 4@3(1,0)
1 red : 115 10 40
2 green : 22 27 33
"""
ENDING = Chapter(
    "ending",
    (
        Step(
            "skip",
            position=ONE_CELL_LEFT,
            lit=("hand", "cell (-3,-2)", "skip"),
            rules=("U3.4", "U3.5", "U3.6", "U9.4", "U10.2"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("skip",),
                    right="right",
                    then=("draw 10", "draw 11", "draw 15", "skip", "draw 16", "draw 18", "draw 22"),
                ),
            ),
            claims=(Claim(3, "view.seats.0.hand.count"), Claim(48, "view.floor.count")),
        ),
        Step(
            "end",
            lit=("tile 1", "cell (-3,-2)", "points"),
            rules=("U6.4", "U10.1", "U11.1", "U11.2"),
            more=("more", "also"),
            decisions=(Decision(best=("lay 1@2 (-3,-2)",), right="right"),),
            claims=(
                Claim(8, "score"),
                Claim(8, "view.seats.1.points"),
                Claim(10, "score", ("lay 1@2 (-3,-2)",)),
                Claim(49, "view.floor.count", ("lay 1@2 (-3,-2)",)),
                Claim(2, "gain", ("lay 1@2 (-3,-2)",)),
            ),
        ),
        Step(
            "broken",
            position=BROKEN,
            lit=("tile 1", "cell (1,1)", "areas"),
            rules=("U12.1", "U12.2", "U12.3", "U12.4", "U13.1"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("lay 1@3 (1,1)",),
                    right="right",
                    weak=(Reply("turned", ("lay 1@1 (1,1)",)), Reply("plain", ("lay 2@* (1,1)", "lay 3@0 (1,1)"))),
                ),
            ),
            claims=(
                Claim(6, "FrameClosed.areas.0", ("lay 1@3 (1,1)",)),
                Claim(3, "FrameClosed.areas.3", ("lay 1@3 (1,1)",)),
                Claim(4, "FrameClosed.areas.3", ("lay 1@1 (1,1)",)),
                Claim(2, "FrameClosed.areas.0", ("lay 1@1 (1,1)",)),
            ),
        ),
        Step(
            "advice",
            lit=(),
            rules=("U5.1", "U6.2", "U7.6", "U9.1"),
            more=("first", "second", "third", "fourth"),
        ),
    ),
)

PLACES = (
    *(r"cell \(-?\d,-?\d\)", r"frame \(-?\d,-?\d\)", "hand", r"tile [1-3]", "turning", "areas", "shards", "points"),
    *("skip", "discard", "name", "stack"),
)
REMARKS = (
    Remark("PatternFinished", "other-scores", FINE),
    Remark("FrameClosed", "other-closes"),
    Remark("TileLaid", "other-lays"),
    Remark("TurnSkipped", "other-skips"),
)
LESSON = Lesson("uzory", "uzory", (LAYING, FRAMES, ENDING), minutes=7, places=PLACES, remarks=REMARKS)
