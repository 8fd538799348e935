"""The turn: gathering, powers, building, ending; every rule serves legality and explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    Card,
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
from ..reason import (
    DECK_EMPTY,
    DUPLICATE,
    GATHER_FIRST,
    LIMIT,
    NOTHING_TO_GAIN,
    USED,
    Reason,
    short,
)
from ..reason import GATHERED as HAS_GATHERED
from ..registry import ASKERS
from ..steps import END_OF_TURN, UNBIND
from ..table import NO_TURN, Task
from . import build

if TYPE_CHECKING:
    from ..game import Game
    from ..rng import Rng
    from ..table import Ask, Player

# Where city, character and card have none of these, a district is built for its cost, once.
BENDS: Final = PRICE | PAYS | DUPLICATES | FORBIDS | EXEMPTS
BENDS_FOR_ITSELF: Final = PAYS | RESTRICTED

GATHER_GOLD: Final = 2  # R044
GATHER_DRAW: Final = 2
GATHER_KEEP: Final = 1


def cannot_gather(game: Game, option: Option) -> Reason | None:
    """Why the player cannot gather this now."""
    if game.turn.gathered:
        return HAS_GATHERED
    if option is CARDS and not game.deck.size():
        return DECK_EMPTY  # Q01
    return None


def cannot_take_income(game: Game, seat: Seat) -> Reason | None:
    """Why the player cannot gain for the districts of the character's colour."""
    turn = game.turn
    character = turn.character
    assert character is not None
    if turn.bound:
        return game.bound_reason()
    if turn.income:
        return USED
    if not game.count_for_income(seat, character):
        return NOTHING_TO_GAIN
    if character.income_in_cards and not game.deck.size():
        return DECK_EMPTY
    return None


def cannot_use(game: Game, seat: Seat, card: Card, used: bool) -> Reason | None:
    """Why the power of the character, or of a district of the city, cannot be used."""
    if game.turn.bound:
        return game.bound_reason()
    if used:
        return USED
    return card.cannot_use(game, seat)


def cannot_build(game: Game, seat: Seat, card: District) -> Reason | None:
    """Why the player cannot build a district of the hand."""
    turn = game.turn
    character = turn.character
    assert character is not None
    if turn.bound:
        return game.bound_reason()
    if not turn.gathered:
        return GATHER_FIRST  # R045
    if turn.built >= character.build_limit and not build.is_exempt(character, card):
        reason = character.cannot_build(game, seat, card)
        return LIMIT if reason is None else reason
    return cannot_pay_for(game, seat, card)


def cannot_pay_for(game: Game, seat: Seat, card: District) -> Reason | None:
    """Why the player cannot build a district, limit and time apart."""
    character = game.turn.character
    assert character is not None
    if (character.hooks | card.hooks) & (FORBIDS | RESTRICTED):
        reason = character.cannot_build(game, seat, card) or card.cannot_be_built(game, seat)
        if reason is not None:
            return reason
    player = game.players[seat]
    if player.names & card.bit and not may_duplicate(game, seat):
        return DUPLICATE  # R048
    price = game.price(seat, card) if player.hooks & PRICE else card.cost
    missing = price - player.gold
    if missing > 0:
        ways = (player.hooks | character.hooks | card.hooks) & PAYS
        if not ways or not game.other_ways(seat, card):
            return short(missing)
    return None


def may_duplicate(game: Game, seat: Seat) -> bool:
    """Whether the player may build what already stands in the city."""
    character = game.turn.character
    if character is not None and character.hooks & DUPLICATES:
        return character.may_duplicate(game, seat)
    player = game.players[seat]
    return bool(player.hooks & DUPLICATES) and any(
        built.card.may_duplicate(game, seat) for built in player.city
    )


def cannot_end(game: Game, seat: Seat) -> Reason | None:
    """Why the turn cannot end yet."""
    turn = game.turn
    assert turn.character is not None
    if not turn.gathered:
        return GATHER_FIRST
    return turn.character.cannot_end(game, seat)


class Menu(Asker):
    """Asks the player of the turn what to do next."""

    id = "turn"

    def options(self, game: Game, ask: Ask) -> tuple[Option, ...]:
        # The rules of `cannot_choose`: this is the hot path.
        seat = ask.seat
        turn = game.turn
        character = turn.character
        assert character is not None
        shown: Bits = 0
        if not turn.gathered:
            shown = WITH_GOLD
            if cannot_gather(game, CARDS) is None:
                shown |= WITH_CARDS
        elif not character.hooks & DUTIES or character.cannot_end(game, seat) is None:
            shown = WITH_END
        if turn.bound:
            return character.menus[shown]
        if character.income != NO_COLOUR and cannot_take_income(game, seat) is None:
            shown |= WITH_INCOME
        if character.hooks & POWER and cannot_use(game, seat, character, turn.power) is None:
            shown |= WITH_USE
        player = game.players[seat]
        if not turn.gathered and not player.hooks & POWER:
            return character.menus[shown]
        found: list[Option] = []
        if player.hooks & POWER:
            self._add_powers(game, player, found)
        if turn.gathered:
            self._add_builds(game, player, character, found)
        if not found:
            return character.menus[shown]
        if shown & WITH_END:
            found.append(END)
        return character.menus[shown & ~WITH_END] + tuple(found)

    def _add_powers(self, game: Game, player: Player, found: list[Option]) -> None:
        """Add the powers of the city that can be used."""
        for built in player.city:
            card = built.card
            if card.hooks & POWER:
                used = bool(game.turn.used & card.bit)
                if cannot_use(game, player.seat, card, used) is None:
                    found.append(card.use_option)

    def _add_builds(
        self, game: Game, player: Player, character: Character, found: list[Option]
    ) -> None:
        """Add the districts of the hand that can be built."""
        last: Option | None = None
        gold = player.gold
        full = game.turn.built >= character.build_limit
        plain = not (player.hooks | character.hooks) & BENDS
        for card in player.hand:
            if card.build_option is last:
                continue  # the hand is sorted: equal cards stand together
            if plain and not card.hooks & BENDS_FOR_ITSELF:  # `cannot_build` says the same
                if card.cost > gold or player.names & card.bit or (full and not card.exempt):
                    continue
            elif cannot_build(game, player.seat, card) is not None:
                continue
            last = card.build_option
            found.append(last)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        player = game.players[ask.seat]
        character = game.turn.character
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

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        card = option.card
        seat = ask.seat
        if option is GOLD or option is CARDS:
            return cannot_gather(game, option)
        if option is INCOME:
            return cannot_take_income(game, seat)
        if option is END:
            return cannot_end(game, seat)
        if option.kind == BUILD:
            return cannot_build(game, seat, game.config.district(option.value))
        assert card is not None
        turn = game.turn
        used = bool(turn.used & card.bit) if isinstance(card, District) else turn.power
        return cannot_use(game, seat, card, used)

    def careful(self, game: Game, ask: Ask, rng: Rng) -> Option:
        character = game.turn.character
        assert character is not None
        if GOLD in ask.options:
            return GOLD
        return END if END in ask.options else character.use_option  # Q16: a duty comes first

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        seat = ask.seat
        turn = game.turn
        character = turn.character
        assert character is not None
        if choice.kind == BUILD:
            build.begin(game, seat, game.config.district(choice.value), False)
        elif choice is GOLD:
            _gather_gold(game, seat)
        elif choice is CARDS:
            _gather_cards(game, seat)
        elif choice is END:
            _end_of_turn(game, seat, character)
        elif choice is INCOME:
            turn.income = True
            game.source = character
            character.take_income(game, seat, game.count_for_income(seat, character))
        else:
            card = choice.card
            assert card is not None
            game.source = card
            if isinstance(card, District):
                turn.used |= card.bit
                game.config.district(card.number).use(game, seat)
            else:
                turn.power = True
                card.use(game, seat)

    def perform(self, game: Game, task: Task) -> None:
        if task.step == UNBIND:
            game.turn.bound = False
        else:
            game.turn = NO_TURN


def _end_of_turn(game: Game, seat: Seat, character: Character) -> None:
    """Put what happens at the end of the own turn on the agenda: city, then character (R152)."""
    if game.events is not None:
        game.tell("ends", seat)
    player = game.players[seat]
    if not (character.hooks | player.hooks) & TURN_END:
        game.turn = NO_TURN
        return
    game.add_task(FINISH_TASK)
    if character.hooks & TURN_END:
        game.add_task(Task(character, TURN_END, seat))
    if player.hooks & TURN_END:
        for built in reversed(player.city):
            if built.card.hooks & TURN_END:
                game.add_task(Task(built.card, TURN_END, seat))


def _gather_gold(game: Game, seat: Seat) -> None:
    amount = GATHER_GOLD
    if game.events is not None:
        game.tell("gathers-gold", seat)
    game.gain(seat, amount)
    player = game.players[seat]
    if player.hooks & GATHERS:
        for built in player.city:
            more = built.card.gather_gold(game, seat, amount)
            if more != amount:
                game.source = built.card
                game.gain(seat, more - amount)
                amount = more
    _gathered(game, seat)


def _gather_cards(game: Game, seat: Seat) -> None:
    draw = GATHER_DRAW
    keep = GATHER_KEEP
    player = game.players[seat]
    if player.hooks & GATHERS:
        for built in player.city:
            more = built.card.gather_draw(game, seat, draw)
            if more != draw:
                game.source = built.card
                game.tell("draws-more", seat, amount=more - draw)
                draw = more
        for built in player.city:
            more = built.card.gather_keep(game, seat, draw, keep)
            if more != keep:
                game.source = built.card
                game.tell("keeps-all", seat)
                keep = more
        game.source = None
    game.tell("gathers-cards", seat)
    if keep >= draw:
        game.gain_cards(seat, draw)
        _gathered(game, seat)
    else:
        game.draw_aside(seat, draw)
        game.ask(seat, GATHERING, "keep")


def _gathered(game: Game, seat: Seat) -> None:
    turn = game.turn
    turn.gathered = True
    if turn.bound:
        game.add_task(UNBIND_TASK)
    game.react(GATHERED, seat)


class Gathering(Asker):
    """Asks which of the drawn cards to keep."""

    id = "gather"
    picky = False

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return aside_options(game)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.keep_one(ask.seat, game.config.district(choice.value))
        _gathered(game, ask.seat)


def aside_options(game: Game) -> list[Option]:
    """The cards drawn aside, to point at; sorted, equal ones once."""
    found: list[Option] = []
    for card in game.aside:
        option = card.option
        place = len(found)
        while place and found[place - 1].value > option.value:
            place -= 1
        if not place or found[place - 1] is not option:
            found.insert(place, option)
    return found


MENU: Final = Menu()
GATHERING: Final = Gathering()
ASKERS[MENU.id] = MENU
ASKERS[GATHERING.id] = GATHERING
FINISH_TASK: Final = Task(MENU, END_OF_TURN)
UNBIND_TASK: Final = Task(MENU, UNBIND)
