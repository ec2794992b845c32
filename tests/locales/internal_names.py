"""Names that only code, records and the command line use, and that no page shows to anybody."""

import re

from leadlight.games import GAMES

OPTIONS = [option for game in GAMES.values() for option in game.options]
NAMES = {option.name for option in OPTIONS}
VALUES = {value for option in OPTIONS for value in option.values if isinstance(value, str) and len(value) > 1}
LONG = "|".join(sorted(name for name in NAMES if "_" in name))
QUOTED = "|".join(sorted(NAMES | VALUES))

# "Side" or "first" alone are words of a sentence; in quotation marks they are names.
INTERNAL = re.compile(rf"\b(?:{LONG})\b|[“«„](?:{QUOTED})[”»“]|\b[Pp]l(?:y|ies)\b")
