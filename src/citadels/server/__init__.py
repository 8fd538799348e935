"""The server: tables that never lose a move and never tell a secret."""
