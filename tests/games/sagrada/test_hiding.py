"""What the others may not know: private objectives, dealt cards, choices before they are revealed."""

import msgspec
import pytest

from leadlight.core.chance import Rng
from leadlight.core.event import Event
from leadlight.core.game import Options
from leadlight.core.state import OVER
from leadlight.games.sagrada.events import CardDealt, DieMoved, DiePlaced, FinalScored, PrivateDealt, WindowChosen
from leadlight.games.sagrada.game import SAGRADA
from leadlight.games.sagrada.view_builder import view
from leadlight.play.match import Match
from leadlight.testing.conformance import random_match, random_states
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import OVER as AT_THE_END
from .boards import Q, arrange, arrange_alone, seen, truth

COLOURS = ("red", "yellow", "green", "blue", "purple")


def dealt() -> Table:
    table = new_table("sagrada", players=3).play("start 1", "private red", "private blue", "private green")
    return table.play(*(f"card {card}" for card in range(1, 7)))


def viewers(players: int) -> list[int | None]:
    return [None, *range(players)]


@rule("G2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_the_private_objective_of_another_before_the_end(players: int) -> None:
    for number, state in enumerate(random_states(SAGRADA, {"players": players}, 2)):
        if number % 5 and state.actor() != OVER:
            continue
        for viewer in viewers(players):
            for seat, shown in enumerate(view(state, viewer).seats):
                knows = seat == viewer or state.actor() == OVER
                assert knows or shown.privates == ()
                assert knows == any(part.reason == "private_objective" for part in shown.score.parts)


@rule("G2.1")
def test_all_private_objectives_are_seen_once_they_are_scored() -> None:
    table = arrange(*AT_THE_END, "privates red blue")
    assert [seat.privates for seat in seen(table).seats] == [(0,), (3,)]


@rule("G14.3")
def test_alone_everybody_sees_both_private_objectives() -> None:
    table = arrange_alone("tools 4 5 6")
    assert seen(table).seats[0].privates == seen(table, 1).seats[0].privates == (0, 3)


@rule("G2.3")
def test_dealt_cards_are_seen_by_their_owner_alone() -> None:
    table = dealt()
    assert [seat.offered for seat in seen(table, 2).seats] == [(), (4, 5, 6, 7), ()]
    assert [seat.offered for seat in seen(table).seats] == [(), (), ()]
    table.play("window 1", "window 1", "window 1")
    assert [seat.offered for seat in seen(table, 2).seats] == [(), (), ()]


@rule("G2.3")
def test_a_choice_is_seen_by_its_owner_alone_until_all_have_chosen() -> None:
    table = dealt().play("window 4")
    assert [seen(table, viewer).seats[0].window for viewer in (1, 2, 3, None)] == [3, None, None, None]
    assert [seat.has_chosen for seat in seen(table).seats] == [True, False, False]
    assert [seen(table, viewer).seats[0].tokens for viewer in (1, None)] == [0, 0]


@rule("G2.3")
def test_the_unused_card_is_never_shown() -> None:
    table = dealt().play("window 1", "window 1", "window 1")
    assert b'"card' not in msgspec.json.encode(seen(table, 1))
    assert "cards" not in table.text


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_events_of_the_deal_hide_what_only_the_owner_sees(viewer: int | None) -> None:
    private, card, window = PrivateDealt(0, 3), CardDealt(0, 7), WindowChosen(0, 21)
    assert private.seen_by(viewer) == PrivateDealt(0, None)
    assert card.seen_by(viewer) == CardDealt(0, None)
    assert window.seen_by(viewer) == WindowChosen(0, None)
    hidden: list[Event] = [private, card, window]
    assert [event.seen_by(0) for event in hidden] == hidden


def test_points_of_a_die_would_give_a_private_objective_away() -> None:
    table = arrange(f"1 sun_catcher : {Q}", "pool R2 Y2").play(
        "take R2", "place r3c2", "tool 2", "lift r1c2", "move r3c1"
    )
    placed, moved = table.last(DiePlaced), table.last(DieMoved)
    assert (placed.points, moved.points) != (None, None)
    for event in (placed, moved):
        assert event.seen_by(0) == event
        assert [seen_event.points for seen_event in (event.seen_by(1), event.seen_by(None))] == [None, None]


def test_a_private_objective_dealt_face_up_is_seen_by_all() -> None:
    assert PrivateDealt(0, 3, True).seen_by(None) == PrivateDealt(0, 3, True)


def told(match: Match) -> list[Event]:
    """What a spectator is told before the final score."""
    events = [event for events in match.events for event in events]
    return [event.seen_by(None) for event in events if not isinstance(event, FinalScored)]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "reveal_table_first": True}], ids=str)
def test_a_spectator_is_told_the_same_whatever_the_private_objectives_are(options: Options) -> None:
    match = random_match(SAGRADA, options, 4)
    following = dict(zip(COLOURS, COLOURS[1:] + COLOURS[:1], strict=True))
    words = [SAGRADA.format_action(action).split() for action in match.actions]
    texts = [f"private {following[rest[0]]}" if word == "private" else " ".join([word, *rest]) for word, *rest in words]
    again = Table(Match(SAGRADA, match.options, match.seats, Rng(0))).play(*texts)
    assert told(again.match) == told(match)


def test_a_redeal_leaves_alone_what_the_seat_knows_and_what_all_know() -> None:
    state = truth(dealt().play("window 2"))
    state.determinize(1, Rng(1))
    assert (state.privates[1], list(state.cards[2:4])) == (3, [2, 3])
    assert len(set(state.privates)) == 3
    assert len(set(state.cards)) == 6


def test_a_redeal_can_bring_whatever_the_seat_does_not_hold() -> None:
    privates: set[int] = set()
    cards: set[int] = set()
    for seed in range(60):
        state = truth(dealt()).copy()
        state.determinize(0, Rng(seed))
        assert (state.privates[0], list(state.cards[:2])) == (0, [0, 1])
        privates.update(state.privates[1:])
        cards.update(state.cards[2:])
    assert privates == {1, 2, 3, 4}
    assert cards == set(range(2, 12))


@pytest.mark.parametrize("table", [arrange_alone("tools 4 5 6"), arrange(*AT_THE_END)], ids=["alone", "over"])
def test_where_nothing_is_hidden_a_redeal_changes_nothing(table: Table) -> None:
    state = table.state.copy()
    state.determinize(0, Rng(1))
    assert SAGRADA.format_position(state) == table.text
