"""Traces with OpenTelemetry, where somebody asks for them: requests, tables that are opened, and transactions.

It needs `leadlight[traces]`. Without it, and unless `--traces` names a collector, nothing here is loaded.
"""

from collections.abc import Sequence
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from leadlight import __version__
from leadlight.core.errors import LeadlightError
from leadlight.server.logs import request_id
from leadlight.server.room import Room
from leadlight.server.services import Services
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.transactions import Transactions, Write


def open_tracer(collector: str, node: str | None) -> Any:
    """Sends spans to the collector, in portions and from a thread of its own."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise LeadlightError("traces-missing") from None
    facts = {"service.name": "leadlight", "service.version": __version__, "service.instance.id": node or ""}
    provider = TracerProvider(resource=Resource.create(facts))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=collector, timeout=5)))
    return provider.get_tracer("leadlight")


class TracedApp:
    """Wraps an application: a span for every request, named after its method and the first parts of its path."""

    def __init__(self, app: ASGIApp, tracer: Any) -> None:
        self.app = app
        self.tracer = tracer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.tracer.start_as_current_span(name_span(scope)) as span:
            span.set_attribute("url.path", scope["path"])
            span.set_attribute("leadlight.request", request_id.get())

            async def send_traced(message: Any) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await self.app(scope, receive, send_traced)


def name_span(scope: Any) -> str:
    """Without the code of a table, so that spans of the same kind have the same name."""
    parts = scope["path"].split("/")
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        parts[3] = "{code}"
    return f"{scope.get('method', 'WEBSOCKET')} {'/'.join(parts[:5])}"


class TracedTransactions:
    """A span for every transaction, in the writer's thread."""

    def __init__(self, transactions: Transactions, tracer: Any) -> None:
        self.transactions = transactions
        self.tracer = tracer

    def run(self, writes: Sequence[Write], fences: Sequence[Fence]) -> None:
        with self.tracer.start_as_current_span("commit") as span:
            span.set_attribute("leadlight.writes", len(writes))
            self.transactions.run(writes, fences)

    def is_gone(self, error: Exception) -> bool:
        return self.transactions.is_gone(error)

    def close(self) -> None:
        self.transactions.close()


def trace_services(services: Services, tracer: Any) -> None:
    """From now on openings of tables and transactions are traced."""
    services.writer.transactions = TracedTransactions(services.writer.transactions, tracer)
    read = services.rooms.read

    async def read_traced(code: str) -> Room | None:
        with tracer.start_as_current_span("open table") as span:
            span.set_attribute("leadlight.table", code)
            return await read(code)

    services.rooms.read = read_traced  # type: ignore[method-assign]
