"""Compares what the server accepted with what its database holds."""

import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import msgspec

from leadlight.core.record import parse_record
from leadlight.play.fair import complete_proof
from leadlight.play.fair_check import verify
from leadlight.play.replay import replay
from leadlight.server.services import open_services
from leadlight.server.settings import Settings

from .players import Player


@dataclass
class Audit:
    accepted: int = 0  # actions that a player was told of
    lost: int = 0  # of these, not in the database
    doubled: int = 0  # of these, more than once in the database or accepted twice
    gaps: int = 0  # entries whose number does not follow that of the entry before


def audit_entries(data: Path, players: list[Player]) -> Audit:
    """Look every accepted action up in the entries of its match."""
    audit = Audit()
    kept: dict[str, Counter[tuple[int, str]]] = {}
    with sqlite3.connect(data / "leadlight.db") as connection:
        rows = connection.execute("select match, number, ply, actions from entries order by match, number").fetchall()
    connection.close()
    for match, number, ply, actions in rows:
        entries = kept.setdefault(match, Counter())
        audit.gaps += number != entries.total()
        entries[ply, actions.split("\n")[0]] += 1
    for player in players:
        audit.accepted += len(player.accepted)
        audit.doubled += len(player.accepted) - len({(each.match, each.ply) for each in player.accepted})
        for each in player.accepted:
            found = kept.get(each.match, Counter())[each.ply, each.action]
            audit.lost += found == 0
            audit.doubled += found > 1
    return audit


async def check_records(data: Path, codes: set[str]) -> None:
    """The rules allow every match that is kept, and its chance is the one that was promised."""
    async with open_services(Settings(data=data)) as services:
        for code in codes:
            room = await services.rooms.find(code)
            assert room is not None
            match = room.table.match
            assert match is not None
            if not match.is_over:
                match.resign(match.actor)  # so that its secret may be told
            match.proof = complete_proof(match)
            record = parse_record(msgspec.json.encode(match.record()))
            assert replay(record).ply == match.ply
            assert verify(record) > 0
