"""The story of random games: nothing is lost, nothing is betrayed, and the sums are true."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from citadels import Config, Event, Game
from citadels.core.basics import NOBODY, SPECTATOR, InvalidConfig
from citadels.core.option import CHARACTER, Option
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.words import LANGUAGES, Line, Reader, card_name, player_name, say_to, tell_story
from citadels.words import deeds as rules
from citadels.words.deeds import UNTOLD
from citadels.words.story import GOLD, SUMS, Account
from tests.golden.replays import golden_files, read_golden
from tests.properties.games import LONG, moments, new_game, some
from tests.properties.pairs import pairs
from tests.words.test_words import check_sentence

PRESETS = [(box.id, preset.id) for box in EDITIONS.values() for preset in box.presets]
# Of these the story tells how many there are, not which; the detailed form has them.
COUNTED = {"searches", "sees-hand", "discards", "lays-gold", "shows"}


def games(edition: str, preset: str) -> Iterator[Game]:
    """A random game of a preset for every number of players that it allows, or for half of them."""
    for players in range(2, 9) if LONG else range(2 + len(preset) % 2, 9, 2):
        try:
            game = Game(Config(players, edition, preset), players)
        except InvalidConfig:
            continue
        for _ in moments(game, players):
            pass
        yield game


def untold(events: Sequence[Event], lines: Sequence[Line]) -> set[str]:
    """The names of the events that no line tells."""
    told = {line.place + n for line in lines for n in range(len(line.events))}
    return {event.name for place, event in enumerate(events) if place not in told}


def lost(line: Line, said: str) -> list[str]:
    """What a line is about and does not say, to somebody who sees everything."""
    numbers = {int(number) for number in re.findall(r"\d+", said)}
    missing = [
        f"{event.name} {card_name(thing.card.id, 'en')}"
        for event in line.events
        for thing in event.things
        if event.name not in COUNTED and thing.card and card_name(thing.card.id, "en") not in said
    ]
    for name in {event.name for event in line.events} & GOLD.keys():
        alike = [event.amount for event in line.events if event.name == name]
        if not numbers & {sum(alike), alike[0], _all_gold(line)}:
            missing.append(f"{name} {alike}")
    seats = {event.seat for event in line.events if event.name not in ("calls", "shows")} - {NOBODY}
    return missing + [name for name in map(_name, seats) if name not in said]


def _all_gold(line: Line) -> int:
    return sum(event.amount for event in line.events if event.name in ("pays", "moves-gold"))


def _name(seat: int) -> str:
    return player_name(seat, "en", ())


@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_nothing_is_lost(edition: str, preset: str) -> None:
    reader = Reader(seat=NOBODY)
    for game in games(edition, preset):
        lines = tell_story(game.events, reader)
        assert untold(game.events, lines) <= {"ends"}
        places = [line.place for line in lines if line.name != SUMS]
        assert places == sorted(set(places))
        for line in lines:
            if line.events:
                assert lost(line, say_to(reader, line)) == [], line
        detailed = tell_story(game.events, reader, detailed=True)
        assert [line.events for line in detailed] == [(event,) for event in game.events]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_sentence(language: str) -> None:
    files = golden_files("[dr]*")
    if not LONG:  # each is read in one language
        files = files[LANGUAGES.index(language) :: 2 * len(LANGUAGES)]
    for file in files:
        game = read_golden(file).replay()
        for seat in (0, 1, SPECTATOR, NOBODY):
            reader = Reader(language, seat)
            for line in tell_story(game.events, reader):
                check_sentence(say_to(reader, line))


def test_the_story_is_much_shorter() -> None:
    *_, game = games("deluxe", "first_game")
    lines = tell_story(game.events, Reader(seat=0))
    assert len(lines) < 0.6 * len(game.events)


def test_control_a_rule_that_swallows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(games("deluxe", "first_game"))
    swallows = {
        rule.id: rule for rule in rules.read_rules(f"{UNTOLD} = builds\n{UNTOLD} = pays builds")
    }
    found = dict(rules.rules()) | {
        "pays": tuple(swallows.values()),
        "builds": tuple(swallows.values()),
    }
    monkeypatch.setattr(rules, "rules", lambda: found)
    lines = tell_story(game.events, Reader(seat=NOBODY))
    assert "builds" in untold(game.events, lines)


def test_control_a_sentence_that_loses_something_is_found() -> None:
    keep = DISTRICTS["keep"]
    builds = Event("builds", keep, 0, amount=3, things=(keep.option,))
    (line,) = tell_story([Event("pays", keep, 0, amount=3), builds], Reader())
    assert lost(line, "Player 1 builds the Keep for 3 gold.") == []
    assert lost(line, "Player 1 builds the Keep for 2 gold.") == ["pays [3]"]
    assert lost(line, "Player 1 builds for 3 gold.") == ["builds Keep"]
    assert lost(line, "Somebody builds the Keep for 3 gold.") == ["Player 1"]


# Blindness


def redealt(events: Sequence[Event], seat: int) -> list[Event]:
    """The events with other things in all that a seat does not see."""
    return [
        event
        if event.seen >> seat & 1
        else Event(
            *(event.name, event.card, event.seat, event.other, event.amount),
            tuple(map(_another, event.things)),
            event.seen,
        )
        for event in events
    ]


def _another(thing: Option) -> Option:
    cards = CHARACTERS if thing.kind == CHARACTER else DISTRICTS
    ids = list(cards)
    assert thing.card is not None
    return cards[ids[(ids.index(thing.card.id) + 1) % len(ids)]].option


def story(events: Sequence[Event], seat: int) -> list[str]:
    reader = Reader(seat=seat)
    return [say_to(reader, line) for line in tell_story(events, reader)]


@pytest.mark.parametrize("seed", range(some(12, 4)))
def test_secrets_do_not_change_the_story_of_others(seed: int) -> None:
    game = new_game(seed, events=True)
    for _ in moments(game, seed):
        pass
    for seat in (0, 1, SPECTATOR):
        other = redealt(game.events, seat)
        assert other != list(game.events)
        assert story(other, seat) == story(game.events, seat)
        assert story(other, NOBODY) != story(game.events, NOBODY)  # the control: one who sees all


def test_a_redealt_game_tells_the_same_story() -> None:
    for game, other, observer in pairs(40_000, some(20, 2)):
        assert story(other.events[-80:], observer) == story(game.events[-80:], observer)


# Sums


def test_the_sums_are_what_lies_on_the_table() -> None:
    for seed in range(50_000, 50_000 + some(60, 12)):
        game = new_game(seed, events=True)
        account, heard = Account(), 0
        for _ in moments(game, seed):
            for event in game.events[heard:]:
                account.hear(event)
            heard = len(game.events)
            for one in account.sums():
                player = game.state.players[one.seat]
                assert (one.gold, one.districts) == (player.gold, len(player.city)), game.events[
                    -3:
                ]
        assert len(account.sums()) == game.config.players


def test_control_a_sum_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GOLD, "moves-gold", (0, 0))
    with pytest.raises(AssertionError):
        test_the_sums_are_what_lies_on_the_table()
