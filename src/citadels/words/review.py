"""The review in words: moments, accounts and errors, as one reader may read them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ..bots.thought import Why
from ..core.basics import NOBODY, Seat
from ..core.option import Option, find_option
from ..core.state.parts import Question
from ..core.text.record import Record
from ..review import ACCOUNT, Account, Mistake, Moment, Review
from ..review.parts import Reason
from .bundles import Name, phrase
from .names import player_name
from .reader import Reader
from .sentences import say_option, say_why
from .story import say_line, tell_story

UNTOLD: Final = ("silent", "sums", "round", "calls")  # lines that do not say what was done
SURE: Final = 2  # standard errors
LEAST: Final = 0.005  # a spread that would be said as nothing
SLIGHT: Final = 0.02  # a part that is not worth a sentence
LISTED: Final = 10  # mistakes of one player
LOST: Final = 0.01  # a smaller loss is not listed: both shares would be said as the same number


class Told(NamedTuple):
    """One step in words: the question, what was chosen, and the story of it."""

    question: Question | None
    choice: str
    story: str


def tell_steps(record: Record, reader: Reader) -> list[Told]:
    """Every step of a record in words, the deal first."""
    game = record.replay(0)
    told = [Told(None, "", phrase("review-deal", reader.language))]
    for number, option in enumerate(record.choices):
        question = game.question
        assert question is not None
        since = len(game.events)
        game.play(option, outcomes=record.forced.get(number))
        lines = tell_story(game.events[since:], reader)
        story = " ".join([say_line(line, reader) for line in lines if line.name not in UNTOLD])
        told.append(Told(question, _say_chosen(option, question, reader), story))
    return told


def say_percent(share: float, language: str, signed: bool = False) -> str:
    """A share as a percentage, or how much one changed."""
    number = round(100 * share)
    text = f"{number:+d}".replace("-", "\u2212") if signed and number else str(number)
    return phrase("review-percent", language, gain=text)


def say_moment(moment: Moment, told: Sequence[Told], reader: Reader) -> str:
    """Say what happened at a moment, and what it did to a share."""
    step = told[moment.step]
    if moment.kind == "error":
        text = _say_error(moment, step, reader)
    else:
        what = step.story or step.choice + "."
        text = f"{what} {_say_change(moment, reader)}"
    return phrase("review-moment", reader.language, round=moment.round, text=text)


def _say_change(moment: Moment, reader: Reader) -> str:
    return phrase(
        "review-goes",
        reader.language,
        "you" if reader.seat == moment.seat else "",
        player=player_name(moment.seat, reader.language, reader.names),
        before=say_percent(moment.before, reader.language),
        after=say_percent(moment.after, reader.language),
    )


def _say_error(moment: Moment, step: Told, reader: Reader) -> str:
    """What was chosen, what would have been best, and why."""
    language = reader.language
    best, chosen = moment.options[0], moment.options[-1]
    sentence = phrase(
        "review-error",
        language,
        "you" if reader.seat == moment.seat else "",
        player=player_name(moment.seat, language, reader.names),
        option=step.choice,
        before=say_percent(chosen.share, language),
        way=say_choice(best.option, step.question, reader),
        after=say_percent(best.share, language),
    )
    reason = say_reason(moment.why, reader)
    spread = SURE * math.hypot(best.error, chosen.error)
    if spread < LEAST:
        return f"{sentence} {reason}"
    sure = phrase("review-sure", language, gain=say_percent(spread, language))
    return f"{sentence} {sure} {reason}"


def say_reason(why: Reason, reader: Reader) -> str:
    """Say why the best option was the best."""
    return say_why(Why(why.code, why.card, why.player, why.amount), reader)


def worst_mistakes(seat: Seat, review: Review) -> list[Mistake]:
    """The mistakes of a player that lost the most, the largest first."""
    mine = [each for each in review.mistakes if each.seat == seat and each.loss >= LOST]
    return sorted(mine, key=lambda mistake: -mistake.loss)[:LISTED]


def list_mistakes(
    seat: Seat, review: Review, told: Sequence[Told], reader: Reader
) -> list[tuple[str, str, str, str, str]]:
    """Mistakes as lines of a table: the round, what was chosen, what was better, loss, reason."""
    return [
        (
            str(review.steps[mistake.step].round),
            told[mistake.step].choice,
            say_choice(mistake.best, told[mistake.step].question, reader),
            say_percent(mistake.loss, reader.language),
            say_reason(mistake.why, reader),
        )
        for mistake in worst_mistakes(seat, review)
    ]


def say_more(seat: Seat, review: Review, language: str) -> str:
    """How many mistakes of a player are not listed; nothing if all are."""
    more = review.accounts[seat].mistakes - len(worst_mistakes(seat, review))
    return phrase("review-mistakes-more", language, count=more) if more > 0 else ""


def say_choice(text: str, question: Question | None, reader: Reader) -> str:
    """Say an option that a review names by its text."""
    option = find_option(text)
    return text if option is None else _say_chosen(option, question, reader)


def _say_chosen(option: Option, question: Question | None, reader: Reader) -> str:
    """Say an option; only those of the reader speak to them."""
    mine = question is not None and question.seat == reader.seat
    return say_option(option, reader if mine else replace(reader, seat=NOBODY), question)


def part_name(part: str, language: str, inside: bool = False) -> str:
    """The name of a part of the account, as a label or inside a sentence."""
    return phrase(f"review-part-{part}", language, "low" if inside else "")


def say_account(account: Account, review: Review, reader: Reader) -> list[str]:
    """What helped a player most, and what hurt, in a sentence each."""
    language = reader.language
    parts = sorted(ACCOUNT, key=lambda part: getattr(account, part))
    said = []
    for id, part, wanted in (("review-helped", parts[-1], 1), ("review-harmed", parts[0], -1)):
        effect = getattr(account, part)
        if effect * wanted >= SLIGHT:
            share = say_percent(effect, language, signed=True)
            said.append(
                phrase(id, language, text=part_name(part, language, inside=True), gain=share)
            )
    if parts[0] == "targeted":
        said += _say_rival(account.seat, review, reader)
    return said


def _say_rival(seat: Seat, review: Review, reader: Reader) -> list[str]:
    """Who hurt a seat most by aiming at it, if one did more than each of the others, as shown."""
    harm = [max(0, round(-100 * row[seat])) for row in review.hurt]
    most = max(harm)
    if harm.count(most) > 1:
        return []
    rival = harm.index(most)
    id = "review-by" if most > sum(harm) / 2 else "review-by-more"
    other = player_name(rival, reader.language, reader.names)
    return [phrase(id, reader.language, "you" if reader.seat == rival else "", other=other)]


def seat_names(review: Review, reader: Reader) -> list[Name]:
    """The names of all players of a review."""
    return [player_name(seat, reader.language, reader.names) for seat in range(review.players)]
