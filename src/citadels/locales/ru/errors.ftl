### Errors in Russian: what is wrong with a wish, and what would be right.
###
### Arguments: see the English file. $name, $known, $switch and $text stay as they are. Numbers stand
### where no word depends on them («игроков — 5»).

error-other = { $text }
error-record = Не удалось прочитать запись, позицию или настройки партии: { $text }.

## Choices

error-not-offered = Сейчас «{ $name }» невозможно. Возможно: { $known }.
error-stale = На этот вопрос уже дан ответ.
error-over = Игра окончена.
error-effort = Тщательности «{ $name }» нет. Выберите одну из этих: { $known }.
error-unfinished = Разобрать можно только оконченную партию, а эта ещё идёт.
error-nothing = «{ $name }» ничего не значит в этой игре.
error-undo =
    { $most ->
        [0] Отменять нечего.
        [one] Отменить можно только { $most } выбор.
        [few] Отменить можно только { $most } выбора.
       *[many] Отменить можно только { $most } выборов.
    }

## Set-up of a game

error-edition = Издания «{ $name }» нет. Есть: { $known }.
error-preset = В издании «{ $edition }» нет готового набора «{ $name }». Есть: { $known }.
error-switch = «{ $switch }» не может иметь значение «{ $name }». Возможные значения: { $known }.
error-no-switch = Варианта правил «{ $name }» нет. Может быть, имелось в виду: { $known }?
error-which-switch = Варианта правил «{ $name }» нет. Есть такие: { $known }.
error-players = Число игроков в издании «{ $edition }» — от 2 до { $most }, а не { $amount }.
error-seat = Место — это число от 0 до { $most }, а не { $amount }.
error-size = Город достроен, когда в нём 7 или 8 кварталов, а в игре вдвоём и втроём — всегда 8: для { $players } игроков размер { $amount } не подходит.
error-not-cast = { CASE($card, "gen") } нет в составе.
error-character = Персонажа «{ $name }» нет. Может быть, имелось в виду: { $known }?
error-unique = Бонусного квартала «{ $name }» нет. Может быть, имелось в виду: { $known }?
error-substitute = «{ $name }» никого не может заменить. В этом издании могут: { $known }.
error-substitute-for = Заменить { CASE($card, "acc") } могут только: { $known }.
error-fixed-cast = Состав издания «{ $edition }» неизменен, и { CASE($card, "gen") } в нём нет.
error-fixed-deck = Бонусные кварталы издания «{ $edition }» неизменны: не указывайте их.
error-same-rank = { $card } и { $second } — одного ранга: { $rank }. Выберите по одному персонажу каждого ранга.
error-no-rank = В составе нет персонажа ранга { $rank }. Нужен один персонаж каждого ранга с 1-го по 8-й.
error-too-few = Для { CASE($card, "gen") } игроков должно быть не меньше { $least }, а их только { $amount }.
error-not-rank9 = Выберите персонажа 9-го ранга: { $card } — персонаж ранга { $rank }.
error-rank9-two = Вдвоём играют без 9-го ранга: уберите { CASE($card, "acc") }.
error-rank9-three = Втроём, если выбирать персонажей как в классическом издании, их всего 8: уберите 9-й ранг.
error-rank9-needed =
    { $players ->
        [one] При { $players } игроке в составе нужен персонаж 9-го ранга: добавьте его.
        [few] При { $players } игроках в составе нужен персонаж 9-го ранга: добавьте его.
       *[many] При { $players } игроках в составе нужен персонаж 9-го ранга: добавьте его.
    }
error-unique-count = Бонусных кварталов в колоде должно быть { $most }, а не { $amount }.
error-copies = Карт «{ $card }» в колоде может быть не больше { $most }, а указано { $amount }.
error-requires = Для { CASE($card, "gen") } в составе нужен персонаж { $second }: измените что-то одно.

## Commands

error-bot = Бота «{ $name }» нет. Есть: { $known }.
error-no-bots = Назовите хотя бы одного бота.
error-program = Напишите `exec:` и программу, а не «{ $name }».
error-link = «{ $name }» — не ссылка на стол. Она выглядит так: { "http://HOST/t/TABLE" }
error-games = Нужна хотя бы 1 партия, а указано { $amount }.
error-seed = Зерно случайности — число от 0 до { $known }, а не { $name }.
error-match = Для матча нужны претендент и соперник или группа ботов.
error-challenger = Претендент играет против бота: назовите обоих.
error-pool = В группе должно быть не меньше двух ботов, каждый только раз.
error-ladder = Рейтинг составляется по играм группы.
error-match-players = Игроков в матче — от 2 до 8, а не { $amount }.
error-time-limit = Время на решение должно быть больше 0 секунд.
error-journal = { $file } — журнал другого матча.
error-study = В исследовании что-то не так, { $name }: { $known }
error-study-parts = Исследованию нужны части, каждая с собственным названием.
error-study-needed = `--resume` и `--engine` — для исследований: назовите файл исследования или папку с `--out`.
error-study-options = { $known }: этот файл исследования или движок не использует такие параметры.
error-study-worker = У одного из рабочих процессов другая версия программы. Установите везде одинаковую.
error-results-there = В папке { $file } уже есть результаты. Добавьте `--resume`, чтобы продолжить, или назовите другую папку.
error-results-other = В папке { $file } результаты другого исследования или другой версии программы.
error-results-none = В папке { $file } нет результатов исследования.
error-shard-lost = Часть исследования ({ $name }, номер { $amount }) пропала несколько раз: её процесс каждый раз завершается.

## Tables on a server

error-no-table = Такого стола нет.
error-table-closed = Стол закрыт.
error-seat-taken = Это место занято.
error-seat-free = Ещё есть свободное место.
error-sits-already = У вас здесь уже есть место.
error-no-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-begun = Игра уже началась.
error-not-begun = Игра ещё не началась.
error-not-over = Игра ещё не окончена.
error-no-moment = В этой партии нет такого момента.
error-not-asked = Сейчас решает другой игрок.
error-not-now = Сейчас это невозможно.
error-too-many-changes = За этим столом уже слишком много меняли. Теперь можно только играть дальше.
error-paused = Игра на паузе.
error-full = За столом больше нет мест.
error-removed = Хозяин стола попросил вас уйти.
error-no-spectators = За этим столом зрителей не принимают.
error-no-chat = За этим столом чат выключен.
error-no-hints = За этим столом подсказки выключены.
error-too-many-tables =
    { $most ->
        [one] У вас уже { $most } стол с неоконченной игрой: сначала доиграйте или покиньте его.
        [few] У вас уже { $most } стола с неоконченной игрой: сначала доиграйте или покиньте один из них.
       *[many] У вас уже { $most } столов с неоконченной игрой: сначала доиграйте или покиньте один из них.
    }
error-too-many-bots =
    { $most ->
        [one] Кроме вас, здесь есть место только для { $most } бота.
        [few] Кроме вас, здесь есть место только для { $most } ботов.
       *[many] Кроме вас, здесь есть место только для { $most } ботов.
    }
error-setup-code = «{ $name }» — это не код настроек партии.
error-language = Языка «{ $name }» нет. Есть: { $known }.
error-busy = За этим столом происходит слишком много всего сразу. Попробуйте ещё раз.
error-too-fast = Слишком много сообщений сразу. Подождите немного.
error-too-long = Сообщение слишком длинное.
error-malformed = Это сообщение не удаётся понять.
error-origin = Запрос пришёл с другого сайта.
error-server = Что-то пошло не так. Ничего не потеряно: попробуйте ещё раз.
error-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
error-page = На этой странице произошла ошибка. Перезагрузите её; игра не потеряна.
error-workers = Несколько рабочих процессов не могут делить встроенную базу данных: укажите базу { "PostgreSQL" } параметром «--database» или оставьте один процесс.
error-no-database = Не удаётся воспользоваться базой данных: { $text }.
error-no-push = Этот сервер не отправляет уведомлений.
error-unknown-key = Этот ключ или ссылка здесь ничего не открывает.
error-key-too-late = Прошло слишком много времени. Попробуйте ещё раз.
error-no-passkeys = На этом сервере нет ключей доступа. Ссылка работает так же.
error-too-many-keys = Ключей доступа уже { $most }: сначала удалите один.
error-not-kept = Сначала создайте ключ доступа или ссылку, чтобы можно было вернуться.
error-name-taken = Кто-то уже закрепил за собой это или похожее имя.
error-shield-taken = Кто-то уже закрепил за собой этот герб.
error-name-empty = Сначала выберите имя из букв.
error-no-friend = Этого человека нет среди ваших друзей.
error-too-many-friends = Друзей уже { $most }: сначала удалите кого-нибудь.
error-push-address = Туда уведомления отправлять нельзя: у службы доставки публичный адрес { "https" }.
error-contact = «{ $name }» — не контакт. Укажите параметром «--push» адрес, например { "mailto:you@example.org" }.
error-no-port = Свободных портов, начиная с { $port }, нет. Укажите другой параметром «--port».
error-not-found = Здесь ничего нет.
error-other-rules = Эта партия сыграна по правилам версии { $amount }; здесь — версия { $most }.
error-port = Порт { $port } занят. Укажите другой параметром «--port».
