### Reasons in Czech: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Nejdřív si doberte zdroje.
    .short = Nejdřív zdroje
reason-gathered = Zdroje už máte dobrané.
reason-deck-empty = Balíček budov je prázdný.
reason-limit = Víc už v tomto tahu stavět nesmíte.
    .short = Limit vyčerpán
reason-duplicate = Ve městě už taková budova je.
    .short = Už stojí
reason-cannot-be-built = Tuto budovu nelze nikdy postavit.
    .short = Nelze postavit
reason-used = Jen jednou za tah.
reason-no-target = Není na co to použít.
reason-no-cards = Nejsou žádné karty.
reason-no-gold = Nejsou žádné mince.
reason-nothing-to-gain = Není co získat.
reason-duty = Nejdřív předejte korunu.
    .short = Nejdřív koruna
reason-not-in-hand = Tuto kartu nemáte v ruce.
reason-not-standing = Taková budova tam nestojí.
reason-not-yours = To není vaše postava.
reason-not-now = To není odpověď na tuto otázku.
reason-over = Hra je u konce.
reason-own-character = Vlastní postavu zvolit nelze.
reason-rank-one = Postavu s číslem 1 zvolit nelze.
reason-marked = U této postavy už leží žeton.
reason-own-city = Ve vlastním městě to nejde.
    .short = Vaše město
reason-completed = Město je dokončené.
    .short = Město hotové
reason-beautified = Tato budova už je zkrášlená.
    .short = Už zkrášlená
reason-has-crown = Tento hráč má korunu.
reason-yourself = Sebe zvolit nelze.
reason-richest = Nejvíce mincí máte vy.
reason-not-richest = Tento hráč není nejbohatší.
reason-too-large = Ve městě je pět nebo více budov.
    .short = Moc velké město
reason-not-neighbour = Žádný soused nemá odhalenou postavu s číslem 4.
reason-too-poor = Tento hráč má příliš málo mincí.
reason-this-card = Musí to být jiná karta.
    .short = Jiná karta
reason-not-signed = Glejt je bez pečeti.
reason-bound = Můžete si jen dobrat zdroje.
    .short = Jen zdroje
reason-short =
    { $amount ->
        [one] Chybí vám 1 mince.
        [few] Chybějí vám { $amount } mince.
       *[other] Chybí vám { $amount } mincí.
    }
    .short = Chybí { $amount }
reason-costly = Náklady { $amount } jsou příliš vysoké.
    .short = Příliš drahá
reason-builds-nothing = { $card } nesmí nic stavět.
    .short = Nesmí stavět
reason-witch = { $card } si nejdřív dobere zdroje a pak očaruje postavu.
    .short = Nejdřív zdroje
reason-bewitched = Vaše postava je očarovaná: můžete si jen dobrat zdroje.
    .short = Očarováno
reason-threatened = Nejdřív si doberte zdroje a pak vyřešte hrozbu.
    .short = Nejdřív zdroje
reason-protected = Chrání to { $card }.
    .short = Chráněná
