"""Contests: fair seats, repeatable matches, laws checked."""

import dataclasses
from collections import Counter

import pytest

from leadlight.bots import BOTS
from leadlight.games import find_game
from leadlight.games.uzory.events import MatchEnded
from leadlight.play.arena import Contest, LawBroken, Tally

SINTRA = find_game("sintra")


def contest(*bots: str, seed: int = 1) -> Contest:
    players = {name: BOTS[name].choose for name in bots}
    return Contest(SINTRA, {"players": len(bots)}, bots, players, seed)


def test_bots_take_every_seat_in_turn() -> None:
    seats = [[seat.name for seat in match.seats] for match in contest("greedy", "random").matches(3)]
    assert seats == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]


def test_a_match_depends_only_on_the_seed_and_its_number() -> None:
    first = contest("random", "random").play(5).record()
    assert contest("random", "random").play(5).record() == first
    assert contest("random", "random", seed=2).play(5).record() != first


def test_a_tally_adds_up() -> None:
    tally = Tally()
    for match in contest("greedy", "random").matches(6):
        tally.add(match)
    assert tally.games == 6
    assert sum(tally.wins.values()) + tally.ties == 6
    assert [len(scores) for scores in tally.scores.values()] == [6, 6]


def test_a_win_shared_by_different_bots_is_a_tie_and_by_equal_bots_a_win() -> None:
    tally = Tally()
    match = contest("greedy", "random").play(0)
    match.state = SINTRA.parse_position(
        "sintra 2 A\nround 6 -\nover 1\n" + "\n".join(f"{seat} : 1a 2a 3a 4a 5a 6a 7a 8a" for seat in (1, 2))
    )
    tally.add(match)
    match.seats[1] = match.seats[0]
    tally.add(match)
    assert (tally.ties, tally.wins) == (1, {"greedy": 1, "random": 0})


def test_a_match_played_alone_is_won_or_lost_but_never_tied() -> None:
    tally = Tally()
    contest = Contest(find_game("sagrada"), {"players": 1}, ["random"], {"random": BOTS["random"].choose}, 1)
    for match in contest.matches(3):
        tally.add(match)
        result = match.result()
        assert result is not None
        assert result.places in ([1], [2])
    assert (tally.ties, tally.games) == (0, 3)


def test_a_tally_counts_how_matches_ended_where_they_end_in_several_ways() -> None:
    uzory = Contest(find_game("uzory"), {}, ["random"] * 2, {"random": BOTS["random"].choose}, 1)
    matches = [*uzory.matches(8), contest("random", "random").play(0)]
    tally = Tally()
    for match in matches:
        tally.add(match)
    told = [event.reason for match in matches for event in match.events[-1] if isinstance(event, MatchEnded)]
    assert tally.endings == Counter(told)
    assert len(told) == 8
    assert len(tally.endings) > 1


def test_a_broken_law_stops_the_contest_and_keeps_the_record() -> None:
    game = dataclasses.replace(SINTRA, violations=lambda _: ["SI1"])
    players = {"random": BOTS["random"].choose}
    with pytest.raises(LawBroken) as broken:
        Contest(game, {}, ["random", "random"], players, 1).play(0)
    assert broken.value.laws == ["SI1"]
    assert broken.value.record.actions


def test_laws_are_not_checked_when_told_so() -> None:
    game = dataclasses.replace(SINTRA, violations=lambda _: ["SI1"])
    players = {"random": BOTS["random"].choose}
    assert Contest(game, {}, ["random", "random"], players, 1, check=False).play(0).is_over
