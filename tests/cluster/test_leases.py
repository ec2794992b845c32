"""The fence: the database refuses what comes from a node that lost its lease, and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio

from leadlight.server.errors import Unavailable
from leadlight.server.services import Services, open_services
from leadlight.server.settings import Settings
from leadlight.server.storage.lease_repository import Lease, LeaseRepository
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.writes import write_guest
from tests.server.databases import postgresql, raw_database
from tests.server.test_rooms import open_room


@pytest_asyncio.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with open_services(Settings(tmp_path, postgresql=postgresql().make_database())) as services:
        await open_room(services)
        yield services


@pytest.fixture
def leases(services: Services) -> LeaseRepository:
    return LeaseRepository(services.repository.reader)


async def take(leases: LeaseRepository, node: str) -> Fence:
    lease = await leases.read("LIME42")
    assert lease is not None
    fence = await leases.take(lease, node)
    assert fence is not None
    return fence


async def test_a_fence_grows_with_every_hand(leases: LeaseRepository) -> None:
    assert await leases.read("LIME42") == Lease("LIME42", None, None)
    assert await take(leases, "one") == Fence("LIME42", 1)
    assert await take(leases, "two") == Fence("LIME42", 2)
    assert await leases.read("LIME42") == Lease("LIME42", "two", 2)
    assert await leases.give_back("two") == ["LIME42"]
    assert await leases.read("LIME42") == Lease("LIME42", None, 2)
    assert await leases.read("NOSUCH") is None


async def test_of_two_who_take_a_table_at_once_one_gets_it(leases: LeaseRepository) -> None:
    await take(leases, "dead")
    lease = await leases.read("LIME42")
    assert lease is not None
    taken = await asyncio.gather(*(leases.take(lease, f"node{n}") for n in range(8)))
    assert len([fence for fence in taken if fence is not None]) == 1


async def test_what_comes_with_an_old_fence_is_refused_and_the_rest_of_the_batch_is_kept(
    services: Services, leases: LeaseRepository
) -> None:
    old = await take(leases, "one")
    new = await take(leases, "two")
    results = await asyncio.gather(
        services.writer.commit([write_guest("ann", "Ann")], old),
        services.writer.commit([write_guest("ben", "Ben")], new),
        services.writer.commit([write_guest("cat", "Cat")]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Unavailable, type(None), type(None)]
    with raw_database(services.settings.database) as connection:
        assert [name for (name,) in connection.execute("select id from guests order by id")] == ["ben", "cat"]
    assert services.writer.lost == 1


async def test_a_table_that_was_deleted_takes_nothing_more(services: Services, leases: LeaseRepository) -> None:
    fence = await take(leases, "one")
    await services.rooms.delete("LIME42")
    with pytest.raises(Unavailable):
        await services.writer.commit([write_guest("ann", "Ann")], fence)


async def test_taking_over_waits_for_a_transaction_that_holds_the_lease(
    services: Services, leases: LeaseRepository
) -> None:
    """What the last owner has half written is in the record before anybody else reads it."""
    fence = await take(leases, "one")
    assert isinstance(services.settings.database, str)
    with psycopg.connect(services.settings.database) as connection:
        connection.execute("select hold_leases(%s::varchar[], %s::bigint[])", [["LIME42"], [fence.number]])
        taking = asyncio.create_task(take(leases, "two"))
        await asyncio.sleep(0.3)
        assert not taking.done()
        connection.commit()
    assert await asyncio.wait_for(taking, 20) == Fence("LIME42", 2)
