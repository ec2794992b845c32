"""What whoever watches over a server gets: health, metrics, log lines, the admin page's report, and traces."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from leadlight.server import app as application
from leadlight.server.durations import BUCKETS, Durations
from leadlight.server.errors import Unavailable
from leadlight.server.limits import Limits
from leadlight.server.logs import JsonLines, request_id

from .conftest import Server
from .visitor import Visitor, start_match

TOKEN = "a token that nobody guesses"  # noqa: S105
OWNER = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("watched"), metrics=True, admin_token=TOKEN)
    server.start()
    yield server
    server.stop()


async def ask(server: Server, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        return await client.get(path, headers=headers or {})


def test_durations_fall_into_buckets_that_hold_everything_below() -> None:
    durations = Durations()
    for seconds in (0.0005, 0.001, 0.02, 60.0):
        durations.observe(seconds)
    found = dict(durations.buckets())
    assert (found["0.001"], found["0.025"], found["10.0"], found["+Inf"]) == (2, 3, 3, 4)
    assert len(found) == len(BUCKETS) + 1
    assert durations.total == pytest.approx(60.0215)


async def test_a_server_that_answers_is_healthy_and_one_that_can_write_is_ready(watched: Server) -> None:
    assert (await ask(watched, "/healthz")).text == "ok\n"
    before = watched.services.writer.units
    ready = await ask(watched, "/readyz")
    assert (ready.status_code, ready.text) == (200, "ok\n")
    assert watched.services.writer.units > before


async def test_a_server_that_cannot_write_is_not_ready(watched: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    await asyncio.sleep(1.1)  # the last answer is old

    async def fail(*_: object) -> None:
        raise Unavailable("storage-failed")

    with monkeypatch.context() as patch:
        patch.setattr(watched.services.writer, "commit", fail)
        ready = await ask(watched, "/readyz")
        assert (ready.status_code, ready.text) == (503, "database\n")
    await asyncio.sleep(1.1)
    assert (await ask(watched, "/readyz")).status_code == 200


async def test_asking_often_does_not_write_often(watched: Server) -> None:
    await ask(watched, "/readyz")
    before = watched.services.writer.units
    for _ in range(5):
        assert (await ask(watched, "/readyz")).status_code == 200
    assert watched.services.writer.units <= before + 2


async def test_metrics_count_what_people_do(watched: Server) -> None:
    ann, ben = await Visitor(watched.address).enter("Ann"), await Visitor(watched.address).enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    await ann.command(code, "say", text="Hello")
    found = (await ask(watched, "/metrics", OWNER)).text
    metrics = dict(re.findall(r"^(leadlight_\w+(?:\{[^}]*\})?) ([0-9.e+-]+)$", found, re.MULTILINE))
    assert float(metrics['leadlight_actions_total{game="sintra"}']) >= 1
    assert float(metrics["leadlight_matches_started_total"]) >= 1
    assert float(metrics["leadlight_chat_lines_total"]) >= 1
    assert float(metrics["leadlight_tables"]) >= 1
    assert float(metrics["leadlight_commit_seconds_count"]) >= 1
    assert float(metrics['leadlight_action_seconds_bucket{le="+Inf"}']) >= 1
    assert "process_resident_memory_bytes" in found
    for visitor in (ann, ben):
        await visitor.close()


async def test_every_metric_of_the_dashboard_exists(watched: Server) -> None:
    """Those of several nodes are looked for in the module that writes them."""
    from leadlight.server import metrics

    dashboard = Path(__file__).parents[2] / "deploy" / "grafana" / "leadlight.json"
    wanted = set(re.findall(r"leadlight_\w+", dashboard.read_text(encoding="utf-8")))
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    written = set(re.findall(r'"(leadlight_\w+)"', source))
    assert len(wanted) > 15
    assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in wanted} <= written
    assert "leadlight_tables" in (await ask(watched, "/metrics", OWNER)).text


@pytest.mark.parametrize("path", ["/metrics", "/api/admin"])
async def test_only_the_owner_sees_metrics_and_the_report(watched: Server, path: str) -> None:
    watched.limits.clear()
    assert (await ask(watched, path)).status_code == 403
    assert (await ask(watched, path, {"Authorization": "Bearer wrong"})).status_code == 403
    assert (await ask(watched, path, OWNER)).status_code == 200
    assert (await ask(watched, path, {"Authorization": f"Bearer {watched.services.token}"})).status_code == 200


async def test_tokens_are_not_tried_for_long(watched: Server) -> None:
    watched.limits.clear()
    for number in range(10):
        assert (await ask(watched, "/api/admin", {"Authorization": f"Bearer {number}"})).status_code == 403
    assert (await ask(watched, "/api/admin", OWNER)).status_code == 429
    watched.limits.clear()


async def test_a_server_without_metrics_has_none(server: Server) -> None:
    found = await ask(server, "/metrics", {"Authorization": f"Bearer {server.services.token}"})
    assert found.status_code == 404


async def test_the_report_tells_tables_people_limits_and_nodes(watched: Server) -> None:
    watched.limits.clear()
    ann = await Visitor(watched.address).enter("Ann")
    code = await ann.open_table()
    line = await ann.connect(code)
    await line.hear_until("snapshot")
    for number in range(6):
        await ann.request("GET", f"/api/tables/WRONG{number}")
    report = (await ask(watched, "/api/admin", OWNER)).json()
    assert code in [table["code"] for table in report["tables"]]
    assert [person["name"] for person in report["people"]] == ["Ann"]
    assert {"limit": "wrong_codes", "events": 6, "most": 10}.items() <= report["limits"][0].items()
    (node,) = report["nodes"]
    assert (node["is_this"], node["people"]) == (True, 1)
    await ann.close()


def test_every_limit_has_a_name_on_the_admin_page() -> None:
    catalogue = Path(__file__).parents[2] / "src" / "leadlight" / "locales" / "en" / "admin.ftl"
    named = set(re.findall(r"^admin-limit-(\w+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    assert named == set(vars(Limits(1)))


def test_a_log_line_is_one_json_object_with_table_and_request() -> None:
    record = logging.LogRecord("leadlight.x", logging.WARNING, "x.py", 1, "table %s:\nhm", ("LIME42",), None)
    record.table = "LIME42"
    token = request_id.set("0123456789abcdef")
    try:
        line = JsonLines("node1").format(record)
    finally:
        request_id.reset(token)
    assert "\n" not in line
    found = json.loads(line)
    assert (found["message"], found["table"], found["request"], found["node"], found["level"]) == (
        "table LIME42:\nhm",
        "LIME42",
        "0123456789abcdef",
        "node1",
        "WARNING",
    )


async def test_every_response_names_its_request(server: Server) -> None:
    assert re.fullmatch(r"[0-9a-f]{16}", (await ask(server, "/api/host")).headers["x-request-id"])
    given = await ask(server, "/api/host", {"X-Request-ID": "from-the-proxy-1"})
    assert given.headers["x-request-id"] == "from-the-proxy-1"
    bad = await ask(server, "/api/host", {"X-Request-ID": "x\ty"})
    assert re.fullmatch(r"[0-9a-f]{16}", bad.headers["x-request-id"])


def test_requests_tables_and_transactions_are_traced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(application, "open_tracer", lambda *_: provider.get_tracer("test"))
    server = Server(tmp_path, traces="http://127.0.0.1:1/v1/traces")
    server.start()

    async def play() -> str:
        ann = await Visitor(server.address).enter("Ann")
        code = await ann.open_table()
        server.services.rooms.rooms.clear()
        await ann.look(code)
        await ann.close()
        return code

    code = asyncio.run(play())
    server.stop()
    spans = {span.name: span for span in exporter.get_finished_spans()}
    assert {"GET /api/me", "POST /api/tables", "GET /api/tables/{code}", "open table", "commit"} <= set(spans)
    assert spans["GET /api/tables/{code}"].attributes["http.response.status_code"] == 200  # type: ignore[index]
    assert spans["open table"].attributes["leadlight.table"] == code  # type: ignore[index]


def test_without_traces_nothing_of_opentelemetry_is_loaded(tmp_path: Path) -> None:
    from leadlight.server.settings import Settings

    assert isinstance(application.create_app(Settings(tmp_path)), Litestar)
