"""Building: declare, choose how to pay, pay, place, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import rules
from ..basics import ASIDE, Seat
from ..card import BUILT, EXEMPTS, PAID, PAYS, Asker, Character, District
from ..option import GOLD, Option
from ..registry import ASKERS
from ..state.known import take
from ..state.parts import Task, Work
from .steps import END_OF_BUILD, PLACE

if TYPE_CHECKING:
    from ..state.parts import Question
    from ..state.state import State


def is_exempt(character: Character, card: District) -> bool:
    """Whether building a district does not use the building limit."""
    return card.exempt or (bool(character.hooks & EXEMPTS) and character.exempts(card))


def begin(state: State, seat: Seat, card: District, extra: bool) -> None:
    """Declare a build: the card leaves the hand (or the cards drawn aside) for all to see."""
    price = rules.price(state, seat, card)
    if price != card.cost and state.events is not None:
        _tell_discounts(state, seat, card)
    if extra:
        take(state.aside, card)
        state.lose_sight(ASIDE, card, state.everybody)
    else:
        state.take_out(seat, card, state.everybody)
    state.work = Work(card, seat, price, extra)
    choose_payment(state)


def _tell_discounts(state: State, seat: Seat, card: District) -> None:
    """Note which districts of the city made the price another one."""
    price = card.cost
    for built in state.players[seat].city:
        lower = built.card.price(state, seat, card, price)
        if lower != price:
            state.source = built.card
            state.tell("discount", seat, amount=price - lower, things=(card.option,))
            price = lower


def ways(state: State) -> list[Option]:
    """The ways to pay what is due."""
    work = state.work
    assert work is not None
    found = [card.use_option for card in rules.other_ways(state, work.seat, work.card)]
    return [GOLD, *found] if state.players[work.seat].gold >= work.due else found


def only_way(state: State, seat: Seat, card: District) -> Option | None:
    """The way in which a district would be paid for unasked, if it is another one than gold."""
    if rules.price(state, seat, card) <= state.players[seat].gold:
        return None
    found = rules.other_ways(state, seat, card)
    return found[0].use_option if len(found) == 1 else None


def choose_payment(state: State) -> None:
    """Pay what is due; asked only if there are several ways."""
    work = state.work
    character = state.turn.character
    assert work is not None and character is not None
    if not (state.players[work.seat].hooks | work.card.hooks | character.hooks) & PAYS:
        pay_gold(state)  # the only way there is
        return
    found = ways(state)
    if len(found) > 1:
        state.ask(work.seat, PAYMENT, "pay")
    else:
        _pay(state, found[0])


def _pay(state: State, way: Option) -> None:
    work = state.work
    assert work is not None
    if way is GOLD:
        pay_gold(state)
    else:
        assert way.card is not None
        card = state.config.version(way.card)
        state.source = card
        card.pay(state, work.seat, work.card)


def pay_gold(state: State) -> None:
    """Pay what is due to the bank."""
    work = state.work
    assert work is not None
    state.source = work.card
    state.pay(work.seat, work.due)
    work.gold += work.due
    work.due = 0
    settle(state)


def settle(state: State) -> None:
    """The price is paid, or waived: let others react, then place the district."""
    work = state.work
    assert work is not None
    if not work.free:
        state.turn.paid += 1
        if state.config.hooks & PAID:
            state.add_task(PLACE_TASK)
            state.react(PAID, work.seat)
            return
    place(state)


def waive(state: State) -> None:
    """Build without paying."""
    assert state.work is not None
    state.work.free = True
    settle(state)


def redirect(state: State, seat: Seat) -> None:
    """Let the district being built go to another city."""
    assert state.work is not None
    state.work.into = seat


def place(state: State) -> None:
    """Put the district into the city it goes to."""
    work = state.work
    turn = state.turn
    assert work is not None and turn.character is not None
    card = work.card
    state.source = card
    if not work.extra and not is_exempt(turn.character, card):
        turn.built += 1
    state.players[work.into].place(card.plain)
    work.placed = True
    if work.into == work.seat:
        turn.spent += work.gold
        if state.events is not None:
            state.tell("builds", work.seat, amount=work.gold, things=(card.option,))
    else:
        state.tell("confiscates", work.into, work.seat, things=(card.option,))
        state.refund(work.seat, work.gold)  # R077
    rules.check_completion(state, turn.seat)
    if state.config.hooks & BUILT:
        state.add_task(FINISH_TASK)
        state.react(BUILT, work.into)
    else:
        state.work = None


class Payment(Asker):
    """Asks how to pay, and does the steps of a build."""

    id = "build"
    picky = False

    def candidates(self, state: State, question: Question) -> list[Option]:
        return ways(state)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        _pay(state, choice)

    def perform(self, state: State, task: Task) -> None:
        if task.step == PLACE:
            place(state)
        else:
            state.work = None


PAYMENT: Final = Payment()
ASKERS[PAYMENT.id] = PAYMENT
PLACE_TASK: Final = Task(PAYMENT, PLACE)
FINISH_TASK: Final = Task(PAYMENT, END_OF_BUILD)
