"""`leadlight serve`: the online table; and plain `leadlight`, which opens the browser on it."""

import ipaddress
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import ifaddr
import segno
from cyclopts import Parameter

from leadlight.cli.arguments import Whole, split_names
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate
from leadlight.server.data_lock import DataFolderLocked, lock_data_folder, write_address
from leadlight.server.settings import LOOPBACK, Retention, Settings, data_folder

PORT = 8765
NEIGHBOURS = 20  # how many more ports are tried if none was asked for

DEFAULTS = Retention()
SHORTEST_TOKEN = 16  # characters

DataFolder = Annotated[Path | None, Parameter(name="--data", help="help-data")]


@Parameter(name="*")
@dataclass(frozen=True)
class KeptDays:
    """The options that say for how many days things are kept that nobody uses."""

    keep_finished: Annotated[int, Parameter(help="help-keep-finished")] = DEFAULTS.finished
    keep_abandoned: Annotated[int, Parameter(help="help-keep-abandoned")] = DEFAULTS.abandoned
    keep_chat: Annotated[int, Parameter(help="help-keep-chat")] = DEFAULTS.chat
    keep_guests: Annotated[int, Parameter(help="help-keep-guests")] = DEFAULTS.guests
    keep_reviews: Annotated[int, Parameter(help="help-keep-reviews")] = DEFAULTS.reviews

    def retention(self) -> Retention:
        return Retention(self.keep_finished, self.keep_abandoned, self.keep_chat, self.keep_guests, self.keep_reviews)


@Parameter(name="*")
@dataclass(frozen=True)
class ReviewOptions:
    """The options that say how many reviews are computed, and how closely."""

    reviews_at_once: Annotated[Whole, Parameter(help="help-reviews-at-once")] = Settings.reviews_at_once
    review_nodes: Annotated[Whole | None, Parameter(help="help-serve-review-nodes")] = None

    def settings(self) -> dict[str, Any]:
        for value, option in ((self.reviews_at_once, "--reviews-at-once"), (self.review_nodes, "--review-nodes")):
            if value is not None and value < 1:
                raise LeadlightError("usage-value", value=str(value), token=option)
        return {"reviews_at_once": self.reviews_at_once, "review_nodes": self.review_nodes}


@Parameter(name="*")
@dataclass(frozen=True)
class ClusterOptions:
    """The options of a node that shares its database with others, and those for whoever watches over it."""

    database: Annotated[str | None, Parameter(help="help-database")] = None
    bus: Annotated[str | None, Parameter(help="help-bus")] = None
    node: Annotated[str | None, Parameter(help="help-node")] = None
    node_address: Annotated[str, Parameter(help="help-node-address")] = Settings.node_address
    admin_token_file: Annotated[Path | None, Parameter(help="help-admin-token")] = None
    log_format: Annotated[Literal["text", "json"], Parameter(help="help-log-format")] = "text"
    metrics: Annotated[bool, Parameter(help="help-metrics", negative=())] = False
    traces: Annotated[str | None, Parameter(help="help-traces")] = None

    def settings(self) -> dict[str, Any]:
        return {
            "postgresql": self.database,
            "bus": self.bus,
            "node": self.node,
            "node_address": self.node_address,
            "admin_token": read_secret(self.admin_token_file) if self.admin_token_file is not None else None,
            "log_format": self.log_format,
            "metrics": self.metrics or self.bus is not None,
            "traces": self.traces,
        }


def read_secret(file: Path) -> str:
    """What the file holds; refused when it cannot be read or could be guessed."""
    try:
        found = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        raise LeadlightError("admin-token", file=str(file)) from None
    if len(found) < SHORTEST_TOKEN:
        raise LeadlightError("admin-token", file=str(file))
    return found


def open_leadlight() -> None:
    """Plain `leadlight`: a server for this machine and the browser on it, or the browser on one that runs."""
    try:
        serve()
    except DataFolderLocked as running:
        address = str(running.facts["address"])
        print(translate("serve-running", address=address))
        open_browser(address)


def serve(
    *,
    lan: Annotated[bool, Parameter(help="help-lan", negative=())] = False,
    host: Annotated[str | None, Parameter(help="help-host")] = None,
    port: Annotated[int | None, Parameter(help="help-port")] = None,
    data: DataFolder = None,
    browser: Annotated[bool, Parameter(help="help-browser")] = True,
    bots: Annotated[str | None, Parameter(help="help-serve-bots")] = None,
    domain: Annotated[str | None, Parameter(help="help-domain")] = None,
    trusted_proxies: Annotated[str | None, Parameter(help="help-trusted-proxies")] = None,
    people_per_address: Annotated[Whole, Parameter(help="help-people-per-address")] = Settings.people_per_address,
    keep: KeptDays = KeptDays(),  # noqa: B008
    reviews: ReviewOptions = ReviewOptions(),  # noqa: B008
    cluster: ClusterOptions = ClusterOptions(),  # noqa: B008
) -> None:
    from leadlight.cli.places import require_both
    from leadlight.server.bot_offer import offer_bots
    from leadlight.server.run import run
    from leadlight.server.storage.database import migrate

    specs = tuple(split_names(bots)) if bots is not None else ()
    offer_bots(specs)  # refuse bad specs before anything is locked
    proxies = LOOPBACK if trusted_proxies is None else parse_proxies(trusted_proxies)
    if people_per_address < 1:
        raise LeadlightError("usage-value", value=str(people_per_address), token="--people-per-address")  # noqa: S106
    reviewing = reviews.settings()
    require_both(cluster.database, cluster.bus)
    folder = data or data_folder()
    with lock_data_folder(folder), listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port) as listening:  # noqa: S104
        number = listening.getsockname()[1]
        addresses = tuple(f"http://{address}:{number}" for address in lan_addresses()) if lan else ()
        here = f"http://{in_link(host) if host and not lan else 'localhost'}:{number}"
        settings = Settings(
            folder,
            addresses=addresses,
            workers=max(1, (os.cpu_count() or 2) - 1),
            bots=specs,
            keep=keep.retention(),
            domains=(*(split_names(domain) if domain else ()), *((host,) if host else ())),
            trusted_proxies=proxies,
            people_per_address=people_per_address,
            **reviewing,
            **cluster.settings(),
        )
        migrate(settings.database)  # here, so that a database that cannot be used is explained in a sentence
        write_address(folder, here)

        def announce() -> None:
            describe_addresses(here, addresses, folder)
            if browser:
                open_browser(here)

        before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop as gently as with Ctrl-C
        try:
            run(settings, listening, announce)
        except KeyboardInterrupt:
            print(translate("serve-stopped"))
        finally:
            signal.signal(signal.SIGTERM, before)


def listen(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the first free one of ours."""
    for number in [port] if port is not None else range(PORT, PORT + NEIGHBOURS):
        if 0 <= number < 2**16:
            with suppress(OSError):
                family = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0][0]
                return socket.create_server((host, number), family=family, backlog=2048)
    raise LeadlightError("port-taken", host=host, port=port if port is not None else PORT)


def in_link(host: str) -> str:
    """The host as links have it: an IPv6 address in brackets."""
    return f"[{host}]" if ":" in host else host


def parse_proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks, separated by commas; "none" for none."""
    if text == "none":
        return ()
    proxies = tuple(split_names(text))
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise LeadlightError("usage-value", value=proxy, token="--trusted-proxies") from None  # noqa: S106
    return proxies


def lan_addresses() -> list[str]:
    """Where others in the same network reach this machine, home networks first."""
    found = [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    usable = [address for address in found if not ipaddress.ip_address(address).is_loopback]
    return sorted(
        usable, key=lambda address: (not ipaddress.ip_address(address).is_private, not address.startswith("192.168."))
    )


def describe_addresses(here: str, addresses: tuple[str, ...], folder: Path) -> None:
    print(translate("serve-here", address=here))
    for address in addresses:
        print(translate("serve-lan", address=address))
    if addresses:
        segno.make(addresses[0], error="m", micro=False).terminal(sys.stdout, compact=True)
    print(translate("serve-kept", folder=str(folder)))
    print(translate("serve-stop"), flush=True)


def open_browser(address: str) -> None:
    """Open the browser if there is a screen."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
