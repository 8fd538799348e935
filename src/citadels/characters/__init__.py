"""Every character, one file each: king.py has the class King; the editions list them by id.

`python3 run.py update` lists the files here, which is quicker to load when they are compiled.
"""

from . import abbot as abbot
from . import alchemist as alchemist
from . import architect as architect
from . import artist as artist
from . import assassin as assassin
from . import bishop as bishop
from . import blackmailer as blackmailer
from . import cardinal as cardinal
from . import diplomat as diplomat
from . import emperor as emperor
from . import king as king
from . import magician as magician
from . import magistrate as magistrate
from . import marshal as marshal
from . import merchant as merchant
from . import navigator as navigator
from . import patrician as patrician
from . import queen as queen
from . import scholar as scholar
from . import seer as seer
from . import spy as spy
from . import tax_collector as tax_collector
from . import thief as thief
from . import trader as trader
from . import warlord as warlord
from . import witch as witch
from . import wizard as wizard
