"""Errors as sentences in the reader's language."""

from collections.abc import Callable

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
    """What was wrong, and where a rule forbids it, its number and sentence."""
    if refusal := find_refusal(error):
        return explain_refusal(refusal)
    facts = {name: shorten(fact) for name, fact in error.facts.items()}
    if isinstance(error, RecordError) and error.cause is not None:
        facts["cause"] = explain(error.cause)
    return translate(f"error-{error.code}", **facts)


def find_refusal(error: LeadlightError) -> Refusal | None:
    return error.refusal if isinstance(error, IllegalAction | NotationError) else None


def shorten(fact: Fact) -> Fact:
    """Whatever somebody typed, at most a few lines of it."""
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def explain_refusal(refusal: Refusal) -> str:
    from leadlight.cli.boards import BOARDS
    from leadlight.games import GAMES

    game = next(game for game in GAMES.values() if refusal.rule.startswith(game.rule_prefix))
    reason = translate(f"{game.name}-refused-{refusal.code}", **BOARDS[game.name].show_facts(refusal.facts))
    return translate("refused", reason=reason, rule=refusal.rule, text=translate(rule_message(game.name, refusal.rule)))


def rule_message(game: str, number: str) -> str:
    return f"{game}-rule-{number.replace('.', '-')}"


def explain_usage(error: cyclopts.CycloptsError) -> str:
    """A command line that does not parse, in our words instead of the library's."""
    token = name_argument(error)
    match error:
        case cyclopts.UnknownCommandError():
            return translate("error-usage-command", token=" ".join(error.unused_tokens or ["?"]))
        case cyclopts.UnknownOptionError():
            return translate("error-usage-option", token=token)
        case cyclopts.UnusedCliTokensError():
            return translate("error-usage-unused", token=" ".join(error.unused_tokens or []))
        case cyclopts.CoercionError() if error.token is not None:
            return translate("error-usage-value", value=error.token.value, token=token)
        case cyclopts.MissingArgumentError():
            return translate("error-usage-missing", token=token)
        case cyclopts.RepeatArgumentError():
            return translate("error-usage-repeated", token=token)
    return translate("error-usage")


def name_argument(error: cyclopts.CycloptsError) -> str:
    """The option as it was typed, or as it is called."""
    token = getattr(error, "token", None)
    if token is not None and (token.keyword or token.value):
        return str(token.keyword or token.value)
    return translate_label(str(error.argument.name)) if error.argument is not None else ""


def explain_usage_error(error: cyclopts.CycloptsError) -> Text:
    """As text without markup: what somebody typed may look like some."""
    return Text(
        translate("error", text=explain_usage(error)) + "\n" + translate("error-hint", command="leadlight --help")
    )
