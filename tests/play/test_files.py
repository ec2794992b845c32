"""Records on disk."""

from pathlib import Path

import pytest

from leadlight.core.errors import RecordError
from leadlight.games import find_game
from leadlight.play.files import load_record, save_record
from leadlight.testing.conformance import random_match

RECORD = random_match(find_game("sintra"), {}, 1).record()


def test_a_record_survives_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.json"
    save_record(RECORD, file)
    assert load_record(file) == RECORD


def test_saving_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("old")
    save_record(RECORD, file)
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refused:
        load_record(tmp_path / "nothing.json")
    assert refused.value.facts["file"] == str(tmp_path / "nothing.json")
