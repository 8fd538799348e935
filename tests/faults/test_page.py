"""The page of what came of the proofs: each writes its part, and leaves the others alone."""

from __future__ import annotations

from tests.faults.__main__ import HEAD, HEADING, PROOFS, RESULTS, section, with_section
from tests.faults.proof import Check, Outcome

GOOD = Outcome("two tables", [Check("lost", "0 of 7", True)])
BAD = Outcome("two tables", [Check("lost", "1 of 7", False), Check("found", "7", True, True)])


def test_a_proof_writes_its_part_in_its_place() -> None:
    page = ""
    for name in ("stops", "disk", "kills"):
        page = with_section(page, name, section(name, GOOD, 3.0, beside=False))
    assert page.startswith(HEAD)
    heads = [line.split()[1] for line in page.splitlines() if line.startswith(HEADING)]
    assert heads == ["kills", "stops", "disk"]
    again = with_section(page, "stops", section("stops", BAD, 4.0, beside=True))
    assert again.count("| pass | lost | 0 of 7 |") == 2
    assert "| **fail** | lost | 1 of 7 |\n| pass | control: found | 7 |" in again
    assert "beside other work" in again and "beside other work" not in page
    assert with_section(again, "stops", section("stops", GOOD, 3.0, beside=False)) == page


def test_the_committed_page_is_as_the_proofs_write_it() -> None:
    page = RESULTS.read_text(encoding="utf-8")
    parts = page.split(f"\n{HEADING}")[1:]
    assert {part.partition(" ")[0] for part in parts} <= set(PROOFS)
    name = parts[0].partition(" ")[0]
    assert with_section(page, name, HEADING + parts[0]) == page
