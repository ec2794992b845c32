"""What the owner of the server orders from the command line of the same machine."""

import hmac
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from leadlight.server.errors import Forbidden
from leadlight.server.moderation import carry_out
from leadlight.server.orders import AnyOrder, Report
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.services import Services


def require_owner(request: Request[Any, Any, Any], services: Services) -> None:
    """Refuse whoever cannot read the data folder, where the token lies."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), services.token.encode()):
        raise Forbidden("not-owner")


@post("/api/moderation", status_code=200, exception_handlers=UNREADABLE)
async def order(
    request: Request[Any, Any, Any], data: JSONBody[AnyOrder], services: NamedDependency[Services]
) -> Report:
    """For `leadlight moderate`, which has the token of the running server."""
    require_owner(request, services)
    return await carry_out(services, data)
