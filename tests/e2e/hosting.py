"""A real server in a process of its own, and how Debian's Chromium is started."""

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

CHROMIUM = shutil.which("chromium")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def launch_arguments() -> dict[str, Any]:
    quiet = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-gpu", "--no-first-run", *quiet]}


class RunningServer:
    """`leadlight serve` on a data folder of its own and any free port."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "leadlight", "serve", "--port", "0", "--no-browser", "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+?:\d+", self.process.stdout.readline())
        assert found is not None, "the server does not start"
        self.address = found[0]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
