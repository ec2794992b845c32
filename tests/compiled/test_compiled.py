"""The rules behave alike compiled and interpreted. `script/test` runs this in both worlds."""

import os
import subprocess
import sys

import leadlight
from leadlight.games import GAMES
from leadlight.testing.fingerprint import fingerprint


def test_what_runs_is_what_is_meant_to_run() -> None:
    expected = os.environ.get("LEADLIGHT_EXPECT", "interpreted")
    assert leadlight.is_compiled() == (expected == "compiled")


def test_the_sources_behave_exactly_like_what_runs_here() -> None:
    command = [sys.executable, "-m", "leadlight.testing.fingerprint"]
    environment = os.environ | {"LEADLIGHT_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    interpreted = dict(line.split() for line in done.stdout.splitlines())
    assert interpreted == {name: fingerprint(game) for name, game in GAMES.items()}


def test_sources_can_be_preferred_over_compiled_modules() -> None:
    script = "import leadlight; print(leadlight.is_compiled())"
    environment = os.environ | {"LEADLIGHT_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
