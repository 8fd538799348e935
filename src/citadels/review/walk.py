"""The walk: a finished game played again, every step with its shares and figures."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import final

from ..bots.master import IN_SEARCH
from ..bots.roles import Roles
from ..core.basics import NOBODY
from ..core.game import Game
from ..core.option import Option
from ..core.state.parts import Question
from ..core.text.record import Record
from .acts import aim
from .chance import Chances, stream_of
from .effort import Effort
from .errors import DIGITS, Judged, Weighing, judged_of, said_of, weighing_of
from .moments import is_turn
from .parts import Draft, Guess, Mistake, Step
from .targets import targets_of
from .value import Judge
from .weigh import Figures, Weigher

Progress = Callable[[int, int], None]  # told how many steps are done, and of how many


@final
class Walk:
    """Plays a record again and looks at every step."""

    def __init__(
        self, record: Record, effort: Effort, judge: Judge, substitutes: Collection[int]
    ) -> None:
        self.record = record
        self.effort = effort
        self.judge = judge
        self.substitutes = substitutes  # choices that somebody else played for the seat
        self.chances = Chances(judge, effort.exact, effort.draws)
        self.weigher = Weigher(judge, effort, IN_SEARCH)
        self.game = record.replay(0, events=False)
        self.salt = record.text()
        self.start: tuple[float, ...] = ()
        self.steps: list[Step] = []
        self.judged: list[Judged] = []
        self.weighings: dict[int, Weighing] = {}  # of choices that may be moments, by step
        self.drafts: list[Draft] = []

    def go(self, progress: Progress | None) -> None:
        """Walk through the whole game."""
        while self.done < self.total:
            if progress is not None and self.done:
                progress(self.done, self.total)
            self.advance()
        if progress is not None:
            progress(self.total, self.total)

    @property
    def done(self) -> int:
        """How many steps were looked at."""
        return len(self.steps)

    @property
    def total(self) -> int:
        """How many there are: the deal, and every choice."""
        return len(self.record.choices) + 1

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The errors that were found."""
        return said_of(self.judged)

    def advance(self) -> None:
        """Look at the next step."""
        if not self.done:
            self._begin()
        else:
            self._step(self.done - 1, self.record.choices[self.done - 1])

    def _begin(self) -> None:
        """The start is the mean over fresh set-ups; the deal is the first chance."""
        shares = rounded(self.judge.shares(self.game.state))
        self.start = shares if self.record.position else self._mean_setup()
        number = self.game.state.round.number
        self.steps.append(
            Step(0, number, NOBODY, "", "", "", True, False, (), self.start, shares, 0.0, 0.0)
        )

    def _mean_setup(self) -> tuple[float, ...]:
        config = self.record.config
        if config.crown == NOBODY:  # all seats are alike before the crown is drawn
            return rounded([1 / config.players] * config.players)
        rng = stream_of("set-up", self.salt)
        total = [0.0] * config.players
        for _ in range(self.effort.setups):
            game = Game(config, rng.next32(), events=False)
            for seat, share in enumerate(self.judge.shares(game.state)):
                total[seat] += share
        return rounded([part / self.effort.setups for part in total])

    def _step(self, number: int, choice: Option) -> None:
        game, question = self.game, self.game.question
        assert question is not None
        before = game.state.copy()
        figures = self._figures(number, question, choice)
        outlook = self.chances.outlook(before, choice, stream_of("chance", number, self.salt))
        drafting = before.round.step < len(before.round.draft)
        game.play(choice, outcomes=self.record.forced.get(number))
        after = rounded(self.judge.shares(game.state))
        step = Step(
            number=number + 1,
            round=before.round.number,
            seat=question.seat,
            asker=question.asker.id,
            question=question.name,
            choice=choice.text,
            forced=len(question.options) == 1,
            substitute=number in self.substitutes,
            targets=targets_of(before, game.state, question, choice),
            chosen=rounded(outlook.shares) if outlook.chance else after,
            shares=after,
            own=round(figures.own(), DIGITS),
            error=round(figures.own_error(), DIGITS),
        )
        if figures.found and is_turn(self.steps[-1].shares, step):
            self.weighings[step.number] = weighing_of(question, figures)
        self.steps.append(step)
        aim(self.steps)
        if drafting and game.state.round.step == len(before.round.draft):
            self._note_draft(step)

    def _figures(self, number: int, question: Question, choice: Option) -> Figures:
        """What the seat could know of its choice; and whether it was an error."""
        several = len(question.options) > 1 and number not in self.substitutes
        figures = self.weigher.weigh(self.game, choice, several)
        judged = judged_of(number + 1, self.game.state, question, figures)
        if judged is not None:
            self.judged.append(judged)
        return figures

    def _note_draft(self, step: Step) -> None:
        """What every seat could know of the others when the draft was over."""
        state = self.game.state
        cast = state.config.cast
        held = tuple(state.round.holder[character.rank] for character in cast)
        for seat in range(state.config.players):
            roles = Roles(state, seat, IN_SEARCH)
            guesses = tuple(
                Guess(other, tuple(round(roles.chance(other, c.rank), 4) for c in cast))
                for other in range(state.config.players)
                if other != seat
            )
            self.drafts.append(Draft(step.number, step.round, seat, guesses, held))


def rounded(shares: list[float]) -> tuple[float, ...]:
    """Shares as they are booked: the books balance to the last digit."""
    return tuple(round(share, DIGITS) for share in shares)
