"""The weights of trained networks: how a file holds them, and which file a match needs.

A file is a line of JSON, then the weights as 16-bit floating-point numbers. Weights are loaded when a bot first needs
them.
"""

import struct
from functools import lru_cache
from pathlib import Path

import msgspec

from leadlight.bots.network import Network, weight_count
from leadlight.core.errors import LeadlightError
from leadlight.core.game import Options, OptionValue

SUFFIX = ".weights"
PACKAGED = Path(__file__).parent


class Description(msgspec.Struct, frozen=True):
    """What a network was trained for, and its shape."""

    game: str
    players: tuple[int, ...]
    options: dict[str, tuple[OptionValue, ...]]  # the values that were trained; options not named here may have any
    features: int
    width: int
    hidden: int
    trust: float = 1.0  # the share of the correction that counts when positions are compared
    rivals: float = 0.0  # how much a point of the best rival counts against an own point
    win: float = 0.0  # how many points the certainty of winning is worth
    games: int = 0  # played to train it

    @property
    def size(self) -> int:
        return weight_count(self.features, self.width, self.hidden)

    def covers(self, game: str, options: Options) -> bool:
        """Whether the network was trained for such matches."""
        return (
            game == self.game
            and options["players"] in self.players
            and all(options[name] in values for name, values in self.options.items())
        )


class Weights(msgspec.Struct, frozen=True):
    """`numbers` are 16-bit floating-point numbers, the lower byte first."""

    description: Description
    numbers: bytes

    def network(self) -> Network:
        shape = self.description
        numbers = struct.unpack(f"<{shape.size}e", self.numbers)
        return Network(shape.features, shape.width, shape.hidden, list(numbers))


def format_weights(weights: Weights) -> bytes:
    return msgspec.json.encode(weights.description) + b"\n" + weights.numbers


def parse_weights(data: bytes) -> Weights:
    """The weights in a file. Raises `LeadlightError` for one that is no such file or is cut off."""
    header, _, numbers = data.partition(b"\n")
    try:
        description = msgspec.json.decode(header, type=Description)
    except msgspec.MsgspecError as error:
        raise LeadlightError("weights-broken", reason=str(error)) from None
    if len(numbers) != 2 * description.size:
        raise LeadlightError("weights-broken", reason=f"{len(numbers)} bytes instead of {2 * description.size}")
    return Weights(description, numbers)


def read_weights(file: Path) -> Weights:
    try:
        return parse_weights(file.read_bytes())
    except OSError as error:
        raise LeadlightError("weights-missing", file=str(file), reason=str(error.strerror)) from None


def find_weights(game: str, options: Options) -> Path | None:
    """The file in the package that was trained for such matches, if there is one."""
    for file in sorted(PACKAGED.glob(f"{game}*{SUFFIX}")):
        if describe(file).covers(game, options):
            return file
    return None


@lru_cache(maxsize=32)
def describe(file: Path) -> Description:
    with file.open("rb") as stream:
        return msgspec.json.decode(stream.readline(), type=Description)
