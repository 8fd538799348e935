### The browser in Polish: the table where a game is played.
###
### - Labels are short and stand on small buttons.
### - Names come without cases here: keep them in the nominative.

table-cast = Postacie w kolejności wywoływania
table-silent = cisza
table-out = odrzucona
table-city = Miasto
table-city-of = Miasto: { $player }
table-yours = Twoje miasto
table-rivals = Inne miasta
table-has-crown = ma koronę
table-hidden = ukryta
table-away = pod nieobecność gra bot
table-bot = bot
table-first = miasto ukończone
table-districts = Dzielnice: { $count } z { $complete }
table-points = { $score }, gdyby gra skończyła się teraz
table-can-build = Możesz ją wybudować
table-pick = Wskaż na stole.
table-pick-build = Wskaż kartę z ręki, żeby ją wybudować.
table-actions = Twoje możliwości
table-step-gather = Zasoby
table-step-income = Dochód
table-step-build = Budowa
table-step-end = Koniec
table-undo = Cofnij
table-no-undo = Nie ma czego cofnąć.
table-end = Zakończ turę
table-hint = Podpowiedź
table-hint-share = szansa na wygraną: { $share }%
table-tray-fold = Zobacz stół
table-tray-open = Wróć do kart
table-draft-out = Odrzucone odkryte:
table-draft-down = Odrzucona zakryta:
table-draft-took = Twój wybór: { $character }; przekazane dalej:
table-lost-line = Utracono połączenie. Wróci samo.
table-paused = Gra jest wstrzymana.
table-wish-pause = Prośba o przerwę: { $names }
table-wish-go-on = Zgoda na dalszą grę: { $names }
table-wish-missing = Brakuje zgody: { $names }
table-over = Gra jest zakończona.
table-watching = Oglądasz grę
table-clock =
    { $seconds ->
        [one] Została 1 sekunda
        [few] Zostały { $seconds } sekundy
       *[many] Zostało { $seconds } sekund
    }
table-menu = Menu stołu
table-pause = Wstrzymaj grę
table-go-on = Wznów grę
table-copy-link = Kopiuj link do tego stołu
table-copy-seat = Kopiuj link do mojego miejsca
table-step-out = Wyjdź na chwilę
table-leave = Opuść grę na dobre
table-leave-sure = Opuścić grę na dobre? Dalej będzie za ciebie grać bot.
table-close = Zamknij stół
table-close-sure = Zamknąć stół dla wszystkich?
table-side = Kronika i czat
table-chronicle = Kronika
table-chat = Czat
table-none = Nie można pokazać tego stołu
table-closed = Stół jest zamknięty
table-closed-text = Gospodarz go zamknął albo przez długi czas nikogo tu nie było.
table-curtain = Teraz decyduje { $player }
table-curtain-text = Przekaż ekran. Nikt inny nie powinien patrzeć.
table-curtain-lift = To ja, { $player }
