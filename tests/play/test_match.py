"""The gate, undo, records and replays of a match."""

from collections.abc import Callable

import pytest

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, OptionError, RecordError, UndoRefused
from leadlight.core.record import Record, Result, Seat, parse_record
from leadlight.core.state import CHANCE, OVER
from leadlight.games import find_game
from leadlight.games.sintra.events import PanesTaken
from leadlight.play.match import Match
from leadlight.play.replay import replay, resume
from leadlight.testing.conformance import random_match

SINTRA = find_game("sintra")


def new_match(seed: int = 1) -> Match:
    match = Match(SINTRA, {}, [Seat("Ann"), Seat("Ben")], Rng(seed))
    match.draw_chance()
    return match


def whole_record(seed: int = 4) -> Record:
    return random_match(SINTRA, {}, seed).record()


def edit(record: Record, **changes: object) -> Record:
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**(fields | changes))


def test_a_new_match_waits_for_its_first_decision() -> None:
    match = new_match()
    assert match.actor >= 0
    assert set(match.actors) == {CHANCE}


def test_seats_and_players_must_agree() -> None:
    with pytest.raises(OptionError):
        Match(SINTRA, {"players": 3}, [Seat("Ann"), Seat("Ben")], Rng(1))


def test_an_action_tells_what_happened() -> None:
    match = new_match()
    happened = match.act(match.actor, match.state.legal_actions()[0])
    assert isinstance(happened[0], PanesTaken)


def test_acting_out_of_turn_is_refused_with_the_rule_and_changes_nothing() -> None:
    match = new_match()
    before = SINTRA.format_position(match.state)
    with pytest.raises(IllegalAction) as refused:
        match.act(1 - match.actor, match.state.legal_actions()[0])
    assert refused.value.rule == "S4.1"
    assert SINTRA.format_position(match.state) == before


def test_a_negative_action_is_refused() -> None:
    match = new_match()
    with pytest.raises(IllegalAction):
        match.act(match.actor, -1)


def test_undo_gives_the_earlier_position_back() -> None:
    match = new_match()
    ply, before = match.ply, SINTRA.format_position(match.state)
    match.act(match.actor, match.state.legal_actions()[0])
    match.act(match.actor, match.state.legal_actions()[0])
    match.undo(ply)
    assert SINTRA.format_position(match.state) == before
    assert len(match.events) == len(match.actors) == match.ply == ply


def test_a_copy_stays_as_it_was() -> None:
    match = new_match()
    match.act(match.actor, match.state.legal_actions()[0])
    copy, ply, seat = match.copy(), match.ply, match.actor
    match.act(seat, match.state.legal_actions()[0])
    match.resign(seat)
    assert (copy.ply, copy.actor, copy.is_over, copy.resigned) == (ply, seat, False, [])
    assert copy.record() == replay(copy.record()).record()
    assert len(copy.actors) == len(copy.events) == ply < match.ply


def test_undo_never_crosses_a_draw() -> None:
    match = new_match()
    with pytest.raises(UndoRefused) as refused:
        match.undo(match.ply - 1)
    assert refused.value.code == "undo-chance"


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_undo_knows_only_what_happened(ply: int) -> None:
    with pytest.raises(UndoRefused) as refused:
        new_match().undo(ply)
    assert refused.value.code == "undo-range"


def test_a_match_goes_on_from_its_record() -> None:
    match = new_match()
    match.act(match.actor, match.state.legal_actions()[0])
    again = resume(match.record(), Rng(9))
    assert SINTRA.format_position(again.state) == SINTRA.format_position(match.state)
    again.act(again.actor, again.state.legal_actions()[0])
    assert again.ply > match.ply


def test_a_record_cut_off_within_chance_is_drawn_on() -> None:
    record = new_match().record()
    again = resume(edit(record, actions=record.actions[:5]), Rng(9))
    assert again.actor >= 0


def test_the_end_of_a_match_is_in_its_record() -> None:
    match = random_match(SINTRA, {}, 4)
    assert match.actor == OVER
    assert match.record().result == Result(match.state.scores(), match.state.ranking())


def spoil_action(record: Record, ply: int, text: str) -> Record:
    actions = list(record.actions)
    actions[ply - 1] = text
    return edit(record, actions=actions)


@pytest.mark.parametrize(
    ("spoil", "code", "cause"),
    [
        (lambda record: spoil_action(record, 50, "9 pink > 1"), "record-ply", "no_such_source"),
        (lambda record: spoil_action(record, 50, "pink please"), "record-ply", "action-unreadable"),
        (lambda record: spoil_action(record, 2, "deal 4b"), "record-ply", "chance-impossible"),
        (lambda record: edit(record, actions=[*record.actions, "return"]), "record-ply", "match_over"),
        (lambda record: edit(record, actions=record.actions[:-1]), "record-unfinished", None),
        (lambda record: edit(record, result=None), "record-result", None),
        (lambda record: edit(record, result=Result([0, 0], [1, 1])), "record-result", None),
        (lambda record: edit(record, game="chess"), "record-head", "game-unknown"),
        (lambda record: edit(record, options={"players": 9}), "record-head", "option-value"),
        (lambda record: edit(record, seats=[Seat("Ann")]), "record-head", "seats-count"),
        (lambda record: edit(record, version=99), "record-version", None),
    ],
)
def test_a_spoilt_record_is_refused(spoil: Callable[[Record], Record], code: str, cause: str | None) -> None:
    with pytest.raises(RecordError) as refused:
        replay(spoil(whole_record()))
    assert refused.value.code == code
    assert (refused.value.cause.code if refused.value.cause else None) == cause


def test_the_refusal_names_the_first_bad_ply() -> None:
    record = whole_record()
    spoilt = spoil_action(spoil_action(record, 80, "pass"), 60, "return 7")
    with pytest.raises(RecordError) as refused:
        replay(spoilt)
    assert refused.value.facts == {"ply": 60, "action": "return 7"}


def test_swapping_two_actions_does_not_go_unnoticed() -> None:
    """Every single swap of neighbours either breaks a rule at a named ply or the result, or changes nothing at all."""
    record = whole_record()
    unnoticed = 0
    for ply in range(len(record.actions) - 1):
        one, other = record.actions[ply : ply + 2]
        if one == other:
            continue
        swapped = edit(record, actions=[*record.actions[:ply], other, one, *record.actions[ply + 2 :]])
        try:
            again = replay(swapped)
        except RecordError:
            continue
        unnoticed += SINTRA.format_position(again.state) != SINTRA.format_position(replay(record).state)
    assert unnoticed <= len(record.actions) // 10


def resigned_match(players: int, *seats: int) -> Match:
    match = Match(SINTRA, {"players": players}, [Seat(f"P{seat}") for seat in range(players)], Rng(3))
    match.draw_chance()
    match.act(match.actor, match.state.legal_actions()[0])
    for seat in seats:
        match.resign(seat)
    return match


def test_with_two_a_resignation_ends_the_match() -> None:
    match = resigned_match(2, 0)
    assert match.actor == OVER
    assert match.places() == [2, 1]
    with pytest.raises(IllegalAction):
        match.act(1, match.state.legal_actions()[0])


def test_the_result_names_who_gave_up() -> None:
    assert not resigned_match(2).is_over
    assert resigned_match(2, 1).result() == Result(resigned_match(2).state.scores(), [1, 2], [1])


def test_who_gives_up_alone_has_not_won() -> None:
    match = Match(find_game("sagrada"), {"players": 1}, [Seat("Ann")], Rng(3))
    match.draw_chance()
    match.resign(0)
    assert match.is_over
    assert match.places() == [2]
    assert replay(match.record()).result() == match.result()


def test_with_more_the_match_goes_on_until_one_is_left() -> None:
    assert resigned_match(4, 2).actor >= 0
    assert resigned_match(4, 2, 0).result() is None
    over = resigned_match(4, 2, 0, 3)
    assert over.is_over
    assert over.places() == [3, 1, 4, 2]


def test_who_played_on_is_ranked_by_the_rules_before_those_who_gave_up() -> None:
    match = random_match(SINTRA, {"players": 4}, 11)
    ranking = match.state.ranking()
    winner = ranking.index(1)
    match.resign(winner)
    assert match.places()[winner] == 4
    stayed = [seat for seat in range(4) if seat != winner]
    assert sorted(stayed, key=ranking.__getitem__) == sorted(stayed, key=match.places().__getitem__)
    assert min(match.places()) == 1


@pytest.mark.parametrize("seats", [(0,), (1,)])
def test_a_record_tells_who_gave_up_and_replays_to_the_same_result(seats: tuple[int, ...]) -> None:
    match = resigned_match(2, *seats)
    record = match.record()
    assert record.result is not None
    assert record.result.resigned == list(seats)
    again = replay(parse_record(record.to_json()))
    assert (again.is_over, again.resigned, again.result()) == (True, list(seats), record.result)


def test_a_record_played_to_the_end_after_a_resignation_replays_to_the_same_result() -> None:
    match = random_match(SINTRA, {"players": 3}, 5)
    match.resign(1)
    assert replay(match.record()).result() == match.result()


def test_a_result_without_resignations_is_written_as_before() -> None:
    assert b"resigned" not in whole_record().to_json()


def test_an_earlier_ply_of_a_resigned_match_is_still_being_played() -> None:
    match = resigned_match(2, 0)
    assert not replay(match.record(), match.ply - 1).is_over


@pytest.mark.parametrize("resigned", [[0, 0], [7], [-1], [1]])
def test_a_resignation_that_cannot_be_is_refused(resigned: list[int]) -> None:
    record = resigned_match(2, 0).record()
    assert record.result is not None
    spoilt = Result(record.result.scores, record.result.places, resigned)
    with pytest.raises(RecordError) as refused:
        replay(edit(record, result=spoilt))
    assert refused.value.code == "record-result"


def test_undo_does_not_bring_back_who_gave_up() -> None:
    match = resigned_match(3, 1)
    match.undo(match.ply - 1)
    assert match.resigned == [1]
