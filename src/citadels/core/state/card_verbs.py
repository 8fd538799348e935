"""Cards on the move: hands, the deck, and what every observer knows of them."""

from __future__ import annotations

from ..basics import ASIDE, EVERYBODY, NOBODY, POOL, SPECTATOR, Bits, Seat
from ..card import Card, District
from ..event import Event
from ..option import Option
from .chance import Chance
from .known import NOTHING, OBSERVER, Known, insert, take


class CardVerbs(Chance):
    """A state with the verbs that move district cards."""

    def tell(
        self,
        name: str,
        seat: Seat = NOBODY,
        other: Seat = NOBODY,
        amount: int = 0,
        things: tuple[Option, ...] = (),
        seen: int = -1,
    ) -> None:
        """Note an event; `seen` are the observers who see the things, as bits."""
        if self.events is not None:
            card = self.source if isinstance(self.source, Card) else None
            self.events.append(Event(name, card, seat, other, amount, things, seen))

    def know(self, observer: int, holder: int, known: Known) -> None:
        """Write down what an observer knows of a holder's cards."""
        self._own_known()
        if known.count > 0:
            self.watched[holder] |= 1 << observer
            self.known[observer * OBSERVER + holder] = known
        elif self.watched[holder] >> observer & 1:
            self.watched[holder] -= 1 << observer
            self.known[observer * OBSERVER + holder] = NOTHING

    def _own_known(self) -> None:
        """Before writing: have a list that no copy shares."""
        if self.lent:
            self.known = self.known[:]
            self.lent = False

    def forget(self, holder: int, observers: Bits) -> None:
        """Some observers know no more of a holder's cards."""
        gone: Bits = self.watched[holder] & observers
        if gone:
            for observer in range(SPECTATOR + 1):
                if gone >> observer & 1:
                    self.know(observer, holder, NOTHING)

    def learn(self, holder: int, card: District, observers: Bits) -> None:
        """Some observers see a card come to a holder."""
        for observer in range(SPECTATOR + 1):
            if observers >> observer & 1 and observer != holder:
                known = self.known[observer * OBSERVER + holder]
                self.know(observer, holder, known.plus(card))

    def lose_sight(self, holder: int, card: District, observers: Bits) -> None:
        """A card leaves a holder; some observers see which one, the others only that."""
        watched: Bits = self.watched[holder]
        if not watched:
            return
        self._own_known()
        for observer in range(SPECTATOR + 1):
            if watched >> observer & 1:
                key = observer * OBSERVER + holder
                known = self.known[key]
                left = known.without(card) if observers >> observer & 1 else known.less()
                if left.count > 0:
                    self.known[key] = left
                else:
                    self.know(observer, holder, NOTHING)

    def take_in(self, seat: Seat, card: District, observers: Bits) -> None:
        """Put a card into a hand; the observers see which."""
        insert(self.players[seat].hand, card)
        if observers:
            self.learn(seat, card, observers & self.everybody)

    def take_out(self, seat: Seat, card: District, observers: Bits) -> None:
        """Take a card out of a hand; the observers see which."""
        take(self.players[seat].hand, card)
        self.lose_sight(seat, card, observers)

    def draw_one(self, seat: Seat, holder: int) -> District:
        """Take the top card of the deck for a seat; it is going to the holder."""
        deck = self.deck
        self.barrier = True
        if deck.head:
            return deck.head.pop(0)
        if deck.pool:
            card = deck.pool.pop(self.chance_card("draw", deck.pool))
            self.lose_sight(POOL, card, 1 << seat)
            return card
        card = deck.tail.pop(0)
        observers = deck.known.pop(0)
        if observers:
            self.learn(holder, card, observers & ~(1 << seat))
        return card

    def gain_cards(self, seat: Seat, count: int) -> None:
        """Draw cards into the hand, as many as there are."""
        drawn = min(count, self.deck.size())
        if self.events is None:
            hand = self.players[seat].hand
            for _ in range(drawn):
                insert(hand, self.draw_one(seat, seat))
        elif drawn:
            cards = [self.draw_one(seat, seat) for _ in range(drawn)]
            for card in cards:
                insert(self.players[seat].hand, card)
            things = tuple(card.option for card in cards)
            self.tell("draws", seat, amount=drawn, things=things, seen=1 << seat)

    def draw_aside(self, seat: Seat, count: int) -> None:
        """Draw cards to choose from."""
        drawn = min(count, self.deck.size())
        for _ in range(drawn):
            self.aside.append(self.draw_one(seat, ASIDE))
        if self.events is not None:
            things = tuple(card.option for card in self.aside)
            self.tell("looks", seat, amount=drawn, things=things, seen=1 << seat)

    def lay_aside(self, seat: Seat, giver: Seat, card: District) -> None:
        """Take a card from somebody's hand, to be placed; only these two see it."""
        self.take_out(giver, card, 1 << giver | 1 << seat)
        self.aside.append(card)
        self.learn(ASIDE, card, 1 << giver)
        self.barrier = True
        if self.events is not None:
            both = 1 << giver | 1 << seat
            self.tell("gives-card", giver, seat, 1, (card.option,), both)

    def keep_aside(self, seat: Seat, card: District, others: int = 0) -> None:
        """Take one of the cards laid aside into the hand; others may have seen it."""
        take(self.aside, card)
        self.lose_sight(ASIDE, card, 1 << seat | others)
        self.take_in(seat, card, others)
        if self.events is not None:
            self.tell("keeps", seat, amount=1, things=(card.option,), seen=1 << seat)

    def keep_one(self, seat: Seat, card: District) -> None:
        """Keep one of the cards drawn aside; the others go under the deck as drawn (Q02)."""
        kept = False
        for drawn in self.aside:
            if drawn is card and not kept:
                kept = True
                insert(self.players[seat].hand, card)
            else:
                self.put_under(drawn, 1 << seat)
        self.aside.clear()
        self.forget(ASIDE, EVERYBODY)
        if self.events is not None:
            self.tell("keeps", seat, amount=1, things=(card.option,), seen=1 << seat)

    def put_under(self, card: District, observers: Bits) -> None:
        """Put a card under the deck."""
        self.deck.tail.append(card)
        self.deck.known.append(observers & self.everybody)

    def return_aside(self, seat: Seat) -> None:
        """Put the cards drawn aside and not kept under the deck, in the order drawn (Q02)."""
        for card in self.aside:
            self.put_under(card, 1 << seat)
        self.aside.clear()
        self.forget(ASIDE, EVERYBODY)

    def shuffle_aside(self, seat: Seat) -> None:
        """Shuffle the cards drawn aside, and everything else, into one deck."""
        self.return_aside(seat)
        self.shuffle_deck()

    def shuffle_deck(self) -> None:
        """Shuffle the deck: its head and its tail join the pool."""
        deck = self.deck
        for card in deck.head:
            insert(deck.pool, card)
        self._learn_tail()
        for card in deck.tail:
            insert(deck.pool, card)
        deck.head.clear()
        deck.tail.clear()
        deck.known.clear()
        self.tell("shuffles")

    def _learn_tail(self) -> None:
        """Observers know of the pool what they knew of the tail that joins it."""
        tail, seen_by = self.deck.tail, self.deck.known
        for observer in range(SPECTATOR + 1):
            if not self.everybody >> observer & 1:
                continue
            seen = [tail[i] for i in range(len(tail)) if seen_by[i] >> observer & 1]
            if seen:
                known = self.known[observer * OBSERVER + POOL]
                cards = list(known.cards)
                for card in seen:
                    insert(cards, card)
                self.know(observer, POOL, Known(tuple(cards), known.count + len(seen)))

    def search_deck(self, seat: Seat) -> None:
        """Let a player look through the whole deck; its order is lost."""
        self.shuffle_deck()
        pool = tuple(self.deck.pool)
        self.know(seat, POOL, Known(pool, len(pool)))
        self.barrier = True
        if self.events is not None:
            things = tuple(card.option for card in pool)
            self.tell("searches", seat, amount=len(pool), things=things, seen=1 << seat)

    def take_from_deck(self, seat: Seat, card: District) -> None:
        """Take a card of choice from the shuffled deck into the hand."""
        take(self.deck.pool, card)
        self.lose_sight(POOL, card, 1 << seat)
        insert(self.players[seat].hand, card)
        self.tell("takes-card", seat, amount=1, things=(card.option,), seen=1 << seat)

    def discard(self, seat: Seat, card: District) -> None:
        """Put a hand card under the deck, unseen by others."""
        self.take_out(seat, card, 1 << seat)
        self.put_under(card, 1 << seat)
        if self.events is not None:
            self.tell("discards", seat, amount=1, things=(card.option,), seen=1 << seat)

    def pay_card(self, seat: Seat, card: District) -> None:
        """Pay 1 of what is due for the district being built by discarding a hand card."""
        work = self.work
        assert work is not None
        self.discard(seat, card)
        work.cards += 1
        work.due -= 1

    def give_card(self, giver: Seat, taker: Seat, card: District) -> None:
        """Move a card from hand to hand; only these two see it."""
        both = 1 << giver | 1 << taker
        self.take_out(giver, card, both)
        self.take_in(taker, card, 1 << giver)
        self.barrier = True
        if self.events is not None:
            self.tell("gives-card", giver, taker, 1, (card.option,), both)

    def random_card(self, seat: Seat) -> District:
        """Choose a card of a hand by chance."""
        hand = self.players[seat].hand
        return hand[self.chance_card("take", hand)]

    def see_hand(self, observer: Seat, seat: Seat) -> None:
        """Let a player look at a whole hand."""
        hand = tuple(self.players[seat].hand)
        self.know(observer, seat, Known(hand, len(hand)))
        self.barrier = self.barrier or bool(hand)
        if self.events is not None:
            things = tuple(card.option for card in hand)
            self.tell("sees-hand", observer, seat, len(hand), things, 1 << observer)

    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Exchange two whole hands; what was known of them goes along."""
        first, second = self.players[one], self.players[other]
        first.hand, second.hand = second.hand, first.hand
        for observer in range(SPECTATOR + 1):
            if observer not in (one, other):
                known = self.known[observer * OBSERVER + one]
                self.know(observer, one, self.known[observer * OBSERVER + other])
                self.know(observer, other, known)
        self.know(one, other, Known(tuple(second.hand), len(second.hand)))
        self.know(other, one, Known(tuple(first.hand), len(first.hand)))
        self.barrier = True
        if self.events is not None:
            for seat, hand in ((one, first.hand), (other, second.hand)):
                things = tuple(card.option for card in hand)
                both = 1 << one | 1 << other
                self.tell("gets-hand", seat, one + other - seat, len(hand), things, both)
