"""Where the server keeps its data, and what the command line tells it."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

# A proxy on this machine is believed without being named: whoever else can connect from here has an account here.
LOOPBACK = ("127.0.0.1", "::1")


def data_folder() -> Path:
    return platformdirs.user_data_path("leadlight", appauthor=False)


@dataclass(frozen=True)
class Retention:
    """For how many days things are kept that nobody uses; 0 means for ever. Running matches are always kept."""

    finished: int = 365  # tables whose match is over
    abandoned: int = 30  # tables whose match never began
    chat: int = 365  # lines of chat
    guests: int = 400  # guests without a seat; more than the cookie lives, which is a year from the last visit
    reviews: int = 30  # reviews of uploaded records; those of matches here are kept as long as their tables


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    addresses: tuple[str, ...] = ()  # where others in the same network reach the server
    workers: int = max(1, (os.cpu_count() or 1) - 1)  # processes in which bots think; a core is left for people
    reviews_at_once: int = 1  # how many reviews are computed at a time; the others wait
    review_nodes: int | None = None  # positions examined for one decision of a review; None: as many as usual
    review_processes: int = max(1, (os.cpu_count() or 1) - 1)  # in which one review is computed, of lowest priority
    bots: tuple[str, ...] = ()  # specs of those that hosts may choose beside ours
    keep: Retention = Retention()
    people_per_address: int = 10  # how many may share an address before they slow each other down
    most_connections: int | None = None  # None: as many as the system's limit of open files allows
    domains: tuple[str, ...] = ()  # names under which people reach the server, beside those in `server.hosts`
    trusted_proxies: tuple[str, ...] = LOOPBACK  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    postgresql: str | None = None  # the address of a database on a server; None: a file in the data folder
    bus: str | None = None  # the address of a Redis server, where several nodes share a database
    node: str | None = None  # what this node is called; None: as its machine is
    node_address: str = "127.0.0.1:0"  # where other nodes reach this one, with a port of its own
    admin_token: str | None = None  # opens the admin page and the metrics, beside the token in the data folder
    log_format: str = "text"  # or "json"
    metrics: bool = False  # count what is done, for Prometheus
    traces: str | None = None  # where traces are sent, with OpenTelemetry's protocol over HTTP

    @property
    def file(self) -> Path:
        """The database of a server that has its own."""
        return self.data / "leadlight.db"

    @property
    def database(self) -> Path | str:
        return self.postgresql or self.file
