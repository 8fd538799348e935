"""A language model at the table, played with the protocol package's own client."""

from __future__ import annotations

import asyncio
import sys
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from citadels import Config, FastRng, Game, Refusal, random_config, redeal
from citadels.bots import OFFERED
from citadels.core.registry import EDITIONS
from citadels.core.text.setup_code import setup_code
from citadels.mcp.seat import Seat
from citadels.terminal.chronicle import Chronicle
from citadels.words import LANGUAGES, Reader, say_to

mcp = pytest.importorskip("mcp")

from citadels.mcp.server import make_server  # noqa: E402 - once it is there


def text_of(result: Any) -> str:  # noqa: ANN401 - the package has its own types
    return "\n".join(part.text for part in result.content)


def first_option(told: str) -> str:
    """The first answer that is offered, as a model would read it."""
    lines = told.splitlines()
    return next(line.split("`")[1] for line in lines if line.startswith("- `"))


def test_a_model_plays_a_game_to_its_end() -> None:
    async def play() -> tuple[list[str], str, str, str]:
        program = mcp.StdioServerParameters(command=sys.executable, args=["-m", "citadels", "mcp"])
        async with mcp.Client(program) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            early = await client.call_tool("look", {})
            assert early.is_error and "new_game" in text_of(early)
            rules = text_of(await client.call_tool("rules", {}))
            game = {"players": 2, "level": "novice", "seed": 3}
            told = text_of(await client.call_tool("new_game", game))
            wrong = await client.call_tool("choose", {"option": "abracadabra"})
            assert wrong.is_error
            again = text_of(await client.call_tool("look", {}))
            assert first_option(again) == first_option(told)  # nothing has changed
            for _ in range(400):
                if "- `" not in told:
                    break
                told = text_of(await client.call_tool("choose", {"option": first_option(told)}))
            return tools, rules, text_of(wrong), told

    tools, rules, wrong, told = asyncio.run(asyncio.wait_for(play(), 120))
    assert tools == ["new_game", "look", "choose", "undo", "card", "history", "rules"]
    assert "gold" in rules and len(rules) > 2000
    assert "abracadabra" in wrong
    assert "Cost of the districts" in told


def test_a_model_may_choose_what_is_played() -> None:
    config = random_config(11, 5, "czech")

    async def begin(**game: object) -> tuple[bool, str]:
        async with mcp.Client(make_server("en")) as client:
            told = await client.call_tool("new_game", {"level": "novice", "seed": 1} | game)
            cards = await client.call_tool("card", {}) if not told.is_error else told
            return told.is_error, text_of(cards)

    failed, cards = asyncio.run(begin(setup=setup_code(config)))
    assert not failed
    assert cards == Seat(config, 1, "novice", 0, "en").card("")
    assert cards != asyncio.run(begin(players=5))[1]  # the control
    for wrong in ({"setup": "nonsense"}, {"edition": "golden"}, {"preset": "golden"}):
        assert asyncio.run(begin(**wrong))[0]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_is_refused_is_said_once_and_in_words(language: str) -> None:
    async def refused(tool: str, **arguments: object) -> str:
        async with mcp.Client(make_server(language)) as client:
            await client.call_tool("new_game", {"level": "novice", "seed": 1})
            told = await client.call_tool(tool, arguments)
            assert told.is_error
            return text_of(told)

    for seed in (-1, 1 << 64):
        assert asyncio.run(refused("new_game", seed=seed)).count(f" {seed}.") == 1
    chosen = asyncio.run(refused("choose", option="zzz"))
    assert chosen.count("zzz") == 1 and "thief" in chosen
    undone, unknown = refused("undo"), refused("card", name="zzz")
    for asked in (undone, unknown):
        told = asyncio.run(asked).partition(": ")[2]
        assert told and "error-" not in told
        assert told.count(".") == 1, "one sentence"


@pytest.mark.parametrize("edition", ["", "classic"])
def test_a_model_reads_the_rules_of_its_edition(edition: str) -> None:
    async def read() -> str:
        async with mcp.Client(make_server("en")) as client:
            if edition:
                await client.call_tool("new_game", {"level": "novice", "edition": edition})
            return text_of(await client.call_tool("rules", {}))

    told = asyncio.run(read())
    assert "4 points if your city was the first to be completed" in told
    assert ("beautified" in told) is not bool(edition), "only cards of Deluxe beautify"


def test_a_model_has_a_name_as_others_have() -> None:
    told = Seat(Config(players=3), 1, "novice", 1, "en").look()
    assert "Player 2 (you)" in told and "You (you)" not in told


def test_a_model_is_told_which_levels_and_editions_there_are() -> None:
    async def described() -> str:
        async with mcp.Client(make_server("en")) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            return str(tools["new_game"].description)

    told = asyncio.run(described())
    assert all(name in told for name in (*OFFERED, *EDITIONS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_speaks_every_language(language: str) -> None:
    seat = Seat(Config(players=3), 1, "novice", 0, language)
    told = seat.look()
    assert "- `" in told
    assert seat.card("king" if language == "en" else seat.game.config.cast[0].id)
    for _ in range(30):
        told = seat.choose(first_option(told))
    assert seat.history()


def told_to(seat: Seat, game: Game, leak: str) -> list[str]:
    """What a model in its seat would read now by all that it can ask, if this were the game."""
    other = (seat.seat + 1) % game.config.players
    before, told = seat.game, seat.told
    seat.game = game
    read = [seat.look(), seat.history(), seat.card("")]
    seat.game, seat.told = before, told
    if leak == "hand":
        read.append(str(game.state.players[other].hand))
    if leak == "history":
        paper = Console(file=StringIO(), width=100)
        Chronicle(paper, Reader("en", other)).tell(game.events)
        read.append(str(paper.file.getvalue()))  # type: ignore[attr-defined]  # which it is
    return read


@pytest.mark.parametrize("leak", ["", "hand", pytest.param("history", marks=pytest.mark.long)])
def test_a_seat_is_told_nothing_that_it_may_not_know(leak: str) -> None:
    """Everything that the seat cannot know is dealt anew; the controls show what another knows."""
    compared = differing = 0
    for number in range(8):
        config, rng = random_config(number, 0), FastRng(number)
        seat = Seat(config, number, "novice", number % config.players, "en")
        for step in range(1, 25):
            options = seat.game.options
            if not options:
                break
            seat.choose(options[rng.below(len(options))].text)
            if not step % 8 and not seat.game.over:
                other = redeal(seat.game, seat.seat, FastRng(number))
                compared += 1
                differing += told_to(seat, seat.game, leak) != told_to(seat, other, leak)
    assert compared > 15
    assert differing > 8 if leak else differing == 0


def test_what_cannot_be_chosen_says_why_and_changes_nothing() -> None:
    seat = Seat(Config(players=4, crown=0), 1, "novice", 0, "en")
    before: Game = seat.game.copy()
    with pytest.raises(Refusal, match=r"“end” is not possible now\..+ \(.+\)"):
        seat.choose("end")
    assert seat.game == before
    with pytest.raises(Refusal):
        seat.undo()
    with pytest.raises(Refusal):
        seat.card("no such card")


@pytest.mark.parametrize("level", ["cheat", "exec:x", "exec:"])
def test_a_level_is_one_of_those_that_are_offered(level: str) -> None:
    with pytest.raises(Refusal, match=f"there is no bot '{level}'; there are novice") as refused:
        Seat(Config(players=4), 1, level, 0, "en")
    told = say_to(Reader("en"), refused.value) + str(refused.value).replace(level, "")
    assert "exec:" not in told.replace(level, "") and "novice" in told
