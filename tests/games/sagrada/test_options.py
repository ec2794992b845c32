"""G15: options."""

import msgspec
import pytest

from leadlight.core.errors import OptionError, RecordError
from leadlight.core.game import Options
from leadlight.games.sagrada.components import WINDOW_NAMES
from leadlight.games.sagrada.events import StarterNamed
from leadlight.games.sagrada.game import SAGRADA
from leadlight.play.replay import replay
from leadlight.testing.conformance import every_choice
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import seen, settle


@rule("G15.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_can_play(players: int) -> None:
    table = settle(new_table("sagrada", players=players))
    assert len(seen(table).seats) == seen(table).players == players
    assert (seen(table).target is not None) == (players == 1)


@rule("G15.1")
@pytest.mark.parametrize("players", [0, 5, "2"])
def test_any_other_number_of_players_is_refused(players: int | str) -> None:
    with pytest.raises(OptionError) as refused:
        new_table("sagrada", players=players)
    assert refused.value.facts == {"option": "players", "value": str(players), "expected": "1, 2, 3, 4"}


@rule("G15.1", "G15.2", "G15.3", "G15.4", "G15.5")
def test_the_defaults_are_two_players_base_windows_a_later_table_and_a_drawn_starter() -> None:
    assert SAGRADA.complete({}) == {
        "players": 2,
        "promo_windows": False,
        "reveal_table_first": False,
        "solo_tools": 3,
        "starter": "drawn",
    }
    assert new_table("sagrada").text.splitlines()[0] == "sagrada 2"


@rule("G15.2")
@pytest.mark.parametrize(("promo", "cards"), [(False, 12), (True, 14)])
def test_promo_windows_join_the_cards_when_the_option_says_so(promo: bool, cards: int) -> None:
    table = new_table("sagrada", promo_windows=promo).play("start 1", "private red", "private blue")
    assert list(table.outcomes()) == [f"card {card}" for card in range(1, cards + 1)]


@rule("G15.2")
def test_the_promo_cards_have_the_windows_of_the_page() -> None:
    table = new_table("sagrada", promo_windows=True).play("start 1", "private red", "private blue")
    table.play("card 13", "card 14", "card 1", "card 2")
    offered = [WINDOW_NAMES[window] for window in seen(table, 1).seats[0].offered]
    assert offered == ["Vitraux", "Balboa Bay", "Alpenglow", "Komorebi"]


@rule("G15.3")
@pytest.mark.parametrize("first", [False, True])
def test_the_table_is_seen_before_windows_are_chosen_when_the_option_says_so(first: bool) -> None:
    table = settle(new_table("sagrada", reveal_table_first=first))
    assert table.legal()[0] == "window 1"
    assert (len(seen(table).tools), len(seen(table).objectives)) == ((3, 3) if first else (0, 0))


@rule("G15.4", "G14.4")
@pytest.mark.parametrize("tools", [0, 6])
def test_a_solo_game_has_one_to_five_tools(tools: int) -> None:
    with pytest.raises(OptionError) as refused:
        new_table("sagrada", players=1, solo_tools=tools)
    assert refused.value.facts == {"option": "solo_tools", "value": str(tools), "expected": "1, 2, 3, 4, 5"}


@rule("G15.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_solo_tools_has_a_meaning_alone_only(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        new_table("sagrada", players=players, solo_tools=5)
    assert refused.value.code == "option-combination"
    assert refused.value.facts == {"option": "solo_tools", "other": "players", "needed": "1"}
    assert SAGRADA.complete({"players": players, "solo_tools": 3})["solo_tools"] == 3


@rule("G15.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_seat_1_is_first_player_when_the_option_says_so(players: int) -> None:
    table = new_table("sagrada", players=players, starter="first")
    assert table.outcomes() == {"start 1": 1}
    assert settle(table).all(StarterNamed) == [StarterNamed(0)]


@rule("G15.5")
def test_a_record_in_which_another_seat_starts_is_refused() -> None:
    record = new_table("sagrada").play("start 2").match.record()
    assert replay(record).ply == 1
    with pytest.raises(RecordError) as refused:
        replay(msgspec.structs.replace(record, options={"players": 2, "starter": "first"}))
    assert (refused.value.code, refused.value.facts["ply"]) == ("record-ply", 1)


@pytest.mark.parametrize("options", list(every_choice(SAGRADA)), ids=str)
def test_a_position_tells_all_options(options: Options) -> None:
    state = SAGRADA.begin(options)
    assert SAGRADA.options_of(state) == SAGRADA.options_of(state.copy()) == options
    assert SAGRADA.options_of(SAGRADA.parse_position(SAGRADA.format_position(state))) == options


def test_there_are_sixty_four_choices() -> None:
    """Alone 2 x 2 x 2 with five numbers of tools, otherwise 2 x 2 x 2 for three numbers of players."""
    assert len(list(every_choice(SAGRADA))) == 8 * 5 + 8 * 3


def test_the_first_line_of_a_position_ends_with_what_is_not_default() -> None:
    table = new_table("sagrada", players=1, promo_windows=True, reveal_table_first=True, solo_tools=5, starter="first")
    assert table.text.splitlines()[0] == "sagrada 1 promo table-first tools=5 first"


def test_every_option_names_the_rule_that_explains_it() -> None:
    assert {option.name: option.rule for option in SAGRADA.options} == {
        "players": "G15.1",
        "promo_windows": "G15.2",
        "reveal_table_first": "G15.3",
        "solo_tools": "G15.4",
        "starter": "G15.5",
    }
