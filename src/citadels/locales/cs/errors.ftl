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
error-no-switch = Varianta pravidel „{ $name }“ neexistuje. Nehledáte některou z těchto: { $known }?
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

error-match = Zápas hraje vyzyvatel proti svému soupeři, nebo se hraje uvnitř skupiny.
error-challenger = Vyzyvatel hraje proti jinému botovi: uveďte oba.
error-pool = Ve skupině jsou aspoň dva boti, každý jen jednou.
error-ladder = Žebříček se sestavuje z her jedné skupiny.
error-match-players = V zápase může být hráčů 2 až 8, ne { $amount }.
error-time-limit = Rozhodnutí trvá více než 0 sekund.
error-journal = Soubor { $file } je deník jiného zápasu.
error-bot = Bot „{ $name }“ neexistuje. Existují: { $known }.
error-no-bots = Uveďte aspoň jednoho bota.
error-games = Hraje se aspoň 1 hra, ne { $amount }.
error-seed = Semínko je číslo od 0 do { $known }, ne { $name }.

## Tables on a server

error-no-table = Takový stůl neexistuje.
error-table-closed = Stůl je zavřený.
error-seat-taken = Toto místo je obsazené.
error-seat-free = Jedno místo je ještě volné.
error-sits-already = Místo u tohoto stolu už máte.
error-no-seat = To není vaše místo.
error-not-host = To smí jen hostitel stolu.
error-begun = Hra už začala.
error-not-begun = Hra ještě nezačala.
error-not-over = Hra ještě neskončila.
error-not-asked = Na otázku odpovídá jiný hráč.
error-not-now = To teď není možné.
error-paused = Hra je pozastavená.
error-full = Stůl je plný.
error-no-spectators = U tohoto stolu se nelze dívat.
error-no-chat = U tohoto stolu se nemluví.
error-no-hints = U tohoto stolu nejsou nápovědy.
error-too-many-tables =
    { $most ->
        [one] Už máte 1 nedohraný stůl: nejdřív ho dohrajte, nebo opusťte.
        [few] Už máte { $most } nedohrané stoly: nejdřív některý dohrajte, nebo opusťte.
       *[other] Už máte { $most } nedohraných stolů: nejdřív některý dohrajte, nebo opusťte.
    }
error-too-many-bots =
    { $most ->
        [one] Kromě vás je místo pro 1 bota.
        [few] Kromě vás je místo pro { $most } boty.
       *[other] Kromě vás je místo pro { $most } botů.
    }
error-setup-code = „{ $name }“ není kód nastavení hry.
error-language = Jazyk „{ $name }“ neexistuje. Existují: { $known }.
error-busy = U tohoto stolu se děje příliš mnoho najednou. Zkuste to znovu.
error-too-fast = Příliš mnoho zpráv najednou. Chvíli počkejte.
error-too-long = Zpráva je příliš dlouhá.
error-malformed = Zpráva nedává smysl.
error-origin = Požadavek přišel z jiného webu.
error-server = Tady se něco pokazilo. O nic nepřijdete; zkuste to znovu.
error-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
error-page = Na této stránce došlo k chybě. Načtěte ji znovu; hra není ztracena.
error-workers = Několik procesů nemůže sdílet vestavěnou databázi: uveďte databázi PostgreSQL pomocí --database, nebo použijte jediný proces.
error-no-database = Databázi nelze použít: { $text }.
error-no-port = Od portu { $port } výše není žádný volný. Uveďte jiný pomocí --port.
error-not-found = Tady nic není.
error-other-rules = Tato hra se hrála podle pravidel verze { $amount }; tady je verze { $most }.
error-port = Port { $port } je obsazený. Uveďte jiný pomocí --port.
