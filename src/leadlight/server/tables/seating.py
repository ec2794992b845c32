"""Before the match: who sits where, how the table is set, and who is ready."""

from leadlight.core.game import OptionValue
from leadlight.server.bot_offer import BotOffer, require_offered
from leadlight.server.errors import Conflict
from leadlight.server.tables.model import Chair
from leadlight.server.tables.revealing import call_off, start_when_revealed
from leadlight.server.tables.table import Asker, Table
from leadlight.server.visible_text import clean_name
from leadlight.server.wire import Configure, Free, PlaceBot, Ready, Sit, Stand


def sit(table: Table, asker: Asker, command: Sit) -> None:
    """Take a free seat, and leave the one that the guest had."""
    table.require_waiting()
    chair = table.chair(command.seat)
    if chair.guest == asker.guest:
        return
    if not chair.is_free:
        raise Conflict("seat-taken", seat=command.seat + 1)
    leave(table, asker.guest)
    table.note_name(asker.guest, asker.name)
    table.chairs[command.seat] = Chair(guest=asker.guest, name=asker.name)
    table.change(asker.now)


def stand(table: Table, asker: Asker, command: Stand) -> None:  # noqa: ARG001
    table.require_waiting()
    table.require_seat(asker.guest)
    call_off(table)
    leave(table, asker.guest)
    table.change(asker.now)


def leave(table: Table, guest: str) -> None:
    seat = table.seat_of(guest)
    if seat is not None:
        table.chairs[seat] = Chair()


def rename_guest(table: Table, asker: Asker) -> None:
    """The guest has another name. A match that has started keeps the names with which it started."""
    table.note_name(asker.guest, asker.name)
    seat = table.seat_of(asker.guest)
    if seat is not None and table.row.status == "waiting":
        call_off(table)
        table.chairs[seat].name = asker.name
        table.say_changed(asker.now)


def place_bot(table: Table, asker: Asker, command: PlaceBot) -> None:
    table.require_host(asker.guest)
    table.require_waiting()
    chair = table.chair(command.seat)
    if chair.guest is not None:
        raise Conflict("seat-taken", seat=command.seat + 1)
    bot = seat_bot(table.bots, command.bot)
    call_off(table)
    table.chairs[command.seat] = bot
    table.change(asker.now)
    start_when_ready(table, asker.now)


def seat_bot(offer: BotOffer, asked: str) -> Chair:
    return Chair(name=require_offered(offer, asked).name, bot=asked)


def free(table: Table, asker: Asker, command: Free) -> None:
    table.require_host(asker.guest)
    table.require_waiting()
    table.chair(command.seat)
    call_off(table)
    table.chairs[command.seat] = Chair()
    table.change(asker.now)


def configure(table: Table, asker: Asker, command: Configure) -> None:
    """Change the settings. Nobody is ready any more: they agreed to the old ones."""
    table.require_host(asker.guest)
    table.require_waiting()
    row = table.row
    name = clean_name(command.name) if command.name is not None else row.name
    if command.options is not None:
        options = table.game.complete(row.options | command.options)
        resize(table, options)
        row.options = options
    call_off(table)
    row.visibility = command.visibility or row.visibility
    row.clock = command.clock or row.clock
    if command.takeover_after is not None:
        row.takeover_after = command.takeover_after
    row.fresh_shares = row.fresh_shares if command.fresh_shares is None else command.fresh_shares
    row.name = name
    for chair in row.chairs:
        chair.ready = chair.rematch = False
    table.change(asker.now)


def resize(table: Table, options: dict[str, OptionValue]) -> None:
    """As many seats as the options say; bots and free seats go first. Refused when there are more people than that."""
    players, chairs = int(options["players"]), table.chairs
    if len(table.persons()) > players:
        raise Conflict("seats-occupied", players=players)
    while len(chairs) > players:
        del chairs[max(seat for seat, chair in enumerate(chairs) if chair.guest is None)]
    chairs.extend(Chair() for _ in range(players - len(chairs)))


def ready(table: Table, asker: Asker, command: Ready) -> None:
    """Ready, or not after all. While contributions are revealed, a commitment can no longer be changed."""
    table.require_waiting()
    chair = table.chair(table.require_seat(asker.guest))
    if not command.ready:
        call_off(table)
        chair.rematch = False
    if not table.row.revealing:
        chair.ready, chair.commitment = command.ready, command.commitment
    table.change(asker.now)
    start_when_ready(table, asker.now)


def start_when_ready(table: Table, now: float) -> None:
    """Start once every seat is taken and every person is ready. Bots alone do not play: nobody would watch."""
    persons = table.persons()
    if not persons or any(chair.is_free for chair in table.chairs):
        return
    if all(table.chairs[seat].ready for seat in persons):
        start_when_revealed(table, now)
