"""Bots: legal, fair, and as strong as they claim."""

import pytest

from leadlight.bots import BOTS, find_bot
from leadlight.core.chance import Rng
from leadlight.core.errors import OptionError
from leadlight.core.game import Options
from leadlight.core.state import State
from leadlight.games import find_game
from leadlight.play.arena import Contest
from leadlight.play.perspective import Perspective
from leadlight.play.tally import Tally
from leadlight.play.thinking import Thinking
from leadlight.testing.conformance import every_choice

SINTRA = find_game("sintra")


def contest(options: Options, games: int, *bots: str) -> Tally:
    tally = Tally()
    players = {name: find_bot(name).choose for name in bots}
    for match in Contest(SINTRA, options, bots, players, seed=7).matches(games):
        tally.add(match)
    return tally


def test_greedy_beats_random_nearly_always() -> None:
    assert contest({}, 40, "greedy", "random").wins["greedy"] >= 38


@pytest.mark.parametrize("options", list(every_choice(SINTRA)), ids=str)
def test_one_greedy_among_random_players_wins(options: Options) -> None:
    bots = ["greedy"] + ["random"] * (int(options["players"]) - 1)
    assert contest(options, 8, *bots).wins["greedy"] >= 7


def test_an_unknown_bot_is_refused_naming_the_known_ones() -> None:
    with pytest.raises(OptionError) as refused:
        find_bot("alphago")
    assert refused.value.facts["expected"] == ", ".join(BOTS)


def test_a_world_is_a_copy_that_the_seat_cannot_tell_from_the_truth() -> None:
    state = SINTRA.begin(SINTRA.complete({}))
    world = Perspective(SINTRA, state, 0).deal_world(Rng(1))
    world.apply(world.draw(Rng(1)))
    assert SINTRA.format_position(world) != SINTRA.format_position(state)


def test_a_bot_gets_no_world_but_by_redealing() -> None:
    class Watched(Perspective):
        """Counts how the bot looks at the match."""

        worlds = 0

        def deal_world(self, rng: Rng) -> State:
            self.worlds += 1
            return super().deal_world(rng)

    rng = Rng(1)
    state = SINTRA.begin(SINTRA.complete({}))
    while state.actor() < 0:
        state.apply(state.draw(rng))
    before = SINTRA.format_position(state)
    perspective = Watched(SINTRA, state, state.actor())
    assert find_bot("greedy").choose(perspective, Thinking(rng)) in state.legal_actions()
    assert perspective.worlds == 1
    assert SINTRA.format_position(state) == before
    assert not [name for name in vars(perspective) if isinstance(vars(perspective)[name], State) and name[0] != "_"]
