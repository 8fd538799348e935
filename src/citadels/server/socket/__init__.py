"""Socket: one connection of a player or a spectator."""
