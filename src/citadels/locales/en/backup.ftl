### `citadels backup` and `restore`: what they say.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - An entry is one item in the log of a table; a table is where people play one game.

backup-step-backup = Saving
backup-step-restore = Restoring
backup-step-replay = Replaying
backup-written = The backup is written to { $file } (SHA-256 of its contents: { $text }…).
backup-restored = The database is restored from { $file }.
backup-head = Made at { $text } by version { $version }
backup-tables = Tables: { $count }
backup-entries = Entries: { $count }
backup-games = Finished games, each played twice: { $count }
backup-unplayed = Tables with newer rules, not played: { $count }
backup-fault-gap = Table { $name }: entry { $number } is missing.
backup-fault-unread = Table { $name }: entry { $number } cannot be read.
backup-fault-illegal = Table { $name }: entry { $number } cannot follow the ones before it.
backup-fault-row = Table { $name }: its row and its log differ.
backup-fault-record = Table { $name }: its record ends differently when replayed.
backup-fault-review = Table { $name }: its review cannot be read.
backup-sum =
    { $count ->
        [0] Every record is intact.
        [one] 1 table is damaged.
       *[other] { $count } tables are damaged.
    }
