"""How many files and connections the system lets this process have open."""

import contextlib

WANTED = 65_536
RESERVED = 192  # for the database, bots and files, and for telling people that the server is full
FEWEST = 64


def raise_descriptor_limit() -> int:
    """Raise the limit as far as the system lets everybody do that. Returns what it is then."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return WANTED if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # macOS has a lower limit for each process than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def connections_within(limit: int) -> int:
    """How many connections a server with so many descriptors takes."""
    return max(FEWEST, limit - RESERVED)
