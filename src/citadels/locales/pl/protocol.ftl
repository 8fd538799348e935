# Programs that play: `citadels check-bot`, `sit` and `mcp`.

check-start = Program uruchamia się i przedstawia jako „{ $name }”.
check-play =
    Program rozgrywa { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    } i odpowiada na { $questions ->
        [one] { $questions } pytanie
        [few] { $questions } pytania
       *[many] { $questions } pytań
    } { $kinds ->
        [one] { $kinds } rodzaju
        [few] { $kinds } rodzajów
       *[many] { $kinds } rodzajów
    }; najwolniejsza odpowiedź zajęła { $slowest } ms.
check-silent = Między pytaniami program milczy.
check-leave = Program kończy działanie po pożegnaniu.
check-hang-up = Program kończy działanie, gdy połączenie zostaje zamknięte.
check-trouble = Błąd: { $text }
sit-seated = { $name } siada do stołu. Aby odejść, naciśnij { "Ctrl-C" }; dalej będzie grał bot serwera.
sit-over = Gra zakończona: { $text } na { $players }.
mcp-no-game = Nie ma jeszcze gry: wywołaj `new_game`.
mcp-not-now = Teraz niemożliwe:
