"""Lets `python -m citadels` be the `citadels` command."""

from .cli import main

if __name__ == "__main__":
    main()
