"""`script/crash`: kills, stops and starves a real server while people play, and counts what was lost."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from .campaign import Blows, Report, crash_server


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=25, help="how often the server is killed with SIGKILL")
    parser.add_argument("--stops", type=int, default=8, help="how often it is asked to stop with SIGTERM")
    parser.add_argument("--full-disks", type=int, default=2, help="how often its disk is full")
    parser.add_argument("--locks", type=int, default=1, help="how often another program locks the database")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    blows = Blows(options.kills, options.stops, options.full_disks, options.locks)
    with tempfile.TemporaryDirectory(prefix="leadlight-crash-") as data:
        report = asyncio.run(crash_server(Path(data), options.matches, blows, options.seed))
    print(json.dumps(report.to_dict(), indent=1) if options.json else describe(report))
    sys.exit(not report.is_clean)


def describe(report: Report) -> str:
    blows, audit = report.blows, report.audit
    return (
        f"{report.matches} matches, {report.over} of them to the end; {blows.kills} kills, {blows.stops} stops,"
        f" {blows.full_disks} full disks, {blows.locks} locks; {report.interruptions} broken connections\n"
        f"{audit.accepted} actions accepted, {audit.lost} lost, {audit.doubled} doubled, {audit.gaps} gaps;"
        f" slowest restart {max(report.restarts, default=0.0):.2f} s"
    )


if __name__ == "__main__":
    main()
