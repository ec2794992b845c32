"""The network on a plain processor: what it computes, and that nothing depends on what it computed before."""

import pytest

from leadlight.bots.features.active import Active
from leadlight.bots.network import Network, weight_count
from leadlight.core.chance import Rng

FEATURES, WIDTH, HIDDEN = 40, 6, 4


def sixteen_bits(rng: Rng) -> float:
    """A number that 16 bits hold exactly."""
    return (rng.below(2001) - 1000) / 1024


def make_weights(seed: int = 1) -> list[float]:
    rng = Rng(seed)
    return [sixteen_bits(rng) for _ in range(weight_count(FEATURES, WIDTH, HIDDEN))]


def make_active(indices: list[int]) -> Active:
    active = Active()
    for index in indices:
        active.add(index)
    return active


def outputs(network: Network, indices: list[int]) -> tuple[float, float, float]:
    network.run(make_active(indices))
    return network.own, network.rival, network.win


def compute(weights: list[float], indices: list[int]) -> list[float]:
    """The same by the book: sums, ReLU, sums, ReLU, outputs."""
    row = WIDTH + 3
    sums = weights[FEATURES * row : (FEATURES + 1) * row]
    for index in indices:
        sums = [total + weight for total, weight in zip(sums, weights[index * row : (index + 1) * row], strict=True)]
    first = (FEATURES + 1) * row
    units = [weights[first + unit * (WIDTH + 1) : first + (unit + 1) * (WIDTH + 1)] for unit in range(HIDDEN)]
    inputs = [max(0.0, value) for value in sums[:WIDTH]]
    hidden = [max(0.0, unit[0] + sum(map(float.__mul__, inputs, unit[1:]))) for unit in units]
    heads = weights[first + HIDDEN * (WIDTH + 1) :]
    out = [
        sums[WIDTH + head] + sum(hidden[unit] * heads[unit * 3 + head] for unit in range(HIDDEN)) for head in range(3)
    ]
    return [10 * out[0], 10 * out[1], out[2]]


@pytest.mark.parametrize("indices", [[], [3], [0, 7, 39], [5, 5, 5, 12], list(range(FEATURES))], ids=str)
def test_the_outputs_are_those_of_the_layers(indices: list[int]) -> None:
    weights = make_weights()
    network = Network(FEATURES, WIDTH, HIDDEN, weights)
    assert outputs(network, indices) == pytest.approx(compute(weights, indices))
    assert outputs(network, indices) != (0, 0, 0)


def test_a_position_has_the_same_value_whatever_came_before_it() -> None:
    rng, network = Rng(2), Network(FEATURES, WIDTH, HIDDEN, make_weights())
    for _ in range(200):
        indices = [rng.below(FEATURES) for _ in range(rng.below(30))]
        fresh = Network(FEATURES, WIDTH, HIDDEN, make_weights())
        assert outputs(network, indices) == outputs(fresh, indices)  # exactly, not nearly


def test_the_order_of_features_does_not_matter() -> None:
    network = Network(FEATURES, WIDTH, HIDDEN, make_weights())
    assert outputs(network, [4, 8, 15, 16]) == outputs(network, [16, 8, 4, 15])


def test_weights_that_do_not_fit_the_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        Network(FEATURES, WIDTH, HIDDEN, make_weights()[:-1])


def test_the_outputs_of_known_weights_are_the_same_compiled_and_interpreted_on_every_machine() -> None:
    network = Network(FEATURES, WIDTH, HIDDEN, make_weights())
    assert outputs(network, [0, 7, 39]) == (-4.240005109459162, 11.927532684057951, -2.3263326976448298)
    assert outputs(network, [5, 5, 12]) == (-1.7503068782389164, 23.098367284983397, 2.2313434090465307)
