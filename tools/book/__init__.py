"""The rule book, made of the words of the game: pages for docs/rules/, and print."""
