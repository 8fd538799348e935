"""Perft: how many sequences of options there are from a scene, chance fixed by its seed."""

from __future__ import annotations

from pathlib import Path

from citadels import Game, read_position

FOLDER = Path(__file__).parent
DEPTH = 4
MARK = "# sequences of length 1 to 4:"  # the line of a scene that has the counts


def scene_files() -> list[Path]:
    """All scenes."""
    return sorted(FOLDER.glob("*.txt"))


def count(game: Game, length: int) -> int:
    """Count the sequences of so many options; a game that ends sooner has none."""
    if length == 1 or game.over:
        return len(game.options)
    total = 0
    for option in game.options:
        other = game.copy()
        other.play(option)
        total += count(other, length - 1)
    return total


def counts_line(file: Path) -> str:
    """Write the counts of a scene as its file has them."""
    game = read_position(file.read_text(encoding="utf-8"))
    counts = [str(count(game, length)) for length in range(1, DEPTH + 1)]
    return f"{MARK} {' '.join(counts)}"


def with_counts(file: Path) -> str:
    """Give the text of a scene with its counts."""
    lines = file.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(MARK)]
    return "\n".join([*kept, counts_line(file)]) + "\n"
