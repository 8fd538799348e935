### `citadels doctor`: what was found, and in `remedy` what to do about it.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - What is typed stands in backquotes; names of other programs are literals: neither is translated.

doctor-python-fine = { "Python" } { $version } ({ $name })
doctor-python-old = { "Python" } { $version } надто старий.
    .remedy = Встановіть { "Python 3.11" } або новіший.
doctor-build-compiled = Рушій гри скомпільовано.
doctor-build-interpreted = Рушій гри не скомпільовано: партії ті самі, лише повільніші.
    .remedy = Встановіть готовий пакет для своєї системи; вихідний код скомпілює `python3 run.py`.
doctor-compiler-there = Компілятор мови { "C" } є: { $name }
doctor-compiler-missing = Компілятора мови { "C" } немає: рушій гри не буде скомпільовано.
    .remedy = Встановіть його, наприклад `gcc` чи `clang`, і знову запустіть `python3 run.py`.
doctor-headers-missing = Немає заголовних файлів { "Python" }: рушій гри не буде скомпільовано.
    .remedy = Встановіть їх; у { "Debian" } та { "Ubuntu" } це пакет `python3-dev`.
doctor-node-there = { "Node" }, що збирає сторінку для браузера, є: { $file }
doctor-node-missing = { "Node" }, що збирає сторінку для браузера, немає або він застарий.
    .remedy = `python3 run.py` завантажить його сам; без мережі встановіть { "Node 22.12" } або новіший.
doctor-extra-there = Доповнення `{ $extra }` встановлено.
doctor-extra-missing = Доповнення `{ $extra }` не встановлено: бракує { $names }.
    .remedy = { $text }
doctor-client-built = Сторінка для браузера є.
doctor-client-missing = Сторінки для браузера немає: серверові нема чого показати.
    .remedy = Встановіть готовий пакет, у якому вона є; з вихідного коду її збере `python3 run.py`.
doctor-port-free = Порт { $port } вільний.
doctor-port-serves = На порту { $port } вже працює наш сервер.
doctor-port-next = Порт { $port } зайнятий; сервер візьме { $free }.
doctor-port-taken = Порт { $port } зайнятий.
    .remedy = Вкажіть інший через `--port` або зупиніть програму, яка його займає.
doctor-database-file = Ігри зберігаються тут: { $file }
doctor-database-locked = Ігри неможливо зберегти тут: { $file }
    .remedy = Дозвольте запис до теки або вкажіть інше місце через `--database`.
doctor-database-broken = { $file } – це не база даних цієї гри: { $text }.
    .remedy = Відновіть резервну копію або приберіть файл, щоб почати спочатку.
doctor-database-answers = База даних відповідає: { $address }
doctor-database-silent = База даних не відповідає: { $address } ({ $text }).
    .remedy = Перевірте, чи вона працює і чи правильні адреса, користувач і пароль.
doctor-redis-answers = { "Redis" } відповідає: { $address }
doctor-redis-silent = { "Redis" } не відповідає: { $address } ({ $text }).
    .remedy = Перевірте, чи він працює і чи правильна адреса, або обійдіться без `--redis`.
doctor-schema-fine = База даних має схему цієї програми ({ $name }).
doctor-schema-none = База даних нова: сервер підготує її під час першого запуску.
doctor-schema-older = База даних має старішу схему ({ $name }); у цієї програми – { $version }.
    .remedy = Зробіть резервну копію й запустіть сервер: він сам оновить базу.
doctor-schema-newer = База даних має новішу схему ({ $name }); ця програма знає лише { $version }.
    .remedy = Встановіть новішу програму знову або відновіть копію, зроблену до оновлення.
doctor-clock-off = Годинник бази даних відрізняється від цього на { $text } с.
    .remedy = Нехай обидва комп’ютери звіряють годинник через `NTP`, наприклад за допомогою `chrony`.
doctor-postgres-durable = { "PostgreSQL" } зберігає те, що підтверджує.
doctor-postgres-careless = Якщо зникне струм, { "PostgreSQL" } може втратити підтверджені ходи: вимкнено { $names }.
    .remedy = Увімкніть це в `postgresql.conf` і перечитайте налаштування.
doctor-postgres-vacuum = { "PostgreSQL" } не прибирає за собою: база ростиме й сповільниться.
    .remedy = Задайте `autovacuum = on` у `postgresql.conf` і перечитайте налаштування.
doctor-postgres-connections = { "PostgreSQL" } дозволяє з’єднань: { $text }; цим процесам потрібно { $value }.
    .remedy = Збільште `max_connections` у `postgresql.conf` і перезапустіть { "PostgreSQL" } або візьміть менше процесів.
doctor-postgres-encoding = База даних має кодування { $name }: імена губитимуться.
    .remedy = Створіть нову через `createdb --encoding UTF8 --template template0` і відновіть у неї копію.
doctor-postgres-archive = { "PostgreSQL" } не веде архіву: якщо диск зламається, лишиться тільки остання копія.
    .remedy = Див. { "“Recovery to a point in time”" } у `docs/server.md`.
doctor-disk-fine = Місця вистачає: вільно { $free } ГБ у { $file }
doctor-disk-filling = Диск заповнюється: вільно { $free } ГБ у { $file }
    .remedy = Звільніть місце або задайте `keep-games` і `keep-reviews`.
doctor-disk-full = Диск майже повний: вільно { $free } ГБ у { $file }
    .remedy = Звільніть місце зараз: на повному диску не збережеться жоден хід.
doctor-files-fine = Процес може тримати відкритими файли та з’єднання: { $text }.
doctor-files-few = Процес може тримати відкритими замало файлів і з’єднань: { $text }.
    .remedy = Збільште обмеження: `LimitNOFILE=65536` в описі служби або `ulimit -n` в оболонці.
doctor-files-unknown = Ця система не обмежує відкритих файлів.
doctor-backup-fine = Вік найновішої резервної копії в годинах: { $text }.
doctor-backup-old = Вік найновішої резервної копії в годинах: { $text } ({ $file }).
    .remedy = З’ясуйте, чому `citadels backup` більше не запускається щодня.
doctor-backup-none = Немає жодної резервної копії в { $file }
    .remedy = Запускайте там `citadels backup` щодня, наприклад через `cron`.
doctor-backup-nowhere = Невідомо, чи є резервні копії.
    .remedy = Вкажіть їхню теку в налаштуванні `backups`.
doctor-push-fine = Сповіщення налаштовано.
doctor-push-new = Ключа для сповіщень ще немає: сервер створить його під час наступного запуску.
doctor-push-contact = «{ $name }» – не контакт для служб доставки.
    .remedy = Задайте в `push` адресу, як-от { "mailto:you@example.org" }.
doctor-site-answers = Сервер доступний за адресою { $address }
doctor-site-unknown = Публічна адреса невідома, тож сертифікат і проксі не перевірено.
    .remedy = Вкажіть її в налаштуванні `site`.
doctor-site-plain = { $address } працює без шифрування: дорогою можна прочитати й ключі, й ігри.
    .remedy = Налаштуйте в проксі сертифікат; див. `docs/server.md`.
doctor-site-silent = Сервер недоступний за адресою { $address } ({ $text }).
    .remedy = Перевірте ім’я, брандмауер, сертифікат і проксі.
doctor-site-wrong = { $address } відповідає з кодом { $text }.
    .remedy = Перевірте, чи проксі передає серверу все, і чи сервер працює.
doctor-certificate-valid = Сертифікат чинний; лишилося днів: { $text }.
doctor-certificate-ending = Термін дії сертифіката спливає; лишилося днів: { $text }.
    .remedy = Поновіть його, наприклад через `certbot renew`, і перезавантажте проксі.
doctor-proxy-scheme = Сервер не знає, що відвідувачі користуються `https`.
    .remedy = Нехай проксі надсилає `X-Forwarded-Proto`; назвіть цей проксі в налаштуванні `proxy`.
doctor-proxy-metrics = Сторонні можуть читати { "/metrics" }.
    .remedy = Нехай проксі цього не пускає, як у `deploy/nginx.conf`.
doctor-proxy-sockets = { "WebSocket" } не проходить через проксі: ніхто не може грати.
    .remedy = Нехай проксі передає `Upgrade` і `Connection`, як у `deploy/nginx.conf`.
doctor-width-fine = Ширина термінала в стовпцях: { $text }.
doctor-width-narrow = Термінал завузький; стовпців у ньому: { $text }.
    .remedy = Розширте вікно до 80 стовпців.
doctor-letters-few = Термінал показує не всі літери ({ $name }).
    .remedy = Задайте `PYTHONUTF8=1` і візьміть термінал, що показує { "UTF-8" }.
doctor-colour-there = Кольори ввімкнено.
doctor-colour-off = Кольори вимкнено: це не термінал, або задано `NO_COLOR`.
doctor-language-fine = Мова – українська; іншу вибирає `--language`: { $known }.
doctor-language-unknown = Ваша система просить мову «{ $name }», а такого перекладу немає; без `--language` усе буде англійською.
    .remedy = Мову вибирає `--language`: { $known }.
doctor-sum =
    { $count ->
        [0] Усе гаразд.
        [one] Треба виправити { $count } річ.
        [few] Треба виправити { $count } речі.
       *[many] Треба виправити { $count } речей.
    }
