"""Records as JSON: read back as written, refused with the place when they are not records."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leadlight.core.errors import LeadlightError, NotationError, RecordError
from leadlight.core.record import Record, Result, Seat, parse_record

RECORD = Record(
    game="sintra",
    version=1,
    options={"players": 2, "side": "A", "gap_blocks_return": False},
    seats=[Seat("Олена"), Seat("greedy", "greedy")],
    actions=["start 1", "deal 3b"],
    result=Result([3, -4], [1, 2]),
)


def test_a_record_reads_back_as_it_was_written() -> None:
    assert parse_record(RECORD.to_json()) == RECORD


def test_a_record_is_text_that_people_can_read() -> None:
    text = RECORD.to_json().decode()
    assert '"name": "Олена"' in text
    assert '"deal 3b"' in text


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record-json"),
        (b"not json", "record-json"),
        (RECORD.to_json()[:-20], "record-json"),
        (b'\xff\xfe{"a"', "record-json"),
        (b"[]", "record-shape"),
        (b"{}", "record-shape"),
        (RECORD.to_json().replace(b'"start 1"', b"17"), "record-shape"),
        (RECORD.to_json().replace(b'"proof"', b'"prof"'), "record-shape"),
        (RECORD.to_json().replace(b'"leadlight": 1', b'"leadlight": 2'), "record-format"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(data)
    assert refused.value.code == code


def test_the_refusal_names_the_place() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(RECORD.to_json().replace(b'"start 1"', b"17"))
    assert refused.value.facts == {"place": "$.actions[0]"}


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_no_bytes_at_all_bring_anything_but_a_refusal(data: bytes) -> None:
    with pytest.raises(RecordError):
        parse_record(data)


def test_errors_tell_their_facts_and_their_cause() -> None:
    cause = NotationError("action-unreadable", text="x")
    assert str(RecordError("record-ply", cause, ply=3)) == "record-ply: ply=3 (action-unreadable: text=x)"
    assert str(LeadlightError("plain")) == "plain"
