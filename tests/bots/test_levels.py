"""The six levels: found by number and name, repeatable, blind to secrets, and wrong in the same way every time."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

import pytest

from leadlight import is_compiled
from leadlight.bots import BOTS, LEVELS, find_bot
from leadlight.bots.evaluation import EVALUATIONS
from leadlight.bots.levels import STYLES, sagrada, sintra, uzory
from leadlight.bots.levels.bot import Level
from leadlight.bots.levels.misjudging import apply_to_copy, choose_misjudging, misjudgement, whim
from leadlight.bots.levels.style import Style
from leadlight.bots.one_ply import hand_made
from leadlight.core.chance import Rng
from leadlight.core.errors import OptionError
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import GAMES, find_game
from leadlight.games.sintra.state import SintraState
from leadlight.games.uzory.state import UzoryState
from leadlight.locales import LANGUAGES, Texts
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Progress, Thinking

FEW = Budget(nodes=3)


def decisions(game: str, players: int, seed: int = 1) -> Iterator[State]:
    """The states of a match of random choices in which a seat has more than one action."""
    rng, state = Rng(seed), find_game(game).begin(find_game(game).complete({"players": players}))
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        if len(state.legal_actions()) > 1:
            yield state
        state.apply(rng.pick(state.legal_actions()))


def perspective_of(game: str, state: State) -> Perspective:
    return Perspective(find_game(game), state, state.actor())


def choose(level: int, game: str, state: State, budget: Budget = FEW) -> int:
    return Level(level).choose(perspective_of(game, state), Thinking(Rng(1), budget))


@pytest.mark.parametrize("number", range(1, 7))
def test_a_level_is_found_by_its_number_and_by_its_name(number: int) -> None:
    name = LEVELS[number - 1]
    assert [find_bot(spec).name for spec in (f"level:{number}", f"level:{name}", name, f"{name}:time=0.1")] == [
        name
    ] * 4
    assert name in BOTS


@pytest.mark.parametrize("level", ["0", "7", "-1", "1.0", "yes", "", "gildmaster"])
def test_a_level_that_does_not_exist_is_refused_with_those_that_do(level: str) -> None:
    with pytest.raises(OptionError) as refused:
        find_bot(f"level:{level}")
    assert refused.value.code == "bot-level"
    for language in LANGUAGES:
        assert "6, apprentice, cutter" in Texts(language).translate("error-bot-level", **refused.value.facts)


@pytest.mark.parametrize(
    "spec", ["level", "level:3:4", "master:2", "level:6:depth=3", "level:6:time=0", "level:6:nodes=x"]
)
def test_a_level_takes_nothing_but_its_number_and_a_budget(spec: str) -> None:
    with pytest.raises(OptionError) as refused:
        find_bot(spec)
    assert refused.value.code in ("bot-parameter", "bot-budget")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_six_levels(game: str) -> None:
    assert len(STYLES[game]) == len(LEVELS) == len(set(STYLES[game])) == 6


def test_a_level_that_searches_examines_its_nodes_or_those_of_its_budget() -> None:
    state = next(decisions("sintra", 2))
    reports: list[Progress] = []
    for budget in (Budget(), Budget(nodes=20)):
        thinking = Thinking(Rng(1), budget, report=reports.append)
        Level(4).choose(perspective_of("sintra", state), thinking)
    (own, given) = [report.nodes for report in reports if report.share == 1.0]
    assert (own, given) == (STYLES["sintra"][3].nodes, 20)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_all_levels_play_with_every_number_of_players(game: str, most: bool) -> None:
    players = [int(value) for value in find_game(game).options[0].values]
    state = next(islice(decisions(game, max(players) if most else min(players)), 7, None))
    assert all(choose(level, game, state) in state.legal_actions() for level in range(1, 7))


@pytest.mark.parametrize("game", GAMES)
def test_no_level_looks_at_what_its_seat_cannot_know(game: str) -> None:
    """Whole matches. Interpreted, the levels take turns at some decisions: asking all of them would take minutes."""
    compared = 0
    every = 1 if is_compiled() else 5
    for number, state in enumerate(islice(decisions(game, 3), 0, None, every)):
        world = state.copy()
        world.determinize(state.actor(), Rng(number))
        for level in range(1, 7) if is_compiled() else [number % 6 + 1]:
            assert choose(level, game, world) == choose(level, game, state)
        compared += world != state
    assert compared > 8 or not find_game(game).has_secrets


def test_a_position_is_always_misjudged_in_the_same_way() -> None:
    state = next(islice(decisions("sintra", 2), 9, None))
    chosen = {Level(1).choose(perspective_of("sintra", state), Thinking(Rng(seed))) for seed in range(20)}
    assert len(chosen) == 1


def test_a_whim_is_between_minus_one_and_one_and_differs_from_text_to_text() -> None:
    whims = [whim(str(number)) for number in range(2000)]
    assert -1.0 <= min(whims) < -0.99
    assert 0.99 < max(whims) <= 1.0
    assert abs(sum(whims)) < 60
    assert whim("7") == whims[7]


def test_noise_never_hides_a_difference_of_more_than_twice_itself() -> None:
    """So a level throws nothing away that is worth more."""
    for state in islice(decisions("sintra", 2), 0, 60, 6):
        actions, seat = state.legal_actions(), state.actor()
        values = dict(zip(actions, hand_made("sintra").value_actions(state, actions, seat), strict=True))
        chosen = choose_misjudging(perspective_of("sintra", state), Rng(1), Style(noise=2.0), hand_made("sintra"))
        assert values[chosen] >= max(values.values()) - 4.0


def test_an_action_that_ends_the_match_is_seen_as_it_is() -> None:
    *_, last = [state.copy() for state in decisions("sagrada", 2)]
    style = Style(noise=50.0, blind_spot=sagrada.save_tokens)
    ends = [apply_to_copy(last, action) for action in last.legal_actions()]
    misjudged = [misjudgement(end, last.actor(), style, "") for end in ends]
    assert all((wrong == 0.0) == (end.actor() == OVER) for end, wrong in zip(ends, misjudged, strict=True))


def test_a_level_that_forgets_broken_glass_adds_back_what_it_costs() -> None:
    for state in islice(decisions("sintra", 2), 5, 40, 7):
        clean = state.copy()
        assert isinstance(clean, SintraState)
        clean.glass_row[state.actor()] = 0
        seen = [
            EVALUATIONS["sintra"](each, state.actor()) + sintra.forget_glass(each, state.actor())
            for each in (state, clean)
        ]
        assert seen[0] == pytest.approx(seen[1])


def test_a_level_that_misjudges_tiles_skips_no_turn_in_which_it_can_lay_one() -> None:
    style = Style(noise=1.6, blind_spot=uzory.lay_always)
    skipped = 0
    for state in islice(decisions("uzory", 2), 2, 90, 11):
        skips = [apply_to_copy(state, action) for action in state.legal_actions()]
        worst = [misjudgement(after, state.actor(), style, "") for after in skips if is_skip(after)]
        skipped += len(worst)
        assert all(wrong < -5.0 for wrong in worst)
    assert skipped > 0


def is_skip(state: State) -> bool:
    assert isinstance(state, UzoryState)
    return state.idle > 0 and state.actor() != OVER


@pytest.mark.parametrize(("game", "players", "nodes"), [("sintra", 2, 20), ("sintra", 3, 60), ("sintra", 4, 120)])
def test_a_level_looks_further_ahead_where_more_people_play(game: str, players: int, nodes: int) -> None:
    seen: list[Progress] = []
    state = next(decisions(game, players))
    Level(3).choose(perspective_of(game, state), Thinking(Rng(1), report=seen.append))
    assert seen[-1].nodes <= nodes < 2 * seen[-1].nodes  # fewer where the rest could not change the choice
    assert STYLES[game][2].nodes_with(players) == nodes


# Which actions the levels choose in a few positions of random matches. A change of behaviour changes these, and only
# such a change may: the same on every machine, compiled or not. The failing test prints the new values.
FINGERPRINTS: dict[str, list[str]] = {
    "sintra": ["199994a7", "d95fd590", "8ed05fd4", "8ed05fd4", "4931adb8", "29d0b493"],
    "sagrada": ["53e136d5", "2ecebf81", "db7b862f", "84fc4cba", "748e6d98", "748e6d98"],
    "uzory": ["559e7d47", "9af12e73", "a8a71a7c", "a4112a09", "08794e06", "dc0e0d78"],
}


def fingerprint(game: str, level: int) -> str:
    """With a fortieth of the nodes, so that the interpreted test is quick."""
    budget = Budget(nodes=max(1, STYLES[game][level - 1].nodes // 40))
    chosen = [
        choose(level, game, state, budget)
        for players in (2, 3)
        for state in islice(decisions(game, players, seed=players), 3, 60, 14)
    ]
    return sha256(repr(chosen).encode()).hexdigest()[:8]


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_behave_as_before(game: str) -> None:
    assert [fingerprint(game, level) for level in range(1, 7)] == FINGERPRINTS[game]
