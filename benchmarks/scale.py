"""How many players nodes, database and bus carry: a simulation of discrete events, fed with our own measurements.

    .venv/bin/python benchmarks/scale.py --players 100000 --nodes 4

People play at tables of about two and a half, and a table has an action every few seconds. An action takes time of the
event loop of the node that has the table, and of the node that carries its people; then it waits for the node's writer,
which commits whatever waits in one transaction, as `storage.writer` does. A transaction takes a processor of the
database for each action in it and a sync of the log. Whoever is not at a table has the lobby open, which asks for the
lists every five seconds. What each of these costs is in `scale_costs.json`; `benchmarks/cluster.py` and
`benchmarks/table_cost.py` measured it. It needs simpy, which script/test installs.
"""

import argparse
import json
import random
import statistics
from collections.abc import Generator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import simpy

COSTS_FILE = Path(__file__).parent / "scale_costs.json"


@dataclass(frozen=True)
class Costs:
    """Milliseconds of one core, unless it says otherwise."""

    action: float  # at the node that has the table: hearing, playing, writing, telling everybody
    carry: float  # more at a node that carries the people of a table, for an action
    database: float  # for an action inside a transaction
    transaction: float  # for a transaction by itself
    sync: float  # waiting for the disk, not a core
    list_node: float  # to answer a request for the lobby's lists
    list_database: float
    table_kb: float  # memory of a table with a running match
    connection_kb: float  # memory of a connection
    action_bytes: float  # stored for an action
    told_bytes: float  # sent to one viewer for an action

    @classmethod
    def read(cls) -> "Costs":
        return cls(**json.loads(COSTS_FILE.read_text(encoding="utf-8"))["costs"])


@dataclass(frozen=True)
class World:
    players: int
    nodes: int
    database_cores: int = 4
    seconds_between_actions: float = 12.0  # at one table
    people_at_a_table: float = 2.5
    carried: float = 0.0  # part of the tables whose people come to another node; proxies in deploy/ make it small
    in_lobby: float = 0.1  # part of the players who look for a table
    lobby_seconds: float = 5.0  # between two looks at the lists
    pause: float = 0.005  # of the writer after a large batch
    seconds: float = 10.0  # simulated

    @property
    def tables(self) -> float:
        return self.players * (1 - self.in_lobby) / self.people_at_a_table

    @property
    def actions_per_second(self) -> float:
        return self.tables / self.seconds_between_actions

    @property
    def lists_per_second(self) -> float:
        return self.players * self.in_lobby / self.lobby_seconds


@dataclass
class Found:
    latencies: list[float] = field(default_factory=list)
    batches: list[int] = field(default_factory=list)
    node_busy: float = 0.0
    database_busy: float = 0.0
    lists: list[float] = field(default_factory=list)


class Node:
    """An event loop, which does one thing at a time, and a writer, which commits what waits."""

    def __init__(self, simulation: "Simulation") -> None:
        self.simulation = simulation
        self.loop = simpy.Resource(simulation.env)
        self.waiting: list[simpy.Event] = []
        self.bell = simulation.env.event()
        simulation.env.process(self.write())

    def spend(self, milliseconds: float) -> Generator[Any, Any, None]:
        with self.loop.request() as turn:
            yield turn
            seconds = self.simulation.rng.gammavariate(4, milliseconds / 4) / 1000
            self.simulation.found.node_busy += seconds
            yield self.simulation.env.timeout(seconds)

    def commit(self) -> simpy.Event:
        kept = self.simulation.env.event()
        self.waiting.append(kept)
        if not self.bell.triggered:
            self.bell.succeed()
        return kept

    def write(self) -> Generator[Any, Any, None]:
        env, costs = self.simulation.env, self.simulation.costs
        while True:
            if not self.waiting:
                self.bell = env.event()
                yield self.bell
            batch, self.waiting = self.waiting[:512], self.waiting[512:]
            with self.simulation.database.request() as core:
                yield core
                seconds = (costs.transaction + costs.database * len(batch)) / 1000
                self.simulation.found.database_busy += seconds
                yield env.timeout(seconds)
            yield env.timeout(self.simulation.rng.expovariate(1000 / costs.sync))
            self.simulation.found.batches.append(len(batch))
            for kept in batch:
                kept.succeed()
            if len(batch) >= 4:
                yield env.timeout(self.simulation.world.pause)


class Simulation:
    def __init__(self, world: World, costs: Costs, seed: int = 1) -> None:
        self.world = world
        self.costs = costs
        self.rng = random.Random(seed)
        self.env = simpy.Environment()
        self.database = simpy.Resource(self.env, world.database_cores)
        self.nodes = [Node(self) for _ in range(world.nodes)]
        self.found = Found()

    def run(self) -> dict[str, Any]:
        self.env.process(self.arrive(self.world.actions_per_second, self.act))
        self.env.process(self.arrive(self.world.lists_per_second, self.look))
        self.env.run(until=self.world.seconds)
        return self.report()

    def arrive(self, rate: float, what: Any) -> Generator[Any, Any, None]:
        while True:
            yield self.env.timeout(self.rng.expovariate(rate))
            self.env.process(what())

    def act(self) -> Generator[Any, Any, None]:
        begun, node = self.env.now, self.rng.choice(self.nodes)
        if self.rng.random() < self.world.carried:
            yield from self.rng.choice(self.nodes).spend(self.costs.carry)
        yield from node.spend(self.costs.action)
        yield node.commit()
        self.found.latencies.append(self.env.now - begun)

    def look(self) -> Generator[Any, Any, None]:
        begun = self.env.now
        with self.database.request() as core:
            yield core
            self.found.database_busy += self.costs.list_database / 1000
            yield self.env.timeout(self.costs.list_database / 1000)
        yield from self.rng.choice(self.nodes).spend(self.costs.list_node)
        self.found.lists.append(self.env.now - begun)

    def report(self) -> dict[str, Any]:
        world, found, costs = self.world, self.found, self.costs
        tables, people = world.tables / world.nodes, world.players / world.nodes
        asked = world.actions_per_second * world.seconds
        return {
            "players": world.players,
            "nodes": world.nodes,
            "database_cores": world.database_cores,
            "actions_per_second": round(world.actions_per_second),
            "lists_per_second": round(world.lists_per_second),
            "done": round(len(found.latencies) / asked, 3),  # less than about 0.99: it does not keep up
            "p50_ms": round(1000 * quantile(found.latencies, 0.5), 1),
            "p99_ms": round(1000 * quantile(found.latencies, 0.99), 1),
            "lists_p99_ms": round(1000 * quantile(found.lists, 0.99), 1),
            "node_busy": round(found.node_busy / world.seconds / world.nodes, 3),
            "database_busy": round(found.database_busy / world.seconds / world.database_cores, 3),
            "transactions_per_second": round(len(found.batches) / world.seconds),
            "actions_in_a_transaction": round(statistics.mean(found.batches or [0]), 1),
            "tables_a_node": round(tables),
            "connections_a_node": round(people),
            "memory_a_node_gb": round((tables * costs.table_kb + people * costs.connection_kb) / 2**20, 2),
            "stored_gb_a_day": round(world.actions_per_second * costs.action_bytes * 86400 / 2**30, 1),
            "sent_mbit_a_node": round(people_told(world) * costs.told_bytes * 8 / 1e6 / world.nodes, 1),
        }


def people_told(world: World) -> float:
    """Messages a second: everybody at a table hears of every action."""
    return world.actions_per_second * world.people_at_a_table


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--database-cores", type=int, default=4)
    parser.add_argument("--seconds-between-actions", type=float, default=12.0)
    parser.add_argument("--carried", type=float, default=0.0)
    parser.add_argument("--in-lobby", type=float, default=0.1)
    parser.add_argument("--lobby-seconds", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args())
    seed = given.pop("seed")
    costs = Costs.read()
    print(json.dumps(Simulation(World(**given), costs, seed).run() | {"costs": asdict(costs)}, indent=1))


if __name__ == "__main__":
    main()
