### Errors in Ukrainian: what is wrong with a wish, and what would be right.
###
### $name, $known and $switch are words as they are typed, $text is a technical remark: they stay as
### they are. $edition is the name of an edition, an adjective for "видання".

error-other = { $text }
error-record = Цього запису, позиції чи налаштувань не вдалося прочитати: { $text }.

## Choices

error-not-offered = «{ $name }» зараз неможливо. Можливо: { $known }.
error-stale = На це запитання вже дано відповідь.
error-over = Гру завершено.
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
error-players = { $edition } видання – для 2–{ $most } гравців, а не для { $amount }.
error-seat = Місце – це число від 0 до { $most }, а не { $amount }.
error-size = Місто завершують 7 або 8 кварталів, а вдвох чи втрьох – завжди 8: розмір { $amount } не підходить, якщо кількість гравців – { $players }.
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
error-rank9-two = Удвох рангу 9 немає: приберіть { CASE($card, "acc") }.
error-rank9-three = Утрьох, якщо вибирати, як у класичному виданні, персонажів 8: приберіть ранг 9.
error-rank9-needed =
    { $players ->
        [one] Для { $players } гравця серед персонажів партії потрібен ранг 9: додайте його.
        [few] Для { $players } гравців серед персонажів партії потрібен ранг 9: додайте його.
       *[many] Для { $players } гравців серед персонажів партії потрібен ранг 9: додайте його.
    }
error-unique-count = Особливих кварталів у колоді має бути { $most }, а не { $amount }.
error-copies = Карт «{ $card }» у колоді може бути щонайбільше { $most }, а не { $amount }.
error-requires = { $card } потребує { CASE($second, "gen") } серед персонажів партії: змініть одне з двох.

## Commands

error-bot = Бота «{ $name }» немає. Є: { $known }.
error-no-bots = Назвіть принаймні одного бота.
error-games = Потрібна щонайменше 1 партія, а не { $amount }.
error-seed = Зерно – це число від 0 до { $known }, а не { $name }.
error-measurement = Вимірювання потребує більше ніж 0 секунд і щонайменше 1 раунду.
