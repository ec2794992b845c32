"""The names under which the server may be asked for.

A page of another site can make a browser ask this server under a name of that site, by giving the name our address
(DNS rebinding); to the browser both are then one site. So only names that nobody else can have are accepted.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

ANY = "*"
HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[^\s:/?#@\[\]\\]+))(?::(?P<port>[0-9]{0,5}))?")
HIGHEST_PORT = 65535
HOME_NETWORKS = ("local", "lan", "home.arpa", "internal")  # endings that cannot be bought


def host_name(header: str) -> str:
    """The name or address in a `Host` header, without the port, in lower case; empty when it is no such header."""
    found = HOST.fullmatch(header)
    if found is None or int(found["port"] or 0) > HIGHEST_PORT:
        return ""
    return (found["address"] or found["name"]).removesuffix(".").casefold()


class HostNames:
    """Accepts addresses, names without a dot, this machine's name in a home network, and the given domains."""

    def __init__(self, domains: Iterable[str]) -> None:
        machine = socket.gethostname().partition(".")[0]
        own = (socket.gethostname(), *(f"{machine}.{ending}" for ending in HOME_NETWORKS))
        self.names = {name.removesuffix(".").casefold() for name in (*own, *domains)}
        self.accept_all = ANY in self.names

    def accepts(self, name: str) -> bool:
        if name == "":
            return False
        if self.accept_all or name in self.names or name.endswith(".localhost"):
            return True
        return is_address(name) or "." not in name


def is_loopback(name: str) -> bool:
    """Whether the name or address means the computer itself: on any other it leads elsewhere or nowhere."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return is_address(name) and ipaddress.ip_address(name).is_loopback


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
