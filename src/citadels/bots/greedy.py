"""The greedy bot: builds the dearest district it can, and uses what is plainly useful."""

from __future__ import annotations

from typing import Final

from ..core.card import Character, District
from ..core.option import (
    BUILD,
    CARDS,
    CHARACTER,
    DISTRICT,
    END,
    GATHER,
    GOLD,
    INCOME,
    NO,
    SEAT,
    STANDING,
    SWAP,
    USE,
    YES,
    Option,
)
from ..core.registry import DISTRICTS
from ..core.rng import Rng
from ..core.table import Ask
from ..core.view import PlayerView, View
from .base import Sample

# Powers that cost something of one's own; the greedy bot leaves them alone.
COSTLY_POWERS: Final = ("use armory", "use diplomat", "use museum", "use magician")
# Questions about a card of the hand that goes away; all others are about one that comes.
GIVING: Final = ("discard", "pay", "repay", "give", "tuck", "redraw")


class GreedyBot:
    """A simple opponent for the terminal game."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, view: View, ask: Ask, sample: Sample) -> Option:
        """Choose by the kind of the question."""
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.card.id == "turn":
            return self._turn(view, ask)
        if ask.card.id == "draft":
            return self._best(ask.options, [self._liking(view, option) for option in ask.options])
        return self._answer(view, ask)

    def _best(self, options: tuple[Option, ...] | list[Option], values: list[float]) -> Option:
        """Give the option of the highest value, one of them by chance where they are equal."""
        top = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == top]
        return best[self.rng.below(len(best))]

    def _liking(self, view: View, option: Option) -> float:
        """How much a character is worth: its income, its builds, and a whim."""
        character = option.card
        assert isinstance(character, Character)
        me = view.players[view.observer]
        income = sum(DISTRICTS[built.id].colour == character.income for built in me.city)
        builds = min(character.build_limit, len(me.hand)) if me.gold > 3 else 1
        liking = income + builds + self.rng.below(3)
        return liking if view.question == "keep" else -liking

    def _turn(self, view: View, ask: Ask) -> Option:
        """Income first, then gather, build the dearest, use powers, end."""
        options = ask.options
        if INCOME in options:
            return INCOME
        builds = [option for option in options if option.kind == BUILD]
        if GOLD in options:
            return CARDS if CARDS in options and not self._wants_gold(view) else GOLD
        if builds:
            return self._best(builds, [_cost(option) for option in builds])
        powers = [o for o in options if o.kind == USE and o.text not in COSTLY_POWERS]
        if powers:
            return self._power(view, powers, END in options)
        return END if END in options else options[0]

    def _power(self, view: View, powers: list[Option], may_end: bool) -> Option:
        """Use a power; rank 8 and the Smithy only if there is gold to spare."""
        me = view.players[view.observer]
        for option in powers:
            dear = option.text in ("use warlord", "use marshal", "use smithy", "use artist")
            if not dear or me.gold > 2:
                return option
        return END if may_end else powers[0]

    def _wants_gold(self, view: View) -> bool:
        """Whether something in the hand is worth saving for."""
        me = view.players[view.observer]
        wanted = [id for id in me.hand if self._is_new(me, id)]
        return bool(wanted) and me.gold < max(DISTRICTS[id].cost for id in wanted)

    def _is_new(self, me: PlayerView, id: str) -> bool:
        return id != "secret_vault" and all(built.id != id for built in me.city)

    def _answer(self, view: View, ask: Ask) -> Option:
        """Answer a question of a card by the kind of thing it offers."""
        if YES in ask.options or NO in ask.options:
            return self._yes_or_no(view, ask)
        kinds = [option.kind for option in ask.options]
        if STANDING in kinds:
            return self._target(view, ask)
        if SEAT in kinds:
            return self._opponent(view, ask)
        if DISTRICT in kinds:
            return self._card(view, ask)
        if CHARACTER in kinds:
            return self._character(view, ask)
        return self._button(ask)

    def _button(self, ask: Ask) -> Option:
        """Press a button that gives something; of numbers, take the middle."""
        for wish in (GATHER, SWAP, GOLD):
            if wish in ask.options:
                return wish
        return ask.options[len(ask.options) // 2]

    def _yes_or_no(self, view: View, ask: Ask) -> Option:
        me = view.players[view.observer]
        refuse = ask.question == "bribe" and (me.gold < 3 or self.rng.below(2))
        wish = NO if refuse else YES
        return wish if wish in ask.options else ask.options[-1]

    def _target(self, view: View, ask: Ask) -> Option:
        """Aim at the greatest city but one's own; dearer districts first."""
        standing = [option for option in ask.options if option.kind == STANDING]
        values: list[float] = []
        for option in standing:
            own = option.seat == view.observer
            size = len(view.players[option.seat].city)
            values.append(-_cost(option) - 100 if own else 10 * size + _cost(option))
        return self._best(standing, values)

    def _opponent(self, view: View, ask: Ask) -> Option:
        """Aim at whoever holds the most cards and gold."""
        seats = [option for option in ask.options if option.kind == SEAT]
        rich = [view.players[option.seat] for option in seats]
        return self._best(seats, [player.gold + player.hand_size for player in rich])

    def _card(self, view: View, ask: Ask) -> Option:
        """Keep or take the best card; part with the worst."""
        me = view.players[view.observer]
        cards = [option for option in ask.options if option.kind == DISTRICT]
        values = []
        for option in cards:
            assert isinstance(option.card, District)
            new = self._is_new(me, option.card.id)
            values.append(_cost(option) + 10 * new)
        if ask.question in GIVING:
            values = [-value for value in values]
        return self._best(cards, values)

    def _character(self, view: View, ask: Ask) -> Option:
        """Name a character that may be in play: not one's own, not one lying face up."""
        mine = view.players[view.observer].characters
        idle = [*mine, *view.draft.face_up, *view.silent]
        likely = [o for o in ask.options if o.text not in idle] or list(ask.options)
        return likely[self.rng.below(len(likely))]


def _cost(option: Option) -> float:
    assert isinstance(option.card, District)
    return option.card.cost + option.beautified
