### The browser in Polish: a table before the game begins.
###
### - Labels are short; $player is a name, $number the number of a seat.

room-title = Stół jest gotowy
room-waiting =
    { $count ->
        [one] Brakuje jeszcze 1 gracza
        [few] Brakuje jeszcze { $count } graczy
       *[many] Brakuje jeszcze { $count } graczy
    }
room-full = Wszystkie miejsca są zajęte
room-full-watch = Wszystkie miejsca są zajęte. Zostań tutaj, a obejrzysz grę, gdy tylko się zacznie.
room-full-closed = Wszystkie miejsca są zajęte, a tego stołu nie można oglądać.
room-seats = Miejsca
room-seat = Miejsce { $number }
room-free = To miejsce jest wolne
room-you = ty
room-host = gospodarz
room-gone = chwilowa nieobecność
room-conduct-games = ostatnie gry z innymi: { $count }
room-conduct-left = opuszczone: { $count }
room-conduct-returned = powroty: { $count }
room-conduct-late = koniec czasu: { $count }
room-sit = Usiądź
room-move = Przesiądź się tutaj
room-sit-too = Jeszcze ktoś przy tym ekranie
room-stand = Wstań
room-bot = Posadź tu bota
room-bot-level = Poziom bota: { $player }
room-bot-away = Odeślij
room-away = Wyproś
room-away-sure = { $player } zwolni miejsce i nie wróci już do tego stołu.
room-away-do = Tak, wyproś
room-away-not = Nie, niech zostanie
room-start = Zacznij grę
room-start-fill = Dosadź boty i zacznij
room-start-wait = Grę zaczyna gospodarz.
room-start-free = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
room-starting = Rozdajemy karty…
room-close = Zamknij stół
room-close-sure = Zamknąć stół dla wszystkich?
room-close-do = Tak, zamknij
room-close-not = Nie, zostaw
room-share-here = Przy tym ekranie może grać kilka osób: między ich turami opada kurtyna.

## The invitation

room-invite = Zaproś innych
    .text = Kto otworzy ten link, może usiąść do gry, na dowolnym urządzeniu i bez konta.
room-link = Link do tego stołu
room-copy = Kopiuj
room-share = Udostępnij
room-share-title = W grze Cytadela czeka na ciebie miejsce przy stole
room-qr = Kod QR z linkiem do tego stołu
room-local = Ten adres działa tylko na tym komputerze. Inni potrzebują adresu tego komputera w twojej sieci.
# Where nothing can be copied; $text is what should have been.
room-no-copy = Tutaj nie można kopiować. Oto tekst: { $text }

## The game that will be played

room-cast = Postacie
room-unique = Dzielnice unikatowe
room-clock-none = bez zegara
room-clock-turn = { $turn } na każdą turę
room-clock-bank = { $turn } na każdą turę, { $bank } w rezerwie
room-clock-days = korespondencyjnie, { $turn } na turę
# The fingerprint (a long number) of the secret from which the cards of this game follow.
room-seal = Odcisk rozdania
    .text = Dzięki niemu po grze widać, że niczego nie ustawiono.
room-chat = Czat
room-who = Tak widzą cię inni
