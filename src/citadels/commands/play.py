"""`citadels play`: one person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..bots import OFFERED, Seated
from ..bots.names import NAMES
from ..core.game import Game
from ..core.rng import FastRng
from ..core.setup.config import Config
from ..core.text.read_config import read_config
from ..core.text.record import record_of
from ..protocol import check_bot
from ..protocol.company import Company
from ..terminal.play import TerminalGame
from ..terminal.style import make_console
from ..words import Reader, bot_name, phrase, player_name
from .common import HERE, SEEDS, chosen_seed, no_seat


def play(
    *,
    players: int = 4,
    edition: str = "deluxe",
    preset: str = "",
    setup: Path | None = None,
    seed: int | None = None,
    bots: Annotated[str, Parameter(("--bots", "--against"))] = "apprentice",
    seat: int = 0,
    name: str = "",
    record: Path | None = None,
    language: str = HERE,
) -> int:
    """Play one game in the terminal against bots."""
    config = (
        read_config(setup.read_text(encoding="utf-8"))
        if setup
        else Config(players, edition, preset)
    )
    check_bot(bots, OFFERED)
    if not 0 <= seat < config.players:
        raise no_seat(seat, config)
    chosen = chosen_seed(seed)
    rng = FastRng(chosen + SEEDS)
    console = make_console()
    bots_here = [bot_name(bot, language) for bot in NAMES]
    names = [bot for bot in bots_here if bot.casefold() != name.casefold()][: config.players - 1]
    names.insert(seat, name or player_name(seat, language, ()))
    reader = Reader(language, seat, names, config.edition)
    with Company() as company:
        seats = [Seated(company.hire(bots, rng), number, rng) for number in range(config.players)]
        table = TerminalGame(Game(config, chosen), seats, reader, console)
        table.run()
    if record is not None:
        record.write_text(record_of(table.game).text(), encoding="utf-8")
        console.print(phrase("ui-saved", language, file=str(record)), style="italic")
    return 0
