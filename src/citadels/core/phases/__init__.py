"""The rulebook's chapters: setup, draft, call, turn, build; and what may be done in a turn."""
