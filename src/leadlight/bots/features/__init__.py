"""Turns a position into the features that a network reads, for a seat and with nothing that the seat may not know."""

from collections.abc import Callable
from typing import NamedTuple

from leadlight.bots.features.active import Active
from leadlight.bots.features.sagrada import SAGRADA_FEATURES, add_sagrada_features
from leadlight.bots.features.sintra import SINTRA_FEATURES, add_sintra_features
from leadlight.bots.features.uzory import UZORY_FEATURES, add_uzory_features
from leadlight.core.state import State


class Features(NamedTuple):
    """How many features a game has, and the function that adds those of a position."""

    size: int
    add: Callable[[State, int, Active], None]


FEATURES: dict[str, Features] = {
    "sintra": Features(SINTRA_FEATURES, add_sintra_features),
    "sagrada": Features(SAGRADA_FEATURES, add_sagrada_features),
    "uzory": Features(UZORY_FEATURES, add_uzory_features),
}
