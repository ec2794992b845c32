"""Chat at a table."""

from leadlight.server.errors import Forbidden, TooMany
from leadlight.server.tables.changes import ChatWritten
from leadlight.server.tables.model import CHAT_KEPT
from leadlight.server.tables.table import Asker, Table
from leadlight.server.visible_text import clean_text
from leadlight.server.wire import ChatLine, Say

LINES = 5  # a guest may write at most this many
SECONDS = 10  # in this time


def say(table: Table, asker: Asker, command: Say) -> None:
    """Add a line to the chat; refused to whoever may not watch, is muted, writes too fast or what nobody can see."""
    table.require_watcher(asker.guest)
    if asker.muted:
        raise Forbidden("chat-muted")
    if table.is_muted(asker.guest):
        raise Forbidden("chat-muted-here")
    text = clean_text(command.text)
    table.note_name(asker.guest, asker.name)
    recent = table.said.setdefault(asker.guest, [])
    recent[:] = [at for at in recent if at > asker.now - SECONDS]
    if len(recent) >= LINES:
        raise TooMany("chat-too-fast", seconds=SECONDS)
    recent.append(asker.now)
    number = table.chat[-1].id + 1 if table.chat else 1
    line = ChatLine(number, asker.name, table.seat_of(asker.guest), text, asker.now)
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    table.changes.append(ChatWritten(table.row.code, line))
