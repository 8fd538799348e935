"""The text formats: set-ups, positions, records and codes, each written and read in one place."""
