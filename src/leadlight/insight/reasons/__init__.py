"""Why an action is good or bad, in words: facts that the seat may know, made from events and from differences of the
score.
"""

from collections.abc import Callable

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.insight.reasons.reason import Played, Reason, Weighed, strongest
from leadlight.insight.reasons.sagrada import find_sagrada_reasons
from leadlight.insight.reasons.sintra import find_sintra_reasons
from leadlight.insight.reasons.uzory import find_uzory_reasons
from leadlight.play.perspective import Perspective

__all__ = ["Reason", "explain"]

REASONS: dict[str, Callable[[Played], list[Weighed]]] = {
    "sintra": find_sintra_reasons,
    "sagrada": find_sagrada_reasons,
    "uzory": find_uzory_reasons,
}


def explain(perspective: Perspective, action: int) -> tuple[Reason, ...]:
    """Up to three reasons for or against a legal action of the seat, the strongest first; none for a game without any.

    Raises `ValueError` for an action that is not legal.
    """
    if action not in perspective.legal_actions():
        raise ValueError(f"action {action} is not legal")
    find = REASONS.get(perspective.game.name)
    return () if find is None else strongest(find(try_action(perspective, action)))


def try_action(perspective: Perspective, action: int) -> Played:
    """The action in a world of the seat. Reasons use only what is the same in all of its worlds."""
    before = perspective.deal_world(Rng(0))
    after, journal = before.copy(), Journal()
    after.apply(action, journal)
    events = tuple(event.seen_by(perspective.seat) for event in journal.events)
    return Played(perspective.seat, action, before, after, events)
