"""A network namespace for a node that can be cut off, as a machine can. It needs root."""

import os
import shutil
import subprocess

HOST = "10.201.77.1"  # this machine, as the namespace sees it
INSIDE = "10.201.77.2"  # the namespace, as this machine sees it


def ip(*words: str, check: bool = True) -> None:
    program = shutil.which("ip") or "/usr/sbin/ip"
    subprocess.run([program, *words], check=check, capture_output=True)


class Namespace:
    """Both ends of a cable: one is here, one inside."""

    def __init__(self) -> None:
        self.name = f"leadlight{os.getpid()}"
        self.cable = f"ll{os.getpid()}"[:13]

    def make(self) -> bool:
        """Whether it could be made."""
        try:
            ip("netns", "add", self.name)
            ip("link", "add", f"{self.cable}a", "type", "veth", "peer", "name", f"{self.cable}b", "netns", self.name)
            ip("addr", "add", f"{HOST}/30", "dev", f"{self.cable}a")
            ip("link", "set", f"{self.cable}a", "up")
            self.run("addr", "add", f"{INSIDE}/30", "dev", f"{self.cable}b")
            self.run("link", "set", f"{self.cable}b", "up")
            self.run("link", "set", "lo", "up")
        except (OSError, subprocess.CalledProcessError):
            self.remove()
            return False
        return True

    def run(self, *words: str) -> None:
        ip("-n", self.name, *words)

    def inside(self, command: list[str]) -> list[str]:
        return [shutil.which("ip") or "/usr/sbin/ip", "netns", "exec", self.name, *command]

    def cut(self) -> None:
        """Nothing comes through, and nobody is told."""
        ip("link", "set", f"{self.cable}a", "down")

    def mend(self) -> None:
        ip("link", "set", f"{self.cable}a", "up")

    def remove(self) -> None:
        ip("netns", "del", self.name, check=False)
        ip("link", "del", f"{self.cable}a", check=False)
