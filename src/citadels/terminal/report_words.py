"""How a report speaks: of games, levels and cards, and who is highest and lowest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..bots import BOTS
from ..study.figures import Figure
from ..words import card_name, phrase
from .report_ends import surest
from .report_say import Say, say_share

RANDOM: Final = "random"
DOUBTS: Final = {"highest": 0, "lowest": -1}  # the ends of what is named in order
Named = Sequence[tuple[str, Figure]]


class Speaker:
    """Says what sections are made of, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def level(self, company: str) -> str:
        """The name of a level, or of those that share a table."""
        bots = sorted(company.split("+"), key=list(BOTS).index)
        return " + ".join(self._phrase(f"level-{bot.replace('_', '-')}") for bot in bots)

    def _columns(self, companies: Iterable[str]) -> list[str]:
        """Companies in the order of their levels, mixed ones last."""
        order = list(BOTS)
        key = {
            one: (one.count("+"), [order.index(bot) for bot in one.split("+")]) for one in companies
        }
        return sorted(key, key=lambda one: key[one])

    def _phrase(self, id: str, part: str = "", **arguments: str | int) -> str:
        return phrase(id, self.language, part, **arguments)

    def _card(self, id: str) -> str:
        return card_name(id, self.language)

    def _ends(
        self, id: str, named: Named, say: Say, among: Sequence[Figure] = (), **more: str
    ) -> str:
        """The highest and the lowest, each with its interval, and which of them is not sure."""
        values = [self._whole(figure, say) for _, figure in named]
        first = {"first": named[0][0], "before": values[0]}
        if len(named) == 1:
            return self._phrase("report-only", **first)
        last = {"second": named[-1][0], "after": values[-1]}
        answer = self._phrase(f"report-{id}", "answer", **first, **last, **more)
        sure = surest(among or [one for _, one in named])
        doubts = [part for part, end in DOUBTS.items() if named[end][1] not in sure]
        if not doubts:
            return answer
        part = doubts[0] if len(doubts) == 1 else ""
        return f"{answer} {self._phrase('report-unsure', part)}"

    def _whole(self, figure: Figure, say: Say) -> str:
        """A figure and its interval."""
        return f"{say(figure.value, self.language, False)} ({self.range(figure, say)})"

    def range(self, figure: Figure, say: Say) -> str:
        """An interval in words."""
        ends = {
            "before": say(figure.low, self.language, False),
            "after": say(figure.high, self.language, False),
        }
        return self._phrase("report-range", **ends)

    def _one(self, id: str, figure: Figure, part: str = "answer", **more: str | int) -> str:
        """An answer about one figure."""
        return self._phrase(
            id,
            part,
            gain=say_share(figure.value, self.language),
            before=say_share(figure.low, self.language),
            after=say_share(figure.high, self.language),
            value=say_share(figure.chance or 0.0, self.language),
            **more,
        )

    def _group(self, company: str, players: int, edition: str) -> str:
        text = self.level(company)
        return f"{self._phrase('report-group', text=text, players=players)} {self._box(edition)}"

    def _box(self, edition: str, deck: str = "") -> str:
        """In which games: the edition, and its decks."""
        name = self._phrase(f"edition-{edition}")
        some = {"": "report-all-decks", RANDOM: "report-random-decks"}
        decks = self._phrase(some[deck]) if deck in some else self._deck(deck)
        return self._phrase("report-box", text=name, known=decks)

    def _level_in(self, company: str, edition: str) -> str:
        """Which games, where the number of players does not matter."""
        return f"{self._phrase('report-level', text=self.level(company))} {self._box(edition)}"

    def _with(self, players: int) -> str:
        """With how many players, as a sentence begins."""
        return self._phrase("report-with", players=players)

    def _by_players(self, players: int) -> str:
        return self._phrase("report-by-players", players=players)

    def _among(self, company: str, players: int) -> str:
        return self._phrase("report-among", text=self.level(company), players=players)

    def _deck(self, deck: str) -> str:
        ours = {RANDOM: "report-random", "own": "setup-preset-own"}
        return self._phrase(ours.get(deck, f"preset-{deck.replace('_', '-')}"))
