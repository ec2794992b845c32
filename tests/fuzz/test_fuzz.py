"""Nothing that anybody sends makes the server fail. `script/fuzz` is the long form."""

from pathlib import Path

from .campaign import attack_server


async def test_fuzzed_frames_and_requests_are_all_answered_without_a_defect(tmp_path: Path) -> None:
    report = await attack_server(tmp_path, frames=4000, requests=2000, guests=12)
    assert report.defects == []
    assert report.tracebacks == 0
    assert report.is_clean
    assert report.frames >= 4000
    assert report.requests >= 2000
    assert {200, 400, 404} <= report.statuses.keys()
    assert {"message-malformed", "stale"} <= report.failures.keys()
