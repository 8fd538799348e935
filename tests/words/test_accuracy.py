"""Texts that once said something else than the rules: each language says what the engine does."""

from __future__ import annotations

import re

import pytest

from citadels import Event
from citadels.core.basics import SPECTATOR
from citadels.core.registry import CHARACTERS
from citadels.core.scoring import COMPLETION_BONUS, FIRST_BONUS
from citadels.words import LANGUAGES, card_text, phrase, say

# What a text must carry in each language, and a sentence that says what was wrong.
CARDS = {
    "necropolis": (
        {
            "en": r"Wizard takes the Necropolis and builds it",
            "uk": r"Чарівник забирає Некрополіс і .* будує",
            "ru": r"Волшебник забирает Некрополь и .* строит",
            "cs": r"Zaklínač Město mrtvých vezme a .* postaví",
            "pl": r"Czarodziej zabiera .*Nekropolię i .* buduje",
        },
        {
            "en": "A card the Wizard builds at once may be built this way too.",
            "uk": "Карту, яку Чарівник будує негайно, теж можна збудувати так.",
            "ru": "Карту, которую Волшебник строит сразу, тоже можно построить так.",
            "cs": "I kartu, kterou Zaklínač hned staví, lze postavit takto.",
            "pl": "Kartę, którą Czarodziej buduje od razu, też można wybudować w ten sposób.",
        },
    ),
    "hospital": (
        {
            "en": r"always asked, even if it is not yours",
            "uk": r"запитують у кожному разі, ваш він чи ні",
            "ru": r"спрашивают в любом случае, ваш он или нет",
            "cs": r"vždy zeptá, i když vaše není",
            "pl": r"zawsze cię pyta, nawet jeśli nie jest twoja",
        },
        {
            "en": "When the killed character is called you are asked, whether it is yours or not.",
            "uk": "Коли викликають убитого персонажа, вас запитують, чи він ваш.",
            "ru": "Когда вызывают убитого персонажа, вас спрашивают, ваш ли он.",
            "cs": "Když je zneškodněná postava vyvolána, hra se vás zeptá, zda je vaše.",
            "pl": "Gdy zabita postać zostaje wywołana, gra pyta cię, czy jest twoja.",
        },
    ),
    "cemetery": (
        {
            "en": r"cannot save what the Armory destroys",
            "uk": r"не рятує .* що зруйнував Арсенал",
            "ru": r"не спасает .* что разрушил Арсенал",
            "cs": r"Nezachrání budovu zbouranou Zbrojnicí",
            "pl": r"nie uratuje dzielnicy, którą burzy Zbrojownia",
        },
        {
            "en": "It does not work for the Armory, nor when the Cemetery itself is destroyed.",
            "uk": "Він не діє на Арсенал, а також коли руйнують сам Цвинтар.",
            "ru": "Оно не действует на Арсенал и тогда, когда разрушают само Кладбище.",
            "cs": "Nefunguje na Zbrojnici ani tehdy, je-li zbourán sám Hřbitov.",
            "pl": "Nie działa na Zbrojownię ani wtedy, gdy burzony jest sam Cmentarz.",
        },
    ),
}
FIRST, LATER = FIRST_BONUS, COMPLETION_BONUS
GUIDE = {
    "guide-rises": (
        {
            "en": r"the round in which .* is the last",
            "uk": r"скінчиться разом із раундом, у якому",
            "ru": r"закончится вместе с раундом, в котором",
            "cs": r"končí kolem, ve kterém",
            "pl": r"kończy się wraz z rundą, w której",
        },
        {
            "en": "Keep an eye on the others: whoever completes a city starts the last round.",
            "uk": "Стежте за іншими: хто завершить місто, той починає останній раунд.",
            "ru": "Следите за другими: кто достроит город, тот начинает последний раунд.",
            "cs": "Sledujte ostatní: kdo dokončí město, zahajuje poslední kolo.",
            "pl": "Uważaj na innych: kto ukończy miasto, rozpoczyna ostatnią rundę.",
        },
    ),
    "guide-complete": (
        {
            "en": rf"first .* gets {FIRST} .* gets {LATER}\b",
            "uk": rf"Перше .* {FIRST} .*, – {LATER}\b",
            "ru": rf"Первый .* {FIRST} .*, — {LATER}\b",
            "cs": rf"první, dostane {FIRST} .* dostane {LATER}\b",
            "pl": rf"pierwsze .* {FIRST} .*, {LATER}\b",
        },
        {
            "en": "The first to complete a city gets extra points, and so does everybody else.",
            "uk": "Перше завершене місто дає додаткові бали, і всі інші теж.",
            "ru": "Первый достроенный город приносит дополнительные очки, и все остальные тоже.",
            "cs": "Kdo dokončí město jako první, dostane body navíc, a ostatní také.",
            "pl": "Pierwsze ukończone miasto daje dodatkowe punkty, a pozostałe też.",
        },
    ),
    "guide-draft": (
        {
            "en": r"Every round you secretly choose who to be",
            "uk": r"Кожного раунду ви таємно обираєте",
            "ru": r"В каждом раунде вы втайне выбираете",
            "cs": r"V každém kole si znovu tajně vybíráte",  # once: another one in every round
            "pl": r"W każdej rundzie od nowa i w tajemnicy wybierasz",
        },
        {
            "en": "Every round you play another character.",
            "uk": "Кожного раунду ви граєте за іншого персонажа.",
            "ru": "В каждом раунде вы играете за другого персонажа.",
            "cs": "V každém kole hrajete za jinou postavu.",
            "pl": "W każdej rundzie grasz inną postacią.",
        },
    ),
}
TAKERS = ("thief", "spy", "abbot", "emperor", "cardinal", "blackmailer")
OWED = {"en": "still owe 2", "uk": "Лишилося", "ru": "Осталось", "cs": "Zbývá", "pl": "Zostały"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_the_engine_does(card: str, language: str) -> None:
    right, _ = CARDS[card]
    assert re.search(right[language], card_text(card, language, part="rules"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", GUIDE)
def test_a_lesson_says_what_the_engine_does(lesson: str, language: str) -> None:
    right, _ = GUIDE[lesson]
    assert re.search(right[language], phrase(lesson, language, "text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cardinal_is_told_what_is_still_due(language: str) -> None:
    assert OWED[language] in phrase("cardinal-repay", language, other="Ben", amount=2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_what_the_seer_takes_is_no_gift(language: str, reader: int) -> None:
    """A single event does not say whose turn it is, so its sentence fits taking and giving."""
    taken = Event("gives-card", CHARACTERS["seer"], 0, 1, 1)
    given = Event("gives-card", None, 0, 1, 1)
    assert say(taken, language, seat=reader) != say(given, language, seat=reader)
    taker = phrase("ui-player", language, number=2)
    assert reader != SPECTATOR or say(taken, language, seat=reader).startswith(taker)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["", *TAKERS])
def test_the_number_of_a_player_is_not_read_as_an_amount(language: str, card: str) -> None:
    """Once in Czech: “krade hráči 2 3 mince”."""
    moved = Event("moves-gold", CHARACTERS[card] if card else None, 1, 2, 3)
    for reader in (1, 2, SPECTATOR):
        assert not re.search(r"\d \d", say(moved, language, seat=reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("right", "wrong"), [*CARDS.values(), *GUIDE.values()])
def test_control_the_old_text_would_be_found(
    right: dict[str, str], wrong: dict[str, str], language: str
) -> None:
    assert not re.search(right[language], wrong[language])
