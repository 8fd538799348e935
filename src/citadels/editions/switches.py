"""The switches: in which rules the editions, or the versions of the rules, differ.

To add one: an entry here with the next number, and its words in every language.
"""

from ..characters.diplomat import StrictDiplomat
from ..characters.queen import CzechQueen
from ..core.setup.switch import DRAFT3, TIE_BREAK_RANK, Switch
from ..districts.great_wall import ClassicGreatWall
from ..districts.school_of_magic import CzechSchoolOfMagic
from ..districts.throne_room import EagerThroneRoom

SWITCHES = (
    DRAFT3,
    TIE_BREAK_RANK,
    Switch("queen_bewitched", 2, ("now", "end_of_round"), "now", {"end_of_round": CzechQueen()}),
    Switch("great_wall_covers_itself", 3, ("no", "yes"), "yes", {"no": ClassicGreatWall()}),
    Switch("abbot_school_of_magic", 4, ("one", "both"), "one", {"both": CzechSchoolOfMagic()}),
    Switch(
        "diplomat_same_name",
        5,
        ("no", "yes"),
        "yes",
        {"no": StrictDiplomat()},
        since=2,
        before="yes",
    ),
    Switch(
        "throne_room_threatened",
        6,
        ("now", "later"),
        "later",
        {"now": EagerThroneRoom()},
        since=2,
        before="now",
        offered=False,
    ),
)
