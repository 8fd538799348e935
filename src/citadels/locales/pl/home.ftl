### The browser in Polish: the first page.
###
### - Labels stand on buttons and above lists: keep them short.
### - $preset and $edition are names from editions.ftl, $players is a number.

home-title = Cytadela, gra karciana
home-tagline = Zbuduj miasto. Zgadnij, kto jest kim.
home-promise = Za darmo, bez konta, w pięciu językach: jedno kliknięcie i karty są rozdane.

## One press, and a game begins

home-play = Graj teraz
home-dealing = Rozdajemy karty…
home-players = Gracze
home-level = Boty
home-cards = Karty
home-random = Losowe karty
home-random-text = Postacie i dzielnice unikatowe są losowane do tej gry.
home-against =
    { $count ->
        [one] Ty przeciwko 1 botowi
        [few] Ty przeciwko { $count } botom
       *[many] Ty przeciwko { $count } botom
    }

## Other ways to begin

home-guide = Pierwsza gra?
    .text = Przez około pięć minut przewodnik objaśnia każdy krok, gdy przychodzi na niego pora.
home-guide-go = Gra z przewodnikiem
home-new = Z przyjaciółmi
    .text = Przygotuj stół, wyślij link i grajcie na dowolnych urządzeniach.
home-new-go = Nowy stół
home-join = Dołącz
    .text = Wklej link lub kod, który masz od innej osoby.
home-join-field = Link lub kod
home-join-go = Dalej
home-join-none = To nie jest ani link do stołu, ani kod stołu.
home-you = Tak widzą cię inni

## Lists of tables

home-mine = Twoje gry
home-mine-none = Nie masz jeszcze żadnych gier. Naciśnij „Graj teraz”, a pierwsza się tu pojawi.
home-mine-over = Statystyki
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka na graczy. Otwórz własny stół.
home-watch = Gry do obejrzenia
home-watch-none = Nie toczy się teraz żadna publiczna gra.
home-refresh = Odśwież
home-list-failed = Nie udało się pobrać listy.
home-turn = Twoja kolej
# $turn is a span of time, such as “3 days”.
home-left = zostało: { $turn }
home-turns = Gry, które na ciebie czekają: { $count }
home-waiting = Decydują inni
home-gathering =
    { $free ->
        [0] Wszystkie miejsca są zajęte
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
home-playing = Gra trwa
home-paused = Gra wstrzymana
home-over = Gra zakończona
home-resume = Graj dalej
home-take-seat = Usiądź
home-look = Oglądaj
home-see = Zobacz wynik
home-replay = Powtórka
home-more =
    { $count ->
        [one] Pokaż jeszcze 1 stół
        [few] Pokaż jeszcze { $count } stoły
       *[many] Pokaż jeszcze { $count } stołów
    }
home-fewer = Pokaż mniej
home-own-cards = Własny wybór kart
home-of = { $preset } · { $edition }
home-seats =
    { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
## The foot of the page

home-about = O programie, licencje, prywatność
home-fan-work = Nieoficjalny projekt fanów, niezwiązany z Brunonem Faiduttim ani z wydawcami gry.
