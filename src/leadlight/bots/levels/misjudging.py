"""Looks one action ahead and misjudges what it sees, in the same position always in the same way."""

from hashlib import blake2b

from leadlight.bots.evaluation import Evaluation
from leadlight.bots.levels.style import Style
from leadlight.core.chance import Rng
from leadlight.core.state import OVER, State
from leadlight.play.perspective import Perspective

DIGEST_BYTES = 7  # fewer bits than a fraction has, so that no bit is rounded away
HALF = 1 << (8 * DIGEST_BYTES - 1)


def choose_misjudging(perspective: Perspective, rng: Rng, style: Style, evaluation: Evaluation) -> int:
    """The action that seems best. An action that ends the match is seen as it is."""
    actions, seat = perspective.legal_actions(), perspective.seat
    if len(actions) == 1:
        return actions[0]
    world = perspective.deal_world(rng)
    values = evaluation.value_actions(world, actions, seat)
    if style.noise or style.blind_spot is not None:
        position = perspective.position
        for number, action in enumerate(actions):
            values[number] += misjudgement(apply_to_copy(world, action), seat, style, f"{position} {action}")
    best = max(values)
    return rng.pick([action for action, value in zip(actions, values, strict=True) if value == best])


def apply_to_copy(world: State, action: int) -> State:
    after = world.copy()
    after.apply(action)
    return after


def misjudgement(after: State, seat: int, style: Style, known: str) -> float:
    """How many points too much the position after an action seems to be worth. `known` is what the seat knows of it."""
    if after.actor() == OVER:
        return 0.0
    unseen = 0.0 if style.blind_spot is None else style.blind_spot(after, seat)
    return unseen + style.noise * whim(known)


def whim(text: str) -> float:
    """A number from -1 to 1 that looks random, and is always the same for the same text."""
    digest = blake2b(text.encode(), digest_size=DIGEST_BYTES).digest()
    return (int.from_bytes(digest, "big") - HALF) / HALF
