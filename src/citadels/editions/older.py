"""Printed cards that are in none of the boxes; they may join any deck that is not fixed."""

UNIQUE = ("lighthouse", "bell_tower", "throne_room")
