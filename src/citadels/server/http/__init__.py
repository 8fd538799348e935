"""HTTP: the routes besides the socket: lobby, cards and set-ups, finished games, the pages."""
