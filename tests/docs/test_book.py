"""The rule book: one list of chapters, whole in every language; an edition has only its own."""

from __future__ import annotations

import re
from functools import cache

import pytest

from citadels.core.basics import COLOUR_NAMES
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from citadels.core.setup.drafts import LAST, draft_steps
from citadels.words import LANGUAGES, card_name, colour_name, phrase, typeset
from citadels.words.rules import CHAPTERS, STAR, draft_rows, rule_text
from citadels.words.typography import SPACE
from tests.support.naming import names
from tests.words import grammar
from tools.book.chapters import MAIN, Book, chapters, variants
from tools.book.pages import Page, rulings_by_card
from tools.book.parts import Deal, Entry, Heading, Lines, Table, term
from tools.book.pictures import file_of
from tools.rulings_index import PAGE, anchor

DRAWN = ("picture", "draft", "all")  # parts that are not words of the chapter
NUMBER = 'r="8.6"'  # the rim of a number in a picture


@cache
def attributes(language: str) -> dict[str, set[str]]:
    """The attributes of every message of a language."""
    parts = grammar.parts_of(grammar.read(language))
    return {id: found - {""} for id, found in parts.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_chapter_is_written_and_listed(language: str) -> None:
    written = attributes(language)
    for chapter in chapters():
        listed = {part for part in chapter["parts"] if part.split("-")[0] not in DRAWN}
        id = f"rules-{chapter['id']}"
        assert written[id] == listed, id
        for edition in EDITIONS:
            assert written.get(f"{id}-{edition}", set()) <= listed, f"{id}-{edition}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_book_has_whole_sentences(language: str, edition: str) -> None:
    for chapter in Book(language, edition).chapters():
        for part in chapter.parts:
            if isinstance(part, Lines):
                assert all(line[-1] in ".!?" for line in part.lines), part
                assert part.kind not in ("terms", "types") or all(
                    all(term(line)) for line in part.lines
                ), part


def test_the_rules_as_text_have_the_chapters_and_parts_of_the_book() -> None:
    """All but pictures with what is said of them, lists of cards, and how cards are chosen."""
    book = {chapter["id"]: chapter["parts"] for chapter in chapters() if "paper" not in chapter}
    for away in ("cards", "casts", "variants"):
        del book[away]
    whole = {id: [part for part in parts if "picture" not in part] for id, parts in book.items()}
    whole["setup"].remove("text")
    assert {id: list(parts) for id, parts in CHAPTERS.items()} == whole
    assert list(CHAPTERS) == list(whole)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_as_text_say_all_in_words(language: str, edition: str) -> None:
    text = rule_text(language, edition)
    assert "rules-" not in text, "the name of a message that is not there"
    assert text.count("\n# ") == len(CHAPTERS) - 1
    assert text.count("\n|") == 2 + len(draft_rows(edition))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_page_breaks_between_a_number_and_its_word(language: str) -> None:
    text = Page(language).text()
    assert typeset(text, language) == text
    assert typeset(text.replace(SPACE, " "), language) == text != text.replace(SPACE, " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_types_come_in_the_order_of_their_colours(language: str) -> None:
    lines = Book(language).lines("rules-types", "types")
    for line, name in zip(lines, COLOUR_NAMES, strict=True):
        stem = colour_name(COLOUR_NAMES.index(name), language)[:5].lower()
        assert line.lower().startswith(stem), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_picture_is_explained(language: str) -> None:
    for name, id, part in (("cards", "rules-cards", "legend"), ("table", "rules-setup", "steps")):
        drawn = file_of(name).read_text("utf-8").count(NUMBER)
        assert drawn == len(Book(language).lines(id, part))
        assert drawn > 4


def foreign_cards(book: Book) -> set[str]:
    """The cards that a book speaks of in its chapters although its box does not hold them."""
    lines = [
        line
        for chapter in book.chapters()
        if chapter.id not in ("rules-variants", "rules-editions")
        for part in chapter.parts
        for line in (part.lines if isinstance(part, Lines) else ())
    ]
    text = " ".join(lines)
    others = {*CHARACTERS, *DISTRICTS} - book.cards()
    return {card for card in others if names(text, card, book.language)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_book_speaks_of_no_card_that_its_edition_lacks(language: str, edition: str) -> None:
    book = Book(language, edition)
    assert foreign_cards(book) == set()
    ids = [part.id for c in book.chapters() for part in c.parts if isinstance(part, Entry)]
    if edition != MAIN:
        assert {*ids} == {*book.box.characters, *book.box.unique}


@pytest.mark.parametrize("language", LANGUAGES)
def test_control_a_card_of_another_edition_is_found(language: str) -> None:
    book = Book(language, "classic")
    book.edition = "deluxe"  # its words with the box of Classic
    assert {"emperor", "patrician"} <= foreign_cards(book)


def rows_of(edition: str) -> tuple[tuple[str, ...], ...]:
    """The table of the draft."""
    book = Book("en", edition)
    draft = next(chapter for chapter in book.chapters() if chapter.id == "rules-draft")
    return next(part.rows for part in draft.parts if isinstance(part, Table))


def test_the_draft_has_a_star_where_the_last_player_takes_the_face_down_card() -> None:
    for players, size, _, down in rows_of(MAIN):
        takes = any(step.kind == LAST for step in draft_steps(int(players), int(size), False))
        assert down.endswith(STAR) == takes, players
    starred = [row[:2] for row in rows_of(MAIN) if row[3].endswith(STAR)]
    assert starred == [("7", "8"), ("8", "9")]
    assert [row[:2] for row in rows_of("classic")] == [(str(n), "8") for n in range(4, 8)]


def test_the_variants_are_those_that_people_choose() -> None:
    offered = [id for id, switch in SWITCHES.items() if switch.offered]
    assert list(variants()) == ["complete_size", *offered]
    assert {card for card in variants().values() if card} <= {*CHARACTERS, *DISTRICTS}
    told = {edition: str(list(Book("en", edition).chapters())) for edition in EDITIONS}
    assert phrase("variant-queen-bewitched", "en") in told["deluxe"]
    assert phrase("variant-queen-bewitched", "en") not in told["classic"]


@pytest.mark.parametrize("edition", ["deluxe", "czech"])
def test_a_preset_has_its_rank_9_and_its_districts_apart(edition: str) -> None:
    book = Book("en", edition)
    deals = [part for c in book.chapters() for part in c.parts if isinstance(part, Deal)]
    for deal, preset in zip(deals, EDITIONS[edition].presets, strict=False):
        assert (deal.rank9 or ("", ""))[1] == card_name(preset.rank9, "en")
        assert deal.cast[1].count(",") == 6
        assert all(card_name(id, "en") in deal.unique[1] for id in preset.unique)
        assert not any(card_name(id, "en") in deal.cast[1] for id in preset.unique)
    assert sum(deal.rank9 is not None for deal in deals) > 5


def test_the_presets_of_a_fixed_deck_count_equal_cards() -> None:
    deals = [part for c in Book("en").chapters() for part in c.parts if isinstance(part, Deal)]
    (classic,) = (deal for deal in deals if deal.name == phrase("preset-classic-8", "en"))
    assert "Keep ×2" in classic.unique[1]


def test_presets_and_other_editions_come_last() -> None:
    order = [chapter["id"] for chapter in chapters()]
    assert order.index("characters") < order.index("variants") < order.index("presets")
    assert order.index("round") < order.index("draft") < order.index("scoring-example")


def test_rulings_are_folded_away_and_link_to_their_row() -> None:
    page = Page("en").text()
    folded = re.findall(r"<details markdown=\"1\"><summary>.*?</details>", page, re.DOTALL)
    assert len(folded) == len(rulings_by_card().keys() & {*CHARACTERS, *DISTRICTS})
    rest = page
    for part in folded:
        rest = rest.replace(part, "")
    assert "rulings.md" not in rest
    index = PAGE.read_text("utf-8")
    for number in re.findall(r"\[([RTQ]\w+)\]", "".join(folded)):
        assert f'<a id="{anchor(number)}"></a>{number} |' in index


def test_other_districts_are_marked_as_such() -> None:
    parts = [part for chapter in Book("en").chapters() for part in chapter.parts]
    elsewhere = parts.index(Heading(phrase("rules-elsewhere", "en")))
    ids = [part.id for part in parts[elsewhere:] if isinstance(part, Entry)]
    assert "cemetery" in ids
    assert not {*ids} & {*EDITIONS[MAIN].unique}


@pytest.mark.parametrize("file", ["rules", "pages"])
def test_english_has_one_word_for_each_idea(file: str) -> None:
    folder = PAGE.parent.parent / "src" / "citadels" / "locales" / "en"
    patterns = grammar.patterns(grammar.parse((folder / f"{file}.ftl").read_text("utf-8")))
    text = " ".join(grammar.plain(pattern) for _, _, pattern in patterns).lower()
    assert not re.findall(r"\bpowers?\b|set aside|laid (?:down|face)|colour|neighbour|dear", text)
    assert not re.findall(r"['\"]", text)
