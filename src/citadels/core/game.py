"""Game: one game, the questions it asks, the choices it takes, the loop that drives it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from . import explain
from .basics import NOBODY, IllegalChoice, Seat
from .card import (
    PAYS,
    PRICE,
    SHIELD,
    SIZE,
    WALL,
    WILD,
    Asker,
    Card,
    Character,
    District,
)
from .chance import Odds, OutcomeNeeded
from .config import Config
from .option import Option, find_option
from .phases import build, call, draft, setup, turn
from .reason import BOUND, COMPLETED, DUPLICATE, Reason
from .rng import Rng, make_rng
from .scoring import Score, rank_scores, score_of
from .table import Ask, Built
from .verbs import Verbs

# What playing changes; the configuration, the seed and the origin of a game stay.
PLAYED_ON: Final = (
    *("rng", "players", "deck", "round", "turn", "work", "crown", "first", "over", "bank"),
    *("hoard", "aside", "agenda", "asking", "known", "watched", "choices", "forced"),
    *("undoable", "events"),
)


@final
class Game(Verbs):
    """One game: `asking` is the open question, `play` answers it, until it is `over`."""

    def __init__(
        self,
        config: Config,
        seed: int | bytes | Rng = 0,
        events: bool = True,
        outcomes: Iterable[Option | str] | None = None,
        like: Game | None = None,
        begin: bool = True,
    ) -> None:
        rng = seed if isinstance(seed, Rng) else make_rng(seed)
        super().__init__(config, rng, like)
        if like is None:
            self.seed = None if isinstance(seed, Rng) else seed
            self.origin = ""  # the position that the game began with, if it was no deal
            if events:
                self.events = []
            if begin:
                self._deal(outcomes)
        else:
            self.seed = like.seed
            self.origin = like.origin

    def _deal(self, outcomes: Iterable[Option | str] | None) -> None:
        """Set up; with `outcomes` the caller decides the deal (OutcomeNeeded: they ran out)."""
        if outcomes is not None:
            self.script = [self._option(thing) for thing in outcomes]
            self.forced[-1] = tuple(self.script)
        setup.begin(self)
        self._run()
        if self.script is not None and self.scripted != len(self.script):
            raise IllegalChoice(f"{len(self.script)} outcomes given, {self.scripted} needed")
        self.script = None

    def clone(self) -> Game:
        """Give an independent copy of the game."""
        return Game(self.config, self.rng.copy(), like=self)

    # Questions and choices

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers to the open question; none when the game is over."""
        return () if self.asking is None else self.asking.options

    def play(
        self,
        choice: Option | str,
        number: int = -1,
        outcomes: Iterable[Option | str] | None = None,
    ) -> Odds | None:
        """Answer the open question, by option or by text.

        `number` is the number of the question that is answered; another one is stale. With
        `outcomes` the caller decides the chance events of this step; where they run out, the game
        stays as it was and the odds of the next event are given.
        """
        ask = self.asking
        option = choice if isinstance(choice, Option) else find_option(choice)
        if ask is None or option is None or not ask.offers(option):
            raise explain.illegal(self, choice)
        if number != -1 and number != ask.number:
            raise IllegalChoice(
                f"{option.text} answers question {number}, but question {ask.number} is open",
                "stale",
            )
        if outcomes is not None:
            return self._play_decided(option, [self._option(thing) for thing in outcomes])
        self.choices.append(option)
        self.barrier = False
        self.asking = None
        card = ask.card
        self.source = card
        card.answer(self, ask, option)
        self._run()
        self.undoable = 0 if self.barrier or self._asked() != ask.seat else self.undoable + 1
        return None

    def _asked(self) -> Seat:
        return NOBODY if self.asking is None else self.asking.seat

    def _option(self, thing: Option | str) -> Option:
        option = thing if isinstance(thing, Option) else find_option(thing)
        if option is None:
            raise IllegalChoice(f"{thing!r} names nothing in the game", "nothing", name=str(thing))
        return option

    def _play_decided(self, option: Option, outcomes: list[Option]) -> Odds | None:
        """Play with the caller's outcomes, on a copy until they proved enough."""
        trial = self.clone()
        trial.script = outcomes
        try:
            trial.play(option)
        except OutcomeNeeded as needed:
            return needed.odds
        if trial.scripted != len(outcomes):
            raise IllegalChoice(f"{len(outcomes)} outcomes given, {trial.scripted} needed")
        if outcomes:
            trial.forced[len(self.choices)] = tuple(outcomes)
        trial.script = None
        self._become(trial)
        return None

    def _become(self, other: Game) -> None:
        """Take over the state of a copy that was played on."""
        for name in PLAYED_ON:
            setattr(self, name, getattr(other, name))

    def careful(self, rng: Rng) -> Option:
        """The careful answer to the open question, for a player who is away (Q16, Q140)."""
        ask = self.asking
        if ask is None:
            raise IllegalChoice("nobody is asked: the game is over", "over")
        return ask.card.careful(self, ask, rng)

    def why_not(self, choice: Option | str) -> Reason | None:
        """Why something is no answer to the open question; `None` if it is one."""
        return explain.why_not(self, self._option(choice))

    def reasons(self) -> dict[Option, Reason]:
        """Everything the open question speaks of and that cannot be chosen, with the reason."""
        return explain.reasons(self)

    def targets(self, power: Card) -> dict[Option, Reason | None]:
        """What a power of the open turn could point at, each with the reason why it cannot.

        `None` stands for what it can; a power that points at nothing has no targets.
        """
        return explain.targets(self, power)

    def ask(self, seat: Seat, card: Asker, question: str, about: tuple[Option, ...] = ()) -> None:
        """Ask a seat a question; the asker's `options` are the legal answers."""
        ask = Ask(seat, card, question, about, self.start + len(self.choices))
        ask.options = card.options(self, ask)
        assert ask.options, f"{card.id}-{question} offers nothing"
        self.asking = ask

    def ask_again(self) -> None:
        """Derive the options of the open question anew (the state was redealt)."""
        ask = self.asking
        if ask is not None:
            again = Ask(ask.seat, ask.card, ask.question, ask.about, ask.number)
            again.options = ask.card.options(self, again)
            self.asking = again

    def go_on(self) -> None:
        """Let a game that was set up by hand run to its first question."""
        self._run()

    def _run(self) -> None:
        """Go on until somebody is asked or the game is over."""
        while self.asking is None and not self.over:
            agenda = self.agenda
            if agenda is not None:
                self.agenda = agenda.later
                task = agenda.task
                self.source = task.card
                task.card.perform(self, task)
            elif self.turn.seat != NOBODY:
                self.ask(self.turn.seat, turn.MENU, "turn")
            elif self.round.step < len(self.round.draft):
                draft.advance(self)
            else:
                call.advance(self)

    # Rules that several cards and phases share

    def bound_reason(self) -> Reason:
        """Why only gathering is open in this turn."""
        return self.binding() or BOUND

    def binding(self) -> Reason | None:
        """The character that lets the player of the turn only gather at first."""
        for character in self.config.binders:
            reason = character.binds(self, self.round.player[character.rank])
            if reason is not None:
                return reason
        return None

    def complete_size(self) -> int:
        """How many districts complete a city now."""
        size = self.config.complete_size
        if self.config.hooks & SIZE:
            for player in self.players:
                if player.hooks & SIZE:
                    for built in player.city:
                        size = built.card.complete_size(self, size)
        return size

    def is_complete(self, seat: Seat) -> bool:
        """Whether a city is completed."""
        return self.players[seat].weight >= self.complete_size()

    def check_completion(self, active: Seat) -> None:
        """Note who completed a city first; the active player, then clockwise (Q121)."""
        if self.first != NOBODY:
            return
        size = self.complete_size()
        count = self.config.players
        for i in range(count):
            seat = (active + i) % count
            if self.players[seat].weight >= size:
                self.first = seat
                self.tell("completes", seat, amount=len(self.players[seat].city))
                return

    def price(self, seat: Seat, card: District) -> int:
        """What a player would pay for building a district."""
        price = card.cost
        player = self.players[seat]
        if player.hooks & PRICE:
            for built in player.city:
                if built.card.hooks & PRICE:
                    price = built.card.price(self, seat, card, price)
        return price

    def due(self, seat: Seat, card: District) -> int:
        """What is still to be paid for a district, being built or not yet."""
        return self.price(seat, card) if self.work is None else self.work.due

    def spare(self, seat: Seat, card: District) -> int:
        """How many hand cards could be given up for building a district."""
        hand = self.players[seat].hand
        return len(hand) - 1 if self.work is None and card in hand else len(hand)

    def other_ways(self, seat: Seat, card: District) -> list[Card]:
        """The cards that offer another way to pay for a district."""
        ways: list[Card] = []
        player = self.players[seat]
        if player.hooks & PAYS:
            for built in player.city:
                if built.card.hooks & PAYS and built.card.can_pay(self, seat, card):
                    ways.append(built.card)
        if card.hooks & PAYS and card not in ways and card.can_pay(self, seat, card):
            ways.append(card)
        character = self.turn.character
        if character is not None and character.hooks & PAYS and character.can_pay(self, seat, card):
            ways.append(character)
        return ways

    def cannot_add(self, seat: Seat, card: District) -> Reason | None:
        """Why a district cannot be added to a city without building it (never a duplicate)."""
        if self.stands(seat, card):
            return DUPLICATE
        return card.cannot_be_built(self, seat)

    def cannot_attack(self, seat: Seat, owner: Seat, target: Built) -> Reason | None:
        """Why rank 8 cannot use its ability on a district."""
        if self.is_complete(owner):
            return COMPLETED
        if target.card.hooks & SHIELD:
            reason = target.card.forbids_attack(self, owner, owner, target)
            if reason is not None:
                return reason
        if owner != seat:
            for character in self.config.shields:
                me = self.round.player[character.rank]
                reason = character.forbids_attack(self, me, owner, target)
                if reason is not None:
                    return reason
        return None

    def wall(self, owner: Seat, target: Built) -> int:
        """What rank 8 pays more to use its ability on a district."""
        extra = 0
        player = self.players[owner]
        if player.hooks & WALL:
            for built in player.city:
                extra += built.card.extra_to_attack(self, owner, target)
        return extra

    def count_for_income(self, seat: Seat, character: Character) -> int:
        """How many districts a character gains for."""
        colour = character.income
        player = self.players[seat]
        if not player.hooks & WILD:
            return player.colours[colour]
        return sum([built.card.counts_for_income(colour) for built in player.city])

    def offers(self, seat: Seat, card: Asker, question: str) -> bool:
        """Whether a question, if it were asked, would have a legal answer."""
        ask = Ask(seat, card, question, (), -1)
        for option in card.candidates(self, ask):
            if card.cannot_choose(self, ask, option) is None:
                return True
        return False

    def offers_standing(
        self, seat: Seat, card: Asker, question: str, about: tuple[Option, ...] = ()
    ) -> bool:
        """As `offers`, for a question about standing districts: stops at the first."""
        ask = Ask(seat, card, question, about, -1)
        for player in self.players:
            for built in player.city:
                if card.cannot_target(self, ask, player.seat, built) is None:
                    return True
        return False

    def aside_options(self) -> list[Option]:
        """The cards drawn aside, to point at."""
        return turn.aside_options(self)

    # Building and turns, for cards

    def cannot_pay_for(self, seat: Seat, card: District) -> Reason | None:
        """Why a player cannot build a district, building limit and time apart."""
        return turn.cannot_pay_for(self, seat, card)

    def build_extra(self, seat: Seat, card: District) -> None:
        """Build a card laid aside, outside the building limit."""
        build.begin(self, seat, card, True)

    def is_partly_paid(self) -> bool:
        """Whether a part of the price of a district was paid in cards."""
        return self.work is not None and self.work.cards > 0

    def ways_to_pay(self) -> list[Option]:
        """The ways to pay what is due for the district being built."""
        return build.ways(self)

    def choose_payment(self) -> None:
        """Go on with paying what is due."""
        build.choose_payment(self)

    def pay_gold(self) -> None:
        """Pay what is due in gold."""
        build.pay_gold(self)

    def waive_price(self) -> None:
        """Build without paying."""
        assert self.work is not None
        self.work.free = True
        build.settle(self)

    def redirect_build(self, seat: Seat) -> None:
        """Let the district being built go to another city."""
        assert self.work is not None
        self.work.into = seat

    def open_turn(self, seat: Seat) -> None:
        """Begin the turn of the called character."""
        character = self.config.by_rank[self.round.calling]
        assert character is not None
        call.open_turn(self, seat, character)

    # Results

    def scores(self) -> list[Score]:
        """The score of every seat with every line explained, as the table stands now."""
        return [score_of(self, seat) for seat in range(self.config.players)]

    def ranking(self) -> list[Seat]:
        """The seats from first to last place (R174)."""
        return rank_scores(self.scores())
