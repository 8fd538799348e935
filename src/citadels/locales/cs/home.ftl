### The browser in Czech: the first page.
###
### For translators
###
### - Labels stand on buttons and above lists: keep them short.
### - $preset and $edition are names from editions.ftl, $players is a number.

home-title = Citadela, karetní hra
home-tagline = Postavte město. Uhodněte, kdo je kdo.
home-promise = Zdarma, bez účtu, v pěti jazycích: stačí klepnout a karty se rozdávají.

## One press, and a game begins

home-play = Hrát hned
home-dealing = Rozdávají se karty…
home-players = Hráči
home-level = Boti
home-cards = Karty
home-random = Náhodné karty
home-random-text = Postavy a fialové budovy se pro tuto hru vylosují.
home-against =
    { $count ->
        [one] Vy proti 1 botovi
        [few] Vy proti { $count } botům
       *[other] Vy proti { $count } botům
    }

## Other ways to begin

home-guide = První hra?
    .text = Asi pětiminutová hra s průvodcem vysvětlí každý krok, až na něj dojde.
home-guide-go = Hra s průvodcem
home-new = S přáteli
    .text = Připravte stůl, pošlete odkaz a hrajte na jakémkoli zařízení.
home-new-go = Nový stůl
home-join = Připojit se
    .text = Vložte odkaz nebo kód, který vám někdo poslal.
home-join-field = Odkaz nebo kód
home-join-go = Otevřít
home-join-none = To není odkaz na stůl ani jeho kód.
home-you = Jak vás vidí ostatní

## Lists of tables

home-mine = Vaše hry
home-mine-none = Zatím nemáte žádné hry. Klepněte na „Hrát hned“ a první bude tady.
home-mine-over = Statistika
home-open = Stoly s volným místem
home-open-none = Teď nikdo na hráče nečeká. Otevřete vlastní stůl.
home-watch = Hry ke sledování
home-watch-none = Teď se nehraje žádná veřejná hra.
home-refresh = Obnovit
home-list-failed = Seznam se nepodařilo načíst.
home-turn = Jste na tahu
# $turn is a span of time, such as “3 days”.
home-left = zbývá { $turn }
home-turns = Hry, které na vás čekají: { $count }
home-waiting = Čeká se na ostatní
home-gathering =
    { $free ->
        [0] Všechna místa jsou obsazená
        [one] 1 volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }
home-playing = Hraje se
home-paused = Pozastaveno
home-over = Dohráno
home-resume = Pokračovat
home-take-seat = Přisednout
home-look = Sledovat
home-see = Výsledek
home-replay = Přehrát
home-more =
    { $count ->
        [one] Zobrazit 1 další
        [few] Zobrazit { $count } další
       *[other] Zobrazit { $count } dalších
    }
home-fewer = Zobrazit méně
home-own-cards = Vlastní výběr karet
home-of = { $preset } · { $edition }
home-seats =
    { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }

## The foot of the page

home-about = O programu, licence, soukromí
home-fan-work = Neoficiální projekt fanoušků bez vazby na Bruna Faiduttiho a vydavatele hry.
