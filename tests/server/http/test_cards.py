"""The cards: the catalog says what the registries hold, and set-ups are checked and completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import Config, random_config, read_config, setup_code, write_config
from citadels.bots import OFFERED
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.core.setup.resolve import UNIQUE_CARDS
from citadels.server.http.setups import Setup, config_of, present_setup
from citadels.server.settings import Settings
from citadels.words import QUICK_PHRASES, card_text
from tests.server.served import fresh, served

Client = TestClient[Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    file = tmp_path_factory.mktemp("library") / "library.db"
    settings = Settings(fresh(file), requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


def told(client: Client, **setup: object) -> dict[str, Any]:
    answer = client.post("/api/setups", json=setup)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(client: Client, **setup: object) -> str:
    answer = client.post("/api/setups", json=setup)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["code"])


def test_the_catalog_has_every_card_edition_and_bot(client: Client) -> None:
    catalog = client.get("/api/catalog").json()
    assert {card["id"]: card["rank"] for card in catalog["characters"]} == {
        card.id: card.rank for card in CHARACTERS.values()
    }
    assert [card["rank"] for card in catalog["characters"]] == sorted(
        card.rank for card in CHARACTERS.values()
    )
    assert {card["id"]: card["cost"] for card in catalog["districts"]} == {
        card.id: card.cost for card in DISTRICTS.values()
    }
    assert {card["colour"] for card in catalog["districts"]} == set(catalog["colours"])
    for box in catalog["editions"]:
        edition = EDITIONS[box["id"]]
        assert box["basic"] == edition.basic
        assert box["unique"] == edition.unique
        assert box["fixed"] == edition.fixed
        assert [preset["id"] for preset in box["presets"]] == [p.id for p in edition.presets]
        assert all(len(preset["unique"]) == UNIQUE_CARDS for preset in box["presets"])
    assert catalog["bots"] == list(OFFERED)
    assert catalog["phrases"] == list(QUICK_PHRASES)


def test_the_catalog_is_compressed_and_not_sent_twice(client: Client) -> None:
    plain = client.get("/api/catalog", headers={"Accept-Encoding": "identity"})
    packed = client.get("/api/catalog", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.json() == plain.json()
    again = client.get("/api/catalog", headers={"If-None-Match": packed.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/catalog", headers={"If-None-Match": '"x"'}).status_code == 200


def test_a_set_up_is_completed_and_its_code_says_the_same(client: Client) -> None:
    for box in EDITIONS.values():
        for preset in box.presets:
            for players in range(2, box.max_players + 1):
                setup = present_setup(Config(players, box.id, preset.id))
                assert (setup.preset, setup.players) == (preset.id, players)
    whole = told(client, players=5, preset="cunning_agents", complete_size=8)
    assert whole["complete_size"] == 8
    assert len(whole["cast"]) == 8
    assert len(whole["unique"]) == UNIQUE_CARDS
    assert client.get(f"/api/setups/{whole['code']}").json() == whole
    assert told(client, code=whole["code"]) == whole
    parts = {key: whole[key] for key in whole if key not in ("code", "text", "texts", "crown")}
    assert told(client, **parts) == whole
    other = told(client, **{**parts, "preset": "", "unique": random_unique()})
    assert other["preset"] == ""


def random_unique() -> list[str]:
    return [card.id for card in random_config(3, 5, all_cards=False).unique if not card.requires]


def test_switches_are_kept_and_change_texts(client: Client) -> None:
    assert told(client)["texts"] == {}
    texts = told(client, edition="classic", players=4)["texts"]
    config = Config(4, "classic")
    for id, ending in texts.items():
        assert ending
        assert card_text(id, "en", config) != card_text(id, "en")
    assert texts


def test_rank_9_can_be_added_left_out_and_exchanged(client: Client) -> None:
    assert len(told(client, players=6, rank9="artist")["cast"]) == 9
    assert len(told(client, players=6, rank9="")["cast"]) == 8
    assert told(client, players=8, rank9="tax_collector")["cast"][-1] == "tax_collector"
    assert refused(client, players=8, rank9="") == "rank9-needed"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"edition": "golden"}, "edition"),
        ({"preset": "nonsense"}, "preset"),
        ({"cast": ["king"]}, "no-rank"),
        ({"unique": ["library"]}, "unique-count"),
        ({"players": 3, "complete_size": 7}, "size"),
        ({"switches": {"draft3": "never"}}, "switch"),
        ({"switches": {"draft4": "classic"}}, "no-switch"),
        ({"random": True, "players": 3, "switches": {"draft3": "never"}}, "switch"),
        ({"random": True, "players": 8, "edition": "classic"}, "players"),
        ({"code": "AAAA"}, "setup-code"),
    ],
)
def test_what_breaks_a_rule_is_refused(client: Client, setup: dict[str, Any], code: str) -> None:
    assert refused(client, **setup) == code


def test_what_makes_no_sense_is_refused(client: Client) -> None:
    assert client.post("/api/setups", json={"players": 9}).status_code == 400
    assert client.post("/api/setups", json={"cheat": 1}).status_code == 400
    assert client.post("/api/setups", json={"cast": ["x"] * 33}).status_code == 400
    assert client.get("/api/setups/nonsense").json()["code"] == "setup-code"


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("edition", ["deluxe", "czech"])
def test_random_decks_keep_what_was_wished(players: int, edition: str) -> None:
    decks = set()
    for draft3 in ("", "classic"):
        switches = {"draft3": draft3} if draft3 else {}
        setup = Setup(players=players, edition=edition, random=True, switches=switches)
        config = config_of(setup)
        assert (config.players, config.edition) == (players, edition)
        assert config.switches["draft3"] == (draft3 or "deluxe")
        assert all(card.id in config.box.unique for card in config.unique)
        assert write_config(read_config(write_config(config))) == write_config(config)
        decks.add(setup_code(config))
    assert len(decks) == 2


def test_a_random_deck_of_a_fixed_edition_is_the_deck(client: Client) -> None:
    assert told(client, random=True, edition="classic")["preset"] == "classic_8"
    assert Config(4, "classic").preset == "classic_8"


def test_a_table_is_opened_from_what_was_checked(client: Client) -> None:
    whole = told(client, players=3, random=True)
    for setup in ({"code": whole["code"]}, {"text": whole["text"]}):
        assert client.post("/api/tables", json={"setup": setup}).status_code == 201
    lines = client.get("/api/me/tables").json()
    assert [line["setup"] for line in lines] == [whole["code"]] * 2
