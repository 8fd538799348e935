### The review of a game in Polish. Names of players have no gender: nothing agrees with them.

review-title = Co rozstrzygnęło grę
review-reviewing = Analiza gry
review-percent = { $gain }%
review-written = Strona jest zapisana w pliku { $file }.

## The curve

review-curve = Szanse na wygraną
review-curve-text = Jak prawdopodobna była wygrana każdego gracza, od pierwszej karty do ostatniej.
review-table = Wszystkie kroki w tabeli
review-step = Krok
review-round = Runda
review-choice = Co wybrano
review-substitute = zagrane za gracza
    .you = zagrane za ciebie
review-deal = Karty rozdane.

## The account of a player

review-accounts = Z czego wziął się wynik
review-accounts-text = Wynik każdego gracza to jego szansa na początku i tych pięć części.
review-part-cards = Szczęście w kartach
    .low = szczęście w kartach
review-part-own = Własna gra
    .low = własna gra
review-part-guess = Szczęście w zgadywaniu
    .low = szczęście w zgadywaniu
review-part-targeted = Ruchy przeciw graczowi
    .low = ruchy przeciw graczowi
    .you = Ruchy przeciw tobie
    .low-you = ruchy przeciw tobie
review-part-others = Pozostałe cudze ruchy
    .low = pozostałe cudze ruchy
review-helped = Najbardziej pomogło: { $text }, { $gain }.
review-harmed = Najbardziej zaszkodziło: { $text }, { $gain }.
review-by = Większość szkód pochodzi od { CASE($other, "gen") }.
    .you = Większość szkód pochodzi od ciebie.
review-by-more = Najwięcej szkód pochodzi od { CASE($other, "gen") }.
    .you = Najwięcej szkód pochodzi od ciebie.
# $things are cards: with which somebody hurt a player, and how often with each.
review-powers = Czym: { $things }.

## Mistakes

review-mistakes = Błędy
review-mistakes-text = Błąd jest wymieniony tylko wtedy, gdy najlepszy sędzia wśród botów jest go pewny, i tylko na podstawie tego, co gracz mógł wiedzieć. Błędy ocenia się, rozgrywając rundę do końca, a pięć części – według szans zaraz po każdej decyzji, więc jedno nie musi zgadzać się z drugim.
review-mistakes-more =
    { $count ->
        [one] Nie pokazano jeszcze { $count } mniejszego błędu.
        [few] Nie pokazano jeszcze { $count } mniejszych błędów.
       *[many] Nie pokazano jeszcze { $count } mniejszych błędów.
    }
review-lost = Stracona szansa
review-choices = Decyzje
review-better = Co było lepsze
review-error = { $player } wybiera „{ $option }”: { $before }. Najlepszym wyborem było „{ $way }”: { $after }.
    .you = Wybierasz „{ $option }”: { $before }. Najlepszym wyborem było „{ $way }”: { $after }.
review-sure = Możliwe odchylenie: { $gain }.

## Moments

review-moments = Punkty zwrotne
review-no-moments = Żadna pojedyncza chwila nie rozstrzygnęła tej gry.
review-moment = Runda { $round }: { $text }
# Where the story has no sentence for a choice.
review-chose = { $player } wybiera „{ $option }”.
    .you = Wybierasz „{ $option }”.
# What the power of a $card is aimed at: a player, a number, a type of district.
review-power = { $card }: { $option }
review-goes = { $player }: z { $before } na { $after }.
    .you = Twoje szanse: z { $before } na { $after }.
review-kind-cards = Szczęście w kartach
review-kind-hit = Cios
review-kind-error = Błąd
review-kind-guess = Tego nikt nie mógł wiedzieć
review-kind-find = Mocny ruch
review-kind-swing = Nieoczekiwany zwrot

## Who did what to whom

review-hurt = Kto komu zaszkodził
review-hurt-text = Jak ruchy jednego gracza przeciw innym zmieniły ich szanse. W wierszu jest ten, kto grał, w kolumnie ten, przeciw komu.

## The draft

review-drafts = Kto mógł być kim
review-drafts-text = Jak prawdopodobna była każda postać na podstawie tego, co gracz mógł wiedzieć, gdy wszyscy już wybrali. Prawdziwa jest oznaczona.
review-draft = Runda { $round }: co wie { $player }
review-held = prawdziwa
review-draft-seat = Kto zgaduje

## In the browser

review-open = Analiza
review-look = Pokaż stół
review-why = Dlaczego?
review-whose = Szansa na wygraną dla { CASE($player, "gen") }
    .you = Twoja szansa na wygraną
review-against = To w porównaniu z opcją „{ $option }”.
review-try = Spróbuj
review-try-here = Spróbuj stąd
review-try-title = Gra od rundy { $round }
review-try-text = Od tej chwili zacznie się nowa gra. Jest oznaczona jako próba i nigdzie się nie liczy.
review-try-seat = Kim grasz
review-try-level = Boty zamiast innych ludzi
review-as-it-was = Tak jak było
    .text = Karty na rękach i postacie pozostają takie, jakie były. W przeciwnym razie wszystko, czego ten gracz nie mógł wiedzieć, zostanie rozdane na nowo. Karty dobrane później są nowe w każdym przypadku.
review-try-begin = Zacznij próbę
review-try-again = Spróbuj ponownie
review-tried = Próba
review-tried-text = Dalszy ciąg zakończonej gry od rundy { $round }. Nigdzie się nie liczy.
review-making = Analiza trwa: { $gain }.
review-closer = To pierwsze spojrzenie. Trwa dokładniejsza analiza: { $gain }.
review-came-quick = Pierwsze spojrzenie jest gotowe.
review-came = Analiza jest w całości gotowa.
review-stuck = Nie udało się dokończyć analizy.
review-none = Nie ma analizy
review-board = Stół w tym kroku
review-older = Tę analizę zrobiła wcześniejsza wersja sędziego.
review-again = Przeanalizuj ponownie
