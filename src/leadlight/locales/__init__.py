"""Every sentence a person reads, in five languages, from the Fluent catalogues beside this file."""

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
LONGEST = 900  # characters of a blank; Fluent gives up at 1,000
HUGE = 10**15
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # Fluent writes negative numbers with a hyphen

Fact = str | int | float


class Texts:
    """The catalogue of one language. A message that it lacks is told in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundles = [load_bundle(known) for known in dict.fromkeys((language, "en"))]

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)

    def translate(self, message: str, **facts: Fact) -> str:
        """The sentence for a message, its blanks filled with facts."""
        bundle = next((bundle for bundle in self.bundles if bundle.has_message(message)), None)
        if bundle is None:
            raise KeyError(f"no message {message}")
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        sentence, errors = bundle.format_pattern(pattern, {name: plain(fact) for name, fact in facts.items()})
        assert not errors, (message, errors)
        has_minus = any(isinstance(fact, int) and fact < 0 for fact in facts.values())
        return MINUS.sub("−", str(sentence)) if has_minus else str(sentence)


def plain(fact: Fact) -> Fact:
    """Huge numbers are written as they are, and endless texts cut short."""
    if isinstance(fact, int) and abs(fact) > HUGE:
        fact = str(fact)
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


@cache
def load_bundle(language: str) -> FluentBundle:
    """Without isolation marks, as in the browser: terminals show them as boxes."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the first of the usual variables that is set names, if we speak it, else English."""
    variables = ("LEADLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    language = next((value[:2].casefold() for name in variables if (value := environment.get(name))), "en")
    return language if language in LANGUAGES else "en"


CURRENT: ContextVar[Texts] = ContextVar("texts")


def use_language(language: str) -> Texts:
    """From now on, here, `translate` speaks this language."""
    texts = Texts(language)
    CURRENT.set(texts)
    return texts


def current_texts() -> Texts:
    return CURRENT.get(None) or use_language(preferred_language())


def translate(message: str, **facts: Fact) -> str:
    """A sentence in the language being spoken."""
    return current_texts().translate(message, **facts)
