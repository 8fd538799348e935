"""The review in words: moments, accounts and errors, as one reader may read them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ..bots.thought import Why
from ..core.basics import NOBODY, Seat
from ..core.option import COLOUR, NUMBER, SEAT, Option, find_option
from ..core.state.parts import Question
from ..core.text.record import Record
from ..review import ACCOUNT, Account, Mistake, Moment, Review
from ..review.acts import PHASES, acts_of
from ..review.parts import CARDS, Reason
from .bundles import Name, has_part, phrase
from .names import card_name, player_name, source_name
from .reader import Reader
from .sentences import question_id, say_confirm, say_option, say_why
from .story import SUMS, Line, say_line, tell_story

UNTOLD: Final = ("silent", "sums", "round", "calls")  # lines that do not say what was done
NEXT: Final = ("round", "calls")  # events with which something begins that nobody chose
BARE: Final = (SEAT, NUMBER, COLOUR)  # kinds of options that do not say what they are for
TAKEN: Final = "draft-keep"
SURE: Final = 2  # standard errors
LEAST: Final = 0.005  # a spread that would be said as nothing
SLIGHT: Final = 0.02  # a part that is not worth a sentence
LISTED: Final = 10  # mistakes of one player
LOST: Final = 0.01  # a smaller loss is not listed: both shares would be said as the same number

Mistaken = tuple[str, str, str, str, str]  # the round, what was chosen and better, loss, reason


class Told(NamedTuple):
    """One step in words: the question, what was chosen, and the story of it."""

    question: Question | None
    choice: str
    story: str
    later: str = ""  # what it led to: another one's turn, a new round


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
        end = next((at for at, line in enumerate(lines) if _begins(line)), len(lines))
        story, later = _say_lines(lines[:end], reader), _say_lines(lines[end:], reader)
        told.append(Told(question, _say_chosen(option, question, reader), story, later))
    return told


def _begins(line: Line) -> bool:
    """Whether a line tells of what came next, however somebody had chosen."""
    return line.name == SUMS or line.events[0].name in NEXT


def _say_lines(lines: Sequence[Line], reader: Reader) -> str:
    return " ".join([say_line(line, reader) for line in lines if line.name not in UNTOLD])


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
        later = step.later if moment.kind == CARDS else ""
        what = step.story or later or _say_chose(step, reader)
        text = f"{what} {_say_change(moment, reader)}"
    return phrase("review-moment", reader.language, round=moment.round, text=text)


def _say_chose(step: Told, reader: Reader) -> str:
    """Say who chose what, where the story has no word for it."""
    assert step.question is not None
    seat = step.question.seat
    player = player_name(seat, reader.language, reader.names)
    you = "you" if reader.seat == seat else ""
    return phrase("review-chose", reader.language, you, player=player, option=step.choice)


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
) -> list[Mistaken]:
    """Mistakes as lines of a table."""
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
    """Say an option as what it does; only those of the reader speak to them."""
    if question is None:
        return say_option(option, reader)
    to = reader if question.seat == reader.seat else replace(reader, seat=NOBODY)
    if question_id(question) == TAKEN:  # a character, which everybody chooses
        return say_option(option, to, question)
    said = say_confirm(option, to, question)
    asker = source_name(question.asker, to)
    if option.kind not in BARE or not asker:
        return said
    return phrase("review-power", reader.language, card=asker, option=said)


def part_name(part: str, language: str, inside: bool = False, yours: bool = False) -> str:
    """The name of a part of the account, as a label or inside a sentence."""
    id, form = f"review-part-{part}", "low" if inside else ""
    to_you = f"{form}-you" if form else "you"
    return phrase(id, language, to_you if yours and has_part(id, to_you, language) else form)


def say_account(account: Account, review: Review, reader: Reader) -> list[str]:
    """What helped a player most, and what hurt, in a sentence each."""
    language = reader.language
    parts = sorted(ACCOUNT, key=lambda part: getattr(account, part))
    said = []
    for id, part, wanted in (("review-helped", parts[-1], 1), ("review-harmed", parts[0], -1)):
        effect = getattr(account, part)
        if effect * wanted >= SLIGHT:
            text = part_name(part, language, inside=True, yours=account.seat == reader.seat)
            share = say_percent(effect, language, signed=True)
            said.append(phrase(id, language, text=text, gain=share))
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
    said = phrase(id, reader.language, "you" if reader.seat == rival else "", other=other)
    return [said, *_say_powers(rival, seat, review, reader)]


def _say_powers(by: Seat, seat: Seat, review: Review, reader: Reader) -> list[str]:
    """Say with which cards somebody hurt a seat, and how often with each, the worst first."""
    language = reader.language
    harms: dict[str, list[float]] = {}
    for card, harm in _blows(by, seat, review):
        if harm >= LEAST:
            harms.setdefault(card, []).append(harm)
    worst = sorted(harms, key=lambda card: -sum(harms[card]))
    names = []
    for card in worst:
        name, count = card_name(card, language, reader.edition), len(harms[card])
        several = count > 1
        names.append(phrase("ui-several", language, thing=name, count=count) if several else name)
    return [phrase("review-powers", language, things=", ".join(names))] if names else []


def _blows(by: Seat, seat: Seat, review: Review) -> list[tuple[str, float]]:
    """What somebody did to a seat, act by act: the card of each, and its harm."""
    acts, before = acts_of(review.steps), review.start
    found: dict[int, tuple[str, float]] = {}
    for step, act in zip(review.steps, acts, strict=True):
        if step.seat == by and seat in step.targets:
            asker = step.choice.removeprefix("use ") if step.asker in PHASES else step.asker
            harm = before[seat] - step.chosen[seat]
            found[act] = (asker, harm + found.get(act, ("", 0.0))[1])
        before = step.shares
    return list(found.values())


def seat_names(review: Review, reader: Reader) -> list[Name]:
    """The names of all players of a review."""
    return [player_name(seat, reader.language, reader.names) for seat in range(review.players)]
