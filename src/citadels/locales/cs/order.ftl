### Keeping order in Czech: blocking, reporting, announcements.
###
### Labels are short; $player is a name.

## What one can do about somebody

order-about = Možnosti pro hráče: { $player }
order-people = Hráči tady
order-mute = Ztlumit u tohoto stolu
order-unmute = Znovu zobrazovat
order-block = Zablokovat
order-block-text = Zprávy tohoto hráče už neuvidíte, neposadí se k vašim stolům a vy k jeho. Nedozví se o tom.
order-unblock = Odblokovat
order-blocked = zablokováno
order-blocked-now = Zablokováno. Zrušit to můžete v nastavení.
order-blocked-title = Zablokovaní hráči
order-nameless = hráč beze jména

## Reports

order-report = Nahlásit
order-report-title = Nahlášení: { $player }
order-report-why = Co se stalo?
order-reason-insult = Urážky nebo nenávist
order-reason-spam = Spam nebo reklama
order-reason-name = Urážlivé jméno
order-reason-cheating = Podvádění
order-reason-stalling = Zdržování hry
order-reason-other = Něco jiného
order-report-words = Vlastními slovy, pokud chcete
order-report-kept = Přečte si to správce serveru, spolu s posledními zprávami z chatu a vaším jménem.
order-report-send = Odeslat
order-report-sent = Děkujeme. Nahlášení bylo odesláno.

## What everybody is told, and what may be said

order-announcement = Oznámení
order-quick = Zatím jen rychlé fráze: nejdřív dohrajte pár her s ostatními.
order-filter = Skrývat sprostá slova
