"""Fonts and outlines."""

import pytest

from leadlight.locales import FOLDER, LANGUAGES, load_catalogue
from leadlight.printing.outline import read_outline
from leadlight.printing.text import body, one
from leadlight.printing.typeface import display, plain, strong

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz’“”",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’«»—",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż„”–",
    "cs": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž„“–",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", [plain(), strong(), display()], ids=lambda face: face.name)
def test_a_font_has_every_letter_of_every_language(face: object, language: str) -> None:
    letters = ALPHABETS[language]
    known = set(face.glyphs)  # type: ignore[attr-defined]
    assert set(letters + letters.upper().replace("SS", "") + "0123456789 .,:;()×−+=%·…–\u00a0") <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_character_of_what_is_printed(language: str) -> None:
    printed = [path for path in (FOLDER / language).glob("*.ftl") if path.name == "printed.ftl" or "-aid" in path.name]
    assert len(printed) == 4
    text = "".join(path.read_text("utf-8") for path in printed)
    assert set(text) - {"\n"} <= set(plain().glyphs) & set(strong().glyphs)
    assert load_catalogue(language).files


def test_widths_are_those_of_the_font() -> None:
    assert plain().width("il", 10) < plain().width("MW", 10)
    assert strong().width("7", 10) == pytest.approx(strong().width("1", 10), rel=0.35)
    assert plain().width("ab", 4) == pytest.approx(2 * (plain().width("a", 2) + plain().width("b", 2)))
    with pytest.raises(KeyError):
        plain().encode("漢")


def test_lines_are_no_wider_than_their_room_and_keep_short_words_with_the_next() -> None:
    words = one("Взяв кубик і поклав у вітраж з 12 клітинками, а не в резерв", body())
    lines = words.lines(22.0, 1.0)
    told = ["".join(f" {word}" if spaced else word for word, _, spaced in line) for line in lines]
    assert len(told) > 2
    assert all(body().width(line) <= 22.0 for line in told if " " in line)
    assert not any(line.endswith((" і", " у", " з", " а", " в", " 12")) for line in told)
    assert " ".join(told).replace("\u00a0", " ") == "Взяв кубик і поклав у вітраж з 12 клітинками, а не в резерв"


def test_outlines_are_read_as_in_svg() -> None:
    assert read_outline("M1 2h3v4l-1-1Z") == ([(1, 2), (4, 2), (4, 6), (3, 5), (1, 2)],)
    assert read_outline("m1 2c1 0 1 1 2 2") == ([(1, 2), ((2, 2), (2, 3), (3, 4))],)


def test_arcs_become_curves_with_the_same_ends_and_the_same_reach() -> None:
    (path,) = read_outline("M18.5 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z")
    ends = [step[2] if len(step) == 3 else step for step in path]
    assert ends[0] == pytest.approx(ends[-1])
    for x, y in ends:
        assert ((x - 12) ** 2 + (y - 10.5) ** 2) ** 0.5 == pytest.approx(6.5)
    assert {round(y, 3) for _, y in ends} == {4.0, 10.5, 17.0}
