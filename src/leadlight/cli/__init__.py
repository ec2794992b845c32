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
    """Run one command. If it cannot be done, print why and exit with status 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # do not fail on a character that the terminal lacks
    use_language(preferred_language())
    try:
        if language := take_language(words):
            use_language(language)
        app(words, result_action="return_none")
        sys.stdout.flush()
    except LeadlightError as error:
        print_error(error)
        sys.exit(EXIT_REFUSED)
    except OSError:  # the reader of the output has gone, or the disk is full
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        sys.exit(1)


def take_language(words: list[str]) -> str | None:
    """Remove `--lang` from the arguments, wherever it stands, so that it applies to every command and every error."""
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
