"""Counts what strangers do wrong, and logs one line a minute for all of it: a flood must not fill the disk."""

import asyncio
import logging
from dataclasses import dataclass

SECONDS = 60.0
LONGEST_EXAMPLE = 100

# What uvicorn logs when a client sends nonsense, with the words for it in our line.
UVICORN_MESSAGES = {
    "Invalid HTTP request received.": "requests that were no HTTP",
    "Unsupported upgrade request.": "requests to change the protocol",
    "Invalid UTF-8 sequence received from client.": "messages that were no text",
    "ASGI callable returned without starting response.": "requests that ended before their response",
    "ASGI callable returned without completing response.": "requests that ended before their response",
}

log = logging.getLogger(__name__)


@dataclass
class Incident:
    times: int = 0
    example: str = ""


class Incidents(logging.Filter):
    """As a filter of uvicorn's log, it counts the messages in `UVICORN_MESSAGES` instead of letting them through."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: dict[str, Incident] = {}
        self.timer: asyncio.TimerHandle | None = None

    def count(self, kind: str, example: str = "") -> None:
        """Count something of this kind. The latest example is logged with it."""
        incident = self.counted.setdefault(kind, Incident())
        incident.times += 1
        incident.example = example[:LONGEST_EXAMPLE]
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SECONDS, self.report)

    def report(self) -> None:
        """Log what was counted since the last report."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        parts = [
            f"{incident.times} {kind}" + (f" (the latest: {incident.example!a})" if incident.example else "")
            for kind, incident in self.counted.items()
        ]
        self.counted.clear()
        if parts:
            log.warning("refused within the last minute: %s", ", ".join(parts))

    def filter(self, record: logging.LogRecord) -> bool:
        kind = UVICORN_MESSAGES.get(str(record.msg))
        if kind is not None:
            self.count(kind)
        return kind is None
