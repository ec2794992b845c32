import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_a_first_visit_stays_within_its_budget() -> None:
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no npm")
    weighed = subprocess.run([npm, "run", "--silent", "size"], cwd=WEB, capture_output=True, text=True, check=False)
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr
