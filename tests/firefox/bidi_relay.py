"""Starts Firefox and stands between it and Playwright: `python -m tests.firefox.bidi_relay FIREFOX ARGUMENT ...`.

For every page Playwright asks for an emulated colour scheme, and gives up where a browser does not know that command.
Firefox ESR does not know it yet. The relay says yes to it, and passes everything else on. When Firefox ESR has learnt
it, this module can go, and Playwright can start Firefox itself.
"""

import asyncio
import json
import re
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

UNKNOWN = "emulation.setMediaFeaturesOverride"
LISTENING = "WebDriver BiDi listening on ws://"


async def main() -> None:
    firefox = await asyncio.create_subprocess_exec(*sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr is not None
    while (found := re.search(rf"{LISTENING}(\S+)", (await firefox.stderr.readline()).decode())) is None:
        assert firefox.returncode is None, "Firefox does not start"
    address = f"ws://{found[1]}/session"

    async def relay(playwright: ServerConnection) -> None:
        async with connect(address, max_size=None, compression=None, proxy=None) as browser:
            await asyncio.gather(ask(playwright, browser), answer(browser, playwright))

    async with serve(relay, "127.0.0.1", 0, max_size=None, compression=None, ping_interval=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"{LISTENING}127.0.0.1:{port}", file=sys.stderr, flush=True)
        await firefox.stderr.read()


async def ask(playwright: ServerConnection, browser: ClientConnection) -> None:
    async for message in playwright:
        command = json.loads(message)
        if command["method"] == UNKNOWN:
            await playwright.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        else:
            await browser.send(message)
    await browser.close()


async def answer(browser: ClientConnection, playwright: ServerConnection) -> None:
    try:
        async for message in browser:
            await playwright.send(message)
    except ConnectionClosed:  # Firefox has ended, or Playwright has
        pass
    await playwright.close()


if __name__ == "__main__":
    asyncio.run(main())
