"""Reads the keyboard of a terminal whose encoding is not UTF-8."""

import sys

from textual.driver import Driver


def forgiving_driver(driver: type[Driver]) -> type[Driver]:
    """A driver that ignores bytes that are not UTF-8; Textual's own driver would end the program with a traceback."""
    if sys.platform == "win32":
        return driver
    from textual.drivers.linux_driver import LinuxDriver

    class ForgivingDriver(LinuxDriver):
        def run_input_thread(self) -> None:
            """Read on after bytes that cannot be decoded; whatever was read together with them is lost too."""
            while True:
                try:
                    return super().run_input_thread()
                except UnicodeDecodeError:
                    continue

    return ForgivingDriver if driver is LinuxDriver else driver
