"""Tables: a table as its log tells it, and the desk that commits to that log."""
