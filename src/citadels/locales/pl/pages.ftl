### The browser in Polish: a card explained, and the pages with the rules and all cards.
###
### - Headings and labels are short. "It" is a card, a character or a district, all of them feminine.
### - Players have no gender: present tense or no verb at all.

## A card, explained

pages-rank = Ranga { $rank }
pages-cost = Koszt { $cost }
pages-copies =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
pages-from-players =
    { $count ->
        [one] Od 1 gracza
        [few] Od { $count } graczy
       *[many] Od { $count } graczy
    }
pages-needs = Tylko razem z tą postacią: { $character }
pages-rules-of = Pełny opis
pages-same-elsewhere = W edycjach
pages-in-edition = { $edition }: { $count }
pages-printed-as = { $edition }: pod nazwą { $name }
pages-other-text = { $edition }: { $text }
pages-card-page = Strona tej karty
pages-here = Przy tym stole
pages-can = Możesz ją teraz wybrać.
pages-cannot = Teraz nie można. { $reason }
pages-in-hand = { $player } ma tę kartę na ręce.
    .you = Masz tę kartę na ręce.
pages-in-city = Stoi w mieście { CASE($player, "gen") }.
    .you = Stoi w twoim mieście.
pages-beautified = Jest upiększona.
pages-has-role = { $player } ma tę postać w tej rundzie.
    .you = Masz tę postać w tej rundzie.
pages-turn = Właśnie trwa jej tura.
pages-out = Leży odkryta: w tej rundzie nikt nią nie gra.
pages-silent = Na wywołanie nikt nie odpowiada.
pages-not-here = Nie ma jej w tej grze.
pages-nothing-known = W tej rundzie jeszcze się nie pokazała.
pages-hoard =
    { $gold ->
        [one] Leży na niej 1 moneta.
        [few] Leżą na niej { $gold } monety.
       *[many] Leży na niej { $gold } monet.
    }

## The pages

pages-parts = Części
pages-game = Gra
pages-characters = Postacie
pages-districts = Dzielnice
pages-editions = Edycje
pages-contents = Spis treści
pages-print = Drukuj
pages-search = Szukaj
pages-all-editions = Wszystkie edycje
pages-this-table = Ten stół
pages-filter = Zakres
pages-found =
    { $count ->
        [0] Żadna karta nie pasuje.
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
pages-colour = Rodzaj
pages-all-colours = Wszystkie rodzaje
pages-players = { $min }–{ $max } graczy
pages-presets = Gotowe zestawy
pages-cast = Postacie
pages-unique = Dzielnice unikatowe
pages-basic = Dzielnice podstawowe

## The set-up that binds a table

pages-bound = Zasady przy tym stole
pages-bound-text = Cokolwiek mówi reszta tych stron, w tej grze obowiązują te zasady.
pages-edition = Edycja
pages-preset = Zestaw
pages-own-choice = Własny wybór kart
pages-size = Ukończone miasto
pages-size-is =
    { $size ->
        [one] 1 dzielnica
        [few] { $size } dzielnice
       *[many] { $size } dzielnic
    }
pages-code = Kod
pages-switch-draft3 =
    { $value ->
        [classic] Gra 3-osobowa: osiem postaci, między oboma obiegami żadnej się nie odrzuca
       *[deluxe] Gra 3-osobowa: dziewięć postaci, między oboma obiegami odrzuca się jeszcze jedną
    }
pages-switch-tie-break-rank =
    { $value ->
        [revealed] Remis: wygrywa gracz z ujawnioną postacią o wyższej randze w ostatniej rundzie
       *[held] Remis: wygrywa gracz z postacią o wyższej randze w ostatniej rundzie
    }
pages-switch-queen-bewitched =
    { $value ->
        [end_of_round] Królowa obok zaczarowanej rangi 4: monety na koniec rundy
       *[now] Królowa obok zaczarowanej rangi 4: monety od razu
    }
pages-switch-great-wall-covers-itself =
    { $value ->
        [yes] Wielki mur chroni także sam siebie
       *[no] Wielki mur chroni tylko pozostałe dzielnice swojego miasta
    }
pages-switch-abbot-school-of-magic =
    { $value ->
        [both] Szkoła magii daje Opatowi monetę i kartę
       *[one] Szkoła magii daje Opatowi monetę albo kartę
    }
pages-switch-diplomat-same-name =
    { $value ->
        [no] Dyplomata nie może zamienić dzielnicy na inną o tej samej nazwie
       *[yes] Dyplomata może zamienić dzielnicę na inną o tej samej nazwie
    }
pages-switch-throne-room-threatened =
    { $value ->
        [now] Sala tronowa daje monetę od razu, także szantażowanemu
       *[later] Sala tronowa daje monetę szantażowanemu dopiero po rozpatrzeniu szantażu
    }

## What a study found out about a card: $gain, $before and $after are percentages or differences of them

pages-study = Co mówią gry botów
pages-study-points = { $gain } p.p.
pages-study-worth = Na ręce na początku gry zmienia szansę na wygraną o { $gain } (od { $before } do { $after }); równy udział to { $value }.
pages-study-holds = Kto ma tę postać w rundzie, wygrywa { $gain } gier (od { $before } do { $after }); równy udział to { $value }. To tylko związek: kto prowadzi, wybiera inaczej.
pages-study-games = Zmierzone z botami. Poziom: { $text }. Graczy: { $players }. Gier: { $games }.
