### `citadels backup` і `restore`: що вони кажуть.

backup-step-backup = Збереження
backup-step-restore = Відновлення
backup-step-replay = Перегравання
backup-written = Резервну копію записано: { $file } ({ "SHA-256" } вмісту: { $text }…).
backup-restored = Базу даних відновлено з { $file }.
backup-head = Зроблено { $text }, версія { $version }
backup-tables = Столів: { $count }
backup-entries = Записів: { $count }
backup-games = Закінчених ігор, кожну зіграно двічі: { $count }
backup-unplayed = Столів із новішими правилами, не зіграно: { $count }
backup-fault-gap = Стіл { $name }: немає запису { $number }.
backup-fault-unread = Стіл { $name }: запис { $number } не читається.
backup-fault-illegal = Стіл { $name }: запис { $number } не може йти після попередніх.
backup-fault-row = Стіл { $name }: рядок і журнал кажуть різне.
backup-fault-record = Стіл { $name }: запис гри, зіграний знову, закінчується інакше.
backup-fault-review = Стіл { $name }: розбір не читається.
backup-sum =
    { $count ->
        [0] Усі записи цілі.
        [one] Пошкоджено { $count } стіл.
        [few] Пошкоджено { $count } столи.
       *[many] Пошкоджено { $count } столів.
    }
