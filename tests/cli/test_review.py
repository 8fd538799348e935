"""`citadels review`: the curve, the accounts and the moments; data; one page; how it ends."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from citadels import Config, Game, read_position, record_of
from citadels.commands import review as command
from citadels.core.basics import NOBODY
from citadels.review import ACCOUNT, MOMENTS, Moment, Weighed, read_review
from citadels.review.account import accounts_of, hurt_of
from citadels.review.parts import Reason
from citadels.terminal.curve import HEIGHT, draw_curve
from citadels.terminal.review import ReviewDrawing
from citadels.terminal.review_page import write_page
from citadels.words import LANGUAGES, Reader
from citadels.words.review import (
    LISTED,
    list_mistakes,
    part_name,
    say_account,
    say_choice,
    say_moment,
    say_more,
    tell_steps,
    worst_mistakes,
)
from tests.review.playing import example, quick
from tests.support.command import citadels, said
from tests.support.examples import DOCS

FILE = str(DOCS / "examples" / "game.record")
QUICK = ("--effort", "quick")


def test_it_draws_and_tells() -> None:
    shown = said("review", FILE, *QUICK, "--language", "en")
    for heading in ("Win chances", "What made the result", "Turning points", "Who hurt whom"):
        assert heading in shown
    assert "Luck of the cards" in shown and "Player 4" in shown and "100%" in shown
    assert re.search("[\u2801-\u28ff]", shown), "there is a curve"
    assert "█" in shown, "and there are bars"
    assert shown.count("Round 1") >= len(quick().moments)


def test_it_tells_what_a_player_could_know_after_each_draft() -> None:
    shown = said("review", FILE, *QUICK, "--drafts", "2", "--language", "en")
    drafts = [draft for draft in quick().drafts if draft.seat == 1]
    assert drafts and shown.count("what Player 2 could know") == len(drafts)
    held = [holder for draft in drafts for holder in draft.held if holder not in (1, NOBODY)]
    assert shown.count("(held)") == len(held)
    done = citadels("review", FILE, *QUICK, "--drafts", "9", "--language", "en")
    assert done.returncode and "from 0 to 4, not 9" in done.stderr


def test_as_data_it_is_the_review() -> None:
    done = citadels("review", FILE, *QUICK, "--json")
    assert read_review(done.stdout) == quick()


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_it_tells_how_far_it_is(options: tuple[str, ...]) -> None:
    done = citadels("review", FILE, *QUICK, *options, "--language", "en")
    total = len(example().choices) + 1
    assert f"{total}/{total}" in done.stderr and "Reviewing" in done.stderr


def test_data_and_page_are_written_at_once(tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    done = citadels("review", FILE, *QUICK, "--json", "--html", str(file), "--language", "en")
    assert json.loads(done.stdout) == quick().to_dict()
    assert "</html>" in file.read_text(encoding="utf-8")
    assert file.name in done.stderr.replace("\n", "")


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("nonsense", 1, "cannot be read"),
        (record_of(Game(Config(players=4), 1)).text(), 1, "Only a finished game"),
    ],
)
def test_what_cannot_be_reviewed(tmp_path: Path, text: str, code: int, message: str) -> None:
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    done = citadels("review", str(file), *QUICK, "--language", "en")
    assert (done.returncode, done.stdout) == (code, "")
    assert message in done.stderr and "Traceback" not in done.stderr


def test_an_unknown_effort() -> None:
    done = citadels("review", FILE, "--effort", "lazy", "--language", "en")
    assert done.returncode == 2 and "quick, normal, deep" in done.stderr


def test_a_page_that_cannot_be_written_is_said_before_the_work(tmp_path: Path) -> None:
    done = citadels("review", FILE, "--html", str(tmp_path / "no" / "page.html"))
    assert done.returncode == 1 and "page.html" in done.stderr
    assert f"/{len(example().choices) + 1}" not in done.stderr, "nothing was looked at"


@pytest.mark.parametrize("language", ["uk", "cs"])
def test_no_line_breaks_between_a_number_and_its_sign(language: str) -> None:
    reader = Reader(language, NOBODY)
    told = tell_steps(example(), reader)
    for width in range(50, 60):
        console = Console(file=StringIO(), width=width, highlight=False)
        ReviewDrawing(quick(), told, reader, console).draw()
        assert isinstance(console.file, StringIO)
        lines = console.file.getvalue().splitlines()
        assert any(line.strip().startswith("5.") for line in lines)
        assert not [line for line in lines if line.lstrip().startswith("%")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 100])
def test_nothing_is_cut_off_on_a_narrow_terminal(language: str, width: int) -> None:
    """Names, bars and reasons are whole; where a table has no room, there are lines instead."""
    reader = Reader(language, NOBODY)
    told = tell_steps(example(), reader)
    console = Console(file=StringIO(), width=width, highlight=False)
    ReviewDrawing(quick(), told, reader, console).draw()
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    lines = shown.splitlines()
    assert "…" not in shown and max(map(len, lines)) <= width
    for part in ACCOUNT:
        bars = [line for line in lines if line.startswith(f"  {part_name(part, language)}")]
        assert len(bars) == len(quick().accounts), part
    assert not [line for line in lines if line.endswith("━━")]
    whole = " ".join(shown.split())
    for account in quick().accounts:
        for *_, why in list_mistakes(account.seat, quick(), told, reader):
            assert width > 60 or " ".join(why.split()) in whole


def test_an_interruption_ends_it_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "make_review", interrupted)
    done = citadels("review", FILE, *QUICK, "--language", "en")
    assert done.returncode == 130 and "Traceback" not in done.stderr
    assert done.stderr.strip().endswith("citadels: interrupted")


def test_mistakes_are_listed_with_what_was_better() -> None:
    shown = " ".join(said("review", FILE, *QUICK, "--language", "en").split())
    listed = shown.partition("Mistakes")[2]
    assert re.search("11 Gather cards Gather gold 100%", listed), listed
    for account in quick().accounts:
        lists = listed.count(f"Player {account.seat + 1}") - 1  # beside the table of all players
        assert lists == bool(worst_mistakes(account.seat, quick())), account


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_largest_mistakes_are_listed(language: str) -> None:
    first = quick().mistakes[0]
    many = tuple(first._replace(loss=loss / 1000) for loss in range(51, 66))
    accounts = accounts_of(quick().start, quick().steps, many)
    found = quick()._replace(mistakes=many, accounts=accounts)
    reader = Reader(language, NOBODY, ())
    lines = list_mistakes(first.seat, found, tell_steps(example(), reader), reader)
    assert len(lines) == LISTED == 10
    assert [line[3][:1] for line in lines] == ["6"] * 10, "the largest first"
    assert "5" in say_more(first.seat, found, language)
    assert say_more(first.seat, quick(), language) == ""
    page = write_page(found, tell_steps(example(), reader), reader)
    assert say_more(first.seat, found, language).split()[0] in page


def test_a_mistake_of_less_than_a_point_is_counted_but_not_listed() -> None:
    """Both of its shares would be said as the same number."""
    first = quick().mistakes[0]
    slight = first._replace(loss=0.0099)
    some = quick()._replace(mistakes=(slight, first._replace(loss=0.0101)))
    assert [each.loss for each in worst_mistakes(first.seat, some)] == [0.0101]
    none = quick()._replace(mistakes=(slight,))
    assert worst_mistakes(first.seat, none) == []
    page = write_page(none, tell_steps(example(), Reader("en", NOBODY)), Reader("en", NOBODY))
    assert "What was better" not in page and "not listed" not in page


# The page


class Reading(HTMLParser):
    """Notes tags that were left open, what a page loads, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.loads: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        self.loads += [v or "" for k, v in attrs if k in ("src", "href", "srcset", "action")]
        if tag not in ("meta", "line", "circle", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("pages") / "review.html"
    shown = said("review", FILE, *QUICK, "--html", str(file), "--language", "uk")
    assert str(file) in shown.replace("\n", "")
    return file.read_text(encoding="utf-8")


def test_the_page_is_whole_and_loads_nothing(page: str) -> None:
    reading = Reading()
    reading.feed(page)
    assert reading.open == [] and reading.wrong == []
    assert reading.loads == [] and "url(" not in page and "@import" not in page
    assert "<script" not in page and "http" not in page


def test_the_page_can_be_heard_and_seen_in_the_dark(page: str) -> None:
    reading = Reading()
    reading.feed(page)
    assert ("html", {"lang": "uk"}) in reading.tags
    assert "prefers-color-scheme: dark" in page and "width=device-width" in page
    (label,) = [found["aria-label"] for tag, found in reading.tags if found.get("role") == "img"]
    assert label
    heads = [found.get("scope") for tag, found in reading.tags if tag == "th"]
    assert heads and None not in heads
    rows = page.partition("<details>")[2].partition("</details>")[0].count("<tr>")
    assert rows == len(quick().steps) + 1, "a row for every step stands behind the curve"


def test_the_curve_on_the_page_can_be_read_by_itself(page: str) -> None:
    """It has percentages, a mark for each round, and the numbers of the turning points."""
    curve = page.partition("<svg")[2].partition("</svg>")[0]
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", curve)
    shares = [text for text in texts if "%" in text]
    rounds = sorted({step.round for step in quick().steps})[1:]
    numbers = range(1, len(quick().moments) + 1)
    assert [text.split("\u00a0")[0] for text in shares] == ["0", "25", "50", "75", "100"]
    assert texts[len(shares) :] == [str(number) for number in [*rounds, *numbers]]


def test_names_are_escaped_on_the_page() -> None:
    reader = Reader("en", NOBODY, ["<b>", "&", "C", "D"])
    text = write_page(quick(), tell_steps(example(), reader), reader)
    assert "<b>" not in text and "&lt;b&gt;" in text


def test_the_page_marks_what_was_played_for_somebody() -> None:
    reader = Reader("en", NOBODY, ())
    told = tell_steps(example(), reader)
    steps = [step._replace(substitute=step.number == 3) for step in quick().steps]
    page = write_page(quick()._replace(steps=tuple(steps)), told, reader)
    assert page.count("(played for them)") == 1
    assert "(played for them)" not in write_page(quick(), told, reader)


# The curve and the words


def test_the_curve_goes_from_the_bottom_to_the_top() -> None:
    lines = draw_curve([[0.0] * 5 + [1.0] * 5], 24, ["100%", "50%", "0%"])
    assert len(lines) == HEIGHT
    assert lines[0].plain.startswith("100%│") and lines[-1].plain.startswith("  0%│")
    left, right = lines[-1].plain[5:14], lines[0].plain[16:]
    assert left.strip() and right.strip()
    assert not lines[0].plain[5:12].strip() and not lines[-1].plain[17:].strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_moment_is_told(language: str) -> None:
    """To everybody, and to the one it is about."""
    for seat in (NOBODY, 1):
        reader = Reader(language, seat, ["Ada", "Bo", "Cy", "Di"])
        told = tell_steps(example(), reader)
        for kind in MOMENTS:
            options = (Weighed("gold", 0.41, 0.01), Weighed("cards", 0.23, 0.01))
            why = Reason("gather-gold", "", -1, 2)
            moment = Moment(kind, 5, 10, 1, 2, 0.41, 0.23, -0.18, "cards", options, why)
            text = say_moment(moment, told, reader)
            assert "10" in text and "41" in text and "23" in text, text
            assert "{" not in text and "review-" not in text and text.endswith("."), text
            assert (seat == 1) != ("Bo" in text) or told[5].story, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_accounts_are_told(language: str) -> None:
    reader = Reader(language, NOBODY, ["Ada", "Bo", "Cy", "Di"])
    said_of = [say_account(account, quick(), reader) for account in quick().accounts]
    assert all(said_of), "something helped or hurt everybody"
    for sentence in [sentence for sentences in said_of for sentence in sentences]:
        assert sentence.endswith(".") and "{" not in sentence and "review-" not in sentence


def test_what_somebody_else_chose_names_the_reader_instead_of_speaking_to_them() -> None:
    asked = Game(Config(players=4, crown=0), seed=1).question  # of the first player
    readers = [Reader("en", seat, ["Ada", "Bo"]) for seat in (0, 1)]
    said_to = [say_choice(f"@{reader.seat}", asked, reader) for reader in readers]
    assert said_to == ["yourself", "Bo"]


@pytest.mark.parametrize(
    ("who", "choices", "said_as"),
    [
        ("thief", ["use thief", "king"], "Rob the King"),
        ("warlord", ["use warlord", "market@1"], "Destroy the Market · Bo"),
        ("magician", ["use magician", "swap", "@1"], "Magician: Bo"),
        ("merchant", ["gold"], "Gather gold"),
    ],
)
def test_a_bare_name_says_what_it_was_chosen_for(
    who: str, choices: list[str], said_as: str
) -> None:
    game = read_position(
        f"turn {who}\n@0 {who}: gold 9, hand manor\n@1 king: gold 2, hand palace, city market"
    )
    reader = Reader("en", NOBODY, ["Ada", "Bo"])
    for choice in choices[:-1]:
        game.play(choice)
    assert say_choice(choices[-1], game.question, reader) == said_as


def test_a_character_is_chosen_or_discarded() -> None:
    game, reader = Game(Config(players=2), 1), Reader("en", NOBODY)
    names: set[str] = set()
    while game.question is not None and len(names) < 2:
        names.add(game.question.name)
        said_as = say_choice(game.options[0].text, game.question, reader)
        assert said_as.startswith("Discard the ") == (game.question.name == "discard")
        game.play(game.options[0])
    assert names == {"keep", "discard"}


def moment_of(game: Game, kind: str) -> str:
    """The last step of a game, told as a moment of the second player."""
    step = len(game.choices)
    reader = Reader("en", NOBODY, ["Ada", "Bo", "Cy", "Di"])
    told = tell_steps(record_of(game), reader)
    choice = game.choices[-1].text
    moment = Moment(kind, step, 1, 1, 0, 0.4, 0.2, -0.2, choice, (), Reason(""))
    return say_moment(moment, told, reader)


def test_a_moment_says_who_chose_and_nothing_that_came_later() -> None:
    game = read_position(
        "turn magician\n@0 magician: gold 2, hand manor\n@1 king: gold 2\n@2 bishop: gold 1"
    )
    game.play("use magician")
    assert moment_of(game, "swing").startswith("Round 1: Ada chose “Exchange cards”. Bo goes")
    game.play("swap")
    game.play("@2")
    assert "Cy" in moment_of(game, "swing") and "chose" not in moment_of(game, "swing")
    game.play("gold")
    game.play("end")
    assert "King" in tell_steps(record_of(game), Reader("en", NOBODY))[-1].later
    assert moment_of(game, "swing").startswith("Round 1: Ada chose “End your turn”. Bo goes")
    assert "King" in moment_of(game, "cards"), "which were dealt after it"


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        ((-0.04, -0.03), "Most of it came from Cy."),
        ((-0.04, -0.03, -0.02), "More of it came from Cy than from anyone else."),
        ((-0.04, -0.03, 0.02), "Most of it came from Cy."),  # help takes no harm away
        ((-0.03, -0.03), ""),
        ((-0.373, -0.371), ""),  # what is shown as equal is called so
    ],
)
def test_most_is_more_than_half(harm: tuple[float, ...], sentence: str) -> None:
    others = dict(zip((2, 0, 3), harm, strict=False))
    data = quick().to_dict()
    data["hurt"] = [[0.0, others.get(by, 0.0), 0.0, 0.0] for by in range(4)]
    data["accounts"][1]["targeted"] = -0.9
    review = read_review(json.dumps(data))
    account, names = review.accounts[1], ["Ada", "Bo", "Cy", "Di"]
    said_of = say_account(account, review, Reader("en", NOBODY, names))
    assert [said for said in said_of if "came from" in said] == [sentence] * bool(sentence)
    to_the_rival = say_account(account, review, Reader("en", 2, names))
    assert to_the_rival[-1].replace("you", "Cy") == said_of[-1]


def test_what_somebody_hurt_with_is_named_and_counted() -> None:
    """An act counts once, however many choices it took; what cost nothing is not named."""
    steps = [quick().steps[0]._replace(shares=(0.3, 0.7), chosen=(0.3, 0.7))]

    def add(asker: str, choice: str, share: float) -> None:
        shares = (1 - share, share)
        steps.append(
            steps[0]._replace(
                number=len(steps),
                seat=0,
                asker=asker,
                choice=choice,
                targets=(1,),
                chosen=shares,
                shares=shares,
            )
        )

    for asker, choice, share in (
        *(("turn", "use warlord", 0.68), ("warlord", "market@1", 0.6), ("turn", "gold", 0.6)),
        *(("assassin", "king", 0.3), ("turn", "use warlord", 0.25), ("spy", "@1", 0.25)),
    ):
        add(asker, choice, share)
    start = (0.3, 0.7)
    accounts = accounts_of(start, steps, ())
    hurt = hurt_of(start, steps)
    found = quick()._replace(start=start, steps=tuple(steps), accounts=accounts, hurt=hurt)
    found = found._replace(players=2, mistakes=())
    said_of = say_account(accounts[1], found, Reader("en", NOBODY, ["Ada", "Bo"]))
    assert said_of[-2:] == ["Most of it came from Ada.", "How: Assassin, Warlord ×2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_their_own_account_is_spoken_to(language: str) -> None:
    account = quick().accounts[1]._replace(targeted=-0.9)
    found = quick()._replace(accounts=(*quick().accounts[:1], account))
    mine, theirs = [" ".join(say_account(account, found, Reader(language, s))) for s in (1, 0)]
    assert mine != theirs
    assert part_name("targeted", language, inside=True, yours=True) in mine
