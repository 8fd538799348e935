### The operator in Czech: the page, and what its commands print.
###
### Labels are short; operators read them on a page and on the command line.

admin-title = Stránka správce
admin-key = Klíč
admin-key-text = Na serveru jej vypíše { "citadels admin key" }.
admin-key-made = Tento klíč otevírá stránku { "/admin" }; správce: { $name }. Podruhé se už nezobrazí.
admin-open = Otevřít
admin-leave = Odhlásit se
admin-look = Obnovit
admin-done = Hotovo.
admin-later = Žádný server to ještě neudělal; stane se tak, až nějaký poběží.
admin-nothing = Nic tu není.

## Parts of the page

admin-people = Kdo je připojen
admin-tables = Stoly
admin-reports = Nahlášení
admin-penalties = Zákazy
admin-processes = Procesy
admin-audit = Záznam zásahů

## Columns

admin-guest = Host
admin-name = Jméno
admin-network = Síť
admin-table = Stůl
admin-status = Stav
admin-status-open = čeká
admin-status-playing = hraje se
admin-status-paused = pauza
admin-players = Hráči
admin-when = Kdy
admin-until = Do
admin-who = Kdo
admin-deed = Zásah
admin-target = Koho
admin-detail = Podrobnosti
admin-about = O kom
admin-author = Od koho
admin-words = Slova
admin-outcome = Výsledek
admin-rating = Rating
admin-games = Hodnocené hry
admin-rated-people = lidé
admin-rerated = Znovu ohodnoceno her: { $count }.

## Deeds

admin-close = Zavřít
admin-mute = Zakázat psaní
admin-unmute = Povolit psaní
admin-ban = Zakázat vstup
admin-ban-network = Zakázat vstup ze sítě
admin-unban = Povolit vstup
admin-unname = Odebrat jméno
admin-resolve = Vyřízeno
admin-announce = Oznámit
admin-announce-text = Oznámení pro všechny
admin-withdraw = Stáhnout
admin-drain = Nezačínat nové hry
admin-undrain = Znovu začínat hry
admin-draining = nezačíná nové hry
admin-for = Na jak dlouho
admin-for-hour = na hodinu
admin-for-day = na den
admin-for-week = na týden
admin-for-month = na 30 dní
admin-sure = Opravdu?
