"""A table for language models: the game over the Model Context Protocol."""
