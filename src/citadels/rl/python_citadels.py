"""The game for OpenSpiel: `python_citadels`, every chance event a node of its own.

`tiny` is the end of a game of two: the Blackmailer has threatened both characters of the other
player and now puts the flower under one; the other may pay or dare, build or draw. It is for
exact solvers, as is any other `position` that is near enough to its end.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import numpy as np
import pyspiel

from ..core.basics import NOBODY, SPECTATOR
from ..core.game import Game
from ..core.setup.config import Config
from ..core.text.read_position import read_position
from ..core.text.setup_code import read_setup_code
from .actions import Vocabulary, vocabulary
from .encoder import Encoder
from .moments import Tree
from .setup import ACTION_COUNT, OBSERVATION_SIZE

DIGEST: Final = 16  # bytes
LONGEST: Final = 20_000  # moves; the longest random games have a few thousand
TINY: Final = """\
players 2
cast assassin blackmailer magician king bishop merchant architect warlord
crown @1
completed @1
calling 2
revealed assassin blackmailer
turn blackmailer @0 gathered power built 1 paid 0 spent 0 used
mark threat king hidden
mark threat bishop hidden
ask @0 blackmailer flower 3:
pool market market harbor
removed rest
@0 assassin blackmailer: gold 0, city castle palace
@1 king bishop: gold 4, city watchtower
"""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_citadels",
    long_name="Citadels",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "setup": "", "position": "", "tiny": False},
)


def position_code(text: str) -> str:
    """A written position as the parameter `position`, which may have no spaces and no commas."""
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_position_code(code: str) -> Game:
    """Read what `position_code` wrote."""
    try:
        text = urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    except ValueError as error:  # of either step
        wrong = f"position is what position_code() makes of a written one, not {code!r}"
        raise ValueError(wrong) from error
    return read_position(text)


class CitadelsGame(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """A configuration of the game: so many players, a set-up code, a position or the tiny game.

    All moments of a position that were reached are kept: solvers come again and again.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = GAME_TYPE.parameter_specification | (params or {})
        code = position_code(TINY) if given["tiny"] else given["position"]
        start = read_position_code(code) if code else None
        if start is not None:
            self.config = start.config
        elif given["setup"]:
            self.config = read_setup_code(given["setup"])
        else:
            self.config = Config(given["players"])
        self.tree = Tree(self.config, start, keeps=start is not None)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=ACTION_COUNT,
            num_players=self.config.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> CitadelsState:
        """The state before anything is dealt."""
        return CitadelsState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What reads strings and tensors from a state."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """How many chance events there may be."""
        return LONGEST


class CitadelsState(pyspiel.State):  # type: ignore[misc]  # it comes without types
    """A moment of a game or of its deal, with the history that OpenSpiel keeps.

    Who has but one answer is not asked.
    """

    def __init__(self, game: CitadelsGame) -> None:
        super().__init__(game)
        self.moment = game.tree.root

    @property
    def encoder(self) -> Encoder:
        """What writes this game as numbers."""
        return self.moment.tree.encoder

    def _words(self, player: int) -> Vocabulary:
        return vocabulary(self.encoder.players, max(0, player))  # chance sees as the first seat

    def current_player(self) -> int:
        """Who acts: a seat, chance or nobody any more."""
        if self.moment.odds is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.moment.game is not None
        question = self.moment.game.question
        return int(pyspiel.PlayerId.TERMINAL) if question is None else question.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each is."""
        odds = self.moment.odds
        assert odds is not None
        words, total = self._words(NOBODY), sum(odds.weights)
        rows = zip(odds.outcomes, odds.weights, strict=True)
        return sorted((words.action(outcome), weight / total) for outcome, weight in rows)

    def _apply_action(self, action: int) -> None:
        options = self._words(self.current_player()).options
        option = options[action] if 0 <= action < ACTION_COUNT else None
        if option is None:
            raise ValueError(f"{action} is no action; there are: {self.legal_actions()}")
        self.moment = self.moment.after(option)  # which refuses what is not legal

    def _action_to_string(self, player: int, action: int) -> str:
        option = self._words(player).options[action]
        return f"action {action}" if option is None else option.text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        moment = self.moment
        return moment.odds is None and moment.game is not None and moment.game.over

    def returns(self) -> list[float]:
        """The share of the win of every player; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.encoder.players
        return self.moment.returns()

    def __str__(self) -> str:
        odds, game = self.moment.odds, self.moment.game
        chance = "" if odds is None else f", chance: {odds}"
        return f"{'the deal' if game is None else game}{chance}"


class Observer:
    """Reads what a player may know from a state: now, or with all that it remembers.

    What it remembers is a digest: in the tensor 16 bytes that follow the observation. Without
    private information it is what a spectator sees, as a string only: the layout of the tensor has
    no place for a spectator.
    """

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody in this game sees what all players see")
        self.recall = bool(kind.perfect_recall)
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if self.public and self.recall:
            raise ValueError("spectators of this game see what is there now: perfect_recall=False")
        size = OBSERVATION_SIZE + (DIGEST if self.recall else 0)
        self.tensor = None if self.public else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor[:OBSERVATION_SIZE]}
        if self.tensor is not None and self.recall:
            self.dict["digest"] = self.tensor[OBSERVATION_SIZE:]

    def set_from(self, state: CitadelsState, player: int) -> None:
        """Fill the tensor with what the player knows now, and a digest of what it remembers."""
        game, digest = state.moment.game, state.moment.digests[player]
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if game is not None:
            row: Any = state.encoder.observe(game.state, player)
            self.dict["observation"][:] = np.frombuffer(row, np.uint8)
        if self.recall and digest:
            self.dict["digest"][:] = np.frombuffer(digest, np.uint8)

    def string_from(self, state: CitadelsState, player: int) -> str:
        """What the player knows now, after a digest of all it was told and chose."""
        moment = state.moment
        now = moment.now(SPECTATOR if self.public else player)
        return f"{moment.digests[player].hex()}\n{now}" if self.recall else now


def register() -> None:
    """Make the game known to OpenSpiel."""
    if "python_citadels" not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, CitadelsGame)


register()
