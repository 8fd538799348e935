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
