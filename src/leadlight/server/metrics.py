"""What the server does, for Prometheus: read from the server when it is asked for."""

from collections.abc import Iterator
from typing import Any

from leadlight.core.errors import LeadlightError
from leadlight.server.services import Services

TEXT = "text/plain; version=0.0.4; charset=utf-8"


def write_metrics(services: Services) -> bytes:
    """Everything, as Prometheus reads it. Refused when its library is not installed."""
    try:
        from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, generate_latest
    except ImportError:
        raise LeadlightError("cluster-missing") from None
    registry = CollectorRegistry()
    registry.register(Collector(services))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return bytes(generate_latest(registry))


class Collector:
    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Any]:
        yield from self.collect_actions()
        yield from self.collect_storage()
        yield from self.collect_bots()
        if self.services.cluster is not None:
            yield from self.collect_cluster()

    def collect_actions(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

        counter, rooms = self.services.actions, self.services.rooms
        actions = CounterMetricFamily("leadlight_actions", "Entries of matches that were committed", labels=["game"])
        for game, count in counter.actions.items():
            actions.add_metric([game], count)
        yield actions
        seconds = HistogramMetricFamily("leadlight_action_seconds", "From hearing a command until it was committed")
        seconds.add_metric([], counter.seconds.buckets(), counter.seconds.total)
        yield seconds
        yield counted("leadlight_matches_started", "Matches that began", counter.started)
        yield counted("leadlight_matches_ended", "Matches that came to their end", counter.ended)
        yield counted("leadlight_chat_lines", "Lines of chat", counter.chats)
        yield gauged("leadlight_tables", "Tables in memory", len(rooms.rooms))
        playing = sum(room.table.row.status == "playing" for room in rooms.rooms.values())
        yield gauged("leadlight_tables_playing", "Tables in memory with a running match", playing)
        people = sum(len(found) for found in self.services.sessions.connections.values())
        yield gauged("leadlight_connections", "WebSockets of people at this node", people)

    def collect_storage(self) -> Iterator[Any]:
        from prometheus_client.core import HistogramMetricFamily

        writer = self.services.writer
        seconds = HistogramMetricFamily("leadlight_commit_seconds", "Transactions of the writer")
        seconds.add_metric([], writer.seconds.buckets(), writer.seconds.total)
        yield seconds
        yield counted("leadlight_commit_units", "Jobs and requests that transactions carried", writer.units)
        yield counted("leadlight_commit_failures", "Writes that the database refused", writer.failures)
        yield counted("leadlight_lease_refusals", "Writes refused because another node had the table", writer.lost)
        yield gauged("leadlight_commit_waiting", "Writes that wait for the next transaction", len(writer.waiting))

    def collect_bots(self) -> Iterator[Any]:
        pool = self.services.rooms.bot_pool
        yield gauged("leadlight_bots_thinking", "Bots that think in processes of this node", len(pool.jobs))
        yield gauged("leadlight_bots_waiting", "Decisions that wait for a process of this node", len(pool.waiting))
        queued = self.services.queued_bots
        if queued is not None:
            yield counted("leadlight_queue_jobs", "Jobs given to workers", queued.queue.asked)
            yield counted("leadlight_queue_failures", "Jobs that no worker brought in time", queued.queue.failed)
            yield gauged("leadlight_queue_waiting", "Jobs that this node waits for", queued.queue.waiting)
            yield gauged("leadlight_workers", "Whether there is a worker", queued.has_worker)

    def collect_cluster(self) -> Iterator[Any]:
        from prometheus_client.core import GaugeMetricFamily

        cluster, rooms = self.services.cluster, self.services.rooms
        assert cluster is not None
        nodes = GaugeMetricFamily("leadlight_nodes", "Nodes that are alive", labels=["version"])
        versions = [node.version for node in cluster.membership.alive.values()]
        for version in sorted(set(versions)):
            nodes.add_metric([version], versions.count(version))
        yield nodes
        held = sum(room.fence is not None and not room.lost for room in rooms.rooms.values())
        yield gauged("leadlight_leases", "Tables in memory that this node has by a lease", held)
        yield counted("leadlight_takeovers", "Tables taken over from other nodes", cluster.ownership.taken_over)
        yield gauged("leadlight_bus_up", "Whether the bus is heard", cluster.bus.is_up)
        yield counted("leadlight_bus_sent", "News sent on the bus", cluster.bus.sent)
        yield counted("leadlight_bus_heard", "News heard on the bus", cluster.bus.heard)
        yield counted("leadlight_bus_failures", "Questions that the bus did not answer", cluster.bus.failures)
        carried = sum(len(out.ears) for out in cluster.links.out.values())
        yield gauged("leadlight_carried_out", "Connections and requests carried to other nodes", carried)
        yield gauged(
            "leadlight_links", "Links to and from other nodes", len(cluster.links.out) + len(cluster.links.incoming)
        )
        yield gauged("leadlight_draining", "Whether this node is giving its tables back", cluster.is_draining)


def counted(name: str, about: str, value: float) -> Any:
    from prometheus_client.core import CounterMetricFamily

    return CounterMetricFamily(name, about, value=float(value))


def gauged(name: str, about: str, value: float) -> Any:
    from prometheus_client.core import GaugeMetricFamily

    return GaugeMetricFamily(name, about, value=float(value))
