"""The vocabulary of cards: every hook that a character or a district may override."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .basics import NO_COLOUR, NOBODY, UNIQUE, Bits, Colour, Kinds, Rank, Seat
from .effect import Effect
from .option import DONE, GOLD, HAND, NO, PASS, Option

if TYPE_CHECKING:
    from .reason import Reason
    from .rng import Rng
    from .state.parts import Built, Question, Tally, Task
    from .state.round import Round
    from .state.state import State

# The hooks as bits: `card.hooks` says which of them a card overrides.
SELECTED: Final = 1 << 0
CALLED: Final = 1 << 1
REVEALED: Final = 1 << 2
GATHERED: Final = 1 << 3
PAID: Final = 1 << 4
BUILT: Final = 1 << 5
DESTROYED: Final = 1 << 6
CROWNED: Final = 1 << 7
TURN_END: Final = 1 << 8
ROUND_END: Final = 1 << 9
POWER: Final = 1 << 10
PAYS: Final = 1 << 11
PRICE: Final = 1 << 12
GATHERS: Final = 1 << 13
DUPLICATES: Final = 1 << 14
WALL: Final = 1 << 15
SHIELD: Final = 1 << 16
SIZE: Final = 1 << 17
POINTS: Final = 1 << 18
BINDS: Final = 1 << 19
COLOURS: Final = 1 << 20
HAND_POINTS: Final = 1 << 21
WILD: Final = 1 << 22

FORBIDS: Final = 1 << 23
RESTRICTED: Final = 1 << 24
EXEMPTS: Final = 1 << 25
DUTIES: Final = 1 << 26
TAXES: Final = 1 << 27

# Those that happen after something; a task on the agenda names one of them.
REACTIONS: Final = (
    SELECTED,
    CALLED,
    REVEALED,
    GATHERED,
    PAID,
    BUILT,
    DESTROYED,
    CROWNED,
    TURN_END,
    ROUND_END,
)

HOOK_METHODS: Final = {
    "on_selected": SELECTED,
    "on_called": CALLED,
    "on_revealed": REVEALED,
    "on_gathered": GATHERED,
    "on_paid": PAID,
    "on_built": BUILT,
    "on_destroyed": DESTROYED,
    "on_crown": CROWNED,
    "on_turn_end": TURN_END,
    "on_round_end": ROUND_END,
    "use": POWER,
    "can_pay": PAYS,
    "price": PRICE,
    "gather_gold": GATHERS,
    "gather_draw": GATHERS,
    "gather_keep": GATHERS,
    "may_duplicate": DUPLICATES,
    "extra_to_attack": WALL,
    "forbids_attack": SHIELD,
    "complete_size": SIZE,
    "points": POINTS,
    "binds": BINDS,
    "scoring_colours": COLOURS,
    "points_in_hand": HAND_POINTS,
    "counts_for_income": WILD,
    "cannot_build": FORBIDS,
    "cannot_be_built": RESTRICTED,
    "exempts": EXEMPTS,
    "cannot_end": DUTIES,
    "tax": TAXES,
}


CAREFUL: Final = (NO, PASS, DONE, GOLD, HAND)  # what an absent player answers, if offered


@mypyc_attr(allow_interpreted_subclasses=True)
class Asker:
    """Whoever asks a question: a card or a phase of the game."""

    id: str = ""
    picky: bool = True  # whether `cannot_choose` refuses anything

    def __reduce__(self) -> tuple[object, ...]:
        """Be pickled by name: an asker is made once, and has no state."""
        from .registry import find_asker  # noqa: PLC0415 - it holds them

        return find_asker, (self.id,)

    def candidates(self, state: State, question: Question) -> list[Option]:
        """Everything that the question could be about, allowed or not."""
        raise AssertionError(f"{self.id} has no question {question.name}")

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        """Why a candidate may not be chosen; `None` if it may."""
        return None

    def cannot_target(
        self, state: State, question: Question, owner: Seat, target: Built
    ) -> Reason | None:
        """As `cannot_choose`, for a district that stands in the city of `owner`."""
        return self.cannot_choose(state, question, target.option(owner))

    def options(self, state: State, question: Question) -> tuple[Option, ...]:
        """The legal answers: a function of the state, so that a redealt game asks anew."""
        found = self.candidates(state, question)
        if self.picky:
            found = [
                option for option in found if self.cannot_choose(state, question, option) is None
            ]
        return tuple(found)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        """Go on with the choice; earlier answers of the same effect are in `question.about`."""
        raise AssertionError(f"{self.id} has no question {question.name}")

    def effect(self, state: State, question: Question, option: Option) -> Effect | None:
        """The gold and the cards that an answer gains or costs at once; `None` if neither."""
        return None

    def careful(self, state: State, question: Question, rng: Rng) -> Option:
        """The answer for a player who is away: the cautious one, else by chance (Q140)."""
        for option in CAREFUL:
            if option in question.options:
                return option
        return question.options[rng.below(len(question.options))]

    def seat_in(self, this: Round, task: Task) -> Seat:
        """Whose a task of this asker is."""
        return task.seat

    def perform(self, state: State, task: Task) -> None:
        """Do a step that this asker put on the agenda."""
        raise AssertionError(f"{self.id} has no step {task.step}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Asker):
    """What a rule text is printed on; stateless. A card is what it overrides.

    In every hook `me` is the seat that has the card: the owner of the city, or the player of the
    character (the Witch, once she resumed). `NOBODY` stands for a character nobody holds and, in
    reactions before the end of the round, for one that is not revealed yet.
    """

    number: int = -1  # permanent and declared: ids of options derive from it
    requires: str = ""  # the character that must be in the cast
    asks: str = ""  # the first question of the power, where it points at targets
    version: str = ""  # of a version that a switch chooses: the ending of its own words
    hooks: Bits = 0  # the overridden hooks; filled in at registration
    use_option: Option

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Be pickled by name, and as the version that a switch chooses."""
        from .registry import address, find_card  # noqa: PLC0415 - it holds the cards

        return find_card, address(self)

    def perform(self, state: State, task: Task) -> None:
        """Do a reaction that is due."""
        hook = task.step
        me = self.seat_in(state.round, task)
        if hook == GATHERED:
            self.on_gathered(state, me)
        elif hook == REVEALED:
            self.on_revealed(state, me)
        elif hook == BUILT:
            self.on_built(state, me)
        elif hook == PAID:
            self.on_paid(state, me)
        elif hook == TURN_END:
            self.on_turn_end(state, me)
        elif hook == CALLED:
            self.on_called(state, me)
        elif hook == SELECTED:
            self.on_selected(state, me)
        elif hook == ROUND_END:
            self.on_round_end(state, me)
        elif hook == CROWNED:
            self.on_crown(state, me)
        else:
            assert hook == DESTROYED
            by = task.about[1].card
            assert by is not None
            self.on_destroyed(state, me, state.card_of(task.about[0]), by)

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        """Why the power cannot be used now (that it is once per turn is the engine's care)."""
        return None

    def use(self, state: State, me: Seat) -> None:
        """Use the power of this card in the own turn."""

    def can_pay(self, state: State, me: Seat, card: District) -> bool:
        """Whether this card offers another way to pay what is due for `card`."""
        return False

    def pay(self, state: State, me: Seat, card: District) -> None:
        """Pay in this card's way."""

    def may_duplicate(self, state: State, me: Seat) -> bool:
        """Whether the player may build what already stands in the city."""
        return False

    def forbids_attack(self, state: State, me: Seat, owner: Seat, target: Built) -> Reason | None:
        """Why rank 8 may not use its ability on a district of another city."""
        return None

    def on_selected(self, state: State, me: Seat) -> None:
        """All characters are chosen, rank 1 is not yet called."""

    def on_called(self, state: State, me: Seat) -> None:
        """A rank was called (`state.round.calling`) and nobody has answered yet."""

    def on_revealed(self, state: State, me: Seat) -> None:
        """The character of the turn was revealed by its player."""

    def on_gathered(self, state: State, me: Seat) -> None:
        """The player of the turn has gathered."""

    def on_paid(self, state: State, me: Seat) -> None:
        """The district of `state.work` was paid for, and is not yet placed."""

    def on_built(self, state: State, me: Seat) -> None:
        """The district of `state.work` was placed."""

    def on_destroyed(self, state: State, me: Seat, card: District, by: Card) -> None:
        """A district was destroyed by an effect of the card `by`."""

    def on_crown(self, state: State, me: Seat) -> None:
        """The crown passed to another player."""

    def on_turn_end(self, state: State, me: Seat) -> None:
        """The own turn ends."""

    def on_round_end(self, state: State, me: Seat) -> None:
        """All ranks were called; by rank."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Card):
    """A character card."""

    rank: Rank = 0
    income: Colour = NO_COLOUR
    income_in_cards: bool = False
    build_limit: int = 1
    min_players: int = 2
    marker: str = ""  # the kind of marker that this character lays
    markers: int = 0  # how many of them; 0: any number
    option: Option
    menus: list[tuple[Option, ...]]  # the buttons of the menu, by which of them are shown

    def seat_in(self, this: Round, task: Task) -> Seat:
        """Who plays the character; nobody while it is hidden and the round goes on."""
        if task.step != ROUND_END and not this.revealed >> self.rank & 1:
            return NOBODY
        return this.player[self.rank]

    def take_income(self, state: State, me: Seat, amount: int) -> None:
        """Gain for the districts of the own colour."""
        if self.income_in_cards:
            state.gain_cards(me, amount)
        else:
            state.gain(me, amount)

    def income_effect(self, state: State, me: Seat, amount: int) -> Effect | None:
        """What `take_income` gives at once; `None` where that is asked."""
        if self.income_in_cards:
            drawn = min(amount, state.deck.size())
            return Effect(cards=drawn, keep=drawn)
        return Effect(gold=amount)

    def tax(self, state: State, builder: Seat, gold: int) -> int:
        """What a builder with so much gold left lays on this character; it has a hoard then."""
        return 0

    def cannot_build(self, state: State, me: Seat, card: District) -> Reason | None:
        """Why this character builds no such district."""
        return None

    def exempts(self, card: District) -> bool:
        """Whether building `card` does not use the building limit of this character."""
        return False

    def cannot_end(self, state: State, me: Seat) -> Reason | None:
        """The duty that is to be done before the turn ends."""
        return None

    def binds(self, state: State, me: Seat) -> Reason | None:
        """Why the player of the turn can only gather at first."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class District(Card):
    """A district card."""

    cost: int = 0
    colour: Colour = UNIQUE
    weight: int = 1  # how many districts it counts for completion
    covers: bool = False  # cards may lie below it
    bit: Kinds = 0  # 1 << number
    exempt: bool = False  # building it does not use the building limit
    yields_both: bool = False  # gives gold and card where the ability says gold or card
    option: Option
    build_option: Option
    standing: list[Option]  # in a city, by seat
    standing_beautified: list[Option]
    plain: Built  # the district as built, shared by all games

    def cannot_be_built(self, state: State, me: Seat) -> Reason | None:
        """Why this district cannot be built in the city of `me`."""
        return None

    def counts_for_income(self, colour: Colour) -> bool:
        """Whether abilities that gain per district of a colour count this one."""
        return self.colour == colour

    def price(self, state: State, me: Seat, card: District, price: int) -> int:
        """What the owner pays for building `card`."""
        return price

    def gather_gold(self, state: State, me: Seat, amount: int) -> int:
        """How much gold the owner gathers."""
        return amount

    def gather_draw(self, state: State, me: Seat, amount: int) -> int:
        """How many cards the owner draws when gathering."""
        return amount

    def gather_keep(self, state: State, me: Seat, drawn: int, keep: int) -> int:
        """How many of the drawn cards the owner keeps."""
        return keep

    def extra_to_attack(self, state: State, me: Seat, target: Built) -> int:
        """What rank 8 pays more to use its ability on a district of this city."""
        return 0

    def complete_size(self, state: State, size: int) -> int:
        """How many districts complete a city, anybody's."""
        return size

    def scoring_colours(self) -> list[Colour]:
        """The colours it may count as at the end; the best is taken."""
        return [self.colour]

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        """Points at the end, besides the cost, for standing in the city."""
        return 0

    def points_in_hand(self, state: State, me: Seat) -> int:
        """Points at the end for being in the hand."""
        return 0
