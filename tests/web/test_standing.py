"""Standing in the browser: a rated game, the ratings after it, a league, a profile."""

from __future__ import annotations

import pytest

from tests.web.harness import faults_of

pytestmark = pytest.mark.browser
