"""Every district: the basic ones in one table, the unique ones one file each, as characters.

`python3 run.py update` lists the files here, which is quicker to load when they are compiled.
"""

from . import armory as armory
from . import basic as basic
from . import basilica as basilica
from . import bell_tower as bell_tower
from . import capitol as capitol
from . import cemetery as cemetery
from . import dragon_gate as dragon_gate
from . import factory as factory
from . import framework as framework
from . import gold_mine as gold_mine
from . import great_wall as great_wall
from . import haunted_quarter as haunted_quarter
from . import hospital as hospital
from . import imperial_treasury as imperial_treasury
from . import ivory_tower as ivory_tower
from . import keep as keep
from . import laboratory as laboratory
from . import library as library
from . import lighthouse as lighthouse
from . import map_room as map_room
from . import monument as monument
from . import museum as museum
from . import necropolis as necropolis
from . import observatory as observatory
from . import park as park
from . import poor_house as poor_house
from . import quarry as quarry
from . import school_of_magic as school_of_magic
from . import secret_vault as secret_vault
from . import smithy as smithy
from . import stables as stables
from . import statue as statue
from . import theater as theater
from . import thieves_den as thieves_den
from . import throne_room as throne_room
from . import university as university
from . import wishing_well as wishing_well
