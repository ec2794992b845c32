"""Chat at a table."""

from leadlight.server.errors import TooMany
from leadlight.server.storage.repository import CHAT_KEPT, write_chat
from leadlight.server.tables.messages import chatted
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import ChatLine, Say

LINES = 5  # in so many
SECONDS = 10


def say(table: Table, asker: Asker, command: Say) -> None:
    table.require_watcher(asker.guest)
    recent = table.said.setdefault(asker.guest, [])
    recent[:] = [at for at in recent if at > asker.now - SECONDS]
    if len(recent) >= LINES:
        raise TooMany("chat-too-fast", seconds=SECONDS)
    recent.append(asker.now)
    number = table.chat[-1].id + 1 if table.chat else 1
    line = ChatLine(number, asker.name, table.seat_of(asker.guest), command.text.strip(), asker.now)
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    table.writes.append(write_chat(table.row.code, line))
    table.notify(chatted(line))
