"""`script/fuzz`: attacks a real server with fuzzed frames and requests, and reports what it did about them."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from .campaign import MOST_GROWTH, Report, attack_server


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--guests", type=int, default=120, help="who send at the same time, four to a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="leadlight-fuzz-") as data:
        attack = attack_server(Path(data), options.frames, options.requests, options.guests, options.seed)
        report = asyncio.run(attack)
        log = (Path(data) / "server.log").read_text(encoding="utf-8", errors="replace")
    print(json.dumps(report.to_dict(), indent=1) if options.json else describe(report))
    passed = report.is_clean and report.growth <= MOST_GROWTH
    if not passed:
        print(log[-5000:], file=sys.stderr)
    sys.exit(not passed)


def describe(report: Report) -> str:
    megabytes = 2**20
    return (
        f"{report.frames} frames over {report.connections} connections and {report.requests} requests"
        f" ({report.by_schema} by the schema) in {report.seconds:.0f} s\n"
        f"refused because they came too fast: {report.too_fast:.1%} of the requests\n"
        f"failed requests: {len(report.defects)}, tracebacks: {report.tracebacks},"
        f" lines in the log: {report.log_lines}\n"
        f"memory: {report.memory_before / megabytes:.1f} MB before, {report.memory_after / megabytes:.1f} MB after"
        f" ({report.growth:+.1%})"
    )


if __name__ == "__main__":
    main()
