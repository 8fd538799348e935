"""The cells of the table of strengths: who meets whom, how often, and what must come out."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from citadels.core.registry import EDITIONS
from citadels.sim.arena import Match

LEVELS: Final = "random,novice,apprentice,citizen,master_builder,regent,grand_architect"
ANCHORS: Final = "rush,richard"
PLAYERS: Final = (2, 3, 5, 6, 7, 8)  # besides 4
POOL_PLAYERS: Final = 6
# The lower 95 % bound that a challenger must reach at four players.
GOALS: Final = {
    ("novice", "random"): 0.5,
    ("apprentice", "novice"): 0.5,
    ("apprentice", "random"): 0.9,
    ("citizen", "apprentice"): 0.25,
    ("master_builder", "citizen"): 0.45,
    ("regent", "master_builder"): 0.34,
    ("grand_architect", "citizen"): 0.6,
}
GRAND: Final = "grand_architect"  # who takes seconds: fewer games, and a sequential test
GRAND_GAMES: Final = 400
GRAND_CELL: Final = 100
GRAND_PRESET: Final = 8  # games of each preset, which are counted together
GRAND_PLAYERS: Final = (2, 8)
REGENT: Final = "regent"
REGENT_GAMES: Final = 800
REGENT_CELL: Final = 100
POOLED: Final = ("master_builder", REGENT, GRAND)  # who plays in mixed pools as the strongest
KNOWN: Final = ("citizen", "master_builder", "regent")  # to whom there are responses
CHEATS: Final = ("master_builder", "regent", GRAND)
RESPONSES: Final = 400  # games of each
CHEATED: Final = 400
SIMPLE: Final = ("citizen",)  # who thinks for no time: the floor of others is what they meet


class Cell(NamedTuple):
    """One measurement of the table."""

    section: str  # levels, players, presets, pools, responses or cheats
    match: Match
    goal: float | None = None  # for the lower bound; none: the upper one must not be below chance
    looks: int = 0  # of a sequential test; none: all games are played

    @property
    def name(self) -> str:
        """The name of the cell, and of its journal."""
        match = self.match
        who = "-".join(match.pool) if match.pool else f"{match.challenger}-{match.against}"
        place = {"players": f"{match.players}-", "presets": f"{match.edition}-{match.deck}-"}
        return f"{self.section}-{place.get(self.section, '')}{who}"


def all_cells(
    levels: list[str], anchors: list[str], games: int, other: int, seed: int
) -> list[Cell]:
    """Every cell; what is dear to know comes first."""
    cells = level_cells(levels, games, seed)
    cells += pool_cells(levels, anchors, games, seed)
    cells += [cell for pair in pairwise(levels) for cell in other_cells(pair, other, seed)]
    return cells + response_cells(levels, games, seed) + cheat_cells(levels, games, seed)


def level_cells(levels: list[str], games: int, seed: int) -> list[Cell]:
    """Each level against the one below, and the others that have a goal."""
    steps = [(above, below) for below, above in pairwise(levels)]
    more = [pair for pair in GOALS if pair not in steps and set(pair) <= set(levels)]
    found = []
    for pair in steps + more:
        most = min(
            games, GRAND_GAMES if GRAND in pair else REGENT_GAMES if REGENT in pair else games
        )
        looks = 5 if pair in steps and GRAND in pair else 0
        match = Match(*pair, games=most, seed=seed)
        found.append(Cell("levels", match, GOALS.get(pair, 0.25), looks))
    return found


def other_cells(pair: tuple[str, str], games: int, seed: int) -> list[Cell]:
    """A level against the one below, with other numbers of players and in every preset.

    Every row has a seed of its own: editions that differ little would play the same games.
    """
    below, above = pair
    grand = above == GRAND
    games = min(games, GRAND_CELL if grand else REGENT_CELL if above == REGENT else games)
    match = Match(above, below, games=games)
    cells = [
        Cell("players", match._replace(players=players, seed=seed + players))
        for players in (GRAND_PLAYERS if grand else PLAYERS)
    ]
    if grand:
        match = match._replace(games=min(games, GRAND_PRESET))
    decks = [(box.id, preset.id) for box in EDITIONS.values() for preset in box.presets]
    return cells + [
        Cell("presets", match._replace(edition=edition, deck=deck, seed=seed + row))
        for row, (edition, deck) in enumerate(decks, 10)
    ]


def pool_cells(levels: list[str], anchors: list[str], games: int, seed: int) -> list[Cell]:
    """The strongest at tables of six with the anchors, and with all below it but the lowest."""
    tops = [level for level in POOLED if level in levels] or levels[-1:]
    pools = [
        (top, *rest)
        for top in tops
        for rest in (anchors, [*reversed(levels[1 : levels.index(top)]), *anchors])
    ]
    return [
        Cell("pools", Match(pool=pool, players=POOL_PLAYERS, games=games, seed=seed), 1 / 6)
        for pool in dict.fromkeys(pools)
    ]


def response_cells(levels: list[str], games: int, seed: int) -> list[Cell]:
    """Who is told how the others decide, and who is not, against the same three."""
    found = []
    for level in KNOWN:
        if level in levels:
            against = level if level in SIMPLE else f"{level}_floor"
            for challenger in (f"response_{level}", "plain"):
                match = Match(challenger, against, games=min(games, RESPONSES), seed=seed)
                found.append(Cell("responses", match))
    return found


def cheat_cells(levels: list[str], games: int, seed: int) -> list[Cell]:
    """Each level that searches, with the true game before it, against three honest ones."""
    return [
        Cell(
            "cheats", Match(f"cheat_{level}", f"{level}_few", games=min(games, CHEATED), seed=seed)
        )
        for level in CHEATS
        if level in levels
    ]
