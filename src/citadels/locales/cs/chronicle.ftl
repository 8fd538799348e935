### The browser in Czech: the chronicle of a game, the chat beside it, and what calls a player back to
### the table.
###
### For translators: labels are short and stand on small buttons and in narrow lists. $player is a name,
### sometimes without its cases: it stays in the nominative here.

chronicle-empty = Zatím se nic nestalo.
chronicle-nothing = Nic takového se zatím nestalo.
chronicle-who = Hráč
chronicle-who-all = Všichni
chronicle-what = Události
chronicle-what-all = Vše
chronicle-what-turns = Tahy a vyvolávání
chronicle-what-gold = Mince
chronicle-what-cards = Karty
chronicle-what-city = Stavba
chronicle-what-deeds = Proti ostatním
chronicle-detailed = Vyprávět každou událost zvlášť
chronicle-earlier =
    { $count ->
        [one] Zobrazit 1 starší událost
        [few] Zobrazit { $count } starší události
       *[other] Zobrazit { $count } starších událostí
    }
chronicle-now = Na nejnovější

## The title of the page

chronicle-your-turn = Jste na tahu
chronicle-their-turn = { $player } přemýšlí

## Chat

chronicle-chat-empty = Zatím nikdo nic neříká.
chronicle-chat-lines = Zprávy v chatu
chronicle-chat-input = Napište něco
chronicle-chat-send = Odeslat
chronicle-chat-left =
    { $count ->
        [one] Zbývá 1 znak
        [few] Zbývají { $count } znaky
       *[other] Zbývá { $count } znaků
    }
chronicle-chat-quick = Rychlé fráze
chronicle-chat-watching = divák
chronicle-chat-muted =
    { $count ->
        [one] 1 skrytá zpráva
        [few] { $count } skryté zprávy
       *[other] { $count } skrytých zpráv
    }
chronicle-chat-hide = Skrýt chat
chronicle-chat-show = Zobrazit chat
chronicle-chat-hidden = Chat je skrytý.
