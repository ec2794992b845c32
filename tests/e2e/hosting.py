"""A real server in a process of its own, and how Debian's Chromium is started."""

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

from tests.repeating import BEGUN

CHROMIUM = shutil.which("chromium")
ROOT = Path(__file__).parents[2]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# What has to be pressed twice within three seconds may be pressed for the second time much later: machines are slow.
NEVER_TOO_LATE = """(() => {
  const wait = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => wait(work, ms === 3000 ? 60000 : ms, ...rest);
})()"""
# Whoever does not choose a bot plays against the one that the tests know: it is quick and looks one action ahead.
USUALLY_GREEDY = """(() => {
  try {
    localStorage["leadlight-settings"] ??= JSON.stringify({ bots: "greedy", coach: false });
  } catch {
    // A page that keeps nothing.
  }
})()"""
CONTRIBUTE_THE_SAME = "crypto.getRandomValues = (bytes) => bytes.fill(7)"  # the browser's part in chance


def launch_arguments() -> dict[str, Any]:
    quiet = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-gpu", "--no-first-run", *quiet]}


class RunningServer:
    """`leadlight serve` on a data folder of its own and any free port, with chance that repeats itself."""

    def __init__(self, data: Path, *options: str) -> None:
        command = [sys.executable, "-m", "tests.repeating", "serve", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--data", str(data), *options],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.lines, self.output = self.process.stdin, self.process.stdout
        found = re.search(r"http://\S+?:\d+", self.output.readline())
        assert found is not None, "the server does not start"
        self.address = found[0]

    def begin_chance(self, seed: str) -> None:
        """From here on the same is drawn whenever the same happens."""
        self.lines.write(f"{seed}\n")
        self.lines.flush()
        while BEGUN not in (line := self.output.readline()):
            assert line, "the server is gone"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)
        self.lines.close()
        self.output.close()
