"""Other browsers: a whole game in Firefox and in WebKit, in the long run."""

from __future__ import annotations

import pytest

from tests.properties.games import LONG
from tests.web import browsers, elsewhere


@pytest.mark.skipif(not LONG, reason="python3 run.py test --long, python -m tests.web.elsewhere")
@pytest.mark.parametrize("browser", browsers.BROWSERS)
def test_a_whole_game_is_played_and_nothing_is_cut(browser: str) -> None:
    if missing := browsers.what_is_missing(browser):
        pytest.skip(missing)
    played = elsewhere.run(browser)
    assert played.faults == {}
    assert played.questions.total() > 20


def test_what_cannot_be_pressed_is_said() -> None:
    class Empty(browsers.Tab):
        """A page with nothing on it."""

        def call(self, function: str, text: str) -> str:
            return "null"

    with pytest.raises(AssertionError, match="nowhere"):
        Empty().wait_for_function(browsers.AIM, "nowhere", timeout=1)
