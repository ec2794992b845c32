"""The learner and its runs. Skipped without PyTorch, which the checks do not install."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from leadlight.bots.features.active import Active
from leadlight.bots.weights import read_weights
from leadlight.core.errors import LeadlightError
from leadlight.jobs import Workers, open_workers
from leadlight.training.plan import Plan
from leadlight.training.selfplay import Actor

torch = pytest.importorskip("torch")

from leadlight.training.learner import Data, Learner  # noqa: E402
from leadlight.training.run import Run  # noqa: E402

PLAN = Plan("sintra", width=8, hidden=4, generation=4, batch=64, greedy_matches=4, rate=0.01)


@pytest.fixture
def workers() -> Iterator[Workers]:
    with open_workers("processes", 1) as processes:
        yield processes


def train(folder: Path, *sittings: int, processes: int = 1) -> bytes:
    """The weights after these numbers of generations, with the run opened anew for each sitting."""
    for generations in sittings:
        with open_workers("processes", processes) as workers:
            run = Run(PLAN, folder, workers, device="cpu")
            run.go_on(600, generations, matches=2)
    return run.weights_file(run.generation).read_bytes()


def test_a_run_that_was_stopped_goes_on_exactly(tmp_path: Path) -> None:
    assert train(tmp_path / "one", 3) == train(tmp_path / "two", 1, 2, processes=2)
    lines = (tmp_path / "two" / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    assert [msgspec.json.decode(line)["games"] for line in lines] == [4, 12]


def test_a_folder_with_another_plan_is_refused(tmp_path: Path, workers: Workers) -> None:
    Run(PLAN, tmp_path, workers, device="cpu")
    with pytest.raises(LeadlightError) as refused:
        Run(msgspec.structs.replace(PLAN, seed=2), tmp_path, workers, device="cpu")
    assert refused.value.code == "train-plan"


def test_the_network_computes_what_the_model_computes(tmp_path: Path, workers: Workers) -> None:
    run = Run(PLAN, tmp_path, workers, device="cpu")
    run.go_on(600, 2, matches=2)
    network = read_weights(run.weights_file(2)).network()
    model = run.learner.model.half().float()
    for indices in ([1, 2, 3], [7, 7, 400], list(range(0, 600, 9))):
        active = Active()
        for index in indices:
            active.add(index)
        network.run(active)
        with torch.no_grad():
            own, rival, win = model(torch.tensor(indices), torch.tensor([0]))[0].tolist()
        assert (network.own, network.rival, network.win) == pytest.approx((10 * own, 10 * rival, win), abs=1e-3)
    assert network.own != 0


def test_a_run_may_begin_with_the_weights_of_another(tmp_path: Path, workers: Workers) -> None:
    first = Run(PLAN, tmp_path / "first", workers, device="cpu")
    first.go_on(600, 2, matches=2)
    file = first.weights_file(2)
    second = Learner(msgspec.structs.replace(PLAN, start=str(file), seed=9), "cpu")
    assert second.weights().numbers == read_weights(file).numbers
    with pytest.raises(LeadlightError):
        Learner(msgspec.structs.replace(PLAN, start=str(file), width=16), "cpu")


def test_learning_lowers_the_loss(tmp_path: Path, workers: Workers) -> None:
    run = Run(PLAN, tmp_path, workers, device="cpu")
    samples = [Actor(PLAN, read_weights(run.weights_file(0))).play(range(1, 9))]
    learner = Learner(PLAN, "cpu")
    learner.learn(0, samples)
    first = learner.loss
    for generation in range(1, 6):
        learner.learn(generation, samples)
    assert learner.loss < 0.7 * first


def test_a_batch_holds_the_features_of_the_chosen_positions(tmp_path: Path, workers: Workers) -> None:
    run = Run(PLAN, tmp_path, workers, device="cpu")
    data = Data([Actor(PLAN, read_weights(run.weights_file(0))).play(range(1, 2))], "cpu")
    indices, starts, targets = data.pick(torch.tensor([5, 2]))
    assert starts.tolist() == [0, data.counts[5].item()]
    first, second = data.starts[5].item(), data.starts[2].item()
    whole = data.indices.tolist()
    expected = whole[first : first + data.counts[5].item()] + whole[second : second + data.counts[2].item()]
    assert indices.tolist() == expected
    assert torch.equal(targets, data.targets[[5, 2]])


def test_a_new_network_learns_each_generation_where_the_plan_asks_for_it(tmp_path: Path, workers: Workers) -> None:
    plan = msgspec.structs.replace(PLAN, fresh=True)
    weights = read_weights(Run(plan, tmp_path, workers, device="cpu").weights_file(0))
    samples = [[Actor(plan, weights).play(range(first, first + 4))] for first in (1, 5)]
    one, other = Learner(plan, "cpu"), Learner(plan, "cpu")
    one.learn(0, samples[0])
    one.learn(1, samples[1])
    other.learn(1, samples[1])
    assert one.weights().numbers == other.weights().numbers
    assert one.optimizer.param_groups[0]["lr"] < plan.rate / 2
