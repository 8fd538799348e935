# Programs that play: `citadels check-bot`, `sit` and `mcp`.

check-start = It starts and introduces itself as “{ $name }”.
check-play =
    It plays { $games ->
        [one] 1 game
       *[other] { $games } games
    } and answers { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    } of { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }; the slowest answer took { $slowest } ms.
check-silent = It stays silent between questions.
check-leave = It exits when the game says goodbye.
check-hang-up = It exits when the connection is closed.
check-trouble = Wrong: { $text }
sit-seated = { $name } takes a seat at the table. Press Ctrl-C to leave; a bot on the server then takes over.
sit-over = The game is over: { $text } out of { $players }.
mcp-no-game = There is no game yet: call `new_game`.
mcp-not-now = Not possible now:
