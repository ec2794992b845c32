"""The lesson of Sintra: displays and centre, strips and windows, the glazier, broken glass, ornaments and the end."""

from leadlight.lessons.lesson import Chapter, Claim, Decision, Lesson, Remark, Reply, Step

FIRST_ROUND = """sintra 2 A first
round 1 PYBOWP
turn 1
start 1 centre
displays WBYP WWOY BBPY PWOO POYY
1 : 8a 1b 5b 4a 3a 2b 6a 7a
2 : 1a 7b 2a 4a 3a 8a 6b 5a
"""
TAKING = Chapter(
    "taking",
    (
        Step(
            "market",
            position=FIRST_ROUND,
            lit=("display 1", "display 2", "display 3", "display 4", "display 5"),
            rules=("S1.1", "S2.1", "S2.10", "S3.4", "S4.2", "S5.1"),
        ),
        Step(
            "fitting",
            lit=("display 3", "strip 3"),
            rules=("S1.5", "S5.1", "S6.1", "S6.3", "S6.10"),
            decisions=(
                Decision(
                    best=("3 blue > 3",),
                    fine=(Reply("elsewhere", ("3 blue > 6",)),),
                    weak=(Reply("breaks", ("3 blue > 4",)),),
                    right="right",
                    then=("4 orange > 5",),
                ),
            ),
            claims=(
                Claim(2, "PanesPlaced.count", ("3 blue > 3",)),
                Claim(2, "PanesPlaced.count", ("3 blue > 6",)),
                Claim(1, "PanesBroke.count", ("3 blue > 4",)),
            ),
        ),
        Step(
            "centre",
            lit=("centre", "marker", "strip 3", "glass"),
            rules=("S3.2", "S3.3", "S5.2", "S5.4", "S5.5"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("centre pink > 3",),
                    fine=(Reply("elsewhere", ("centre pink > 7",)),),
                    right="right",
                    then=("2 white > 6",),
                ),
            ),
            claims=(
                Claim(2, "PanesPlaced.count", ("centre pink > 3",)),
                Claim(2, "PanesPlaced.count", ("centre pink > 7",)),
                Claim(1, "GlassStepped.steps", ("centre pink > 3",)),
                Claim(-1, "score.glass_row", ("centre pink > 3",)),
            ),
        ),
        Step(
            "complete",
            lit=("display 1", "display 5", "strip 3", "window 3", "round"),
            rules=("S1.4", "S7.2", "S7.3", "S7.4", "S7.6", "S7.9"),
            more=("more", "also"),
            decisions=(
                Decision(best=("5 pink > 3", "1 pink > 3")),
                Decision(best=("keep pink", "keep blue"), lit=("keep", "window 3"), right="right"),
            ),
            claims=(
                Claim(1, "rule S7.3"),
                Claim(3, "StripCompleted.bonus", ("5 pink > 3",)),
                Claim(3, "WindowScored.points.sum", ("5 pink > 3", "keep pink")),
                Claim(6, "view.seats.0.score.settled", ("5 pink > 3", "keep pink")),
                Claim(5, "view.seats.0.slots.2.spaces.sum", ("5 pink > 3", "keep pink")),
            ),
        ),
    ),
)

OUT_OF_REACH = """sintra 2 A first
round 2 YBOWP
turn 1
start 1 taken
centre Y
displays - WWYY - - -
1 bonus 3 windows 3 row 1 glazier 6 : 8a=YYY 1b 5a/P 4a 3a=OO 2b=W 6a=YP 7a=YYOO
2 windows 2 glazier 4 : 1a=PP 7b 2a=W 4a=Y 3b/O 8a=WW 6b 5a
"""
GLAZIER = Chapter(
    "glazier",
    (
        Step(
            "return",
            position=OUT_OF_REACH,
            lit=("glazier", "return"),
            rules=("S6.2", "S6.11", "S8.1", "S8.2", "S8.5"),
            more=("more", "also"),
            decisions=(Decision(best=("return",), right="right", then=("centre yellow > 4",)),),
        ),
        Step(
            "left",
            lit=("display 2", "strip 1", "window 1", "window 3"),
            rules=("S6.7", "S7.8", "S7.10"),
            more=("more", "also"),
            decisions=(
                Decision(best=("2 white > 1",)),
                Decision(best=("keep yellow", "keep white"), lit=("keep", "window 1"), right="right"),
            ),
            claims=(
                Claim(2, "PanesPlaced.count", ("2 white > 1",)),
                Claim(3, "StripCompleted.bonus", ("2 white > 1",)),
                Claim(7, "WindowScored.points.sum", ("2 white > 1", "keep white")),
                Claim(4, "WindowScored.points.0", ("2 white > 1", "keep white")),
                Claim(3, "WindowScored.points.1", ("2 white > 1", "keep white")),
                Claim(10, "gain", ("2 white > 1", "keep white")),
            ),
        ),
    ),
)

ONE_TOO_MANY = """sintra 2 A first
round 4 OWP
turn 1
start 2 taken
centre OOOB
displays - - - - -
1 bonus 6 windows 12 row 1 glazier 5 : 8b/Y 1b 5a/P 4a 3a=OOO 2b=WB 6a=YPP 7a=YYO
2 bonus 2 windows 9 row 2 glazier 5 : 1a=PP 7b 2a=W 4a=YY 3b/O 8a=WW 6b 5a=B
"""
DEEP_DOWN = """sintra 2 A first
round 5 WP
turn 1
start 2 taken
centre WWW
displays PPWB - OBBY - -
1 bonus 11 windows 14 row 6 glazier 2 : 8b/Y 1b=PP 5a/P 4a=YY 3b/O 2b=WB 6a=YPP 7a=YYO
2 bonus 4 windows 15 row 2 glazier 5 : 1a=PP 7b 2a=W 4a=YY 3b/O 8a=WW 6b 5a=B
"""
BREAKING = Chapter(
    "breaking",
    (
        Step(
            "broken",
            position=ONE_TOO_MANY,
            lit=("centre", "strip 5", "glass", "round"),
            rules=("S6.8", "S6.10", "S9.1", "S9.5"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("centre orange > 5",),
                    right="right",
                    fine=(Reply("careful", ("centre blue > 6",)),),
                    weak=(Reply("eighth", ("centre orange > 8",)),),
                ),
            ),
            claims=(
                Claim(3, "PanesTaken.count", ("centre orange > 5",)),
                Claim(2, "PanesPlaced.count", ("centre orange > 5",)),
                Claim(1, "PanesBroke.count", ("centre orange > 5",)),
                Claim(1, "GlassStepped.steps", ("centre orange > 5",)),
                Claim(-2, "score.glass_row", ("centre orange > 5",)),
                Claim(7, "gain", ("centre orange > 5",)),
                Claim(1, "PanesBroke.count", ("centre orange > 8",)),
            ),
        ),
        Step(
            "track",
            position=DEEP_DOWN,
            lit=("glass", "display 1", "strip 2"),
            rules=("S1.10", "S9.2", "S9.3", "S9.4"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("1 pink > 2", "1 pink > 7"),
                    right="right",
                    fine=(
                        Reply(
                            "fits",
                            (
                                *("1 blue > 3", "1 blue > 4", "1 blue > 5", "1 blue > 6", "3 blue > 3", "3 blue > 5"),
                                *("3 blue > 6", "3 orange > 5", "3 orange > 8", "3 yellow > 4"),
                            ),
                        ),
                    ),
                    weak=(Reply("whites", ("centre white > break",)),),
                ),
            ),
            claims=(
                Claim(-10, "score.glass_row"),
                Claim(-18, "GlassStepped.points", ("centre white > break",)),
                Claim(2, "PanesPlaced.count", ("1 pink > 2",)),
            ),
        ),
    ),
)

LAST_ROUND = """sintra 2 A first
round 6 W
turn 1
start 2 taken
centre B
displays - YYPO - - -
1 bonus 12 windows 20 row 2 glazier 3 : 8b/Y 1b=PPP -/PB 4b=WOP/B 3b=OO/O 2b=WB 6a=PPPP 7b/Y
2 bonus 4 windows 21 row 3 glazier 5 : 1b/W 7b 2a=W 4b/Y 3b/O 8a=WW 6b 5a=B
"""
SIDE_B = """sintra 2 B first
round 6 W
keep 1
start 2 taken
centre B
displays - - - - -
1 bonus 9 windows 24 row 2 glazier 4 : 8b/Y 1b=PPP -/PP 4b=WYYOP/P 3b=OO/O 2b=WB 6a=PPPP 7b/P
2 bonus 4 windows 21 row 3 glazier 7 : 1b/W 7b 2a=W 4b/Y 3b/O 8a=WW 6b=O 5a=B
"""
COUNTING = Chapter(
    "counting",
    (
        Step(
            "ornament",
            position=LAST_ROUND,
            lit=("display 2", "strip 4", "ornament 2"),
            rules=("S1.6", "S6.9", "S7.7", "S11.3", "S11.4"),
            more=("more", "also"),
            decisions=(
                Decision(
                    best=("2 yellow > 4",),
                    weak=(Reply("seventh", ("2 yellow > 7",)), Reply("eighth", ("2 yellow > 8",))),
                ),
                Decision(
                    best=("keep yellow", "keep pink", "keep white", "keep orange"),
                    lit=("keep", "window 4", "ornament 2"),
                    right="right",
                    then=("centre pink > 7",),
                ),
            ),
            claims=(
                Claim(2, "PanesPlaced.on_jokers", ("2 yellow > 4",)),
                Claim(6, "score.ornaments"),
                Claim(10, "score.ornaments", ("2 yellow > 4", "keep yellow")),
                Claim(1, "PanesBroke.count", ("2 yellow > 7",)),
            ),
        ),
        Step(
            "end",
            lit=("centre", "strip 5", "strip 6", "score"),
            rules=("S3.1", "S10.1", "S10.3", "S11.1", "S11.2", "S12.1"),
            more=("more", "also"),
            decisions=(
                Decision(best=("centre blue > 6", "centre blue > 5"), right="right", then=("centre orange > 7",)),
            ),
            claims=(
                Claim(12, "view.seats.0.score.parts.3.terms.0", ("centre blue > 6", "centre orange > 7")),
                Claim(1, "rule S11.1"),
                Claim(3, "rule S11.1"),
                Claim(4, "score.strip_panes", ("centre blue > 6", "centre orange > 7")),
                Claim(10, "score.ornaments", ("centre blue > 6", "centre orange > 7")),
                Claim(-2, "score.glass_row", ("centre blue > 6", "centre orange > 7")),
                Claim(51, "score", ("centre blue > 6", "centre orange > 7")),
            ),
        ),
        Step(
            "side",
            position=SIDE_B,
            lit=("keep", "window 3", "window 4"),
            rules=("S2.2", "S11.5", "S11.6", "S11.7", "S13.2"),
            more=("more", "also"),
            decisions=(Decision(best=("keep pink",), right="right"),),
            claims=(
                Claim(2, "view.seats.0.score.parts.5.terms.0", ("keep pink",)),
                Claim(5, "view.seats.0.score.parts.5.terms.1", ("keep pink",)),
                Claim(10, "score.palace", ("keep pink",)),
            ),
        ),
        Step(
            "advice",
            lit=(),
            rules=("S4.2", "S6.10", "S7.3", "S7.10", "S8.1"),
            more=("first", "second", "third", "fourth"),
        ),
    ),
)

PLACES = (
    *(r"display [1-9]", "centre", "marker", r"strip [1-8]", r"window [1-8]", r"ornament [1-4]"),
    *("glazier", "return", "glass", "round", "score", "keep"),
)
REMARKS = (
    Remark("PanesBroke", "other-breaks"),
    Remark("PanesPlaced", "other-fits"),
    Remark("GlazierReturned", "other-returns"),
)
LESSON = Lesson("sintra", "sintra", (TAKING, GLAZIER, BREAKING, COUNTING), minutes=6, places=PLACES, remarks=REMARKS)
