"""Real proxies in front of a real server, with the configurations that docs/hosting.md prints."""

import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.programs import free_port, wait_until_open

DEPLOY = Path(__file__).parents[2] / "deploy"
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "play.example.org"  # in the configurations

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
CADDY = """
{{
    admin off
    auto_https disable_redirects
    storage file_system {folder}
}}
{site}
"""


class Proxy(NamedTuple):
    """Where people come in, and whom they trust."""

    port: int
    trust: ssl.SSLContext

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """Somebody who comes from this address."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=self.address, transport=transport, headers={"Origin": self.address})


def printed_configuration(language: str) -> str:
    """The only block of that language in docs/hosting.md."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", HOSTING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def make_certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "localhost.crt", folder / "localhost.key"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key


@contextmanager
def nginx_before(server: int, folder: Path) -> Iterator[Proxy]:
    with run_nginx(printed_configuration("nginx").replace("127.0.0.1:8765", f"127.0.0.1:{server}"), folder) as proxy:
        yield proxy


@contextmanager
def nginx_before_nodes(nodes: list[int], folder: Path) -> Iterator[Proxy]:
    with run_nginx(name_nodes((DEPLOY / "nginx.conf").read_text(encoding="utf-8"), nodes), folder) as proxy:
        yield proxy


def name_nodes(configuration: str, nodes: list[int]) -> str:
    """With the ports of the nodes in place of the addresses of three machines."""
    for number, port in enumerate(nodes, start=11):
        configuration = configuration.replace(f"10.0.0.{number}:8765", f"127.0.0.1:{port}")
    return configuration


@contextmanager
def run_nginx(configuration: str, folder: Path) -> Iterator[Proxy]:
    port, (certificate, key) = free_port(), make_certificate(folder)
    site = (
        configuration.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        .replace(f"/etc/ssl/{NAME}.crt", str(certificate))
        .replace(f"/etc/ssl/{NAME}.key", str(key))
        .replace(NAME, "localhost")
    )
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, site=site), encoding="utf-8")
    with running(["nginx", "-c", str(file), "-p", str(folder)], port):
        yield Proxy(port, ssl.create_default_context(cafile=str(certificate)))


@contextmanager
def caddy_before(server: int, folder: Path) -> Iterator[Proxy]:
    with run_caddy(printed_configuration("caddy").replace("127.0.0.1:8765", f"127.0.0.1:{server}"), folder) as proxy:
        yield proxy


@contextmanager
def caddy_before_nodes(nodes: list[int], folder: Path) -> Iterator[Proxy]:
    with run_caddy(name_nodes((DEPLOY / "Caddyfile").read_text(encoding="utf-8"), nodes), folder) as proxy:
        yield proxy


@contextmanager
def run_caddy(configuration: str, folder: Path) -> Iterator[Proxy]:
    port, (certificate, key) = free_port(), make_certificate(folder)
    site = configuration.replace(
        f"{NAME} {{", f"https://localhost:{port} {{\n    bind 127.0.0.1\n    tls {certificate} {key}"
    )
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(folder=folder, site=site), encoding="utf-8")
    with running(["caddy", "run", "--adapter", "caddyfile", "--config", str(file)], port):
        yield Proxy(port, ssl.create_default_context(cafile=str(certificate)))


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    program = shutil.which(command[0]) or shutil.which(command[0], path="/usr/sbin")
    assert program is not None
    with subprocess.Popen([program, *command[1:]], stderr=subprocess.DEVNULL) as process:
        try:
            wait_until_open(port, process)
            yield
        finally:
            process.terminate()
