"""`citadels check-bot`: try whether a program keeps to the protocol."""

from __future__ import annotations

from rich.text import Text

from ..core.basics import InvalidConfig
from ..protocol import PREFIX
from ..protocol.check import check_program
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE
from .ending import FAILED


def check_bot(
    bot: str,
    /,
    *,
    games: int = 20,
    seed: int = 1,
    time_limit: float = 10.0,
    language: str = HERE,
) -> int:
    """Try whether a program keeps to the protocol."""
    command = bot.removeprefix(PREFIX)
    if command in ("", bot):
        raise InvalidConfig(f"write {PREFIX}PROGRAM, not {bot!r}", "program", name=bot)
    if games < 1:
        raise InvalidConfig(f"play at least 1 game, not {games}", "games", amount=games)
    if time_limit <= 0:
        raise InvalidConfig("the time limit must be more than 0 seconds", "time-limit")
    console = make_console()
    for finding in check_program(command, games, seed, time_limit):
        if finding.trouble:
            trouble = phrase("check-trouble", language, text=finding.trouble)
            console.print(Text("✗ ", "bold red").append(trouble))
            console.print(Text(finding.log), soft_wrap=True)
            return FAILED
        said = phrase(f"check-{finding.what}", language, **finding.facts)
        console.print(Text("✓ ", "bold green").append(said))
    return 0
