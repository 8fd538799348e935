"""Which cards did something: every effect leaves an event, a reason, a score or a trace."""

from __future__ import annotations

from collections import Counter

from citadels import Game, Option
from citadels.core.basics import NOBODY, UNIQUE
from citadels.core.card import District
from citadels.core.option import BUILD, INCOME
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS

BASIC = EDITIONS["deluxe"].basic
UNIQUES = [id for id in DISTRICTS if id not in BASIC]
CARDS = [*CHARACTERS, *UNIQUES]

# Events that change gold, cards, a city, the crown or a permission. That a district is built, paid
# for or confiscated happens to every district: it is no effect of its own.
TELLING = {
    *("gains", "moves-gold", "lays-gold", "takes-gold", "beautifies"),
    *("draws", "keeps", "discards", "gives-card", "takes-card", "gets-hand", "tucks"),
    *("destroys", "moves-district", "crown", "marks", "resumes", "swaps", "reveals"),
    *("discount", "draws-more", "keeps-all"),
}


class Watcher:
    """Plays a game and counts the effects of every card."""

    def __init__(self, game: Game) -> None:
        assert game.events is not None
        self.game = game
        self.found: Counter[str] = Counter()
        self.read = 0  # events

    def play(self, option: Option) -> None:
        """Play a choice and look at what came of it."""
        game = self.game
        for reason in game.reasons().values():
            if reason.card is not None:
                self.found[reason.card.id] += 1  # a permission
        before = game.clone()
        game.play(option)
        self._events()
        _Trace(before, game, option, self.found).look()
        if game.over:
            self._scores()

    def _events(self) -> None:
        events = self.game.events
        assert events is not None
        for event in events[self.read :]:
            if event.card is not None and event.name in TELLING:
                self.found[event.card.id] += 1
        self.read = len(events)

    def _scores(self) -> None:
        for score in self.game.scores():
            for line in score.lines:
                if line.card is not None and line.points:
                    self.found[line.card.id] += 1
            city = self.game.players[score.seat].city
            for built, colour in zip(city, score.colours, strict=True):
                if built.card.id == "haunted_quarter" and colour != UNIQUE:
                    self.found[built.card.id] += 1


class _Trace:
    """One choice, and what it shows of the cards whose effects leave no event."""

    def __init__(self, before: Game, after: Game, option: Option, found: Counter[str]) -> None:
        self.before = before
        self.after = after
        self.option = option
        self.found = found
        assert before.asking is not None
        self.seat = before.asking.seat
        self.question = f"{before.asking.card.id}-{before.asking.question}"
        self.city = [built.card.id for built in before.players[self.seat].city]

    def look(self) -> None:
        """Count the effects that no event tells."""
        if self.option.kind == BUILD:
            self._free_of_the_limit()
            self._duplicate()
        if self.option is INCOME and "school_of_magic" in self.city:
            self._more_income()
        if self.question == "warlord-destroy":
            self._dearer_attack()
        self._completion()

    def _stands(self) -> bool:
        """Whether the declared district stands in the own city after this choice."""
        built = self.after.players[self.seat].city
        same_turn = self.after.turn.character is self.before.turn.character
        return same_turn and len(built) == len(self.city) + 1 and self.after.work is None

    def _free_of_the_limit(self) -> None:
        card, character = self.option.card, self.before.turn.character
        if not self._stands() or self.after.turn.built != self.before.turn.built:
            return
        assert isinstance(card, District) and character is not None
        self.found["stables" if card.id == "stables" else character.id] += 1

    def _duplicate(self) -> None:
        card, character = self.option.card, self.before.turn.character
        assert isinstance(card, District) and character is not None
        if card.id in self.city and character.id != "wizard":
            self.found["quarry"] += 1

    def _more_income(self) -> None:
        character = self.before.turn.character
        assert character is not None
        plain = sum(b.card.colour == character.income for b in self.before.players[self.seat].city)
        one, two = self.before.players[self.seat], self.after.players[self.seat]
        if two.gold - one.gold == plain + 1 or len(two.hand) - len(one.hand) == plain + 1:
            self.found["school_of_magic"] += 1

    def _dearer_attack(self) -> None:
        owner = self.before.players[self.option.seat]
        target = next(b for b in owner.city if b.option(owner.seat) is self.option)
        paid = self.before.players[self.seat].gold - self.after.players[self.seat].gold
        if paid == target.cost and any(b.card.id == "great_wall" for b in owner.city):
            self.found["great_wall"] += 1

    def _completion(self) -> None:
        first = self.after.first
        if self.before.first != NOBODY or first == NOBODY:
            return
        city = [built.card.id for built in self.after.players[first].city]
        bells = sum(b.card.id == "bell_tower" for p in self.after.players for b in p.city)
        size = self.after.config.complete_size
        if len(city) + city.count("monument") < size:
            assert bells
            self.found["bell_tower"] += 1
        elif len(city) < size:
            self.found["monument"] += 1
