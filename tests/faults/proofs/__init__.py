"""The proofs: each does something bad to a server and says what came of it."""
