"""Every kind of district: the basic ones, and the unique ones one file each."""

from ..core.card import District
from .armory import Armory
from .basic import BASIC
from .basilica import Basilica
from .bell_tower import BellTower
from .capitol import Capitol
from .cemetery import Cemetery
from .dragon_gate import DragonGate
from .factory import Factory
from .framework import Framework
from .gold_mine import GoldMine
from .great_wall import GreatWall
from .haunted_quarter import HauntedQuarter
from .hospital import Hospital
from .imperial_treasury import ImperialTreasury
from .ivory_tower import IvoryTower
from .keep import Keep
from .laboratory import Laboratory
from .library import Library
from .lighthouse import Lighthouse
from .map_room import MapRoom
from .monument import Monument
from .museum import Museum
from .necropolis import Necropolis
from .observatory import Observatory
from .park import Park
from .poor_house import PoorHouse
from .quarry import Quarry
from .school_of_magic import SchoolOfMagic
from .secret_vault import SecretVault
from .smithy import Smithy
from .stables import Stables
from .statue import Statue
from .theater import Theater
from .thieves_den import ThievesDen
from .throne_room import ThroneRoom
from .university import University
from .wishing_well import WishingWell

ALL: list[District] = [
    *BASIC,
    Armory(),
    Basilica(),
    Capitol(),
    DragonGate(),
    Factory(),
    Framework(),
    GoldMine(),
    GreatWall(),
    HauntedQuarter(),
    ImperialTreasury(),
    IvoryTower(),
    Keep(),
    Laboratory(),
    Library(),
    MapRoom(),
    Monument(),
    Museum(),
    Necropolis(),
    Observatory(),
    Park(),
    PoorHouse(),
    Quarry(),
    SchoolOfMagic(),
    SecretVault(),
    Smithy(),
    Stables(),
    Statue(),
    Theater(),
    ThievesDen(),
    WishingWell(),
    Cemetery(),
    Hospital(),
    University(),
    Lighthouse(),
    BellTower(),
    ThroneRoom(),
]
