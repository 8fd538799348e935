### The browser in Russian: the sheet at the end of a game. The lines of a score are in scores.ftl.
###
### $player is a name without gender; $place counts from 1.

sheet-title = Итоговые очки
sheet-wins = Побеждает { $player }
    .you = Вы победили!
sheet-place = { $place }-е место
sheet-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# How far I am from the first, or the first from the second; $score: "3 points".
sheet-behind = отставание: { $score }
sheet-ahead = отрыв: { $score }
sheet-level = поровну очков
sheet-tie-rank = При равенстве очков решает ранг { $rank }
sheet-total = Всего
sheet-fold = Взглянуть на стол
sheet-unfold = Итоговые очки
sheet-rematch = Сыграть ещё раз
sheet-join = К следующей партии
sheet-watch = Смотреть следующую
sheet-next = Остальные играют снова.
sheet-decline = Не в этот раз
sheet-declined = больше не играет
sheet-replay = Смотреть повтор
sheet-share = Поделиться повтором
sheet-picture = Результат картинкой
sheet-fair = Всё было честно?
sheet-fair-text = Прежде чем раздать первую карту, сервер показал отпечаток числа, от которого зависят все случайности этой партии. Теперь он показывает само число: отпечаток — это { "SHA-256" } от «citadels seed » и 32 байтов этого числа. Каждый может разыграть запись заново и сравнить.
sheet-promised = Отпечаток, показанный в начале
sheet-seed = Само число
sheet-fair-yes = Они сходятся: это только что вычислил ваш браузер.
sheet-fair-no = Они не сходятся!
sheet-record = Скачать запись
sheet-verify = Для проверки каждого выбора нужны запись и отпечаток
