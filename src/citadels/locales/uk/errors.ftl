### Errors in Ukrainian: what is wrong with a wish, and what would be right.
###
### $name, $known and $switch are words as they are typed, $text is a technical remark: they stay as
### they are. $edition is the name of an edition, an adjective for "видання".

error-other = { $text }
error-record = Не вдалося прочитати запис, позицію чи налаштування гри: { $text }.

## Choices

error-not-offered = «{ $name }» зараз неможливо. Можливо: { $known }.
error-stale = На це запитання вже дано відповідь.
error-over = Гру завершено.
error-effort = Ретельності «{ $name }» немає. Оберіть одну з цих: { $known }.
error-unfinished = Розібрати можна лише завершену гру, а ця ще триває.
error-nothing = «{ $name }» нічого не означає в цій грі.
error-undo =
    { $most ->
        [0] Нема чого скасовувати.
        [one] Скасувати можна лише { $most } вибір.
        [few] Скасувати можна лише { $most } вибори.
       *[many] Скасувати можна лише { $most } виборів.
    }

## Set-up of a game

error-edition = Видання «{ $name }» немає. Є: { $known }.
error-preset = { $edition } видання не має готової комбінації «{ $name }». Має: { $known }.
error-switch = «{ $switch }» не може мати значення «{ $name }». Може мати: { $known }.
error-no-switch = Варіанта правил «{ $name }» немає. Може, ви мали на увазі: { $known }?
error-which-switch = Варіанта правил «{ $name }» немає. Є такі: { $known }.
error-players = { $edition } видання – для 2–{ $most } гравців, а не для { $amount }.
error-seat = Місце – це число від 0 до { $most }, а не { $amount }.
error-size = Місто завершують 7 або 8 кварталів, а в грі вдвох чи втрьох – завжди 8: для { $players } гравців розмір { $amount } не підходить.
error-not-cast = { CASE($card, "gen") } немає серед персонажів партії.
error-character = Персонажа «{ $name }» немає. Може, ви мали на увазі: { $known }?
error-unique = Особливого кварталу «{ $name }» немає. Може, ви мали на увазі: { $known }?
error-substitute = «{ $name }» нікого не може замінити. У цьому виданні можуть: { $known }.
error-substitute-for = Замінити { CASE($card, "acc") } можуть лише: { $known }.
error-fixed-cast = { $edition } видання має незмінних персонажів, і { CASE($card, "gen") } серед них немає.
error-fixed-deck = { $edition } видання має незмінні особливі квартали: не вказуйте їх.
error-same-rank = { $card } та { $second } мають однаковий ранг { $rank }. Оберіть по одному персонажу кожного рангу.
error-no-rank = Серед персонажів партії немає рангу { $rank }. Потрібно по одному кожного рангу від 1 до 8.
error-too-few = { $card } потребує щонайменше { $least } гравців, а їх лише { $amount }.
error-not-rank9 = Оберіть персонажа рангу 9: { $card } має ранг { $rank }.
error-rank9-two = Удвох грають без рангу 9: приберіть { CASE($card, "acc") }.
error-rank9-three = Утрьох, якщо обирати персонажів, як у класичному виданні, їх усього 8: приберіть ранг 9.
error-rank9-needed =
    { $players ->
        [one] Для { $players } гравця серед персонажів партії потрібен ранг 9: додайте його.
        [few] Для { $players } гравців серед персонажів партії потрібен ранг 9: додайте його.
       *[many] Для { $players } гравців серед персонажів партії потрібен ранг 9: додайте його.
    }
error-unique-count = Особливих кварталів у колоді має бути { $most }, а не { $amount }.
error-copies = Карт «{ $card }» у колоді може бути щонайбільше { $most }, а вказано { $amount }.
error-requires = { $card } потребує { CASE($second, "gen") } серед персонажів партії: змініть щось одне.

## Commands

error-match = Для матчу потрібні претендент і суперник або пул ботів.
error-challenger = Претендент грає проти бота: назвіть обох.
error-pool = У пулі має бути щонайменше два боти, кожен лише раз.
error-ladder = Рейтинг складають за партіями пулу.
error-match-players = Матч – для 2–8 гравців, а не для { $amount }.
error-time-limit = Час на рішення має бути більший за 0 секунд.
error-journal = { $file } – це журнал іншого матчу.
error-bot = Бота «{ $name }» немає. Є: { $known }.
error-no-bots = Назвіть принаймні одного бота.
error-program = Напишіть `exec:` і програму, а не «{ $name }».
error-link = «{ $name }» – не посилання на стіл. Воно має такий вигляд: { "http://HOST/t/TABLE" }
error-games = Потрібна щонайменше 1 партія, а вказано { $amount }.
error-seed = Зерно – це число від 0 до { $known }, а не { $name }.
error-study = У дослідженні щось не так, { $name }: { $known }
error-study-parts = Дослідженню потрібні частини, кожна з власною назвою.
error-study-needed = `--resume` і `--engine` – для досліджень: назвіть файл дослідження або теку з `--out`.
error-study-options = Цей файл дослідження або рушій не використовує таких параметрів: { $known }.
error-study-worker = Один із робочих процесів має іншу версію програми. Установіть усюди однакову.
error-results-there = У теці { $file } вже є результати. Додайте `--resume`, щоб продовжити, або назвіть іншу теку.
error-results-other = У теці { $file } результати іншого дослідження або іншої версії програми.
error-results-none = У теці { $file } немає результатів дослідження.
error-shard-lost = Частина дослідження ({ $name }, номер { $amount }) зникла кілька разів: її процес щоразу завершується.

## Tables on a server

error-no-table = Такого столу немає.
error-table-closed = Стіл закрито.
error-seat-taken = Це місце зайняте.
error-seat-free = Ще є вільне місце.
error-sits-already = Ви вже маєте тут місце.
error-no-seat = Це не ваше місце.
error-not-host = Це може зробити лише господар столу.
error-begun = Гра вже почалася.
error-not-begun = Гра ще не почалася.
error-not-over = Гру ще не завершено.
error-no-moment = У цій грі немає такого моменту.
error-not-asked = Зараз вирішує інший гравець.
error-not-now = Зараз це неможливо.
error-too-many-changes = За цим столом уже надто багато змінювали. Тепер можна лише грати далі.
error-paused = Гру призупинено.
error-full = За столом більше немає місць.
error-removed = Господар столу попросив вас піти.
error-no-spectators = За цим столом глядачів не приймають.
error-no-chat = За цим столом чат вимкнено.
error-no-hints = За цим столом підказки вимкнено.
error-too-many-tables =
    { $most ->
        [one] У вас уже { $most } незавершений стіл: спершу дограйте за ним або покиньте його.
        [few] У вас уже { $most } незавершені столи: спершу дограйте за одним або покиньте його.
       *[many] У вас уже { $most } незавершених столів: спершу дограйте за одним або покиньте його.
    }
error-too-many-bots =
    { $most ->
        [one] Крім вас, тут є місце для { $most } бота.
        [few] Крім вас, тут є місце для { $most } ботів.
       *[many] Крім вас, тут є місце для { $most } ботів.
    }
error-setup-code = «{ $name }» – це не код налаштувань гри.
error-language = Мови «{ $name }» немає. Є: { $known }.
error-busy = Зараз відбувається забагато всього відразу. Спробуйте ще раз.
error-too-fast = Забагато всього відразу. Зачекайте трохи.
error-too-long = Повідомлення задовге.
error-malformed = Це повідомлення не вдається зрозуміти.
error-origin = Запит надійшов з іншого сайту.
error-server = Щось пішло не так. Нічого не втрачено: спробуйте ще раз.
error-offline = Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.
error-page = На цій сторінці сталася помилка. Перезавантажте її; гру не втрачено.
error-workers = Кілька робочих процесів не можуть ділити вбудовану базу даних: вкажіть базу { "PostgreSQL" } через «--database» або залиште один процес.
error-config-file = Налаштування з { $file } не читаються: { $text }.
error-no-setting = { $file }: налаштування «{ $name }» немає. Може, ви мали на увазі: { $known }?
error-which-setting = { $file }: налаштування «{ $name }» немає. Є такі: { $known }.
error-setting-value = { $file }: «{ $name }» не може мати значення «{ $value }». Може мати: { $known }.
error-no-database = Не вдається скористатися базою даних: { $text }.
error-no-database-file = У { $file } немає бази даних.
error-other-schema = База даних має схему { $name }, а не схему цієї програми. Запустіть сервер один раз, щоб її оновити, або візьміть програму, якій вона належить.
error-backup-none = Цей файл – не резервна копія.
error-backup-newer = Цю копію зробила новіша програма. Спершу встановіть ту версію.
error-backup-cut = Копія обірвана: вона закінчується в «{ $name }» після рядка { $amount }.
error-backup-damaged = Копія пошкоджена в «{ $name }», біля рядка { $amount }.
error-backup-rows = Копія неповна: у «{ $name }» рядків { $amount }, а записано було { $most }.
error-backup-changed = Копію змінено: вміст «{ $name }» не відповідає своєму хешу.
error-restore-full = { $name }: база не порожня. Вкажіть порожню базу даних, щоб нічого не втратити.
error-restore-refused = База даних не приймає «{ $name }»: { $text }.
error-no-push = Цей сервер не надсилає сповіщень.
error-unknown-key = Цей ключ або посилання тут нічого не відкриває.
error-key-too-late = Минуло забагато часу. Спробуйте ще раз.
error-no-passkeys = На цьому сервері ключів доступу немає. Посилання працює так само.
error-too-many-keys = Ключів доступу вже { $most }: спершу вилучіть один.
error-not-kept = Спершу створіть ключ доступу або посилання, щоб мати змогу повернутися.
error-name-taken = Хтось уже закріпив за собою це або схоже ім’я.
error-name-empty = Спершу оберіть ім’я з літер.
error-no-friend = Цієї людини немає серед ваших друзів.
error-too-many-friends = Друзів уже { $most }: спершу вилучіть когось.
error-vacation-long = Це задовго. Днів відпустки цього року залишилося: { $amount }
error-push-address = Туди сповіщення надсилати не можна: служба доставки має публічну адресу { "https" }.
error-contact = «{ $name }» – не контакт. Вкажіть через «--push» адресу, як-от { "mailto:you@example.org" }.
error-no-port = Вільних портів, починаючи з { $port }, немає. Вкажіть інший через «--port».
error-not-found = Тут нічого немає.
error-other-rules = Цю партію зіграно за версією правил { $amount }; тут – версія { $most }.
error-port = Порт { $port } зайнятий. Вкажіть інший через «--port».

## Keeping order

error-banned = Вам не можна тут грати до { $until }.
error-muted = Вам не можна писати в чат до { $until }.
error-quick-only = За відкритими столами вам поки що доступні лише готові фрази.
error-draining = Сервер скоро перезапуститься: ігри тривають, але нових поки що не почати.
error-blocked = Вам не сісти за цей стіл: хтось із вас двох, ви чи господар столу, заблокував іншого.
error-too-many-blocks =
    { $most ->
        [one] Ви вже заблокували { $most } гравця: спершу когось розблокуйте.
        [few] Ви вже заблокували { $most } гравців: спершу когось розблокуйте.
       *[many] Ви вже заблокували { $most } гравців: спершу когось розблокуйте.
    }
error-no-guest = Гостя «{ $name }» немає.
error-network = «{ $name }» – це не мережа. Напишіть, наприклад, { "203.0.113.0/24" }.
error-network-wide = Ця мережа завелика: не ширше за /{ $most }.
error-duration = «{ $name }» – це не проміжок часу. Напишіть, наприклад, { "30m" }, { "2h" } або { "7d" }.
error-no-target = Для «{ $name }» нема чого змінювати.
error-no-key = Цей ключ не відкриває цієї сторінки.

## Standing

error-rated-game = Рейтингову гру грають до кінця. Ви можете піти; за вас дограє бот.
error-rated-hints = У рейтинговій грі підказок немає.
error-no-league = Такої ліги немає, або її посилання замінено.
error-league-name = Дайте лізі назву.
error-league-ended = Ця ліга завершена.
error-league-removed = Власник вилучив вас із цієї ліги.
error-friend-blocked = Ви не можете стати друзями: хтось із вас двох заблокував іншого.
error-league-blocked = Ви не можете приєднатися до цієї ліги: хтось із вас двох, ви чи її власник, заблокував іншого.
error-league-full = Учасників у цій лізі вже { $most }.
error-too-many-leagues = Ліг у вас уже { $most }: спершу вийдіть з якоїсь.
error-not-owner = Це може лише власник ліги.
error-no-member = Вилучати можна лише інших учасників вашої ліги.
error-no-profile = Цей гравець не показує профілю.
