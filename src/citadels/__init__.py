"""Citadels: the whole card game as a library.

A `Config` says who plays with what; a `Game` is made from it, and asks one seat one question at a
time until it is over:

    game = Game(Config(players=4), seed=1)
    while not game.over:
        game.play(game.options[0])

What a `Game` has (a compiled build tells the names of its methods, but not their docstrings):

    question, options, over       the open question, its legal answers, whether there is none
    play, careful                 answer it; a safe answer for a player who is away
    reasons, why_not              why something else is no answer
    effects, targets              what answers gain or cost; what an ability could be used on
    view                          what a seat or a spectator may see; with ALL_SEEING, everything
    scores, ranking               the points of every seat, line by line; first to last place
    config, seed, choices         what the game was dealt from, and the choices that were made
    events, undoable              what happened; how many choices may be undone
    copy, state                   an independent copy; the whole truth, for those who may know it

`record_of`, `write_position` and `setup_code` write games, positions and setups as text; `read_...`
read them again. docs/api.md has every name with an example.
"""

from . import editions as editions  # fills the registry of cards
from .core.basics import (
    ALL_SEEING,
    RULES_VERSION,
    SPECTATOR,
    IllegalChoice,
    InvalidConfig,
    InvalidRecord,
    Refusal,
)
from .core.event import Event
from .core.game import Game
from .core.hidden.redeal import redeal
from .core.hidden.view import View
from .core.option import Option
from .core.reason import Reason
from .core.registry import CHARACTERS, DISTRICTS, add_character, add_district
from .core.rng import FastRng
from .core.scoring import Score, ScoreLine
from .core.setup.config import Config, random_config
from .core.state.chance import Odds, OutcomeNeeded
from .core.state.parts import Question
from .core.state.state import State
from .core.text.position import write_config, write_position
from .core.text.read_config import read_config
from .core.text.read_position import read_position
from .core.text.record import Record, read_record, record_of, take_back
from .core.text.setup_code import read_setup_code, setup_code

__version__ = "0.2.0.dev0"

__all__ = [
    "ALL_SEEING",
    "CHARACTERS",
    "DISTRICTS",
    "RULES_VERSION",
    "SPECTATOR",
    "Config",
    "Event",
    "FastRng",
    "Game",
    "IllegalChoice",
    "InvalidConfig",
    "InvalidRecord",
    "Odds",
    "Option",
    "OutcomeNeeded",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "Score",
    "ScoreLine",
    "State",
    "View",
    "__version__",
    "add_character",
    "add_district",
    "random_config",
    "read_config",
    "read_position",
    "read_record",
    "read_setup_code",
    "record_of",
    "redeal",
    "setup_code",
    "take_back",
    "write_config",
    "write_position",
]
