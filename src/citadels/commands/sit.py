"""`citadels sit`: let a program play at a table of a server."""

from __future__ import annotations

from ..core.basics import InvalidConfig
from ..protocol import PREFIX, BotFailed
from ..protocol.talk import Talk
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE
from .ending import FAILED, complain


def sit(
    link: str,
    bot: str,
    /,
    *,
    name: str = "",
    time_limit: float = 10.0,
    language: str = HERE,
) -> int:
    """Let a program play at a table of a server."""
    from ..protocol.socket import Link, Visit  # noqa: PLC0415 - needs the server's extra

    command = bot.removeprefix(PREFIX)
    if command in ("", bot):
        raise InvalidConfig(f"write {PREFIX}PROGRAM, not {bot!r}", "program", name=bot)
    talk = Talk(command, time_limit)
    try:
        place = Link(link)
        talk.start()
        place.take_seat(name or talk.name)
        make_console().print(phrase("sit-seated", language, name=name or talk.name or command))
        view = Visit(place, talk).play()
    except BotFailed as failed:
        complain(f"{failed}\n{failed.log}")
        return FAILED
    finally:
        talk.close()
    seats = [score["seat"] for score in view["scores"]]
    order = seats.index(view["observer"]) + 1
    text = phrase("sheet-place", language, place=order)
    make_console().print(phrase("sit-over", language, text=text, players=len(seats)))
    return 0
