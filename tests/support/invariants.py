"""What holds in every game at every moment: cheap to check always, costly to check now and then."""

from __future__ import annotations

from operator import attrgetter

from citadels import (
    Game,
    IllegalChoice,
    Option,
    read_position,
    read_record,
    record_of,
    take_back,
    write_position,
)
from citadels.core.basics import SPECTATOR
from citadels.core.card import District
from citadels.core.option import BUILD, BY_ID, GATHER, USE
from citadels.core.rng import Rng
from citadels.core.state.known import NOTHING, OBSERVER, Known

NUMBER = attrgetter("number")
REFUSALS = 30  # options that are tried although they are not offered
UNDONE = 3  # choices that are made and taken back
MANY_OUTCOMES = 200  # chance events of one choice; seven hands of a Seer are far fewer


def pick(options: tuple[Option, ...], rng: Rng) -> Option:
    """Choose one of the options by chance."""
    return options[rng.below(len(options))]


def pick_keenly(options: tuple[Option, ...], rng: Rng) -> Option:
    """Choose by chance, mostly to build or to use a card: games in which more happens."""
    keen = tuple(o for o in options if o.kind in (BUILD, USE) or o is GATHER)
    return pick(keen if keen and rng.below(4) else options, rng)


# Cheap


def cheap(game: Game) -> None:
    """Check cards, gold, the open question and what is counted along."""
    assert sorted(all_cards(game), key=NUMBER) == [*game.config.deck], "cards"  # sorted likewise
    _check_gold(game)
    _check_question(game)
    _check_counts(game)


def all_cards(game: Game) -> list[District]:
    """Every district card, wherever it is."""
    deck = game.state.deck
    cards = deck.head + deck.pool + deck.tail + game.state.aside
    for player in game.state.players:
        cards += player.hand
        for built in player.city:
            cards.append(built.card)
            if built.under:
                cards += built.under
    work = game.state.work
    if work is not None and not work.placed:
        cards.append(work.card)
    return cards


def _check_gold(game: Game) -> None:
    total = game.state.bank + sum(game.state.hoard)
    for player in game.state.players:
        assert player.gold >= 0, f"seat {player.seat} owes gold"
        total += player.gold
        for built in player.city:
            if built.beautified:
                total += 1
    assert total == 0, f"{total} gold came from nowhere"


def _check_question(game: Game) -> None:
    question = game.question
    if game.over:
        assert question is None and not game.options
        return
    assert question is not None, "stuck: nobody is asked"
    assert 0 <= question.seat < len(game.state.players)
    assert question.options, "stuck: nothing is offered"
    assert len(set(question.options)) == len(question.options), "an option is offered twice"
    assert question.number == game.state.start + len(game.choices)


def _check_counts(game: Game) -> None:
    state = game.state
    _check_sorted(state.deck.pool)
    assert len(state.deck.tail) == len(state.deck.known)
    _check_known(state.known, state.watched)
    for player in state.players:
        _check_sorted(player.hand)
        names = hooks = weight = 0
        colours = [0] * 5
        for built in player.city:
            card = built.card
            names |= card.bit
            hooks |= card.hooks
            weight += card.weight
            colours[card.colour] += 1
        assert names == player.names and hooks == player.hooks
        assert weight == player.weight and colours == player.colours


def _check_known(known: list[Known], watched: list[int]) -> None:
    """Whoever watches a holder knows something of it, and nobody else does."""
    count = 0
    for holder, observers in enumerate(watched):
        bits = observers
        while bits:
            low = bits & -bits
            assert known[(low.bit_length() - 1) * OBSERVER + holder].count > 0
            bits ^= low
            count += 1
    assert count == len(known) - known.count(NOTHING)  # by identity, so nothing else is counted


def _check_sorted(cards: list[District]) -> None:
    numbers = list(map(NUMBER, cards))
    assert numbers == sorted(numbers), "cards are not sorted"


# Costly


def costly(game: Game, rng: Rng) -> None:
    """Check everything that a copy, a text or a view of the game promises."""
    before = write_position(game)
    _check_texts(game, before, rng)
    _check_views(game)
    if not game.over:
        check_reasons(game)
        assert game.careful(rng) in game.options
        _check_options(game)
        _check_undo(game, rng)
        _check_refusals(game, rng)
        _check_outcomes(game, pick(game.options, rng), before, rng)
    assert write_position(game) == before, "a look changed the game"


def _check_texts(game: Game, position: str, rng: Rng) -> None:
    """Written and read again, the game is equal and stays equal."""
    text = record_of(game).text()
    record = read_record(text)
    assert record.text() == text
    assert write_position(record.replay()) == position, "the replay differs"
    again = read_position(position)
    assert write_position(again) == position, "the position differs"
    assert _facts(again) == _facts(game)
    other = game.copy()
    for _ in range(10):
        if other.over:
            break
        choice = pick(other.options, rng)
        other.play(choice)
        again.play(choice)
        assert again.options == other.options, f"they part after {choice}"
    assert write_position(again) == write_position(other), "they have parted"


def _facts(game: Game) -> tuple[object, ...]:
    """What a position does not spell out, but decides."""
    return game.options, game.state.everybody, game.over, [str(score) for score in game.scores()]


def _check_views(game: Game) -> None:
    copy = game.copy()
    for observer in (*range(len(game.state.players)), SPECTATOR):
        assert game.view(observer).text() == copy.view(observer).text()


def check_reasons(game: Game) -> None:
    """Whatever the question speaks of is offered, or there is a reason why not."""
    question = game.question
    assert question is not None
    reasons = game.reasons()
    offered = set(question.options)
    candidates = set(question.asker.candidates(game.state, question))
    assert not offered & set(reasons), "a reason against what is offered"
    assert candidates == offered | set(reasons), "neither offered nor explained"


def _check_undo(game: Game, rng: Rng) -> None:
    """As many choices as the game says can be taken back, one by one or together."""
    other = game.copy()
    positions: list[str] = []
    for _ in range(UNDONE):
        if not other.over:
            positions.append(write_position(other))
            other.play(pick(other.options, rng))
    for count in range(1, 1 + min(other.undoable, len(positions))):
        assert write_position(take_back(other, count)) == positions[-count], f"{count} taken back"


def _check_options(game: Game) -> None:
    """Every offered option can be played; chance, or another seat, forbids to take it back."""
    chance = game.state.rng.text()
    question = game.question
    assert question is not None
    for option in question.options:
        other = game.copy()
        other.play(option)
        cheap(other)
        moved = other.question is None or other.question.seat != question.seat
        if moved or other.state.rng.text() != chance:
            assert other.undoable == 0, "chance or another seat came in between"
        assert other.undoable in (0, game.undoable + 1)


def _check_refusals(game: Game, rng: Rng) -> None:
    """What is not offered is refused and changes nothing."""
    question = game.question
    assert question is not None
    vocabulary = list(BY_ID.values())
    for _ in range(REFUSALS):
        option = vocabulary[rng.below(len(vocabulary))]
        if option not in question.options:
            _refuses(game, option)
            assert game.why_not(option) is not None


def _refuses(game: Game, option: Option) -> None:
    try:
        game.play(option)
    except IllegalChoice:
        return
    raise AssertionError(f"{option} was not refused")


def _check_outcomes(game: Game, choice: Option, before: str, rng: Rng) -> None:
    """Chance decided by the caller, one outcome at a time, ends in a game with a record."""
    other = game.copy()
    outcomes: list[Option] = []
    odds = other.play(choice, outcomes=outcomes)
    while odds is not None:
        assert len(outcomes) < MANY_OUTCOMES
        assert write_position(other) == before, "asking for the odds changed the game"
        assert len(odds.outcomes) == len(set(odds.outcomes)) == len(odds.weights)
        assert min(odds.weights) > 0
        outcomes.append(pick(odds.outcomes, rng))
        odds = other.play(choice, outcomes=outcomes)
    cheap(other)
    assert other.state.rng.text() == game.state.rng.text(), "the seed was used"
    assert len(other.choices) == len(game.choices) + 1
    again = read_record(record_of(other).text()).replay()
    assert write_position(again) == write_position(other), "the replay differs"


# Events


def check_ledger(game: Game) -> None:
    """Gold and cities change only by events: told once more, they give the table."""
    gold = [0] * len(game.state.players)
    cities: list[list[str]] = [[] for _ in game.state.players]
    for event in game.events:
        names = [thing.text for thing in event.things]
        if event.name in ("gains", "refunds", "takes-gold"):
            gold[event.seat] += event.amount
        elif event.name in ("pays", "lays-gold"):
            gold[event.seat] -= event.amount
        elif event.name == "moves-gold":
            gold[event.seat] -= event.amount
            gold[event.other] += event.amount
        elif event.name == "beautifies":
            gold[event.seat] -= 1
        elif event.name in ("builds", "confiscates"):
            cities[event.seat] += names
        elif event.name == "destroys":
            cities[event.other].remove(names[0])
        elif event.name == "moves-district":
            cities[event.seat].remove(names[0])
            cities[event.other] += names
    assert gold == [player.gold for player in game.state.players]
    for names, player in zip(cities, game.state.players, strict=True):
        assert sorted(names) == sorted(built.card.id for built in player.city)
