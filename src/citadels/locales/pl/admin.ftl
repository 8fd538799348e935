### The operator in Polish: the page, and what its commands print.
###
### Labels are short; operators read them on a page and on the command line.

admin-title = Strona operatora
admin-key = Klucz
admin-key-text = Na serwerze wypisuje go { "citadels admin key" }.
admin-key-made = Ten klucz otwiera stronę { "/admin" }; operator: { $name }. Nie będzie pokazany ponownie.
admin-open = Otwórz
admin-leave = Wyloguj się
admin-look = Odśwież
admin-done = Gotowe.
admin-later = Żaden serwer jeszcze tego nie zrobił; stanie się to, gdy któryś będzie działał.
admin-nothing = Nic tu nie ma.

## Parts of the page

admin-people = Kto jest połączony
admin-tables = Stoły
admin-reports = Zgłoszenia
admin-penalties = Zakazy
admin-processes = Procesy
admin-audit = Co zrobiono

## Columns

admin-guest = Gość
admin-name = Imię
admin-network = Sieć
admin-table = Stół
admin-status = Stan
admin-status-open = czeka
admin-status-playing = trwa gra
admin-status-paused = wstrzymany
admin-players = Gracze
admin-when = Kiedy
admin-until = Do
admin-who = Kto
admin-deed = Czynność
admin-target = Kogo
admin-detail = Szczegóły
admin-about = O kim
admin-author = Od kogo
admin-words = Słowa
admin-outcome = Wynik
admin-rating = Ranking
admin-games = Gry rankingowe
admin-rated-people = ludzie
admin-rerated = Ocenione od nowa gry: { $count }.

## Deeds

admin-close = Zamknij
admin-mute = Zakaż pisania
admin-unmute = Pozwól pisać
admin-ban = Zakaż wstępu
admin-ban-network = Zakaż wstępu z sieci
admin-unban = Przywróć wstęp
admin-unname = Odbierz imię
admin-resolve = Załatwione
admin-announce = Ogłoś
admin-announce-text = Ogłoszenie dla wszystkich
admin-withdraw = Wycofaj
admin-drain = Nie zaczynaj nowych gier
admin-undrain = Znów zaczynaj gry
admin-draining = nie zaczyna nowych gier
admin-for = Na jak długo
admin-for-hour = na godzinę
admin-for-day = na dzień
admin-for-week = na tydzień
admin-for-month = na 30 dni
admin-sure = Na pewno?
