"""Seat: a language model's place in a game against bots; it reads what a person there would."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType

from ..bots import BOTS, OFFERED, Seated
from ..bots.names import NAMES
from ..core.basics import IllegalChoice, Refusal
from ..core.game import Game
from ..core.option import Option
from ..core.rng import FastRng
from ..core.setup.config import Config
from ..core.state.parts import Question
from ..core.text.record import take_back
from ..protocol import check_bot
from ..terminal.chronicle import Chronicle
from ..terminal.help import explain_card, explain_table, find_card
from ..terminal.scores import draw_scores
from ..terminal.table import Drawing
from ..words import Reader, bot_name, phrase, player_name, say_build, say_to

WIDTH: Final = 100  # columns of what is told
SEEDS: Final = 1 << 64


class Told(Refusal):
    """A refusal in the reader's own language already."""


class Seat:
    """One game: the model plays, bots answer for all others."""

    def __init__(self, config: Config, seed: int, level: str, seat: int, language: str) -> None:
        check_bot(level, OFFERED, programs=False)
        if not 0 <= seat < config.players:
            most = config.players - 1
            text = f"the seat is a number from 0 to {most}, not {seat}"
            raise Refusal(text, "seat", amount=seat, most=most)
        if not 0 <= seed < SEEDS:
            text = f"the seed is a number from 0 to 2**64 - 1, not {seed}"
            raise Refusal(text, "seed", name=str(seed), known="2**64 - 1")
        self.game = Game(config, seed)
        self.seat = seat
        names = [bot_name(name, language) for name in NAMES[: config.players - 1]]
        names.insert(seat, player_name(seat, language, ()))
        self.reader = Reader(language, seat, names, config.edition)
        chance = FastRng(seed + 1)
        self.bots = [Seated(BOTS[level](chance), other, chance) for other in range(config.players)]
        self.told = 0  # events that the model has read
        self._let_bots_play()

    def look(self) -> str:
        """Tell what happened since the last look, the table, and the question with its options."""
        events = self.game.events
        parts = [self._chronicle(self.told), self._drawn(self._table())]
        self.told = len(events)
        parts.append(self._scores() if self.game.over else self._question())
        return "\n\n".join(part for part in parts if part)

    def choose(self, text: str) -> str:
        """Answer the open question by the text of an option, let the bots play on, and look."""
        try:
            self.game.play(text.strip())
        except IllegalChoice as error:
            raise Told(say_to(self.reader, error) + self._why_not(text.strip())) from error
        self._let_bots_play()
        return self.look()

    def undo(self) -> str:
        """Take back the last choice, where nothing new has come to light since."""
        if not self.game.undoable:
            raise Told(phrase("ui-undo-none", self.reader.language))
        self.game = take_back(self.game)
        self.told = min(self.told, len(self.game.events))
        return self.look()

    def card(self, name: str) -> str:
        """Explain a card in full, or all cards in sight where none is named."""
        if not name.strip():
            view = self.game.view(self.seat)
            return self._drawn(explain_table(view, self.game.config, self.reader))
        id = find_card(name, self.reader)
        if id is None:
            raise Told(phrase("ui-no-card", self.reader.language, text=name))
        return self._drawn(explain_card(id, self.game.config, self.reader, full=True))

    def history(self) -> str:
        """Tell the whole game so far, as this seat knows it."""
        return self._chronicle(0)

    def _let_bots_play(self) -> None:
        while (question := self.game.question) is not None and question.seat != self.seat:
            self.game.play(self.bots[question.seat].choose(self.game))

    def _table(self) -> RenderableType:
        return Drawing(self.reader).draw(self.game.view(self.seat))

    def _question(self) -> str:
        question = self.game.question
        assert question is not None
        lines = [say_to(self.reader, question)]
        offered = self.game.options
        lines += [f"- `{option.text}`: {self._label(option, question)}" for option in offered]
        reasons = self.game.reasons()
        if reasons:
            lines.append(phrase("mcp-not-now", self.reader.language))
            lines += [
                f"- `{option.text}`: {say_to(self.reader, reason)}"
                for option, reason in reasons.items()
            ]
        return "\n".join(lines)

    def _label(self, option: Option, question: Question) -> str:
        seen = self.game.view(self.seat).question
        way = None if seen is None else seen.ways.get(option)
        if way is None:
            return say_to(self.reader, option, question)
        return say_build(option, way, self.reader, question)

    def _why_not(self, text: str) -> str:
        try:
            reason = self.game.why_not(text)
        except Refusal:
            return ""
        return "" if reason is None else f" ({say_to(self.reader, reason)})"

    def _scores(self) -> str:
        return self._drawn(draw_scores(self.game.scores(), self.reader))

    def _chronicle(self, since: int) -> str:
        console = _paper()
        Chronicle(console, self.reader).tell(self.game.events, since)
        return _text(console)

    @staticmethod
    def _drawn(thing: RenderableType) -> str:
        console = _paper()
        console.print(thing)
        return _text(console)


def _paper() -> Console:
    """A console that writes into a text."""
    return Console(file=StringIO(), width=WIDTH, no_color=True, force_terminal=False)


def _text(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines()).strip("\n")
