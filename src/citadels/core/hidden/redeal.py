"""Redeal: the same game with everything an observer cannot know dealt anew."""

from __future__ import annotations

from ..basics import ASIDE, EVERYBODY, POOL, SPECTATOR, wrong
from ..card import Character, District
from ..game import Game
from ..rng import FastRng, Rng, as_rng, shuffled
from ..state.known import OBSERVER, Known, insert
from ..state.parts import Built
from ..state.state import State
from .redeal_roles import redeal_roles


def redeal(game: Game, observer: int, seed: int | Rng) -> Game:
    """Give a game that this seat (or the spectator) cannot tell from the real one.

    Everything the observer does not know is dealt again, from a seed (or a generator, which moves
    on): for search, and for tests of what is hidden.

    >>> from citadels import Config, Game, redeal
    >>> game = Game(Config(players=4), seed=1)
    >>> other = redeal(game, 1, 5)
    >>> other.view(1).text() == game.view(1).text()
    True
    >>> other.state.players[0].hand == game.state.players[0].hand
    False

    For two games that the observer cannot tell apart, redeals from equal seeds are equal:
    nothing here may depend on what the observer does not know.
    """
    if not isinstance(game, Game):
        raise wrong("what is redealt is a Game", game)
    if not isinstance(observer, int):
        raise wrong("an observer is the number of a seat or SPECTATOR", observer)
    if not (0 <= observer < game.config.players or observer == SPECTATOR):
        raise ValueError(f"{observer} is neither a seat nor the spectator of this game")
    rng = as_rng(seed)
    other = game.state.copy()
    other.rng = FastRng(rng.next32() << 32 | rng.next32())
    _forget_the_past(other, observer)
    if not other.over:  # else everything is shown
        redeal_roles(other, observer, rng)
        _redeal_faces(other, observer, rng)
        _CardDealer(other, observer, rng).deal()
        other.ask_again()
    return Game(other)


def _forget_the_past(state: State, observer: int) -> None:
    """Keep of how it came to this what the observer knows."""
    state.start += len(state.choices)
    state.choices = []
    state.forced = {}
    state.seed = None
    state.origin = ""
    if state.events is not None:
        state.events = [event.for_observer(observer) for event in state.events]
    for holder in range(POOL + 1):
        state.forget(holder, EVERYBODY & ~(1 << observer))


def _redeal_faces(state: State, observer: int, rng: Rng) -> None:
    """Turn the hidden markers of others anew: which of a kind is the real one."""
    tokens = state.round.tokens
    for kind in sorted({token.kind for token in tokens if not token.seen}):
        places = [i for i, token in enumerate(tokens) if token.kind == kind and not token.seen]
        by = tokens[places[0]].by
        if isinstance(by, Character) and state.player_of(by) == observer:
            continue
        faces = sum([tokens[place].face for place in places])
        order = shuffled(list(range(len(places))), rng)
        for rank, place in enumerate(places):
            tokens[place] = tokens[place].turned(order[rank] < faces)


class _CardDealer:
    """Deals the district cards that the observer cannot place."""

    def __init__(self, state: State, observer: int, rng: Rng) -> None:
        self.state = state
        self.observer = observer
        self.rng = rng
        question = state.question
        self.sees_aside = question is not None and question.seat == observer

    def deal(self) -> None:
        """Pick what is known to be somewhere, then deal the rest."""
        state = self.state
        holders = [p.seat for p in state.players if p.seat != self.observer]
        sizes = [len(state.players[seat].hand) for seat in holders]
        if not self.sees_aside:
            holders.append(ASIDE)
            sizes.append(len(state.aside))
        holders.append(POOL)
        sizes.append(len(state.deck.pool))
        self.pile = self._unlocated()
        picks = self._picks([state.known[self.observer * OBSERVER + h] for h in holders])
        for cards in picks:
            for card in cards:
                self.pile.remove(card)
        order = shuffled(list(range(len(self.pile))), self.rng)
        self.pile = [self.pile[i] for i in order]
        for holder, size, cards in zip(holders, sizes, picks, strict=True):
            self._fill(holder, [*cards, *self._take(size - len(cards))])
        state.deck.head = self._take(len(state.deck.head))
        self._fill_seen()

    def _take(self, count: int) -> list[District]:
        taken = self.pile[:count]
        self.pile = self.pile[count:]
        return taken

    def _is_seen(self, known: int) -> bool:
        return bool(known >> self.observer & 1)

    def _unlocated(self) -> list[District]:
        """The cards whose place the observer does not know, sorted by number."""
        state = self.state
        pile = state.deck.head + state.deck.pool
        for player in state.players:
            if player.seat != self.observer:
                pile += player.hand
            for built in player.city:
                for card, known in zip(built.under, built.known, strict=True):
                    if not self._is_seen(known):
                        pile.append(card)
        if not self.sees_aside:
            pile += state.aside
        for card, known in zip(state.deck.tail, state.deck.known, strict=True):
            if not self._is_seen(known):
                pile.append(card)
        pile.sort(key=_number)
        return pile

    def _picks(self, known: list[Known]) -> list[list[District]]:
        """For each holder, cards known to be there: `count` of the names, by chance."""
        picks: list[list[District]] = [[] for _ in known]
        found = self._pick(known, 0, self.pile[:], picks)
        assert found, "what is known cannot be"
        return picks

    def _pick(
        self,
        known: list[Known],
        holder: int,
        pile: list[District],
        picks: list[list[District]],
    ) -> bool:
        if holder == len(known):
            return True
        want = known[holder]
        if not want.count:
            return self._pick(known, holder + 1, pile, picks)
        order = shuffled(list(range(len(want.cards))), self.rng)
        return self._pick_from(known, holder, pile, picks, [want.cards[i] for i in order], 0)

    def _pick_from(
        self,
        known: list[Known],
        holder: int,
        pile: list[District],
        picks: list[list[District]],
        names: list[District],
        place: int,
    ) -> bool:
        """Choose from `names[place:]` what is missing, and then for the next holders."""
        missing = known[holder].count - len(picks[holder])
        if not missing:
            return self._pick(known, holder + 1, pile, picks)
        if len(names) - place < missing:
            return False
        card = names[place]
        if card in pile:
            pile.remove(card)
            picks[holder].append(card)
            if self._pick_from(known, holder, pile, picks, names, place + 1):
                return True
            picks[holder].pop()
            insert(pile, card)
        return self._pick_from(known, holder, pile, picks, names, place + 1)

    def _fill(self, holder: int, cards: list[District]) -> None:
        if holder == ASIDE:
            self.state.aside = cards
            return
        ordered: list[District] = []
        for card in cards:
            insert(ordered, card)
        if holder == POOL:
            self.state.deck.pool = ordered
        else:
            self.state.players[holder].hand = ordered

    def _fill_seen(self) -> None:
        """Deal the unseen cards under districts and under the deck."""
        state = self.state
        for player in state.players:
            for place, built in enumerate(player.city):
                if built.under:
                    under = [
                        card if self._is_seen(known) else self._take(1)[0]
                        for card, known in zip(built.under, built.known, strict=True)
                    ]
                    player.city[place] = Built(
                        built.card, built.beautified, tuple(under), built.known
                    )
        deck = state.deck
        for place, known in enumerate(deck.known):
            if not self._is_seen(known):
                deck.tail[place] = self._take(1)[0]
        assert not self.pile


def _number(card: District) -> int:
    return card.number
