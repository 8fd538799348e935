### Keeping order in Polish: blocking, reporting, announcements.
###
### Labels are short; $player is a name.

## What one can do about somebody

order-about = Opcje dla gracza: { $player }
order-people = Gracze tutaj
order-mute = Wycisz przy tym stole
order-unmute = Pokazuj znowu
order-block = Zablokuj
order-block-text = Nie zobaczysz już wypowiedzi tej osoby; ona nie usiądzie przy twoich stołach, a ty przy jej. Nie dowie się o tym.
order-unblock = Odblokuj
order-blocked = zablokowano
order-blocked-now = Zablokowano. Możesz to cofnąć w ustawieniach.
order-blocked-title = Zablokowani gracze
order-nameless = gracz bez imienia

## Reports

order-report = Zgłoś
order-report-title = Zgłoszenie: { $player }
order-report-why = Co się stało?
order-reason-insult = Obelgi lub nienawiść
order-reason-spam = Spam lub reklama
order-reason-name = Obraźliwe imię
order-reason-cheating = Oszukiwanie
order-reason-stalling = Przeciąganie gry
order-reason-other = Coś innego
order-report-words = Własnymi słowami, jeśli chcesz
order-report-kept = Przeczyta to osoba prowadząca ten serwer, razem z ostatnimi wypowiedziami na czacie i twoim imieniem.
order-report-send = Wyślij zgłoszenie
order-report-sent = Dziękujemy. Zgłoszenie zostało wysłane.

## What everybody is told, and what may be said

order-announcement = Ogłoszenie
order-quick = Na razie tylko szybkie zwroty: najpierw dokończ kilka gier z innymi.
order-filter = Ukrywaj przekleństwa
