"""Six levels of strength for every game, from one that a child beats to the strongest."""

from leadlight.bots.levels import sagrada, sintra, uzory
from leadlight.bots.levels.style import Style

# From weak to strong. A level is found by its number or its name; the catalogues translate the name as `bot-NAME`, and
# say in a sentence how it plays a game as `GAME-level-NAME`.
LEVELS = ("apprentice", "cutter", "painter", "journeyman", "master", "guildmaster")

STYLES: dict[str, tuple[Style, ...]] = {
    "sintra": sintra.LEVELS,
    "sagrada": sagrada.LEVELS,
    "uzory": uzory.LEVELS,
}
