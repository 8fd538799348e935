"""Positions written out: the complete state of a game as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..basics import NOBODY, wrong
from ..game import Game
from ..option import Option
from ..phases.steps import STEP_NAMES
from ..registry import SWITCHES
from ..setup.config import Config
from ..setup.resolve import rules_of
from ..state.known import OBSERVER
from .lines import HEADER

if TYPE_CHECKING:
    from ..card import District
    from ..state.parts import Built, Player
    from ..state.round import Token
    from ..state.state import State


def write_position(game: Game) -> str:
    """Write a whole game, even in the middle of a question; `read_position` reads it back.

    >>> from citadels import Config, Game, write_position
    >>> write_position(Game(Config(players=2), seed=3)).splitlines()[:3]
    ['citadels position 1', 'edition deluxe', 'players 2']
    """
    if not isinstance(game, Game):
        raise wrong("a position is that of a Game", game)
    return write_state(game.state)


def write_state(state: State) -> str:
    """Write all of a state; `read_state` reads it back."""
    lines = [write_table(state), *_pending_lines(state), f"chance {state.rng.text()}"]
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def write_table(state: State) -> str:
    """Write all that lies on the table, open or hidden; not what is known, nor what is pending."""
    lines = [HEADER, *setup_lines(state.config), *_table_lines(state)]
    lines += [_player_line(state, player) for player in state.players]
    lines += _deck_lines(state) + _round_lines(state) + _turn_lines(state)
    return "\n".join([line.rstrip() for line in lines])


def write_config(config: Config) -> str:
    """Write a configuration: the first lines of every record and position.

    >>> from citadels import Config, write_config
    >>> write_config(Config(players=2)).splitlines()[:2]
    ['edition deluxe', 'players 2']
    """
    if not isinstance(config, Config):
        raise wrong("what is written is a Config", config)
    return "\n".join(setup_lines(config)) + "\n"


def setup_lines(config: Config) -> list[str]:
    """Write a configuration; one of older rules as they wrote it."""
    rules = rules_of(config.switches)
    known = [id for id in config.switches if SWITCHES[id].since <= rules]
    return [
        f"edition {config.edition}",
        f"players {config.players}",
        f"cast {' '.join(card.id for card in config.cast)}",
        f"unique {' '.join(card.id for card in config.unique)}",
        f"complete_size {config.complete_size}",
        f"first_crown {'random' if config.crown == NOBODY else f'@{config.crown}'}",
        *(f"{id} {config.switches[id]}" for id in known),
    ]


def _table_lines(state: State) -> list[str]:
    lines = [f"round {state.round.number}", f"crown @{state.crown}", f"bank {state.bank}"]
    if state.first != NOBODY:
        lines.append(f"completed @{state.first}")
    if state.over:
        lines.append("over")
    gold = [f"{c.id} {state.hoard[c.rank]}" for c in state.config.cast if state.hoard[c.rank]]
    return [*lines, f"hoard {', '.join(gold)}"] if gold else lines


def _player_line(state: State, player: Player) -> str:
    held = [c.id for c in state.config.cast if state.round.holder[c.rank] == player.seat]
    parts = [f"gold {player.gold}"]
    if player.hand:
        parts.append(f"hand {_names(player.hand)}")
    if player.city:
        parts.append(f"city {' '.join(_built(built) for built in player.city)}")
    return f"@{player.seat} {' '.join(held)}: {', '.join(parts)}".replace(" :", ":")


def _names(cards: list[District]) -> str:
    return " ".join(card.id for card in cards)


def _built(built: Built) -> str:
    text = built.card.id + ("+" if built.beautified else "")
    if not built.under:
        return text
    below = [_seen(card, known) for card, known in zip(built.under, built.known, strict=True)]
    return f"{text}({' '.join(below)})"


def _seen(card: District, known: int) -> str:
    return f"{card.id}/{known:x}"


def _deck_lines(state: State) -> list[str]:
    deck = state.deck
    tail = [_seen(card, known) for card, known in zip(deck.tail, deck.known, strict=True)]
    lines = [f"deck {_names(deck.head)}", f"pool {_names(deck.pool)}", f"tail {' '.join(tail)}"]
    if state.aside:
        lines.append(f"aside {_names(state.aside)}")
    removed = _removed(state)
    return [*lines, f"removed {_names(removed)}"] if removed else lines


def _removed(state: State) -> list[District]:
    """The cards of the deck that are out of the game: those that are in no place."""
    deck = state.deck
    placed = deck.head + deck.pool + deck.tail + state.aside
    for player in state.players:
        placed += player.hand
        for built in player.city:
            placed += [built.card, *built.under]
    if state.work is not None and not state.work.placed:
        placed.append(state.work.card)
    if len(placed) == len(state.config.deck):
        return []
    removed = list(state.config.deck)
    for card in placed:
        removed.remove(card)
    return removed


def _ranks(state: State, bits: int) -> str:
    return " ".join(c.id for c in state.config.cast if bits >> c.rank & 1)


def _round_lines(state: State) -> list[str]:
    this = state.round
    taken = " ".join(state.option_of(rank).text for rank in this.taken)
    tables = f"table {_ranks(state, this.undrafted)}, face_up {_ranks(state, this.face_up)}"
    lines = [
        f"draft @{this.first}, step {this.step}, {tables}, taken {taken}",
        f"calling {this.calling}",
        f"revealed {_ranks(state, this.revealed)}",
        f"silent {_ranks(state, this.silent)}",
    ]
    for swap in this.swaps:
        gave, got = state.option_of(swap.gave), state.option_of(swap.got)
        lines.append(f"swap @{swap.giver} {gave} @{swap.taker} {got}")
    for card in state.config.cast:
        if this.player[card.rank] != this.holder[card.rank]:
            lines.append(f"played {card.id} @{this.player[card.rank]}")
    lines += [f"mark {_token(state, token)}" for token in this.tokens]
    return lines


def _token(state: State, token: Token) -> str:
    words = [token.kind, state.option_of(token.rank).text, "by", token.by.id]
    for word, flag in (("real", token.face), ("hidden", not token.seen), ("gone", token.gone)):
        if flag:
            words.append(word)
    return " ".join(words)


def _turn_lines(state: State) -> list[str]:
    lines = []
    turn = state.turn
    if turn.character is not None:
        words = [f"turn {turn.character.id} @{turn.seat}"]
        for word in ("gathered", "resumed", "bound", "income", "power"):
            if getattr(turn, word):
                words.append(word)
        words += [f"built {turn.built}", f"paid {turn.paid}", f"spent {turn.spent}"]
        used = " ".join(state.config.ids_of(turn.used))
        lines.append(f"{' '.join(words)} used {used}")
    work = state.work
    if work is not None:
        flags = "".join(f" {w}" for w in ("extra", "free", "placed") if getattr(work, w))
        lines.append(
            f"work {work.card.id} @{work.seat} @{work.into} due {work.due} "
            f"gold {work.gold} cards {work.cards}{flags}"
        )
    return lines


def _about(about: tuple[Option, ...]) -> str:
    return "; ".join(option.text for option in about)


def _pending_lines(state: State) -> list[str]:
    lines = []
    for task in state.tasks():
        line = f"task {task.card.id} {STEP_NAMES[task.step]} @{task.seat}: {_about(task.about)}"
        lines.append(line)
    for key, known in enumerate(state.known):
        if known.count:
            where = f"{key // OBSERVER} {key % OBSERVER}"
            lines.append(f"known {where} {known.count}: {_names(list(known.cards))}")
    lines.append(f"undoable {state.undoable}")
    question = state.question
    if question is not None:
        where = f"@{question.seat} {question.asker.id} {question.name} {question.number}"
        lines.append(f"ask {where}: {_about(question.about)}")
    return lines
