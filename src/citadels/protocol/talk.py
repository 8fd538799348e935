"""Talk: the conversation with a program that plays, in plain data; any fault ends the program."""

from __future__ import annotations

import contextlib
import shlex
import time
from collections import deque
from collections.abc import Collection
from json import JSONDecoder
from typing import Any, Final

from .. import __version__
from ..core.basics import Seat
from ..core.setup.config import Config
from . import messages
from .lines import Gone, Late
from .process import Process

LIMIT: Final = 10.0  # seconds for an answer
START: Final = 30.0  # seconds until its first word
REMEMBERED: Final = 6  # lines that a report shows
SHOWN: Final = 400  # letters of each but the last that the program was told
FLUSH: Final = "; a program must write each line at once (flush its output)"
BLANK: Final = "\ufeff \t\r"  # around an answer
DECODER: Final = JSONDecoder()


class BotFailed(Exception):
    """A program that can no longer play: why, and its log with the end of the talk.

    `aloud` is what the other players may hear of it before the game is over.
    """

    def __init__(self, what: str, log: str = "", aloud: str = "") -> None:
        super().__init__(what)
        self.log = log
        self.aloud = aloud or what

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (str(self), self.log, self.aloud)


class Talk:
    """A program and what is said to it; it is started by the first thing that is said."""

    def __init__(self, command: str, limit: float = LIMIT) -> None:
        self.command = command
        self.limit = limit
        self.name = ""  # as the program calls itself
        self.seconds = 0.0  # that the last answer took
        self.number = 0  # of the last question
        self.process: Process | None = None
        self.told = b""  # the last line
        self.last: deque[tuple[str, bytes]] = deque(maxlen=REMEMBERED)  # who said it, and what

    @property
    def alive(self) -> bool:
        """Whether the program can still be talked to."""
        return self.process is not None

    def start(self) -> None:
        """Start the program, and exchange greetings."""
        try:
            words = shlex.split(self.command)
        except ValueError as error:  # a quotation without its end
            raise BotFailed(f"the command cannot be read: {error}") from error
        if not words:
            raise BotFailed("the command is empty; write exec:PROGRAM")
        try:
            self.process = Process(words)
        except Gone as gone:
            raise BotFailed(f"{words[0]}: {gone}") from gone
        self.say(messages.hello(__version__, self.limit))
        answer = self._listen("hello", START)
        protocol = answer.get("protocol")
        if protocol != messages.VERSION:
            raise self._failed(f"it speaks protocol {protocol!r}, not {messages.VERSION}")
        self.name = str(answer.get("name", ""))

    def begin(self, config: Config, seat: Seat) -> None:
        """Tell the program of a new game; the first one starts it."""
        self.number = 0
        self.say(messages.game(config, seat))

    def say(self, line: bytes) -> None:
        """Tell the program something."""
        if self.process is None:
            self.start()
        assert self.process is not None
        self.told = line
        self.last.append((">", line))
        if self.process.has_spoken():
            raise self._failed("it spoke without being asked")
        try:
            self.process.write(line, self.limit)
        except Gone as gone:
            raise self._failed(str(gone)) from gone

    def ask(
        self, news: str, view: str, options: Collection[str], seconds: float | None = None
    ) -> str:
        """Ask the question that is open in a written view; give the text of the chosen option."""
        begin = time.monotonic()
        limit = self.limit if seconds is None else min(seconds, self.limit)
        self.number += 1
        self.say(messages.question(self.number, limit, news, view))
        answer = self._listen("answer", limit)
        self.seconds = time.monotonic() - begin
        if answer.get("number") != self.number:
            said = answer.get("number")
            wrong = f"it answered question {said!r}, not {self.number}"
            raise self._failed(wrong, "it answered another question")
        choice = answer.get("option")
        if not isinstance(choice, str) or choice not in options:
            wrong = f"it chose {choice!r}; there were: {', '.join(options)}"
            raise self._failed(wrong, "it chose what was not offered")
        return choice

    def is_silent(self, seconds: float) -> bool:
        """Wait a little, and tell whether the program said nothing."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process is None or self.process.has_spoken():
                return False
            time.sleep(0.01)
        return True

    def close(self, *, politely: bool = True) -> bool:
        """Say goodbye, or just hang up; tell whether the program then went by itself."""
        process, self.process = self.process, None
        if process is None:
            return True
        if politely:
            with contextlib.suppress(Gone):  # it is ended all the same
                process.write(messages.bye(), 0.0)
        return process.end()

    def _listen(self, wanted: str, seconds: float) -> dict[str, Any]:
        assert self.process is not None
        try:
            line = self.process.read(seconds)
        except Gone as gone:
            hint = FLUSH if wanted == "hello" and isinstance(gone, Late) else ""
            raise self._failed(f"{gone}{hint}") from gone
        self.last.append(("<", line))
        try:
            answer = read_answer(line)
        except (ValueError, RecursionError) as error:
            raise self._failed("its answer is not a line of JSON") from error
        if not isinstance(answer, dict) or answer.get("type") != wanted:
            raise self._failed(f'its answer has not "type": "{wanted}"')
        return answer

    def _failed(self, what: str, aloud: str = "") -> BotFailed:
        """End the program, and say why, with its log and the end of the talk."""
        process, self.process = self.process, None
        log = ""
        if process is not None:
            process.end(0.0)
            log = process.logged()
        talk = "\n".join(f"{who} {self._shown(line)}" for who, line in self.last)
        log = f"The talk:\n{talk}\n\nIts standard error:\n{log or '(nothing)'}\n"
        return BotFailed(what, log, aloud)

    def _shown(self, line: bytes) -> str:
        """A line for the report; the last that the program was told is whole, to be tried again."""
        if line is self.told:
            return line.decode().rstrip()
        text = line[: SHOWN * 4].decode("utf-8", "replace").rstrip()
        return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def read_answer(line: bytes) -> object:
    """Read a line of JSON; `json.loads` takes twice as long for one as short as an answer."""
    text = line.decode().strip(BLANK)
    answer, end = DECODER.raw_decode(text)
    if end != len(text):
        raise ValueError("something follows the answer")
    return answer
