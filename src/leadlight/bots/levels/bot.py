"""The bot of a level: `level:4` and `journeyman` are the same."""

from dataclasses import replace

from leadlight.bots.evaluation import Evaluation
from leadlight.bots.learned import load_evaluation
from leadlight.bots.levels import LEVELS, STYLES
from leadlight.bots.levels.misjudging import choose_misjudging
from leadlight.bots.levels.style import Style
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import Search
from leadlight.bots.weights import find_weights
from leadlight.core.errors import OptionError
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking


class Level:
    """Plays every game at one of the six levels. A budget of its spec replaces the nodes of the level."""

    def __init__(self, level: int | str) -> None:
        """Raises `OptionError` unless the level is a number from 1 to 6 or the name of a level."""
        self.name = find_level(level)
        self.rank = LEVELS.index(self.name)
        self.search = Search()

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        style = STYLES[perspective.game.name][self.rank]
        if style.nodes == 0:
            return choose_misjudging(perspective, thinking.rng, style, find_evaluation(perspective, style))
        if thinking.budget == Budget():
            thinking = replace(thinking, budget=Budget(nodes=style.nodes_with(perspective.players)))
        return self.search.choose(perspective, thinking)


def find_level(level: object) -> str:
    """The name of a level, given by its name or by its number as the spec has it."""
    names = {str(number): name for number, name in enumerate(LEVELS, start=1)} | {name: name for name in LEVELS}
    name = names.get(str(level).casefold())
    if name is None:
        raise OptionError("bot-level", level=str(level), expected=", ".join(names))
    return name


def find_evaluation(perspective: Perspective, style: Style) -> Evaluation:
    game = perspective.game.name
    file = find_weights(game, perspective.options) if style.trained else None
    return hand_made(game) if file is None else load_evaluation(file, alone=perspective.players == 1)
