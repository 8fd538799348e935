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
table-more-rivals = Pokaż kolejne miasta
table-has-crown = ma koronę
table-hidden = ukryta
table-away = pod nieobecność gra bot
# $when is a day, such as “August 3”.
table-vacation = na urlopie do { $when }
table-bot = bot
table-first = miasto ukończone
table-districts = Dzielnice: { $count } z { $complete }
table-points = { $score }, gdyby gra skończyła się teraz
table-can-build = Możesz ją wybudować
table-pick-card = Wskaż kartę.
table-pick-cards = Zaznacz jedną lub kilka kart
table-pick-character = Wskaż postać.
table-pick-standing = Wskaż dzielnicę w mieście.
table-pick-build = Wskaż kartę z ręki, żeby ją wybudować.
table-actions = Twoje możliwości
table-step-gather = Zasoby
table-step-income = Dochód
table-step-build = Budowa
table-step-end = Koniec
table-undo = Cofnij
table-no-undo = Nie ma czego cofnąć.
table-end = Zakończ turę
table-no-end = Najpierw odpowiedz na pytanie.
table-skip = Do mojej tury
table-skips = Gra już przechodzi do twojej tury.
table-recap = Co się stało
table-recap-title = Od twojego ostatniego wyboru
table-recap-seen = Pod twoją nieobecność
table-recap-none = Na razie nic.
table-caught-up =
    { $count ->
        [one] Jeszcze 1 zdarzenie, a potem:
        [few] Jeszcze { $count } zdarzenia, a potem:
       *[many] Jeszcze { $count } zdarzeń, a potem:
    }
table-taken-back = { $player } cofa swój wybór.
    .you = Cofasz swój wybór.
table-blow-murder = Zabito cię: tracisz tę turę.
table-blow-bewitched = Twoja postać jest zaczarowana: tylko pobierzesz zasoby, a turę dokończy Wiedźma.
table-scene-murder = Morderstwo
table-scene-robbery = Kradzież
table-scene-crown = Korona wędruje dalej
table-scene-fall = Dzielnica w gruzach
table-scene-last-round = Ostatnia runda
table-scene-victory = Zwycięstwo
table-hint = Podpowiedź
table-hint-chance = Szansa na wygraną
table-hint-share = Szansa na wygraną: { $share }%
table-hint-percent = { $share }%
table-hint-spread = ± { $share }
table-hint-sure = Tu to zdecydowanie najlepsze.
table-hint-close = Różnica jest mała: inne odpowiedzi są mniej więcej tak samo dobre.
table-hint-open = Nie ma pewności: inna odpowiedź może być równie dobra.
table-tray-read = Naciśnij postać, żeby przeczytać, co robi.
table-draft-out = Odrzucone odkryte:
table-draft-down = Odrzucona zakryta:
table-draft-took = Twój wybór: { $character }; przekazane dalej:
table-draft-discarded = Odrzucona przez ciebie: { $character }; przekazane dalej:
table-lost-line = Utracono połączenie. Wróci samo.
table-lost-sitter = Po minucie odpowiada za ciebie bot.
table-sitter = Nie było cię. Na razie gra za ciebie bot.
table-sitter-late = Czas minął. Na razie gra za ciebie bot.
table-take-over = Gram dalej
table-missed =
    { $count ->
        [one] Bot wybrał za ciebie 1 raz.
        [few] Bot wybrał za ciebie { $count } razy.
       *[many] Bot wybrał za ciebie { $count } razy.
    }
table-hurry = Twój czas się kończy. Potem będzie za ciebie grać bot.
table-paused = Gra jest wstrzymana.
table-pause-wished =
    { $count ->
        [one] Przerwę kończy zgoda wszystkich. Po 1 minucie wystarczy jeden gracz.
        [few] Przerwę kończy zgoda wszystkich. Po { $count } minutach wystarczy jeden gracz.
       *[many] Przerwę kończy zgoda wszystkich. Po { $count } minutach wystarczy jeden gracz.
    }
table-pause-left =
    { $count ->
        [one] Do wznowienia gry trzeba zgody wszystkich. Za 1 minutę wystarczy jeden gracz.
        [few] Do wznowienia gry trzeba zgody wszystkich. Za { $count } minuty wystarczy jeden gracz.
       *[many] Do wznowienia gry trzeba zgody wszystkich. Za { $count } minut wystarczy jeden gracz.
    }
table-pause-over = Teraz do wznowienia gry wystarczy jeden gracz.
table-wish-pause = Prośba o przerwę: { $names }
table-wish-go-on = Zgoda na dalszą grę: { $names }
table-wish-undo = Prośba o cofnięcie: { $names }
table-wish-missing = Brakuje zgody: { $names }
table-agree = Zgoda
table-decline = Odmów
table-withdraw = Wycofaj
table-declined = { $player } się nie zgadza.
table-ask-undo = Poproś o cofnięcie wyboru
table-over = Gra jest zakończona.
table-watching = Oglądasz grę
table-clock =
    { $seconds ->
        [one] Została 1 sekunda
        [few] Zostały { $seconds } sekundy
       *[many] Zostało { $seconds } sekund
    }
# $turn is a span of time, such as “3 days”.
table-clock-days = Zostało: { $turn }
table-menu = Menu stołu
table-pause = Wstrzymaj grę
table-go-on = Wznów grę
table-copy-link = Kopiuj link do tego stołu
table-other-device = Graj na innym urządzeniu
table-step-out = Wyjdź na chwilę
table-leave = Opuść grę na dobre
table-leave-sure = Opuścić grę na dobre? Dalej będzie za ciebie grać bot.
table-close = Zamknij stół
table-close-sure = Zamknąć stół dla wszystkich?
table-stay = Nie, zostaję
table-side = Kronika i czat
table-chronicle = Kronika
table-chat = Czat
table-none = Nie można pokazać tego stołu
table-closed = Stół jest zamknięty
table-closed-text = Gospodarz go zamknął albo przez długi czas nikogo tu nie było.
table-curtain = Teraz decyduje { $player }
table-curtain-text = Przekaż ekran. Nikt inny nie powinien patrzeć.
table-curtain-lift = To ja, { $player }

## Questions that say more

table-pay-for =
    { $cost ->
        [0] Jak płacisz za { CASE($card, "acc") }?
       *[other] Jak płacisz za { CASE($card, "acc") }? Koszt: { $cost }.
    }
step-blackmailer-threaten = { $text } ({ $step } z 2)
step-magistrate-serve = { $text } ({ $step } z 3)

## What an answer gains or costs

effect-pays = Koszt { $cost }, zostanie { $left }
effect-free = Za darmo
effect-draws = Dobierz { $drawn }, zatrzymaj { $keep }
effect-income = dochód +{ $amount }

## The button that confirms what is picked on the table

confirm-draft-keep = Wybierz { CASE($card, "acc") }
confirm-draft-discard = Odrzuć { CASE($card, "acc") }
confirm-assassin-kill = Zabij { CASE($card, "acc") }
confirm-witch-bewitch = Zaczaruj { CASE($card, "acc") }
confirm-magistrate-serve = Nakaz: { $card }
confirm-magistrate-sign = Podpisany nakaz: { $card }
confirm-thief-rob = Okradnij { CASE($card, "acc") }
confirm-blackmailer-threaten = Szantażuj { CASE($card, "acc") }
confirm-blackmailer-flower = Prawdziwy szantaż: { $card }
confirm-theater-give = Oddaj { CASE($card, "acc") }
confirm-warlord-destroy = Zburz { CASE($card, "acc") }
confirm-armory-destroy = Zburz { CASE($card, "acc") }
confirm-necropolis-sacrifice = Poświęć { CASE($card, "acc") }
confirm-diplomat-give = Oddaj { CASE($card, "acc") }
confirm-diplomat-take = Weź { CASE($card, "acc") }
confirm-marshal-seize = Zabierz { CASE($card, "acc") }
confirm-artist-beautify = Upiększ { CASE($card, "acc") }
confirm-gather-keep = Zatrzymaj { CASE($card, "acc") }
confirm-scholar-keep = Zatrzymaj { CASE($card, "acc") }
confirm-wizard-take = Weź { CASE($card, "acc") }
confirm-lighthouse-search = Weź { CASE($card, "acc") }
confirm-seer-give = Oddaj { CASE($card, "acc") }
confirm-cardinal-repay = Oddaj { CASE($card, "acc") }
confirm-magician-redraw = Na spód talii: { $card }
confirm-laboratory-discard = Wymień { CASE($card, "acc") } na 2 monety
confirm-museum-tuck = Pod Muzeum: { $card }
confirm-thieves-den-pay = Zapłać kartą: { $card }
several-magician-redraw =
    { $count ->
        [one] Wymień z talią 1 kartę
        [few] Wymień z talią { $count } karty
       *[many] Wymień z talią { $count } kart
    }
several-cardinal-repay =
    { $count ->
        [one] Oddaj 1 kartę
        [few] Oddaj { $count } karty
       *[many] Oddaj { $count } kart
    }
several-thieves-den-pay =
    { $count ->
        [one] Zapłać 1 kartą
        [few] Zapłać { $count } kartami
       *[many] Zapłać { $count } kartami
    }
