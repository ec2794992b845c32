"""Whatever befalls the server: what a client saw accepted is there afterwards, once, and every match goes on.

`script/crash` is the long form.
"""

from pathlib import Path

from .campaign import Blows, crash_server


async def test_what_was_accepted_survives_every_blow(tmp_path: Path) -> None:
    report = await crash_server(tmp_path, matches=12, blows=Blows(kills=5, stops=2, full_disks=2, locks=1))
    print(report)
    assert (report.audit.lost, report.audit.doubled, report.audit.gaps) == (0, 0, 0)
    assert report.audit.accepted >= 12 * 10
    assert len(report.restarts) == 7
