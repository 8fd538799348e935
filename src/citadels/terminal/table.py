"""The table: what a seat sees, drawn for a terminal of 80 columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ..core.basics import NOBODY, Seat
from ..core.hidden.view import MarkView, PlayerView, View
from ..core.option import BUILD
from ..core.registry import DISTRICTS
from ..words import Name, Reader, card_name, listed, phrase, player_name, say_to
from .style import CHARACTER, QUIET, district

MARKS = ("killed", "bewitched", "robbed", "warrant", "threat")


class Drawing:
    """Draws views for one reader."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.language = reader.language
        self.indent = 14 + max((len(name) for name in reader.names), default=8)

    def _card(self, id: str) -> Name:
        return card_name(id, self.language, self.reader.edition)

    def draw(self, view: View) -> RenderableType:
        """Draw everything a seat sees but its question."""
        rows: list[RenderableType] = []
        count = len(view.players)
        first = view.observer + 1 if view.observer < count else 0
        for seat in range(first, first + count):  # the reader's own city last, next to the hand
            city = self._city(view.players[seat % count])
            rows += [self._player(view, seat % count), Padding(city, (0, 0, 0, 4))]
        rows += [Text(line, style=QUIET) for line in self._notes(view)]
        title = phrase("ui-round", self.language, round=view.round)
        facts = [
            phrase("ui-deck", self.language, cards=view.deck_size),
            phrase("ui-size", self.language, size=view.complete_size),
        ]
        if view.completed != NOBODY and not view.over:
            facts.append(phrase("ui-last-round", self.language))
        heading = Text.assemble((title, "bold"), (" · " + " · ".join(facts), ""))
        table = Panel(Group(*rows), title=heading, title_align="left", border_style=QUIET)
        return Group(table, self.hand(view)) if view.observer < len(view.players) else table

    def _player(self, view: View, seat: Seat) -> Text:
        player = view.players[seat]
        acts = view.turn.seat == seat
        line = Text("▶ " if acts else "  ", style="bold green")
        line.append("♛ " if view.crown == seat else "  ", style="bold yellow")
        name = player_name(seat, self.language, self.reader.names)
        line.append(name, style="bold")
        if seat == view.observer:
            line.append(f" ({phrase('ui-you', self.language)})", style="bold")
        line.pad_right(max(2, self.indent - len(line)))
        line.append(phrase("ui-gold", self.language, gold=player.gold), style="yellow")
        line.append(" · ")
        line.append(phrase("ui-cards", self.language, cards=player.hand_size))
        if player.characters:
            known = [self._card(id) for id in player.characters]
            line.append(" · ")
            line.append(listed(known, self.language), style=CHARACTER)
        return line

    def _city(self, player: PlayerView) -> Text:
        if not player.city:
            return Text(phrase("ui-no-districts", self.language), style=QUIET)
        parts = []
        for built in player.city:
            part = district(built.id, built.cost, built.beautified, self.reader)
            if built.under:
                below = phrase("ui-under", self.language, cards=len(built.under))
                part.append(f" ({below})", style=QUIET)
            parts.append(part)
        return Text(" · ").join(parts)

    def _notes(self, view: View) -> list[str]:
        """What lies on the table besides cities: cards face up, markers, taxes, a building site."""
        lines = []
        if view.draft.face_up:
            out = listed([self._card(id) for id in view.draft.face_up], self.language)
            lines.append(phrase("ui-face-up", self.language, characters=out))
        if view.marks:
            marks = " · ".join(self._mark(mark) for mark in view.marks)
            lines.append(phrase("ui-marks", self.language, marks=marks))
        for id, gold in view.hoard:
            name = self._card(id)
            lines.append(phrase("ui-hoard", self.language, gold=gold, character=name))
        if view.work:
            name = self._card(view.work)
            lines.append(phrase("ui-building", self.language, card=name))
        return lines

    def _mark(self, mark: MarkView) -> str:
        kind = mark.kind if mark.kind in MARKS else "other"
        face = {True: "real", False: "empty", None: "hidden"}[mark.face]
        name = self._card(mark.character)
        return phrase(f"ui-mark-{kind}", self.language, character=name, face=face)

    def hand(self, view: View) -> RenderableType:
        """Draw the reader's hand; in the own turn with the reasons why a card waits."""
        hand = view.players[view.observer].hand
        if not hand:
            return Text(f"  {phrase('ui-empty-hand', self.language)}", style=QUIET)
        reasons = {} if view.question is None else view.question.reasons
        why = {o.card: reason for o, reason in reasons.items() if o.kind == BUILD}
        rows = [Text(phrase("ui-hand", self.language), style="bold")]
        for id in hand:
            card = DISTRICTS[id]
            row = Text("  ").append_text(district(id, card.cost, False, self.reader))
            reason = next((r for c, r in why.items() if c is not None and c.id == id), None)
            if reason is not None:
                row.pad_right(max(1, 26 - len(row)))
                row.append(say_to(self.reader, reason), style=QUIET)
            rows.append(row)
        return Padding(Group(*rows), (0, 2))
