"""Provably fair chance: drawn as promised, checked by anybody, tampering found."""

import hmac
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.core.errors import RecordError
from leadlight.core.record import Proof, Record, Seat, parse_record
from leadlight.core.state import CHANCE
from leadlight.games import GAMES, find_game
from leadlight.play.fair import BegunHmac, FairRng, commit, commit_contribution, complete_proof, draw_unit, name_match
from leadlight.play.fair_check import verify
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.replay import replay
from leadlight.play.thinking import Thinking

from .fair_matches import SECRET, edit, new_proof, old_proof, play

MATCH = name_match(commit(SECRET))
VECTORS = json.loads((Path(__file__).parent / "fair_vectors.json").read_text())
PROOFS = [old_proof(), new_proof()]


def stream(contributions: Sequence[str | None] = (None, None), draws: int = 0) -> FairRng:
    return FairRng(SECRET, Proof("m", commit(SECRET), list(contributions)), draws)


@pytest.mark.parametrize("proof", PROOFS, ids=["old", "new"])
@pytest.mark.parametrize("game", GAMES)
def test_a_fair_match_verifies(game: str, proof: Proof) -> None:
    record = play(proof, game=game)
    assert verify(record) == replay(record).actors.count(CHANCE)


def test_a_fair_match_with_bots_verifies() -> None:
    """Bots think with numbers of their own and take none from the chance of the match."""
    match = Match(
        find_game("sintra"),
        {},
        [Seat("greedy", "greedy"), Seat("random", "random")],
        FairRng(SECRET, old_proof(contributions=(None, None))),
    )
    match.draw_chance()
    thoughts = Rng(1)
    while not match.is_over:
        bot = find_bot(match.seats[match.actor].name)
        match.act(match.actor, bot.choose(Perspective.of(match), Thinking(thoughts)))
    match.proof = complete_proof(match)
    assert verify(match.record()) > 100


def test_a_rewound_match_draws_the_same_chance_again() -> None:
    match = Match(find_game("sintra"), {}, [Seat("Ann"), Seat("Ben")], FairRng(SECRET, old_proof()))
    match.draw_chance()
    before = match.record()
    match.rewind(10)
    match.draw_chance()
    assert match.record() == before


def name_vector(vector: dict[str, Any]) -> str:
    return f"{vector['proof'].get('scheme', 1)}-{vector['proof']['match']}-{vector['draw']}-{vector['bound']}"


@pytest.mark.parametrize("vector", VECTORS, ids=name_vector)
def test_draws_agree_with_the_published_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    proof = msgspec.convert(vector["proof"], Proof)
    assert commit(secret) == proof.commitment
    assert draw_unit(secret, proof, vector["draw"], vector["bound"]) == vector["unit"]


@pytest.mark.parametrize("length", [0, 1, 32, 63, 64, 65, 200])
def test_a_begun_hmac_ends_as_the_standard_says(length: int) -> None:
    key, beginning = bytes(range(length)), b"scheme\nhead\n"
    begun = BegunHmac(key, beginning)
    for end in (b"", b"0\n0", b"1\n0" * 50):
        assert begun.end(end) == hmac.digest(key, beginning + end, "sha256")


def test_every_seat_changes_the_chance() -> None:
    """Neither the host nor any one seat decides alone."""
    draws = {
        tuple(stream(contributions).below(1000) for _ in range(5))
        for contributions in ((None, None), ("00", None), (None, "00"), ("00", "00"), ("01", "00"))
    }
    assert len(draws) == 5


def test_draws_are_uniform() -> None:
    rng = stream(("aa", "bb"))
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi squared, 5 degrees, 0.1 %


def test_numbers_beyond_the_last_whole_multiple_are_passed_over() -> None:
    """With a bound just over half of the words nearly every second word is refused, sometimes all eight of a digest."""
    proof = Proof("m", commit(SECRET), [None, None])
    units = [draw_unit(SECRET, proof, draw, 2**31 + 1) for draw in range(600)]
    assert max(units) <= 2**31


def test_a_match_under_way_goes_on_with_the_next_draw() -> None:
    whole = stream()
    numbers = [whole.below(50) for _ in range(10)]
    later = stream(draws=6)
    assert [later.below(50) for _ in range(4)] == numbers[6:]


def test_a_swapped_draw_is_found_and_named() -> None:
    """Two panes of one display change places: the match is the same, the proof is not."""
    record = play(old_proof())
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
        ({"result": None}, "proof-unfinished"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2", None])}, "proof-sealed"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2", None], "00" * 32)}, "proof-commitment"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2"], SECRET.hex())}, "proof-seats"),
        ({"proof": Proof("LIME-42", commit(SECRET), ["a1b2", None], SECRET.hex())}, "proof-match"),
        ({"proof": Proof(MATCH, commit(SECRET), ["a1b3", None], SECRET.hex())}, "proof-draw"),
    ],
)
def test_a_proof_that_does_not_fit_is_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as refused:
        verify(edit(play(old_proof()), **changes))
    assert refused.value.code == code


@pytest.mark.parametrize("field", [MATCH.encode(), b"a1b2"])
def test_a_proof_with_line_breaks_or_other_letters_is_no_record(field: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(play(old_proof()).to_json().replace(field, b"x\\ny"))
    assert refused.value.code == "record-shape"


def test_a_match_of_the_first_scheme_is_written_as_leadlight_0_1_reads_it() -> None:
    """Matches that began with 0.1.0 end as it would have ended them, and their records have the same fields."""
    fields = json.loads(play(old_proof()).to_json())
    assert fields["leadlight"] == 1
    assert set(fields["proof"]) == {"match", "commitment", "contributions", "secret"}
    assert json.loads(play(new_proof()).to_json())["leadlight"] == 2


@pytest.mark.parametrize("record", [play(old_proof()), play(new_proof())], ids=["old", "new"])
def test_the_format_fits_the_proof(record: Record) -> None:
    other = record.to_json().replace(b'"leadlight": %d' % record.leadlight, b'"leadlight": %d' % (3 - record.leadlight))
    with pytest.raises(RecordError, match="record-format"):
        parse_record(other)


def test_a_seat_cannot_commit_before_the_host_has() -> None:
    """The commitment of a seat contains that of the host, so one that was made before fits no secret drawn later."""
    assert commit_contribution(commit(SECRET), "a1" * 32) != commit_contribution(commit(b"o" * 32), "a1" * 32)
