"""Proofs that the server keeps its word under faults, load and malice, each with a control."""
