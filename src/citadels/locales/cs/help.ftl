### `citadels --help`, and what is said about a wrong command line.
###
### For translators
###
### - The value of help-COMMAND is one sentence: it stands in the list of commands. Its attributes
###   explain the options of the command, `more` adds a paragraph. Options that several commands
###   have are attributes of help-options.
### - What is typed, and names of other programs, stand in backquotes: they are not translated.
### - Lines are read in a terminal of 80 columns: keep them short.

help-citadels = Citadela: postavte město, uhodněte, kdo je kdo, a nenechte se zneškodnit.
    .more = Bez příkazu se spustí server a otevře prohlížeč.

## Headings and small words

help-usage = Použití: { $text }
help-command = PŘÍKAZ
help-some-options = [VOLBY]
help-some-arguments = [ARGUMENTY]
help-commands = Příkazy
help-arguments = Argumenty
help-number = ČÍSLO
help-file = SOUBOR
help-text = TEXT
help-default = výchozí: { $value }
help-required = povinné
help-help = Zobrazit tuto nápovědu.
help-version = Zobrazit verzi.

## Options of several commands

help-options = Volby
    .players = Počet hráčů, 2 až 8.
    .edition = Edice hry: `deluxe`, `classic` nebo `czech`.
    .preset = Hotový scénář s postavami a budovami, například `vicious_nobles`.
    .deck = Scénář, nebo `random`: pokaždé nové postavy a budovy.
    .seed = Semínko náhody: stejné semínko dá stejné hry.
    .jobs = Kolik procesů použít; 0 znamená jeden na každé jádro.
    .failures-dir = Složka, kam uložit záznamy her, v nichž něco selhalo.
    .file = Záznam hry.
    .host = Adresa, na které naslouchat; `0.0.0.0` pustí i jiné počítače.
    .database = Kam ukládat hry (adresa databáze); jinak do souboru ve vaší složce s daty.
    .redis = Adresa serveru Redis, který propojí několik procesů.
    .workers = Kolik procesů obsluhuje hráče; více než jeden vyžaduje PostgreSQL.
    .push = Posílat oznámení hráčům, kteří zavřeli stránku; doručovací služby dostanou tento kontakt, například `mailto:you@example.org`.
    .site = Veřejná adresa serveru, například `https://citadels.example.org`; pro `citadels doctor --server`.
    .backups = Složka se zálohami; server hlídá jejich stáří.
    .config = Číst nastavení z tohoto souboru; viz `docs/server.md`.
    .operator = Jméno do záznamu; jinak vaše jméno v systému.
    .duration = Jak dlouho: `30m`, `2h`, `7d`.
    .target = Kód hosta, jak jej ukazuje `citadels admin who`.
    .json = Vypsat JSON pro jiné programy.
    .language = `en`, `uk`, `ru`, `cs` nebo `pl`; jinak jazyk vašeho systému.

## Commands

help-play = Zahrát si v terminálu proti botům.
    .setup = Načíst nastavení hry z tohoto souboru; vypisuje je `citadels setup`.
    .seed = Semínko náhody; jinak se vybere nové.
    .bots = Síla botů: `novice`, `apprentice`, `citizen`, `master_builder`, `regent` nebo `grand_architect`; nebo program: `exec:./mybot`.
    .seat = Vaše místo, počítáno od 0.
    .name = Vaše jméno.
    .record = Uložit záznam hry do tohoto souboru.
help-serve = Spustit server pro hru v prohlížeči.
    .more = Každou volbu lze zadat i v souboru, který určuje `--config`, nebo v proměnných prostředí: `--keep-chat` je v souboru `keep-chat` a v prostředí `CITADELS_KEEP_CHAT`. Volby mají přednost před prostředím a prostředí před souborem.
    .port = Port; jinak 8000 nebo nejbližší volný.
    .thinkers = Kolik procesů má každý z nich pro boty.
    .relay = Adresa tohoto počítače, na které ho najdou procesy serveru na jiných počítačích se stejnou databází.
    .origin = Další web, který se smí připojit, například `https://example.org`; lze opakovat.
    .keep-reports = Kolik dní uchovávat nahlášení a záznam správců; 0 znamená navždy.
    .words = Soubor s dalšími slovy, která filtr skrývá, jedno na řádek.
    .chat-after = U veřejných stolů smějí hosté volně psát až po tolika dohraných hrách s ostatními.
    .browser = Otevřít prohlížeč.
    .sockets = Kolik spojení smí mít jedna adresa v každém procesu.
    .requests = Kolik požadavků smí poslat jedna adresa: za sekundu a najednou.
    .proxy = Adresa proxy, které se věří, kdo se připojuje; lze opakovat. Jinak `FORWARDED_ALLOW_IPS` nebo tento počítač.
    .keep-games = Kolik dní uchovávat dohrané hry, které nehrál nikdo se jménem; 0 znamená navždy.
    .keep-reviews = Kolik dní uchovávat rozbory; 0 znamená navždy. Dají se udělat znovu.
    .keep-chat = Kolik dní uchovávat chat; 0 znamená navždy.
    .keep-guests = Kolik dní uchovávat hosty, kteří se nevracejí; 0 znamená navždy.
    .log-format = Jak psát záznamy o běhu: `json` nebo `text`.
    .log-level = Co se zapisuje: `debug`, `info`, `warning`, `error`, nebo `auto`, tedy `info`, ale v terminálu `warning`.
    .telemetry = Posílat trasování a záznamy tomuto sběrači OpenTelemetry, například `http://127.0.0.1:4318`.
    .show-config = Vypsat platné nastavení a odkud se která hodnota bere, a skončit.
help-replay = Převyprávět zaznamenanou hru i s výsledky.
    .events = Vyprávět každou událost na zvláštním řádku.
    .view = Vyprávět jen to, co ví hráč na tomto místě; jinak všechno.
help-review = Vysvětlit, co rozhodlo zaznamenanou hru: štěstí, hra, nebo cizí tahy.
    .effort = Jak pečlivě se dívat: `quick`, `normal` nebo `deep`.
    .drafts = Ukázat také, co mohl tento hráč vědět po každém výběru postav; 0 znamená nikdo.
    .html = Zapsat do tohoto souboru stránku, která funguje bez sítě.
help-verify = Ověřit, že hra je rozdána ze semínka slíbeného na začátku.
    .commitment = Otisk ukázaný na začátku hry.
help-cards = Vypsat všechny karty s jejich texty.
help-setup = Vypsat nastavení hry k úpravě a zahrání: `play --setup`.
    .players = Počet hráčů, 2 až 8; s `--random` znamená 0 libovolný.
    .random = Vylosovat postavy a budovy.
    .seed = Semínko losování; jinak se vybere nové.
help-simulate = Nechat boty odehrát mnoho her a shrnout výsledky.
    .more = Ctrl-C hraní ukončí a ukáže dosavadní výsledky. Se souborem studie nebo s `--out` se každá hra uloží jako řádky souborů { "Parquet" } pro `citadels report`; `--resume` pokračuje tam, kde předchozí běh skončil.
    .games = Kolik her odehrát.
    .players = Počet hráčů, 2 až 8; 0 znamená libovolný.
    .bots = Kteří boti sedí u stolu, popořadě: `novice,random`.
    .study = Soubor studie: co, kolikrát a kdo má hrát.
    .out = Uložit každou hru do této složky.
    .resume = Pokračovat s tím, co už ve složce je.
    .engine = Kdo hraje: `processes`, procesy tohoto počítače, nebo `ray`, cluster.
    .address = Kde je cluster: `127.0.0.1:6379`.
help-report = Udělat z výsledků studie stránku, grafy nebo tabulku.
    .more = Bez voleb zapíše stránku vedle složky s výsledky. Stránka funguje bez sítě, na každé obrazovce.
    .results = Složka s výsledky.
    .html = Zapsat stránku do tohoto souboru.
    .csv = Zapsat všechna čísla do tohoto souboru, pro tabulkový procesor.
    .svg = Zapsat obrázky jako soubory { "SVG" } do této složky.
    .png = Zapsat obrázky jako soubory { "PNG" } do této složky.
help-arena = Změřit sílu botů.
    .more = Každé rozdání se hraje jednou z každého místa. Podíly výher se uvádějí s 95% intervalem spolehlivosti. Bot, který selže, hru prohrává. Ctrl-C hraní ukončí a ukáže dosavadní výsledky; s `--resume` lze pokračovat později.
    .challenger = Bot, jehož síla se měří; `exec:./mybot` je vlastní program.
    .against = Bot na všech ostatních místech.
    .pool = Nebo skupina: boti, kteří se u stolů střídají, `a,b,c`.
    .games = Kolik her odehrát; zaokrouhlí se nahoru na celá rozdání.
    .ladder = Sestavit žebříček botů skupiny podle umístění.
    .time-limit = Kolik sekund procesoru smí trvat rozhodnutí, u programu kolik sekund se čeká; kdo přemýšlí déle, prohrává.
    .resume = Vést v tomto souboru deník a pokračovat od něj.
help-check-bot = Vyzkoušet, zda program dodržuje protokol pro boty.
    .more = Program odehraje celé hry všech druhů proti hráčům, kteří hrají náhodně, a vy uvidíte, kde chybuje. Více: `docs/protocol.md`.
    .bot = Program, například `exec:./mybot`.
    .games = Kolik her odehraje.
    .seed = Semínko náhody.
    .time-limit = Sekundy na každou odpověď.
help-sit = Posadit program ke stolu na serveru.
    .link = Odkaz na stůl nebo na místo u něj.
    .bot = Program, například `exec:./mybot`.
    .name = Jméno u stolu; není-li uvedeno, program se pojmenuje sám.
    .time-limit = Sekundy na každou odpověď.
help-mcp = Nechat jazykový model hrát proti botům přes { "Model Context Protocol" }.
help-backup = Uložit celou databázi do jednoho souboru, i když se právě hraje.
    .file = Soubor, který se má zapsat; `-` píše na standardní výstup.
help-restore = Naplnit prázdnou databázi ze zálohy, nebo zálohu zkontrolovat.
    .more = Zálohu lze obnovit do kterékoli databáze: PostgreSQL i SQLite. Ctrl-C práci zastaví a nic po ní nezůstane.
    .file = Záloha.
    .check = Jen zkontrolovat: obnovit ji tam, kde ji nikdo nevidí, a přehrát každou hru.
help-doctor = Zkontrolovat instalaci a říct, co opravit.
    .server = Zkontrolovat i to, co potřebuje veřejný server: schéma, disk, meze, nastavení PostgreSQL, zálohy, certifikát, proxy.
    .port = Port, který se má zkontrolovat; jinak 8000 nebo nejbližší volný.
help-completion = Vypsat skript, s nímž shell doplňuje příkazy.
    .more = Vše nastavíte příkazem `citadels completion --install`; pak otevřete nové okno shellu.
    .shell = `bash`, `zsh`, `fish` nebo `powershell`; jinak ten, který právě používáte.
    .install = Skript nainstalovat, ne vypsat.
help-admin = Udržovat na serveru pořádek: vidět, kdo je připojen, a jednat.
    .more = Příkazy pracují s databází, takže se o všem během několika sekund dozvědí všechny její procesy. Vše, co uděláte, je v záznamu.
help-admin-who = Vypsat, kdo je připojen.
help-admin-tables = Vypsat stoly, které neskončily.
help-admin-reports = Ukázat nahlášení i se zprávami kolem.
    .everything = Také vyřízená.
help-admin-resolve = Označit nahlášení jako vyřízené.
    .report = Číslo nahlášení.
    .outcome = Jak to dopadlo.
help-admin-close = Zavřít stůl; hra skončí bez výsledku.
    .table = Kód stolu.
help-admin-mute = Na čas zakázat hostovi psát.
help-admin-unmute = Znovu hostovi povolit psát.
help-admin-ban = Na čas nepouštět hosta nebo síť.
    .target = Kód hosta nebo síť: `203.0.113.0/24`, `2001:db8::/64`.
help-admin-unban = Znovu pouštět hosta nebo síť.
    .target = Kód hosta nebo síť: `203.0.113.0/24`, `2001:db8::/64`.
help-admin-penalties = Vypsat, kdo nesmí dovnitř nebo psát.
help-admin-unname = Odebrat hostovi jméno; může si zvolit jiné.
help-admin-announce = Oznámit něco všem.
    .text = Text; jinak se předchozí oznámení stáhnou.
help-admin-drain = Nezačínat nové hry; rozehrané pokračují.
    .process = Jeden proces, například `host:4711`; jinak všechny, které teď běží.
    .off = Znovu začínat hry.
help-admin-key = Vypsat nový klíč ke stránce `/admin`.
    .revoke = Místo toho klíč zneplatnit.
help-admin-ratings = Vypsat ratingy botů a kolik lidí nějaký má.
    .recompute = Nejdřív načíst ze záznamů chybějící výsledky a znovu ohodnotit všechny hry.
help-admin-audit = Vypsat, co správci udělali.
    .limit = Kolik řádků vypsat.

## What goes wrong

help-no-command = Příkaz „{ $name }“ neexistuje. Existují: { $known }.
help-no-option = Volba „{ $name }“ neexistuje. Nápovědu ukáže `{ $command } --help`.
help-near-option = Volba „{ $name }“ neexistuje. Nehledáte { $known }?
help-no-value = Hodnota „{ $value }“ se pro { $option } nehodí.
help-missing = U { $option } chybí hodnota.
help-left-out = Chybí { $name }. Nápovědu ukáže `{ $command } --help`.
help-interrupted = přerušeno
help-installed = Doplňování je nainstalováno v souboru { $file }. Začne fungovat v novém okně shellu.
    .zsh = Pokud se nic nedoplňuje, přidejte na konec { "~/.zshrc" } řádek: { "autoload -Uz compinit && compinit" }
help-no-shell = Váš shell se nepodařilo rozpoznat. Uveďte jeden z těchto: { $known }.
