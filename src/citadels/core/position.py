"""Positions written out: the complete state of a game as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .basics import NOBODY
from .known import OBSERVER
from .option import Option
from .steps import STEP_NAMES

if TYPE_CHECKING:
    from .card import District
    from .config import Config
    from .game import Game
    from .table import Built, Player, Token

HEADER = "citadels position 1"


def write_position(game: Game) -> str:
    """Write the whole state; `read_position` reads it back to an equal game."""
    lines = [write_table(game), *_pending_lines(game), f"chance {game.rng.text()}"]
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def write_table(game: Game) -> str:
    """Write all that lies on the table, open or hidden; not what is known, nor what is pending."""
    lines = [HEADER, *setup_lines(game.config), *_table_lines(game)]
    lines += [_player_line(game, player) for player in game.players]
    lines += _deck_lines(game) + _round_lines(game) + _turn_lines(game)
    return "\n".join([line.rstrip() for line in lines])


def write_config(config: Config) -> str:
    """Write a configuration; `read_config` reads it back."""
    return "\n".join(setup_lines(config)) + "\n"


def setup_lines(config: Config) -> list[str]:
    """Write a configuration."""
    return [
        f"edition {config.edition}",
        f"players {config.players}",
        f"cast {' '.join(card.id for card in config.cast)}",
        f"unique {' '.join(card.id for card in config.unique)}",
        f"complete_size {config.complete_size}",
        f"first_crown {'random' if config.crown == NOBODY else f'@{config.crown}'}",
        f"draft3 {config.draft3}",
        f"tie_break_rank {config.tie_break_rank}",
        f"queen_bewitched {config.queen_bewitched}",
        f"great_wall_covers_itself {'yes' if config.great_wall_covers_itself else 'no'}",
        f"abbot_school_of_magic {config.abbot_school_of_magic}",
    ]


def _table_lines(game: Game) -> list[str]:
    lines = [f"round {game.round.number}", f"crown @{game.crown}", f"bank {game.bank}"]
    if game.first != NOBODY:
        lines.append(f"completed @{game.first}")
    if game.over:
        lines.append("over")
    gold = [f"{c.id} {game.hoard[c.rank]}" for c in game.config.cast if game.hoard[c.rank]]
    return [*lines, f"hoard {', '.join(gold)}"] if gold else lines


def _player_line(game: Game, player: Player) -> str:
    held = [c.id for c in game.config.cast if game.round.holder[c.rank] == player.seat]
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


def _deck_lines(game: Game) -> list[str]:
    deck = game.deck
    tail = [_seen(card, known) for card, known in zip(deck.tail, deck.known, strict=True)]
    lines = [f"deck {_names(deck.head)}", f"pool {_names(deck.pool)}", f"tail {' '.join(tail)}"]
    return [*lines, f"aside {_names(game.aside)}"] if game.aside else lines


def _ranks(game: Game, bits: int) -> str:
    return " ".join(c.id for c in game.config.cast if bits >> c.rank & 1)


def _round_lines(game: Game) -> list[str]:
    this = game.round
    taken = " ".join(game.option_of(rank).text for rank in this.taken)
    tables = f"table {_ranks(game, this.table)}, face_up {_ranks(game, this.face_up)}"
    lines = [
        f"draft @{this.first}, step {this.step}, {tables}, taken {taken}",
        f"calling {this.calling}",
        f"revealed {_ranks(game, this.revealed)}",
        f"silent {_ranks(game, this.silent)}",
    ]
    for swap in this.swaps:
        gave, got = game.option_of(swap.gave), game.option_of(swap.got)
        lines.append(f"swap @{swap.giver} {gave} @{swap.taker} {got}")
    for card in game.config.cast:
        if this.player[card.rank] != this.holder[card.rank]:
            lines.append(f"played {card.id} @{this.player[card.rank]}")
    lines += [f"mark {_token(game, token)}" for token in this.tokens]
    return lines


def _token(game: Game, token: Token) -> str:
    words = [token.kind, game.option_of(token.rank).text, "by", token.by.id]
    for word, flag in (("real", token.face), ("hidden", not token.seen), ("gone", token.gone)):
        if flag:
            words.append(word)
    return " ".join(words)


def _turn_lines(game: Game) -> list[str]:
    lines = []
    turn = game.turn
    if turn.character is not None:
        words = [f"turn {turn.character.id} @{turn.seat}"]
        for word in ("gathered", "resumed", "bound", "income", "power"):
            if getattr(turn, word):
                words.append(word)
        words += [f"built {turn.built}", f"paid {turn.paid}", f"spent {turn.spent}"]
        used = [c.id for c in game.config.kinds if c is not None and turn.used & c.bit]
        lines.append(f"{' '.join(words)} used {' '.join(used)}")
    work = game.work
    if work is not None:
        flags = "".join(f" {w}" for w in ("extra", "free", "placed") if getattr(work, w))
        lines.append(
            f"work {work.card.id} @{work.seat} @{work.into} due {work.due} "
            f"gold {work.gold} cards {work.cards}{flags}"
        )
    return lines


def _about(about: tuple[Option, ...]) -> str:
    return "; ".join(option.text for option in about)


def _pending_lines(game: Game) -> list[str]:
    lines = []
    for task in game.tasks():
        line = f"task {task.card.id} {STEP_NAMES[task.step]} @{task.seat}: {_about(task.about)}"
        lines.append(line)
    for key, known in enumerate(game.known):
        if known.count:
            where = f"{key // OBSERVER} {key % OBSERVER}"
            lines.append(f"known {where} {known.count}: {_names(list(known.cards))}")
    lines.append(f"undoable {game.undoable}")
    ask = game.asking
    if ask is not None:
        where = f"@{ask.seat} {ask.card.id} {ask.question} {ask.number}"
        lines.append(f"ask {where}: {_about(ask.about)}")
    return lines
