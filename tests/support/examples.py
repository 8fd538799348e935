"""Examples of the documentation: fenced blocks, and the scenes in them played literally."""

from __future__ import annotations

import re
from pathlib import Path

from citadels import Game, IllegalChoice, read_position, write_position

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SIGNS = (">", "?", "!", "=", "+")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language in a page."""
    return [found[2] for found in FENCE.finditer(text) if found[1] == language]


def sections(text: str, level: int) -> dict[str, str]:
    """The sections of a page below headings of a level, by heading."""
    rows = re.split(rf"^{'#' * level} (.+)$", text, flags=re.MULTILINE)[1:]
    return {head: re.split(r"^##+ ", body, flags=re.MULTILINE)[0] for head, body in pairs(rows)}


def pairs(rows: list[str]) -> list[tuple[str, str]]:
    """Every two rows, as a heading and a body."""
    return list(zip(rows[::2], rows[1::2], strict=True))


def cells(text: str) -> list[list[str]]:
    """The cells of all tables of a text, headings and rules left out."""
    rows = [line[1:-1].split("|") for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in row] for row in rows]


def quoted(text: str) -> list[str]:
    """Everything between backquotes, fenced blocks left out."""
    return re.findall(r"`([^`\n]+)`", FENCE.sub("", text))


class Example:
    """A scene and what is done and seen in it, line by line (docs/notation.md)."""

    def __init__(self, block: str) -> None:
        lines = [line for line in block.splitlines() if line.strip()]
        self.scene = [line for line in lines if not line.startswith(SIGNS)]
        self.steps = [line for line in lines if line.startswith(SIGNS)]
        assert lines == self.scene + self.steps, "the scene comes first"

    def run(self) -> Game:
        """Play the example; every line that is not true fails."""
        game = read_position("\n".join(self.scene))
        for line in self.steps:
            sign, text = line[0], line[1:].strip()
            if sign == ">":
                play(game, text)
            elif sign == "!":
                option, _, reason = text.partition(": ")
                assert refusal(game, option) == reason, line
            elif sign == "+":
                assert text in scores(game), f"{line}\n{scores(game)}"
            elif sign == "?":
                check_question(game, text)
            else:
                position = write_position(game).splitlines()
                assert text in position, f"{line}\n{write_position(game)}"
        return game


def play(game: Game, text: str) -> None:
    """Play a choice, with the outcomes of chance in braces if they are decided."""
    choice, brace, rest = text.partition(" {")
    if not brace:
        game.play(choice)
        return
    odds = game.play(choice, outcomes=rest.strip("{}").split("; "))
    assert odds is None, f"{text}: open is {odds}"


def check_question(game: Game, text: str) -> None:
    """The open question is this one; `...` stands for more options."""
    start, more, _ = text.partition("...")
    asked = question(game)
    assert asked.startswith(start) if more else asked == text, f"{text}\n{asked}"


def question(game: Game) -> str:
    """The open question as examples write it."""
    question = game.question
    if question is None:
        return "over"
    options = ", ".join(map(str, question.options))
    return f"@{question.seat} {question.asker.id}-{question.name}: {options}"


def refusal(game: Game, option: str) -> str:
    """The reason why an option is refused, as examples write it; refused it must be."""
    reason = game.why_not(option)
    try:
        game.copy().play(option)
    except IllegalChoice:
        return repr(reason).strip("<>")
    return "is allowed"


def scores(game: Game) -> list[str]:
    """The scores as examples write them."""
    return [repr(score).translate(str.maketrans("", "", "<>[]")) for score in game.scores()]
