"""Positions and scenes read: complete ones exactly, partial ones filled in sensibly."""

from __future__ import annotations

import re

from .basics import NOBODY, InvalidRecord
from .card import Asker, Card, Character, District
from .config import Config
from .game import Game
from .known import Known, insert
from .option import OPTIONS, Option
from .position import HEADER
from .registry import ASKERS, CHARACTERS, DISTRICTS
from .resolve import UNIQUE_CARDS, find_edition
from .rng import FastRng, read_rng
from .steps import STEPS
from .table import Ask, Built, Swap, Task, Token, Turn, Work

PLAYER = re.compile(r"^@(\d)(?: ([^:]*))?:(.*)$")
MIN_SCENE_PLAYERS = 4


def read_position(text: str) -> Game:
    """Read a position; what is left out gets a sensible value (see docs/notation.md)."""
    try:
        return _Reader(text).read()
    except (ValueError, KeyError, IndexError, AssertionError) as error:
        if isinstance(error, InvalidRecord):
            raise
        raise InvalidRecord(f"not a position: {error}") from error


def read_config(text: str) -> Config:
    """Read the setup lines of a position or a record."""
    return _Reader(text).config()


class _Reader:
    """One position being read: its lines by keyword, then the game that grows from them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.values: dict[str, str] = {}
        self.rows: dict[str, list[str]] = {}
        self.seats: dict[int, tuple[list[str], dict[str, str]]] = {}
        for line in text.splitlines():
            self._read_line(line.strip())

    def _read_line(self, line: str) -> None:
        if not line or line.startswith("#") or line == HEADER:
            return
        player = PLAYER.match(line)
        if player:
            fields: dict[str, str] = {}
            for part in player[3].split(","):
                key, _, value = part.strip().partition(" ")
                if key:
                    fields[key] = value
            unknown = set(fields) - {"gold", "hand", "city", "crown"}
            if unknown:
                raise InvalidRecord(f"a player has gold, hand, city, crown, not {min(unknown)!r}")
            self.seats[int(player[1])] = ((player[2] or "").split(), fields)
            return
        key, _, value = line.partition(" ")
        if key in ROWS:
            self.rows.setdefault(key, []).append(value)
        elif key in LINES:
            self.values[key] = value
        else:
            raise InvalidRecord(f"no line of a position begins with {key!r}")

    def words(self, key: str) -> list[str]:
        return self.values.get(key, "").split()

    def seat(self, text: str) -> int:
        if not re.fullmatch(r"@(\d|-1)", text):
            raise InvalidRecord(f"a seat is written @0 to @7, not {text!r}")
        return int(text[1:])

    # Setup

    def config(self) -> Config:
        players = int(self.values.get("players", max(MIN_SCENE_PLAYERS, len(self.seats))))
        crown = self.values.get("first_crown", "random")
        wall = self.values.get("great_wall_covers_itself")
        return Config(
            players,
            self.values.get("edition", "deluxe"),
            cast=tuple(self.words("cast")) or self._scene_cast(players),
            unique=tuple(self.words("unique")) or self._scene_unique(),
            complete_size=int(self.values.get("complete_size", 0)),
            crown=NOBODY if crown == "random" else self.seat(crown),
            draft3=self.values.get("draft3", ""),
            tie_break_rank=self.values.get("tie_break_rank", ""),
            queen_bewitched=self.values.get("queen_bewitched", ""),
            great_wall_covers_itself=None if wall is None else wall == "yes",
            abbot_school_of_magic=self.values.get("abbot_school_of_magic", ""),
        )

    def _named(self) -> list[str]:
        """Every word of the scene, to see which cards it speaks of."""
        texts = [*self.values.values(), *(row for rows in self.rows.values() for row in rows)]
        for held, fields in self.seats.values():
            texts += [*held, *fields.values()]
        return re.findall(r"[a-z_]+", " ".join(texts))

    def _scene_cast(self, players: int) -> tuple[str, ...]:
        """The characters that the scene names; the edition's first preset for other ranks."""
        box = find_edition(self.values.get("edition", "deluxe"))
        by_rank = {CHARACTERS[id].rank: id for id in box.presets[0].characters}
        named = [CHARACTERS[word] for word in self._named() if word in CHARACTERS]
        markers = {c.marker: c for c in reversed(CHARACTERS.values()) if c.marker}
        named += [markers[row.split()[0]] for row in self.rows.get("mark", ())]
        by_rank |= {card.rank: card.id for card in reversed(named)}
        three = players == 3 and not box.fixed and self.values.get("draft3") != "classic"
        if players == 8 or three:
            by_rank.setdefault(9, box.rank9)
        return tuple(by_rank.values())

    def _scene_unique(self) -> tuple[str, ...]:
        """The unique districts that the scene names, filled up from the edition's presets."""
        box = find_edition(self.values.get("edition", "deluxe"))
        if box.fixed:
            return box.presets[0].unique
        names = [w for w in self._named() if w in DISTRICTS and w not in box.basic]
        filler = [id for preset in box.presets for id in preset.unique]
        return tuple(dict.fromkeys([*names, *filler]))[:UNIQUE_CARDS]

    # The game

    def read(self) -> Game:
        self.setup = self.config()
        chance = self.values.get("chance")
        rng = FastRng(0) if chance is None else read_rng(chance)
        self.game = Game(self.setup, rng, begin=False)
        self.left = list(self.setup.deck)
        self._players()
        self._round()
        self._marks()
        self._deck()
        self._turn()
        self._pending()
        return self.game

    def card(self, id: str) -> District:
        """This game's version of a district, taken out of what is left of the deck."""
        for card in self.left:
            if card.id == id:
                self.left.remove(card)
                return card
        known = "no more copies of it are left" if id in DISTRICTS else "there is none"
        raise InvalidRecord(f"{id!r} is not a card of this deck ({known})")

    def character(self, id: str) -> Character:
        return self.setup.character(id)

    def rank(self, id: str) -> int:
        return self.character(id).rank

    def bits(self, words: list[str]) -> int:
        return sum(1 << self.rank(word) for word in words)

    def _players(self) -> None:
        game = self.game
        game.crown = 0
        game.round.number = int(self.values.get("round", 1))
        for seat, (held, fields) in self.seats.items():
            if seat >= self.setup.players:
                raise InvalidRecord(f"there is no seat {seat} with {self.setup.players} players")
            player = game.players[seat]
            player.gold = int(fields.get("gold", 0))
            for id in fields.get("hand", "").split():
                insert(player.hand, self.card(id))
            for text in re.findall(r"[^\s(]+(?:\([^)]*\))?", fields.get("city", "")):
                player.place(self._built(text, seat))
            if "crown" in fields:
                game.crown = seat
            for id in held:
                game.round.holder[self.rank(id)] = seat
                game.round.player[self.rank(id)] = seat
        if "crown" in self.values:
            game.crown = self.seat(self.values["crown"])
        if "completed" in self.values:
            game.first = self.seat(self.values["completed"])
        game.over = "over" in self.values
        for part in filter(None, self.values.get("hoard", "").split(", ")):
            id, amount = part.split()
            game.hoard[self.rank(id)] = int(amount)
        coins = sum(built.beautified for player in game.players for built in player.city)
        gold = sum(player.gold for player in game.players) + sum(game.hoard) + coins
        game.bank = int(self.values.get("bank", -gold))

    def _built(self, text: str, seat: int) -> Built:
        name, _, below = text.partition("(")
        card = self.card(name.rstrip("+"))
        under = [self._seen(word, 1 << seat) for word in below.rstrip(")").split()]
        if not name.endswith("+") and not under:
            return card.plain
        cards, known = [c for c, _ in under], [k for _, k in under]
        return Built(card, name.endswith("+"), tuple(cards), tuple(known))

    def _seen(self, text: str, default: int) -> tuple[District, int]:
        id, slash, known = text.partition("/")
        return self.card(id), int(known, 16) if slash else default

    def _deck(self) -> None:
        deck = self.game.deck
        deck.head = [self.card(id) for id in self.words("deck")]
        for word in self.words("tail"):
            card, known = self._seen(word, 0)
            deck.tail.append(card)
            deck.known.append(known)
        self.game.aside = [self.card(id) for id in self.words("aside")]
        work = self.words("work")
        self.work_card = None
        if work and "placed" in work:
            self.work_card = self.setup.district(DISTRICTS[work[0]].number)
        elif work:
            self.work_card = self.card(work[0])
        if "pool" in self.values:
            deck.pool = [self.card(id) for id in self.words("pool")]
            if self.left:
                raise InvalidRecord(f"the {self.left[0].id} is in no place")
        else:
            deck.pool = self.left

    def _round(self) -> None:
        game = self.game
        this = game.round
        this.draft = self.setup.steps
        this.first = game.crown
        this.step = len(this.draft)
        if "draft" in self.values:
            self._draft(self.values["draft"])
        this.calling = int(self.values.get("calling", 0))
        this.revealed = self.bits(self.words("revealed"))
        this.silent = self.bits(self.words("silent"))
        for row in self.rows.get("swap", ()):
            giver, gave, taker, got = row.split()
            swap = Swap(self.seat(giver), self.rank(gave), self.seat(taker), self.rank(got))
            this.swaps.append(swap)
        for row in self.rows.get("played", ()):
            id, seat = row.split()
            this.player[self.rank(id)] = self.seat(seat)

    def _draft(self, text: str) -> None:
        """A bare `draft` begins the draft of the round; a position says how far it is."""
        game = self.game
        this = game.round
        if not text:
            this.step = 0
            this.table = self.setup.ranks
            return
        first, *parts = text.split(", ")
        this.first = self.seat(first)
        fields = {key: value.split() for key, _, value in (p.partition(" ") for p in parts)}
        this.step = int(fields["step"][0])
        this.table = self.bits(fields["table"])
        this.face_up = self.bits(fields["face_up"])
        this.taken = [self.rank(id) for id in fields["taken"]]

    def _marks(self) -> None:
        """`mark KIND CHARACTER [by CARD] [real] [hidden] [gone]`."""
        for row in self.rows.get("mark", ()):
            kind, target, *words = row.split()
            by = self._layer(kind, words)
            hidden = "hidden" in words
            token = Token(by, kind, self.rank(target), "real" in words, not hidden, "gone" in words)
            self.game.round.tokens.append(token)

    def _layer(self, kind: str, words: list[str]) -> Card:
        if "by" in words:
            found = self._asker(words[words.index("by") + 1])
            assert isinstance(found, Card)
            return found
        for card in self.setup.cast:
            if card.marker == kind:
                return card
        raise InvalidRecord(f"nobody of the cast lays a marker {kind!r}")

    def _asker(self, id: str) -> Asker:
        if id in ASKERS:
            return ASKERS[id]
        if id in CHARACTERS:
            return self.character(id)
        number = DISTRICTS[id].number
        return self.setup.district(number)

    def _turn(self) -> None:
        """`turn CHARACTER` lets the turn begin; with `@SEAT` it is already going on."""
        game = self.game
        words = self.words("turn")
        if len(words) == 1:
            self._begin_at(self.character(words[0]))
        elif words:
            turn = Turn(self.seat(words[1]), self.character(words[0]))
            for word in ("gathered", "resumed", "bound", "income", "power"):
                setattr(turn, word, word in words)
            turn.built = int(words[words.index("built") + 1])
            turn.paid = int(words[words.index("paid") + 1])
            turn.spent = int(words[words.index("spent") + 1])
            turn.used = sum(DISTRICTS[id].bit for id in words[words.index("used") + 1 :])
            game.turn = turn
        work = self.words("work")
        if self.work_card is not None:
            game.work = Work(self.work_card, self.seat(work[1]), int(work[4]), "extra" in work)
            game.work.into = self.seat(work[2])
            game.work.gold = int(work[6])
            game.work.cards = int(work[8])
            game.work.free = "free" in work
            game.work.placed = "placed" in work

    def _begin_at(self, character: Character) -> None:
        """Let the calls go on with a character; whom earlier ranks had was seen."""
        this = self.game.round
        this.calling = character.rank - 1
        for rank in range(1, character.rank):
            if self.game.is_marked(rank, "killed"):
                continue
            if this.holder[rank] == NOBODY:
                this.silent |= 1 << rank
            else:
                this.revealed |= 1 << rank

    def _options(self, text: str) -> tuple[Option, ...]:
        return tuple(OPTIONS[part] for part in text.strip().split("; ") if part)

    def _pending(self) -> None:
        game = self.game
        for row in self.rows.get("task", ()):
            head, _, about = row.partition(":")
            id, step, seat = head.split()
            task = Task(self._asker(id), STEPS[step], self.seat(seat), self._options(about))
            game.add_task(task)
        for row in self.rows.get("known", ()):
            head, _, names = row.partition(":")
            observer, holder, count = (int(word) for word in head.split())
            cards = tuple(self.setup.district(DISTRICTS[id].number) for id in names.split())
            game.know(observer, holder, Known(cards, count))
        game.undoable = int(self.values.get("undoable", 0))
        if "ask" in self.values:
            head, _, about = self.values["ask"].partition(":")
            seat, id, question, number = head.split()
            ask = Ask(self.seat(seat), self._asker(id), question, self._options(about), int(number))
            game.asking = ask
            game.start = int(number)
            game.ask_again()
        game.go_on()
        game.origin = self.text


LINES = {
    *("edition", "players", "cast", "unique", "complete_size", "first_crown", "draft3"),
    *("tie_break_rank", "queen_bewitched", "great_wall_covers_itself", "abbot_school_of_magic"),
    *("round", "crown", "bank", "completed", "over", "hoard", "deck", "pool", "tail", "aside"),
    *("draft", "calling", "revealed", "silent", "turn", "work", "undoable", "ask", "chance"),
}
ROWS = {"swap", "played", "mark", "task", "known"}
