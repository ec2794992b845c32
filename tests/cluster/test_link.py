"""The link between two nodes: only those that know the key, whole frames in any pieces, and an end that is noticed."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from leadlight.server.cluster import link as link_module
from leadlight.server.cluster.frames import Call, Frame, Hello, Returned, Said
from leadlight.server.cluster.link import Link
from leadlight.server.cluster.links import Links
from leadlight.server.cluster.membership import Node
from leadlight.server.errors import Unavailable

KEY = b"k" * 32
PATIENCE = 20.0


def node_at(address: str, name: str = "there") -> Node:
    return Node(name, name, address, "1", 0.0)


@pytest_asyncio.fixture
async def here() -> AsyncIterator[Links]:
    links = Links(KEY, "here")
    yield links
    await links.close()


@pytest_asyncio.fixture
async def there() -> AsyncIterator[tuple[Links, str]]:
    links = Links(KEY, "there")

    def echo(link: Link, frame: Frame) -> None:
        if isinstance(frame, Call):
            link.send(Returned(frame.id, frame.given))

    links.serve = echo
    yield links, await links.listen("127.0.0.1:0")
    await links.close()


async def test_questions_are_answered_each_to_who_asked(here: Links, there: tuple[Links, str]) -> None:
    node = node_at(there[1])
    answers = await asyncio.gather(*(here.call(node, "echo", b"%d" % n * 50_000) for n in range(10)))
    assert [answer.result for answer in answers] == [b"%d" % n * 50_000 for n in range(10)]
    assert len(here.out) == len(there[0].incoming) == 1


async def test_whoever_does_not_know_the_key_is_cut_off(there: tuple[Links, str]) -> None:
    stranger = Links(b"x" * 32, "stranger")
    with pytest.raises(Unavailable):
        await stranger.call(node_at(there[1]), "echo", b"let me in")
    assert not [link for link in there[0].incoming if link.peer]
    await stranger.close()


@pytest.mark.parametrize("sent", [b"GET / HTTP/1.1\r\n\r\n", b"\xff\xff\xff\xff", b"\x00\x00\x00\x02{}", b""])
async def test_a_stranger_who_speaks_something_else_is_cut_off(there: tuple[Links, str], sent: bytes) -> None:
    host, _, port = there[1].rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await asyncio.wait_for(reader.read(), PATIENCE)  # the challenge, and then the end
    writer.close()
    await writer.wait_closed()


async def test_a_proof_for_another_challenge_is_refused(there: tuple[Links, str]) -> None:
    host, _, port = there[1].rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = link_module.encode(Hello("here", Link(KEY, "here", is_caller=True).prove(b"another nonce", "here")))
    writer.write(len(data).to_bytes(4, "big") + data)
    await asyncio.wait_for(reader.read(), PATIENCE)
    assert not [link for link in there[0].incoming if link.peer]
    writer.close()
    await writer.wait_closed()


async def test_when_the_other_node_ends_everybody_who_waits_is_told(here: Links, there: tuple[Links, str]) -> None:
    there[0].serve = lambda _, __: None
    waiting = asyncio.create_task(here.call(node_at(there[1]), "echo", b"?"))
    await asyncio.sleep(0.1)
    here.drop(["there"])
    with pytest.raises(Unavailable):
        await asyncio.wait_for(waiting, PATIENCE)


async def test_a_node_that_falls_silent_is_given_up(
    here: Links, there: tuple[Links, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_module, "SILENCE_SECONDS", 0.3)
    monkeypatch.setattr(link_module, "PING_SECONDS", 0.1)
    out = await here.to(node_at(there[1]))
    heard: list[Frame | None] = []
    out.listen(heard.append)
    (incoming,) = there[0].incoming
    monkeypatch.setattr(incoming, "send", lambda _: None)
    async with asyncio.timeout(PATIENCE):
        while out.link.is_open:
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.05)
    assert heard == [None]


async def test_a_port_that_nobody_has_any_more_is_reported(here: Links) -> None:
    refused: list[str] = []
    here.on_refused = refused.append
    with pytest.raises(Unavailable):
        await here.to(node_at("127.0.0.1:1", "dead"))
    assert refused == ["dead"]


def test_frames_of_a_newer_version_with_more_fields_are_read() -> None:
    import msgspec

    decoder: msgspec.msgpack.Decoder[Said] = msgspec.msgpack.Decoder(Said)
    assert decoder.decode(msgspec.msgpack.encode(["Said", 7, "text", "something new"])) == Said(7, "text")
