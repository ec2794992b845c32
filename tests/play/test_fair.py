"""Provably fair chance: drawn as promised, checked by anybody, tampering found."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.core.errors import RecordError
from leadlight.core.record import Proof, Record, Seat, parse_record
from leadlight.core.state import CHANCE
from leadlight.games import GAMES, find_game
from leadlight.play.fair import FairRng, commit, draw_unit, name_match, verify
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.replay import replay
from leadlight.play.thinking import Thinking

SECRET = bytes(range(32))
MATCH = name_match(commit(SECRET))
VECTORS = json.loads((Path(__file__).parent / "fair_vectors.json").read_text())


def fair_record(game: str = "sintra", contributions: tuple[str | None, ...] = ("a1b2", None)) -> Record:
    """A finished match, its seats playing the first legal action, its chance drawn fairly."""
    rng = FairRng(SECRET, MATCH, contributions)
    match = Match(find_game(game), {}, [Seat("Ann"), Seat("Ben")], rng)
    match.draw_chance()
    while not match.is_over:
        match.act(match.actor, match.state.legal_actions()[0])
    match.proof = rng.reveal()
    return parse_record(match.record().to_json())


def edit(record: Record, **changes: object) -> Record:
    return Record(**({name: getattr(record, name) for name in record.__struct_fields__} | changes))


@pytest.mark.parametrize("game", GAMES)
def test_a_fair_match_verifies(game: str) -> None:
    record = fair_record(game)
    assert verify(record) == replay(record).actors.count(CHANCE)


def test_a_fair_match_with_bots_verifies() -> None:
    """Bots think with numbers of their own and take none from the chance of the match."""
    rng = FairRng(SECRET, MATCH, (None, None))
    match = Match(find_game("sintra"), {}, [Seat("greedy", "greedy"), Seat("random", "random")], rng)
    match.draw_chance()
    thoughts = Rng(1)
    while not match.is_over:
        bot = find_bot(match.seats[match.actor].name)
        match.act(match.actor, bot.choose(Perspective.of(match), Thinking(thoughts)))
    match.proof = rng.reveal()
    assert verify(match.record()) > 100


def test_a_rewound_match_draws_the_same_chance_again() -> None:
    rng = FairRng(SECRET, MATCH, (None, None))
    match = Match(find_game("sintra"), {}, [Seat("Ann"), Seat("Ben")], rng)
    match.draw_chance()
    before = match.record()
    match.rewind(10)
    match.draw_chance()
    assert match.record() == before


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['match']}-{vector['draw']}-{vector['bound']}")
def test_draws_agree_with_the_published_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    proof = Proof(vector["match"], vector["commitment"], vector["contributions"])
    assert commit(secret) == vector["commitment"]
    assert draw_unit(secret, proof, vector["draw"], vector["bound"]) == vector["unit"]


def test_every_seat_changes_the_chance() -> None:
    """Neither the host nor any one seat decides alone."""
    draws = {
        tuple(FairRng(SECRET, "m", contributions).below(1000) for _ in range(5))
        for contributions in ((None, None), ("00", None), (None, "00"), ("00", "00"), ("01", "00"))
    }
    assert len(draws) == 5


def test_draws_are_uniform() -> None:
    rng = FairRng(SECRET, "m", ("aa", "bb"))
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi squared, 5 degrees, 0.1 %


def test_numbers_beyond_the_last_whole_multiple_are_passed_over() -> None:
    """With a bound just over half of the words nearly every second word is refused, sometimes all eight of a digest."""
    proof = Proof("m", commit(SECRET), [None, None])
    units = [draw_unit(SECRET, proof, draw, 2**31 + 1) for draw in range(600)]
    assert max(units) <= 2**31


def test_a_match_under_way_goes_on_with_the_next_draw() -> None:
    whole = FairRng(SECRET, "m", (None, None))
    numbers = [whole.below(50) for _ in range(10)]
    later = FairRng(SECRET, "m", (None, None), draws=6)
    assert [later.below(50) for _ in range(4)] == numbers[6:]


def test_a_swapped_draw_is_found_and_named() -> None:
    """Two panes of one display change places: the match is the same, the proof is not."""
    record = fair_record()
    actions = list(record.actions)
    first = actions.index("draw pink", 23)
    display = range(first - (first - 23) % 4, first - (first - 23) % 4 + 4)
    other = next(ply for ply in display if actions[ply] != "draw pink")
    actions[first], actions[other] = actions[other], actions[first]
    with pytest.raises(RecordError) as refused:
        verify(edit(record, actions=actions))
    assert (refused.value.code, refused.value.facts["ply"]) == ("proof-draw", min(first, other) + 1)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"proof": None}, "proof-missing"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2", None])}, "proof-sealed"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2", None], "00" * 32)}, "proof-commitment"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2"], SECRET.hex())}, "proof-seats"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2", None], SECRET.hex())}, "proof-match"),
        ({"proof": Proof(MATCH, commit(SECRET), ["a1b3", None], SECRET.hex())}, "proof-draw"),
    ],
)
def test_a_proof_that_does_not_fit_is_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as refused:
        verify(edit(fair_record(), **changes))
    assert refused.value.code == code


@pytest.mark.parametrize("field", [MATCH.encode(), b"a1b2"])
def test_a_proof_with_line_breaks_or_other_letters_is_no_record(field: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(fair_record().to_json().replace(field, b"x\\ny"))
    assert refused.value.code == "record-shape"
