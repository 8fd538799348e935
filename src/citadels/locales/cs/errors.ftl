### Errors in Czech: what is wrong with a wish, and what would be right.
###
### Ids and arguments are as in English. $name, $known and $switch are words that can be typed, $text is
### a technical remark in English: they stay as they are. Numbers stand where no word depends on them.

error-other = { $text }
error-record = Tento záznam, pozici nebo nastavení nelze přečíst: { $text }.

## Choices

error-not-offered = „{ $name }“ teď není možné. Možnosti jsou: { $known }.
error-stale = Tato otázka už je zodpovězena.
error-over = Hra je u konce.
error-nothing = „{ $name }“ ve hře nic neoznačuje.
error-undo =
    { $most ->
        [0] Není co vzít zpět.
        [one] Zpět lze vzít jen 1 volbu.
        [few] Zpět lze vzít jen { $most } volby.
       *[other] Zpět lze vzít jen { $most } voleb.
    }

## Set-up of a game

error-edition = Edice „{ $name }“ neexistuje. Existují: { $known }.
error-preset = Edice „{ $edition }“ nemá scénář „{ $name }“. Má tyto: { $known }.
error-switch = „{ $switch }“ nemůže být „{ $name }“. Může být: { $known }.
error-players = V edici „{ $edition }“ může být hráčů 2 až { $most }, ne { $amount }.
error-seat = Místo je číslo od 0 do { $most }, ne { $amount }.
error-size = Město je dokončeno se 7 nebo 8 budovami, při hře dvou nebo tří hráčů vždy s 8: počet { $amount } se pro tolik hráčů ({ $players }) nehodí.
error-not-cast = { $card } není v sadě postav.
error-character = Postava „{ $name }“ neexistuje. Nehledáte některou z těchto: { $known }?
error-unique = Fialová budova „{ $name }“ neexistuje. Nehledáte některou z těchto: { $known }?
error-substitute = „{ $name }“ nemůže nikoho zastoupit. V této edici mohou: { $known }.
error-substitute-for = { CASE($card, "acc") } mohou zastoupit jen tyto postavy: { $known }.
error-fixed-cast = Sada postav edice „{ $edition }“ je pevně daná a { $card } do ní nepatří.
error-fixed-deck = Fialové budovy edice „{ $edition }“ jsou pevně dané: nezadávejte je.
error-same-rank = { $card } a { $second } mají totéž číslo { $rank }. Vyberte od každého čísla jednu postavu.
error-no-rank = V sadě chybí postava s číslem { $rank }. Je třeba jedna od každého čísla od 1 do 8.
error-too-few = { $card } vyžaduje hráčů aspoň { $least }, ale je jich jen { $amount }.
error-rank9-two = Při hře dvou hráčů není ve hře číslo 9: vynechte { CASE($card, "acc") }.
error-rank9-three = Při hře tří hráčů, kteří si vybírají jako v klasické edici, je postav 8: vynechte číslo 9.
error-rank9-needed =
    { $players ->
        [one] Hraje-li 1 hráč, musí být v sadě postava s číslem 9: přidejte ji.
        [few] Hrají-li { $players } hráči, musí být v sadě postava s číslem 9: přidejte ji.
       *[other] Hraje-li { $players } hráčů, musí být v sadě postava s číslem 9: přidejte ji.
    }
error-unique-count = Fialových budov je v balíčku { $most }, ne { $amount }.
error-copies = Do balíčku nelze dát { CASE($card, "acc") } { $amount }×, nejvýše { $most }×.
error-requires = { $card } vyžaduje v sadě postav { CASE($second, "acc") }: změňte jedno, nebo druhé.

## Commands

error-bot = Bot „{ $name }“ neexistuje. Existují: { $known }.
error-no-bots = Uveďte aspoň jednoho bota.
error-games = Hraje se aspoň 1 hra, ne { $amount }.
error-seed = Semínko je číslo od 0 do { $known }, ne { $name }.
error-measurement = Měření trvá více než 0 sekund a má aspoň 1 kolo.
