"""Notes: what is kept of finished games, one line per seat, as columns of small numbers."""

from __future__ import annotations

from typing import Final, final

from ..core.basics import KILLED, NOBODY
from ..core.card import Character
from ..core.game import Game
from ..core.loop import play
from ..core.rng import Rng
from ..core.scoring import all_scores
from ..core.setup.drafts import BURN
from ..core.state.round import Round

ROBBED: Final = "robbed"  # the marker of the Thief
NUMBERS: Final = (  # of a line, in their order
    *("deal", "game", "players", "seat", "bot", "from_crown", "points", "place", "winners"),
    *("rounds", "decisions", "forced", "completed_first", "given"),
)
LISTS: Final = (  # of a line: characters by number, then districts
    *("held", "first_picks", "murders", "murdered", "robberies", "robbed", "city"),
)
HELD, FIRST_PICKS, MURDERS, MURDERED, ROBBERIES, ROBBED_OF, CITY = range(7)


@final
class Notes:
    """The lines of some games: `numbers` one line after the other, and a column for each list."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.lists: list[list[int]] = [[] for _ in LISTS]
        self.ends: list[list[int]] = [[0] for _ in LISTS]
        self.casts: list[tuple[int, ...]] = []  # by game: characters
        self.unique: list[tuple[int, ...]] = []  # by game: districts

    def add(
        self,
        game: Game,
        rounds: list[Round],
        forced: int,
        bots: list[int],
        deal: int,
        number: int,
        given: list[int],
    ) -> None:
        """Note a finished game; `given` says by seat which district the experiment dealt to it."""
        state = game.state
        players = game.config.players
        seen = _see(game, rounds)
        scores = all_scores(state)
        keys = [score.total * 16 + score.tie_rank for score in scores]
        best = keys.count(max(keys))
        first = rounds[0].first
        made = len(state.choices)
        for seat in range(players):
            key = keys[seat]
            place = 1
            for other in keys:
                if other > key:
                    place += 1
            self.numbers += [
                *(deal, number, players, seat, bots[seat], (seat - first) % players),
                *(scores[seat].total, place, best, len(rounds), made, forced),
                *(1 if state.first == seat else 0, given[seat]),
            ]
            for which in range(len(LISTS)):
                self.lists[which] += seen[which][seat]
                self.ends[which].append(len(self.lists[which]))
        self.casts.append(tuple([card.number for card in game.config.cast]))
        self.unique.append(tuple([card.number for card in game.config.unique]))


def finish_noting(game: Game, choice_rng: Rng, rounds: list[Round]) -> int:
    """Play an open game to its end with random choices; keep its rounds, count forced choices."""
    forced = 0
    state = game.state
    this = state.round
    rounds.append(this)
    question = state.question
    while question is not None:
        options = question.options
        count = len(options)
        if count == 1:
            forced += 1
            play(state, options[0])
        else:
            play(state, options[choice_rng.below(count)])
        if state.round is not this:
            this = state.round
            rounds.append(this)
        question = state.question
    return forced


def _see(game: Game, rounds: list[Round]) -> list[list[list[int]]]:
    """What every seat did and suffered: by list, then by seat."""
    players = game.config.players
    seen: list[list[list[int]]] = [[[] for _ in range(players)] for _ in LISTS]
    numbers = [0] * 10
    for character in game.config.cast:
        numbers[character.rank] = character.number
    for this in rounds:
        holder = this.holder
        for rank in range(1, 10):
            seat = holder[rank]
            if seat != NOBODY:
                seen[HELD][seat].append(numbers[rank])
        _see_first_pick(this, players, numbers, seen)
        _see_markers(this, numbers, seen)
    for player in game.state.players:
        seen[CITY][player.seat] = [built.card.number for built in player.city]
    return seen


def _see_first_pick(
    this: Round, players: int, numbers: list[int], seen: list[list[list[int]]]
) -> None:
    """What the first to choose has kept."""
    for step in range(len(this.taken)):
        if this.draft[step].kind != BURN:
            seat = (this.first + this.draft[step].place) % players
            seen[FIRST_PICKS][seat].append(numbers[this.taken[step]])
            return


def _see_markers(this: Round, numbers: list[int], seen: list[list[list[int]]]) -> None:
    """Who named whom, and whom it hit."""
    for token in this.tokens:
        by = token.by
        if not isinstance(by, Character) or (token.kind != KILLED and token.kind != ROBBED):
            continue
        does, suffers = (MURDERS, MURDERED) if token.kind == KILLED else (ROBBERIES, ROBBED_OF)
        target = numbers[token.rank]
        seat = this.holder[by.rank]
        if seat != NOBODY:
            seen[does][seat].append(target)
        victim = this.holder[token.rank]
        if victim != NOBODY:
            seen[suffers][victim].append(target)
