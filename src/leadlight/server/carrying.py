"""Carries a guest's connection to the node that has the table: what the guest says goes there, what is told comes back.

The other node decides everything about the table. When it is gone, the connection ends, and the guest connects again.
"""

from litestar.types import Receive

from leadlight.server.cluster.frames import Closed, Flow, Frame, Open, Said, Told
from leadlight.server.cluster.links import OutLink
from leadlight.server.limits import Caller
from leadlight.server.websocket import Connection

GOING_AWAY = 1012
NORMAL = 1000


class CarriedGuest:
    """The end of a carried connection where the guest is."""

    def __init__(self, connection: Connection, out: OutLink) -> None:
        self.connection = connection
        self.link = out.link
        self.id = out.listen(self.hear)

    def disconnect(self) -> None:
        self.connection.disconnect(GOING_AWAY)

    def hear(self, frame: Frame | None) -> None:
        """The other node tells the guest something; None when it is gone."""
        if type(frame) is Told:
            self.connection.send_text(frame.message)
        elif frame is None:
            self.disconnect()
        elif isinstance(frame, Closed):
            self.connection.disconnect(frame.code)
        elif isinstance(frame, Flow):
            (self.connection.pause if frame.paused else self.connection.resume)()

    def say(self, text: str) -> None:
        self.link.send(Said(self.id, text))

    async def converse(self, caller: Caller, name: str, code: str, since: int, receive: Receive) -> None:
        """Carry until the guest or the other node ends it."""
        assert caller.guest is not None
        self.link.send(Open(self.id, code, caller.guest, name, caller.network, since))
        self.connection.on_message = self.say
        try:
            while (event := await receive())["type"] == "websocket.receive":
                self.say(event.get("text") or "")
        finally:
            self.connection.on_message = None
            self.link.send(Closed(self.id, NORMAL))
