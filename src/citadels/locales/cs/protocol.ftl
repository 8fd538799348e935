# Programs that play: `citadels check-bot`, `sit` and `mcp`.

check-start = Program se spustí a představí se jako „{ $name }“.
check-play =
    Program odehrál { $games ->
        [one] { $games } hru
        [few] { $games } hry
       *[other] { $games } her
    } a odpověděl na { $questions ->
        [one] { $questions } otázku
        [few] { $questions } otázky
       *[other] { $questions } otázek
    } { $kinds ->
        [one] { $kinds } druhu
        [few] { $kinds } druhů
       *[other] { $kinds } druhů
    }; nejpomalejší odpověď trvala { $slowest } ms.
check-silent = Mezi otázkami program mlčí.
check-leave = Program skončí, když se s ním hra rozloučí.
check-hang-up = Program skončí, když je spojení uzavřeno.
check-trouble = Chyba: { $text }
sit-seated = { $name } usedá ke stolu. Odejdete stiskem { "Ctrl-C" }; dál pak bude hrát bot serveru.
sit-over = Hra skončila: { $text } mezi { $players } hráči.
mcp-no-game = Žádná hra ještě neběží: zavolejte `new_game`.
mcp-not-now = Teď není možné:
