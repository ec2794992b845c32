"""`leadlight arena`: mirrored matches, the same figures for any number of processes, ratings and verdicts."""

import json

import pytest

from leadlight.simulation import Simulation
from leadlight.tournament import Encounter, Tournament, summarise_pair

from .conftest import Run

WORDS = ("arena", "sintra", "--bots=greedy,random", "--games=8", "--seed=4")


def test_any_number_of_processes_gives_the_same_results(run: Run) -> None:
    outs = [run(*WORDS, "--json", f"--jobs={jobs}").out for jobs in (1, 2)]
    assert outs[0] == outs[1]
    report = json.loads(outs[0])
    (pair,) = report["results"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 8)
    assert pair["share"] == 1.0
    assert 0.6 < pair["low"] < pair["high"] == pytest.approx(1.0)
    assert pair["mean_a"] > pair["mean_b"]
    assert report["elo"]["greedy"] > 0 > report["elo"]["random"]
    low, high = report["elo_intervals"]["greedy"]
    assert low < report["elo"]["greedy"] < high


def test_every_bot_meets_every_other_one(run: Run) -> None:
    report = json.loads(run("arena", "sintra", "--bots=random,random:time=1,random:time=2", "--games=2", "--json").out)
    pairs = [(result["a"], result["b"]) for result in report["results"]]
    assert pairs == [("random", "random:time=1"), ("random", "random:time=2"), ("random:time=1", "random:time=2")]
    assert set(report["elo"]) == {"random", "random:time=1", "random:time=2"}


def test_the_text_has_the_figures_and_the_seed(run: Run) -> None:
    text = run(*WORDS).out
    assert "100.0" in text
    assert "Elo" in text
    assert "Seed: 4" in text


def deals(*, mirrored: bool) -> tuple[list[list[int]], list[int]]:
    """What chance brought before the first decision of six matches of three, and where greedy sat."""
    bots = ("greedy", "random", "random")
    matches = list(Simulation("sagrada", (("players", 3),), bots, 5, "none", mirrored=mirrored).contest().matches(6))
    chances = [match.actions[: next(ply for ply, actor in enumerate(match.actors) if actor >= 0)] for match in matches]
    return chances, [[seat.bot for seat in match.seats].index("greedy") for match in matches]


def test_the_matches_of_a_rotation_have_the_same_chance_and_every_seat() -> None:
    chances, seats = deals(mirrored=True)
    assert len(chances[0]) > 5
    assert chances[0] == chances[1] == chances[2] != chances[3] == chances[4] == chances[5]
    assert seats == [0, 2, 1, 0, 2, 1]


def test_without_mirrors_every_match_has_its_own_chance() -> None:
    chances, seats = deals(mirrored=False)
    assert all(chances[number] != chances[other] for number in range(6) for other in range(number))
    assert seats == [0, 2, 1, 0, 2, 1]


def test_a_game_played_alone_compares_the_same_deals() -> None:
    tournament = Tournament("sagrada", (("players", 1), ("solo_tools", 5)), ("greedy", "random"), 3)
    encounters = list(tournament.play_pair("greedy", "random", 3))
    assert len(encounters) == 3
    assert all(each.points_a > each.points_b for each in encounters)
    assert {each.share for each in encounters} <= {0.5, 1.0}


def test_a_pair_is_summed_up() -> None:
    encounters = [Encounter(1.0, 30, 20), Encounter(0.5, 25, 25), Encounter(0.0, 20, 30), Encounter(1.0, 45, 5)]
    result = summarise_pair("a", "b", encounters)
    assert (result.games, result.share, result.mean_a, result.mean_b) == (4, 0.625, 30, 20)
    assert result.low < 0.625 < result.high


def test_the_sequential_test_stops_early_and_gives_its_verdict(run: Run) -> None:
    words = ("arena", "sintra", "--games=60", "--seed=1", "--json", "--sprt=50")
    report = json.loads(run(*words, "--bots=random,greedy").out)
    assert report["stronger"] is True
    assert report["results"][0]["games"] < 60
    assert json.loads(run(*words, "--bots=greedy,random").out)["stronger"] is False
    assert "is stronger than" in run(*words[:-2], "--sprt=50", "--bots=random,greedy").out


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy"])
def test_the_arena_refuses_fewer_than_two_different_bots(run: Run, bots: str) -> None:
    outcome = run("arena", "sintra", f"--bots={bots}")
    assert outcome.code == 2
    assert bots in outcome.err


def test_the_sequential_test_needs_two_bots_and_a_margin(run: Run) -> None:
    assert run("arena", "sintra", "--bots=greedy,random", "--sprt=0").code == 2
    assert run("arena", "sintra", "--bots=greedy,random,random:time=1", "--sprt=10").code == 2
