### Errors in Russian: what is wrong with a wish, and what would be right.
###
### Arguments: see the English file. $name, $known, $switch and $text stay as they are. Numbers stand
### where no word depends on them («игроков — 5»).

error-other = { $text }
error-record = Эту запись, позицию или настройку партии не удаётся прочесть: { $text }.

## Choices

error-not-offered = Сейчас «{ $name }» невозможно. Возможно: { $known }.
error-stale = На этот вопрос уже дан ответ.
error-over = Игра окончена.
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
error-preset = В издании «{ $edition }» нет набора «{ $name }». Есть: { $known }.
error-switch = «{ $switch }» не может иметь значение «{ $name }». Возможные значения: { $known }.
error-players = Число игроков в издании «{ $edition }» — от 2 до { $most }, а не { $amount }.
error-seat = Место — это число от 0 до { $most }, а не { $amount }.
error-size = Город достроен, когда в нём 7 или 8 кварталов, а вдвоём и втроём — всегда 8. Не подходит: кварталов — { $amount }, игроков — { $players }.
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
error-rank9-two = Вдвоём играют без 9-го ранга: уберите { CASE($card, "acc") }.
error-rank9-three = Втроём, если выбирать персонажей как в классическом издании, их всего 8: уберите 9-й ранг.
error-rank9-needed =
    { $players ->
        [one] При { $players } игроке в составе нужен персонаж 9-го ранга: добавьте его.
        [few] При { $players } игроках в составе нужен персонаж 9-го ранга: добавьте его.
       *[many] При { $players } игроках в составе нужен персонаж 9-го ранга: добавьте его.
    }
error-unique-count = Бонусных кварталов в колоде должно быть { $most }, а не { $amount }.
error-copies = Карт «{ $card }» в колоде может быть не больше { $most }, а не { $amount }.
error-requires = Для { CASE($card, "gen") } в составе нужен персонаж { $second }: измените что-то одно.

## Commands

error-bot = Бота «{ $name }» нет. Есть: { $known }.
error-no-bots = Назовите хотя бы одного бота.
error-games = Партий должно быть не меньше 1, а не { $amount }.
error-seed = Зерно случайности — число от 0 до { $known }, а не { $name }.
error-measurement = Замер длится больше 0 секунд и состоит хотя бы из 1 прохода.
