"""The bot that plays by a trained network, and the weights that come with the package."""

import struct
from pathlib import Path

import pytest

from leadlight.bots import BOTS, find_bot
from leadlight.bots.evaluation import EVALUATIONS, value_at_once
from leadlight.bots.features import FEATURES
from leadlight.bots.learned import correct, load_evaluation, make_value
from leadlight.bots.weights import PACKAGED, SUFFIX, Description, Weights, find_weights, format_weights, parse_weights
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError, OptionError
from leadlight.core.state import CHANCE, OVER
from leadlight.games import GAMES, find_game
from leadlight.play.arena import BotFailed
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking
from leadlight.simulation import simulate

LARGEST = 2_000_000  # bytes for a game and mode
WIDTH, HIDDEN = 4, 2
FILES = sorted(PACKAGED.glob(f"*{SUFFIX}"))


def tiny_weights(game: str, value: float = 0.0) -> Weights:
    description = Description(game, (1, 2, 3, 4), {}, FEATURES[game].size, WIDTH, HIDDEN)
    return Weights(description, struct.pack(f"<{description.size}e", *[value] * description.size))


@pytest.mark.parametrize("game", GAMES)
def test_a_network_of_zeros_values_every_action_as_greedy_does(game: str) -> None:
    evaluate, rng = correct(make_value(tiny_weights(game)), game).evaluate, Rng(4)
    state = find_game(game).begin(find_game(game).complete({}))
    decisions = 0
    while (seat := state.actor()) != OVER and decisions < 40:
        if seat == CHANCE:
            state.apply(state.draw(rng))
            continue
        actions = state.legal_actions()[:20]
        assert value_at_once(state, actions, seat, evaluate) == value_at_once(state, actions, seat, EVALUATIONS[game])
        state.apply(rng.pick(actions))
        decisions += 1
    assert decisions == 40


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = tiny_weights("sintra", 0.5)
    assert parse_weights(format_weights(weights)) == weights
    file = tmp_path / "tiny.weights"
    file.write_bytes(format_weights(weights))
    tally = simulate("sintra", [f"learned:weights={file}", "random"], games=4)
    assert tally.games == 4
    assert load_evaluation(file) is load_evaluation(file)


@pytest.mark.parametrize("damage", [b"", b"{}\n", b'{"game": 1}\n', format_weights(tiny_weights("sintra"))[:-1]])
def test_a_damaged_file_of_weights_is_refused(damage: bytes) -> None:
    with pytest.raises(LeadlightError) as refused:
        parse_weights(damage)
    assert refused.value.code == "weights-broken"


def test_missing_weights_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match="weights-missing"):
        simulate("sintra", [f"learned:weights={tmp_path / 'none.weights'}", "random"], games=1)


def test_the_bot_is_found_by_name_but_offered_to_nobody() -> None:
    assert find_bot("learned").name == "learned"
    assert "learned" not in BOTS
    with pytest.raises(OptionError):
        find_bot("learned:depth=3")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_packaged_weights_fit_the_features_and_are_small(file: Path) -> None:
    weights = parse_weights(file.read_bytes())
    assert file.stat().st_size <= LARGEST
    assert weights.description.features == FEATURES[weights.description.game].size
    game = find_game(weights.description.game)
    for players in sorted(set(weights.description.players)):
        options = game.complete(
            {name: values[0] for name, values in weights.description.options.items()} | {"players": players}
        )
        assert find_weights(game.name, options) == file


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_packaged_weights_choose_legal_actions_for_every_number_of_players(file: Path) -> None:
    description = parse_weights(file.read_bytes()).description
    options = {name: values[0] for name, values in description.options.items()}
    game, bot = find_game(description.game), find_bot("learned")
    for players in description.players:
        state, rng, decisions = game.begin(game.complete(options | {"players": players})), Rng(players), 0
        while decisions < 6:
            if state.actor() == CHANCE:
                state.apply(state.draw(rng))
                continue
            action = bot.choose(Perspective(game, state, state.actor()), Thinking(rng))
            assert action in state.legal_actions()
            state.apply(action)
            decisions += 1


def test_a_match_for_which_nothing_was_trained_is_refused() -> None:
    with pytest.raises(BotFailed, match="weights-none"):
        simulate("uzory", ["learned", "random"], games=1, mode="broken")


def test_a_quick_look_at_a_sagrada_turn_leaves_out_only_tools_for_less_valuable_drafts() -> None:
    """Tools for a die in hand are tried for two drafts; every other action has the value of a full look."""
    evaluation, rng = correct(make_value(tiny_weights("sagrada")), "sagrada"), Rng(6)
    state = find_game("sagrada").begin(find_game("sagrada").complete({}))
    less = decisions = 0
    while (seat := state.actor()) != OVER and decisions < 24:
        if seat == CHANCE:
            state.apply(state.draw(rng))
            continue
        actions = state.legal_actions()
        quick = evaluation.value_actions(state, actions, seat)
        full = value_at_once(state, actions, seat, evaluation.evaluate)
        assert all(one <= other for one, other in zip(quick, full, strict=True))
        assert sum(one < other for one, other in zip(quick, full, strict=True)) <= max(0, len(actions) - 3)
        less += quick != full
        state.apply(rng.pick(actions))
        decisions += 1
    assert less > 0
