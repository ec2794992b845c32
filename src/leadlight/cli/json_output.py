"""Reports as JSON, for programs to read."""

import sys

import msgspec


def print_json(report: msgspec.Struct) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
