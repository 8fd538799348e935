### The browser: ratings and profiles.
###
### For translators
###
### - $score and $gain are numbers: “1,480 ± 120”. Nothing here may sound surer than it is.
### - $name is what somebody calls themselves.

standing-rating = Рейтинг
    .text = Справжня сила лежить у цих межах 19 разів із 20. Рахуються лише рейтингові ігри з іншими людьми; на 400 більше означає вдесятеро більші шанси бути попереду.
standing-value = { $score } ± { $gain }
standing-value-new = { $score } ± { $gain }, новий
standing-value-said = рейтинг { $score }, плюс-мінус { $gain }
standing-gained = { $gain } за цю гру
standing-none = Ще не завершено жодної рейтингової гри.
standing-rated-games =
    { $count ->
        [one] за { $count } рейтингову гру
        [few] за { $count } рейтингові гри
       *[other] за { $count } рейтингових ігор
    }
standing-rated = Рейтингова гра
    .text = Вона змінює рейтинг усіх, навіть тих, хто піде. Підказок немає, і господар не може закрити стіл.
standing-rated-soon = Рейтингова гра без підказок, якщо грають щонайменше двоє людей
standing-unrated = Без рейтингу
standing-no-advice = У рейтинговій грі підказок немає.
standing-only-people = Лише з іншими людьми, кожен за своїм екраном.

## Profile

standing-profile = Профіль
standing-profile-of = Як грає { $name }
standing-profile-open = Показувати мій профіль тим, з ким я граю
    .text = Рейтинг, результати й улюблені персонажі. Інакше їх бачите лише ви.
standing-characters = Улюблені персонажі
    .text = Як часто персонажа обирали, коли він був у виборі, і як часто його обрали б навмання. Увесь список правильний 99 разів зі 100.
standing-character = Персонаж
standing-chosen = Обрано
standing-by-chance = Навмання
standing-likes = улюблений
standing-avoids = обирають рідко
standing-usual = приблизно як навмання
standing-few = замало виборів, щоб сказати
standing-more = Більше
standing-no-games = Ще не завершено жодної гри.
