"""Citadels: the whole game of hidden roles as a library."""

from . import editions as editions  # fills the registry of cards
from .core.basics import RULES_VERSION, IllegalChoice, InvalidConfig, InvalidRecord, Refusal
from .core.chance import Odds, OutcomeNeeded
from .core.config import Config, random_config
from .core.event import Event
from .core.game import Game
from .core.option import Option
from .core.position import write_config, write_position
from .core.read_position import read_config, read_position
from .core.reason import Reason
from .core.record import Record, read_record, record_of, take_back
from .core.redeal import redeal
from .core.scoring import Score, ScoreLine
from .core.setup_code import read_setup_code, setup_code
from .core.table import Ask
from .core.view import View, view

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION",
    "Ask",
    "Config",
    "Event",
    "Game",
    "IllegalChoice",
    "InvalidConfig",
    "InvalidRecord",
    "Odds",
    "Option",
    "OutcomeNeeded",
    "Reason",
    "Record",
    "Refusal",
    "Score",
    "ScoreLine",
    "View",
    "__version__",
    "random_config",
    "read_config",
    "read_position",
    "read_record",
    "read_setup_code",
    "record_of",
    "redeal",
    "setup_code",
    "take_back",
    "view",
    "write_config",
    "write_position",
]
