"""The state: all that a game consists of, and the verbs that change it."""
