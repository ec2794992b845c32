"""States, matches and streams of chance are values; what cannot change has a hash too."""

import copy
import dataclasses
import pickle
from collections.abc import Hashable

import pytest

from leadlight.core.chance import Rng
from leadlight.core.errors import OptionError, UnknownGame
from leadlight.core.game import Game, Option
from leadlight.core.journal import Journal
from leadlight.core.record import Proof, Seat, parse_record
from leadlight.core.score import Part, Score
from leadlight.core.state import CHANCE, State
from leadlight.games import GAMES, find_game, new_state, parse_position
from leadlight.play.fair import FairRng, complete_proof
from leadlight.play.match import Match
from leadlight.testing.random_play import begin_match, random_match
from leadlight.testing.values import check_rng, equal_copies


class Pile(State):
    """A game of our own: numbers are drawn from a pile. It belongs to no `Game`."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def actor(self) -> int:
        return CHANCE

    def legal_actions(self) -> list[int]:
        return []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in self.numbers]

    def apply(self, action: int, journal: Journal | None = None) -> None:  # noqa: ARG002
        self.numbers.remove(action)

    def copy(self) -> "Pile":
        return Pile(list(self.numbers))

    def determinize(self, seat: int, rng: Rng) -> None:
        pass

    def scores(self) -> list[int]:
        return []

    def ranking(self) -> list[int]:
        return []


@pytest.mark.parametrize(
    "rng", [Rng(3), Rng(), FairRng(b"s" * 32, Proof("m", "00", ["00", None]), 4)], ids=["seed", "none", "fair"]
)
def test_a_copied_stream_goes_on_with_the_same_numbers(rng: Rng) -> None:
    check_rng(rng)


def test_streams_differ_by_seed_and_by_how_far_they_are() -> None:
    assert Rng(1) == Rng(1)
    assert Rng(1) != Rng(2)
    one, other = Rng(1), Rng(1)
    one.below(6)
    assert one != other
    assert Rng(1) != FairRng(b"s", Proof("m", "00", []))


def test_the_repr_of_a_stream_gives_it_back() -> None:
    rng = Rng(5)
    assert repr(rng) == "Rng(5)"
    rng.pick([1, 2, 3])
    rng.below(6)
    assert repr(rng) == "Rng(5, draws=2)"
    assert eval(repr(rng)) == rng


def test_the_repr_of_fair_chance_keeps_its_secret() -> None:
    rng = FairRng(b"very secret", Proof("0123", "00", ["00"]), 3)
    assert repr(rng) == "<FairRng of match '0123' after 3 draws>"


def test_a_fair_match_is_pickled_with_its_chance() -> None:
    rng = FairRng(b"s" * 32, Proof("m", "00", [None, None]))
    match = Match(find_game("sintra"), {}, [Seat("a"), Seat("b")], rng)
    twin = pickle.loads(pickle.dumps(match))
    match.draw_chance()
    assert twin != match
    twin.draw_chance()
    assert twin == match
    assert complete_proof(twin) == complete_proof(match)


def test_a_state_that_belongs_to_no_game_is_a_value_too() -> None:
    pile = Pile([1, 2, 3])
    for twin in equal_copies(pile):
        assert isinstance(twin, Pile)
        twin.apply(2)
        assert twin == Pile([1, 3])
    assert pile == Pile([1, 2, 3])
    assert repr(pile) == "<Pile {'numbers': [1, 2, 3]}>"


def test_states_of_different_games_are_not_equal() -> None:
    states = [game.begin(game.complete({})) for game in GAMES.values()]
    assert all((one == other) == (one is other) for one in states for other in states)
    assert states[0] != str(states[0])


def test_values_that_can_change_have_no_hash() -> None:
    game = find_game("sintra")
    for value in (Rng(1), game.begin(game.complete({})), begin_match(game, {}, 1), FairRng(b"", Proof("m", "00", []))):
        assert not isinstance(value, Hashable)
        with pytest.raises(TypeError, match="unhashable"):
            hash(value)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_a_value_that_cannot_change(game: Game) -> None:
    assert eval(repr(game)) is game
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    assert hash(game) == hash(copy.copy(game))
    assert all(eval(repr(option), {"Option": Option}) == option for option in game.options)
    assert all(hash(option) == hash(copy.copy(option)) for option in game.options)


def test_a_game_that_is_not_registered_is_a_value_too() -> None:
    variant = dataclasses.replace(find_game("sintra"), version=2)
    assert pickle.loads(pickle.dumps(variant)) == copy.copy(variant) == variant != find_game("sintra")


def test_a_position_names_its_game() -> None:
    for name in GAMES:
        state = new_state(name)
        assert parse_position(str(state)) == state
        assert eval(repr(state), {"parse_position": parse_position}) == state
    for text in ("", "chess 2"):
        with pytest.raises(UnknownGame):
            parse_position(text)


def test_a_new_state_has_the_options_asked_for() -> None:
    assert find_game("sintra").options_of(new_state("sintra", players=4, side="B"))["side"] == "B"
    with pytest.raises(OptionError):
        new_state("sintra", players=7)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_records_scores_and_events_are_values(game: Game) -> None:
    match = random_match(game, {}, 1)
    record, score = match.record(), game.score(match.state, 0)
    assert pickle.loads(pickle.dumps(record)) == record == parse_record(record.to_json())
    assert eval(repr(score), {"Score": Score, "Part": Part}) == score
    assert hash(score) == hash(copy.deepcopy(score))
    assert pickle.loads(pickle.dumps(match.events)) == match.events


def test_a_copied_match_changes_nothing_in_the_original() -> None:
    match = begin_match(find_game("sagrada"), {"players": 3}, 4)
    before, twin = match.record(), match.copy()
    twin.act(twin.actor, twin.state.legal_actions()[0])
    twin.resign(2)
    assert match.record() == before
    assert match.resigned == []
    assert repr(match) == f"<Match of 'sagrada' after ply {match.ply}>"
