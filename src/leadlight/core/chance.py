"""The source of randomness: the rules list the possible outcomes, and the caller draws one with an `Rng`."""

import random
import secrets
from typing import Any

from mypy_extensions import mypyc_attr

from leadlight.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(Value):
    """A stream of uniform whole numbers. The same seed gives the same stream on every Python.

    >>> rng = leadlight.Rng(42)
    >>> [rng.below(6) for _ in range(5)]
    [3, 0, 1, 1, 4]
    >>> rng
    Rng(42, draws=5)

    Without a seed the stream differs every time. `draws` is how many numbers of the stream are already used.
    """

    def __init__(self, seed: int | None = None, draws: int = 0) -> None:
        self.seed: int = secrets.randbits(64) if seed is None else seed
        self.draws = draws
        self._source = random.Random(self.seed)
        self._random = self._source.random
        for _ in range(draws):
            self._random()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias of scaling 53 bits is under bound / 2**53."""
        self.draws += 1
        return int(self._random() * bound)

    def seek(self, draws: int) -> None:
        """Go to where the stream stood after this many draws. Only a stream that can be repeated supports this."""

    def pick(self, actions: list[int]) -> int:
        """One entry of the list, each as likely as the others. The list must not be empty."""
        return actions[self.below(len(actions))]

    def fields(self) -> dict[str, object]:
        """The fields of the stream, with the state of its source instead of the source itself."""
        fields = super().fields()
        del fields["_random"]
        fields["_source"] = self._source.getstate()
        return fields

    def restore(self, fields: dict[str, Any]) -> None:
        """Set the fields to those of another stream."""
        source = random.Random()
        source.setstate(fields["_source"])
        super().restore(fields | {"_source": source, "_random": source.random})

    def copy(self) -> "Rng":
        """An independent stream that continues with the same numbers."""
        twin = super().copy()
        assert isinstance(twin, Rng)
        return twin

    def __repr__(self) -> str:
        skipped = f", draws={self.draws}" if self.draws else ""
        return f"{type(self).__name__}({self.seed}{skipped})"
