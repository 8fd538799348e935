"""The review in the terminal: the curve, the accounts as bars, the moments in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..core.basics import NOBODY, Seat
from ..review import ACCOUNT, Account, Draft, Review
from ..review.parts import Guess
from ..words import Reader, card_name, phrase
from ..words.review import (
    Mistaken,
    Told,
    list_mistakes,
    part_name,
    say_account,
    say_moment,
    say_more,
    say_percent,
    seat_names,
    worst_mistakes,
)
from .curve import SEATS, draw_curve
from .style import QUIET, broken

BAR: Final = 24  # letters for the longest bar
FIGURE: Final = 13  # letters for a percentage, and what is left free around it
WIDE: Final = 80  # letters for a table with sentences in it
SEAT: Final = 11  # letters for a player in a row or in the head of a column
FULL: Final = "█"
LEAST: Final = 0.005  # a chance that would be said as nothing
GOOD: Final = "green"
BAD: Final = "red"


class ReviewDrawing:
    """Draws one review for one reader."""

    def __init__(
        self, review: Review, told: Sequence[Told], reader: Reader, console: Console
    ) -> None:
        self.review = review
        self.told = told
        self.reader = reader
        self.console = console
        self.names = seat_names(review, reader)

    def draw(self, guessing: Seat = NOBODY) -> None:
        """Print all of it; of drafts only what one seat could know."""
        self._heading("review-curve")
        self._draw_curve()
        self._heading("review-accounts")
        self._draw_accounts()
        self._heading("review-moments")
        self._draw_moments()
        self._heading("review-hurt")
        self._draw_hurt()
        self._heading("review-mistakes")
        self._note("review-mistakes-text")
        self.console.print(self._mistakes_table())
        for account in self.review.accounts:
            if worst_mistakes(account.seat, self.review):
                self._draw_mistakes(account.seat)
        if guessing != NOBODY:
            self._heading("review-drafts")
            self._note("review-drafts-text")
            for draft in self.review.drafts:
                if draft.seat == guessing:
                    self._draw_draft(draft)

    def _say(self, id: str) -> str:
        return phrase(id, self.reader.language)

    def _percent(self, share: float, signed: bool = False) -> str:
        return say_percent(share, self.reader.language, signed)

    def _print(self, text: Text) -> None:
        """Print a text whose lines do not break between a number and its sign."""
        for line in broken(text, self.console.width, self.reader.language):
            self.console.print(line)

    def _note(self, id: str) -> None:
        self._print(Text(self._say(id), QUIET))

    def _heading(self, id: str) -> None:
        self.console.print()
        self.console.print(self._say(id), style="bold")

    def _draw_curve(self) -> None:
        review = self.review
        curves = [[step.shares[seat] for step in review.steps] for seat in range(review.players)]
        marks = [self._percent(share) for share in (1.0, 0.5, 0.0)]
        for line in draw_curve(curves, self.console.width, marks):
            self.console.print(line)
        names = enumerate(self.names)
        legend = [Text.assemble(("━━ ", SEATS[seat]), str(name)) for seat, name in names]
        self.console.print(Columns(legend, padding=(0, 3)))

    def _draw_accounts(self) -> None:
        accounts = self.review.accounts
        longest = max([abs(getattr(a, part)) for a in accounts for part in ACCOUNT])
        for account in accounts:
            name = Text(self.names[account.seat], f"bold {SEATS[account.seat]}")
            ends = f"  {self._percent(account.start)} → {self._percent(account.result)}"
            self.console.print(name.append(ends, "bold"))
            self.console.print(self._bars(account, max(longest, 1e-9)))
            for sentence in say_account(account, self.review, self.reader):
                self._print(Text(f"  {sentence}", QUIET))

    def _bars(self, account: Account, longest: float) -> Table:
        """A line for each part: its name, its effect, a bar."""
        table = Table.grid(padding=(0, 2))
        for justify in ("left", "right", "left"):
            table.add_column(justify=justify, no_wrap=True)
        yours = account.seat == self.reader.seat
        names = {part: part_name(part, self.reader.language, yours=yours) for part in ACCOUNT}
        room = self.console.width - max(map(len, names.values())) - FIGURE
        full = max(0, min(BAR, room))
        for part in ACCOUNT:
            effect = getattr(account, part)
            bar = FULL * round(full * abs(effect) / longest)
            name = f"  {names[part]}"
            style = GOOD if effect > 0 else BAD
            table.add_row(name, self._percent(effect, signed=True), Text(bar, style))
        return table

    def _draw_moments(self) -> None:
        if not self.review.moments:
            self.console.print(self._say("review-no-moments"))
        for number, moment in enumerate(self.review.moments, 1):
            kind = self._say(f"review-kind-{moment.kind}")
            said = say_moment(moment, self.told, self.reader)
            self._print(Text(f"{number}. ").append(kind, "bold").append(f". {said}"))

    def _draw_hurt(self) -> None:
        """The table; or a line for each two of them, where it has no room."""
        if self.console.width >= SEAT * (len(self.names) + 1):
            self.console.print(self._hurt_table())
            return
        for by, row in enumerate(self.review.hurt):
            for seat, effect in enumerate(row):
                if abs(effect) >= LEAST:
                    said = self._percent(effect, signed=True)
                    self._print(Text(f"{self.names[by]} → {self.names[seat]}: {said}"))

    def _hurt_table(self) -> Table:
        """A row for each who aimed, a column for each who was aimed at."""
        table = Table(box=None)
        table.add_column()
        for name in self.names:
            table.add_column(name, justify="right")
        for by, row in enumerate(self.review.hurt):
            cells = [
                Text("" if by == seat else self._percent(effect, signed=True))
                for seat, effect in enumerate(row)
            ]
            table.add_row(Text(self.names[by], "bold"), *cells)
        return table

    def _mistakes_table(self) -> Table:
        table = Table(box=None)
        table.add_column()
        for id in ("review-choices", "review-mistakes", "review-lost"):
            table.add_column(self._say(id), justify="right")
        for account in self.review.accounts:
            lost = self._percent(account.lost)
            numbers = (str(account.choices), str(account.mistakes), lost)
            table.add_row(self.names[account.seat], *numbers)
        return table

    def _draw_mistakes(self, seat: Seat) -> None:
        """The largest mistakes of one player, each with the reason why the better was better."""
        self.console.print(Text(self.names[seat], SEATS[seat]))
        lines = list_mistakes(seat, self.review, self.told, self.reader)
        if self.console.width < WIDE:
            self._list_mistakes(lines)
        else:
            self.console.print(self._mistakes_in_table(lines))
        more = say_more(seat, self.review, self.reader.language)
        if more:
            self.console.print(f"  {more}", style=QUIET)

    def _list_mistakes(self, lines: Sequence[Mistaken]) -> None:
        """Mistakes as paragraphs, where a table has no room for its sentences."""
        for number, chosen, better, lost, why in lines:
            text = f"{chosen} → {better}: \u2212{lost}. {why}"
            said = phrase("review-moment", self.reader.language, round=number, text=text)
            self._print(Text(said))

    def _mistakes_in_table(self, lines: Sequence[Mistaken]) -> Table:
        table = Table(box=None)
        for id in ("review-round", "review-choice", "review-better"):
            table.add_column(self._say(id))
        table.add_column(self._say("review-lost"), justify="right")
        table.add_column(self._say("review-why"), style=QUIET, ratio=1)
        for line in lines:
            table.add_row(*[Text(cell) for cell in line])
        return table

    def _draw_draft(self, draft: Draft) -> None:
        """What one seat could know after a draft: a line for every other seat."""
        language = self.reader.language
        player = self.names[draft.seat]
        title = phrase("review-draft", language, round=draft.round, player=player)
        self.console.print(Text(title, SEATS[draft.seat]))
        for guess in draft.guesses:
            name = Text(f"  {self.names[guess.seat]}: ", SEATS[guess.seat])
            self.console.print(name.append(self._likely(draft, guess)))

    def _likely(self, draft: Draft, guess: Guess) -> Text:
        """The characters that somebody may have held, the likeliest first, the truth in bold."""
        line = Text()
        cast, language = self.review.cast, self.reader.language
        for place in sorted(range(len(cast)), key=lambda place: -guess.chances[place]):
            chance, held = guess.chances[place], draft.held[place] == guess.seat
            if held or chance >= LEAST:
                name = card_name(cast[place], language, self.reader.edition)
                said = f"{name} {self._percent(chance)}"
                mark = f" ({self._say('review-held')})" if held else ""
                line.append(", " if line else "").append(said + mark, "bold" if held else "")
        return line
