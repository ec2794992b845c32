"""Ends a node without anybody waiting long: tables are given back before people are sent to another node."""

import asyncio
import logging

from leadlight.server.errors import Unavailable
from leadlight.server.services import Services

QUIET_SECONDS = 1.0  # for what is under way
LOOK_AGAIN = 0.005

log = logging.getLogger(__name__)


async def drain(services: Services) -> None:
    """Begin nothing more, wait for what is being committed, give the tables back, and send everybody on.

    What comes in meanwhile is not answered: whoever sent it connects to another node and sends it again.
    """
    cluster, rooms = services.cluster, services.rooms
    if cluster is None:
        return
    cluster.is_draining = cluster.ownership.is_closing = True
    for room in rooms.rooms.values():
        room.hold()
    await wait_until_quiet(services)
    rooms.keep_summaries(rooms.rooms.values())
    try:
        await services.writer.commit([])
        given_back = await cluster.leases.give_back(cluster.node)
        await cluster.membership.leave()
    except Unavailable:
        log.warning("the tables could not be given back; others will take them over")
    else:
        log.info("%d tables were given back", len(given_back))
    rooms.send_everybody_on()
    await cluster.links.close()


async def wait_until_quiet(services: Services) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + QUIET_SECONDS
    while any(room.busy and not room.lost for room in services.rooms.rooms.values()) and loop.time() < end:
        await asyncio.sleep(LOOK_AGAIN)
