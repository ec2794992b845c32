"""The wheel holds the trained weights."""

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_every_file_of_weights() -> None:
    weights = {file.name for file in (ROOT / "src/leadlight/bots/weights").glob("*.weights")}
    packed = {Path(file.distribution_path).as_posix() for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert weights
    assert {f"leadlight/bots/weights/{name}" for name in weights} <= packed
