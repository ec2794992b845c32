"""Creates tables."""

import secrets

from leadlight.core.game import OptionValue
from leadlight.games import find_game
from leadlight.server.bot_offer import OURS, BotOffer
from leadlight.server.errors import Conflict
from leadlight.server.http_models import NewTable
from leadlight.server.tables.changes import TableOpened
from leadlight.server.tables.model import Chair, TableRow
from leadlight.server.tables.seating import seat_bot
from leadlight.server.tables.table import Asker, Table
from leadlight.server.visible_text import clean_name

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without characters that look alike
CODE_LENGTH = 6


def create_table(new: NewTable, host: Asker, offer: BotOffer = OURS) -> Table:
    """A table as the host wants it, with the host on the first seat. Refused for a game, options or bots that do
    not exist, and for more bots than there are seats.
    """
    game = find_game(new.game)
    options = game.complete(new.options)
    bots = [seat_bot(offer, asked) for asked in new.bots]
    row = TableRow(
        code="".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)),
        name=clean_name(new.name or host.name),
        game=game.name,
        options=options,
        visibility=new.visibility,
        clock=new.clock,
        takeover_after=new.takeover_after,
        fresh_shares=new.fresh_shares,
        status="waiting",
        host=host.guest,
        chairs=fill_chairs(options, Chair(guest=host.guest, name=host.name), bots),
        changed=host.now,
    )
    return open_table(row)


def fill_chairs(options: dict[str, OptionValue], first: Chair, bots: list[Chair]) -> list[Chair]:
    """The chairs: the host first, then free ones, the bots last."""
    free = int(options["players"]) - 1 - len(bots)
    if free < 0:
        raise Conflict("table-full")
    return [first, *(Chair() for _ in range(free)), *bots]


def open_table(row: TableRow) -> Table:
    """A table for a row that nobody has seen yet, with the secret of its first match."""
    table = Table(row)
    table.renew_secret()
    table.changes.append(TableOpened(row, table.summary()))
    return table
