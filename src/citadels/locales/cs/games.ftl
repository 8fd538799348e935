### The browser: one’s own finished games, over time.

games-title = Vaše hry v čase
games-text = Co dohromady říkají všechny vaše dohrané hry. U každého čísla je rozmezí, ve kterém skutečná hodnota leží v 99 případech ze 100.
games-none = Ještě jste nedohráli žádnou hru.
games-counted =
    { $count ->
        [one] { $count } dohraná hra
        [few] { $count } dohrané hry
        [many] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
games-reviewed =
    { $count ->
        [one] { $count } s rozborem
        [few] { $count } s rozborem
        [many] { $count } s rozborem
       *[other] { $count } s rozborem
    }
games-range = od { $before } do { $after }
games-few = Her je příliš málo, než aby se dalo něco říct.
games-some = Nechte rozebrat víc svých her: rozebraná je jen část a zbytek se může lišit.
games-needed =
    { $count ->
        [one] Je potřeba asi { $count } hra.
        [few] Jsou potřeba asi { $count } hry.
        [many] Je potřeba asi { $count } hry.
       *[other] Je potřeba asi { $count } her.
    }

## Results

games-results = Výsledky
games-players = Hráči
games-all = Všechny
games-played = Hry
games-places = Místa, od prvního po poslední
games-won = Výhry
games-chance = Rovný podíl
games-won-more = Vyhráváte častěji, než by odpovídalo počtu hráčů.
games-won-less = Vyhráváte méně často, než by odpovídalo počtu hráčů.
games-won-even = Vyhráváte zhruba tak často, jak odpovídá počtu hráčů.

## Mistakes

games-mistakes = Chyby podle druhu
games-mistakes-text = Počítají se jen hry s rozborem a jen vaše vlastní rozhodnutí.
games-kind = Druh
games-kind-draft = Výběr postavy
    .low = výběr postavy
games-kind-target = Výběr cíle
    .low = výběr cíle
games-kind-build = Stavění
    .low = stavění
games-kind-timing = Načasování
    .low = načasování
games-rate = Na 100 vašich rozhodnutí
games-lost = Ztráta šance na výhru v jedné hře
games-worst = Nejvíc vás stojí: { $text }.
games-worst-none = Her je příliš málo, než aby bylo jasné, co vás stojí nejvíc.

## Luck

games-luck = Štěstí
games-luck-text = O kolik jednotlivé druhy štěstí měnily vaši šanci na výhru, v průměru na jednu hru s rozborem. Čára je průměr všech her s rozborem do té doby, pás je jeho rozmezí.
games-luck-mean = V průměru na hru
games-luck-more = V průměru bylo na vaší straně.
games-luck-less = V průměru bylo proti vám.
games-luck-even = Vyrovnává se.
games-luck-table = Čáry v tabulce
games-luck-after = Po hrách
games-against = Tahy proti vám
games-against-text = O kolik tahy ostatních proti vám měnily vaši šanci na výhru, v průměru na jednu hru s rozborem. Něco stojí každého, takže je není s čím srovnat.

## One by one

games-list = Hra po hře
games-make = Rozebrat
games-make-all = Rozebrat všechny
games-making = Rozbor se připravuje: { $before }
games-more =
    { $count ->
        [one] Ukázat další { $count } hru
        [few] Ukázat další { $count } hry
        [many] Ukázat další { $count } hry
       *[other] Ukázat dalších { $count } her
    }
