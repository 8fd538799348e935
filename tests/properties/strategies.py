"""Hypothesis strategies: configurations, games somewhere on their way, observers."""

from __future__ import annotations

from hypothesis import note
from hypothesis import strategies as st

from citadels import Config, Game, record_of
from citadels.core.basics import SPECTATOR
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES

LONGEST = 250  # choices


@st.composite
def configs(draw: st.DrawFn) -> Config:
    """Any configuration: players, edition, every rank, the unique districts, every switch."""
    box = EDITIONS[draw(st.sampled_from(list(EDITIONS)))]
    players = draw(st.integers(2, box.max_players))
    size = 8 if players <= 3 else draw(st.sampled_from((7, 8)))
    if box.fixed:
        return Config(players, box.id, complete_size=size)
    switches = {id: draw(st.sampled_from(switch.values)) for id, switch in SWITCHES.items()}
    cast = draw(casts(players, switches["draft3"]))
    pool = [id for id, card in DISTRICTS.items() if id not in box.basic]
    pool = [id for id in pool if DISTRICTS[id].requires in ("", *cast)]
    return Config(
        players,
        box.id,
        cast=cast,
        unique=draw(st.permutations(pool))[:14],
        complete_size=size,
        switches=switches,
    )


@st.composite
def casts(draw: st.DrawFn, players: int, draft3: str) -> tuple[str, ...]:
    """One character of each rank, with or without rank 9 as the number of players allows."""
    if players <= 3:
        nine = players == 3 and draft3 == "deluxe"
    else:
        nine = players == 8 or draw(st.booleans())
    cast = []
    for rank in range(1, 10 if nine else 9):
        fit = [c.id for c in CHARACTERS.values() if c.rank == rank and c.min_players <= players]
        cast.append(draw(st.sampled_from(fit)))
    return tuple(cast)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game after some choices, or at its end; a failure prints its record."""
    seed = draw(st.one_of(st.integers(0, 2**64 - 1), st.binary(min_size=32, max_size=32)))
    game = Game(draw(configs()), seed)
    for number in draw(st.binary(max_size=LONGEST)):
        if game.over:
            break
        game.play(game.options[number % len(game.options)])
    note(record_of(game).text())
    return game


@st.composite
def observed_games(draw: st.DrawFn) -> tuple[Game, int]:
    """A game and somebody who looks at it: a seat or the spectator."""
    game = draw(games())
    return game, draw(st.sampled_from([*range(len(game.state.players)), SPECTATOR]))
