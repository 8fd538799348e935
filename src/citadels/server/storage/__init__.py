"""Storage: the database: its schema, and all that is read from and written to it."""
