"""Bot worker: what a process of the bot pool does: it keeps games and their bots, and thinks."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Final

from ... import Game
from ...bots import BOTS, Seated, take_seat
from ...review import advise as think_of_advice
from ..tables.game_so_far import GameSoFar
from ..wire import messages as m
from ..wire.presenter import present_hint
from .budget import USUAL_MS

REMEMBERED: Final = 4000  # games that a worker keeps, so as not to replay them: 45 kB each
MODESTY: Final = 10  # of processes for which nobody may wait elsewhere
UNUSED: Final = 600.0  # seconds after which a game is kept no more
UNUSED_FULL: Final = 120.0  # the same where there is no room for another one


class Memory:
    """A game that was played so far, and the bots that play it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots: dict[tuple[int, str], Seated] = {}  # by seat and level
        self.used = 0.0  # when somebody went on with it last


_memories: dict[str, Memory] = {}  # by table, the one that was used last at the end


def begin(server: int) -> None:
    """Be deaf to Ctrl-C, which is for the server; end once that is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def begin_modestly(server: int) -> None:
    """Begin, and give way to all other processes."""
    begin(server)
    if hasattr(os, "nice"):
        os.nice(MODESTY)


def be_ready() -> None:
    """Have all imported that thinking needs."""


def timed(work: Callable[..., object], *arguments: object) -> tuple[float, object]:
    """Do something, and say how many seconds it took here."""
    begun = time.monotonic()
    result = work(*arguments)
    return time.monotonic() - begun, result


def think(played: GameSoFar, level: str, limit_ms: float = USUAL_MS) -> str:
    """Let the bot of the seat that is asked answer, within so many milliseconds."""
    memory = _recall(played)
    seat = _asked_seat(memory.game)
    seated = memory.bots.get((seat, level))
    if seated is None:
        seated = memory.bots[seat, level] = take_seat(BOTS[level], seat, played.seed)
    return seated.think(memory.game, limit_ms).choice.text


def advise(played: GameSoFar, question: int) -> m.HintMessage:
    """Say what the judge of reviews would answer in the place of the seat that is asked."""
    return present_hint(question, think_of_advice(_recall(played).game, USUAL_MS))


def _asked_seat(game: Game) -> int:
    assert game.question is not None
    return game.question.seat


def _recall(played: GameSoFar) -> Memory:
    """The game after some choices, played on from the last time where it fits; and its bots."""
    choices = played.choices
    memory = _memories.pop(played.table, None)
    if memory is None:
        memory = Memory(played.begin(events=False))
    elif tuple(o.text for o in memory.game.choices) != choices[: len(memory.game.choices)]:
        memory.game = played.begin(events=False)  # some choices were taken back
    for choice in choices[len(memory.game.choices) :]:
        memory.game.play(choice)
    memory.used = time.monotonic()
    _forget(memory.used)
    if len(_memories) < REMEMBERED:
        _memories[played.table] = memory
    return memory


def _forget(now: float) -> None:
    """Let games go that nobody goes on with.

    A game in use never makes room: where tables take turns, each would lose its game to the next.
    """
    while _memories:
        table, memory = next(iter(_memories.items()))
        patience = UNUSED if len(_memories) < REMEMBERED else UNUSED_FULL
        if memory.used > now - patience:
            return
        del _memories[table]
