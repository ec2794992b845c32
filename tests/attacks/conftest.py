"""A server for each test, because every attack leaves traces."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .attacked import Attacked


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Attacked]:
    with Attacked(tmp_path / "data") as server:
        yield server
