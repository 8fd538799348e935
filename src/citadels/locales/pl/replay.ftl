### The browser in Polish: a finished game, watched step by step.
###
### - Labels are short. Arguments are explained in the English file.

replay-title = Powtórka
replay-load = Odtwarzamy grę…
replay-none = Nie ma powtórki
replay-not-over = Gra jeszcze trwa. Powtórka będzie po jej zakończeniu.
replay-other-rules = Tę grę rozegrano według innej wersji zasad, więc nie można jej pokazać krok po kroku. Nadal można pobrać jej zapis.
replay-to-table = Do stołu
replay-record = Pobierz zapis gry
replay-step = Krok { $step } z { $last }
replay-steps = Kroki gry
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-slow = Wolne
replay-normal = Zwykłe
replay-fast = Szybkie
replay-jump = Przejdź do
replay-draft = Wybór postaci
replay-turn = { $character }: { $player }
replay-over = Koniec
replay-copy = Kopiuj link do tej chwili
replay-happened = Co się właśnie stało
replay-hand = Karty na ręce
replay-no-hand = bez kart
replay-chosen = wybrano
replay-players = Wszyscy gracze
replay-choices =
    { $count ->
        [one] Jedyna możliwość:
        [few] Jedna z { $count } możliwości:
       *[many] Jedna z { $count } możliwości:
    }
