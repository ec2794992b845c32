"""Writes TypeScript from Python: the types that cross the wire, each game's components, and the list of languages.

`script/wire_types.py` writes the files anew; with `--check` it only compares and fails if a file is out of date.

The server does not say what a view or an event of a match looks like, because that depends on the game. Such fields
become type parameters: `MatchInfo<View>`, `Step<Event>`.
"""

import importlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import inspect

from leadlight.core.event import Event
from leadlight.games import GAMES
from leadlight.locales import LANGUAGES
from leadlight.server import (
    admin,
    board_models,
    http_models,
    lesson_models,
    opinion_models,
    puzzle_models,
    review_models,
    wire,
)

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by script/wire_types.py from the Python of the same name. Do not edit.\n"
# The type parameter that stands for `Any`, by the name of the field; any other `Any` is opaque to the browser.
PARAMETERS = {"view": "View", "events": "Event", "outcomes": "Event"}
DECLARED = {"View": "View = unknown", "Event": "Event extends AnyEvent = AnyEvent"}
ANY_EVENT = "/** What every game's events have in common. */\nexport interface AnyEvent {\n  type: string;\n}"
PLAIN = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
INCOMING = (  # what the browser sends: fields with a default may be left out
    wire.Command,
    http_models.NewTable,
    board_models.BoardQuery,
    lesson_models.LessonQuery,
    puzzle_models.ChallengeMove,
    opinion_models.HintRequest,
)


class Writer:
    """Collects the structs that it meets on the way."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.parameters: dict[str, list[str]] = {}  # by the name of a struct or a union
        self.used: set[str] = set()  # the parameters of the struct being written

    def name(self, kind: inspect.Type, opaque: str = "unknown") -> str:
        """The TypeScript of a type; `opaque` stands for `Any`."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.AnyType():
                self.used |= {opaque} & DECLARED.keys()
                return opaque
            case inspect.LiteralType(values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.name(part, opaque) for part in types))
            case inspect.ListType(item) | inspect.VarTupleType(item):
                return self.array(item, opaque)
            case inspect.TupleType(items):
                return f"[{', '.join(self.name(item, opaque) for item in items)}]"
            case inspect.DictType(key, value):
                return f"Record<{self.name(key)}, {self.name(value, opaque)}>"
            case inspect.StructType():
                return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def array(self, item: inspect.Type, opaque: str) -> str:
        inner = self.name(item, opaque)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def struct(self, kind: inspect.StructType) -> str:
        """The name of a struct with its type arguments. The struct is written when it is first met."""
        name = kind.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # keeps its place before what it mentions
            outer, self.used = self.used, set()
            tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag is not None else []
            incoming = issubclass(kind.cls, INCOMING)
            fields = [self.field(field, incoming=incoming) for field in kind.fields]
            head = f"export interface {self.declare(name)} {{"
            self.written[name] = "\n".join([head, *tag, *fields, "}"])
            self.used = outer
        self.used |= set(self.parameters[name])
        return self.apply(name)

    def declare(self, name: str) -> str:
        """The name of what is being written, with the parameters that it needs."""
        self.parameters[name] = [parameter for parameter in DECLARED if parameter in self.used]
        declared = ", ".join(DECLARED[parameter] for parameter in self.parameters[name])
        return f"{name}<{declared}>" if declared else name

    def apply(self, name: str) -> str:
        arguments = ", ".join(self.parameters[name])
        return f"{name}<{arguments}>" if arguments else name

    def field(self, field: inspect.Field, *, incoming: bool) -> str:
        """What we send always has every field; what we receive may leave defaults out."""
        optional = "?" if incoming and not field.required else ""
        return f"  {field.encode_name}{optional}: {self.name(field.type, PARAMETERS.get(field.name, 'unknown'))};"

    def union(self, name: str, members: Iterable[type]) -> None:
        self.used = set()
        names = [self.name(inspect.type_info(member)) for member in members]
        self.written[name] = f"export type {self.declare(name)} =\n  | " + "\n  | ".join(names) + ";"

    def text(self) -> str:
        parts = [ANY_EVENT] if any("AnyEvent" in part for part in self.written.values()) else []
        return HEAD + "\n" + "\n\n".join([*parts, *self.written.values()]) + "\n"


def write_types() -> str:
    writer = Writer()
    writer.union("AnyCommand", wire.AnyCommand.__args__)
    writer.union("AnyMessage", wire.AnyMessage.__args__)
    for body in (
        http_models.Guest,
        http_models.Rename,
        http_models.Handover,
        http_models.HandoverOffer,
        http_models.SessionInfo,
        http_models.PersonInfo,
        http_models.NewTable,
        http_models.TableList,
        http_models.HostInfo,
        http_models.Replay,
        board_models.BoardRequest,
        board_models.BoardPreview,
        board_models.BoardAnswer,
        lesson_models.LessonQuery,
        lesson_models.LessonPreview,
        lesson_models.LessonAnswer,
        opinion_models.AnalysisRequest,
        opinion_models.HintRequest,
        opinion_models.OpinionAnswer,
        http_models.History,
        http_models.Statistics,
        review_models.ReviewStatus,
        review_models.ReviewStatistics,
        puzzle_models.PuzzleInfo,
        puzzle_models.PuzzleProgress,
        puzzle_models.ChallengeInfo,
        puzzle_models.ChallengeMove,
        puzzle_models.ChallengePreview,
        admin.AdminReport,
    ):
        writer.name(inspect.type_info(body))
    return writer.text()


def write_game(game: str) -> str:
    """The view of a game and the union of its events."""
    writer = Writer()
    package = f"leadlight.games.{game}"
    view = getattr(importlib.import_module(f"{package}.view"), f"{game.capitalize()}View")
    writer.name(inspect.type_info(view))
    module: Any = importlib.import_module(f"{package}.events")
    own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
    writer.union(f"{game.capitalize()}Event", [kind for kind in own if issubclass(kind, Event)])
    return writer.text()


def write_components(game: str) -> str:
    """What is in the box, for the boards to draw: facts, no rules."""
    module = importlib.import_module(f"leadlight.games.{game}.components")
    facts = {name: value for name, value in vars(module).items() if name.isupper()}
    lines = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;" for name, value in facts.items()
    ]
    return HEAD + "\n" + "\n".join(lines) + "\n"


def write_languages() -> str:
    """The languages that there are catalogues for."""
    return (
        f"{HEAD}\n"
        "/** By code, each with its name in its own words, so that nobody is stuck in one that they cannot read. */\n"
        f"export const LANGUAGES = {json.dumps(LANGUAGES, ensure_ascii=False)} as const;\n"
        "export type Language = keyof typeof LANGUAGES;\n"
    )


def write_all() -> dict[Path, str]:
    types = {WEB / "games" / game / "wire.ts": write_game(game) for game in GAMES}
    components = {WEB / "games" / game / "components.ts": write_components(game) for game in GAMES}
    shared = {WEB / "net" / "wire.ts": write_types(), WEB / "text" / "languages.ts": write_languages()}
    return shared | types | components


if __name__ == "__main__":
    for target, text in write_all().items():
        if "--check" not in sys.argv:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target.relative_to(WEB.parent)} is not what script/wire_types.py writes. Run it.")
