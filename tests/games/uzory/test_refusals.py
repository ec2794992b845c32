"""Why an action is refused."""

import re
from pathlib import Path

import pytest

import leadlight
from leadlight.games.uzory.actions import ACTION_COUNT
from leadlight.games.uzory.game import UZORY
from leadlight.testing.table import new_table

from .boards import PAGE, arrange, lay_last

SOURCES = [Path(leadlight.__file__).parent / "games" / "uzory" / f"{name}.py" for name in ("notation", "refusals")]
TIED = "34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)"


def test_every_code_is_on_the_rules_page_and_the_other_way_round() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## Bad moves")[2].partition("## Worked examples")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert set(re.findall(r'Refusal\("(\w+)"', source)) == set(re.findall(r"`(\w+)`", "".join(cells)))


def test_a_colour_is_chosen_first_and_once() -> None:
    table = new_table("uzory")
    assert table.refusal("skip").code == "choose_colour"
    assert table.play("colour red").refusal("colour red").facts == {"colour": "red", "seat": 1}
    assert arrange().refusal("colour red").code == "colour_chosen"
    assert lay_last(TIED).refusal("colour red").code == "colour_chosen"


@pytest.mark.parametrize("action", [-1, 0, 133, ACTION_COUNT])
def test_what_only_chance_does_is_no_action(action: int) -> None:
    assert UZORY.refusal(arrange().state, 0, action).code == "not_an_action"


def test_a_name_is_given_only_to_a_tied_frame() -> None:
    assert arrange().refusal("name 1").code == "not_candidate"


def test_black_is_named_on_either_side() -> None:
    assert arrange("133@0(0,0)", "1 2 3").refusal("lay 2@0 (1,0)").facts == {
        "side": "N",
        "colour": "orange",
        "facing": "black",
    }


def test_a_side_without_a_shard_is_named_before_the_one_under_it() -> None:
    """Both sides clash: the one that the shard covers with red, and the uncovered one."""
    table = arrange("114@0(0,0) 2@0(0,1) 14@1(1,0)", "3")
    refused = table.refusal("lay 1@0 (1,1)+N")
    assert (refused.code, refused.facts["side"]) == ("colour_mismatch", "W")
