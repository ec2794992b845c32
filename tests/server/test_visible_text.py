"""Names and chat: what people write stays, what deceives them is refused."""

import unicodedata

import pytest

from leadlight.server.errors import Malformed
from leadlight.server.visible_text import clean_name, clean_text

from .conftest import Visitors
from .test_http import check_failed

DECEPTIVE = {
    "direction override": "Ann\u202ebeN",
    "direction isolate": "Ann\u2066x\u2069",
    "direction mark": "Ann\u200f",
    "zero width space": "An\u200bn",
    "zero width non-joiner": "An\u200cn",
    "zero width joiner between letters": "An\u200dn",
    "zero width joiner after an emoji": "🙂\u200d",
    "word joiner": "Ann\u2060",
    "byte order mark": "\ufeffAnn",
    "soft hyphen": "An\xadn",
    "variation selector after a letter": "Ann\ufe0f",
    "tag": "Ann\U000e0041",
    "blank letter": "\u3164",
    "blank Braille pattern": "\u2800",
    "line separator": "Ann\u2028Ben",
    "second set of controls": "Ann\x85Ben",
    "private character": "Ann\ue000",
    "marks over the lines": "A" + "\u0321\u0322\u0334\u0335" * 3,
}
HONEST = [
    "Їжак Ґалаґан",
    "Żółć Gęślą",
    "Příliš žluťoučký kůň",
    "Ёжик",
    "Nguyễn Thị",
    "حسن",
    "美咲",
    "👩‍👩‍👧‍👦",
    "👨🏽‍🚀 ❤️ 🏳️‍🌈",
    "1️⃣ ☀️ 🇺🇦",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "O’Neil-Šmíd (2)",
    "\U0001fae8",  # younger than some versions of Python
]


@pytest.mark.parametrize("text", DECEPTIVE.values(), ids=DECEPTIVE)
def test_what_nobody_can_see_is_refused(text: str) -> None:
    for clean in (clean_text, clean_name):
        with pytest.raises(Malformed, match="text-invisible"):
            clean(text)


@pytest.mark.parametrize("text", HONEST)
def test_what_people_write_stays(text: str) -> None:
    assert clean_text(text) == clean_name(text) == text


@pytest.mark.parametrize("name", ["Їжак", "Żółć", "Nguyễn"])
def test_letters_that_look_alike_become_alike(name: str) -> None:
    assert clean_name(unicodedata.normalize("NFD", name)) == name


def test_the_words_of_a_name_have_one_space_between_them() -> None:
    assert clean_name("\u3000Ann\xa0 \u2003 Marie ") == "Ann Marie"
    assert clean_text(" two  spaces ") == "two  spaces"


@pytest.mark.parametrize("text", ["Ann\u202ebeN", "An\u200bn"])
async def test_nobody_takes_a_deceptive_name_or_writes_deceptive_lines(visitors: Visitors, text: str) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table(name="Glass")
    check_failed(await ann.request("PUT", "/api/me", json={"name": text}), 400, "text-invisible")
    new = {"game": "sintra", "name": text}
    check_failed(await ann.request("POST", "/api/tables", json=new), 400, "text-invisible")
    assert (await ann.command(code, "configure", name=text, visibility="private"))["code"] == "text-invisible"
    assert (await ann.command(code, "say", text=text))["code"] == "text-invisible"
    seen = await ann.look(code)
    assert (seen["table"]["name"], seen["table"]["visibility"], seen["chat"]) == ("Glass", "link", [])
    assert await ann.get("/api/me") == {"name": "Ann"}


async def test_a_name_is_stored_composed(visitors: Visitors) -> None:
    ann = await visitors.enter(unicodedata.normalize("NFD", "Їжак"))
    assert await ann.get("/api/me") == {"name": "Їжак"}
