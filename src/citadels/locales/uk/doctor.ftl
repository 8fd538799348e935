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
