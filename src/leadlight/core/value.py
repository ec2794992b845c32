"""Makes states, matches and random streams values: they are compared, pickled and copied by their content.

A pickle is meant for another process that runs the same version of Leadlight. To keep a match, save its record.
"""

import copy
import copyreg
from collections.abc import Callable, Iterable
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Two values are equal when they have the same class and equal fields.

    Values can change, so they have no hash. A copy shares nothing that can change with its original.
    """

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def fields(self) -> dict[str, object]:
        """Everything that the value holds, by name."""
        compiled: tuple[str, ...] = getattr(type(self), "__mypyc_attrs__", ())
        fields: dict[str, object] = {name: getattr(self, name) for name in compiled if name != "__dict__"}
        fields.update(getattr(self, "__dict__", {}))
        return fields

    def restore(self, fields: dict[str, object]) -> None:
        """Set the fields to those of another value of this class."""
        for name, field in fields.items():
            setattr(self, name, field)

    def copy(self) -> "Value":
        """An independent value equal to this one."""
        return rebuild(type(self), copy.deepcopy(self.fields()))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, Value)
        return self is other or self.fields() == other.fields()

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.fields())

    def __copy__(self) -> "Value":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Value":
        return self.copy()


def rebuild(kind: type[Value], fields: dict[str, object]) -> Value:
    """The value of that class with these fields."""
    value = kind.__new__(kind)
    value.restore(fields)
    return value


def make_vector(numbers: Iterable[i64]) -> vec[i64]:
    """The vector of these numbers."""
    return vec[i64](numbers)


def reduce_vector(vector: vec[i64]) -> tuple[Callable[..., vec[i64]], tuple[list[i64]]]:
    """How `pickle` and `copy` take a vector apart, because vectors do not support them."""
    return make_vector, (list(vector),)


copyreg.pickle(type(vec[i64]()), reduce_vector)
