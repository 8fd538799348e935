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
