### `citadels backup` i `restore`: co mówią.

backup-step-backup = Zapisywanie
backup-step-restore = Odtwarzanie
backup-step-replay = Ponowne rozgrywanie
backup-written = Kopia zapasowa jest zapisana: { $file } (SHA-256 zawartości: { $text }…).
backup-restored = Baza danych jest odtworzona z pliku { $file }.
backup-head = Zrobiono { $text }, wersja { $version }
backup-tables = Stoły: { $count }
backup-entries = Wpisy: { $count }
backup-games = Zakończone gry, każda rozegrana dwa razy: { $count }
backup-unplayed = Stoły z nowszymi zasadami, nierozegrane: { $count }
backup-fault-gap = Stół { $name }: brakuje wpisu { $number }.
backup-fault-unread = Stół { $name }: wpisu { $number } nie da się odczytać.
backup-fault-illegal = Stół { $name }: wpis { $number } nie może nastąpić po poprzednich.
backup-fault-row = Stół { $name }: jego wiersz i dziennik mówią co innego.
backup-fault-record = Stół { $name }: zapis gry rozegrany ponownie kończy się inaczej.
backup-fault-review = Stół { $name }: analizy nie da się odczytać.
backup-sum =
    { $count ->
        [0] Wszystkie zapisy są całe.
        [one] Uszkodzony jest { $count } stół.
        [few] Uszkodzone są { $count } stoły.
       *[many] Uszkodzonych jest { $count } stołów.
    }
