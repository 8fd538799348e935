"""The set-up: what is agreed before a game, checked against the rules and the editions."""
