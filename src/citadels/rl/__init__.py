"""Learning environments: the game as numbers, for PettingZoo, Gymnasium and OpenSpiel."""
