"""Every route, as a program or a browser asks it."""

import json
import re
import time
from itertools import product
from typing import Any

import httpx
import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from leadlight.bots import LEVELS
from leadlight.core.record import Record, Seat, parse_record
from leadlight.games import GAMES
from leadlight.play.fair import commit_contribution
from leadlight.play.fair_check import verify
from leadlight.printing import print_game
from leadlight.server import http_models, wire
from leadlight.server.app import ROUTES
from leadlight.server.limits import RECORD_BYTES
from leadlight.server.pages import show_page
from leadlight.server.routes.tables import name_record
from leadlight.server.sessions import COOKIE
from leadlight.server.wire import AnyMessage

from .conftest import Server, Visitors
from .visitor import PATIENCE, Visitor, start_match

UNKNOWN = "ZZZZZZ"


def check_failed(response: httpx.Response, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert isinstance(msgspec.json.decode(response.content, type=AnyMessage), wire.Failed)


# Who I am


async def test_a_new_visitor_becomes_a_guest_and_stays_one(server: Server) -> None:
    visitor = Visitor(server.address)
    first = await visitor.request("GET", "/api/me")
    assert re.fullmatch(r"Guest \d{3}", first.json()["name"])
    set_cookie = first.headers["set-cookie"].lower()
    assert "httponly" in set_cookie
    assert "samesite=lax" in set_cookie
    assert await visitor.get("/api/me") == first.json()
    await visitor.close()


async def test_a_guest_takes_another_name_also_at_waiting_tables(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    line = await ann.connect(code)
    await line.hear()
    assert await ann.put("/api/me", {"name": " Anna  "}) == {"name": "Anna"}
    assert (await line.hear_until("changed"))["table"]["seats"][0]["name"] == "Anna"
    chatted = await line.ask("say", "chatted", text="It is me")
    assert chatted["line"]["name"] == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "tab\there", "zero\x00", 7, None])
async def test_a_name_must_be_one(visitors: Visitors, name: object) -> None:
    ann = await visitors.enter("Ann")
    check_failed(await ann.request("PUT", "/api/me", json={"name": name}), 400, "message-malformed")
    assert await ann.get("/api/me") == {"name": "Ann"}


@pytest.mark.parametrize("cookie", ["", "forged", "a.b", "ImEi.AAAA", "é", "x" * 5000])
async def test_a_forged_cookie_is_nobodys(server: Server, visitors: Visitors, cookie: str) -> None:
    host = await visitors.enter("Ann")
    code = await host.open_table()
    stranger = Visitor(server.address)
    headers = {"Cookie": f"{COOKIE}={cookie}".encode()}
    for method, path in [("GET", "/api/tables"), ("GET", f"/api/tables/{code}"), ("POST", "/api/me/handover")]:
        check_failed(await stranger.request(method, path, headers=headers), 403, "guest-unknown")
    welcomed = await stranger.request("GET", "/api/me", headers=headers)
    assert welcomed.json()["name"].startswith("Guest")
    await stranger.close()


async def test_a_cookie_changed_in_one_letter_is_nobodys(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    cookie = ann.cookie
    for place in range(0, len(cookie), 7):
        changed = cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :]
        ann.http.cookies.set(COOKIE, changed)
        response = await ann.request("GET", "/api/tables", headers={"Cookie": f"{COOKIE}={changed}"})
        check_failed(response, 403, "guest-unknown")


async def test_without_a_cookie_nothing_of_a_table_is_told(server: Server, visitors: Visitors) -> None:
    code = await (await visitors.enter("Ann")).open_table()
    stranger = Visitor(server.address)
    for path in ("/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/replay", f"/api/tables/{code}/record"):
        check_failed(await stranger.request("GET", path), 403, "guest-unknown")
    await stranger.close()


async def test_another_device_becomes_the_same_guest(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    token = (await ann.post("/api/me/handover"))["token"]
    phone = Visitor(server.address)
    assert await phone.post("/api/me/adopt", {"token": token}) == {"name": "Ann"}
    assert (await phone.look(code))["you"] == {"seat": 0, "host": True}
    await phone.close()


async def test_a_handover_is_good_only_as_such(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    token = (await ann.post("/api/me/handover"))["token"]
    for bad in ("", "x", token[:-2], ann.cookie, "é.é.é"):
        check_failed(await ben.request("POST", "/api/me/adopt", json={"token": bad}), 403, "handover-invalid")
    ben.http.cookies.set(COOKIE, token)
    check_failed(await ben.request("GET", "/api/tables", headers={"Cookie": f"{COOKIE}={token}"}), 403, "guest-unknown")


# The server


async def test_the_host_tells_its_games_and_bots(visitors: Visitors) -> None:
    told = msgspec.convert(await (await visitors.enter("Ann")).get("/api/host"), http_models.HostInfo)
    assert [game.name for game in told.games] == list(GAMES)
    assert all(game.options[0].name == "players" for game in told.games)
    assert all("greedy" in game.bots for game in told.games)
    assert all(game.levels == list(LEVELS) == game.bots[:6] for game in told.games)


async def test_the_host_tells_beside_what_an_option_has_a_meaning(visitors: Visitors) -> None:
    told = msgspec.convert(await (await visitors.enter("Ann")).get("/api/host"), http_models.HostInfo)
    options = {option.name: option for game in told.games if game.name == "sagrada" for option in game.options}
    assert options["solo_tools"].only_if == ("players", 1)
    assert options["promo_windows"].only_if is None


async def test_the_host_tells_on_what_a_game_can_be_printed(visitors: Visitors) -> None:
    told = msgspec.convert(await (await visitors.enter("Ann")).get("/api/host"), http_models.HostInfo)
    assert all(game.papers == ["a4", "letter"] for game in told.games)
    assert {game.name: game.sheets for game in told.games} == {
        "sintra": ["aid", "pad"],
        "sagrada": ["aid", "pad"],
        "uzory": ["aid", "pad", "pieces"],
    }


@pytest.mark.parametrize(("query", "paper"), [("", "a4"), ("?paper=a4", "a4"), ("?paper=letter", "letter")])
async def test_the_pieces_of_a_game_come_as_a_file_to_print(server: Server, query: str, paper: str) -> None:
    visitor = Visitor(server.address)  # no guest: anybody may print
    response = await visitor.request("GET", f"/api/games/uzory/print{query}")
    assert (response.status_code, response.headers["content-type"]) == (200, "application/pdf")
    assert response.headers["content-disposition"] == f'attachment; filename="uzory-{paper}.pdf"'
    assert response.content == print_game("uzory", paper).to_pdf()
    await visitor.close()


@pytest.mark.parametrize("sheet", ["aid", "pad"])
async def test_aids_and_pads_come_in_the_language_asked_for(server: Server, sheet: str) -> None:
    visitor = Visitor(server.address)
    response = await visitor.request("GET", f"/api/games/sagrada/print?sheet={sheet}&lang=cs&paper=letter")
    assert response.headers["content-disposition"] == f'attachment; filename="sagrada-{sheet}-cs-letter.pdf"'
    assert response.content == print_game("sagrada", "letter", sheet, "cs").to_pdf()
    await visitor.close()


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/print", "game-unknown"),
        ("sintra/print", "sheets-none"),
        ("uzory/print?paper=a3", "paper-unknown"),
        ("uzory/print?paper=%0d%0aX:1", "paper-unknown"),
        ("sintra/print?sheet=poster", "sheet-unknown"),
        ("sintra/print?sheet=aid%0d%0aX:1", "sheet-unknown"),
        ("sintra/print?sheet=aid&lang=..", "language-unknown"),
    ],
)
async def test_what_cannot_be_printed_is_refused(visitors: Visitors, path: str, code: str) -> None:
    check_failed(await (await visitors.enter("Ann")).request("GET", f"/api/games/{path}"), 400, code)


async def test_sheets_are_described_as_a_pdf(visitors: Visitors) -> None:
    document = (await (await visitors.enter("Ann")).request("GET", "/api/schema/openapi.json")).json()
    described = document["paths"]["/api/games/{game}/print"]["get"]
    assert set(described["responses"]["200"]["content"]) == {"application/pdf"}
    assert [parameter["name"] for parameter in described["parameters"]] == ["game", "paper", "sheet", "lang"]


async def test_options_that_have_no_meaning_together_are_refused(visitors: Visitors) -> None:
    body = {"game": "sagrada", "options": {"players": 2, "solo_tools": 5}}
    response = await (await visitors.enter("Ann")).request("POST", "/api/tables", json=body)
    check_failed(response, 400, "option-combination")
    assert response.json()["facts"] == {"option": "solo_tools", "other": "players", "needed": "1"}


async def test_there_is_no_picture_of_an_address_that_is_not_given_out(visitors: Visitors) -> None:
    check_failed(await (await visitors.enter("Ann")).request("GET", "/api/qr.svg"), 404, "page-unknown")


async def test_the_invitation_is_a_picture(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    response = await ann.request("GET", f"/api/tables/{await ann.open_table()}/qr.svg")
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in response.content


async def test_the_openapi_document_has_every_route_and_every_command(visitors: Visitors) -> None:
    response = await (await visitors.enter("Ann")).request("GET", "/api/schema/openapi.json")
    document = response.json()
    assert document["openapi"].startswith("3.")
    described = {(method, path) for path, item in document["paths"].items() for method in item}
    routes = [route for route in ROUTES if isinstance(route, HTTPRouteHandler) and route is not show_page]
    for route in routes:
        for path, method in product(route.paths, route.http_methods):
            assert (method.lower(), re.sub(r":\w+}", "}", path)) in described
    assert len(described) == len(routes)
    schemas = set(document["components"]["schemas"])
    assert {kind.__name__ for kind in (*wire.AnyCommand.__args__, *wire.AnyMessage.__args__)} <= schemas
    check_references(document, document)


def check_references(document: dict[str, Any], part: object) -> None:
    """Whatever is referred to is there."""
    if isinstance(part, dict):
        if isinstance(reference := part.get("$ref"), str):
            found: Any = document
            for name in reference.removeprefix("#/").split("/"):
                found = found[name]
        for value in part.values():
            check_references(document, value)
    elif isinstance(part, list):
        for value in part:
            check_references(document, value)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "page-unknown"),
        ("DELETE", "/api/me", 405, "method-unknown"),
        ("POST", "/api/host", 405, "method-unknown"),
        ("GET", f"/api/tables/{UNKNOWN}", 404, "table-unknown"),
        ("GET", f"/api/tables/{UNKNOWN}/replay", 404, "table-unknown"),
        ("GET", f"/api/tables/{UNKNOWN}/record", 404, "table-unknown"),
        ("GET", f"/api/tables/{UNKNOWN}/qr.svg", 404, "table-unknown"),
        ("GET", "/api/tables/%00%ff", 404, "table-unknown"),
        ("GET", "/api/tables/" + "x" * 3000, 404, "table-unknown"),
    ],
)
async def test_what_is_not_there_has_a_code(visitors: Visitors, method: str, path: str, status: int, code: str) -> None:
    check_failed(await (await visitors.enter("Ann")).request(method, path), status, code)


# Tables


async def test_a_new_table_has_its_host_first_and_bots_last(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    body = {"game": "sintra", "options": {"players": 4}, "bots": ["random", "greedy"], "name": " Glass "}
    info = msgspec.convert(await ann.post("/api/tables", body), wire.TableInfo)
    assert [seat.bot for seat in info.seats] == [None, None, "random", "greedy"]
    assert (info.name, info.seats[0].name, info.visibility, info.status) == ("Glass", "Ann", "link", "waiting")
    assert re.fullmatch("[A-HJ-NP-Z2-9]{6}", info.code)
    assert info.commitment


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "message-malformed"),
        ({"game": "chess"}, 400, "game-unknown"),
        ({"game": "sintra", "options": {"players": 7}}, 400, "option-value"),
        ({"game": "sintra", "options": {"players": 10**300}}, 400, "option-value"),
        ({"game": "sintra", "options": {"colour": 1}}, 400, "option-unknown"),
        ({"game": "sintra", "options": {"side": [1]}}, 400, "message-malformed"),
        ({"game": "sintra", "bots": ["random", "random"]}, 409, "table-full"),
        ({"game": "sintra", "bots": ["random"] * 6}, 400, "message-malformed"),
        ({"game": "sintra", "bots": ["hal"]}, 400, "bot-unknown"),
        ({"game": "sintra", "visibility": "secret"}, 400, "message-malformed"),
        ({"game": "sintra", "clock": {"kind": "move", "seconds": -5}}, 400, "message-malformed"),
        ({"game": "sintra", "clock": {"kind": "bank"}}, 400, "message-malformed"),
        ({"game": "sintra", "host": "me"}, 400, "message-malformed"),
        ({"game": "sintra", "name": "x" * 33}, 400, "message-malformed"),
        ([], 400, "message-malformed"),
        ("sintra", 400, "message-malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(visitors: Visitors, body: object, status: int, code: str) -> None:
    ann = await visitors.enter("Ann")
    check_failed(await ann.request("POST", "/api/tables", json=body), status, code)
    assert (await ann.get("/api/tables"))["mine"] == []


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
async def test_a_page_of_another_site_changes_nothing(visitors: Visitors, origin: str) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await ann.open_table()
    token = (await eve.post("/api/me/handover"))["token"]
    foreign = {"Origin": origin, "Content-Type": "text/plain"}
    asked: list[tuple[str, str, object]] = [
        ("POST", "/api/me/adopt", {"token": token}),
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "sintra"}),
        ("POST", f"/api/tables/{code}/commands", {"type": "stand"}),
    ]
    for method, path, body in asked:
        check_failed(await ann.request(method, path, json=body, headers=foreign), 403, "origin-foreign")
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert (await ann.look(code))["you"] == {"seat": 0, "host": True}
    own = {"Origin": f"http://{ann.address}"}
    assert (await ann.request("PUT", "/api/me", json={"name": "Anna"}, headers=own)).status_code == 200


async def test_nobody_previews_without_end(server: Server, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.limits.previews.by_guest, "most", 200)
    monkeypatch.setattr(server.limits.previews.by_guest, "seconds", PATIENCE)
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    line = await ann.connect(code)
    ply = (await line.hear())["match"]["ply"]
    actions = ["return"] * 64
    told = [await line.ask("preview", "previewed", ply=ply, actions=actions) for _ in range(6)]
    assert {each.get("code") for each in told} == {None, "too-fast"}
    assert (await ann.command(code, "preview", ply=ply, actions=actions))["code"] == "too-fast"
    assert (await ben.command(code, "preview", ply=ply, actions=actions))["type"] == "previewed"


async def test_nobody_opens_tables_without_end(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    for _ in range(60):
        await ann.open_table()
    response = await ann.request("POST", "/api/tables", json={"game": "sintra"})
    check_failed(response, 429, "too-fast")
    assert 0 < int(response.headers["retry-after"]) == response.json()["facts"]["seconds"] <= 60


async def test_nobody_lists_tables_without_end(server: Server, visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    for _ in range(server.limits.lists.by_guest.most):
        assert (await ann.request("GET", "/api/tables")).status_code == 200
    check_failed(await ann.request("GET", "/api/tables"), 429, "too-fast")
    assert (await ben.request("GET", "/api/tables")).status_code == 200


async def test_the_lobby_lists_ones_own_tables_and_the_open_ones(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    codes = {kind: await ann.open_table(visibility=kind) for kind in ("open", "link", "private")}
    mine = await ann.get("/api/tables")
    assert {table["code"] for table in mine["mine"]} == set(codes.values())
    theirs = await ben.get("/api/tables")
    assert theirs["mine"] == []
    listed = {table["code"] for table in theirs["open"]}
    assert codes["open"] in listed
    assert not {codes["link"], codes["private"]} & listed


async def test_a_finished_table_leaves_the_lists_for_the_history(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(visibility="open")
    await start_match(code, ann, ben)
    await ann.command(code, "resign")
    listed = await ben.get("/api/tables")
    assert code not in {table["code"] for table in listed["open"]}
    assert code not in {table["code"] for table in listed["mine"]}
    assert code in {match["code"] for match in (await ben.get("/api/me/history"))["matches"]}


async def test_a_code_can_be_written_as_people_write_it(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    assert (await ann.look(f"{code[:3]}-{code[3:]}".lower()))["table"]["code"] == code


async def test_trying_codes_ends_in_silence_except_where_one_sits(server: Server, visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await ann.open_table()
    for _ in range(server.limits.wrong_codes.by_guest.most):
        check_failed(await eve.request("GET", f"/api/tables/{UNKNOWN}"), 404, "table-unknown")
    check_failed(await eve.request("GET", f"/api/tables/{UNKNOWN}"), 429, "too-fast")
    check_failed(await eve.request("GET", f"/api/tables/{code}"), 429, "too-fast")
    assert (await ann.look(code))["you"]["seat"] == 0


async def test_good_links_open_behind_an_address_from_which_somebody_guesses(visitors: Visitors) -> None:
    """Also when the guesser comes as one new guest after another."""
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    for _ in range(6):
        eve = await visitors.enter("Eve")
        for _ in range(5):
            check_failed(await eve.request("GET", f"/api/tables/{UNKNOWN}"), 404, "table-unknown")
    check_failed(await eve.request("GET", f"/api/tables/{code}"), 429, "too-fast")
    assert (await ben.look(code))["table"]["code"] == code
    assert (await (await visitors.enter("Olena")).look(code))["table"]["code"] == code
    line = await ben.connect(code)
    assert (await line.hear())["type"] == "snapshot"


async def test_new_guests_of_an_address_from_which_somebody_guesses_may_be_wrong_twice(
    server: Server, visitors: Visitors
) -> None:
    server.limits.wrong_codes.by_address.count("127.0.0.1", 30)
    eve = await visitors.enter("Eve")
    statuses = [(await eve.request("GET", f"/api/tables/{UNKNOWN}")).status_code for _ in range(3)]
    assert statuses == [404, 404, 429]


async def test_without_a_cookie_nobody_learns_whether_a_table_exists(server: Server, visitors: Visitors) -> None:
    code = await (await visitors.enter("Ann")).open_table()
    stranger = Visitor(server.address)
    for path in (code, UNKNOWN, f"{code}/qr.svg", f"{UNKNOWN}/qr.svg"):
        check_failed(await stranger.request("GET", f"/api/tables/{path}"), 403, "guest-unknown")
    await stranger.close()


async def test_one_address_brings_so_many_new_guests_and_no_more(server: Server, visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), Visitor(visitors.address)
    for limiter in (server.limits.new_guests, server.limits.new_guests_at_once):
        limiter.count("127.0.0.1", limiter.most)
        check_failed(await eve.request("GET", "/api/me"), 429, "too-fast")
        limiter.clear()
    assert await ann.get("/api/me") == {"name": "Ann"}
    await eve.close()


# Playing over HTTP


async def test_a_whole_match_is_played_with_requests_alone(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    players = [ann, ben]
    match = (await ann.look(code))["match"]
    while match["actor"] >= 0:
        player = players[match["actor"]]
        mine = (await player.look(code))["match"]
        assert mine["legal"]
        answer = await player.command(code, "act", ply=mine["ply"], action=mine["legal"][-1])
        assert answer["type"] == "stepped", answer
        match = answer["match"]
    response = await ben.request("GET", f"/api/tables/{code}/record")
    day = time.strftime("%Y-%m-%d")
    assert response.headers["content-disposition"].startswith(f'attachment; filename="sintra-{day}-Ann-Ben.json";')
    assert verify(parse_record(response.content)) > 0
    replay = await ben.get(f"/api/tables/{code}/replay")
    assert replay["standing"]["scores"] == match["standing"]["scores"]
    again = await ben.request("POST", "/api/replay", content=response.content)
    assert again.json()["record"] == replay["record"]
    assert again.json()["draws"] == replay["draws"]
    assert [frame["view"] for frame in again.json()["frames"]] == [frame["view"] for frame in replay["frames"]]


async def test_every_command_is_answered_over_http(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(options={"players": 3})
    told = [
        await ann.command(code, "configure", options={"players": 2}, name="Two"),
        await ann.command(code, "placebot", seat=1, bot="random"),
        await ann.command(code, "free", seat=1),
        await ben.command(code, "sit", seat=1),
        await ben.command(code, "stand"),
        await ben.command(code, "sit", seat=1),
        await ben.command(code, "sit", seat=1),
        await ann.command(code, "say", text="Ready?"),
        await ann.command(code, "ready", commitment=commit_contribution(await shown(ann, code), "aa" * 32)),
        await ben.command(code, "ready"),
        await ann.command(code, "reveal", contribution="aa" * 32),
    ]
    kinds = ["changed"] * 6 + ["done", "chatted", "changed", "changed", "stepped"]
    assert [answer["type"] for answer in told] == kinds
    await play_on(code, [ann, ben])


async def shown(visitor: Visitor, code: str) -> str:
    """The commitment of the host."""
    return str((await visitor.look(code))["table"]["commitment"])


async def play_on(code: str, players: list[Visitor]) -> None:
    match = (await players[0].look(code))["match"]
    first, second = players[match["actor"]], players[1 - match["actor"]]
    match = (await first.look(code))["match"]
    ply, action = match["ply"], match["legal"][0]
    assert (await first.command(code, "preview", ply=ply, actions=[action]))["outcomes"][action]
    turned = await first.command(code, "act", ply=ply, action=action)
    assert turned["step"]["action"] == action
    assert (await first.command(code, "act", ply=ply, action=action))["type"] == "done"
    assert (await first.command(code, "undo", ply=turned["match"]["ply"]))["type"] == "undone"
    assert (await second.command(code, "answer", ply=ply, accept=True))["code"] == "offer-none"
    assert (await second.command(code, "takeover", seat=match["actor"]))["code"] == "takeover-early"
    assert (await second.command(code, "resign"))["table"]["status"] == "over"
    assert (await first.command(code, "rematch"))["table"]["status"] == "waiting"


async def test_a_refused_action_names_the_rule(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(options={"starter": "first"})
    await start_match(code, ann, ben)
    ply = (await ann.look(code))["match"]["ply"]
    response = await ben.request(
        "POST", f"/api/tables/{code}/commands", json={"type": "act", "ply": ply, "action": "1 blue > 1"}
    )
    assert response.status_code == 409
    assert (response.json()["type"], response.json()["rule"]) == ("refused", "S4.1")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"act"',
        b"{}",
        b'{"type":"explode"}',
        b'{"type":"act"}',
        b'{"type":"act","ply":-1,"action":"x"}',
        b'{"type":"act","ply":1.5,"action":"x"}',
        b'{"type":"act","ply":true,"action":"x"}',
        b'{"type":"act","ply":1e400,"action":"x"}',
        b'{"type":"act","ply":1,"action":null}',
        b'{"type":"act","ply":1,"action":"x","seat":1}',
        b'{"type":"sit","seat":-1}',
        b'{"type":"sit","seat":10}',
        b'{"type":"say","text":"\\u0000"}',
        b'{"type":"say","text":"\\ud800"}',
        b'{"type":"say","text":"\xff\xfe"}',
        b'{"type":"say","text":"line\\n"}',
        b'{"type":"ready","contribution":"' + b"ab" * 32 + b'"}',
        b'{"type":"ready","commitment":"xyz"}',
        b'{"type":"ready","commitment":"' + b"ab" * 32 + b'\\n"}',
        b'{"type":"ready","commitment":"' + b"ab" * 33 + b'"}',
        b'{"type":"reveal"}',
        b'{"type":"reveal","contribution":"ab"}',
        b'{"type":"reveal","contribution":"' + b"AB" * 32 + b'"}',
        b'{"type":"preview","ply":1,"actions":[' + b'"a",' * 64 + b'"a"]}',
        b'{"x":' + b"[" * 4000 + b"]" * 4000 + b',"type":"stand"}',
        b'{"type":"say","text":' + b"[" * 20000,
        b'{"type":"configure","options":{"players":{"a":1}}}',
        b'{"type":"configure","options":{"players":' + b"9" * 5000 + b"}}",
    ],
)
async def test_a_body_that_cannot_be_read_changes_nothing(visitors: Visitors, body: bytes) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    before = await ann.look(code)
    response = await ann.request("POST", f"/api/tables/{code}/commands", content=body)
    check_failed(response, 400, "message-malformed")
    assert await ann.look(code) == before


async def test_a_body_that_is_too_large_is_refused(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    body = json.dumps({"type": "say", "text": "x" * 100_000})
    check_failed(await ann.request("POST", f"/api/tables/{code}/commands", content=body), 413, "message-too-large")
    check_failed(await ann.request("POST", "/api/replay", content=b" " * (RECORD_BYTES + 1)), 413, "message-too-large")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "record-json"),
        (b"\xff", "record-json"),
        (b"{}", "record-shape"),
        (b"[" * 100_000, "record-shape"),
        (b'{"x":' + b"[" * 100_000, "record-shape"),
    ],
)
async def test_an_upload_that_is_no_record_is_refused(visitors: Visitors, body: bytes, code: str) -> None:
    check_failed(await (await visitors.enter("Ann")).request("POST", "/api/replay", content=body), 400, code)


async def test_an_upload_that_breaks_a_rule_tells_where_and_why(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    await ann.command(code, "resign")
    record = await ann.get(f"/api/tables/{code}/record")
    record["actions"][3] = "9 pink > 1"
    response = await ann.request("POST", "/api/replay", json=record)
    check_failed(response, 400, "record-ply")
    assert response.json()["facts"]["ply"] == 4
    assert response.json()["facts"]["cause"]


# Who may see what


async def test_a_stranger_learns_nothing_of_a_private_match(visitors: Visitors) -> None:
    ann, ben, eve = await visitors.enter("Ann"), await visitors.enter("Ben"), await visitors.enter("Eve")
    code = await ann.open_table(visibility="private")
    await start_match(code, ann, ben)
    await ann.command(code, "say", text="Between us")
    seen = await eve.look(code)
    assert (seen["match"], seen["steps"], seen["chat"]) == (None, [], [])
    for path in ("replay", "record"):
        check_failed(await eve.request("GET", f"/api/tables/{code}/{path}"), 403, "table-private")
    assert (await eve.command(code, "say", text="Hello"))["code"] == "table-private"
    before = await ann.look(code)
    ply = before["match"]["ply"]
    commands: list[tuple[str, dict[str, object]]] = [
        ("act", {"ply": ply, "action": "pass"}),
        ("preview", {"ply": ply, "actions": []}),
        ("undo", {"ply": ply}),
        ("answer", {"ply": ply, "accept": True}),
        ("resign", {}),
        ("takeover", {"seat": 0}),
        ("rematch", {}),
        ("sit", {"seat": 0}),
        ("free", {"seat": 0}),
    ]
    for kind, fields in commands:
        assert (await eve.command(code, kind, **fields))["type"] in ("failed", "refused")
    assert await ann.look(code) == before


@pytest.mark.parametrize("visibility", ["open", "link"])
async def test_anybody_may_watch_the_others(visitors: Visitors, visibility: str) -> None:
    ann, ben, eve = await visitors.enter("Ann"), await visitors.enter("Ben"), await visitors.enter("Eve")
    code = await ann.open_table(visibility=visibility)
    await start_match(code, ann, ben)
    seen = await eve.look(code)
    assert seen["match"]["legal"] == []
    assert len((await eve.get(f"/api/tables/{code}/replay"))["frames"]) == 1
    check_failed(await eve.request("GET", f"/api/tables/{code}/record"), 409, "match-running")


async def test_there_is_no_replay_before_a_match(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    check_failed(await ann.request("GET", f"/api/tables/{code}/replay"), 409, "match-not-running")
    check_failed(await ann.request("GET", f"/api/tables/{code}/record"), 409, "match-running")


async def test_the_lobby_says_where_one_sits_and_whose_turn_it_is(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    for visitor, seat in ((ann, 0), (ben, 1)):
        listed = await visitor.get("/api/tables")
        shown = next(table for table in listed["mine"] if table["code"] == code)
        assert listed["seats"][code] == seat
        assert shown["actor"] == (await visitor.look(code))["match"]["actor"]


@pytest.mark.parametrize(
    ("wishes", "called"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.8", "Гість"),
        ("de-DE, cs;q=0.5", "Host"),
        ("de", "Guest"),
        ("", "Guest"),
        (",;q=", "Guest"),
    ],
)
async def test_a_guest_is_called_one_in_the_language_of_the_browser(server: Server, wishes: str, called: str) -> None:
    wishing = {"Accept-Language": wishes}
    async with httpx.AsyncClient(base_url=f"http://{server.address}", headers=wishing, timeout=PATIENCE) as client:
        assert (await client.get("/api/me")).json()["name"].startswith(f"{called} ")


def test_a_record_has_a_name_by_which_people_know_the_match() -> None:
    record = Record(
        game="sagrada", version=1, options={}, seats=[Seat("Ołena / K."), Seat("Борис"), Seat("…")], actions=[]
    )
    evening = time.mktime((2026, 11, 16, 21, 4, 0, 0, 0, -1))
    assert name_record(record, evening) == "sagrada-2026-11-16-Ołena-K-Борис.json"
