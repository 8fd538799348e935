"""View: what one seat, or a spectator, may see now; built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .basics import ASIDE, NOBODY, POOL, SPECTATOR, Seat
from .card import Character
from .draft_steps import BURN, LAST
from .known import OBSERVER
from .phases import draft
from .position import write_table

if TYPE_CHECKING:
    from .game import Game
    from .option import Option
    from .reason import Reason
    from .scoring import Score
    from .table import Built, Player, Token

HIDDEN = ""  # stands for a card that the observer does not know


@final
class DistrictView:
    """A standing district."""

    __slots__ = ("beautified", "cost", "id", "under")

    def __init__(self, built: Built, observer: int, shown: bool) -> None:
        self.id = built.card.id
        self.cost = built.cost
        self.beautified = built.beautified
        rows = zip(built.under, built.known, strict=True)
        self.under = [c.id if shown or known >> observer & 1 else HIDDEN for c, known in rows]


@final
class PlayerView:
    """One player: what lies open, and what the observer knows besides."""

    __slots__ = ("characters", "city", "gold", "hand", "hand_size", "known", "known_count", "seat")

    def __init__(self, game: Game, player: Player, observer: int) -> None:
        mine = player.seat == observer or game.over
        self.seat = player.seat
        self.gold = player.gold
        self.hand_size = len(player.hand)
        self.hand = [card.id for card in player.hand] if mine else []
        known = game.known[observer * OBSERVER + player.seat]
        self.known = [card.id for card in known.cards]
        self.known_count = known.count  # how many of them are there yet
        self.city = [DistrictView(built, observer, game.over) for built in player.city]
        self.characters = [
            character.id
            for character in game.config.cast
            if game.round.holder[character.rank] == player.seat
            and (mine or _is_known(game, character, observer))
        ]


def _is_known(game: Game, character: Character, observer: int) -> bool:
    """Whether the observer saw the character revealed, or had part in its blind exchange."""
    if game.is_revealed(character.rank):
        return True
    for swap in game.round.swaps:
        if observer in (swap.giver, swap.taker) and character.rank in (swap.gave, swap.got):
            return True
    return False


@final
class MarkView:
    """A marker on a character; `face` is None where it is hidden from the observer."""

    __slots__ = ("by", "character", "face", "kind")

    def __init__(self, game: Game, token: Token, observer: int) -> None:
        layer = NOBODY
        if isinstance(token.by, Character):
            layer = game.player_of(token.by)
        self.kind = token.kind
        self.by = token.by.id
        self.character = game.option_of(token.rank).text
        sees = token.seen or layer == observer or game.over
        self.face: bool | None = token.face if sees else None


@final
class DraftView:
    """The draft as the observer saw it: what was offered, and what was taken of it."""

    __slots__ = ("face_down", "face_up", "left", "looks", "passed_on")

    def __init__(self, game: Game, observer: int) -> None:
        this = game.round
        cast = game.config.cast
        self.face_up = [c.id for c in cast if this.face_up >> c.rank & 1]
        self.left = len(this.draft) - this.step  # steps still to come
        self.looks: list[tuple[list[str], str]] = []
        table = game.config.ranks & ~this.face_up
        self.passed_on: list[str] = []
        self.face_down = HIDDEN  # the first discard, once the last player took it up
        for step, rank in enumerate(this.taken):
            offered = table
            kind = this.draft[step].kind
            if kind == LAST:
                offered |= 1 << this.taken[0]
            seat = (this.first + this.draft[step].place) % game.config.players
            table &= ~(1 << rank)
            if kind != BURN and seat == observer:
                names = [c.id for c in cast if offered >> c.rank & 1]
                self.looks.append((names, game.option_of(rank).text))
                self.passed_on = [c.id for c in cast if table >> c.rank & 1]
                if kind == LAST:
                    self.face_down = game.option_of(this.taken[0]).text
        ask = game.asking
        if ask is not None and ask.card is draft.DRAFT and ask.seat == observer:
            self.looks.append(([option.text for option in ask.options], HIDDEN))
            if this.draft[this.step].kind == LAST:
                self.face_down = game.option_of(this.taken[0]).text


@final
class TurnView:
    """The turn that is going on; all of it is public."""

    __slots__ = ("built", "character", "gathered", "income", "power", "resumed", "seat", "used")

    def __init__(self, game: Game) -> None:
        turn = game.turn
        self.seat = turn.seat
        self.character = "" if turn.character is None else turn.character.id
        self.gathered = turn.gathered
        self.resumed = turn.resumed
        self.built = turn.built
        self.income = turn.income
        self.power = turn.power
        self.used = [c.id for c in game.config.kinds if c is not None and turn.used & c.bit]


@final
class View:
    """All that an observer may see; everything is a name, a number or a list of them."""

    def __init__(self, game: Game, observer: int) -> None:
        ask = game.asking
        mine = ask is not None and ask.seat == observer
        self.observer = observer
        self.edition = game.config.edition
        self.cast = [character.id for character in game.config.cast]
        self.round = game.round.number
        self.crown: Seat = game.crown
        self.completed: Seat = game.first
        self.complete_size = game.complete_size()
        self.calling = game.round.calling
        self.silent = [c.id for c in game.config.cast if game.round.silent >> c.rank & 1]
        self.over = game.over
        self.players = [PlayerView(game, player, observer) for player in game.players]
        self.turn = TurnView(game)
        self.draft = DraftView(game, observer)
        self.marks = [
            MarkView(game, token, observer) for token in game.round.tokens if not token.gone
        ]
        self.hoard = [(c.id, game.hoard[c.rank]) for c in game.config.cast if game.hoard[c.rank]]
        self.work = "" if game.work is None else game.work.card.id
        self.deck_size = game.deck.size()
        rows = zip(game.deck.tail, game.deck.known, strict=True)
        self.deck_tail = [c.id if known >> observer & 1 else HIDDEN for c, known in rows]
        pool = game.known[observer * OBSERVER + POOL]
        self.deck_known = [card.id for card in pool.cards]
        self.deck_known_count = pool.count
        self.aside_size = len(game.aside)
        known = game.known[observer * OBSERVER + ASIDE].cards
        self.aside = [card.id for card in (game.aside if mine else known)]
        self.number = game.start + len(game.choices)
        self.asked: Seat = NOBODY if ask is None else ask.seat
        self.asker = "" if ask is None else ask.card.id
        self.question = "" if ask is None else ask.question
        self.about: tuple[Option, ...] = ()
        self.options: tuple[Option, ...] = ()
        self.reasons: dict[Option, Reason] = {}
        self.undoable = 0
        if ask is not None and mine:
            self.about = ask.about
            self.options = ask.options
            self.reasons = game.reasons()
            self.undoable = game.undoable
        self.scores: list[Score] = game.scores() if game.over else []
        self.final = write_table(game) if game.over else ""  # at the end all is shown

    def text(self) -> str:
        """Write the view out, canonically: equal views have equal texts."""
        return "\n".join(f"{name}: {_plain(getattr(self, name))}" for name in FIELDS)


FIELDS: Final = (
    *("observer", "edition", "cast", "round", "crown", "completed", "complete_size", "calling"),
    *("silent", "over", "players", "turn", "draft", "marks", "hoard", "work", "deck_size"),
    *("deck_tail", "deck_known", "deck_known_count", "aside_size", "aside", "number", "asked"),
    *("asker", "question", "about", "options", "reasons", "undoable", "scores", "final"),
)
PARTS: Final[dict[type, tuple[str, ...]]] = {
    DistrictView: ("id", "cost", "beautified", "under"),
    PlayerView: (
        *("seat", "gold", "hand_size", "hand", "known", "known_count", "city", "characters"),
    ),
    MarkView: ("kind", "by", "character", "face"),
    DraftView: ("face_up", "face_down", "left", "looks", "passed_on"),
    TurnView: (*("seat", "character", "gathered", "resumed", "built", "income", "power", "used"),),
}


def _plain(thing: object) -> str:
    if isinstance(thing, (list, tuple)):
        return f"[{', '.join([_plain(each) for each in thing])}]"
    if isinstance(thing, dict):
        return f"{{{', '.join([f'{_plain(k)}: {_plain(v)}' for k, v in thing.items()])}}}"
    parts = PARTS.get(type(thing))
    if parts is None:
        return repr(thing)
    return f"({', '.join([f'{name} {_plain(getattr(thing, name))}' for name in parts])})"


def view(game: Game, observer: int = SPECTATOR) -> View:
    """Give what a seat, or the spectator, may see."""
    return View(game, observer)
