"""Verbs: the only code that writes gold, cities, markers and the crown."""

from __future__ import annotations

from ..basics import KILLED, NOBODY, Bits, Kinds, Rank, Seat
from ..card import CROWNED, DESTROYED, Card, Character, District
from ..option import SEATS, Option
from .card_verbs import CardVerbs
from .parts import NO_TURN, Agenda, Built, Task, Turn
from .round import Swap, Token


class Verbs(CardVerbs):
    """A state with the verbs and queries that cards are written in."""

    # Gold

    def gain(self, seat: Seat, amount: int) -> None:
        """Take gold from the bank."""
        if amount:
            self.players[seat].gold += amount
            self.bank -= amount
            if self.events is not None:
                self.tell("gains", seat, amount=amount)

    def refund(self, seat: Seat, amount: int) -> None:
        """Take gold that was paid back from the bank."""
        if amount:
            self.players[seat].gold += amount
            self.bank -= amount
            self.tell("refunds", seat, amount=amount)

    def pay(self, seat: Seat, amount: int) -> None:
        """Pay gold to the bank."""
        assert self.players[seat].gold >= amount
        if amount:
            self.players[seat].gold -= amount
            self.bank += amount
            if self.events is not None:
                self.tell("pays", seat, amount=amount)

    def move_gold(self, giver: Seat, taker: Seat, amount: int) -> None:
        """Move gold from one stash to another."""
        assert self.players[giver].gold >= amount
        if amount:
            self.players[giver].gold -= amount
            self.players[taker].gold += amount
            self.tell("moves-gold", giver, taker, amount)

    def lay_gold(self, seat: Seat, character: Character, amount: int) -> None:
        """Put gold from a stash on a character token, of one who taxes."""
        assert self.players[seat].gold >= amount
        self.players[seat].gold -= amount
        self.hoard[character.rank] += amount
        if self.events is not None:
            self.tell("lays-gold", seat, amount=amount, things=(character.option,))

    def take_hoard(self, seat: Seat, character: Character) -> None:
        """Take all gold from a character token."""
        amount = self.hoard[character.rank]
        self.hoard[character.rank] = 0
        self.players[seat].gold += amount
        self.tell("takes-gold", seat, amount=amount, things=(character.option,))

    def most_gold(self, but: Seat = NOBODY) -> int:
        """How much gold the richest player has, of all or of all but one."""
        most = 0
        for player in self.players:
            if player.gold > most and player.seat != but:
                most = player.gold
        return most

    # Characters and markers

    def holder(self, character: Character) -> Seat:
        """Who drew a character this round."""
        return self.round.holder[character.rank]

    def player_of(self, character: Character) -> Seat:
        """Who plays a character: its holder or, after she resumed, the Witch."""
        return self.round.player[character.rank]

    def is_revealed(self, rank: Rank) -> bool:
        """Whether a character of this rank was revealed this round."""
        return bool(self.round.revealed >> rank & 1)

    def characters(self) -> list[Option]:
        """The whole cast, by rank, to point at."""
        return list(self.config.characters)

    def is_marked(self, rank: Rank, kind: str) -> bool:
        """Whether a marker of a kind lies on a character."""
        for token in self.round.tokens:
            if token.rank == rank and token.kind == kind and not token.gone:
                return True
        return False

    def is_marked_by_any(self, rank: Rank, kinds: tuple[str, ...]) -> bool:
        """Whether a marker of one of some kinds lies on a character."""
        for token in self.round.tokens:
            if token.rank == rank and token.kind in kinds and not token.gone:
                return True
        return False

    def marker(self, rank: Rank, kind: str) -> Token | None:
        """Give the marker of a kind that lies on a character."""
        for token in self.round.tokens:
            if token.rank == rank and token.kind == kind and not token.gone:
                return token
        return None

    def marked(self, kind: str) -> list[Option]:
        """The characters under a marker of a kind, by rank."""
        ranks: Bits = 0
        for token in self.round.tokens:
            if token.kind == kind and not token.gone:
                ranks |= 1 << token.rank
        return list(self.config.characters_of(ranks))

    def mark(self, by: Card, kind: str, target: Option, seen: bool = True) -> None:
        """Lay a marker on a character, its face known to all or to its layer only."""
        self.round.tokens.append(Token(by, kind, target.value, False, seen))
        if self.events is not None:
            self.tell("marks", self.turn.seat, things=(target,))

    def set_face(self, kind: str, target: Option) -> None:
        """Choose which of the hidden markers of a kind is the real one."""
        tokens = self.round.tokens
        for place, token in enumerate(tokens):
            if token.kind == kind:
                tokens[place] = token.turned(token.rank == target.value)
        self.tell("decides", self.turn.seat, things=(target,), seen=1 << self.turn.seat)

    def lift(self, rank: Rank, kind: str, show: bool) -> bool:
        """Take a hidden marker away, showing its face or not; say whether it was real."""
        tokens = self.round.tokens
        token = self.marker(rank, kind)
        assert token is not None
        place = tokens.index(token)
        tokens[place] = Token(token.by, kind, rank, token.face, token.seen or show, True)
        if show:
            self.barrier = True
            self.tell("shows", amount=1 if token.face else 0, things=(self.option_of(rank),))
        return token.face

    def option_of(self, rank: Rank) -> Option:
        """The option that points at the character of a rank."""
        character = self.config.by_rank[rank]
        assert character is not None
        return character.option

    def reveal(self, rank: Rank) -> None:
        """Show who holds a character, if it is not shown yet."""
        if self.is_revealed(rank):
            return
        self.round.revealed |= 1 << rank
        self.barrier = True
        if self.events is not None:
            self.tell("reveals", self.round.holder[rank], things=(self.option_of(rank),))

    def swap_characters(self, giver: Seat, gave: Rank, taker: Seat, got: Rank) -> None:
        """Exchange two held characters, seen by these two only."""
        for rank, seat in ((gave, taker), (got, giver)):
            self.round.holder[rank] = seat
            self.round.player[rank] = seat
        self.round.swaps.append(Swap(giver, gave, taker, got))
        self.barrier = True
        things = (self.option_of(gave), self.option_of(got))
        self.tell("swaps", giver, taker, things=things, seen=1 << giver | 1 << taker)

    def take_over(self, seat: Seat) -> None:
        """Let a seat go on with the turn as the character of the turn (the Witch)."""
        character = self.turn.character
        assert character is not None
        self.round.player[character.rank] = seat
        self.turn = Turn(seat, character)
        self.turn.gathered = True
        self.turn.resumed = True
        self.tell("resumes", seat, things=(character.option,))

    def use_power(self) -> None:
        """Use up the power of the character in this turn."""
        self.turn.power = True

    def note_use(self, card: District) -> None:
        """Note for this turn that a district was used, or has something waiting."""
        self.turn.used |= card.bit

    def bind_turn(self) -> None:
        """Let the player of the turn only gather at first."""
        self.turn.bound = True

    def stop_turn(self) -> None:
        """End the turn at once: nothing that happens at the end of a turn happens."""
        self.tell("stops", self.turn.seat)
        self.turn = NO_TURN

    def give_crown(self, seat: Seat) -> None:
        """Pass the crown."""
        if seat == self.crown:
            return
        self.crown = seat
        self.tell("crown", seat)
        self.react(CROWNED, seat)

    def inherit_crown(self, character: Character) -> None:
        """Crown the holder of a killed character (R102)."""
        seat = self.holder(character)
        if seat != NOBODY and self.is_marked(character.rank, KILLED):
            self.reveal(character.rank)
            self.give_crown(seat)

    def held_by(self, seat: Seat) -> list[Option]:
        """The characters that a seat holds, to point at."""
        return [c.option for c in self.config.cast if self.round.holder[c.rank] == seat]

    # Things to point at

    def rank_of(self, option: Option) -> Rank:
        """The rank of the character that an option points at."""
        return option.value

    def card_of(self, option: Option) -> District:
        """This game's version of the district that an option names."""
        return self.config.district(option.value)

    def all_seats(self) -> list[Option]:
        """All players, to point at."""
        return SEATS[: self.config.players]

    def other_seats(self, seat: Seat) -> list[Option]:
        """All players but one, to point at."""
        return [SEATS[other] for other in range(self.config.players) if other != seat]

    def hand_of(self, seat: Seat) -> list[Option]:
        """The cards of a hand, to point at; equal ones once."""
        found: list[Option] = []
        last: Option | None = None
        for card in self.players[seat].hand:
            if card.option is not last:  # the hand is sorted
                last = card.option
                found.append(last)
        return found

    def all_standing(self) -> list[Option]:
        """The districts of all cities, to point at."""
        found: list[Option] = []
        for player in self.players:
            self.add_standing(player.seat, found)
        return found

    # Cities

    def own(self, seat: Seat, card: Card) -> Built:
        """The district of this card in a city."""
        for built in self.players[seat].city:
            if built.card is card:
                return built
        raise AssertionError(f"{card.id} does not stand")

    def stands(self, seat: Seat, card: District) -> bool:
        """Whether a district of this name is in the city."""
        return bool(self.players[seat].names & card.bit)

    def find(self, target: Option) -> Built:
        """The district that an option points at."""
        for built in self.players[target.seat].city:
            if built.card.number == target.value and built.beautified == target.beautified:
                return built
        raise AssertionError(f"{target.text} does not stand")

    def standing(self, seat: Seat) -> list[Option]:
        """The districts of a city, to point at; equal ones once."""
        found: list[Option] = []
        self.add_standing(seat, found)
        return found

    def add_standing(self, seat: Seat, found: list[Option]) -> None:
        """Add the districts of a city to a list of things to point at."""
        names: Kinds = 0
        for built in self.players[seat].city:
            option = built.option(seat)
            if not names & built.card.bit or option not in found:
                found.append(option)
            names |= built.card.bit

    def destroy(self, owner: Seat, built: Built, by: Card) -> None:
        """Destroy a district: it goes under the deck, what lies below it first, shuffled (Q06)."""
        self.players[owner].remove(built)
        if built.beautified:
            self.bank += 1  # Q05
        self._bury(built)
        self.put_under(built.card, self.everybody)
        self.tell("destroys", self.turn.seat, owner, things=(built.card.option,))
        if self.config.hooks & DESTROYED:
            about = (built.card.option, by.use_option)
            for task in self.reactions(DESTROYED, self.turn.seat):
                self.add_task(Task(task.card, DESTROYED, task.seat, about))

    def _bury(self, built: Built) -> None:
        """Put the cards below a district under the deck, in random order (Q02)."""
        cards = list(built.under)
        if len(cards) == 1:
            self.put_under(cards[0], built.known[0])
        else:
            while cards:
                self.put_under(cards.pop(self.chance_card("bury", cards)), 0)

    def exhume(self, seat: Seat, card: District) -> None:
        """Take the card that was last put under the deck into a hand; all have seen it."""
        assert self.deck.tail[-1] is card
        self.deck.tail.pop()
        self.deck.known.pop()
        self.take_in(seat, card, self.everybody & ~(1 << seat))
        self.tell("takes-card", seat, amount=1, things=(card.option,))

    def move_district(self, giver: Seat, taker: Seat, built: Built) -> None:
        """Move a standing district, with all that lies on it and below it."""
        self.players[giver].remove(built)
        self.players[taker].place(built)
        self.tell("moves-district", giver, taker, things=(built.card.option,))

    def beautify(self, seat: Seat, built: Built) -> None:
        """Put a coin on a district: it costs 1 more for good."""
        player = self.players[seat]
        player.gold -= 1
        player.city[player.city.index(built)] = Built(built.card, True, built.under, built.known)
        self.tell("beautifies", seat, things=(built.card.option,))

    def tuck(self, seat: Seat, card: District, below: Card) -> None:
        """Put a hand card face down below a standing district."""
        self.take_out(seat, card, 1 << seat)
        city = self.players[seat].city
        for place, built in enumerate(city):
            if built.card is below:
                under = (*built.under, card)
                known = (*built.known, 1 << seat)
                city[place] = Built(built.card, built.beautified, under, known)
        self.tell("tucks", seat, amount=1, things=(card.option,), seen=1 << seat)

    # Tasks and reactions

    def add_task(self, task: Task) -> None:
        """Put a task on the agenda; it is done before those that are there."""
        self.agenda = Agenda(task, self.agenda)

    def tasks(self) -> list[Task]:
        """The tasks of the agenda, the last one first."""
        return [] if self.agenda is None else self.agenda.tasks()

    def react(self, hook: Bits, actor: Seat) -> None:
        """Put the reactions to a deed on the agenda."""
        if self.config.hooks & hook:
            ready = self.config.tasks[hook]
            if len(ready) > 1 or (self.config.district_hooks & hook and self._stands_with(hook)):
                ready = tuple(self.reactions(hook, actor))
            for task in ready:
                self.agenda = Agenda(task, self.agenda)

    def _stands_with(self, hook: Bits) -> bool:
        """Whether a card of any city overrides a hook."""
        for player in self.players:
            if player.hooks & hook:
                return True
        return False

    def reactions(self, hook: Bits, actor: Seat) -> list[Task]:
        """The cards that react to a deed, last one first.

        Characters nobody was seen to have, so that the order betrays none; then the other seats
        clockwise; then the actor: the city, then the character.
        """
        rows: list[Task] = []
        order: list[int] = []
        for player in self.players:
            if player.hooks & hook:
                for built in player.city:
                    if built.card.hooks & hook:
                        task = Task(built.card, hook, player.seat)
                        self._line_up(task, player.seat, actor, rows, order)
        for task in self.config.tasks[hook]:
            self._line_up(task, task.card.seat_in(self.round, task), actor, rows, order)
        return rows

    def _line_up(
        self, task: Task, seat: Seat, actor: Seat, rows: list[Task], order: list[int]
    ) -> None:
        """Put a reaction into the rows; among equals the earlier one comes first."""
        mine = -1 if seat == NOBODY else (seat - actor - 1) % self.config.players
        place = 0
        while place < len(order) and order[place] > mine:
            place += 1
        rows.insert(place, task)
        order.insert(place, mine)
