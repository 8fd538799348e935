"""Server: the tools that a language model is given; it sits down as any player does."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from .. import __version__
from ..bots import OFFERED
from ..core.basics import Refusal
from ..core.registry import EDITIONS
from ..core.setup.config import Config
from ..core.text.setup_code import read_setup_code
from ..words import Reader, phrase, say_to
from ..words.rules import rule_text
from .seat import Seat, Told

SEEDS: Final = 1 << 30
MAIN: Final = "deluxe"  # the edition whose rules are told before a game
INSTRUCTIONS: Final = """\
You play Citadels, a card game of hidden characters, against bots. Call new_game, then answer each
question by calling choose with the text of one of its options, exactly as it stands between
backticks. rules explains the game, card explains any card. You see what a player in your seat would
see, and no more.
"""


BEGIN: Final = (
    "Begin a game of 2 to 8 players; the other seats go to bots of a level. A set-up code decides "
    "the players, the cards and the rules; then players, edition and preset do not count. "
    f"Levels: {', '.join(OFFERED)}. Editions: {', '.join(EDITIONS)}."
)


def make_server(language: str) -> MCPServer:
    """Make the tools; they share one game at a time."""
    server = MCPServer("citadels", title="Citadels", version=__version__, instructions=INSTRUCTIONS)
    place: list[Seat] = []

    def seated() -> Seat:
        if not place:
            raise ToolError(phrase("mcp-no-game", language))
        return place[0]

    def tell(deed: Callable[[], str]) -> str:
        try:
            return deed()
        except Told as error:
            raise ToolError(str(error)) from error
        except Refusal as error:
            raise ToolError(say_to(Reader(language), error)) from error

    @server.tool(description=BEGIN)
    def new_game(
        players: int = 4,
        level: str = "citizen",
        edition: str = "deluxe",
        preset: str = "",
        setup: str = "",
        seat: int = 0,
        seed: int | None = None,
    ) -> str:
        """Begin a game."""

        def begin() -> str:
            chosen = secrets.randbelow(SEEDS) if seed is None else seed
            config = read_setup_code(setup) if setup else Config(players, edition, preset)
            place[:] = [Seat(config, chosen, level, seat, language)]
            return place[0].look()

        return tell(begin)

    @server.tool()
    def look() -> str:
        """Tell what is new, the table as you see it, and your question with all its options."""
        return tell(seated().look)

    @server.tool()
    def choose(option: str) -> str:
        """Answer your question with the text of one of its options."""
        return tell(lambda: seated().choose(option))

    @server.tool()
    def undo() -> str:
        """Take back your last choice, where nothing new has come to light since."""
        return tell(seated().undo)

    @server.tool()
    def card(name: str = "") -> str:
        """Explain a card in full; without a name, all cards that you can see."""
        return tell(lambda: seated().card(name))

    @server.tool()
    def history() -> str:
        """Tell the game so far, as you may know it."""
        return tell(seated().history)

    @server.tool()
    def rules() -> str:
        """Explain how the game is played, in the edition that is played."""
        edition = place[0].game.config.edition if place else MAIN
        return rule_text(language, edition)

    server.resource("citadels://rules", name="rules", mime_type="text/markdown")(rules)
    return server
