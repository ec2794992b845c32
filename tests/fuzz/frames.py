"""Frames as no browser sends them: commands that are almost right, and bytes that are hardly frames."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

from leadlight.server.websocket import MAX_MESSAGE_BYTES

from .odd_values import distort, garble, nest, pick_odd

GAMES_OPTIONS = {"players": 2, "side": "A", "starter": "first", "difficulty": 3}
CLOCKS = ({"kind": "none"}, {"kind": "bank", "seconds": 60, "increment": 1}, {"kind": "move", "seconds": 30})
RARE = (
    {"type": "resign"},
    {"type": "remove", "person": "0" * 16},
    {"type": "mute", "person": "0" * 16},
    {"type": "block", "person": "0" * 16},
)


@dataclass
class Known:
    """What a guest last saw of its match."""

    ply: int = 0
    legal: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sent:
    """The bytes of a frame, or of several that make one message. `ends`: the server must end the connection."""

    data: bytes
    ends: bool = False


def fuzz_frame(rng: Random, known: Known) -> Sent:
    roll = rng.random()
    if roll < 0.35:
        return message(json.dumps(right_command(rng, known)))
    if roll < 0.65:
        return message(json.dumps(distort(rng, right_command(rng, known))))
    if roll < 0.85:
        return message(garble(rng, json.dumps(right_command(rng, known))))
    if roll < 0.90:
        return message(rng.choice((nest(rng), json.dumps(pick_odd(rng)), "")))
    if roll < 0.98:
        return strange_frame(rng)
    return Sent(broken_frame(rng), ends=True)


def right_command(rng: Random, known: Known) -> dict[str, Any]:
    """A command that the server can read, often one that it carries out."""
    action = rng.choice(known.legal) if known.legal else "2 pink > 4"
    commands: tuple[dict[str, Any], ...] = (
        {"type": "act", "ply": known.ply, "action": action},
        {"type": "act", "ply": known.ply, "action": action},
        {"type": "preview", "ply": known.ply, "actions": list(known.legal[:3]) or [action]},
        {"type": "undo", "ply": known.ply},
        {"type": "answer", "ply": known.ply, "accept": rng.random() < 0.5},
        {"type": "say", "text": rng.choice(("Hello", "Привіт", "Cześć", "😀" * 20))},
        {"type": "sit", "seat": rng.randrange(3)},
        {"type": "stand"},
        {"type": "ready", "ready": rng.random() < 0.8, "commitment": rng.choice((None, rng.randbytes(32).hex()))},
        {"type": "reveal", "contribution": rng.randbytes(32).hex()},
        {"type": "share", "ply": known.ply, "share": rng.randbytes(32).hex()},
        {"type": "placebot", "seat": rng.randrange(3), "bot": rng.choice(("random", "greedy", "nobody"))},
        {"type": "free", "seat": rng.randrange(3)},
        {"type": "configure", "options": GAMES_OPTIONS, "clock": rng.choice(CLOCKS), "name": "Glass"},
        {"type": "takeover", "seat": rng.randrange(3)},
        {"type": "rematch"},
        rng.choice(RARE) if rng.random() < 0.1 else {"type": "rematch"},
    )
    return rng.choice(commands)


def message(text: str) -> Sent:
    """A whole text message. Lone surrogates cannot be sent, only written with an escape."""
    return Sent(frame(text.encode(errors="replace")))


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def strange_frame(rng: Random) -> Sent:
    """What the protocol allows and no browser does."""
    roll = rng.randrange(5)
    if roll == 0:
        return Sent(frame(rng.randbytes(rng.randrange(200)), Opcode.BINARY))
    if roll == 1:
        return Sent(frame(rng.randbytes(rng.randrange(126)), rng.choice((Opcode.PING, Opcode.PONG))))
    if roll == 2:
        return Sent(frame(b"x" * rng.choice((125, 126, 8192, 8193, 60_000))))
    data = json.dumps({"type": "say", "text": "in pieces, " + "x" * rng.randrange(150)}).encode()
    cut = rng.randrange(len(data))
    between = frame(b"?", Opcode.PING) if roll == 3 else b""
    return Sent(frame(data[:cut], fin=False) + between + frame(data[cut:], Opcode.CONT))


def broken_frame(rng: Random) -> bytes:
    """What the protocol forbids."""
    whole = frame(b'{"type":"rematch"}')
    return rng.choice(
        (
            Frame(Opcode.TEXT, b"{}", True).serialize(mask=False),
            frame(b"\xff\xfe"),
            frame(b"x" * 200 + b"\xff"),
            bytes((whole[0] | rng.choice((0x40, 0x20, 0x10)),)) + whole[1:],
            bytes((0x80 | rng.choice((3, 7, 11, 15)),)) + whole[1:],
            frame(b"tail", Opcode.CONT),
            frame(b"begun", fin=False) + frame(b"another"),
            frame(b"x" * (MAX_MESSAGE_BYTES + 1)),
            b"\x81\xff" + (2**62).to_bytes(8, "big") + b"mask",
            b"\x89\xfe\x00\x7e" + b"mask" + b"x" * 126,
            frame(b"\x03", Opcode.CLOSE),
            frame((1005).to_bytes(2, "big"), Opcode.CLOSE),
            frame((1000).to_bytes(2, "big") + b"\xff", Opcode.CLOSE),
            frame(b"", Opcode.CLOSE),
        )
    )
