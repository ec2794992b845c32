"""Reasons name true facts: each one is worked out again from the events and the scores of the true position."""

from collections import Counter
from functools import cache
from itertools import islice

import pytest

from leadlight.core.chance import Rng
from leadlight.games import GAMES
from leadlight.insight.reasons import Reason, explain
from leadlight.locales import LANGUAGES, Texts
from leadlight.play.perspective import Perspective

from .positions import decisions
from .truths import Case, sagrada, sintra, uzory

TRUTHS = {"sintra": sintra.TRUTHS, "sagrada": sagrada.TRUTHS, "uzory": uzory.TRUTHS}
POSITIONS = 100


@cache
def cases(game: str) -> list[Case]:
    """A decision in each of 100 positions of matches of all sizes, with an action of the bot or any other one."""
    found: list[Case] = []
    rng = Rng(5)
    players = [int(value) for value in GAMES[game].options[0].values]
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        bot = "greedy" if seed % 2 and game != "sagrada" else "random"
        for match in islice(decisions(game, players[seed % len(players)], seed, bot), seed % 3, None, 4):
            found.append(Case.of(match, rng.pick(match.state.legal_actions())))
    return found[:POSITIONS]


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_true_in_100_positions(game: str) -> None:
    told: Counter[str] = Counter()
    explained = 0
    for case in cases(game):
        reasons = explain(case.perspective, case.action)
        assert len(reasons) <= 3
        explained += bool(reasons)
        for reason in reasons:
            assert TRUTHS[game][reason.message](case, reason.facts), (case, reason)
            told[reason.message] += 1
    assert explained > 0.9 * POSITIONS
    assert len(told) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_that_is_checked_has_a_sentence_and_every_sentence_is_checked(game: str) -> None:
    texts = Texts("en").catalogues[0].files
    sentences = {message for message in texts if message.startswith(f"reason-{game}-")}
    assert sentences == set(TRUTHS[game])


@cache
def reasons_told(game: str) -> list[Reason]:
    """Of all the positions."""
    return [reason for case in cases(game) for reason in explain(case.perspective, case.action)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_sentences_in_every_language(game: str, language: str) -> None:
    texts, english = Texts(language), Texts("en")
    for reason in reasons_told(game):
        sentence = texts.translate(reason.message, **reason.facts)
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0] in "„«“1234567890"
        assert not set(sentence) & set("{}$"), "a blank is not filled"
        assert language == "en" or sentence != english.translate(reason.message, **reason.facts), "left in English"


@pytest.mark.parametrize("game", ["sagrada", "uzory"])
def test_reasons_do_not_change_with_what_the_seat_cannot_know(game: str) -> None:
    compared = 0
    for match in islice(decisions(game, 3), 0, 60, 3):
        actions = match.state.legal_actions()[:4]
        before = [explain(Perspective.of(match), action) for action in actions]
        hidden = match.state.copy()
        match.state.determinize(match.actor, Rng(4))
        compared += match.state != hidden
        assert [explain(Perspective.of(match), action) for action in actions] == before
        match.state = hidden
    assert compared > 5


def test_only_a_legal_action_is_explained() -> None:
    match = next(decisions("sintra", 2))
    with pytest.raises(ValueError, match="not legal"):
        explain(Perspective.of(match), -5)


def test_a_reason_can_be_compared() -> None:
    assert Reason("reason-sintra-alike", {}) == Reason("reason-sintra-alike", {})
