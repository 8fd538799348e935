### The terminal game and the commands in Polish: everything they say besides the game's own words.
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - Command words in quotes, such as "undo", are typed as they are and not translated.

## Names and lists: players have cases; a name that was typed is not declined itself

ui-player = Gracz { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .acc = gracza { $number }
    .ins = graczem { $number }
    .loc = graczu { $number }
ui-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
ui-several = { $thing } ×{ $count }
ui-list-more = { $first }, { $next }
ui-list-last = { $first } i { $next }

## The table

ui-round = Runda { $round }
ui-deck =
    { $cards ->
        [one] 1 karta w talii
        [few] { $cards } karty w talii
       *[many] { $cards } kart w talii
    }
ui-size =
    { $size ->
        [one] do ukończenia miasta potrzeba 1 dzielnicy
        [few] do ukończenia miasta potrzeba { $size } dzielnic
       *[many] do ukończenia miasta potrzeba { $size } dzielnic
    }
ui-last-round = ostatnia runda
ui-gold =
    { $gold ->
        [one] 1 moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }
ui-cards =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
ui-you = ty
ui-no-districts = jeszcze bez dzielnic
ui-under =
    { $cards ->
        [one] 1 karta pod spodem
        [few] { $cards } karty pod spodem
       *[many] { $cards } kart pod spodem
    }
ui-face-up = Odrzucone odkryte: { $characters }
ui-marks = Znaczniki: { $marks }
ui-mark-killed =
    { GENDER($character) ->
        [feminine] zabita
       *[masculine] zabity
    } { $character }
ui-mark-bewitched =
    { GENDER($character) ->
        [feminine] zaczarowana
       *[masculine] zaczarowany
    } { $character }
ui-mark-robbed =
    { GENDER($character) ->
        [feminine] okradana
       *[masculine] okradany
    } { $character }
ui-mark-warrant =
    { $face ->
        [real] podpisany nakaz na { CASE($character, "acc") }
        [empty] niepodpisany nakaz na { CASE($character, "acc") }
       *[hidden] nakaz na { CASE($character, "acc") }
    }
ui-mark-threat =
    { $face ->
        [real] szantaż z kwiatem wobec { CASE($character, "gen") }
        [empty] szantaż bez kwiatu wobec { CASE($character, "gen") }
       *[hidden] szantaż wobec { CASE($character, "gen") }
    }
ui-mark-other =
    { GENDER($character) ->
        [feminine] oznaczona
       *[masculine] oznaczony
    } { $character }
ui-hoard =
    { $gold ->
        [one] Podatki: 1 moneta na karcie { CASE($character, "gen") }
        [few] Podatki: { $gold } monety na karcie { CASE($character, "gen") }
       *[many] Podatki: { $gold } monet na karcie { CASE($character, "gen") }
    }
ui-hand = Twoje karty na ręce
ui-empty-hand = Nie masz kart na ręce.
ui-building = W budowie: { $card }
ui-because = { $option }: { $reason }

## The terminal game

ui-welcome =
    Zbuduj miasto i zgadnij, kto jest kim. Wpisz numer opcji albo jej słowa; „?” objaśnia karty, „help” wymienia, co jeszcze można wpisać.
ui-prompt = Twój wybór
ui-help-title = Co można wpisać
ui-help-number = numer opcji albo jej słowa, na przykład „wybuduj tawernę”
ui-help-enter = nic, gdy jest tylko jedna opcja
ui-help-cards = objaśnienia wszystkich kart na stole
ui-help-card = pełny opis jednej karty
ui-help-why = dlaczego coś jest niemożliwe
ui-help-undo = cofnięcie ostatniego wyboru, póki nie wyszło na jaw nic nowego
ui-help-table = stół jeszcze raz
ui-help-log = wszystko, co się dotąd wydarzyło
ui-help-quit = wyjście z gry
ui-unknown = „{ $text }” nie jest żadną z opcji. „help” wymienia, co można wpisać.
ui-no-card = Nie ma karty „{ $text }”.
ui-nothing = „{ $text }” nie oznacza niczego w tej grze.
ui-why-possible = To jest możliwe.
ui-undo-none = Nie ma czego cofnąć.
ui-undone = Cofnięto.
ui-quit = Wychodzisz z gry.
ui-input-ended = Dane wejściowe się skończyły, a z nimi gra.
ui-saved = Zapis gry jest w pliku { $file }.
ui-cast = Postacie
ui-districts = Dzielnice
ui-scores = Wynik końcowy

## Commands

ui-open = Gra trwa: teraz decyduje { $player }.
ui-card-name = Nazwa
ui-card-rank = Ranga
ui-card-colour = Rodzaj
ui-card-cost = Koszt
ui-card-copies = Sztuk
ui-card-text = Tekst
ui-simulating = Rozgrywanie
ui-sim-games = Gry
ui-sim-decisions = Decyzje
ui-sim-forced = w tym wymuszone
ui-sim-seconds = Sekundy
ui-sim-rate = Decyzje na sekundę
ui-sim-speed = { $amount } gier/s
ui-sim-failures = Błędy
ui-sim-rounds = Średnia liczba rund
ui-sim-score = Średni wynik
ui-sim-winning = Średni wynik zwycięzcy
ui-sim-wins = Zwycięstwa według miejsc
ui-sim-interrupted = Przerwano: oto dotychczasowy wynik.
ui-arena-playing = Rozgrywanie
ui-arena-games =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }: { $deals ->
        [one] 1 rozdanie, z każdego miejsca
        [few] { $deals } rozdania, każde z każdego miejsca
       *[many] { $deals } rozdań, każde z każdego miejsca
    }
ui-arena-rounded =
    { $games ->
        [one] Miała być 1 gra; każde rozdanie rozgrywa się z każdego miejsca.
        [few] Miały być { $games } gry; każde rozdanie rozgrywa się z każdego miejsca.
       *[many] Miało być { $games } gier; każde rozdanie rozgrywa się z każdego miejsca.
    }
ui-arena-bot = Bot
ui-arena-share = Udział wygranych
ui-arena-interval = Przedział 95%
ui-arena-chance = Losowo
ui-arena-points = Punkty
ui-arena-decisions = Decyzje
ui-arena-median = Mediana ms
ui-arena-slow = 99% poniżej ms
ui-arena-failures =
    { $count ->
        [0] Bez błędów
        [one] 1 błąd, liczony jako przegrana
        [few] { $count } błędy, liczone jako przegrane
       *[many] { $count } błędów, liczonych jako przegrane
    }
ui-arena-failure = { $bot }: błąd w rozdaniu { $deal }, grze { $game }: { $text } (zapis: { $file })
ui-arena-interrupted = Przerwano: oto dotychczasowy wynik.
ui-bot-failed = Bot { $player } nie może już grać: { $text }. Odtąd gra się za niego ostrożnie.
ui-bot-failure = Dlaczego bot { $player } nie mógł grać dalej: { $text }
ui-score-failed = { $player } (przegrana: bot nie mógł grać dalej)
ui-serve-address = Cytadela działa pod adresem { $address }
ui-serve-stop = Ctrl-C ją zatrzymuje. Gry toczą się dalej po następnym uruchomieniu.
ui-serve-port = Port { $port } jest zajęty; zamiast niego { $free }.
ui-serve-default = domyślnie
ui-verify-fair = Uczciwie: gra została rozdana z obiecanego ziarna, a każdy wybór jest dozwolony.
ui-verify-unfair = Nieuczciwie: gry z tego zapisu nie rozdano z obiecanego ziarna.
