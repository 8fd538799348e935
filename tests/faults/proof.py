"""Proof: what was done, what came of it, and whether that is enough."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Check:
    """One thing that must hold; for a control, one thing that must be found wrong."""

    what: str
    figure: str
    passed: bool
    control: bool = False

    def line(self) -> str:
        """Write the check for people."""
        kind = "control: " if self.control else ""
        return f"{'pass' if self.passed else 'FAIL'}  {kind}{self.what}: {self.figure}"


@dataclass
class Outcome:
    """All checks of a proof; `not_run` says why there are none."""

    done: str
    checks: list[Check] = field(default_factory=list)
    not_run: str = ""

    @property
    def passed(self) -> bool:
        """Whether everything held, and every control was caught."""
        return bool(self.not_run) or all(check.passed for check in self.checks)

    def holds(self, what: str, passed: bool, figure: object = "") -> None:
        """Note something that must hold."""
        self.checks.append(Check(what, str(figure), passed))

    def caught(self, what: str, found: bool, figure: object = "") -> None:
        """Note that a control was, or was not, found out."""
        self.checks.append(Check(what, str(figure), found, control=True))


def quantile(values: list[float], share: float) -> float:
    """The value that a share of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
