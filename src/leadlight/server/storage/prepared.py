"""Statements as a driver takes them, compiled once: compiling one for every row cost more than running it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Dialect, Executable
from sqlalchemy.sql.elements import CompilerElement


class Prepared(NamedTuple):
    """The text of a statement, the name of the value for each of its placeholders, and the values that are fixed."""

    sql: str
    names: tuple[str, ...]
    fixed: Mapping[str, Any]

    def values(self, **given: Any) -> tuple[Any, ...]:
        return tuple(given[name] if name in given else self.fixed[name] for name in self.names)


def prepare(statement: Executable, dialect: Dialect) -> Prepared:
    assert isinstance(statement, CompilerElement)
    compiled: Any = statement.compile(dialect=dialect)
    assert compiled.positiontup is not None
    return Prepared(str(compiled), tuple(compiled.positiontup), compiled.params)
