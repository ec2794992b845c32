"""What befalls the nodes, the database and the bus while people play, and what comes of it."""

import asyncio
import random
import signal
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

import httpx

from leadlight.core.record import parse_record
from leadlight.play.fair_check import verify
from leadlight.play.replay import replay

from .people import Pace, Person, open_match, wait_until
from .stage import Node, Stage

KILL_EVERY = 10.0  # seconds
CUT_SECONDS = 30.0
DECISIONS = 125  # of the longest usual match of two
FASTEST = 0.05  # seconds to think, once nothing befalls anybody any more
END_SECONDS = 300.0  # for the matches to end after that
CHANGING_HANDS = httpx.codes.SERVICE_UNAVAILABLE
TAKEOVER_SECONDS = 10.0  # as long as that may take


@dataclass
class Report:
    matches: int
    seconds: float
    people: int = 0
    accepted: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    unfinished: int = 0
    unfair: int = 0
    differing: int = 0  # people who ended with another position than the record's
    kills: int = 0
    bus_restarts: int = 0
    database_restarts: int = 0
    cuts: int = 0
    written_while_cut_off: int = 0
    upgrades: int = 0
    interruptions: int = 0
    takeovers: int = 0
    takeover_p50_s: float = 0.0
    takeover_p99_s: float = 0.0
    takeover_max_s: float = 0.0
    drains: int = 0
    drain_p50_s: float = 0.0
    drain_p99_s: float = 0.0
    drain_max_s: float = 0.0
    cut_off_p50_s: float = 0.0
    cut_off_max_s: float = 0.0
    longest_wait_s: float = 0.0  # from deciding until it was known to be accepted
    wait_p99_s: float = 0.0
    actions_per_second: float = 0.0
    notes: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        wrong = self.lost, self.doubled, self.gaps, self.unfinished, self.unfair, self.differing
        return not any(wrong) and not self.written_while_cut_off

    def to_dict(self) -> dict[str, object]:
        return asdict(self) | {"clean": self.is_clean}


@dataclass
class Blow:
    """A node was killed, cut off or asked to leave at this moment, while it had these tables."""

    at: float
    tables: set[str]


class Campaign:
    def __init__(self, stage: Stage, matches: int, seconds: float, seed: int) -> None:
        self.stage = stage
        self.rng = random.Random(seed)
        self.pace = Pace(seconds / DECISIONS)
        self.report = Report(matches, seconds)
        self.people: list[Person] = []
        self.playing: list[asyncio.Task[None]] = []
        self.deaths: list[Blow] = []
        self.cuts: list[Blow] = []
        self.drains: list[Blow] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, *, rolling: bool = False) -> Report:
        await self.open_matches()
        begun = time.monotonic()
        if rolling:
            await self.upgrade_all(begun + self.report.seconds)
        else:
            await self.strike_until(begun + self.report.seconds)
        accepted = sum(len(person.accepted) for person in self.people)
        self.report.actions_per_second = round(accepted / (time.monotonic() - begun), 1)
        await self.let_end()
        await self.audit()
        return self.report

    async def open_matches(self) -> None:
        addresses = [node.address for node in self.stage.nodes]
        numbers = iter(range(self.report.matches))

        async def open_some() -> None:
            for number in numbers:
                address = addresses[number % len(addresses)]
                self.people += await open_match(address, addresses, number, self.pace)

        await asyncio.gather(*(open_some() for _ in range(8)))
        self.report.people = len(self.people)
        self.playing = [asyncio.create_task(person.play()) for person in self.people]

    async def strike_until(self, end: float) -> None:
        """Kill a node every ten seconds; restart bus and database, and cut one node off, in between."""
        others = self.plan(end - time.monotonic())
        begun = time.monotonic()
        while time.monotonic() < end:
            await asyncio.sleep(max(0.0, min(KILL_EVERY, end - time.monotonic())))
            if time.monotonic() < end:
                await self.kill()
            while others and others[0][0] <= time.monotonic() - begun:
                await getattr(self, others.pop(0)[1])()
        await asyncio.gather(*self.tasks)

    def plan(self, seconds: float) -> list[tuple[float, str]]:
        """When bus and database start anew, twice each, and when a node is cut off."""
        blows = [
            (0.2, "restart_bus"),
            (0.35, "cut_off"),
            (0.5, "restart_database"),
            (0.65, "restart_bus"),
            (0.8, "restart_database"),
        ]
        return [(part * seconds, name) for part, name in blows]

    async def kill(self) -> None:
        running = [node for node in self.stage.nodes if node.is_running and not node.is_cut_off]
        node = self.rng.choice(running)
        self.deaths.append(Blow(time.monotonic(), await self.tables_of(node)))
        self.deaths[-1].at = time.monotonic()
        await node.stop(signal.SIGKILL)
        self.report.kills += 1
        self.spawn(self.start_again(node))

    async def start_again(self, node: Node) -> None:
        await asyncio.sleep(1.0)
        await node.start()

    def spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tables_of(self, node: Node) -> set[str]:
        """Those at which people still play."""
        running = {person.code for person in self.people if person.ended is None}
        return {code for code, name in (await self.stage.owners()).items() if name == node.name and code in running}

    async def restart_bus(self) -> None:
        await asyncio.to_thread(self.stage.redis.restart)
        self.report.bus_restarts += 1

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.stage.postgresql.restart)
        self.report.database_restarts += 1

    async def cut_off(self) -> None:
        """The last node, which is in a namespace of its own, while it has tables."""
        node = self.stage.nodes[-1]
        if not self.stage.can_cut:
            self.report.notes.append("no node was cut off: network namespaces need root")
            return
        await wait_until(lambda: node.is_running, 30)
        await asyncio.sleep(3)
        tables = await self.tables_of(node)
        node.is_cut_off = True
        self.stage.namespace.cut()
        await asyncio.sleep(0.1)
        before = await asyncio.to_thread(self.stage.count_entries)
        self.cuts.append(Blow(time.monotonic(), tables))
        self.report.cuts += 1
        self.report.notes.append(f"cut off with {len(tables)} tables")
        self.spawn(self.mend(node, tables, before))

    async def mend(self, node: Node, tables: set[str], before: Counter[str]) -> None:
        """After half a minute it is there again; what it knew of its tables is old by now."""
        await asyncio.sleep(CUT_SECONDS)
        owners = await self.stage.owners()
        kept = [code for code in tables if owners.get(code) == node.name]
        after = await asyncio.to_thread(self.stage.count_entries)
        self.report.written_while_cut_off += sum(after[code] - before[code] for code in kept)
        self.report.notes.append(f"{len(tables) - len(kept)} of them were taken over while it was cut off")
        self.stage.namespace.mend()
        await asyncio.sleep(5)
        node.is_cut_off = False

    async def upgrade_all(self, end: float) -> None:
        """Ask one node after the other to leave, and start it again, as a rolling upgrade does: once at least."""
        await asyncio.sleep(5)
        while not self.report.upgrades or time.monotonic() < end:
            for node in self.stage.nodes:
                tables = await self.tables_of(node)
                self.drains.append(Blow(time.monotonic(), tables))
                await node.stop(signal.SIGTERM)
                await node.start()
                self.report.upgrades += 1
                await asyncio.sleep(5)

    async def let_end(self) -> None:
        for node in self.stage.nodes:
            if not node.is_running:
                await node.start()
        self.pace.seconds = FASTEST
        for person in self.people:
            person.due = min(person.due, time.monotonic() + 1)
        await wait_until(lambda: all(task.done() for task in self.playing), END_SECONDS)
        for task in self.playing:
            task.cancel()
        ended = await asyncio.gather(*self.playing, return_exceptions=True)
        failed = [each for each in ended if isinstance(each, Exception)]
        self.report.notes += [repr(each)[:300] for each in failed[:3]]

    async def audit(self) -> None:
        self.count_entries()
        self.measure()
        await self.check_matches()

    def count_entries(self) -> None:
        """Look every accepted action up in the entries of its match."""
        report = self.report
        kept: dict[str, Counter[tuple[int, str]]] = {}
        for match, number, _, ply, actions in self.stage.entries():
            found = kept.setdefault(match, Counter())
            report.gaps += number != found.total()
            found[ply, actions.split("\n")[0]] += 1
        for person in self.people:
            report.interruptions += person.interruptions
            report.accepted += len(person.accepted)
            report.doubled += len(person.accepted) - len({(each.match, each.ply) for each in person.accepted})
            for each in person.accepted:
                times = kept.get(each.match, Counter())[each.ply, each.action]
                report.lost += times == 0
                report.doubled += times > 1

    def measure(self) -> None:
        report = self.report
        takeovers, drains = self.delays(self.deaths), self.delays(self.drains)
        waits = sorted(each.heard - each.wanted for person in self.people for each in person.accepted)
        report.takeovers, report.drains = len(takeovers), len(drains)
        report.takeover_p50_s, report.takeover_p99_s, report.takeover_max_s = quantiles(takeovers)
        report.drain_p50_s, report.drain_p99_s, report.drain_max_s = quantiles(drains)
        report.cut_off_p50_s, _, report.cut_off_max_s = quantiles(self.delays(self.cuts))
        _, report.wait_p99_s, report.longest_wait_s = quantiles(waits)

    def delays(self, blows: list[Blow]) -> list[float]:
        """Seconds from each blow until the next action was accepted at each of the node's tables."""
        actions: dict[str, list[float]] = {}
        for person in self.people:
            actions.setdefault(person.code, []).extend(each.heard for each in person.accepted)
        found = []
        for blow in blows:
            for code in blow.tables:
                later = [heard for heard in actions.get(code, ()) if heard > blow.at]
                if later:
                    found.append(min(later) - blow.at)
        return sorted(found)

    async def check_matches(self) -> None:
        """Every match is over, was drawn as promised, and is what each player saw."""
        by_code: dict[str, list[Person]] = {}
        for person in self.people:
            by_code.setdefault(person.code, []).append(person)
        address = f"http://{self.stage.nodes[0].address}"
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            for code, players in by_code.items():
                await self.check_match(client, code, players)

    async def check_match(self, client: httpx.AsyncClient, code: str, players: list[Person]) -> None:
        if any(person.ended is None for person in players):
            self.report.unfinished += 1
            return
        for person in players:
            headers = {"Cookie": f"leadlight={person.cookie}"}
            shown = (await ask(client, f"/api/tables/{code}", headers)).json()["match"]
            assert person.ended is not None
            told = [person.ended[name] for name in ("id", "ply", "view", "standing")]
            self.report.differing += told != [shown[name] for name in ("id", "ply", "view", "standing")]
        record = parse_record((await ask(client, f"/api/tables/{code}/record", headers)).content)
        try:
            is_fair = verify(record) > 0 and replay(record).ply == shown["ply"]
        except Exception as error:
            self.report.notes.append(f"{code}: {error!r}"[:200])
            is_fair = False
        self.report.unfair += not is_fair


async def ask(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> httpx.Response:
    """The answer as a person's browser gets it: while a table changes hands it is told "not now" and asks again."""
    end = time.monotonic() + TAKEOVER_SECONDS
    while (answer := await client.get(path, headers=headers)).status_code == CHANGING_HANDS and time.monotonic() < end:
        await asyncio.sleep(0.2)
    assert answer.status_code == httpx.codes.OK, (path, answer.status_code, answer.text)
    return answer


def quantiles(ordered: list[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the largest; zeros when there is none."""
    if not ordered:
        return 0.0, 0.0, 0.0
    at = [ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], ordered[-1]]
    return round(at[0], 2), round(at[1], 2), round(at[2], 2)


async def run_campaign(folder: Path, matches: int, seconds: float, seed: int = 17, *, rolling: bool = False) -> Report:
    stage = Stage(folder)
    try:
        await stage.start()
        return await Campaign(stage, matches, seconds, seed).run(rolling=rolling)
    finally:
        await stage.stop()
