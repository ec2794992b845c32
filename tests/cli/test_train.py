"""`leadlight train`: what it accepts and refuses. Training itself is tested in tests/training."""

import importlib.util
from pathlib import Path

import pytest

from leadlight.cli import main
from leadlight.cli.train import read_plan
from leadlight.core.errors import LeadlightError, OptionError
from leadlight.training.plan import Plan

HAS_TORCH = importlib.util.find_spec("torch") is not None


def test_the_command_line_makes_the_plan() -> None:
    plan = read_plan("sagrada", "2,3", ("promo_windows=yes",), ("rate=0.01", "seed=5"))
    assert plan == Plan("sagrada", players=(2, 3), options=(("promo_windows", True),), rate=0.01, seed=5)
    assert read_plan("uzory", None, (), ()) == Plan("uzory", players=(2,))


@pytest.mark.parametrize("setting", ["speed=3", "rate=fast", "game=sintra", "rate", "batch=0", "trace=2", "rate=-1"])
def test_a_setting_that_does_not_exist_or_fit_is_refused(setting: str) -> None:
    with pytest.raises(LeadlightError) as refused:
        read_plan("sintra", None, (), (setting,))
    assert refused.value.code == "train-setting"


def test_players_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(OptionError):
        read_plan("sintra", "2,7", (), ())
    with pytest.raises(LeadlightError):
        read_plan("sintra", "many", (), ())


@pytest.mark.skipif(HAS_TORCH, reason="PyTorch is installed here")
def test_without_pytorch_the_command_says_how_to_install_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", "sintra", "--run", str(tmp_path / "run"), "--minutes", "1"])
    assert ended.value.code == 2
    assert "leadlight[train]" in capsys.readouterr().err


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed here")
def test_a_short_run_prints_a_line_and_leaves_a_folder_to_go_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = [word for setting in ("generation=2", "width=4", "hidden=2") for word in ("--set", setting)]
    main(
        [
            "train",
            "sintra",
            "--run",
            str(tmp_path),
            "--minutes",
            "0.01",
            "--processes",
            "1",
            "--matches",
            "2",
            *settings,
        ]
    )
    assert "%" in capsys.readouterr().out
    assert {file.name for file in tmp_path.iterdir()} > {"plan.json", "curve.jsonl", "checkpoint.pt"}
