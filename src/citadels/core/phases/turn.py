"""The turn: gathering, powers, building, ending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import rules
from ..basics import NO_COLOUR, Bits, Seat
from ..card import (
    DUPLICATES,
    DUTIES,
    EXEMPTS,
    FORBIDS,
    GATHERED,
    GATHERS,
    PAYS,
    POWER,
    PRICE,
    RESTRICTED,
    TURN_END,
    Asker,
    Character,
    District,
)
from ..option import (
    BUILD,
    CARDS,
    END,
    GOLD,
    INCOME,
    WITH_CARDS,
    WITH_END,
    WITH_GOLD,
    WITH_INCOME,
    WITH_USE,
    Option,
)
from ..registry import ASKERS
from ..state.parts import NO_TURN, Task
from . import build, may
from .steps import END_OF_TURN, UNBIND

if TYPE_CHECKING:
    from ..reason import Reason
    from ..rng import Rng
    from ..state.parts import Player, Question
    from ..state.state import State

# Where city, character and card have none of these, a district is built for its cost, once.
BENDS: Final = PRICE | PAYS | DUPLICATES | FORBIDS | EXEMPTS
BENDS_FOR_ITSELF: Final = PAYS | RESTRICTED

GATHER_GOLD: Final = 2  # R044
GATHER_DRAW: Final = 2
GATHER_KEEP: Final = 1


class Menu(Asker):
    """Asks the player of the turn what to do next."""

    id = "turn"

    def options(self, state: State, question: Question) -> tuple[Option, ...]:
        # The rules of `cannot_choose`: this is the hot path.
        seat = question.seat
        turn = state.turn
        character = turn.character
        assert character is not None
        shown: Bits = 0
        if not turn.gathered:
            shown = WITH_GOLD
            if may.cannot_gather(state, CARDS) is None:
                shown |= WITH_CARDS
        elif not character.hooks & DUTIES or character.cannot_end(state, seat) is None:
            shown = WITH_END
        if turn.bound:
            return character.menus[shown]
        if character.income != NO_COLOUR and may.cannot_take_income(state, seat) is None:
            shown |= WITH_INCOME
        if character.hooks & POWER and may.cannot_use(state, seat, character, turn.power) is None:
            shown |= WITH_USE
        player = state.players[seat]
        if not turn.gathered and not player.hooks & POWER:
            return character.menus[shown]
        found: list[Option] = []
        if player.hooks & POWER:
            self._add_powers(state, player, found)
        if turn.gathered:
            self._add_builds(state, player, character, found)
        if not found:
            return character.menus[shown]
        if shown & WITH_END:
            found.append(END)
        return character.menus[shown & ~WITH_END] + tuple(found)

    def _add_powers(self, state: State, player: Player, found: list[Option]) -> None:
        """Add the powers of the city that can be used."""
        for built in player.city:
            card = built.card
            if card.hooks & POWER:
                used = bool(state.turn.used & card.bit)
                if may.cannot_use(state, player.seat, card, used) is None:
                    found.append(card.use_option)

    def _add_builds(
        self, state: State, player: Player, character: Character, found: list[Option]
    ) -> None:
        """Add the districts of the hand that can be built."""
        last: Option | None = None
        gold = player.gold
        full = state.turn.built >= character.build_limit
        plain = not (player.hooks | character.hooks) & BENDS
        for card in player.hand:
            if card.build_option is last:
                continue  # the hand is sorted: equal cards stand together
            if plain and not card.hooks & BENDS_FOR_ITSELF:  # `cannot_build` says the same
                if card.cost > gold or player.names & card.bit or (full and not card.exempt):
                    continue
            elif may.cannot_build(state, player.seat, card) is not None:
                continue
            last = card.build_option
            found.append(last)

    def candidates(self, state: State, question: Question) -> list[Option]:
        player = state.players[question.seat]
        character = state.turn.character
        assert character is not None
        found = [GOLD, CARDS]
        if character.income != NO_COLOUR:
            found.append(INCOME)
        if character.hooks & POWER:
            found.append(character.use_option)
        found += [b.card.use_option for b in player.city if b.card.hooks & POWER]
        for card in player.hand:
            if card.build_option not in found:
                found.append(card.build_option)
        return [*found, END]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        seat = question.seat
        if option is GOLD or option is CARDS:
            return may.cannot_gather(state, option)
        if option is INCOME:
            return may.cannot_take_income(state, seat)
        if option is END:
            return may.cannot_end(state, seat)
        if option.kind == BUILD:
            return may.cannot_build(state, seat, state.config.district(option.value))
        assert option.card is not None
        card = state.config.version(option.card)
        turn = state.turn
        used = bool(turn.used & card.bit) if isinstance(card, District) else turn.power
        return may.cannot_use(state, seat, card, used)

    def careful(self, state: State, question: Question, rng: Rng) -> Option:
        character = state.turn.character
        assert character is not None
        if GOLD in question.options:
            return GOLD
        return END if END in question.options else character.use_option  # Q16: a duty comes first

    def answer(self, state: State, question: Question, choice: Option) -> None:
        seat = question.seat
        turn = state.turn
        character = turn.character
        assert character is not None
        if choice.kind == BUILD:
            build.begin(state, seat, state.config.district(choice.value), False)
        elif choice is GOLD:
            _gather_gold(state, seat)
        elif choice is CARDS:
            _gather_cards(state, seat)
        elif choice is END:
            _end_of_turn(state, seat, character)
        elif choice is INCOME:
            turn.income = True
            state.source = character
            character.take_income(state, seat, rules.count_for_income(state, seat, character))
        else:
            assert choice.card is not None
            card = state.config.version(choice.card)
            state.source = card
            if isinstance(card, District):
                state.note_use(card)
            else:
                turn.power = True
            card.use(state, seat)

    def perform(self, state: State, task: Task) -> None:
        if task.step == UNBIND:
            state.turn.bound = False
        else:
            state.turn = NO_TURN


def _end_of_turn(state: State, seat: Seat, character: Character) -> None:
    """Put what happens at the end of the own turn on the agenda: city, then character (R152)."""
    if state.events is not None:
        state.tell("ends", seat)
    player = state.players[seat]
    if not (character.hooks | player.hooks) & TURN_END:
        state.turn = NO_TURN
        return
    state.add_task(FINISH_TASK)
    if character.hooks & TURN_END:
        state.add_task(Task(character, TURN_END, seat))
    if player.hooks & TURN_END:
        for built in reversed(player.city):
            if built.card.hooks & TURN_END:
                state.add_task(Task(built.card, TURN_END, seat))


def gold_to_gather(state: State, seat: Seat) -> int:
    """How much gold the player would gather."""
    return GATHER_GOLD + sum([more for _, more in _more_gold(state, seat)])


def _more_gold(state: State, seat: Seat) -> list[tuple[District, int]]:
    """The districts of the city that add to the gold that is gathered, and what they add."""
    amount = GATHER_GOLD
    found: list[tuple[District, int]] = []
    for built in state.players[seat].city:
        more = built.card.gather_gold(state, seat, amount)
        if more != amount:
            found.append((built.card, more - amount))
            amount = more
    return found


def cards_to_gather(state: State, seat: Seat, tell: bool = False) -> tuple[int, int]:
    """How many cards the player would draw, and how many of them keep; told as it happens."""
    draw, keep = GATHER_DRAW, GATHER_KEEP
    city = state.players[seat].city
    for built in city:
        more = built.card.gather_draw(state, seat, draw)
        if tell and more != draw:
            state.source = built.card
            state.tell("draws-more", seat, amount=more - draw)
        draw = more
    for built in city:
        more = built.card.gather_keep(state, seat, draw, keep)
        if tell and more != keep:
            state.source = built.card
            state.tell("keeps-all", seat)
        keep = more
    return draw, keep


def _gather_gold(state: State, seat: Seat) -> None:
    if state.events is not None:
        state.tell("gathers-gold", seat)
    state.gain(seat, GATHER_GOLD)
    if state.players[seat].hooks & GATHERS:
        for card, more in _more_gold(state, seat):
            state.source = card
            state.gain(seat, more)
    _gathered(state, seat)


def _gather_cards(state: State, seat: Seat) -> None:
    draw, keep = GATHER_DRAW, GATHER_KEEP
    if state.players[seat].hooks & GATHERS:
        draw, keep = cards_to_gather(state, seat, tell=True)
        state.source = None
    state.tell("gathers-cards", seat)
    if keep >= draw:
        state.gain_cards(seat, draw)
        _gathered(state, seat)
    else:
        state.draw_aside(seat, draw)
        state.ask(seat, GATHERING, "keep")


def _gathered(state: State, seat: Seat) -> None:
    turn = state.turn
    turn.gathered = True
    if turn.bound:
        state.add_task(UNBIND_TASK)
    state.react(GATHERED, seat)


class Gathering(Asker):
    """Asks which of the drawn cards to keep."""

    id = "gather"
    picky = False

    def candidates(self, state: State, question: Question) -> list[Option]:
        return rules.aside_options(state)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.keep_one(question.seat, state.config.district(choice.value))
        _gathered(state, question.seat)


MENU: Final = Menu()
GATHERING: Final = Gathering()
ASKERS[MENU.id] = MENU
ASKERS[GATHERING.id] = GATHERING
FINISH_TASK: Final = Task(MENU, END_OF_TURN)
UNBIND_TASK: Final = Task(MENU, UNBIND)
