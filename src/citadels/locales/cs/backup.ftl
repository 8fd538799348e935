### `citadels backup` a `restore`: co říkají.

backup-step-backup = Ukládání
backup-step-restore = Obnova
backup-step-replay = Přehrávání
backup-written = Záloha je zapsána: { $file } (SHA-256 obsahu: { $text }…).
backup-restored = Databáze je obnovena ze souboru { $file }.
backup-head = Vytvořeno { $text }, verze { $version }
backup-tables = Stoly: { $count }
backup-entries = Záznamy: { $count }
backup-games = Dohrané hry, každá přehrána dvakrát: { $count }
backup-unplayed = Stoly s novějšími pravidly, nepřehrané: { $count }
backup-fault-gap = Stůl { $name }: chybí záznam { $number }.
backup-fault-unread = Stůl { $name }: záznam { $number } nelze přečíst.
backup-fault-illegal = Stůl { $name }: záznam { $number } nemůže následovat po předchozích.
backup-fault-row = Stůl { $name }: jeho řádek neodpovídá záznamům.
backup-fault-record = Stůl { $name }: přehraný zápis hry končí jinak.
backup-fault-review = Stůl { $name }: rozbor nelze přečíst.
backup-sum =
    { $count ->
        [0] Všechny záznamy jsou v pořádku.
        [one] Poškozený je { $count } stůl.
        [few] Poškozené jsou { $count } stoly.
       *[other] Poškozených je { $count } stolů.
    }
