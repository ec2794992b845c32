"""What the owner of the server orders from the command line of the same machine."""

import hmac
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from leadlight.server.errors import Forbidden, TooMany
from leadlight.server.moderation import carry_out
from leadlight.server.orders import AnyOrder, Report
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.routes.me import network_behind
from leadlight.server.services import Services


def require_owner(request: Request[Any, Any, Any], services: Services) -> None:
    """Refuse whoever has neither the token in the data folder nor the one that the server was started with.

    Tokens are tried slowly: wrong ones count for the address.
    """
    network = network_behind(request)
    wait = services.limits.wrong_tokens.seconds_left(network)
    if wait > 0:
        raise TooMany("too-fast", seconds=wait)
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    good = [token.encode() for token in (services.token, services.settings.admin_token) if token is not None]
    if not any(hmac.compare_digest(given, token) for token in good):
        services.limits.wrong_tokens.count(network)
        raise Forbidden("not-owner")


@post("/api/moderation", status_code=200, exception_handlers=UNREADABLE)
async def order(
    request: Request[Any, Any, Any], data: JSONBody[AnyOrder], services: NamedDependency[Services]
) -> Report:
    """For `leadlight moderate`, which has the token of the running server."""
    require_owner(request, services)
    return await carry_out(services, data)
