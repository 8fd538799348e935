### `citadels doctor`: what was found, and in `remedy` what to do about it.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - What is typed, and names of other programs, stand in backquotes: they are not translated.

doctor-python-fine = Python { $version } ({ $name })
doctor-python-old = Python { $version } je příliš starý.
    .remedy = Nainstalujte Python 3.11 nebo novější.
doctor-build-compiled = Herní jádro je zkompilované.
doctor-build-interpreted = Herní jádro není zkompilované: hry jsou stejné, jen pomalejší.
    .remedy = Nainstalujte balíček pro svůj systém; máte-li zdrojový kód, zkompiluje jej `python3 run.py`.
doctor-compiler-there = Překladač jazyka { "C" } je k dispozici: { $name }
doctor-compiler-missing = Překladač jazyka { "C" } chybí: herní jádro zůstane nezkompilované.
    .remedy = Nainstalujte ho, třeba `gcc` nebo `clang`, a spusťte `python3 run.py` znovu.
doctor-headers-missing = Chybějí hlavičkové soubory Pythonu: herní jádro zůstane nezkompilované.
    .remedy = Nainstalujte je; v systémech { "Debian" } a { "Ubuntu" } je to balík `python3-dev`.
doctor-node-there = { "Node" }, který sestavuje stránku pro prohlížeč, je k dispozici: { $file }
doctor-node-missing = { "Node" }, který sestavuje stránku pro prohlížeč, chybí nebo je příliš starý.
    .remedy = `python3 run.py` si ho stáhne sám; bez sítě nainstalujte { "Node 22.12" } nebo novější.
doctor-extra-there = Doplněk `{ $extra }` je nainstalovaný.
doctor-extra-missing = Doplněk `{ $extra }` není nainstalovaný: chybí { $names }.
    .remedy = { $text }
doctor-client-built = Stránka pro prohlížeč je k dispozici.
doctor-client-missing = Stránka pro prohlížeč chybí: server nemá co ukázat.
    .remedy = Nainstalujte hotový balíček, který ji obsahuje; máte-li zdrojový kód, sestaví ji `python3 run.py`.
doctor-port-free = Port { $port } je volný.
doctor-port-serves = Na portu { $port } už běží náš server.
doctor-port-next = Port { $port } je obsazený; server použije { $free }.
doctor-port-taken = Port { $port } je obsazený.
    .remedy = Uveďte jiný pomocí `--port`, nebo ukončete program, který jej používá.
doctor-database-file = Hry se ukládají do { $file }
doctor-database-locked = Hry nelze uložit do { $file }
    .remedy = Povolte zápis do složky, nebo uveďte jiné místo pomocí `--database`.
doctor-database-broken = { $file } není databáze této hry: { $text }.
    .remedy = Obnovte zálohu, nebo soubor odsuňte a začněte znovu.
doctor-database-answers = Databáze odpovídá: { $address }
doctor-database-silent = Databáze neodpovídá: { $address } ({ $text }).
    .remedy = Zkontrolujte, zda běží a zda sedí adresa, uživatel a heslo.
doctor-redis-answers = Redis odpovídá: { $address }
doctor-redis-silent = Redis neodpovídá: { $address } ({ $text }).
    .remedy = Zkontrolujte, zda běží a zda sedí adresa, nebo se obejděte bez `--redis`.
doctor-schema-fine = Databáze má schéma tohoto programu ({ $name }).
doctor-schema-none = Databáze je nová: server ji připraví při prvním spuštění.
doctor-schema-older = Databáze má starší schéma ({ $name }); tento program má { $version }.
    .remedy = Vytvořte zálohu a spusťte server: databázi převede sám.
doctor-schema-newer = Databáze má novější schéma ({ $name }); tento program zná jen { $version }.
    .remedy = Nainstalujte znovu novější program, nebo obnovte zálohu z doby před přechodem.
doctor-clock-off = Hodiny databáze se od těchto liší o { $text } s.
    .remedy = Ať oba počítače řídí hodiny pomocí `NTP`, třeba programem `chrony`.
doctor-postgres-durable = PostgreSQL uchová, co potvrdí.
doctor-postgres-careless = Při výpadku proudu může PostgreSQL ztratit potvrzené tahy: vypnuto je { $names }.
    .remedy = Zapněte to v souboru `postgresql.conf` a nechte jej znovu načíst.
doctor-postgres-vacuum = PostgreSQL po sobě neuklízí: databáze poroste a zpomalí se.
    .remedy = Nastavte `autovacuum = on` v souboru `postgresql.conf` a nechte jej znovu načíst.
doctor-postgres-connections = PostgreSQL dovoluje spojení: { $text }; tyto procesy jich potřebují { $value }.
    .remedy = Zvyšte `max_connections` v souboru `postgresql.conf` a restartujte PostgreSQL, nebo použijte méně procesů.
doctor-postgres-encoding = Databáze má kódování { $name }: jména se budou ztrácet.
    .remedy = Vytvořte novou pomocí `createdb --encoding UTF8 --template template0` a obnovte do ní zálohu.
doctor-postgres-archive = PostgreSQL nevede archiv: po zničení disku zbude jen poslední záloha.
    .remedy = Viz { "“Recovery to a point in time”" } v `docs/server.md`.
doctor-disk-fine = Místa je dost: volných je { $free } GB v { $file }
doctor-disk-filling = Disk se plní: volných je { $free } GB v { $file }
    .remedy = Uvolněte místo, nebo nastavte `keep-games` a `keep-reviews`.
doctor-disk-full = Disk je téměř plný: volných je { $free } GB v { $file }
    .remedy = Uvolněte místo hned: na plný disk se neuloží žádný tah.
doctor-files-fine = Proces smí mít otevřených souborů a spojení: { $text }.
doctor-files-few = Proces smí mít otevřených jen málo souborů a spojení: { $text }.
    .remedy = Zvyšte mez: `LimitNOFILE=65536` v popisu služby, nebo `ulimit -n` v shellu.
doctor-files-unknown = Tento systém otevřené soubory neomezuje.
doctor-backup-fine = Stáří nejnovější zálohy v hodinách: { $text }.
doctor-backup-old = Stáří nejnovější zálohy v hodinách: { $text } ({ $file }).
    .remedy = Zjistěte, proč se `citadels backup` už nespouští každý den.
doctor-backup-none = Žádná záloha není v { $file }
    .remedy = Spouštějte tam každý den `citadels backup`, třeba pomocí programu `cron`.
doctor-backup-nowhere = Neví se, zda existují zálohy.
    .remedy = Uveďte jejich složku v nastavení `backups`.
doctor-push-fine = Oznámení jsou nastavena.
doctor-push-new = Klíč pro oznámení ještě není: server jej vytvoří při příštím spuštění.
doctor-push-contact = „{ $name }“ není kontakt pro doručovací služby.
    .remedy = Nastavte `push` na adresu, například { "mailto:you@example.org" }.
doctor-site-answers = Server je dostupný na adrese { $address }
doctor-site-unknown = Veřejná adresa není známa, certifikát a proxy se proto nekontrolovaly.
    .remedy = Uveďte ji v nastavení `site`.
doctor-site-plain = { $address } nešifruje: klíče i hry lze cestou přečíst.
    .remedy = Nastavte v proxy certifikát; viz `docs/server.md`.
doctor-site-silent = Server není dostupný na adrese { $address } ({ $text }).
    .remedy = Zkontrolujte jméno, firewall, certifikát a proxy.
doctor-site-wrong = { $address } odpovídá stavem { $text }.
    .remedy = Zkontrolujte, zda proxy předává serveru vše a zda server běží.
doctor-certificate-valid = Certifikát je platný; zbývá dní: { $text }.
doctor-certificate-ending = Platnost certifikátu brzy skončí; zbývá dní: { $text }.
    .remedy = Obnovte jej, třeba pomocí `certbot renew`, a nechte proxy znovu načíst nastavení.
doctor-proxy-scheme = Server neví, že návštěvníci používají `https`.
    .remedy = Ať proxy posílá `X-Forwarded-Proto`; uveďte ji v nastavení `proxy`.
doctor-proxy-metrics = Cizí lidé mohou číst { "/metrics" }.
    .remedy = Ať to proxy odmítá, jako v `deploy/nginx.conf`.
doctor-proxy-sockets = WebSocket neprojde přes proxy: nikdo nemůže hrát.
    .remedy = Ať proxy předává `Upgrade` a `Connection`, jako v `deploy/nginx.conf`.
doctor-width-fine = Šířka terminálu ve sloupcích: { $text }.
doctor-width-narrow = Terminál je příliš úzký; počet sloupců: { $text }.
    .remedy = Rozšiřte okno na 80 sloupců.
doctor-letters-few = Terminál neumí zobrazit všechna písmena ({ $name }).
    .remedy = Nastavte `PYTHONUTF8=1` a použijte terminál, který zobrazuje UTF-8.
doctor-colour-there = Barvy jsou zapnuté.
doctor-colour-off = Barvy jsou vypnuté: toto není terminál, nebo je nastaveno `NO_COLOR`.
doctor-language-fine = Jazyk je čeština; jiný zvolí `--language`: { $known }.
doctor-language-unknown = Váš systém žádá jazyk „{ $name }“, do kterého hra přeložena není; bez `--language` bude vše anglicky.
    .remedy = Jazyk zvolí `--language`: { $known }.
doctor-sum =
    { $count ->
        [0] Vše je v pořádku.
        [one] Je třeba opravit 1 věc.
        [few] Je třeba opravit { $count } věci.
       *[other] Je třeba opravit { $count } věcí.
    }
