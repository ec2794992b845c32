"""What strangers do wrong is counted and logged together; every line of the log has its time and its level."""

import logging
import re
import subprocess
import sys

import pytest

from leadlight.server.incidents import UVICORN_MESSAGES, Incidents

from .conftest import Server, Visitors

LOGGER = "leadlight.server.incidents"


async def test_a_thousand_incidents_are_one_line(caplog: pytest.LogCaptureFixture) -> None:
    incidents = Incidents()
    for number in range(1000):
        incidents.count("messages that could not be read")
        incidents.count("unknown names", f"evil{number}.example")
    assert caplog.records == []
    incidents.report()
    (line,) = caplog.messages
    assert "1000 messages that could not be read, 1000 unknown names (the latest: 'evil999.example')" in line


async def test_a_report_starts_anew_and_says_nothing_of_nothing(caplog: pytest.LogCaptureFixture) -> None:
    incidents = Incidents()
    incidents.count("messages")
    assert incidents.timer is not None
    incidents.report()
    assert incidents.timer is None
    incidents.report()
    assert len(caplog.messages) == 1


async def test_an_example_cannot_forge_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    incidents = Incidents()
    incidents.count("names", "x\n2026-01-01 ERROR all is lost \x1b[2J\u202e" + "y" * 500)
    incidents.report()
    (line,) = caplog.messages
    assert line.isprintable()
    assert len(line) < 250


@pytest.mark.parametrize("message", UVICORN_MESSAGES)
async def test_what_uvicorn_says_of_nonsense_is_counted(message: str, caplog: pytest.LogCaptureFixture) -> None:
    incidents, log = Incidents(), logging.getLogger("test.uvicorn")
    log.addFilter(incidents)
    for _ in range(3):
        log.warning(message)
    log.warning("A lifespan failed")
    log.removeFilter(incidents)
    assert caplog.messages == ["A lifespan failed"]
    incidents.report()
    assert f"3 {UVICORN_MESSAGES[message]}" in caplog.messages[-1]


async def test_unreadable_messages_of_a_connection_are_logged_together(
    server: Server, visitors: Visitors, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await visitors.enter("Ann")
    line = await ann.connect(await ann.open_table())
    await line.hear()
    for _ in range(50):
        await line.socket.send("{")
        assert (await line.hear_until("failed"))["code"] == "message-malformed"
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert server.services.incidents.counted["messages that could not be read"].times >= 50


def test_a_line_of_the_log_has_its_time_and_its_level() -> None:
    code = (
        "import logging; from leadlight.server.run import set_up_logging; set_up_logging();"
        "logging.getLogger('leadlight.server').info('a table was removed');"
        "logging.getLogger('uvicorn.error').warning('odd');"
        "logging.getLogger('uvicorn.error').info('not worth a line')"
    )
    written = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stderr
    lines = [re.sub(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} ", "TIME ", line) for line in written.splitlines()]
    assert lines == ["TIME INFO leadlight.server: a table was removed", "TIME WARNING uvicorn.error: odd"]
