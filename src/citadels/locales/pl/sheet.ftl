### The browser in Polish: the sheet at the end of a game. The lines of a score are in scores.ftl.
###
### - $player is a name without gender; $place counts from 1.

sheet-title = Wynik końcowy
sheet-wins = Wygrywa { $player }
    .you = Wygrywasz!
sheet-place = { $place }. miejsce
sheet-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# How far I am from the first, or the first from the second; $score: "3 points".
sheet-behind = strata: { $score }
sheet-ahead = przewaga: { $score }
sheet-level = tyle samo punktów
sheet-tie-rank = Przy remisie decyduje ranga { $rank }
sheet-total = Razem
sheet-fold = Zobacz stół
sheet-unfold = Wynik końcowy
sheet-rematch = Zagraj jeszcze raz
sheet-join = Dołącz do następnej gry
sheet-watch = Oglądaj następną grę
sheet-next = Pozostali grają jeszcze raz.
sheet-decline = Nie tym razem
sheet-declined = już nie gra
sheet-replay = Obejrzyj powtórkę
sheet-share = Udostępnij powtórkę
sheet-picture = Wynik jako obrazek
sheet-fair = Czy było uczciwie?
sheet-fair-text = Przed rozdaniem pierwszej karty serwer pokazał odcisk liczby, z której bierze się cała losowość tej gry. Teraz pokazuje samą liczbę: odcisk to SHA-256 tekstu „citadels seed ” i jej 32 bajtów. Każdy może odtworzyć grę z zapisu i porównać.
sheet-promised = Odcisk pokazany na początku
sheet-seed = Sama liczba
sheet-fair-yes = Pasują do siebie: właśnie obliczyła to twoja przeglądarka.
sheet-fair-no = Nie pasują do siebie!
sheet-record = Pobierz zapis gry
sheet-verify = Do sprawdzenia każdego wyboru służą zapis gry i odcisk
