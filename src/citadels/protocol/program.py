"""Program: a bot that is a program of its own, in any language, spoken to in lines of JSON."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import Follower, Sample
from ..core.basics import Seat
from ..core.event import Event
from ..core.hidden.view import View
from ..core.option import Option
from ..core.setup.config import Config
from ..core.state.parts import Question
from . import messages
from .talk import LIMIT, Talk
from .written import written_event, written_view


class Program(Follower):
    """Plays what its program answers; the program may play several games, one after another."""

    def __init__(self, command: str, limit: float = LIMIT) -> None:
        self.talk = Talk(command, limit)
        self.news: list[str] = []  # written

    def begin(self, config: Config, seat: Seat) -> None:
        """Tell the program of a new game; the first one starts it."""
        self.news = []
        self.talk.begin(config, seat)

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what has happened for the next message."""
        self.news += [written_event(event) for event in events]

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        """Let the program choose; what it may not know is not in the view."""
        options = {option.text: option for option in question.options}
        return options[self.talk.ask(self._news(), written_view(view), options)]

    def end(self, view: View) -> None:
        """Tell the program how the game has ended; it need not answer."""
        self.talk.say(messages.end(self._news(), written_view(view)))

    def close(self) -> None:
        """End the program."""
        self.talk.close()

    def _news(self) -> str:
        news, self.news = self.news, []
        return f"[{','.join(news)}]"
