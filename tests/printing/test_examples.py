"""The numbers of the worked examples are those that the rules give."""

import pytest

from leadlight.games.sagrada.components import CELL_CODES, OBJECTIVE_NAMES, OBJECTIVE_POINTS, WINDOW_CELLS, WINDOW_NAMES
from leadlight.games.sintra.events import StripCompleted, WindowScored
from leadlight.games.uzory.events import FrameClosed
from leadlight.printing.sagrada import aid as sagrada
from leadlight.printing.sintra import aid as sintra
from leadlight.printing.uzory import aid as uzory
from leadlight.printing.uzory.floor import enclosed
from leadlight.printing.uzory.steps import LARGE_FIELD, SMALL_FIELD
from leadlight.testing.rulebook import rule
from tests.games.sagrada import boards as sagrada_boards
from tests.games.sintra import boards as sintra_boards
from tests.games.uzory import boards as uzory_boards


@rule("S7.3", "S7.9", "S7.10", "SE4", "SE5")
def test_the_turn_of_sintra_pays_what_the_aid_says() -> None:
    slots = " ".join(sintra.TURN_SLOTS)
    table = sintra_boards.arrange(*sintra_boards.POSITION_R, f"1 glazier 3 : {slots}").play("centre orange > 5")
    assert table.last(StripCompleted).bonus == sintra.TURN_BONUS
    assert table.play("keep orange").last(WindowScored).points == sintra.TURN_WINDOWS
    assert table.state.scores()[0] == sintra.TURN_BONUS + sum(sintra.TURN_WINDOWS)


@rule("SE5")
def test_the_palace_drawn_is_the_one_after_the_turn() -> None:
    slots = " ".join(sintra.TURN_SLOTS)
    table = sintra_boards.arrange(*sintra_boards.POSITION_R, f"1 glazier 3 : {slots}").play("centre orange > 5")
    laid = [sintra.read_slot(slot) for slot in sintra_boards.slots(table, 1)]
    assert [(face, sorted(panes)) for face, panes, _ in sintra.turn_slots()] == [
        (face, sorted(panes)) for face, panes, _ in laid
    ]
    windows = [slot.partition("/")[2] for slot in sintra_boards.slots(table.play("keep orange"), 1)]
    assert windows == [window for _, _, window in sintra.turn_slots()]


@rule("S11.1", "S11.2", "SE6", "SE7")
@pytest.mark.parametrize(
    ("side", "reason", "points"),
    [
        ("A", "ornaments", sum(sintra.END_ORNAMENTS)),
        ("B", "palace", sintra.END_FULL * sintra.END_ALIKE),
    ],
)
def test_the_end_of_sintra_pays_what_the_aid_says(side: str, reason: str, points: int) -> None:
    faces = iter(["1a=PPWW", "2a=OWW", "3b", "5a"])
    kept = [panes if len(panes) == 2 else f"{next(faces)}/{panes}" for panes in sintra.END_WINDOWS]
    slots = [f"-/{slot}" if len(slot) == 2 else slot.rstrip("/") for slot in kept]
    seat = f"1 row {sintra.END_ROW} glazier 1 : {' '.join(slots)}"
    table = sintra_boards.arrange(f"sintra 2 {side}", *sintra_boards.OVER, seat)
    score = table.score(1)
    assert score[reason] == points
    assert (score["strip_panes"], score["glass_row"]) == (sintra.END_PANES // 3, -8)
    (part,) = (part for part in score.parts if part.reason == "strip_panes")
    assert part.terms == (sintra.END_PANES,)


@rule("G5.11", "GE4")
def test_the_cells_of_sagrada_that_are_ticked_are_the_legal_ones() -> None:
    assert WINDOW_CELLS[WINDOW_NAMES.index("Sun Catcher")] == sagrada.SUN_CATCHER
    dice = " / ".join(" ".join(sagrada.PLACED.get(row * 5 + column, "--") for column in range(5)) for row in range(4))
    table = sagrada_boards.arrange(f"1 sun_catcher : {dice}", f"pool {sagrada.OFFERED} B5 P3")
    table.play(f"take {sagrada.OFFERED}")
    cells = [text.split()[1] for text in table.legal() if text.startswith("place")]
    assert cells == [CELL_CODES[cell] for cell in sagrada.LEGAL]


@rule("G11.1", "GE2")
def test_the_window_of_sagrada_pays_what_the_aid_says() -> None:
    codes = sagrada.END_DICE.split()
    dice = " / ".join(" ".join(codes[row * 5 : row * 5 + 5]) for row in range(4))
    colour, terms = sagrada.END_PRIVATE
    seats = (f"1 sun_catcher 0 : {dice}", "tools 2=3 3 8", f"privates {colour} red")
    table = sagrada_boards.arrange(*sagrada_boards.OVER, *seats, f"goals {' '.join(sagrada.END_GOALS)}")
    score = table.score(1)
    each = dict(zip(OBJECTIVE_NAMES, OBJECTIVE_POINTS, strict=True))
    assert {name: score[name] for name in sagrada.END_GOALS} == {
        name: each[name] * times for name, times in sagrada.END_GOALS.items()
    }
    assert (score["private_objective"], score["empty_cells"]) == (sum(terms), -sagrada.END_EMPTY)
    assert sorted(int(code[1]) for code in codes if code.startswith("P")) == sorted(terms)
    assert score.total == sagrada.end_total() == 40


@rule("U7.1", "U7.2", "U12.2", "UE1", "UE2", "UE3", "UE11")
@pytest.mark.parametrize("shown", uzory.EXAMPLES, ids=lambda shown: shown.name)
def test_the_frames_of_uzory_hold_what_the_aid_says(shown: uzory.Example) -> None:
    mode = "broken" if shown.name == "broken" else ""
    frame = uzory_boards.lay_last(shown.floor, mode=mode).last(FrameClosed)
    told = {"broken": "clear o", "clear": "clear r", "tie": "tie r o", "white": "white"}[shown.name]
    found = uzory_boards.areas_and_verdict(frame)
    assert found.endswith(f" {told}")
    assert sorted(found.removesuffix(told).split()) == sorted(shown.areas.split())
    vertices, joined = enclosed(shown.tiles(), (1, 1))
    assert vertices == {(1, 1)}
    if not mode:
        assert sum(frame.areas) == 8 * len(vertices) + 8 * len(joined)


@rule("U4.2")
def test_the_fields_of_uzory_have_their_sizes() -> None:
    for players, size in ((2, SMALL_FIELD), (4, SMALL_FIELD), (5, LARGE_FIELD), (6, LARGE_FIELD)):
        row = " ".join(f"{number}@0(0,{column})" for column, number in enumerate(WHITE_ENDS[: size - 1]))
        assert uzory_boards.layings(uzory_boards.arrange(row, "114", players=players)), players
        full = " ".join(f"{number}@0(0,{column})" for column, number in enumerate(WHITE_ENDS[:size]))
        cells = {text.split()[1] for text in uzory_boards.layings(uzory_boards.arrange(full, "114", players=players))}
        assert f"(0,{size})" not in cells


WHITE_ENDS = (13, 14, 15, 16, 17, 18, 79, 80)  # white in the east and in the west
