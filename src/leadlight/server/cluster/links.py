"""The links of a node: those it made to reach tables elsewhere, and those that others made to reach its own."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import count

from leadlight.server.cluster.frames import Call, Frame, Returned
from leadlight.server.cluster.link import Link
from leadlight.server.cluster.membership import Node
from leadlight.server.errors import Unavailable

CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 20.0

log = logging.getLogger(__name__)

Ear = Callable[[Frame | None], None]  # is called with the frames of one id; with None when the link has ended


class OutLink:
    """A link that this node made: each id has somebody who listens to what comes for it."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.ids = count(1)
        self.ears: dict[int, Ear] = {}
        link.on_frame, link.on_lost = self.hear, self.lose

    def listen(self, ear: Ear) -> int:
        """The id for a new connection or question."""
        number = next(self.ids)
        self.ears[number] = ear
        return number

    def forget(self, number: int) -> None:
        self.ears.pop(number, None)

    def hear(self, _: Link, frame: Frame) -> None:
        ear = self.ears.get(getattr(frame, "id", 0))
        if ear is not None:
            ear(frame)

    def lose(self, _: Link) -> None:
        ears, self.ears = self.ears, {}
        for ear in ears.values():
            ear(None)

    async def ask(self, make: Callable[[int], Frame]) -> Frame:
        """The answer to a question; `Unavailable` when the link ends or nobody answers in time."""
        answered: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()

        def hear(frame: Frame | None) -> None:
            if answered.done():
                return
            if frame is None:
                answered.set_exception(Unavailable("table-unavailable"))
            else:
                answered.set_result(frame)

        number = self.listen(hear)
        try:
            self.link.send(make(number))
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answered
        except TimeoutError:
            raise Unavailable("table-unavailable") from None
        finally:
            self.forget(number)


class Links:
    """`serve` is called with every frame that another node sends over a link that it made."""

    def __init__(self, key: bytes, node: str) -> None:
        self.key = key
        self.node = node
        self.serve: Callable[[Link, Frame], None] = lambda _, __: None
        self.on_refused: Callable[[str], None] = lambda _: None  # called with a node whose port nobody has any more
        self.unserve: Callable[[Link], None] = lambda _: None  # called when such a link has ended
        self.out: dict[str, OutLink] = {}
        self.dialling: dict[str, asyncio.Task[OutLink]] = {}
        self.incoming: set[Link] = set()
        self.server: asyncio.Server | None = None

    async def listen(self, address: str) -> str:
        """Take links at this address; what comes back is the address with the port that it has."""
        host, _, port = address.rpartition(":")
        self.server = await asyncio.get_running_loop().create_server(self.accept, host.strip("[]"), int(port))
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    def accept(self) -> Link:
        link = Link(self.key, self.node, is_caller=False)
        self.incoming.add(link)
        link.on_frame, link.on_lost = self.serve, self.lose_incoming
        return link

    def lose_incoming(self, link: Link) -> None:
        self.incoming.discard(link)
        self.unserve(link)

    async def to(self, node: Node) -> OutLink:
        """The link to a node, made where there is none. `Unavailable` when it cannot be reached."""
        found = self.out.get(node.id)
        if found is not None and found.link.is_open:
            return found
        if node.id not in self.dialling:
            task = self.dialling[node.id] = asyncio.create_task(self.dial(node))
            task.add_done_callback(lambda done: self.end_dialling(node.id, done))
        return await asyncio.shield(self.dialling[node.id])

    def end_dialling(self, node: str, task: "asyncio.Task[OutLink]") -> None:
        self.dialling.pop(node, None)
        task.cancelled() or task.exception()  # so that nobody complains if all who waited are gone

    async def dial(self, node: Node) -> OutLink:
        host, _, port = node.address.rpartition(":")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                _, link = await loop.create_connection(self.make_caller, host.strip("[]"), int(port))
                await link.ready
        except ConnectionRefusedError:
            self.on_refused(node.id)
            raise Unavailable("table-unavailable") from None
        except (OSError, TimeoutError, ValueError):
            raise Unavailable("table-unavailable") from None
        link.peer = node.id
        found = self.out[node.id] = OutLink(link)
        return found

    def make_caller(self) -> Link:
        return Link(self.key, self.node, is_caller=True)

    async def call(self, node: Node, name: str, given: bytes) -> Returned:
        answer = await (await self.to(node)).ask(lambda number: Call(number, name, given))
        assert isinstance(answer, Returned)
        return answer

    def drop(self, nodes: Sequence[str]) -> None:
        """These nodes are gone: whoever was carried there connects again."""
        for node in nodes:
            found = self.out.pop(node, None)
            if found is not None:
                found.link.transport.abort()
        for link in [each for each in self.incoming if each.peer in nodes]:
            link.transport.abort()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for link in [*(each.link for each in self.out.values()), *self.incoming]:
            link.close()
