### The browser in Czech: setting up a table.
###
### For translators
###
### - The names and texts of editions, presets and variants are in editions.ftl, those of bots in bots.ftl.
### - Labels are short. `.text` is a small remark under a label.

setup-title = Nový stůl
setup-shared = Někdo s vámi sdílí tuto hru
setup-edition = Edice
setup-box = V krabici
setup-box-characters =
    { $count ->
        [one] 1 postava
        [few] { $count } postavy
       *[other] { $count } postav
    }
setup-box-unique =
    { $count ->
        [one] 1 fialová budova
        [few] { $count } fialové budovy
       *[other] { $count } fialových budov
    }
setup-box-players =
    { $most ->
        [one] { $least } až { $most } hráč
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
setup-box-fixed = Karty této edice jsou vždy stejné.
setup-players = Hráči
setup-preset = Karty
setup-preset-own = Vlastní výběr
    .text = Některé karty jsou vyměněné nebo vylosované.
setup-draw = Vylosovat
setup-cast = Postavy
setup-cast-hint = Od každého čísla jedna. Malé tlačítko postavu vysvětlí.
setup-rank = Číslo { $rank }
setup-no-rank = nikdo
# Under a character; $players: how many it needs at least.
setup-from =
    { $players ->
        [one] od 1 hráče
        [few] od { $players } hráčů
       *[other] od { $players } hráčů
    }
setup-explain = Vysvětlit: { $card }
setup-unique = Fialové budovy
# $count of $wanted districts are chosen.
setup-chosen = Vybráno { $count } / { $wanted }
setup-unique-none = Zrušit výběr
setup-unique-fill = Doplnit náhodně
setup-unique-new = Vylosovat znovu
setup-size-value =
    { $size ->
        [one] 1 budova
        [few] { $size } budovy
       *[other] { $size } budov
    }
setup-variants = Varianty pravidel
setup-draft3-deluxe = Devět postav
setup-draft3-classic = Osm postav
setup-tie-break-rank-held = Jakékoli číslo
setup-tie-break-rank-revealed = Jen odhalené číslo
setup-queen-bewitched-now = Ve svém tahu
setup-queen-bewitched-end-of-round = Na konci kola
setup-abbot-school-of-magic-one = Jedno z toho
setup-abbot-school-of-magic-both = Obojí
setup-yes = Ano
setup-no = Ne

## Who sits where

setup-seats = Místa
setup-seat-you = Vy
setup-seat = Místo { $number }
setup-free = Volné pro příchozí
setup-here = Někdo u této obrazovky
setup-name = Jméno
setup-bots = Boti
setup-fill = Všechna ostatní místa
setup-fill-mixed = Podle výběru níže
setup-here-text = U této obrazovky hraje více lidí: mezi jejich tahy padá opona.

## How the table is run

setup-table = Jak to u stolu chodí
setup-listed = Kdo smí přijít
setup-listed-no = Na pozvání
setup-listed-yes = Kdokoli
    .text = Stůl se ukáže v seznamu stolů s volným místem.
setup-timer = Čas na rozmyšlenou
setup-timer-none = Bez omezení
setup-timer-turn = Na tah
setup-timer-bank = S rezervou
setup-timer-days = Korespondenčně
setup-timer-none-text = Nikdo nikam nespěchá.
setup-timer-turn-text = Když čas vyprší, hra za hráče opatrně zvolí sama.
setup-timer-bank-text = Kromě času na každý tah má každý hráč rezervu na celou hru.
setup-timer-days-text = Nikdo nemusí být připojen zároveň s ostatními. Když vám čas vyprší, bot za vás odehraje jen tento tah.
setup-vacation = Dovolené
    .text = Dokud je hráč na dovolené, jeho čas stojí.
setup-turn-time = Na každý tah
setup-bank-time = Rezerva
setup-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
setup-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
setup-hours =
    { $count ->
        [one] 1 hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
setup-pace = Boti hrají
setup-pace-natural = Klidně
setup-pace-quick = Rychle
setup-pace-instant = Okamžitě
setup-spectators = Diváci
    .text = Kdo má odkaz, smí sledovat, co vidí všichni hráči.
setup-chat = Chat
    .text = Hráči si mohou psát a používat rychlé fráze.
setup-hints = Nápovědy
    .text = Kdo je na řadě, smí se zeptat, co by rozbor označil za nejlepší.

## The code and the end

setup-code = Kód této hry
    .text = Kdo otevře odkaz, může hrát stejnou hru.
setup-copy-code = Kopírovat kód
setup-copy-link = Kopírovat odkaz
setup-share = Sdílet
setup-code-copied = Kód je zkopírován.
setup-checking = Kontroluje se…
setup-mend = Opravte, co je výše označeno, a stůl půjde otevřít.
setup-open = Otevřít stůl
setup-start = Začít hru
setup-opening = Stůl se připravuje…
