"""New golden records: for presets and cards that no record shows; nothing else is touched."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from citadels import Config, Game, record_of
from citadels.core.basics import Refusal
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.core.rng import FastRng
from citadels.core.text.position import setup_lines
from tests.golden.replays import golden_files, read_golden
from tests.support.blank import CARDS, matters
from tests.support.invariants import pick_keenly
from tests.words import sources

GAMES = 2_000  # to look for a card at work in; then something is wrong with it


def new_records() -> Iterator[tuple[str, str]]:
    """The names and texts of the records that are missing."""
    texts = [file.read_text(encoding="utf-8") for file in golden_files()]
    known = [cards_of(read_golden(file).config) for file in golden_files()]
    for number, (edition, preset) in enumerate(presets()):
        if not any(cards_of(config) in known for config in configs_of(edition, preset)):
            config = configs_of(edition, preset)[number % (EDITIONS[edition].max_players - 1)]
            game = Game(config, number)
            played(game, number)
            texts.append(record_of(game).text())
            yield f"{edition}-{preset}-{config.players}", texts[-1]
    for card in unseen_cards(texts):
        yield f"card-{card}", record_with(card)


def cards_of(config: Config) -> list[str]:
    """Edition, players and cards, whatever the switches are."""
    return setup_lines(config)[:4]


def presets() -> list[tuple[str, str]]:
    """Every preset of every edition."""
    return [(box.id, preset.id) for box in EDITIONS.values() for preset in box.presets]


def configs_of(edition: str, preset: str) -> list[Config]:
    """A preset for every number of players."""
    most = EDITIONS[edition].max_players
    return [Config(players, edition, preset) for players in range(2, most + 1)]


def unseen_cards(texts: list[str]) -> list[str]:
    """The cards without which every one of these games would have been the same."""
    return [card for card in CARDS if not any(card in t and matters(card, t) for t in texts)]


def record_with(card: str) -> str:
    """Find a game in which a card is at work, and asks and tells all that it can."""
    questions = sources.questions_of(card)
    events = sources.called_with("tell", 0, sources.file_of(card))
    for seed, (edition, preset) in zip(range(GAMES), itertools.cycle(presets()), strict=False):
        config = config_with(card, edition, preset)
        if config is None:
            continue
        game = Game(config, seed)
        asked = played(game, seed)
        told = {event.name for event in game.events or ()}
        text = record_of(game).text()
        if questions <= asked and events <= told and matters(card, text):
            return text
    raise AssertionError(f"no game shows all that the {card} does")


def config_with(card: str, edition: str, preset: str) -> Config | None:
    """A preset with this card in place of another one, if that is possible."""
    plain = Config(5, edition, preset)
    unique = [own.id for own in plain.unique]
    new = CHARACTERS.get(card)
    if new is None:
        unique = [*unique[1:], card]
        new = CHARACTERS.get(DISTRICTS[card].requires)
    cast = [own.id for own in plain.cast if new is None or own.rank != new.rank]
    return _config(edition, cast if new is None else [*cast, new.id], unique)


def _config(edition: str, cast: list[str], unique: list[str]) -> Config | None:
    try:
        return Config(5, edition, cast=cast, unique=unique)
    except Refusal:
        return None  # a fixed edition, or this card is there already


def played(game: Game, seed: int) -> set[str]:
    """Play a game to its end, keenly; give the questions that were asked."""
    rng = FastRng(seed)
    asked = set()
    while game.question is not None:
        asked.add(sources.slug(f"{game.question.asker.id}-{game.question.name}"))
        game.play(pick_keenly(game.options, rng))
    return asked
