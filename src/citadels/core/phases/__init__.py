"""The rulebook's chapters: setup, draft, call, turn, build."""
