"""`script/faults`: people play on three nodes while these are killed, cut off or upgraded, and nothing may be lost."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from .campaign import Report, run_campaign


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/faults", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0, help="for how long things go wrong")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--rolling", action="store_true", help="upgrade node after node instead of killing them")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="leadlight-faults-", ignore_cleanup_errors=True) as folder:
        work = run_campaign(Path(folder), options.matches, options.seconds, options.seed, rolling=options.rolling)
        report = asyncio.run(work)
    print(json.dumps(report.to_dict(), indent=1) if options.json else describe(report))
    sys.exit(not report.is_clean)


def describe(report: Report) -> str:
    return (
        f"{report.matches} matches of {report.people} people; {report.kills} kills, {report.cuts} cuts,"
        f" {report.bus_restarts} restarts of the bus, {report.database_restarts} of the database,"
        f" {report.upgrades} upgrades; {report.interruptions} broken connections\n"
        f"{report.accepted} actions accepted, {report.lost} lost, {report.doubled} doubled, {report.gaps} gaps;"
        f" {report.unfinished} matches unfinished, {report.unfair} unfair, {report.differing} saw otherwise\n"
        f"taken over: median {report.takeover_p50_s} s, p99 {report.takeover_p99_s} s; drained: p99"
        f" {report.drain_p99_s} s; longest wait for an action {report.longest_wait_s} s"
    )


if __name__ == "__main__":
    main()
