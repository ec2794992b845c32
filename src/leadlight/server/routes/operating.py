"""For whoever watches over the server: health, readiness, metrics, and what the admin page shows."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from leadlight.server.admin import AdminReport, report
from leadlight.server.errors import NotFound
from leadlight.server.health import Readiness
from leadlight.server.metrics import TEXT, write_metrics
from leadlight.server.routes.moderation import require_owner
from leadlight.server.services import Services

AnyRequest = Request[Any, Any, Any]


@get("/healthz", media_type=MediaType.TEXT)
async def health() -> str:
    """The process answers. Whether it can take people says `/readyz`."""
    return "ok\n"


@get("/readyz")
async def ready(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Whether people can be sent here: the database takes a write, and the bus answers."""
    fault = await readiness.find_fault()
    return Response(f"{fault or 'ok'}\n", status_code=503 if fault else 200, media_type=MediaType.TEXT)


@get("/metrics")
async def metrics(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """For Prometheus, which brings the admin token."""
    require_owner(request, services)
    if not services.settings.metrics:
        raise NotFound("page-unknown")
    return Response(write_metrics(services), media_type=TEXT)


@get("/api/admin")
async def show_admin(request: AnyRequest, services: NamedDependency[Services]) -> AdminReport:
    """Nodes, tables, people and limits, for the admin page, which brings the admin token."""
    require_owner(request, services)
    return await report(services)
