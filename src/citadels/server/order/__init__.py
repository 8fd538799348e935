"""Order: blocks, reports, bans, words that are covered, and what an operator does."""
