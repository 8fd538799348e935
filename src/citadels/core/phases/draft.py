"""The draft: discards, then every player keeps a character in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..basics import Bits, Seat
from ..card import SELECTED, Asker
from ..draft_steps import BURN, DISCARD, LAST
from ..registry import ASKERS
from ..table import Round

if TYPE_CHECKING:
    from ..game import Game
    from ..option import Option
    from ..table import Ask

CROWNED_RANK: Final = 4  # never among the face-up discards (R026)


def begin_round(game: Game) -> None:
    """Gather the characters and lay out the face-up discards."""
    config = game.config
    game.round = Round(game.round.number + 1, game.crown)
    game.round.table = config.ranks
    game.round.draft = config.steps
    game.tell("round", game.crown, amount=game.round.number)
    for _ in range(config.face_up):
        # R026: a rank 4 is replaced and shuffled back, so it is as good as never drawn.
        rank = game.chance_rank("face-up", game.round.table & ~(1 << CROWNED_RANK))
        game.round.table &= ~(1 << rank)
        game.round.face_up |= 1 << rank
        if game.events is not None:
            game.tell("face-up", things=(game.option_of(rank),))


def advance(game: Game) -> None:
    """Do the next step of the draft."""
    this = game.round
    step = this.draft[this.step]
    if step.kind == BURN:
        rank = game.chance_rank("face-down", this.table)
        this.table &= ~(1 << rank)
        this.taken.append(rank)
        if game.events is not None:
            game.tell("face-down", things=(game.option_of(rank),), seen=0)
        _next_step(game)
    else:
        question = "discard" if step.kind == DISCARD else "keep"
        game.ask(drafter(game), DRAFT, question)


def drafter(game: Game) -> Seat:
    """Who makes the present step of the draft."""
    this = game.round
    return (this.first + this.draft[this.step].place) % game.config.players


def offered(game: Game) -> Bits:
    """The characters to choose from at this step."""
    this = game.round
    if this.draft[this.step].kind == LAST:
        return this.table | 1 << this.taken[0]  # R031
    return this.table


def _next_step(game: Game) -> None:
    game.round.step += 1
    if game.round.step == len(game.round.draft):
        game.react(SELECTED, game.round.first)


class Draft(Asker):
    """Asks which character to keep, or to lay down."""

    id = "draft"
    picky = False

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return list(game.config.characters_of(offered(game)))

    def options(self, game: Game, ask: Ask) -> tuple[Option, ...]:
        return game.config.characters_of(offered(game))

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        this = game.round
        rank = choice.value
        this.table &= ~(1 << rank)
        this.taken.append(rank)
        if ask.question == "keep":
            this.holder[rank] = ask.seat
            this.player[rank] = ask.seat
            if game.events is not None:
                game.tell("picks", ask.seat, things=(choice,), seen=1 << ask.seat)
        else:
            game.tell("lays-down", ask.seat, things=(choice,), seen=1 << ask.seat)
        _next_step(game)


DRAFT: Final = Draft()
ASKERS[DRAFT.id] = DRAFT
