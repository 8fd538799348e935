"""The terminal: the table drawn, the game played, games and cards told."""
