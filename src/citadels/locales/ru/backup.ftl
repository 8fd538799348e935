### `citadels backup` и `restore`: что они говорят.

backup-step-backup = Сохранение
backup-step-restore = Восстановление
backup-step-replay = Переигрывание
backup-written = Резервная копия записана: { $file } ({ "SHA-256" } содержимого: { $text }…).
backup-restored = База данных восстановлена из { $file }.
backup-head = Сделано { $text }, версия { $version }
backup-tables = Столов: { $count }
backup-entries = Записей: { $count }
backup-games = Законченных игр, каждая сыграна дважды: { $count }
backup-unplayed = Столов с более новыми правилами, не сыграно: { $count }
backup-fault-gap = Стол { $name }: нет записи { $number }.
backup-fault-unread = Стол { $name }: запись { $number } не читается.
backup-fault-illegal = Стол { $name }: запись { $number } не может идти после предыдущих.
backup-fault-row = Стол { $name }: строка и журнал говорят разное.
backup-fault-record = Стол { $name }: запись игры, сыгранная заново, кончается иначе.
backup-fault-review = Стол { $name }: разбор не читается.
backup-sum =
    { $count ->
        [0] Все записи целы.
        [one] Повреждён { $count } стол.
        [few] Повреждено { $count } стола.
       *[many] Повреждено { $count } столов.
    }
