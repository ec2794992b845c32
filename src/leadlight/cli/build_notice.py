"""Tells people whether the rules run compiled, and why not where they do not."""

import os
from pathlib import Path

from rich.console import Console

import leadlight
from leadlight import __version__, is_compiled
from leadlight.locales import translate

# hatch_build.py puts this file into a wheel whose rules are not compiled.
REASON_FILE = Path(leadlight.__file__).parent / "not_compiled.txt"


def format_version() -> str:
    if is_compiled():
        return translate("version-compiled", version=__version__)
    return translate("version-interpreted", version=__version__, reason=explain_interpreted())


def print_build_notice(console: Console) -> None:
    """Print one line if the rules run interpreted, and nothing if they are compiled."""
    if not is_compiled():
        console.print(translate("build-interpreted", reason=explain_interpreted()), markup=False, soft_wrap=True)


def explain_interpreted() -> str:
    """Why the rules run interpreted, as part of a sentence."""
    if os.environ.get("LEADLIGHT_INTERPRETED"):
        return translate("build-asked")
    if not REASON_FILE.exists():
        return translate("build-editable")
    kind, _, detail = REASON_FILE.read_text(encoding="utf-8").strip().partition(": ")
    match kind:
        case "no-compiler":
            return translate("build-no-compiler")
        case "no-headers":
            return translate("build-no-headers")
        case _:
            return translate("build-failed", detail=detail)
