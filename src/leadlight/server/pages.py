"""Serves the web client as it was built: its files, kept in memory, and one page for every address of the client."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from leadlight.server.errors import NotFound

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
NOT_BUILT = b"<!doctype html><title>Leadlight</title><p>The pages are not built. Run: npm --prefix web run build</p>"


@dataclass(frozen=True)
class Page:
    plain: bytes
    packed: bytes | None  # with gzip, where that makes it smaller
    kind: str
    kept: str


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        files = [file for file in sorted(folder.rglob("*")) if file.is_file()] if folder.is_dir() else []
        self.pages = {file.relative_to(folder).as_posix(): read_page(file, folder) for file in files}
        self.index = self.pages.get("index.html", Page(NOT_BUILT, None, "text/html; charset=utf-8", "no-store"))

    def find(self, path: str) -> Page:
        """A file, or the page of the client for any other address. `NotFound` when it looks like a missing file."""
        page = self.pages.get(path)
        if page is None and (path.startswith("api/") or "." in path.rsplit("/", 1)[-1]):
            raise NotFound("page-unknown")
        return page or self.index


def read_page(file: Path, folder: Path) -> Page:
    plain = file.read_bytes()
    packed = gzip.compress(plain, mtime=0)
    kind = "application/manifest+json" if file.suffix == ".webmanifest" else mimetypes.guess_type(file.name)[0]
    hashed = file.relative_to(folder).parts[0] == "assets"
    text = kind is not None and (kind.startswith("text/") or kind.endswith("javascript"))
    full_kind = f"{kind}; charset=utf-8" if text else kind or "application/octet-stream"
    return Page(plain, packed if len(packed) < len(plain) * 0.9 else None, full_kind, FOREVER if hashed else "no-cache")


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    page = pages.find(request.url.path.strip("/"))
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": page.kept, "Vary": "Accept-Encoding"}
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, media_type=page.kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(page.plain, media_type=page.kind or MediaType.HTML, headers=headers)
