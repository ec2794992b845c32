import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_first_visit_stays_within_its_budget() -> None:
    command = [sys.executable, "script/pages.py", "npm", "run", "size"]
    weighed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr
