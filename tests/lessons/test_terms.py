"""No term is used before the step that shows it. Remarks on other actions are exempt: they name what was tried."""

import pytest

from leadlight.lessons import LESSONS
from leadlight.lessons.lesson import step_messages
from leadlight.locales import LANGUAGES, Texts

# By lesson: the step that shows a term, and the beginning of the word in each language.
TERMS = {
    "sintra": {
        "centre": ("fitting", {"en": "centre", "uk": "центр", "pl": "środ", "cs": "střed", "ru": "центр"}),
        "marker": ("centre", {"en": "marker", "uk": "маркер", "pl": "znacznik", "cs": "žeton", "ru": "маркер"}),
        "window": ("complete", {"en": "window", "uk": "вікн", "pl": "okn", "cs": "okn", "ru": "окн"}),
        "bonus": ("complete", {"en": "bonus", "uk": "бонус", "pl": "premi", "cs": "bonus", "ru": "бонус"}),
        "glazier": ("return", {"en": "glazier", "uk": "скляр", "pl": "witraży", "cs": "sklenář", "ru": "стекольщик"}),
        "ornament": (
            "ornament",
            {
                language: {"en": "ornament", "pl": "ornament", "cs": "ornament"}.get(language, "орнамент")
                for language in LANGUAGES
            },
        ),
        "joker": ("ornament", {"en": "joker", "uk": "джокер", "pl": "joker", "cs": "žolík", "ru": "джокер"}),
    },
    "sagrada": {
        "pool": ("border", {"en": "pool", "uk": "резерв", "pl": "pul", "cs": "zásob", "ru": "резерв"}),
        "track": ("back", {"en": "track", "uk": "лічильник", "pl": "tor ", "cs": "počítadl", "ru": "счётчик"}),
        "tool": ("tool", {"en": "tool", "uk": "інструмент", "pl": "narzędzi", "cs": "nástroj", "ru": "инструмент"}),
        "token": ("tool", {"en": "token", "uk": "фішк", "pl": "żeton", "cs": "žeton", "ru": "фишк"}),
        "objective": ("objective", {"en": "objective", "uk": "ціл", "pl": "cel", "cs": " cíl", "ru": " цел"}),
        "private": ("private", {"en": "private", "uk": "особист", "pl": "osobist", "cs": "osobní", "ru": "личн"}),
    },
    "sagrada-solo": {
        "private": ("private", {"en": "private", "uk": "особист", "pl": "osobist", "cs": "osobní", "ru": "личн"}),
    },
    "uzory": {
        "discard": ("drawing", {"en": "discard", "uk": "скин", "pl": "odrzu", "cs": "odlož", "ru": "сбро"}),
        "black": ("white", {"en": "black", "uk": "чорн", "pl": "czarn", "cs": "čern", "ru": "чёрн"}),
        "frame": ("white", {"en": "frame", "uk": "рамк", "pl": "ramk", "cs": "rámeč", "ru": "рамк"}),
        "seal": ("closing", {"en": "seal", "uk": "печатк", "pl": "pieczę", "cs": "pečeť", "ru": "печать"}),
        "shard": ("shard", {"en": "shard", "uk": "улам", "pl": "odłam", "cs": "střep", "ru": "оскол"}),
        "skip": ("skip", {"en": "skip", "uk": "пропуск", "pl": "pomi", "cs": "vynech", "ru": "пропуск"}),
    },
}


def words_by_step(name: str, language: str) -> dict[str, str]:
    """Everything that each step says, in small letters."""
    lesson, texts = LESSONS[name], Texts(language)
    return {
        step.name: " ".join(texts.translate(message) for message in step_messages(lesson, step)).casefold()
        for _, _, step in lesson.steps()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TERMS)
def test_a_term_comes_first_in_the_step_that_shows_it(name: str, language: str) -> None:
    said = words_by_step(name, language)
    for term, (step, stems) in TERMS[name].items():
        first = next((place for place, words in said.items() if stems[language] in words), None)
        assert first == step, (term, first)


def test_every_lesson_has_terms_to_watch() -> None:
    assert set(TERMS) == set(LESSONS)
