"""Links for other people and other devices, drawn as QR codes."""

from typing import Any

from litestar import Request, Response

from leadlight.server.drawings import draw_qr
from leadlight.server.hosts import host_name, is_loopback
from leadlight.server.limits import Caller
from leadlight.server.services import Services


def shared_base(request: Request[Any, Any, Any], services: Services) -> str:
    """Where others reach this server: as the request did, unless it came to an address that means "this computer"."""
    own = str(request.base_url).rstrip("/")
    if not is_loopback(host_name(request.headers.get("host", ""))):
        return own
    return next(iter(services.settings.addresses), own)


async def draw(services: Services, caller: Caller, link: str, *, keep: bool = True) -> bytes:
    """The link as a picture in SVG, which is kept for others who ask unless the link is for one person only."""
    services.limits.drawings.count(caller)
    return await services.process_pool.compute(("qr", link), draw_qr, link, caller=caller, keep=keep)


async def respond_with_qr(services: Services, caller: Caller, link: str) -> Response[bytes]:
    return Response(await draw(services, caller, link), media_type="image/svg+xml")
