"""Leadlight: board games about coloured glass and patterns, to play, to study and to carry on.

Everything that a program needs comes from here. A match is played by applying actions to a state, until it is over:

>>> import leadlight
>>> state, rng = leadlight.new_state("sintra", players=3, side="B"), leadlight.Rng(1)
>>> while (actor := state.actor()) != leadlight.OVER:
...     state.apply(state.draw(rng) if actor == leadlight.CHANCE else rng.pick(state.legal_actions()))
>>> state.scores()
[-17, -48, -87]

States, matches, streams of chance, games and records are values: they can be compared, copied and pickled. Where these
names are imported, a repr can be evaluated, except one in angle brackets. Each name is loaded when it is first used, so
`import leadlight` takes next to no time.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0.dev0"

if os.environ.get("LEADLIGHT_INTERPRETED"):
    from leadlight import interpreted

    interpreted.prefer_sources()

if TYPE_CHECKING:
    from leadlight.bots.bot import Bot
    from leadlight.bots.finding import bot_names, find_bot
    from leadlight.core.chance import Rng
    from leadlight.core.errors import (
        IllegalAction,
        LeadlightError,
        NotationError,
        OptionError,
        RecordError,
        Refusal,
        UndoRefused,
        UnknownGame,
    )
    from leadlight.core.event import Event
    from leadlight.core.game import Game, Option, Options, OptionValue
    from leadlight.core.journal import Journal
    from leadlight.core.playout import play_out
    from leadlight.core.record import Proof, Record, Result, Seat, parse_record
    from leadlight.core.score import Part, Score
    from leadlight.core.state import CHANCE, OVER, State
    from leadlight.games import GAMES, find_game, new_state, parse_position
    from leadlight.play.begin import new_match
    from leadlight.play.fair_check import verify
    from leadlight.play.fair_seen import Seen, parse_seen
    from leadlight.play.files import load_record, save_record
    from leadlight.play.match import Match
    from leadlight.play.perspective import Perspective, Step
    from leadlight.play.replay import replay, resume
    from leadlight.play.tally import Tally
    from leadlight.play.thinking import Budget, Progress, Thinking
    from leadlight.simulation import simulate

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Bot",
    "Budget",
    "Event",
    "Game",
    "IllegalAction",
    "Journal",
    "LeadlightError",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "OptionValue",
    "Options",
    "Part",
    "Perspective",
    "Progress",
    "Proof",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rng",
    "Score",
    "Seat",
    "Seen",
    "State",
    "Step",
    "Tally",
    "Thinking",
    "UndoRefused",
    "UnknownGame",
    "bot_names",
    "find_bot",
    "find_game",
    "is_compiled",
    "load_record",
    "new_match",
    "new_state",
    "parse_position",
    "parse_record",
    "parse_seen",
    "play_out",
    "replay",
    "resume",
    "save_record",
    "simulate",
    "verify",
]

# Where each name comes from. A test compares this with the imports above and with `__all__`.
NAMES_BY_MODULE = {
    "leadlight.games": "GAMES find_game new_state parse_position",
    "leadlight.core.game": "Game Option Options OptionValue",
    "leadlight.core.state": "CHANCE OVER State",
    "leadlight.core.chance": "Rng",
    "leadlight.core.playout": "play_out",
    "leadlight.core.journal": "Journal",
    "leadlight.core.event": "Event",
    "leadlight.core.score": "Part Score",
    "leadlight.core.record": "Proof Record Result Seat parse_record",
    "leadlight.core.errors": (
        "IllegalAction LeadlightError NotationError OptionError RecordError Refusal UndoRefused UnknownGame"
    ),
    "leadlight.play.match": "Match",
    "leadlight.play.begin": "new_match",
    "leadlight.play.files": "load_record save_record",
    "leadlight.play.replay": "replay resume",
    "leadlight.play.fair_check": "verify",
    "leadlight.play.fair_seen": "Seen parse_seen",
    "leadlight.play.perspective": "Perspective Step",
    "leadlight.play.tally": "Tally",
    "leadlight.bots.finding": "bot_names find_bot",
    "leadlight.bots.bot": "Bot",
    "leadlight.play.thinking": "Budget Progress Thinking",
    "leadlight.simulation": "simulate",
}
MODULE_OF = {name: module for module, names in NAMES_BY_MODULE.items() for name in names.split()}


def is_compiled() -> bool:
    """Whether the rules run as machine code; if not, the same files run interpreted."""
    from leadlight.core import state

    return not str(state.__file__).endswith(".py")


if not TYPE_CHECKING:  # a type checker would believe that every name exists

    def __getattr__(name: str) -> object:
        if name not in MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(MODULE_OF[name]), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
