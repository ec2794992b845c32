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
            rules=("S2.1", "S2.10", "S4.2", "S5.1"),
            claims=(Claim(5, "view.displays"),),
        ),
        Step(
            "fitting",
            lit=("display 3", "strip 3"),
            rules=("S5.1", "S6.1", "S6.3", "S6.10"),
            decisions=(
                Decision(
                    best=("3 blue > 3",),
                    fine=(Reply("also-strip", ("3 blue > 6",)),),
                    weak=(Reply("breaks", ("3 blue > 4",)),),
                    then=("4 orange > 5",),
                ),
            ),
            claims=(Claim(2, "PanesPlaced.count", ("3 blue > 3",)),),
        ),
    ),
)

PLACES = (
    *(r"display [1-9]", "centre", "marker", r"strip [1-8]", r"window [1-8]", r"ornament [1-4]"),
    *("glazier", "return", "glass", "round", "score", "keep"),
)
REMARKS = (Remark("PanesBroke", "other-breaks"), Remark("GlazierReturned", "other-returns"))
LESSON = Lesson("sintra", "sintra", (TAKING,), minutes=6, places=PLACES, remarks=REMARKS)
