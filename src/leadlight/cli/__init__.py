"""The command line."""

import io
import os
import sys
from collections.abc import Sequence

from leadlight.cli.app import app
from leadlight.cli.error_text import EXIT_REFUSED, print_error
from leadlight.core.errors import LeadlightError, OptionError
from leadlight.locales import LANGUAGES, preferred_language, use_language


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; exit 2 with a sentence when something asked for cannot be done."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a mark that the terminal lacks is no reason to stop
    use_language(preferred_language())
    try:
        if language := take_language(words):
            use_language(language)
        app(words, result_action="return_none")
        sys.stdout.flush()
    except LeadlightError as error:
        print_error(error)
        sys.exit(EXIT_REFUSED)
    except OSError:  # whoever was reading has gone, or the disk behind the output is full
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        sys.exit(1)


def take_language(words: list[str]) -> str | None:
    """Cut `--lang` out of the words, wherever it stands, so that every command and every error speaks it."""
    language = None
    for index, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            language = value if equals else "".join(words[index + 1 : index + 2])
            del words[index : index + (1 if equals else 2)]
            break
    if language is not None and language not in LANGUAGES:
        raise OptionError("language-unknown", language=language, expected=", ".join(LANGUAGES))
    return language
