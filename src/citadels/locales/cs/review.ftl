### The review of a game in Czech. Names of players have no gender: nothing agrees with them.

review-title = Co rozhodlo hru
review-reviewing = Rozbor hry
review-percent = { $gain } %
review-written = Stránka je uložena v souboru { $file }.

## The curve

review-curve = Šance na výhru
review-curve-text = Jak pravděpodobná byla výhra každého hráče, od první karty po poslední.
review-table = Všechny kroky v tabulce
review-step = Krok
review-round = Kolo
review-choice = Co je zvoleno
review-substitute = zahráno za hráče
    .you = zahráno za vás
review-deal = Karty jsou rozdány.

## The account of a player

review-accounts = Z čeho je výsledek
review-accounts-text = Výsledek každého hráče je jeho počáteční šance a těchto pět částí.
review-part-cards = Štěstí na karty
    .low = štěstí na karty
review-part-own = Vlastní hra
    .low = vlastní hra
review-part-guess = Štěstí v odhadech
    .low = štěstí v odhadech
review-part-targeted = Tahy proti hráči
    .low = tahy proti hráči
    .you = Tahy proti vám
    .low-you = tahy proti vám
review-part-others = Ostatní cizí tahy
    .low = ostatní cizí tahy
review-helped = Nejvíc pomohlo: { $text }, { $gain }.
review-harmed = Nejvíc uškodilo: { $text }, { $gain }.
review-by = Většina škody je od { CASE($other, "gen") }.
    .you = Většina škody je od vás.
review-by-more = Nejvíc škody je od { CASE($other, "gen") }.
    .you = Nejvíc škody je od vás.
# $things are cards: with which somebody hurt a player, and how often with each.
review-powers = Čím: { $things }.

## Mistakes

review-mistakes = Chyby
review-mistakes-text = Chyba je uvedena jen tam, kde si je jí nejlepší soudce mezi boty jistý, a jen podle toho, co hráč mohl vědět. Chyby se posuzují dohráním kola do konce, pět částí podle šancí hned po každém rozhodnutí, takže se obojí nemusí shodovat.
review-mistakes-more =
    { $count ->
        [one] Není tu uvedena ještě { $count } menší chyba.
        [few] Nejsou tu uvedeny ještě { $count } menší chyby.
        [many] Není tu uvedeno ještě { $count } menší chyby.
       *[other] Není tu uvedeno ještě { $count } menších chyb.
    }
review-lost = Ztracená šance
review-choices = Rozhodnutí
review-better = Co bylo lepší
review-error = { $player } volí „{ $option }“: { $before }. Nejlepší bylo „{ $way }“: { $after }.
    .you = Zvolili jste „{ $option }“: { $before }. Nejlepší bylo „{ $way }“: { $after }.
review-sure = Odchylka: { $gain }.

## Moments

review-moments = Zlomové chvíle
review-no-moments = Žádná jednotlivá chvíle hru nerozhodla.
review-moment = Kolo { $round }: { $text }
# Where the story has no sentence for a choice.
review-chose = { $player } volí „{ $option }“.
    .you = Zvolili jste „{ $option }“.
# What the power of a $card is aimed at: a player, a number, a type of district.
review-power = { $card }: { $option }
review-goes = { $player }: z { $before } na { $after }.
    .you = Vaše šance: z { $before } na { $after }.
review-kind-cards = Štěstí na karty
review-kind-hit = Zásah
review-kind-error = Chyba
review-kind-guess = To nemohl nikdo vědět
review-kind-find = Silný tah
review-kind-swing = Nečekaný obrat

## Who did what to whom

review-hurt = Kdo komu uškodil
review-hurt-text = Jak tahy jednoho hráče proti ostatním změnily jejich šance. V řádku je, kdo hrál, ve sloupci, proti komu.

## The draft

review-drafts = Kdo mohl být kým
review-drafts-text = Jak pravděpodobná byla každá postava podle toho, co hráč mohl vědět, když už si všichni vybrali. Skutečná je označena.
review-draft = Kolo { $round }: co ví { $player }
review-held = skutečná
review-draft-seat = Kdo hádá

## In the browser

review-open = Rozbor
review-look = Ukázat stůl
review-why = Proč?
review-whose = Šance na výhru pro { CASE($player, "acc") }
    .you = Vaše šance na výhru
review-against = To platí ve srovnání s volbou „{ $option }“.
review-try = Zkusit
review-try-here = Zkusit odtud
review-try-title = Hrát dál od kola { $round }
review-try-text = V této chvíli začne nová hra. Je označena jako pokus a nikam se nepočítá.
review-try-seat = Za koho hrajete
review-try-level = Boti místo ostatních lidí
review-as-it-was = Jak to bylo
    .text = Karty v ruce a postavy zůstanou, jak byly. Jinak se vše, co tento hráč nemohl vědět, rozdá znovu. Karty dobrané později jsou nové v každém případě.
review-try-begin = Začít pokus
review-try-again = Zkusit znovu
review-tried = Pokus
review-tried-text = Pokračování od kola { $round } dohrané hry. Nikam se nepočítá.
review-making = Rozbor se připravuje: { $gain }.
review-closer = Toto je první pohled. Podrobnější rozbor se připravuje: { $gain }.
review-came-quick = První pohled je hotový.
review-came = Rozbor je celý hotový.
review-stuck = Rozbor se nepodařilo dokončit.
review-none = Rozbor není k dispozici
review-board = Stůl v tomto kroku
review-older = Tento rozbor udělala dřívější verze soudce.
review-again = Rozebrat znovu
