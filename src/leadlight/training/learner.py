"""The learner: a PyTorch twin of `bots.network.Network`, and the steps that fit it to the targets."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from leadlight.bots.features import FEATURES
from leadlight.bots.network import OUTPUTS
from leadlight.bots.weights import Weights, read_weights
from leadlight.core.errors import LeadlightError
from leadlight.training.plan import Plan
from leadlight.training.selfplay import Samples

FIRST_WEIGHTS = 0.02  # so small that features which were never seen say next to nothing
WIN_LOSS = 0.2  # how much the odds of winning count beside the points


class Model(nn.Module):
    """At first it corrects nothing: all weights that lead to the outputs are 0."""

    def __init__(self, features: int, width: int, hidden: int) -> None:
        super().__init__()
        self.width = width
        self.rows = nn.EmbeddingBag(features, width + int(OUTPUTS), mode="sum")
        self.offsets = nn.Parameter(torch.zeros(width + int(OUTPUTS)))
        self.dense = nn.Linear(width, hidden)
        self.heads = nn.Linear(hidden, int(OUTPUTS), bias=False)
        with torch.no_grad():
            self.rows.weight.normal_(0.0, FIRST_WEIGHTS)
            self.rows.weight[:, width:] = 0.0
            self.heads.weight.zero_()

    def forward(self, indices: Tensor, starts: Tensor) -> Tensor:
        sums = self.rows(indices, starts) + self.offsets
        hidden = torch.relu(self.dense(torch.relu(sums[:, : self.width])))
        outputs: Tensor = self.heads(hidden) + sums[:, self.width :]
        return outputs

    def numbers(self) -> bytes:
        """The weights in the order of `Network`, as 16-bit numbers."""
        units = torch.cat([self.dense.bias[:, None], self.dense.weight], dim=1)
        parts = [self.rows.weight, self.offsets, units, self.heads.weight.T]
        data = torch.cat([part.detach().float().cpu().reshape(-1) for part in parts]).half()
        return bytes(data.view(torch.uint8).tolist())

    def load(self, weights: Weights) -> None:
        """Begin with these weights instead. Raises `LeadlightError` if they have another shape."""
        shape = weights.description
        if (shape.features, shape.width, shape.hidden) != (
            self.rows.num_embeddings,
            self.width,
            self.dense.out_features,
        ):
            raise LeadlightError("weights-broken", reason=f"{shape.features} × {shape.width} × {shape.hidden}")
        numbers = read(weights.numbers, torch.float16).float()
        row, outputs = self.width + int(OUTPUTS), int(OUTPUTS)
        sizes = [shape.features * row, row, shape.hidden * (self.width + 1), shape.hidden * outputs]
        rows, offsets, units, heads = numbers.split(sizes)
        units = units.reshape(shape.hidden, self.width + 1)
        with torch.no_grad():
            self.rows.weight.copy_(rows.reshape(-1, row))
            self.offsets.copy_(offsets)
            self.dense.bias.copy_(units[:, 0])
            self.dense.weight.copy_(units[:, 1:])
            self.heads.weight.copy_(heads.reshape(shape.hidden, outputs).T)


class Learner:
    """The model, its optimizer and how many matches it has learned from."""

    def __init__(self, plan: Plan, device: str) -> None:
        self.plan = plan
        self.device = device
        self.begin(plan.seed)
        if plan.start:
            self.model.load(read_weights(Path(plan.start)))
        self.games = 0
        self.loss = 0.0

    def begin(self, seed: int) -> None:
        """Begin with a new network."""
        torch.manual_seed(seed)
        self.model = Model(FEATURES[self.plan.game].size, self.plan.width, self.plan.hidden).to(self.device)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=self.plan.rate, weight_decay=self.plan.decay)

    def learn(self, generation: int, samples: Sequence[Samples]) -> None:
        """Go over the positions of a generation, in an order that depends on its number alone."""
        data, seed = Data(samples, self.device), self.plan.seed * 1_000_003 + generation
        if self.plan.fresh:
            self.begin(seed)
        losses: list[Tensor] = []
        steps = data.steps(self.plan)
        for number, batch in enumerate(data.batches(self.plan, torch.Generator().manual_seed(seed))):
            left = 1 - number / steps if self.plan.fresh else 0.5 ** (self.games / self.plan.half_life)
            self.set_rate(self.plan.rate * left)
            losses.append(self.step(*batch))
        self.loss = float(torch.stack(losses).mean()) if losses else 0.0
        self.games += self.plan.generation

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def step(self, indices: Tensor, starts: Tensor, targets: Tensor) -> Tensor:
        outputs = self.model(indices, starts)
        points = nn.functional.smooth_l1_loss(outputs[:, :2], targets[:, :2])
        odds = nn.functional.binary_cross_entropy_with_logits(outputs[:, 2], targets[:, 2])
        loss: Tensor = points + WIN_LOSS * odds
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return loss.detach()

    def weights(self) -> Weights:
        return Weights(self.plan.describe(self.games), self.model.numbers())

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on later."""
        return {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(), "games": self.games}

    def restore(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.games = state["games"]


class Data:
    """The positions of a generation on the device that trains."""

    def __init__(self, samples: Sequence[Samples], device: str) -> None:
        indices = read(b"".join(part.indices for part in samples), torch.int16)
        counts = read(b"".join(part.counts for part in samples), torch.int16)
        self.indices = (indices.to(device).int() & 0xFFFF).long()
        self.counts = counts.to(device).long()
        self.starts = torch.cumsum(self.counts, 0) - self.counts
        self.targets = (
            read(b"".join(part.targets for part in samples), torch.float32).to(device).reshape(-1, int(OUTPUTS))
        )

    def steps(self, plan: Plan) -> int:
        return plan.passes * -(-len(self.counts) // plan.batch)

    def batches(self, plan: Plan, order: torch.Generator) -> Iterator[tuple[Tensor, Tensor, Tensor]]:
        for _ in range(plan.passes):
            shuffled = torch.randperm(len(self.counts), generator=order).to(self.counts.device)
            for first in range(0, len(shuffled), plan.batch):
                yield self.pick(shuffled[first : first + plan.batch])

    def pick(self, chosen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The features of the chosen positions one after the other, where each begins, and the targets."""
        counts = self.counts[chosen]
        starts = torch.cumsum(counts, 0) - counts
        shifts = torch.repeat_interleave(self.starts[chosen] - starts, counts)
        places = torch.arange(len(shifts), device=shifts.device) + shifts
        return self.indices[places], starts, self.targets[chosen]


def read(data: bytes, kind: torch.dtype) -> Tensor:
    return torch.frombuffer(bytearray(data), dtype=kind)
