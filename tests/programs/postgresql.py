"""A PostgreSQL server of our own. It does not run as root, so root starts it as another user."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import finalize

import psycopg

from leadlight.server.storage.database import migrate

from . import find_program, free_port, wait_until_open

OWNER = "postgres"  # as Debian's package names it
QUICK = {"fsync": "off", "full_page_writes": "off"}  # nobody pulls the plug during tests


class PostgresqlServer:
    """`settings` are added to those of the server."""

    def __init__(self, folder: Path, host: str = "127.0.0.1", **settings: str) -> None:
        self.folder = folder
        self.host = host
        self.port = free_port(host if host.startswith("127.") else "127.0.0.1")
        self.settings = {"max_connections": "200", **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        # Beside pytest's own folder, which every run closes to other users anew.
        self.data = Path(tempfile.mkdtemp(prefix="leadlight-postgresql-"))
        finalize(self, shutil.rmtree, self.data, ignore_errors=True)
        self.account: dict[str, Any] = {}
        if os.getuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.data, owner.pw_uid, owner.pw_gid)
            self.account = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        initdb = [program("initdb"), "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run([*initdb, "--no-sync"], check=True, capture_output=True, cwd=self.data, **self.account)
        if host != "127.0.0.1":
            with (self.data / "pg_hba.conf").open("a") as rules:
                rules.write("host all all samenet trust\n")

    def start(self) -> None:
        settings = {
            "port": str(self.port),
            "listen_addresses": self.host,
            "unix_socket_directories": "",
            **self.settings,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "postgresql.log").open("ab") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", str(self.data), *options],
                stdout=log,
                stderr=log,
                cwd=self.data,
                **self.account,
            )
        wait_until_open(self.port, self.process, self.host)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        while True:  # `wait_until_open` has found the port: the server only recovers
            try:
                self.execute("select 1")
            except psycopg.OperationalError:
                continue
            return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is PostgreSQL's fast way to stop: it ends all connections."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def address(self, database: str = OWNER) -> str:
        return f"postgresql://{OWNER}@{self.host}:{self.port}/{database}"

    def execute(self, sql: str) -> None:
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(sql.encode())

    def make_database(self, *, migrated: bool = True) -> str:
        """The address of a new database, with our tables or without any. Copies of one are quicker than migrations."""
        self.made += 1
        if not migrated:
            self.execute(f"create database empty{self.made}")
            return self.address(f"empty{self.made}")
        if self.made == 1 or not self.has_template:
            self.execute("create database filled")
            migrate(self.address("filled"))
            self.has_template = True
        self.execute(f"create database made{self.made} template filled")
        return self.address(f"made{self.made}")

    has_template = False


def program(name: str) -> str:
    found = find_program(name)
    assert found is not None
    return found


@contextmanager
def running_postgresql(folder: Path, **settings: str) -> Iterator[PostgresqlServer]:
    server = PostgresqlServer(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
