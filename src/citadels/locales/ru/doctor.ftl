### `citadels doctor`: what was found, and in `remedy` what to do about it.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - What is typed stands in backquotes; names of other programs are literals: neither is translated.

doctor-python-fine = { "Python" } { $version } ({ $name })
doctor-python-old = { "Python" } { $version } слишком старый.
    .remedy = Установите { "Python 3.11" } или новее.
doctor-build-compiled = Движок игры скомпилирован.
doctor-build-interpreted = Движок игры не скомпилирован: партии те же, только медленнее.
    .remedy = Установите готовый пакет для своей системы; исходный код скомпилирует `python3 run.py`.
doctor-compiler-there = Компилятор языка { "C" } есть: { $name }
doctor-compiler-missing = Компилятора языка { "C" } нет: движок игры не будет скомпилирован.
    .remedy = Установите его, например `gcc` или `clang`, и снова запустите `python3 run.py`.
doctor-headers-missing = Нет заголовочных файлов { "Python" }: движок игры не будет скомпилирован.
    .remedy = Установите их; в { "Debian" } и { "Ubuntu" } это пакет `python3-dev`.
doctor-node-there = { "Node" } для сборки страницы для браузера есть: { $file }
doctor-node-missing = { "Node" } для сборки страницы для браузера не найден или слишком стар.
    .remedy = `python3 run.py` скачает его сам; без сети установите { "Node 22.12" } или новее.
doctor-extra-there = Дополнение `{ $extra }` установлено.
doctor-extra-missing = Дополнение `{ $extra }` не установлено: не хватает { $names }.
    .remedy = { $text }
doctor-client-built = Страница для браузера есть.
doctor-client-missing = Страницы для браузера нет: серверу нечего показать.
    .remedy = Установите готовый пакет, в котором она есть; из исходного кода её соберёт `python3 run.py`.
doctor-port-free = Порт { $port } свободен.
doctor-port-serves = На порту { $port } уже работает наш сервер.
doctor-port-next = Порт { $port } занят; сервер возьмёт { $free }.
doctor-port-taken = Порт { $port } занят.
    .remedy = Укажите другой параметром `--port` или остановите программу, которая его занимает.
doctor-database-file = Игры хранятся здесь: { $file }
doctor-database-locked = Игры нельзя сохранить здесь: { $file }
    .remedy = Разрешите запись в папку или укажите другое место параметром `--database`.
doctor-database-broken = { $file } — не база данных этой игры: { $text }.
    .remedy = Восстановите резервную копию или уберите файл, чтобы начать заново.
doctor-database-answers = База данных отвечает: { $address }
doctor-database-silent = База данных не отвечает: { $address } ({ $text }).
    .remedy = Проверьте, работает ли она и верны ли адрес, пользователь и пароль.
doctor-redis-answers = { "Redis" } отвечает: { $address }
doctor-redis-silent = { "Redis" } не отвечает: { $address } ({ $text }).
    .remedy = Проверьте, работает ли он и верен ли адрес, или обойдитесь без `--redis`.
doctor-schema-fine = У базы данных схема этой программы ({ $name }).
doctor-schema-none = База данных новая: сервер подготовит её при первом запуске.
doctor-schema-older = У базы данных более старая схема ({ $name }); у этой программы — { $version }.
    .remedy = Сделайте резервную копию и запустите сервер: он сам обновит базу.
doctor-schema-newer = У базы данных более новая схема ({ $name }); эта программа знает только { $version }.
    .remedy = Установите новую программу снова или восстановите копию, сделанную до обновления.
doctor-clock-off = Часы базы данных отличаются от этих на { $text } с.
    .remedy = Пусть оба компьютера сверяют часы через `NTP`, например с помощью `chrony`.
doctor-postgres-durable = { "PostgreSQL" } сохраняет то, что подтверждает.
doctor-postgres-careless = При отключении тока { "PostgreSQL" } может потерять подтверждённые ходы: выключено { $names }.
    .remedy = Включите это в `postgresql.conf` и перечитайте настройки.
doctor-postgres-vacuum = { "PostgreSQL" } не убирает за собой: база будет расти и замедлится.
    .remedy = Задайте `autovacuum = on` в `postgresql.conf` и перечитайте настройки.
doctor-postgres-connections = { "PostgreSQL" } разрешает соединений: { $text }; этим процессам нужно { $value }.
    .remedy = Увеличьте `max_connections` в `postgresql.conf` и перезапустите { "PostgreSQL" } или возьмите меньше процессов.
doctor-postgres-encoding = У базы данных кодировка { $name }: имена будут теряться.
    .remedy = Создайте новую через `createdb --encoding UTF8 --template template0` и восстановите в неё копию.
doctor-postgres-archive = { "PostgreSQL" } не ведёт архива: если диск сломается, останется только последняя копия.
    .remedy = См. { "“Recovery to a point in time”" } в `docs/server.md`.
doctor-disk-fine = Места хватает: свободно { $free } ГБ в { $file }
doctor-disk-filling = Диск заполняется: свободно { $free } ГБ в { $file }
    .remedy = Освободите место или задайте `keep-games` и `keep-reviews`.
doctor-disk-full = Диск почти полон: свободно { $free } ГБ в { $file }
    .remedy = Освободите место сейчас: на полном диске не сохранится ни один ход.
doctor-files-fine = Процесс может держать открытыми файлы и соединения: { $text }.
doctor-files-few = Процесс может держать открытыми слишком мало файлов и соединений: { $text }.
    .remedy = Увеличьте ограничение: `LimitNOFILE=65536` в описании службы или `ulimit -n` в оболочке.
doctor-files-unknown = Эта система не ограничивает открытых файлов.
doctor-backup-fine = Возраст самой новой резервной копии в часах: { $text }.
doctor-backup-old = Возраст самой новой резервной копии в часах: { $text } ({ $file }).
    .remedy = Выясните, почему `citadels backup` больше не запускается каждый день.
doctor-backup-none = Нет ни одной резервной копии в { $file }
    .remedy = Запускайте там `citadels backup` каждый день, например через `cron`.
doctor-backup-nowhere = Неизвестно, есть ли резервные копии.
    .remedy = Укажите их папку в настройке `backups`.
doctor-push-fine = Уведомления настроены.
doctor-push-new = Ключа для уведомлений ещё нет: сервер создаст его при следующем запуске.
doctor-push-contact = «{ $name }» — не контакт для служб доставки.
    .remedy = Задайте в `push` адрес, например { "mailto:you@example.org" }.
doctor-site-answers = Сервер доступен по адресу { $address }
doctor-site-unknown = Публичный адрес неизвестен, поэтому сертификат и прокси не проверены.
    .remedy = Укажите его в настройке `site`.
doctor-site-plain = { $address } работает без шифрования: по дороге можно прочитать и ключи, и игры.
    .remedy = Настройте в прокси сертификат; см. `docs/server.md`.
doctor-site-silent = Сервер недоступен по адресу { $address } ({ $text }).
    .remedy = Проверьте имя, брандмауэр, сертификат и прокси.
doctor-site-wrong = { $address } отвечает с кодом { $text }.
    .remedy = Проверьте, передаёт ли прокси серверу всё и работает ли сервер.
doctor-certificate-valid = Сертификат действителен; осталось дней: { $text }.
doctor-certificate-ending = Срок действия сертификата истекает; осталось дней: { $text }.
    .remedy = Продлите его, например через `certbot renew`, и перезагрузите прокси.
doctor-proxy-scheme = Сервер не знает, что посетители пользуются `https`.
    .remedy = Пусть прокси отправляет `X-Forwarded-Proto`; назовите этот прокси в настройке `proxy`.
doctor-proxy-metrics = Посторонние могут читать { "/metrics" }.
    .remedy = Пусть прокси этого не пускает, как в `deploy/nginx.conf`.
doctor-proxy-sockets = { "WebSocket" } не проходит через прокси: никто не может играть.
    .remedy = Пусть прокси передаёт `Upgrade` и `Connection`, как в `deploy/nginx.conf`.
doctor-width-fine = Ширина терминала в столбцах: { $text }.
doctor-width-narrow = Терминал слишком узкий; столбцов в нём: { $text }.
    .remedy = Расширьте окно до 80 столбцов.
doctor-letters-few = Терминал показывает не все буквы ({ $name }).
    .remedy = Задайте `PYTHONUTF8=1` и возьмите терминал, который показывает { "UTF-8" }.
doctor-colour-there = Цвета включены.
doctor-colour-off = Цвета выключены: это не терминал, или задано `NO_COLOR`.
doctor-language-fine = Язык — русский; другой выбирает `--language`: { $known }.
doctor-language-unknown = Ваша система просит язык «{ $name }», а такого перевода нет; без `--language` всё будет по-английски.
    .remedy = Язык выбирает `--language`: { $known }.
doctor-sum =
    { $count ->
        [0] Всё в порядке.
        [one] Исправить нужно { $count } вещь.
        [few] Исправить нужно { $count } вещи.
       *[many] Исправить нужно { $count } вещей.
    }
