### The browser in Ukrainian: the sheet at the end of a game. The lines of a score are in scores.ftl.
###
### $player is a name without gender; $place counts from 1.

sheet-title = Підсумок
sheet-wins = Перемагає { $player }
    .you = Ви перемогли!
sheet-place =
    { $place ->
        [1] { $place }-ше місце
        [2] { $place }-ге місце
        [3] { $place }-тє місце
        [7] { $place }-ме місце
        [8] { $place }-ме місце
       *[other] { $place }-те місце
    }
sheet-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
# How far I am from the first, or the first from the second; $score: "3 points".
sheet-behind = відставання: { $score }
sheet-ahead = перевага: { $score }
sheet-level = порівну балів
sheet-tie-rank = Нічия: вирішує ранг { $rank }
sheet-total = Усього
sheet-fold = Показати стіл
sheet-unfold = Підсумок
sheet-rematch = Ще партію
sheet-join = До наступної гри
sheet-watch = Дивитися наступну гру
sheet-next = Інші грають іще раз.
sheet-decline = Не цього разу
sheet-declined = більше не грає
sheet-replay = Дивитися повтор
sheet-share = Поділитися повтором
sheet-picture = Результат картинкою
sheet-fair = Чи все було чесно?
sheet-fair-text = Перш ніж роздати першу карту, сервер показав відбиток числа, від якого залежить усе випадкове в цій грі. Тепер він показує й саме це число: відбиток – це { "SHA-256" } від «citadels seed » і 32 байтів цього числа. Кожен може відтворити гру із запису та порівняти.
sheet-promised = Відбиток, показаний на початку
sheet-seed = Таємне число
sheet-fair-yes = Вони збігаються: це щойно обчислив ваш браузер.
sheet-fair-no = Вони не збігаються!
sheet-record = Завантажити запис
sheet-verify = Щоб перевірити кожен вибір, потрібні запис і відбиток
