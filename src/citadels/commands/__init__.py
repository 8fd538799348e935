"""Commands: the larger ones of `citadels`, and what all of them share."""
