"""Leagues: friends join by a link, their games count, and the table adds up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels.server import limits
from citadels.server.http import cookies
from citadels.server.settings import Settings
from citadels.server.standing.league import table_of
from citadels.server.storage.blocks import block
from tests.server.served import fresh, served
from tests.server.standing.test_ratings import end

Client = TestClient[Any]


class Home:
    """A server, and browsers of its guests."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.portal = client.blocking_portal
        self.games = 0

    def as_guest(self, guest: str) -> Client:
        """A browser of a guest."""
        other = TestClient(self.client.app, base_url="http://citadels.local")
        other.blocking_portal = self.portal
        other.cookies.set(cookies.NAME, cookies.sign(guest, self.client.app.state.key))
        other.patch("/api/me", json={"name": guest.title()})
        return other

    def league(self, *members: str, name: str = "Friday") -> dict[str, Any]:
        """A league of the first guest, which the others have joined."""
        owner, *others = members
        made: dict[str, Any] = self.as_guest(owner).post("/api/leagues", json={"name": name}).json()
        for guest in others:
            joined = self.as_guest(guest).post(
                f"/api/leagues/{made['id']}/members", json={"token": made["token"]}
            )
            assert joined.is_success, joined.text
        return made

    def play(self, **places: int) -> None:
        """A game that is over, by the places of its people."""
        self.games += 1
        store = self.client.app.state.store
        self.portal.call(end, store, f"game-{self.games}", float(self.games), places)

    def table(self, league: str, guest: str) -> dict[str, dict[str, Any]]:
        """The table of a league as a guest reads it, by name."""
        told = self.as_guest(guest).get(f"/api/leagues/{league}").json()
        return {line["name"]: line for line in told["table"]}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    monkeypatch.setattr(limits, "SIGN_INS", (1000.0, 1000))
    settings = Settings(fresh(tmp_path / "test.db"), requests=(1000.0, 1000))
    with served(settings) as client:
        yield Home(client)


def code(answer: Any) -> str:  # noqa: ANN401 - of the test client
    """Why something was refused."""
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def test_the_table_by_hand() -> None:
    games = [{"ada": 1, "ben": 3}, {"ada": 4, "ben": 2, "cleo": 5}, {"ben": 1, "cleo": 2}]
    lines = {line.who: line for line in table_of(games, ["ada", "ben", "cleo", "dan"])}
    assert [line.who for line in table_of(games, lines)] == ["ben", "ada", "dan", "cleo"]
    ben, ada, cleo, dan = (lines[who] for who in ("ben", "ada", "cleo", "dan"))
    assert (ben.games, ben.points, ben.places, ben.wins) == (3, 3, (2, 1, 0), 2)
    assert (ada.games, ada.points, ada.places, ada.wins) == (2, 2, (1, 1, 0), 1)
    assert (cleo.games, cleo.points, cleo.places, cleo.wins) == (2, 0, (0, 1, 1), 0)
    assert (dan.games, dan.points, dan.says) == (0, 0, "few")
    assert ben.chance == pytest.approx((1 / 2 + 1 / 3 + 1 / 2) / 3)
    assert ben.low < 2 / 3 < ben.high and ben.says == "few"


def test_who_has_left_is_one_of_the_former_and_the_others_keep_all() -> None:
    games = [{"ada": 1, "~x": 2}, {"ada": 2, "ben": 1}]
    ada, former = table_of(games, ["ada"])
    assert (ada.games, ada.points, former.who, former.games, former.wins) == (2, 1, "", 2, 1)


def test_games_of_two_members_count_and_no_others(home: Home) -> None:
    league = home.league("ada", "ben", "cleo")["id"]
    home.play(ada=2, ben=1, stranger=3)
    home.play(ada=1, stranger=2)
    home.play(cleo=1, ben=3, ada=2)
    table = home.table(league, "ada")
    assert {name: (one["games"], one["points"]) for name, one in table.items()} == {
        "Ada": (2, 1),
        "Ben": (2, 1),
        "Cleo": (1, 2),
    }
    assert table["Ada"]["yours"] and table["Ada"]["owner"] and not table["Ben"]["owner"]
    assert home.as_guest("ada").get("/api/me/leagues").json()[0]["games"] == 2


def test_strangers_read_nothing_and_only_the_link_opens_it(home: Home) -> None:
    league = home.league("ada", "ben")
    eve, path = home.as_guest("eve"), f"/api/leagues/{league['id']}"
    assert code(eve.get(path)) == "no-league"
    assert code(eve.post(f"{path}/members", json={"token": "guessed"})) == "no-league"
    offer = eve.post(f"{path}/look", json={"token": league["token"]}).json()
    assert offer == {"name": "Friday", "owner": "Ada", "members": 2, "inside": False}
    assert home.as_guest("ada").post(f"{path}/link").is_success
    assert code(eve.post(f"{path}/members", json={"token": league["token"]})) == "no-league"


def test_only_the_owner_changes_it_and_who_was_removed_stays_out(home: Home) -> None:
    league = home.league("ada", "ben")
    ada, ben, path = home.as_guest("ada"), home.as_guest("ben"), f"/api/leagues/{league['id']}"
    token = {"token": league["token"]}
    whom = home.table(league["id"], "ada")["Ben"]["member"]
    mine = home.table(league["id"], "ada")["Ada"]["member"]
    assert code(ben.patch(path, json={"name": "Mine"})) == "not-owner"
    assert code(ben.post(f"{path}/end")) == code(ben.post(f"{path}/link")) == "not-owner"
    assert code(ben.delete(f"{path}/members/{mine}")) == "not-owner"
    assert code(ada.delete(f"{path}/members/{mine}")) == "no-member"
    assert code(ada.patch(path, json={"name": " \u0007 "})) == "league-name"
    assert ada.patch(path, json={"name": "<b>Saturday</b>"}).is_success
    assert ada.get(path).json()["name"] == "<b>Saturday</b>"  # escaped where it is shown
    home.play(ada=1, ben=2)
    assert ada.delete(f"{path}/members/{whom}").is_success
    assert code(ben.get(path)) == "no-league"
    assert code(ben.post(f"{path}/members", json=token)) == "league-removed"
    home.play(ada=1, ben=2)  # counts no more
    assert home.table(league["id"], "ada")[""]["games"] == 1
    assert home.table(league["id"], "ada")["Ada"]["games"] == 1


def test_a_league_that_has_ended_counts_nothing_and_stays(home: Home) -> None:
    league = home.league("ada", "ben")
    ada, path = home.as_guest("ada"), f"/api/leagues/{league['id']}"
    home.play(ada=1, ben=2)
    assert ada.post(f"{path}/end").is_success
    home.play(ada=2, ben=1)
    told = ada.get(path).json()
    assert told["games"] == 1 and told["ended"] > 0
    answer = home.as_guest("eve").post(f"{path}/members", json={"token": league["token"]})
    assert code(answer) == "league-ended"


def test_who_owns_it_and_leaves_or_is_forgotten_hands_it_on(home: Home) -> None:
    league = home.league("ada", "ben", "cleo")["id"]
    home.play(ada=1, ben=2, cleo=3)
    assert home.as_guest("ada").delete("/api/me").is_success
    table = home.table(league, "ben")
    assert table["Ben"]["owner"] and table["Ben"]["points"] == 1
    assert (table[""]["games"], table[""]["wins"]) == (1, 1)  # whole, without the name
    path = f"/api/leagues/{league}"
    assert home.as_guest("ben").delete(f"{path}/members/me").is_success
    assert home.as_guest("cleo").get(path).json()["owner"]
    assert home.as_guest("cleo").delete(f"{path}/members/me").is_success
    assert code(home.as_guest("cleo").get(path)) == "no-league"


def test_there_are_limits_and_who_is_blocked_does_not_join(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LEAGUES", 2)
    monkeypatch.setattr(limits, "MEMBERS", 2)
    league = home.league("ada", "ben")
    path, token = f"/api/leagues/{league['id']}/members", {"token": league["token"]}
    assert code(home.as_guest("cleo").post(path, json=token)) == "league-full"
    home.league("ada")
    third = home.as_guest("ada").post("/api/leagues", json={"name": "Third"})
    assert code(third) == "too-many-leagues"
    long = home.as_guest("eve").post("/api/leagues", json={"name": "x" * 41})
    assert long.status_code == 400
    monkeypatch.setattr(limits, "MEMBERS", 50)
    home.portal.call(block, home.client.app.state.store, "ada", "eve")
    assert code(home.as_guest("eve").post(path, json=token)) == "league-blocked"
    assert home.as_guest("cleo").post(path, json=token).is_success  # the control
