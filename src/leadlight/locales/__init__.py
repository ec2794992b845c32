"""Translates every sentence that a person reads into five languages, with the Fluent catalogues in this folder."""

import os
import re
from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

# By code, each with its name in its own words. The browser's list is written from this one (script/wire_types.py).
LANGUAGES = {"en": "English", "uk": "Українська", "pl": "Polski", "cs": "Čeština", "ru": "Русский"}
FOLDER = Path(__file__).parent
LONGEST = 900  # characters of a filled-in text; Fluent refuses more than 1,000
HUGE = 10**15
NAME = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # Fluent writes negative numbers with a hyphen

Fact = str | int | float


class Texts:
    """The texts of one language. A message that is missing in it is given in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogues = [load_catalogue(known) for known in dict.fromkeys((language, "en"))]

    def has(self, message: str) -> bool:
        return any(message in catalogue.files for catalogue in self.catalogues)

    def translate(self, message: str, **facts: Fact) -> str:
        """The sentence for a message, with the facts filled in."""
        catalogue = next((catalogue for catalogue in self.catalogues if message in catalogue.files), None)
        if catalogue is None:
            raise KeyError(f"no message {message}")
        bundle = catalogue.bundle_with(message)
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        sentence, errors = bundle.format_pattern(pattern, {name: plain(fact) for name, fact in facts.items()})
        assert not errors, (message, errors)
        has_minus = any(isinstance(fact, int) and fact < 0 for fact in facts.values())
        return MINUS.sub("−", str(sentence)) if has_minus else str(sentence)


class Catalogue:
    """The messages of one language. A file is parsed when one of its messages is first needed, because parsing all
    files took a fifth of a second at every start. Therefore a message never refers to a message in another file.
    """

    def __init__(self, language: str) -> None:
        self.files = {name: file for file in sorted((FOLDER / language).glob("*.ftl")) for name in message_names(file)}
        self.bundle = FluentBundle([language], use_isolating=False)  # as in the browser: terminals show isolation marks
        self.parsed: set[Path] = set()

    def bundle_with(self, message: str) -> FluentBundle:
        file = self.files[message]
        if file not in self.parsed:
            self.parsed.add(file)
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return self.bundle


def message_names(file: Path) -> list[str]:
    return NAME.findall(file.read_text(encoding="utf-8"))


def plain(fact: Fact) -> Fact:
    """A fact that Fluent can write: huge numbers become text, and very long texts are cut short."""
    if isinstance(fact, int) and abs(fact) > HUGE:
        fact = str(fact)
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


load_catalogue = cache(Catalogue)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language named by the first environment variable that is set; English if we do not have that language."""
    variables = ("LEADLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    language = next((value[:2].casefold() for name in variables if (value := environment.get(name))), "en")
    return language if language in LANGUAGES else "en"


CURRENT: ContextVar[Texts] = ContextVar("texts")


def use_language(language: str) -> Texts:
    """Make `translate` use this language from now on, in the current context only."""
    texts = Texts(language)
    CURRENT.set(texts)
    return texts


def current_texts() -> Texts:
    return CURRENT.get(None) or use_language(preferred_language())


def translate(message: str, **facts: Fact) -> str:
    """The sentence for a message in the current language."""
    return current_texts().translate(message, **facts)
