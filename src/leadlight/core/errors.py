"""The errors that callers can cause.

LeadlightError
├── UnknownGame          no game has that name
├── OptionError          an option, or a combination of options, that the game does not have
├── NotationError        a text that is not an action or not a position
├── IllegalAction        an action that the rules refuse, with the number of the rule
├── UndoRefused          an undo that would cross a draw of chance
└── RecordError          a record that cannot be read or does not follow the rules

An error carries a code and the facts; whoever shows it finds the sentence for the code in the reader's language.
"""

from collections.abc import Mapping

import msgspec

Fact = str | int


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: a code of the game, the number of the rule, and the facts of the case."""

    code: str
    rule: str
    facts: Mapping[str, Fact] = {}


class LeadlightError(Exception):
    """The base of all errors. `code` names a sentence in the catalogues, and `facts` are filled into it."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Let errors be pickled between processes, whatever arguments their classes take."""
        return rebuild_error, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code


def rebuild_error(
    kind: type[LeadlightError], arguments: tuple[object, ...], fields: dict[str, object]
) -> LeadlightError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(fields)
    return error


class UnknownGame(LeadlightError):
    """No game of that name."""


class OptionError(LeadlightError):
    """An option, or a combination of options, that the game does not have."""


class NotationError(LeadlightError):
    """A text that is not an action or not a position. It has a refusal if the text names something the rules forbid."""

    def __init__(self, code: str, refusal: Refusal | None = None, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.refusal = refusal


class IllegalAction(LeadlightError):
    """An action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, rule=refusal.rule, **refusal.facts)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The number of the rule that forbids the action."""
        return self.refusal.rule


class UndoRefused(LeadlightError):
    """An undo that would cross a draw of chance."""


class RecordError(LeadlightError):
    """A record that cannot be read, or whose actions do not follow the rules; `cause` is the error at that ply."""

    def __init__(self, code: str, cause: LeadlightError | None = None, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.cause = cause

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.cause})" if self.cause else super().__str__()
