"""The terminal game: one person against bots, by numbered options or typed words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..bots import Seated
from ..core.basics import IllegalChoice, Seat
from ..core.card import Character, District
from ..core.game import Game
from ..core.hidden.view import View
from ..core.option import BUILD, CHARACTER, DISTRICT, USE, Option
from ..core.state.parts import Question
from ..core.text.record import take_back
from ..protocol import BotFailed
from ..words import Reader, card_text, phrase, say_build, say_to
from .chronicle import Chronicle
from .help import as_typed, explain_card, explain_commands, explain_table, find_card
from .scores import draw_scores
from .style import COLOURS, QUIET, Sentence, coloured
from .table import Drawing

MANY = 9  # more options than this stand in columns
WITH_TABLE = ("draft", "turn")  # who asks with the whole table in sight
CHOOSING = ("keep", "discard")  # questions that show the texts of the cards


class Leave(Exception):
    """The player leaves the game."""


class TerminalGame:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Seated],
        reader: Reader,
        console: Console,
    ) -> None:
        self.game = game
        self.seat = reader.seat
        self.bots = bots  # by seat, the player's own seat included
        self.reader = reader
        self.language = reader.language
        self.console = console
        self.drawing = Drawing(reader)
        self.chronicle = Chronicle(console, reader)
        self.told = 0  # how many events the player has read
        self.failed: dict[Seat, BotFailed] = {}  # whose bots can no longer play, and why

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self._note("ui-welcome")
        try:
            while not self.game.over:
                self._next()
        except Leave:
            self._note("ui-quit")
        except EOFError:
            self.console.print()
            self._note("ui-input-ended")
        else:
            self._end()
        self._report_failures()

    def _end(self) -> None:
        """Let the bots hear how the game has ended, and show the scores."""
        for bot in self.bots:
            if bot.seat != self.seat and bot.seat not in self.failed:
                try:
                    bot.follow(self.game)
                except BotFailed as failed:
                    self._note_failure(bot.seat, failed)
        self._tell_news()
        self.console.print(self.drawing.draw(self.game.view(self.seat)))
        self.console.print(draw_scores(self.game.scores(), self.reader, list(self.failed)))

    def _report_failures(self) -> None:
        """Show the logs of failed bots, which tell what their seats knew: never during the game."""
        for seat, failed in self.failed.items():
            name = self.reader.names[seat]
            self._note("ui-bot-failure", player=name, text=str(failed))
            self.console.print(Text(failed.log, style=QUIET), soft_wrap=True)

    def _note(self, id: str, **arguments: str) -> None:
        self.console.print(Text(phrase(id, self.language, **arguments), style="italic"))

    def _next(self) -> None:
        """Let whoever is asked answer."""
        question = self.game.question
        assert question is not None
        if question.seat == self.seat:
            self._tell_news()
            self._answer(question)
            return
        self.game.play(self._bots_choice(question.seat))

    def _bots_choice(self, seat: Seat) -> Option:
        """Ask a bot; for one whose program failed the careful answer is given from then on."""
        if seat not in self.failed:
            try:
                return self.bots[seat].choose(self.game)
            except BotFailed as failed:
                self._note_failure(seat, failed)
        return self.game.careful(self.bots[seat].chance)

    def _note_failure(self, seat: Seat, failed: BotFailed) -> None:
        self.failed[seat] = failed
        self._note("ui-bot-failed", player=self.reader.names[seat], text=failed.aloud)

    def _tell_news(self) -> None:
        events = self.game.events
        assert events is not None
        self.chronicle.tell(events, self.told)
        self.told = len(events)

    def _answer(self, question: Question) -> None:
        """Ask the player until there is a choice, or the game changed under the question."""
        seen = self.game.view(self.seat)
        if question.asker.id in WITH_TABLE:
            self.console.print(self.drawing.draw(seen))
        labels = [self._label(option, question, seen) for option in question.options]
        self._show_question(question, seen, labels)
        while self.game.question is question:
            line = self.console.input(f"[bold]{phrase('ui-prompt', self.language)} >[/] ")
            option = choose(line, question.options, labels)
            if option is not None:
                self.game.play(option)
            else:
                self._obey(line.strip(), question)

    def _label(self, option: Option, question: Question, seen: View) -> str:
        """Name an option, with what it takes unasked."""
        way = None if seen.question is None else seen.question.ways.get(option)
        if way is None:
            return say_to(self.reader, option, question)
        return say_build(option, way, self.reader, question)

    def _show_question(self, question: Question, seen: View, labels: Sequence[str]) -> None:
        self.console.print(Text(say_to(self.reader, question), style="bold"))
        rows = [
            self._option(number, option, label)
            for number, (option, label) in enumerate(zip(question.options, labels, strict=True), 1)
        ]
        details = [self._detail(option, question) for option in question.options]
        if len(rows) > MANY and not any(details):
            self.console.print(Columns(rows, column_first=True, padding=(0, 3)))
        else:
            grid = Grid.grid(padding=(0, 2))
            for row, detail in zip(rows, details, strict=True):
                grid.add_row(row, Sentence(detail, self.language, QUIET))
            self.console.print(grid)
        reasons = {} if seen.question is None else seen.question.reasons
        for option, reason in reasons.items():
            if option.kind == USE:
                label = say_to(self.reader, option, question)
                why = say_to(self.reader, reason)
                text = phrase("ui-because", self.language, option=label, reason=why)
                self.console.print(Text(f"  -  {text}", style=QUIET))

    def _option(self, number: int, option: Option, label: str) -> Text:
        """Write an option with its number, a card in its colour and with its cost."""
        row = Text(f"{number:>3}  ", style="bold green", no_wrap=True)
        row.append_text(coloured(label, (option,), self.reader))
        if option.kind in (BUILD, DISTRICT) and isinstance(option.card, District):
            row.append(f" {option.card.cost}", style=f"bold {COLOURS[option.card.colour]}")
        elif option.kind == CHARACTER and isinstance(option.card, Character):
            row.append(f" {option.card.rank}", style=QUIET)
        return row

    def _detail(self, option: Option, question: Question) -> str:
        """The text of a card, where a new one is chosen."""
        if option.card is None or question.name not in CHOOSING:
            return ""
        return card_text(option.card.id, self.language, self.game.config)

    def _obey(self, line: str, question: Question) -> None:
        """Do what a word that is no option asks for."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "exit", "q"):
            raise Leave
        if word == "help":
            self.console.print(explain_commands(self.language))
        elif line.startswith("?"):
            self._explain(line[1:].strip())
        elif word == "why":
            self._explain_why_not(rest)
        elif word == "undo":
            self._undo()
        elif word == "table":
            self.console.print(self.drawing.draw(self.game.view(self.seat)))
        elif word == "log":
            Chronicle(self.console, self.reader, detailed=True).tell(self.game.events)
        else:
            self._note("ui-unknown", text=line)

    def _explain(self, text: str) -> None:
        config = self.game.config
        id = find_card(text, self.reader) if text else None
        if id is not None:
            self.console.print(explain_card(id, config, self.reader, full=True))
        elif text:
            self._note("ui-no-card", text=text)
        else:
            seen = self.game.view(self.seat)
            self.console.print(explain_table(seen, config, self.reader))

    def _explain_why_not(self, text: str) -> None:
        wanted = "_".join(text.lower().split())
        for words in (text.strip().lower(), wanted, wanted.replace("_", " ", 1)):
            try:
                reason = self.game.why_not(words)
            except IllegalChoice:
                continue
            if reason is None:
                self._note("ui-why-possible")
            else:
                self.console.print(Text(say_to(self.reader, reason), style="italic"))
            return
        self._note("ui-nothing", text=text)

    def _undo(self) -> None:
        if not self.game.undoable:
            self._note("ui-undo-none")
            return
        self.game = take_back(self.game)
        self.told = len(self.game.events)
        self._note("ui-undone")


def choose(line: str, options: Sequence[Option], labels: Sequence[str]) -> Option | None:
    """Read a choice: a number, the option's own text, its label, or the only beginning of one."""
    text = as_typed(line)
    if not text:
        return options[0] if len(options) == 1 else None
    if text.isdecimal():
        place = int(text) - 1
        return options[place] if 0 <= place < len(options) else None
    spoken = [as_typed(label) for label in labels]
    for option, label in zip(options, spoken, strict=True):
        if text in (option.text, option.text.replace("_", " "), label):
            return option
    begun = [o for o, label in zip(options, spoken, strict=True) if label.startswith(text)]
    return begun[0] if len(begun) == 1 else None
