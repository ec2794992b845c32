"""The web application: its routes, what they depend on, and how errors become responses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from leadlight import __version__
from leadlight.core.errors import LeadlightError
from leadlight.server.forwarding import Forwarding
from leadlight.server.health import Readiness
from leadlight.server.limits import BODY_BYTES
from leadlight.server.pages import Pages, show_page
from leadlight.server.request_checks import RequestChecks
from leadlight.server.routes import (
    board,
    history,
    host,
    lessons,
    live,
    me,
    moderation,
    operating,
    opinions,
    puzzles,
    reviews,
    tables,
)
from leadlight.server.routes.carried import Reception
from leadlight.server.routes.error_responses import (
    respond_to_defect,
    respond_to_error,
    respond_to_http,
    respond_to_malformed,
)
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Settings
from leadlight.server.tracing import TracedApp, open_tracer, trace_services

ROUTES = (
    me.read_me,
    me.rename_me,
    me.hand_over,
    me.look_at_handover,
    me.adopt,
    me.list_sessions,
    me.end_session,
    history.read_history,
    history.read_statistics,
    history.read_review_statistics,
    history.export_history,
    host.read_host,
    host.print_sheets,
    host.draw_address,
    host.replay_upload,
    board.show_board,
    board.preview_board,
    lessons.show_lesson,
    lessons.preview_lesson,
    puzzles.read_daily,
    puzzles.read_day,
    puzzles.read_next,
    puzzles.read_puzzle,
    puzzles.try_action,
    puzzles.ask_for_hint,
    puzzles.give_up,
    puzzles.read_progress,
    puzzles.read_challenge,
    puzzles.move_challenge,
    puzzles.preview_challenge,
    opinions.analyse_board,
    opinions.give_hints,
    tables.list_tables,
    tables.open_table,
    tables.read_table,
    tables.read_people,
    tables.command_table,
    tables.read_replay,
    tables.download_record,
    tables.draw_invitation,
    reviews.read_review,
    reviews.ask_for_review,
    reviews.stop_waiting,
    reviews.review_upload,
    reviews.read_uploaded_review,
    reviews.stop_waiting_for_upload,
    moderation.order,
    operating.health,
    operating.ready,
    operating.metrics,
    operating.show_admin,
    live.live,
    show_page,
)


def provide_services(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services


def provide_readiness(state: State) -> Readiness:
    readiness = state.readiness
    assert isinstance(readiness, Readiness)
    return readiness


def create_app(settings: Settings) -> Litestar:
    pages = Pages()
    tracer = open_tracer(settings.traces, settings.node) if settings.traces is not None else None

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
            app.state.readiness = Readiness(services)
            if tracer is not None:
                trace_services(services, tracer)
            if services.cluster is None:
                yield
                return
            reception = Reception(services, inner, app)
            try:
                yield
            finally:
                await reception.stop()

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        before_request=me.check_origin,
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "session": Provide(me.provide_session),
            "guest": Provide(me.provide_guest),
            "caller": Provide(me.provide_caller),
            "room": Provide(tables.provide_room),
            "readiness": Provide(provide_readiness, sync_to_thread=False),
        },
        exception_handlers={
            LeadlightError: respond_to_error,
            HTTPException: respond_to_http,
            msgspec.MsgspecError: respond_to_malformed,
            Exception: respond_to_defect,
        },
        openapi_config=OpenAPIConfig(
            title="Leadlight",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    inner = app.asgi_handler
    served: ASGIApp = Forwarding(inner) if settings.bus is not None else inner
    app.asgi_handler = RequestChecks(TracedApp(served, tracer) if tracer is not None else served, settings.domains)
    return app
