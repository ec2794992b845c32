"""The response to a request for which the server has no room."""

from html import escape

import msgspec
from litestar.types import Receive, Scope, Send

from leadlight.server.errors import TableError
from leadlight.server.request_checks import read_header, sentence
from leadlight.server.routes.error_responses import explain
from leadlight.server.routes.me import spoken

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="{seconds}">
<title>Leadlight</title>
<style>
  html {{ background: #e9eced; color: #1d2329; font: 1.125rem/1.5 system-ui, sans-serif; }}
  body {{ max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }}
  h1 {{ margin: 0; font-size: 1.75rem; }}
  @media (prefers-color-scheme: dark) {{ html {{ background: #0f1519; color: #e9eced; }} }}
</style>
<h1>Leadlight</h1>
<p>{sentence}</p>
"""


async def refuse_request(error: TableError, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
    """An ASGI application that says why there is no room: to programs as JSON, to people as a page that tries again."""
    if scope["path"].startswith("/api/"):
        kind, body = b"application/json", msgspec.json.encode(explain(error))
    else:
        kind, body = b"text/html; charset=utf-8", write_page(scope, error)
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(error.facts["seconds"]).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def write_page(scope: Scope, error: TableError) -> bytes:
    language = spoken(read_header(scope, b"accept-language"))
    words = escape(sentence(scope, error))
    return PAGE.format(language=language, seconds=error.facts["seconds"], sentence=words).encode()
