"""The steps of the phases, numbered above the hooks of cards, with the names positions use."""

from __future__ import annotations

from typing import Final

from ..card import HOOK_METHODS

FIRST_STEP: Final = 1 << 30
ANSWER: Final = FIRST_STEP  # the called rank answers
END_OF_ROUND: Final = FIRST_STEP + 1
UNBIND: Final = FIRST_STEP + 2  # all is open again
END_OF_TURN: Final = FIRST_STEP + 3
PLACE: Final = FIRST_STEP + 4  # the district is placed
END_OF_BUILD: Final = FIRST_STEP + 5

STEP_NAMES: Final = {
    ANSWER: "answer",
    END_OF_ROUND: "end_of_round",
    UNBIND: "unbind",
    END_OF_TURN: "end_of_turn",
    PLACE: "place",
    END_OF_BUILD: "end_of_build",
    **{bit: name for name, bit in HOOK_METHODS.items() if name.startswith("on_")},
}
STEPS: Final = {name: step for step, name in STEP_NAMES.items()}
