### The browser: one’s own finished games, over time.

games-title = Twoje gry w czasie
games-text = Co mówią razem wszystkie twoje zakończone gry. Przy każdej liczbie jest przedział, w którym prawdziwa leży w 99 przypadkach na 100.
games-none = Nie masz jeszcze zakończonej gry.
games-counted =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
       *[many] { $count } zakończonych gier
    }
games-reviewed =
    { $count ->
        [one] { $count } z analizą
        [few] { $count } z analizą
       *[many] { $count } z analizą
    }
games-range = od { $before } do { $after }
games-few = Za mało gier, by to ocenić.
games-some = Przeanalizuj więcej swoich gier: analizę ma tylko część, a reszta może być inna.
games-needed =
    { $count ->
        [one] Potrzeba około { $count } gry.
        [few] Potrzeba około { $count } gier.
       *[many] Potrzeba około { $count } gier.
    }

## Results

games-results = Wyniki
games-players = Gracze
games-all = Wszystkie
games-played = Gry
games-places = Miejsca, od pierwszego do ostatniego
games-won = Wygrane
games-chance = Równy udział
games-won-more = Wygrywasz częściej, niż wynikałoby z liczby graczy.
games-won-less = Wygrywasz rzadziej, niż wynikałoby z liczby graczy.
games-won-even = Wygrywasz mniej więcej tak często, jak wynika z liczby graczy.

## Mistakes

games-mistakes = Błędy według rodzaju
games-mistakes-text = Liczą się tylko gry z analizą i tylko twoje własne decyzje.
games-kind = Rodzaj
games-kind-draft = Wybór postaci
    .low = wybór postaci
games-kind-target = Wybór celu
    .low = wybór celu
games-kind-build = Budowanie
    .low = budowanie
games-kind-timing = Wybór chwili
    .low = wybór chwili
games-rate = Na 100 twoich decyzji
games-lost = Strata szansy na wygraną w grze
games-worst = Najwięcej kosztuje cię: { $text }.
games-worst-none = Za mało gier, by powiedzieć, co kosztuje cię najwięcej.

## Luck

games-luck = Szczęście
games-luck-text = O ile każdy rodzaj szczęścia zmieniał twoją szansę na wygraną, średnio na grę z analizą. Linia to średnia ze wszystkich gier z analizą do tej pory, pas to jej przedział.
games-luck-mean = Średnio na grę
games-luck-more = Średnio było po twojej stronie.
games-luck-less = Średnio było przeciw tobie.
games-luck-even = Wyrównuje się.
games-luck-table = Linie w tabeli
games-luck-after = Po grach
games-against = Ruchy przeciw tobie
games-against-text = O ile ruchy innych przeciw tobie zmieniały twoją szansę na wygraną, średnio na grę z analizą. Każdego coś kosztują, więc nie ma ich z czym porównać.

## One by one

games-list = Gra po grze
games-make = Przeanalizuj grę
games-make-all = Przeanalizuj wszystkie
games-making = Analiza trwa: { $before }
games-more =
    { $count ->
        [one] Pokaż jeszcze { $count } grę
        [few] Pokaż jeszcze { $count } gry
       *[many] Pokaż jeszcze { $count } gier
    }
