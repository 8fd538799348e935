"""The review as one page: it works offline, and a table stands behind the curve."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from ..core.basics import Seat
from ..review import ACCOUNT, Account, Draft, Review
from ..words import Reader, card_name, phrase, typeset
from ..words.review import (
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

WIDTH: Final = 1000  # of the drawing, in its own units
HEIGHT: Final = 320
MARGIN: Final = 120  # beside it, for percentages
DASHES: Final = ("", "14 5", "4 5", "14 5 4 5", "24 6", "2 7", "18 4 2 4", "9 9")


class Page:
    """Writes one review for one reader."""

    def __init__(self, review: Review, told: Sequence[Told], reader: Reader) -> None:
        self.review = review
        self.told = told
        self.reader = reader
        self.names = [self._text(name) for name in seat_names(review, reader)]

    def write(self) -> str:
        """The whole page."""
        style = files("citadels").joinpath("terminal", "review.css").read_text(encoding="utf-8")
        title = self._say("review-title")
        parts = [
            self._section("review-moments", self._moments()),
            self._section("review-curve", [self._curve(), self._legend(), self._steps()]),
            self._section("review-accounts", self._accounts()),
            self._section("review-hurt", [self._note("review-hurt-text"), self._hurt()]),
            self._section("review-mistakes", self._mistakes()),
            self._section("review-drafts", [self._note("review-drafts-text"), *self._drafts()]),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.reader.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
            f"<body>\n<main>\n<h1>{title}</h1>\n{_lines(parts)}\n</main>\n</body>\n</html>\n"
        )

    # Words

    def _text(self, text: str) -> str:
        return escape(typeset(text, self.reader.language))

    def _say(self, id: str) -> str:
        return self._text(phrase(id, self.reader.language))

    def _note(self, id: str) -> str:
        return f'<p class="note">{self._say(id)}</p>'

    def _percent(self, share: float, signed: bool = False) -> str:
        return self._text(say_percent(share, self.reader.language, signed))

    def _section(self, id: str, parts: Iterable[str]) -> str:
        return f"<section>\n<h2>{self._say(id)}</h2>\n{_lines(parts)}\n</section>"

    # The curve

    def _curve(self) -> str:
        """The shares of all seats, as lines that differ in colour and in their dashes."""
        review = self.review
        last = max(1, len(review.steps) - 1)
        lines = []
        for seat in range(review.players):
            points = " ".join(
                [f"{_x(step.number, last)},{_y(step.shares[seat])}" for step in review.steps]
            )
            dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
            lines.append(f'<polyline class="seat{seat}" points="{points}"{dash}/>')
        label = self._say("review-curve-text")
        drawn = [*self._grid(), *self._rounds(last), *lines, *self._marks(last)]
        return (
            f'<svg viewBox="{-MARGIN} -30 {WIDTH + MARGIN} {HEIGHT + 60}" role="img" '
            f'aria-label="{label}">\n'
            f"{_lines(drawn)}\n</svg>"
        )

    def _grid(self) -> list[str]:
        """A line for each quarter of the win, with its percentage."""
        return [
            f'<line x1="0" x2="{WIDTH}" y1="{_y(share)}" y2="{_y(share)}" class="grid"/>'
            f'<text class="share" x="-8" y="{_y(share)}">{self._percent(share)}</text>'
            for share in (0.0, 0.25, 0.5, 0.75, 1.0)
        ]

    def _rounds(self, last: int) -> list[str]:
        """A line where each round begins, with its number."""
        steps = self.review.steps
        begun = [at for at, step in enumerate(steps) if at and step.round != steps[at - 1].round]
        return [
            f'<line x1="{x}" x2="{x}" y1="0" y2="{HEIGHT}" class="grid round"/>'
            f'<text x="{x}" y="{HEIGHT}" dx="4" dy="-4">{steps[at].round}</text>'
            for at in begun
            for x in (_x(at, last),)
        ]

    def _marks(self, last: int) -> list[str]:
        """The turning points, with their numbers in the list."""
        found = []
        for number, moment in enumerate(self.review.moments, 1):
            x, y = _x(moment.step, last), _y(self.review.steps[moment.step].shares[moment.seat])
            found.append(
                f'<circle class="seat{moment.seat}" cx="{x}" cy="{y}"/>'
                f'<text class="number" x="{x}" y="{y}">{number}</text>'
            )
        return found

    def _legend(self) -> str:
        items = []
        for seat, name in enumerate(self.names):
            dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
            line = f'<line class="seat{seat}" x1="0" x2="60" y1="6" y2="6"{dash}/>'
            svg = f'<svg viewBox="0 0 60 12" aria-hidden="true">{line}</svg>'
            items.append(f"<li>{svg}{name}</li>")
        return f'<ul class="legend">\n{_lines(items)}\n</ul>'

    def _steps(self) -> str:
        """The table behind the curve."""
        names = ("review-step", "review-round", "review-choice")
        head = [*[self._say(name) for name in names], *self.names]
        rows = []
        for step in self.review.steps:
            told = self.told[step.number]
            who = f"{self.names[step.seat]}: " if step.seat >= 0 else ""
            what = who + self._text(told.choice or told.story)
            if step.substitute:
                what += f" ({self._say('review-substitute')})"
            shares = [self._percent(share) for share in step.shares]
            rows.append([str(step.number), str(step.round), what, *shares])
        summary = f"<summary>{self._say('review-table')}</summary>"
        return f"<details>\n{summary}\n{_table(head, rows)}\n</details>"

    # Accounts, moments and the rest

    def _accounts(self) -> list[str]:
        longest = max(
            [abs(getattr(a, part)) for a in self.review.accounts for part in ACCOUNT] + [1e-9]
        )
        note = self._note("review-accounts-text")
        return [note, *[self._account(account, longest) for account in self.review.accounts]]

    def _account(self, account: Account, longest: float) -> str:
        rows = []
        for part in ACCOUNT:
            effect = getattr(account, part)
            kind = "good" if effect > 0 else "bad"
            bar = f'<i class="bar {kind}" style="width:{50 * abs(effect) / longest:.1f}%"></i>'
            name = self._text(part_name(part, self.reader.language))
            rows.append(
                f'<tr><th scope="row">{name}</th>'
                f"<td>{self._percent(effect, signed=True)}</td>"
                f'<td class="bars" aria-hidden="true">{bar}</td></tr>'
            )
        said = " ".join(say_account(account, self.review, self.reader))
        ends = f"{self._percent(account.start)} → {self._percent(account.result)}"
        return (
            f"<h3>{self.names[account.seat]} <small>{ends}</small></h3>\n"
            f"<table>\n{_lines(rows)}\n</table>\n<p>{self._text(said)}</p>"
        )

    def _moments(self) -> list[str]:
        if not self.review.moments:
            return [f"<p>{self._say('review-no-moments')}</p>"]
        items = []
        for moment in self.review.moments:
            kind = self._say(f"review-kind-{moment.kind}")
            said = self._text(say_moment(moment, self.told, self.reader))
            items.append(f"<li><strong>{kind}.</strong> {said}</li>")
        return [f"<ol>\n{_lines(items)}\n</ol>"]

    def _hurt(self) -> str:
        rows = []
        for by, row in enumerate(self.review.hurt):
            cells = ["" if by == i else self._percent(e, signed=True) for i, e in enumerate(row)]
            rows.append([self.names[by], *cells])
        return _table(["", *self.names], rows)

    def _mistakes(self) -> list[str]:
        seats = range(self.review.players)
        lists = [self._mistakes_of(seat) for seat in seats if worst_mistakes(seat, self.review)]
        return [self._note("review-mistakes-text"), self._lost(), *lists]

    def _mistakes_of(self, seat: Seat) -> str:
        """The largest mistakes of one player."""
        names = ("review-round", "review-choice", "review-better", "review-lost", "review-why")
        told = list_mistakes(seat, self.review, self.told, self.reader)
        rows = [[self._text(cell) for cell in line] for line in told]
        more = self._text(say_more(seat, self.review, self.reader.language))
        rest = f'\n<p class="note">{more}</p>' if more else ""
        table = _table([self._say(name) for name in names], rows)
        return f"<h3>{self.names[seat]}</h3>\n{table}{rest}"

    def _lost(self) -> str:
        head = [self._say(id) for id in ("review-choices", "review-mistakes", "review-lost")]
        rows = [
            [self.names[a.seat], str(a.choices), str(a.mistakes), self._percent(a.lost)]
            for a in self.review.accounts
        ]
        return _table(["", *head], rows)

    def _drafts(self) -> list[str]:
        return [self._draft(draft) for draft in self.review.drafts]

    def _draft(self, draft: Draft) -> str:
        """What one seat could know after a draft: characters by other seats, the truth marked."""
        language, edition = self.reader.language, self.reader.edition
        held = self._say("review-held")
        rows = []
        for place, id in enumerate(self.review.cast):
            cells = []
            for guess in draft.guesses:
                chance = self._percent(guess.chances[place])
                true = draft.held[place] == guess.seat
                cells.append(f"<mark>{chance} ({held})</mark>" if true else chance)
            rows.append([self._text(card_name(id, language, edition)), *cells])
        title = phrase(
            "review-draft",
            language,
            round=draft.round,
            player=seat_names(self.review, self.reader)[draft.seat],
        )
        head = ["", *[self.names[guess.seat] for guess in draft.guesses]]
        summary = f"<summary>{self._text(title)}</summary>"
        return f"<details>\n{summary}\n{_table(head, rows)}\n</details>"


def write_page(review: Review, told: Sequence[Told], reader: Reader) -> str:
    """A review as one self-contained page."""
    return Page(review, told, reader).write()


def _x(step: int, last: int) -> str:
    """How far to the right a step is drawn."""
    return f"{step * WIDTH / last:.1f}"


def _y(share: float) -> str:
    """How far down a share is drawn."""
    return f"{HEIGHT * (1 - share):.1f}"


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(parts)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with headings for columns and rows; its texts are escaped already."""
    top = "".join([f'<th scope="col">{name}</th>' if name else "<td></td>" for name in head])
    lines = []
    for first, *rest in rows:
        cells = "".join([f"<td>{cell}</td>" for cell in rest])
        lines.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    return (
        f'<div class="wide" tabindex="0">\n<table>\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{_lines(lines)}\n</tbody>\n</table>\n</div>"
    )
