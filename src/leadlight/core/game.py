"""A game as the levels above see it: a name, its options, and functions over its states."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from leadlight.core.errors import OptionError, Refusal
from leadlight.core.score import Score
from leadlight.core.state import POSITION_WRITERS, State

OptionValue = str | int | bool  # the type of what an option may be set to
Options = Mapping[str, OptionValue]  # the type of a choice of options, by name


@dataclass(frozen=True)
class Option:
    """A choice made before the match begins. `rule` is the number of the rule that gives its meaning."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    only_if: tuple[str, OptionValue] | None = None  # has a meaning only with this value of another option

    def parse(self, text: str) -> OptionValue:
        """The value written as this text, in any case; a switch also takes yes, no, on and off."""
        spellings = {str(value).casefold(): value for value in self.values}
        if self.values == (False, True):
            spellings |= {"no": False, "off": False, "0": False, "yes": True, "on": True, "1": True}
        if text.casefold() not in spellings:
            raise self.refuse(text)
        return spellings[text.casefold()]

    def refuse(self, value: object) -> OptionError:
        """The error for a value that the option does not have."""
        return OptionError(
            "option-value", option=self.name, value=str(value), expected=", ".join(map(str, self.values))
        )


@dataclass(frozen=True)
class Game:
    """A record of functions. `games/` holds one for each game; nothing above asks which game it is.

    >>> sintra = leadlight.find_game("sintra")
    >>> sintra
    find_game('sintra')
    >>> sintra.option("players")
    Option(name='players', values=(2, 3, 4), default=2, rule='S13.1', only_if=None)
    >>> sintra.format_action(sintra.parse_action("3o5"))
    '3 orange > 5'
    """

    name: str
    version: int  # of the rules; a record names it
    rule_prefix: str
    options: tuple[Option, ...]  # the first is always `players`
    action_count: int
    example: str  # an action in notation, to show how one is written
    state_class: type[State]
    max_plies: Callable[[Options], int]
    begin: Callable[[Options], State]
    options_of: Callable[[State], Options]
    parse_action: Callable[[str], int]
    format_action: Callable[[int], str]
    parse_position: Callable[[str], State]
    format_position: Callable[[State], str]
    view: Callable[[State, int | None], msgspec.Struct]
    refusal: Callable[[State, int, int], Refusal]
    score: Callable[[State, int], Score]
    has_secrets: bool  # whether viewers see different things
    progress: Callable[[State], tuple[int, int]]  # which round it is, counted from 1, and how many there are
    violations: Callable[[State], list[str]]
    ending: Callable[[State], str] | None = None  # why a match is over, where it can end in several ways
    # The view as JSON, for a game that makes it quicker than `view` can be encoded.
    encode_view: Callable[[State, int | None], bytes] | None = None
    # The option and the value of it with which the first seat takes the first turn; None where no option says so.
    first_seat_starts: tuple[str, OptionValue] | None = None

    def __post_init__(self) -> None:
        POSITION_WRITERS[self.state_class] = self.format_position

    def __repr__(self) -> str:
        return f"find_game({self.name!r})"

    def option(self, name: str) -> Option:
        """The option of that name; `OptionError` when the game has none."""
        for option in self.options:
            if option.name == name:
                return option
        raise OptionError("option-unknown", option=name, expected=", ".join(option.name for option in self.options))

    def complete(self, given: Options) -> dict[str, OptionValue]:
        """All options, defaults filled in; refuses names and values that the game does not have."""
        for name, value in given.items():
            option = self.option(name)
            if not any(value == known and type(value) is type(known) for known in option.values):
                raise option.refuse(value)
        choice = {option.name: given.get(option.name, option.default) for option in self.options}
        self.refuse_combination(choice)
        return choice

    def refuse_combination(self, choice: Options) -> None:
        """An option may leave its default only where it has a meaning."""
        for option in self.options:
            if option.only_if is None or choice[option.name] == option.default:
                continue
            other, needed = option.only_if
            if choice[other] != needed:
                raise OptionError("option-combination", option=option.name, other=other, needed=str(needed))
