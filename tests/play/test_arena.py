"""Contests: fair seats, repeatable matches, laws checked."""

import dataclasses
import pickle
from collections.abc import Callable

import pytest

from leadlight.bots import find_bot
from leadlight.core.state import State
from leadlight.games import find_game
from leadlight.play.arena import BotFailed, Contest, LawBroken
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking

SINTRA = find_game("sintra")


def contest(*bots: str, seed: int = 1) -> Contest:
    players = {name: find_bot(name).choose for name in bots}
    return Contest(SINTRA, {"players": len(bots)}, bots, players, seed)


def test_bots_take_every_seat_in_turn() -> None:
    seats = [[seat.name for seat in match.seats] for match in contest("greedy", "random").matches(3)]
    assert seats == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]


def test_a_match_depends_only_on_the_seed_and_its_number() -> None:
    first = contest("random", "random").play(5).record()
    assert contest("random", "random").play(5).record() == first
    assert contest("random", "random", seed=2).play(5).record() != first


def test_a_broken_law_stops_the_contest_and_keeps_the_record() -> None:
    game = dataclasses.replace(SINTRA, violations=lambda _: ["SI1"])
    players = {"random": find_bot("random").choose}
    with pytest.raises(LawBroken) as broken:
        Contest(game, {}, ["random", "random"], players, 1).play(0)
    assert broken.value.laws == ["SI1"]
    assert broken.value.record.actions


def test_laws_are_not_checked_when_told_so() -> None:
    game = dataclasses.replace(SINTRA, violations=lambda _: ["SI1"])
    players = {"random": find_bot("random").choose}
    assert Contest(game, {}, ["random", "random"], players, 1, checks="none").play(0).is_over


def test_sampled_laws_are_checked_at_some_positions_of_some_matches() -> None:
    checked: list[State] = []

    def violations(state: State) -> list[str]:
        checked.append(state)
        return []

    game = dataclasses.replace(SINTRA, violations=violations)
    players = {"random": find_bot("random").choose}
    plies = sum(match.ply for match in Contest(game, {}, ["random"] * 2, players, 1, checks="sampled").matches(60))
    assert 0 < len(checked) < plies / 100


@pytest.mark.parametrize("failing", [lambda *_: 1 / 0, lambda *_: -5], ids=["error", "illegal"])
def test_a_bot_that_fails_is_named_with_the_ply(failing: Callable[[Perspective, Thinking], int]) -> None:
    players = {"clumsy": failing, "random": find_bot("random").choose}
    with pytest.raises(BotFailed) as failed:
        Contest(SINTRA, {}, ["clumsy", "random"], players, 1).play(0)
    assert failed.value.facts["bot"] == "clumsy"
    assert isinstance(failed.value.facts["ply"], int)


def test_what_stops_a_contest_can_cross_to_another_process() -> None:
    broken = LawBroken(["SI1"], contest("random", "random").play(0).record())
    again = pickle.loads(pickle.dumps(broken))
    assert (str(again), again.record) == (str(broken), broken.record)
    failed = pickle.loads(pickle.dumps(BotFailed("bot-failed", bot="x", ply=3, reason="y")))
    assert (type(failed), failed.code, failed.facts["bot"]) == (BotFailed, "bot-failed", "x")
