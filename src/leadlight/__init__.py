"""Leadlight: Sintra, Sagrada and Uzory, to play, to study and to carry on."""

import os

__version__ = "0.1.0"

if os.environ.get("LEADLIGHT_INTERPRETED"):
    from leadlight import interpreted

    interpreted.prefer_sources()


def is_compiled() -> bool:
    """Whether the rules run as machine code; if not, the same files run interpreted."""
    from leadlight.core import state

    return not str(state.__file__).endswith(".py")
