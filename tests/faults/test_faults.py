"""A short form of `script/faults`: nodes die, are cut off or leave, and nothing that was accepted is lost."""

from pathlib import Path

from tests.cluster.nodes import require_cluster

from .campaign import run_campaign


async def test_people_play_on_whatever_happens_to_the_nodes(tmp_path: Path) -> None:
    require_cluster()
    report = await run_campaign(tmp_path, matches=9, seconds=40)
    assert report.is_clean, report
    assert report.accepted > 9 * 50
    assert (report.kills, report.bus_restarts, report.database_restarts) == (3, 2, 2)
    assert report.takeovers > 0


async def test_an_upgrade_of_all_nodes_keeps_nobody_waiting(tmp_path: Path) -> None:
    require_cluster()
    report = await run_campaign(tmp_path, matches=6, seconds=20, rolling=True)
    assert report.is_clean, report
    assert report.upgrades == 3
    assert report.drains > 0
