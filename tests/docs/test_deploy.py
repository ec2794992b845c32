"""The files in deploy/ are well formed, and name only commands and options that there are. The proxies are run for
real in tests/hosting; nothing here starts a container."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from leadlight.cli.app import app

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def options_of(command: str) -> set[str]:
    """Every option of a sub-command, as its help names them."""
    lines = [str(argument.names) for argument in app[command].assemble_argument_collection()]
    return set(re.findall(r"--[a-z-]+", " ".join(lines)))


def used_commands() -> list[tuple[str, str, list[str]]]:
    """File, sub-command and options of every call of leadlight."""
    texts = {file.name: file.read_text(encoding="utf-8").replace("\\\n", " ") for file in UNITS}
    for name, service in COMPOSE["services"].items():
        words = service.get("command", [])
        texts[name] = " ".join(words) if service.get("entrypoint") else f"leadlight {' '.join(map(str, words))}"
    return [
        (place, found[1], re.findall(r"--[a-z][a-z-]+", found[2]))
        for place, text in texts.items()
        for found in re.finditer(r"leadlight (serve|worker|migrate)\b([^\n]*)", text)
    ]


def test_every_command_and_option_exists() -> None:
    calls = used_commands()
    assert {command for _, command, _ in calls} == {"serve", "worker", "migrate"}
    for place, command, options in calls:
        assert set(options) <= options_of(command) | {"--no-browser"}, place
        assert options, place


def test_what_the_compose_file_mounts_depends_on_and_keeps_is_there() -> None:
    services = COMPOSE["services"]
    for name, service in services.items():
        assert "image" in service, name
        for other in service.get("depends_on", []):
            assert other in services, (name, other)
        for secret in service.get("secrets", []):
            assert secret in COMPOSE["secrets"], (name, secret)
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            known = source in COMPOSE["volumes"] or (DEPLOY / source).exists()
            assert known, (name, source)
    assert {"node1", "node2", "node3", "worker", "postgresql", "redis", "caddy", "prometheus"} <= set(services)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_a_unit_has_its_sections(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit.read_text(encoding="utf-8"))
    assert {"Unit", "Service", "Install"} == set(parser.sections())
    assert parser["Service"]["ExecStart"].startswith("/opt/leadlight/bin/leadlight ")
    if (verify := shutil.which("systemd-analyze")) is not None:
        done = subprocess.run([verify, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
        complaints = [line for line in done.stderr.splitlines() if unit.name in line and "not executable" not in line]
        assert [line for line in complaints if "Unknown" in line or "Failed to parse" in line] == []


def test_the_proxy_of_the_compose_file_is_the_one_that_is_tested() -> None:
    tested = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    nodes = tested.replace("10.0.0.11", "node1").replace("10.0.0.12", "node2").replace("10.0.0.13", "node3")
    assert (DEPLOY / "compose.Caddyfile").read_text(encoding="utf-8") == nodes.replace("play.example.org", "{$DOMAIN}")


def test_prometheus_asks_every_node() -> None:
    asked = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    (job,) = asked["scrape_configs"]
    assert job["static_configs"][0]["targets"] == ["node1:8765", "node2:8765", "node3:8765"]
