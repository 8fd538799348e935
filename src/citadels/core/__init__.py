"""The engine: pure rules, standard library only."""
