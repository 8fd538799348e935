### The browser in Polish: the chronicle of a game, the chat beside it, and what calls a player back.
###
### - Labels are short. The player of the chat comes without cases: name after a colon.

chronicle-empty = Nic się jeszcze nie wydarzyło.
chronicle-nothing = Nic takiego się jeszcze nie wydarzyło.
chronicle-who = Gracz
chronicle-who-all = Wszyscy
chronicle-what = Zdarzenia
chronicle-what-all = Wszystko
chronicle-what-turns = Tury i wywołania
chronicle-what-gold = Monety
chronicle-what-cards = Karty
chronicle-what-city = Budowa
chronicle-what-deeds = Przeciw innym
chronicle-detailed = Opowiadaj o każdym zdarzeniu osobno
chronicle-earlier =
    { $count ->
        [one] Pokaż 1 wcześniejsze zdarzenie
        [few] Pokaż { $count } wcześniejsze zdarzenia
       *[many] Pokaż { $count } wcześniejszych zdarzeń
    }
chronicle-now = Do najnowszych

## The title of the page

chronicle-your-turn = Twoja kolej
chronicle-their-turn = { $player } się zastanawia

## Chat

chronicle-chat-empty = Nikt jeszcze nic nie mówi.
chronicle-chat-lines = Rozmowa
chronicle-chat-input = Powiedz coś
chronicle-chat-send = Wyślij
chronicle-chat-left =
    { $count ->
        [one] Został 1 znak
        [few] Zostały { $count } znaki
       *[many] Zostało { $count } znaków
    }
chronicle-chat-quick = Szybkie zwroty
chronicle-chat-watching = widz
chronicle-chat-muted =
    { $count ->
        [one] 1 ukryta wypowiedź
        [few] { $count } ukryte wypowiedzi
       *[many] { $count } ukrytych wypowiedzi
    }
chronicle-chat-hide = Ukryj czat
chronicle-chat-show = Pokaż czat
chronicle-chat-hidden = Czat jest ukryty.
