"""Bots: the moves that no person makes, and the processes in which bots think."""
