"""The story: several events are one sentence, the doer is named, and every reader has their own."""

from __future__ import annotations

import re

import pytest

from citadels import Event
from citadels.core.basics import NOBODY, SPECTATOR
from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.words import LANGUAGES, Name, Reader, card_name, phrase, say_to, tell_story
from citadels.words.deeds import read_rules
from tests.words import grammar, sources

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
KEEP, DOCKS = DISTRICTS["keep"], DISTRICTS["docks"]


def turn(character: str, seat: int = 0) -> Event:
    return Event("reveals", None, seat, things=(CHARACTERS[character].option,))


def told(
    *events: Event, seat: int = SPECTATOR, language: str = "en", detailed: bool = False
) -> list[str]:
    """What a reader reads, without the heading of the turn."""
    reader = Reader(language, seat, PEOPLE)
    lines = tell_story(events, reader, detailed=detailed)
    return [say_to(reader, line) for line in lines if line.name != "reveals"]


BUILD = (
    turn("merchant"),
    Event("pays", KEEP, 0, amount=3),
    Event("builds", KEEP, 0, amount=3, things=(KEEP.option,)),
)


def test_a_deed_is_one_sentence() -> None:
    assert told(*BUILD) == ["Ada builds the Keep for 3 gold."]
    assert told(*BUILD, seat=0) == ["You build the Keep for 3 gold."]
    assert told(*BUILD, language="uk") == ["Ada будує Форт за 3 монети."]


def test_the_detailed_form_has_a_sentence_for_every_event() -> None:
    assert told(*BUILD, detailed=True) == ["Ada pays 3 gold for the Keep.", "Ada builds the Keep."]


def test_what_another_player_does_is_another_deed() -> None:
    other = Event("builds", KEEP, 1, amount=3, things=(KEEP.option,))
    assert len(told(*BUILD[:2], other)) == 2


def test_what_was_read_before_is_not_told_again() -> None:
    reader = Reader(seat=0, names=PEOPLE)
    (line,) = tell_story(BUILD, reader, since=2)
    assert (line.place, say_to(reader, line)) == (2, "You build the Keep for 3 gold.")


def test_discount_and_tax_belong_to_the_building() -> None:
    collector = CHARACTERS["tax_collector"]
    events = (
        turn("king"),
        Event("discount", DISTRICTS["factory"], 0, amount=1, things=(DOCKS.option,)),
        Event("pays", DOCKS, 0, amount=2),
        Event("builds", DOCKS, 0, amount=2, things=(DOCKS.option,)),
        Event("lays-gold", collector, 0, amount=1, things=(collector.option,)),
    )
    (said,) = told(*events)
    less = "1 gold less, thanks to the Factory"
    assert said == f"Ada builds the Docks for 2 gold ({less}) and pays 1 gold in tax."


def test_cards_that_an_ability_draws_are_not_gathered_cards() -> None:
    draws = Event("draws", CHARACTERS["architect"], 0, amount=2, things=(KEEP.option,) * 2, seen=1)
    assert told(turn("architect"), draws) == ["Ada draws 2 cards as the Architect."]
    assert told(turn("architect"), draws, seat=0) == ["You draw the Keep ×2 as the Architect."]


def test_the_cemetery_is_not_paid_for_but_used() -> None:
    cemetery = DISTRICTS["cemetery"]
    events = (
        turn("warlord"),
        Event("pays", cemetery, 1, amount=1),
        Event("takes-card", cemetery, 1, amount=1, things=(KEEP.option,)),
    )
    assert told(*events) == [
        "Ben pays 1 gold and takes the destroyed Keep, thanks to the Cemetery."
    ]


def test_silence_is_gathered_into_one_line() -> None:
    called = [CHARACTERS[id].option for id in ("thief", "magician", "king")]
    events = [
        Event(name, None, seat, amount=2, things=(thing,))
        for thing in called
        for name, seat in (("calls", 0), ("silent", NOBODY))
    ]
    assert told(*events) == ["Nobody answers the call for the Thief, the Magician and the King."]
    assert told(*events, language="pl") == ["Nikt nie odpowiada: Złodziej, Iluzjonistka i Król."]


def test_choices_in_secret_are_one_line_but_for_the_readers_own() -> None:
    chosen = ("thief", "king", "bishop", "queen")
    events = [
        Event("picks", None, seat, things=(CHARACTERS[id].option,), seen=1 << seat)
        for seat, id in enumerate(chosen)
    ]
    assert told(*events) == ["Ada, Ben, Cleo and Dan choose their characters."]
    assert told(*events, seat=1) == [
        "Ada chooses a character.",
        "You choose the King.",
        "Cleo and Dan choose their characters.",
    ]
    everything = "Ada (Thief), Ben (King), Cleo (Bishop) and Dan (Queen)"
    assert told(*events, seat=NOBODY) == [f"Chosen in secret: {everything}."]


def test_the_seer_takes_by_chance_and_gives_by_choice() -> None:
    seer = CHARACTERS["seer"]
    taken = [Event("gives-card", seer, n, 0, 1, (KEEP.option,), 1 | 1 << n) for n in (1, 2)]
    given = [Event("gives-card", seer, 0, n, 1, (DOCKS.option,), 1 | 1 << n) for n in (1, 2)]
    events = (turn("seer"), *taken, *given)
    assert told(*events) == [
        "Ada takes a random card from each of Ben and Cleo.",
        "Ada gives one card each to Ben and Cleo.",
    ]
    assert told(*events, seat=1) == [
        "Ada takes a random card from you: the Keep.",
        "Ada takes a random card from Cleo.",
        "Ada gives you the Docks.",
        "Ada gives 1 card to Cleo.",
    ]
    assert told(*events, detailed=True)[0] == "Ada takes a random card from Ben."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_nobody_is_missing_where_players_harm_themselves(language: str, seat: int) -> None:
    """Once the name was left out: “in the city of .”"""
    armory, magistrate = DISTRICTS["armory"], CHARACTERS["magistrate"]
    wrecks = [Event("destroys", armory, 0, 0, things=(card.option,)) for card in (armory, KEEP)]
    takes = Event("confiscates", magistrate, 0, 0, things=(KEEP.option,))
    deeds = (wrecks, [Event("pays", KEEP, 0, amount=3), takes])
    for deed in deeds:
        (said,) = told(turn("king"), *deed, seat=seat, language=language)
        assert not re.search(r"^\W|  | [.,;’]", said), said


def test_whoever_acts_is_named() -> None:
    emperor, marshal, diplomat = (CHARACTERS[id] for id in ("emperor", "marshal", "diplomat"))
    assert told(
        turn("emperor"), Event("crown", emperor, 1), Event("moves-gold", emperor, 1, 0, 1)
    ) == ["Ada gives the crown to Ben and takes 1 gold."]
    crowned = (turn("emperor"), Event("crown", emperor, 1))
    assert told(*crowned, seat=1) == ["Ada gives you the crown."]
    seized = Event("moves-district", marshal, 1, 0, things=(KEEP.option,))
    paid = Event("moves-gold", marshal, 0, 1, 3)
    assert told(turn("marshal"), paid, seized) == ["Ada seizes Ben’s Keep for 3 gold."]
    given = Event("moves-district", diplomat, 0, 1, things=(DOCKS.option,))
    got = Event("moves-district", diplomat, 1, 0, things=(KEEP.option,))
    assert told(turn("diplomat"), given, got) == ["Ada exchanges the Docks for Ben’s Keep."]
    single = ["Ada gives Ben the Docks.", "Ada takes Ben’s Keep in exchange."]
    assert told(turn("diplomat"), given, got, detailed=True) == single
    bribe = Event("bribes", CHARACTERS["blackmailer"], 0, 1)
    gold = Event("moves-gold", CHARACTERS["blackmailer"], 0, 1, 2)
    assert told(turn("king"), bribe, gold) == ["Ada bribes Ben with 2 gold."]


def test_a_king_takes_the_crown_for_himself() -> None:
    assert told(turn("king"), Event("crown", CHARACTERS["king"], 0)) == ["Ada receives the crown."]


def test_a_round_is_summed_up() -> None:
    events = (
        Event("starts", None, 0),
        Event("gains", None, 0, amount=2),
        Event("gains", None, 1, amount=4),
        Event("round", None, 0, amount=1),
        *BUILD[1:],
        Event("round", None, 0, amount=2),
    )
    said = told(*events)
    assert said[-2] == "Districts after round 1: Ada (1) and Ben (0). Gold: Ben (4) and Ada (-1)."
    assert not [line for line in told(*events[1:]) if line.startswith("Districts")]  # not all heard
    assert not [line for line in told(*events, detailed=True) if line.startswith("Districts")]


# What English says of cards with plural names


NUMBERS = dict.fromkeys((*grammar.COUNTED, *grammar.LABELS), 3)
ARGUMENTS = {**NUMBERS, "items": "", "gold-items": "", "source": "district"}
OF_CHARACTERS = re.compile(  # whose names are never plural in English
    "event-(face-|picks|lays-|swaps|calls|silent|reveals|resumes|marks|decides|shows|counts)"
    "|story-(aside|face-up|pick|silent|bewitches|marks|spies)"
)
SINGULAR_VERB = (
    r"^(?:The )?{name} (?:\w+s)\b|\b(?:the )?{name} (?:is|was|has|costs|lets|moves|goes)\b"
)


def odd(text: str, name: str) -> bool:
    """Whether a plural name has a verb in the singular."""
    return bool(re.search(SINGULAR_VERB.format(name=name), text))


def test_no_event_lets_a_plural_name_rule_a_singular_verb() -> None:
    names = {part: Name(f"<{part}>") for part in ("player", "other", "second", "people")}
    plural = card_name("stables", "en")
    article = Name(plural, {"the": f"the {plural}"})
    words = dict.fromkeys(sources.story_words() | {"thing", "things", "card"}, article)
    found = []
    for id, part, _ in grammar.patterns(grammar.read("en")):
        if id.startswith(("event-", "story-")) and not OF_CHARACTERS.match(id):
            arguments = ARGUMENTS | names | words
            found += [t for t in filled_in(id, part, arguments) if odd(t, "Stables")]
    assert found == []


def test_control_a_singular_verb_is_found() -> None:
    assert odd("The Stables costs Ada 1 gold less.", "Stables")
    assert odd("Now the Stables is gone.", "Stables")
    assert not odd("Ada builds the Stables for 2 gold.", "Stables")


def filled_in(id: str, part: str, arguments: dict[str, object]) -> list[str]:
    """Say an English message, its things seen and unseen."""
    seen = [*(f"{label}-seen" for label in sources.story_labels()), "seen", "own"]
    return [
        phrase(id, "en", part, **arguments | dict.fromkeys(seen, yes))  # type: ignore[arg-type]  # of all kinds
        for yes in ("yes", "no")
    ]


# The rules


def test_every_rule_has_its_words_and_every_label_is_used() -> None:
    for language in LANGUAGES:
        text = (sources.ROOT / "locales" / language / "events.ftl").read_text("utf-8")
        used = set(re.findall(r"\$([a-z]+)", text))
        assert sources.story_labels() <= used


@pytest.mark.parametrize("text", ["builds pays? @builds", "b = pays! @builds", "b = @builds)+x"])
def test_control_a_rule_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(AssertionError):
        list(read_rules(text))
