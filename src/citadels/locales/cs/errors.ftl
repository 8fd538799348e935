### Errors in Czech: what is wrong with a wish, and what would be right.
###
### Ids and arguments are as in English. $name, $known and $switch are words that can be typed, $text is
### a technical remark in English: they stay as they are. Numbers stand where no word depends on them.

error-other = { $text }
error-record = Tento záznam, pozici nebo nastavení nelze přečíst: { $text }.

## Choices

error-not-offered = „{ $name }“ teď není možné. Možnosti jsou: { $known }.
error-stale = Na tuto otázku už je odpovězeno.
error-over = Hra je u konce.
error-effort = Pečlivost „{ $name }“ neexistuje. Zvolte jednu z těchto: { $known }.
error-unfinished = Rozebrat lze jen dohranou hru, a tato ještě běží.
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
error-which-switch = Varianta pravidel „{ $name }“ neexistuje. Existují tyto: { $known }.
error-players = Edice „{ $edition }“ je pro 2 až { $most } hráčů, ne pro { $amount }.
error-seat = Místo je číslo od 0 do { $most }, ne { $amount }.
error-size =
    { $amount ->
        [one] Město je dokončeno se 7 nebo 8 budovami, při hře dvou nebo tří hráčů vždy s 8: 1 budova se pro tento počet hráčů nehodí.
        [few] Město je dokončeno se 7 nebo 8 budovami, při hře dvou nebo tří hráčů vždy s 8: { $amount } budovy se pro tento počet hráčů nehodí.
       *[other] Město je dokončeno se 7 nebo 8 budovami, při hře dvou nebo tří hráčů vždy s 8: { $amount } budov se pro tento počet hráčů nehodí.
    }
error-not-cast = { $card } není v sadě postav.
error-character = Postava „{ $name }“ neexistuje. Nehledáte některou z těchto: { $known }?
error-unique = Fialová budova „{ $name }“ neexistuje. Nehledáte některou z těchto: { $known }?
error-substitute = „{ $name }“ nemůže nikoho zastoupit. V této edici mohou: { $known }.
error-substitute-for = { CASE($card, "acc") } mohou zastoupit jen tyto postavy: { $known }.
error-fixed-cast = Sada postav edice „{ $edition }“ je pevně daná a { $card } do ní nepatří.
error-fixed-deck = Fialové budovy edice „{ $edition }“ jsou pevně dané: nezadávejte je.
error-same-rank = { $card } a { $second } mají totéž číslo { $rank }. Vyberte od každého čísla jednu postavu.
error-no-rank = V sadě chybí postava s číslem { $rank }. Je třeba jedna od každého čísla od 1 do 8.
error-too-few = { $card } se používá až od { $least } hráčů; teď jich je jen { $amount }.
error-not-rank9 = Vyberte postavu s číslem 9; { $card } má číslo { $rank }.
error-rank9-two = Při hře dvou hráčů není ve hře číslo 9: vynechte { CASE($card, "acc") }.
error-rank9-three = Při hře tří hráčů s výběrem postav podle klasické edice je postav 8: vynechte číslo 9.
error-rank9-needed =
    { $players ->
        [one] Hraje-li 1 hráč, musí být v sadě postava s číslem 9: přidejte ji.
        [few] Hrají-li { $players } hráči, musí být v sadě postava s číslem 9: přidejte ji.
       *[other] Hraje-li { $players } hráčů, musí být v sadě postava s číslem 9: přidejte ji.
    }
error-unique-count = Fialových budov má být v balíčku { $most }, ne { $amount }.
error-copies = Do balíčku nelze dát { CASE($card, "acc") } { $amount }×, nejvýše { $most }×.
error-requires = { $card } vyžaduje v sadě postav { CASE($second, "acc") }: změňte jedno, nebo druhé.

## Commands

error-match = Zápas potřebuje vyzyvatele a jeho soupeře, nebo skupinu botů.
error-challenger = Vyzyvatel hraje proti jinému botovi: uveďte oba.
error-pool = Ve skupině jsou aspoň dva boti, každý jen jednou.
error-ladder = Žebříček se sestavuje z her jedné skupiny.
error-match-players = Zápas je pro 2 až 8 hráčů, ne pro { $amount }.
error-time-limit = Čas na rozhodnutí musí být delší než 0 sekund.
error-journal = Soubor { $file } je deník jiného zápasu.
error-bot = Bot „{ $name }“ neexistuje. Existují: { $known }.
error-no-bots = Uveďte aspoň jednoho bota.
error-program = Napište `exec:` a program, ne „{ $name }“.
error-link = „{ $name }“ není odkaz na stůl. Takový odkaz vypadá takto: { "http://HOST/t/TABLE" }
error-games = Je třeba odehrát aspoň 1 hru, ne { $amount }.
error-seed = Semínko je číslo od 0 do { $known }, ne { $name }.
error-study = Ve studii je něco špatně, { $name }: { $known }
error-study-parts = Studie potřebuje části, každou s vlastním jménem.
error-study-needed = `--resume` a `--engine` jsou pro studie: uveďte soubor studie nebo složku s `--out`.
error-study-options = Tento soubor studie nebo způsob běhu nepoužívá tyto volby: { $known }.
error-study-worker = Jeden z procesů má jinou verzi programu. Nainstalujte všude stejnou.
error-results-there = Ve složce { $file } už výsledky jsou. Pokračujte s `--resume`, nebo uveďte jinou složku.
error-results-other = Ve složce { $file } jsou výsledky jiné studie nebo jiné verze programu.
error-results-none = Ve složce { $file } nejsou výsledky studie.
error-shard-lost = Část studie ({ $name }, číslo { $amount }) se několikrát ztratila: její proces pokaždé skončí.

## Tables on a server

error-no-table = Takový stůl neexistuje.
error-table-closed = Stůl je zavřený.
error-seat-taken = Toto místo je obsazené.
error-seat-free = Jedno místo je ještě volné.
error-sits-already = U tohoto stolu už místo máte.
error-no-seat = To není vaše místo.
error-not-host = To smí jen hostitel stolu.
error-begun = Hra už začala.
error-not-begun = Hra ještě nezačala.
error-not-over = Hra ještě neskončila.
error-no-moment = Taková chvíle v této hře není.
error-not-asked = Teď rozhoduje jiný hráč.
error-not-now = To teď není možné.
error-too-many-changes = U tohoto stolu se už měnilo příliš mnoho. Teď lze jen hrát dál.
error-paused = Hra je pozastavená.
error-full = Stůl je plný.
error-removed = Hostitel vás požádal, abyste od stolu odešli.
error-no-spectators = Tento stůl nelze sledovat.
error-no-chat = Chat je u tohoto stolu vypnutý.
error-no-hints = Nápovědy jsou u tohoto stolu vypnuté.
error-too-many-tables =
    { $most ->
        [one] Už máte 1 nedohranou hru: nejdřív ji dohrajte, nebo opusťte.
        [few] Už máte { $most } nedohrané hry: nejdřív některou dohrajte, nebo opusťte.
       *[other] Už máte { $most } nedohraných her: nejdřív některou dohrajte, nebo opusťte.
    }
error-too-many-bots =
    { $most ->
        [one] Kromě vás je místo pro 1 bota.
        [few] Kromě vás je místo pro { $most } boty.
       *[other] Kromě vás je místo pro { $most } botů.
    }
error-setup-code = „{ $name }“ není kód nastavení hry.
error-language = Jazyk „{ $name }“ neexistuje. Existují: { $known }.
error-busy = Právě se děje příliš mnoho najednou. Zkuste to znovu.
error-too-fast = Příliš mnoho najednou. Chvíli počkejte.
error-too-long = Zpráva je příliš dlouhá.
error-malformed = Zpráva nedává smysl.
error-origin = Požadavek přišel z jiného webu.
error-server = Na serveru se něco pokazilo. O nic nepřijdete; zkuste to znovu.
error-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
error-page = Na této stránce došlo k chybě. Načtěte ji znovu; hra není ztracena.
error-workers = Několik procesů nemůže sdílet vestavěnou databázi: uveďte databázi PostgreSQL pomocí --database, nebo použijte jediný proces.
error-config-file = Nastavení v souboru { $file } nelze přečíst: { $text }.
error-no-setting = { $file }: nastavení „{ $name }“ neexistuje. Nehledáte některé z těchto: { $known }?
error-which-setting = { $file }: nastavení „{ $name }“ neexistuje. Existují tato: { $known }.
error-setting-value = { $file }: „{ $name }“ nemůže být „{ $value }“. Může být: { $known }.
error-no-database = Databázi nelze použít: { $text }.
error-no-database-file = V souboru { $file } není databáze.
error-other-schema = Databáze má schéma { $name }, a to není schéma tohoto programu. Spusťte jednou server, aby ji převedl, nebo použijte program, ke kterému patří.
error-backup-none = Tento soubor není záloha.
error-backup-newer = Tuto zálohu vytvořil novější program. Nejprve nainstalujte jeho verzi.
error-backup-cut = Záloha je useknutá: končí v části „{ $name }“ za řádkem { $amount }.
error-backup-damaged = Záloha je poškozená v části „{ $name }“, poblíž řádku { $amount }.
error-backup-rows = Záloha není celá: řádků v části „{ $name }“ je { $amount } a zapsáno jich bylo { $most }.
error-backup-changed = Záloha byla změněna: obsah části „{ $name }“ neodpovídá svému otisku.
error-restore-full = { $name }: databáze není prázdná. Uveďte prázdnou databázi, aby se nic neztratilo.
error-restore-refused = Databáze nepřijímá část „{ $name }“: { $text }.
error-no-push = Tento server oznámení neposílá.
error-unknown-key = Tento klíč nebo odkaz tu nic neotevírá.
error-key-too-late = Trvalo to příliš dlouho. Zkuste to znovu.
error-no-passkeys = Tento server přístupové klíče nepoužívá. Odkaz poslouží stejně dobře.
error-too-many-keys = Přístupových klíčů už máte { $most }: nejdřív některý odeberte.
error-not-kept = Nejdřív si vytvořte přístupový klíč nebo odkaz, abyste se mohli vrátit.
error-name-taken = Toto jméno nebo jemu podobné už má někdo vyhrazené.
error-name-empty = Nejdřív si zvolte jméno z písmen.
error-no-friend = Tento člověk mezi vašimi přáteli není.
error-too-many-friends = Přátel už máte { $most }: nejdřív někoho odeberte.
error-vacation-long = To je příliš dlouho. Letos zbývá dnů dovolené: { $amount }
error-push-address = Tam oznámení poslat nelze: doručovací služba má veřejnou adresu { "https" }.
error-contact = „{ $name }“ není kontakt. Uveďte pomocí --push adresu, například { "mailto:you@example.org" }.
error-no-port = Od portu { $port } výše není žádný volný. Uveďte jiný pomocí --port.
error-not-found = Tady nic není.
error-other-rules = Tato hra se hrála podle pravidel verze { $amount }; tady platí verze { $most }.
error-port = Port { $port } je obsazený. Uveďte jiný pomocí --port.

## Keeping order

error-banned = Do { $until } tu nemůžete hrát.
error-muted = Do { $until } nemůžete psát do chatu.
error-quick-only = U veřejných stolů zatím můžete použít jen rychlé fráze.
error-draining = Server se brzy restartuje: rozehrané hry pokračují, ale nové teď začít nelze.
error-blocked = K tomuto stolu se posadit nemůžete: jeden z vás dvou, vy nebo jeho hostitel, toho druhého zablokoval.
error-too-many-blocks =
    { $most ->
        [one] Zablokovaný je už 1 hráč: nejdřív někoho odblokujte.
        [few] Zablokovaní jsou už { $most } hráči: nejdřív někoho odblokujte.
       *[other] Zablokovaných je už { $most } hráčů: nejdřív někoho odblokujte.
    }
error-no-guest = Host „{ $name }“ neexistuje.
error-network = „{ $name }“ není síť. Napište například { "203.0.113.0/24" }.
error-network-wide = Tato síť je příliš velká: nejvýše /{ $most }.
error-duration = „{ $name }“ není délka času. Napište například { "30m" }, { "2h" } nebo { "7d" }.
error-no-target = U „{ $name }“ není co měnit.
error-no-key = Tento klíč stránku neotevře.

## Standing

error-rated-game = Hodnocená hra se hraje do konce. Můžete odejít; dohraje za vás bot.
error-rated-hints = V hodnocené hře nápovědy nejsou.
error-no-league = Taková liga není, nebo má nový odkaz.
error-league-name = Dejte lize název.
error-league-ended = Tato liga už skončila.
error-league-removed = Vlastník vás z této ligy vyřadil.
error-friend-blocked = Přáteli se stát nemůžete: jeden z vás dvou toho druhého zablokoval.
error-league-blocked = Do této ligy nemůžete vstoupit: jeden z vás dvou, vy nebo její vlastník, toho druhého zablokoval.
error-league-full = Počet členů této ligy už je { $most }.
error-too-many-leagues = Počet vašich lig už je { $most }: nejdřív některou opusťte.
error-not-owner = To může jen vlastník ligy.
error-no-member = Vyřadit můžete jen jiné členy své ligy.
error-no-profile = Tento hráč svůj profil neukazuje.
