"""Names and chat as everybody sees them: without invisible characters, and without those that turn the writing around.

With these, two names can look alike that are not, and a line can be read otherwise than it was written.
"""

import re
import unicodedata

from leadlight.server.errors import Malformed

# Unicode's default ignorable characters, controls of direction, separators of lines, blank letters, private characters.
INVISIBLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ud800-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U0010ffff]"
)
SYMBOL = (
    "[\xa9\xae\u203c\u2049\u2122\u2139\u2190-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001faff]"
)
SHOWN_SYMBOL = f"{SYMBOL}\ufe0f?[\U0001f3fb-\U0001f3ff]?"
# Where invisible characters belong: flags of regions, joined emoji such as families, coloured symbols, and key caps.
EMOJI = re.compile(
    f"\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f|{SHOWN_SYMBOL}(?:\u200d{SHOWN_SYMBOL})*|[0-9#*]\ufe0f?\u20e3"
)
STACKED = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}")  # marks over the lines


def clean_text(text: str) -> str:
    """The text in Unicode's composed form, without spaces around it. Refused if it has characters nobody can see."""
    composed = unicodedata.normalize("NFC", text).strip()
    if INVISIBLE.search(EMOJI.sub("", composed)) or STACKED.search(composed):
        raise Malformed("text-invisible")
    return composed


def clean_name(name: str) -> str:
    """The same for a name, whose words have one plain space between them."""
    return " ".join(clean_text(name).split())
