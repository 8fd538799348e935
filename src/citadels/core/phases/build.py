"""Building: declare, choose how to pay, pay, place, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..basics import ASIDE, Seat
from ..card import BUILT, EXEMPTS, PAID, PAYS, Asker, Character, District
from ..known import take
from ..option import GOLD, Option
from ..registry import ASKERS
from ..steps import END_OF_BUILD, PLACE
from ..table import Task, Work

if TYPE_CHECKING:
    from ..game import Game
    from ..table import Ask


def is_exempt(character: Character, card: District) -> bool:
    """Whether building a district does not use the building limit."""
    return card.exempt or (bool(character.hooks & EXEMPTS) and character.exempts(card))


def begin(game: Game, seat: Seat, card: District, extra: bool) -> None:
    """Declare a build: the card leaves the hand (or the cards drawn aside) for all to see."""
    price = game.price(seat, card)
    if price != card.cost and game.events is not None:
        _tell_discounts(game, seat, card)
    if extra:
        take(game.aside, card)
        game.lose_sight(ASIDE, card, game.everybody)
    else:
        game.take_out(seat, card, game.everybody)
    game.work = Work(card, seat, price, extra)
    choose_payment(game)


def _tell_discounts(game: Game, seat: Seat, card: District) -> None:
    """Note which districts of the city made the price another one."""
    price = card.cost
    for built in game.players[seat].city:
        lower = built.card.price(game, seat, card, price)
        if lower != price:
            game.source = built.card
            game.tell("discount", seat, amount=price - lower, things=(card.option,))
            price = lower


def ways(game: Game) -> list[Option]:
    """The ways to pay what is due."""
    work = game.work
    assert work is not None
    found = [card.use_option for card in game.other_ways(work.seat, work.card)]
    return [GOLD, *found] if game.players[work.seat].gold >= work.due else found


def choose_payment(game: Game) -> None:
    """Pay what is due; asked only if there are several ways."""
    work = game.work
    character = game.turn.character
    assert work is not None and character is not None
    if not (game.players[work.seat].hooks | work.card.hooks | character.hooks) & PAYS:
        pay_gold(game)  # the only way there is
        return
    found = ways(game)
    if len(found) > 1:
        game.ask(work.seat, PAYMENT, "pay")
    else:
        _pay(game, found[0])


def _pay(game: Game, way: Option) -> None:
    work = game.work
    assert work is not None
    if way is GOLD:
        pay_gold(game)
    else:
        card = way.card
        assert card is not None
        if isinstance(card, District):
            card = game.config.district(card.number)
        game.source = card
        card.pay(game, work.seat, work.card)


def pay_gold(game: Game) -> None:
    """Pay what is due to the bank."""
    work = game.work
    assert work is not None
    game.source = work.card
    game.pay(work.seat, work.due)
    work.gold += work.due
    work.due = 0
    settle(game)


def settle(game: Game) -> None:
    """The price is paid, or waived: let others react, then place the district."""
    work = game.work
    assert work is not None
    if not work.free:
        game.turn.paid += 1
        if game.config.hooks & PAID:
            game.add_task(PLACE_TASK)
            game.react(PAID, work.seat)
            return
    place(game)


def place(game: Game) -> None:
    """Put the district into the city it goes to."""
    work = game.work
    turn = game.turn
    assert work is not None and turn.character is not None
    card = work.card
    game.source = card
    if not work.extra and not is_exempt(turn.character, card):
        turn.built += 1
    game.players[work.into].place(card.plain)
    work.placed = True
    if work.into == work.seat:
        turn.spent += work.gold
        if game.events is not None:
            game.tell("builds", work.seat, amount=work.gold, things=(card.option,))
    else:
        game.tell("confiscates", work.into, work.seat, things=(card.option,))
        game.refund(work.seat, work.gold)  # R077
    game.check_completion(turn.seat)
    if game.config.hooks & BUILT:
        game.add_task(FINISH_TASK)
        game.react(BUILT, work.into)
    else:
        game.work = None


class Payment(Asker):
    """Asks how to pay, and does the steps of a build."""

    id = "build"
    picky = False

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return ways(game)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        _pay(game, choice)

    def perform(self, game: Game, task: Task) -> None:
        if task.step == PLACE:
            place(game)
        else:
            game.work = None


PAYMENT: Final = Payment()
ASKERS[PAYMENT.id] = PAYMENT
PLACE_TASK: Final = Task(PAYMENT, PLACE)
FINISH_TASK: Final = Task(PAYMENT, END_OF_BUILD)
