"""Names: what bots are called, at tables and in the terminal."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    *("Agnes", "Alban", "Alda", "Anselm", "Baldwin", "Beata", "Benedict", "Berta"),
    *("Bruno", "Cecilia", "Clara", "Conrad", "Dorothea", "Edmund", "Elena", "Emma"),
    *("Felix", "Gerard", "Gisela", "Hedwig", "Hugo", "Ida", "Irma", "Isolde"),
    *("Ivo", "Lambert", "Leo", "Lucia", "Magda", "Martin", "Matilda", "Medard"),
    *("Norbert", "Odo", "Otto", "Petra", "Regina", "Roland", "Rosa", "Rufus"),
    *("Sabina", "Simon", "Theodor", "Ursula", "Viktor", "Walter", "Wanda", "Wilma"),
)
