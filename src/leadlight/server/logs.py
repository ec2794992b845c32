"""Log lines: as text for people, or as JSON for programs that collect them, with the table and the request."""

import contextvars
import logging
from typing import Any

import msgspec

LOG_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LOG_TIME = "%Y-%m-%dT%H:%M:%S%z"

request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")


class JsonLines(logging.Formatter):
    """One JSON object a line. `node` names the node that writes it."""

    def __init__(self, node: str | None = None) -> None:
        super().__init__(datefmt=LOG_TIME)
        self.node = node

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "node": self.node,
            "table": getattr(record, "table", None),
            "request": request_id.get() or None,
            "error": self.formatException(record.exc_info) if record.exc_info else None,
        }
        return msgspec.json.encode({name: value for name, value in line.items() if value is not None}).decode()


def set_up_logging(log_format: str = "text", node: str | None = None) -> None:
    """Write log lines to stderr, each with its time and level, unless somebody has set logging up already."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(node) if log_format == "json" else logging.Formatter(LOG_LINE, LOG_TIME))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("leadlight").setLevel(logging.INFO)
