"""Errors as one JSON shape, with a closed set of codes."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from leadlight.core.errors import Fact, IllegalAction, LeadlightError, NotationError, RecordError
from leadlight.server.errors import TableError, TooMany
from leadlight.server.wire import Failed, Refused

log = logging.getLogger(__name__)
CODES = {404: "page-unknown", 405: "method-unknown", 413: "message-too-large"}


def explain(error: LeadlightError, action: str = "") -> Refused | Failed:
    """The message that tells the asker of an error."""
    refusal = error.refusal if isinstance(error, IllegalAction | NotationError) else None
    if refusal is not None:
        return Refused(action, refusal.code, refusal.rule, dict(refusal.facts))
    return Failed(error.code, collect_facts(error))


def collect_facts(error: LeadlightError) -> dict[str, Fact]:
    """The facts of the error and of its cause, whose sentence stands inside the sentence of the error."""
    cause = error.cause if isinstance(error, RecordError) else None
    return dict(error.facts) if cause is None else {**cause.facts, **error.facts, "cause": cause.code}


def respond_to_error(_: Request[Any, Any, Any], error: LeadlightError) -> Response[bytes]:
    status = error.status if isinstance(error, TableError) else 409 if isinstance(error, IllegalAction) else 400
    response = respond(explain(error), status)
    if isinstance(error, TooMany):
        response.set_header("Retry-After", str(error.facts["seconds"]))
    return response


def respond_to_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """A request that the framework refused."""
    code = "server-failed" if error.status_code >= 500 else CODES.get(error.status_code, "message-malformed")
    return respond(Failed(code, {}), error.status_code)


def respond_to_defect(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An error that nobody foresaw: it is logged, and the response says nothing about the inside of the server."""
    log.error("a request failed", exc_info=error)
    return respond(Failed("server-failed", {}), 500)


def respond_to_malformed(_: Request[Any, Any, Any], __: Exception) -> Response[bytes]:
    return respond(Failed("message-malformed", {}), 400)


# What the framework lets through when a body cannot be decoded.
UNREADABLE: ExceptionHandlersMap = {RecursionError: respond_to_malformed, UnicodeDecodeError: respond_to_malformed}


def respond(message: Any, status: int = 200) -> Response[bytes]:
    return Response(msgspec.json.encode(message), status_code=status, media_type=MediaType.JSON)
