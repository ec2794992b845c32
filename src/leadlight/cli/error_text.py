"""Errors as sentences in the reader's language."""

from collections.abc import Callable, Iterable
from difflib import get_close_matches

import cyclopts
from rich.console import Console
from rich.text import Text

from leadlight.cli.help import translate_label
from leadlight.core.errors import Fact, IllegalAction, LeadlightError, NotationError, RecordError, Refusal
from leadlight.locales import translate

EXIT_REFUSED = 2
LONGEST = 200


def print_error(error: LeadlightError, spell: Callable[[str], str] = str) -> None:
    """`spell` puts the marks and places of a board, which refusals name, into words."""
    sentence = explain(error)
    text = translate("error", text=spell(sentence) if find_refusal(error) else sentence)
    Console(stderr=True, highlight=False).print(text, markup=False, soft_wrap=True)


def explain(error: LeadlightError) -> str:
    """What was wrong and, if a rule forbids it, the number and text of the rule."""
    if refusal := find_refusal(error):
        return explain_refusal(refusal)
    facts = {name: shorten(fact) for name, fact in error.facts.items()}
    if isinstance(error, RecordError) and error.cause is not None:
        facts["cause"] = explain(error.cause)
    return translate(f"error-{error.code}", **facts) + suggest_expected(error)


def suggest_expected(error: LeadlightError) -> str:
    """Errors about a name or a value list what is expected; one fact is what was given."""
    expected = str(error.facts.get("expected", "")).split(", ")
    given = [str(fact) for name, fact in error.facts.items() if name not in ("expected", "option")]
    return suggest(given[-1] if given else str(error.facts.get("option", "")), expected)


def suggest(word: str, known: Iterable[str]) -> str:
    """A question such as "did you mean", with the one known word that is close; empty if there is none."""
    close = get_close_matches(word.casefold(), known, n=1)
    return " " + translate("did-you-mean", suggestion=close[0]) if close and close[0] != word else ""


def find_refusal(error: LeadlightError) -> Refusal | None:
    return error.refusal if isinstance(error, IllegalAction | NotationError) else None


def shorten(fact: Fact) -> Fact:
    """What somebody typed, cut to a few lines."""
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def explain_refusal(refusal: Refusal) -> str:
    from leadlight.cli.boards import BOARDS
    from leadlight.games import game_of_rule

    game = game_of_rule(refusal.rule)
    reason = translate(f"{game.name}-refused-{refusal.code}", **BOARDS[game.name].show_facts(refusal.facts))
    return translate("refused", reason=reason, rule=refusal.rule, text=translate(rule_message(game.name, refusal.rule)))


def rule_message(game: str, number: str) -> str:
    return f"{game}-rule-{number.replace('.', '-')}"


def explain_usage(error: cyclopts.CycloptsError) -> str:
    """A command line that does not parse, in our words instead of the library's."""
    token = name_argument(error)
    match error:
        case cyclopts.UnknownCommandError():
            words = error.unused_tokens or ["?"]
            return translate("error-usage-command", token=" ".join(words)) + suggest(words[0], known_commands(error))
        case cyclopts.UnknownOptionError():
            name = token.partition("=")[0]
            return translate("error-usage-option", token=token) + suggest(name, known_options(error))
        case cyclopts.UnusedCliTokensError():
            return translate("error-usage-unused", token=" ".join(error.unused_tokens or []))
        case cyclopts.CoercionError() if error.token is not None:
            return translate("error-usage-value", value=error.token.value, token=token)
        case cyclopts.MissingArgumentError():
            return translate("error-usage-missing", token=token)
        case cyclopts.RepeatArgumentError():
            return translate("error-usage-repeated", token=token)
    return translate("error-usage")


def known_commands(error: cyclopts.CycloptsError) -> list[str]:
    return [] if error.app is None else [name for name in error.app if not name.startswith("-")]


def known_options(error: cyclopts.CycloptsError) -> list[str]:
    if error.app is None:
        return []
    names = (name for argument in error.app.assemble_argument_collection() for name in argument.names)
    return [name for name in names if name.startswith("--")]


def name_argument(error: cyclopts.CycloptsError) -> str:
    """The option as it was typed, or as it is called."""
    token = getattr(error, "token", None)
    if token is not None and (token.keyword or token.value):
        return str(token.keyword or token.value)
    return translate_label(str(error.argument.name)) if error.argument is not None else ""


def explain_usage_error(error: cyclopts.CycloptsError) -> Text:
    """The text without markup, because what somebody typed may look like markup."""
    return Text(
        translate("error", text=explain_usage(error)) + "\n" + translate("error-hint", command="leadlight --help")
    )
