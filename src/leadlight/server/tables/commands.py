"""Which handler carries out which command. A handler changes the table, or raises an error and leaves it as it was."""

from collections.abc import Callable
from typing import Any

from leadlight.server import wire
from leadlight.server.tables import chat, drawing, moderation, playing, previews, revealing, seating, starting, undo
from leadlight.server.tables.table import Asker, Table

Handler = Callable[[Table, Asker, Any], wire.Message | None]

HANDLERS: dict[type[wire.Command], Handler] = {
    wire.Sit: seating.sit,
    wire.Stand: seating.stand,
    wire.PlaceBot: seating.place_bot,
    wire.Free: seating.free,
    wire.Configure: seating.configure,
    wire.Ready: seating.ready,
    wire.Reveal: revealing.reveal,
    wire.Share: drawing.share,
    wire.Act: playing.act,
    wire.Preview: previews.preview,
    wire.Resign: playing.resign,
    wire.TakeOver: playing.take_over,
    wire.Undo: undo.undo,
    wire.Answer: undo.answer,
    wire.Rematch: starting.rematch,
    wire.Say: chat.say,
    wire.Remove: moderation.remove,
    wire.Mute: moderation.mute,
    wire.Block: moderation.block,
}


def handle(table: Table, asker: Asker, command: wire.Command) -> wire.Message | None:
    """Carry a command out; what comes back is for the asker alone. What changed for everybody is in `table.changes`."""
    return HANDLERS[type(command)](table, asker, command)
