### The browser in Czech: a card explained, and the pages with the rules and all cards.
###
### For translators: headings and labels are short. $card, $character and $player are names; players
### have no gender, so use the present tense or no verb at all. “It” is a card (karta) or a character
### (postava), so it is feminine.

## A card, explained

pages-rank = Číslo { $rank }
pages-cost = Náklady { $cost }
pages-copies =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
pages-from-players =
    { $count ->
        [one] Od 1 hráče
        [few] Od { $count } hráčů
       *[other] Od { $count } hráčů
    }
pages-needs = Jen ve hře, kde je { $character }
pages-rules-of = Podrobně
pages-same-elsewhere = V edicích
pages-in-edition = { $edition }: { $count }
pages-printed-as = { $edition }: na kartě stojí „{ $name }“
pages-other-text = { $edition }: { $text }
pages-card-page = Stránka této karty
pages-here = U tohoto stolu
pages-can = Teď ji můžete zvolit.
pages-cannot = Teď to nejde. { $reason }
pages-in-hand = { $player } ji má v ruce.
    .you = Máte ji v ruce.
pages-in-city = { $player } ji má ve městě.
    .you = Máte ji ve městě.
pages-beautified = Je zkrášlená.
pages-has-role = V tomto kole ji má { $player }.
    .you = V tomto kole ji máte vy.
pages-turn = Právě je na tahu.
pages-out = Leží lícem nahoru: v tomto kole ji nikdo nemá.
pages-silent = Na vyvolání se nikdo nehlásí.
pages-not-here = V této hře není.
pages-nothing-known = V tomto kole zatím není odhalená.
pages-hoard =
    { $gold ->
        [one] Na kartičce leží 1 mince
        [few] Na kartičce leží { $gold } mince
       *[other] Na kartičce leží { $gold } mincí
    }

## The pages

pages-parts = Části
pages-game = Hra
pages-characters = Postavy
pages-districts = Budovy
pages-editions = Edice
pages-contents = Obsah
pages-print = Vytisknout
pages-search = Hledat
pages-all-editions = Všechny edice
pages-this-table = Tento stůl
pages-filter = Které karty
pages-found =
    { $count ->
        [0] Žádná karta neodpovídá.
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
pages-colour = Barva
pages-all-colours = Všechny barvy
pages-players = { $min } až { $max } hráčů
pages-presets = Scénáře
pages-cast = Postavy
pages-unique = Fialové budovy
pages-basic = Základní budovy

## The set-up that binds a table

pages-bound = Pravidla u tohoto stolu
pages-bound-text = Ať zbytek těchto stránek říká cokoli, tato hra se hraje takto.
pages-edition = Edice
pages-preset = Scénář
pages-own-choice = Vlastní výběr karet
pages-size = Dokončené město
pages-size-is =
    { $size ->
        [one] 1 budova
        [few] { $size } budovy
       *[other] { $size } budov
    }
pages-code = Kód
pages-switch-draft3 =
    { $value ->
        [classic] Tři hráči: osm postav, mezi oběma předáváními se neodkládá žádná
       *[deluxe] Tři hráči: devět postav, mezi oběma předáváními se odkládá ještě jedna
    }
pages-switch-tie-break-rank =
    { $value ->
        [revealed] Shoda: vyhrává ten, kdo má v posledním kole odhalenou postavu s vyšším číslem
       *[held] Shoda: vyhrává ten, kdo má v posledním kole postavu s vyšším číslem
    }
pages-switch-queen-bewitched =
    { $value ->
        [end_of_round] Očarované číslo 4: mince za sousedství s ním přijdou na konci kola
       *[now] Očarované číslo 4: mince za sousedství s ním přijdou ihned
    }
pages-switch-great-wall-covers-itself =
    { $value ->
        [yes] Velká zeď chrání i sebe
       *[no] Velká zeď chrání jen ostatní budovy svého města
    }
pages-switch-abbot-school-of-magic =
    { $value ->
        [both] Čarodějná škola dává Mnichovi minci i kartu
       *[one] Čarodějná škola dává Mnichovi minci, nebo kartu
    }
pages-switch-diplomat-same-name =
    { $value ->
        [no] Diplomatka nesmí vyměnit budovu za jinou téhož názvu
       *[yes] Diplomatka smí vyměnit budovu za jinou téhož názvu
    }
pages-switch-throne-room-threatened =
    { $value ->
        [now] Trůnní sál vynáší majiteli hned, ať je ohrožený, nebo ne
       *[later] Ohroženému majiteli vynáší Trůnní sál, až bude hrozba vyřešena
    }

## What a study found out about a card: $gain, $before and $after are percentages or differences of them

pages-study = Co říkají hry botů
pages-study-points = { $gain } p. b.
pages-study-worth = V ruce na začátku hry mění šanci na výhru o { $gain } ({ $before } až { $after }); rovný podíl by byl { $value }.
pages-study-holds = Kdo má tuto postavu v kole, vyhrává { $gain } her ({ $before } až { $after }); rovný podíl by byl { $value }. Je to jen souvislost: kdo je napřed, vybírá jinak.
pages-study-games = Změřeno s boty. Úroveň: { $text }. Hráčů: { $players }. Her: { $games }.
