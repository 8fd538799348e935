### The terminal game and the commands in Czech: what they say besides the game's own words.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - Command words in quotes, such as „undo“, are typed as they are. Do not translate them.

## Names and lists

## A typed name is not declined: in every case but the nominative the word “hráč” carries the ending.

ui-player = Hráč { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
    .acc = hráče { $number }
    .ins = hráčem { $number }
    .loc = hráči { $number }
ui-named = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
    .loc = hráči { $name }
ui-several = { $thing } ×{ $count }
ui-list-more = { $first }, { $next }
ui-list-last = { $first } a { $next }

## The table

ui-round = Kolo { $round }
ui-deck =
    { $cards ->
        [one] 1 karta v balíčku
        [few] { $cards } karty v balíčku
       *[other] { $cards } karet v balíčku
    }
ui-size =
    { $size ->
        [one] 1 budova dokončí město
        [few] { $size } budovy dokončí město
       *[other] { $size } budov dokončí město
    }
ui-last-round = poslední kolo
ui-gold =
    { $gold ->
        [one] 1 mince
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
ui-cards =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
ui-you = vy
ui-no-districts = zatím žádné budovy
ui-under =
    { $cards ->
        [one] vespod 1 karta
        [few] vespod { $cards } karty
       *[other] vespod { $cards } karet
    }
ui-face-up = Odložené lícem nahoru: { $characters }
ui-marks = Označené postavy: { $marks }
ui-mark-killed =
    { GENDER($character) ->
        [feminine] { $character } je zneškodněna
       *[masculine] { $character } je zneškodněn
    }
ui-mark-bewitched =
    { GENDER($character) ->
        [feminine] { $character } je očarována
       *[masculine] { $character } je očarován
    }
ui-mark-robbed =
    { GENDER($character) ->
        [feminine] { $character } má být okradena
       *[masculine] { $character } má být okraden
    }
ui-mark-warrant =
    { $face ->
        [real] { $character } má glejt s pečetí
        [empty] { $character } má glejt bez pečeti
       *[hidden] { $character } má glejt
    }
ui-mark-threat =
    { $face ->
        [real] { $character } má šátek s růží
        [empty] { $character } má šátek bez růže
       *[hidden] { $character } má šátek
    }
ui-mark-other =
    { GENDER($character) ->
        [feminine] { $character } je označena
       *[masculine] { $character } je označen
    }
ui-hoard = Daně: { $gold ->
        [one] 1 mince
        [few] { $gold } mince
       *[other] { $gold } mincí
    } na kartičce { CASE($character, "gen") }
ui-hand = Vaše karty v ruce
ui-empty-hand = V ruce nemáte žádné karty.
ui-building = Právě se staví: { $card }
ui-because = { $option }: { $reason }

## The terminal game

ui-welcome =
    Postavte město a uhodněte, kdo je kdo. Napište číslo možnosti nebo její slova; „?“ vysvětlí karty, „help“ vypíše, co dalšího lze napsat.
ui-prompt = Vaše volba
ui-help-title = Co lze napsat
ui-help-number = číslo možnosti nebo její slova, například „postavit hospodu“
ui-help-enter = nic, je-li jen jedna možnost
ui-help-cards = všechny karty na stole s vysvětlením
ui-help-card = jedna karta v plném znění
ui-help-why = proč něco není možné
ui-help-undo = vzít zpět poslední volbu, dokud nevyšlo najevo nic nového
ui-help-table = ještě jednou stůl
ui-help-log = vše, co se dosud stalo
ui-help-quit = odejít ze hry
ui-unknown = „{ $text }“ není žádná z možností. „help“ vypíše, co lze napsat.
ui-no-card = Karta „{ $text }“ neexistuje.
ui-nothing = „{ $text }“ ve hře nic neoznačuje.
ui-why-possible = To je možné.
ui-undo-none = Není co vzít zpět.
ui-undone = Vzato zpět.
ui-quit = Odcházíte ze hry.
ui-input-ended = Vstup skončil, a s ním i hra.
ui-saved = Záznam je v souboru { $file }.
ui-cast = Postavy
ui-districts = Budovy
ui-scores = Konečné výsledky

## Commands

ui-open = Hra neskončila: rozhoduje { $player }.
ui-card-name = Název
ui-card-rank = Číslo
ui-card-colour = Barva
ui-card-cost = Náklady
ui-card-copies = Kusů
ui-card-text = Text
ui-simulating = Hraje se
ui-sim-games = Hry
ui-sim-decisions = Rozhodnutí
ui-sim-forced = z toho vynucená
ui-sim-seconds = Sekundy
ui-sim-rate = Rozhodnutí za sekundu
ui-sim-speed = { $amount } her/s
ui-sim-failures = Selhání
ui-sim-rounds = Průměrný počet kol
ui-sim-score = Průměrný počet bodů
ui-sim-winning = Průměrný počet bodů vítěze
ui-sim-wins = Výhry podle místa
ui-sim-interrupted = Přerušeno: toto je dosavadní výsledek.
ui-arena-playing = Hraje se
ui-arena-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    }: { $deals ->
        [one] 1 rozdání z každého místa
        [few] { $deals } rozdání, každé z každého místa
       *[other] { $deals } rozdání, každé z každého místa
    }
ui-arena-rounded =
    { $games ->
        [one] Žádaná byla 1 hra; každé rozdání se hraje ze všech míst.
        [few] Žádané byly { $games } hry; každé rozdání se hraje ze všech míst.
       *[other] Žádáno bylo { $games } her; každé rozdání se hraje ze všech míst.
    }
ui-arena-bot = Bot
ui-arena-share = Podíl výher
ui-arena-interval = 95% interval
ui-arena-chance = Při náhodě
ui-arena-points = Body
ui-arena-decisions = Rozhodnutí
ui-arena-median = Medián v ms
ui-arena-slow = 99 % do ms
ui-arena-failures =
    { $count ->
        [0] Žádné selhání
        [one] 1 selhání, počítá se jako prohra
        [few] { $count } selhání, počítají se jako prohry
       *[other] { $count } selhání, počítají se jako prohry
    }
ui-arena-failure = { $bot }: selhání v rozdání { $deal }, hra { $game }: { $text } (záznam: { $file })
ui-arena-interrupted = Přerušeno: toto je dosavadní výsledek.
ui-bot-failed = Bot { $player } už nemůže hrát: { $text }. Odteď se za něj hraje opatrně.
ui-bot-failure = Proč bot { $player } nemohl hrát dál: { $text }
ui-score-failed = { $player } (prohra: bot nemohl hrát dál)
ui-serve-address = Citadela běží na adrese { $address }
ui-serve-stop = Ctrl-C ji ukončí. Hry budou pokračovat po dalším spuštění.
ui-serve-port = Port { $port } je obsazený; použije se { $free }.
ui-serve-default = výchozí
ui-verify-fair = Poctivé: hra je rozdána ze slíbeného semínka a každá volba je dovolená.
ui-verify-unfair = Nepoctivé: tento záznam není rozdán ze slíbeného semínka.
