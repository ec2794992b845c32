"""Redraws what a seat cannot know: the private objectives and window cards of the other seats."""

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.games.sagrada.components import ALL_CARDS, BASE_CARDS, CARDS_PER_PLAYER, COLOURS, NOTHING
from leadlight.games.sagrada.phases import ENDED
from leadlight.games.sagrada.table import SagradaTable


def determinize(state: SagradaTable, seat: i64, rng: Rng) -> None:
    if state.is_solo or state.phase == ENDED:
        return
    deal_anew(state.privates, seat, 1, COLOURS, rng)
    deal_anew(state.cards, seat, CARDS_PER_PLAYER, ALL_CARDS if state.promo_windows else BASE_CARDS, rng)


def deal_anew(dealt: vec[i64], seat: i64, each: i64, kinds: i64, rng: Rng) -> None:
    """Draw the cards of the other seats again, from all cards that this seat does not hold."""
    left = [card for card in range(kinds) if not holds(dealt, seat, each, card)]
    for place in range(len(dealt)):
        if place // each != seat and dealt[place] != NOTHING:
            dealt[place] = left.pop(rng.below(len(left)))


def holds(dealt: vec[i64], seat: i64, each: i64, card: i64) -> bool:
    for place in range(seat * each, (seat + 1) * each):
        if dealt[place] == card:
            return True
    return False
