"""The history of a guest: results are stored when a match ends, read in pages, summed up, exported and deleted."""

import json

import pytest

from leadlight.server import old_results, wire
from leadlight.server.cleanup import DAY
from leadlight.server.history import PAGE, PLOTTED, Histories
from leadlight.server.old_results import fill_in_results
from leadlight.server.routes.history import EXPORT_COST
from leadlight.server.services import Services
from leadlight.server.storage.history_repository import RESULTS, is_of

from .conftest import Server, Visitors
from .databases import raw_database, sqlite_only
from .test_http import check_failed
from .test_retention import add_one_of_each, add_table, age, clean, no_pauses  # noqa: F401
from .test_rooms import ask, start
from .visitor import Json, Visitor, start_match

MANY = 3000


async def play_to_end(ann: Visitor, ben: Visitor, **options: object) -> str:
    """A match that Ben resigns."""
    code = await ann.open_table(**options)
    await start_match(code, ann, ben)
    await ben.command(code, "resign")
    return code


async def history_of(visitor: Visitor, query: str = "") -> Json:
    return await visitor.get(f"/api/me/history{query}")


# Over HTTP


async def test_a_match_that_is_over_is_in_the_history_of_both(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    assert (await history_of(ann))["total"] == 0
    code = await play_to_end(ann, ben)
    for visitor, seat, place in ((ann, 0, 1), (ben, 1, 2)):
        listed = await history_of(visitor)
        (match,) = listed["matches"]
        assert listed["total"] == 1
        assert (match["code"], match["game"], match["seat"], match["shown"]) == (code, "sintra", seat, True)
        assert [each["name"] for each in match["seats"]] == ["Ann", "Ben"]
        assert match["places"][seat] == place
        assert match["resigned"] == [1]
        assert match["scores"] == (await visitor.look(code))["match"]["standing"]["scores"]
        assert match["started"] <= match["ended"]


async def test_a_running_match_is_in_no_history_and_a_finished_one_in_no_list_of_tables(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    assert (await history_of(ann))["matches"] == []
    assert [table["code"] for table in (await ann.get("/api/tables"))["mine"]] == [code]
    await ben.command(code, "resign")
    assert (await ann.get("/api/tables"))["mine"] == []


async def test_a_rematch_takes_the_place_of_the_match_at_the_table_and_not_in_the_history(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await play_to_end(ann, ben)
    for visitor in (ann, ben):
        await visitor.command(code, "rematch")
    (match,) = (await history_of(ann))["matches"]
    assert not match["shown"]


async def test_nobody_reads_the_history_of_others(server: Server, visitors: Visitors) -> None:
    ann, ben, eve = [await visitors.enter(name) for name in ("Ann", "Ben", "Eve")]
    await play_to_end(ann, ben)
    assert (await history_of(eve))["matches"] == []
    assert await eve.get("/api/me/statistics") == {"games": []}
    assert (await eve.get("/api/me/history/export"))["matches"] == []
    stranger = Visitor(server.address)
    for path in ("/api/me/history", "/api/me/statistics", "/api/me/history/export"):
        check_failed(await stranger.request("GET", path), 403, "guest-unknown")
    await stranger.close()


async def test_statistics_count_by_game(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    for game in ("sintra", "sintra", "uzory"):
        await play_to_end(ann, ben, game=game)
    mine, theirs = [
        {each["game"]: each for each in (await visitor.get("/api/me/statistics"))["games"]} for visitor in (ann, ben)
    ]
    assert {game: (each["matches"], each["won"]) for game, each in mine.items()} == {"sintra": (2, 2), "uzory": (1, 1)}
    assert {game: (each["matches"], each["won"]) for game, each in theirs.items()} == {
        "sintra": (2, 0),
        "uzory": (1, 0),
    }
    points = [match["points"] for match in mine["sintra"]["latest"]]
    assert len(points) == 2
    assert mine["sintra"]["best"] == max(points)
    assert mine["sintra"]["mean"] == sum(points) / 2


async def test_the_list_can_be_of_one_game(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    for game in ("sintra", "uzory"):
        await play_to_end(ann, ben, game=game)
    listed = await history_of(ann, "?game=uzory")
    assert (listed["total"], [match["game"] for match in listed["matches"]]) == (1, ["uzory"])
    assert (await history_of(ann, "?game=chess"))["total"] == 0


@pytest.mark.parametrize("page", ["1", str(10**30)])
async def test_there_is_nothing_on_pages_that_nobody_has_filled(visitors: Visitors, page: str) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    await play_to_end(ann, ben)
    listed = await history_of(ann, f"?page={page}")
    assert (listed["matches"], listed["total"]) == ([], 1)


async def test_a_page_must_be_a_number(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    assert (await ann.request("GET", "/api/me/history?page=x")).status_code == 400


async def test_the_export_has_everything(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    await play_to_end(ann, ben)
    response = await ann.request("GET", "/api/me/history/export")
    assert "attachment" in response.headers["content-disposition"]
    assert response.json()["name"] == "Ann"
    assert response.json()["matches"] == (await history_of(ann))["matches"]


async def test_nobody_reads_histories_without_end(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    most = server.limits.histories.by_guest.most
    for _ in range(most // EXPORT_COST):
        assert (await ann.request("GET", "/api/me/history/export")).status_code == 200
    for path in ("/api/me/history", "/api/me/statistics", "/api/me/history/export"):
        check_failed(await ann.request("GET", path), 429, "too-fast")


# In the database


def histories(services: Services) -> Histories:
    return Histories(services.history, 0.0)


async def add_many(services: Services) -> None:
    """Thousands of results of Ann, all of them copies of one."""
    room = await add_table(services, "PLAYS2")
    await start(room)
    await ask(room, "ben", wire.Resign())
    with raw_database(services.settings.database) as connection:
        connection.execute(
            """with recursive number(n) as (select 1 union all select n + 1 from number where n < ?)
            insert into matches select 'm' || substr('0000' || n, length('' || n)), code, started - n, secret, head
            from matches, number""",
            [MANY],
        )
        connection.execute(
            """insert into results select matches.id, seat, guest, game, ended - cast(substr(matches.id, 2) as integer),
            points, place, standing from results, matches where matches.id like 'm0%'"""
        )


async def test_thousands_of_matches_come_in_pages_each_once(services: Services) -> None:
    await add_many(services)
    found: list[str] = []
    for number in range(MANY // PAGE + 1):
        page = await histories(services).read_page("ann", None, number)
        assert page.total == MANY + 1
        found += [match.match for match in page.matches]
    assert len(set(found)) == len(found) == MANY + 1
    assert found[1:] == sorted(found[1:])
    (game,) = (await histories(services).read_statistics("ann")).games
    assert (game.matches, len(game.latest)) == (MANY + 1, PLOTTED)
    assert [match.ended for match in game.latest] == sorted(match.ended for match in game.latest)
    export = json.loads(await histories(services).export("ann", "Ann"))
    assert [match["match"] for match in export["matches"]] == found


@sqlite_only
async def test_a_page_is_found_by_an_index(services: Services) -> None:
    await add_many(services)
    query = RESULTS.where(*is_of("ann", None)).limit(PAGE).compile(compile_kwargs={"literal_binds": True})
    with raw_database(services.settings.database) as connection:
        plan = [row[3] for row in connection.execute(f"explain query plan {query}")]
    assert "SEARCH results USING INDEX results_by_guest (guest=?)" in plan
    assert not any(step.startswith("SCAN") for step in plan)


async def test_what_is_deleted_is_not_in_the_history(services: Services) -> None:
    await add_one_of_each(services)
    assert len((await histories(services).read_page("ann", None, 0)).matches) == 2
    age(services, 366)
    await clean(services)
    assert (await histories(services).read_page("ann", None, 0)).total == 0
    assert (await histories(services).read_statistics("ann")).games == []


async def test_the_owner_of_the_server_deletes_a_table_with_its_results(services: Services) -> None:
    await add_one_of_each(services)
    await services.rooms.delete("ENDED2")
    assert [match.code for match in (await histories(services).read_page("ann", None, 0)).matches] == ["AGAIN2"]


async def test_the_results_of_a_deleted_guest_go_with_the_guest(services: Services) -> None:
    guest = await services.guests.welcome("en")
    await add_one_of_each(services)
    await services.writer.commit([])
    with raw_database(services.settings.database) as connection:
        connection.execute("update results set guest = ? where guest = 'ben'", [guest])
        connection.execute("update guests set seen = seen - ?", [401 * DAY])
    await clean(services)
    assert (await histories(services).read_page(guest, None, 0)).total == 0
    assert (await histories(services).read_page("ann", None, 0)).total == 2


async def test_results_of_earlier_versions_are_filled_in(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(old_results, "FIRST_AFTER", 0.0)
    monkeypatch.setattr(old_results, "PAUSE", 0.0)
    await add_one_of_each(services)
    shown = await histories(services).read_page("ann", None, 0)
    with raw_database(services.settings.database) as connection:
        connection.execute("delete from results")
    services.rooms.rooms.clear()
    await fill_in_results(services.rooms, services.history)
    again = await histories(services).read_page("ann", None, 0)
    # The table that waits for a rematch shows no match any more, and who sat there is not known.
    (left,) = again.matches
    (before,) = (match for match in shown.matches if match.code == "ENDED2")
    assert (left.match, left.seat, left.places, left.scores) == (
        before.match,
        before.seat,
        before.places,
        before.scores,
    )
    assert await services.history.codes_without_results() == []


async def test_a_damaged_table_keeps_no_other_result_back(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(old_results, "FIRST_AFTER", 0.0)
    monkeypatch.setattr(old_results, "PAUSE", 0.0)
    for code in ("ENDED1", "ENDED2"):
        room = await add_table(services, code)
        await start(room)
        await ask(room, "ben", wire.Resign())
    with raw_database(services.settings.database) as connection:
        connection.execute("delete from results")
        connection.execute(
            "update entries set actions = 'nonsense' where match in (select id from matches where code = 'ENDED1')"
        )
    services.rooms.rooms.clear()
    await fill_in_results(services.rooms, services.history)
    assert [match.code for match in (await histories(services).read_page("ann", None, 0)).matches] == ["ENDED2"]
    assert "table ENDED1 is damaged" in caplog.text
