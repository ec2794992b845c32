"""A real server, and each proxy of docs/hosting.md in front of it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.hosting import RunningServer

from .proxies import Proxy, caddy_before, nginx_before

PROXIES = {"caddy": caddy_before, "nginx": nginx_before}


def has_program(name: str) -> bool:
    return any(shutil.which(name, path=path) for path in (None, "/usr/sbin"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without the proxies people go on with the other tests; continuous integration does not."""
    missing = [name for name in (*PROXIES, "openssl") if not has_program(name)]
    if missing and "CI" in os.environ:
        raise pytest.UsageError(f"not installed: {', '.join(missing)}")
    for item in items:
        if missing and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"not installed: {', '.join(missing)}"))


@pytest.fixture(scope="package")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that knows of no proxy."""
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield int(server.address.rpartition(":")[2])
    server.stop()


@pytest.fixture(scope="package", params=PROXIES)
def proxy(request: pytest.FixtureRequest, port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    with PROXIES[request.param](port, tmp_path_factory.mktemp(request.param)) as proxy:
        yield proxy
