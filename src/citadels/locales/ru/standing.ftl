### The browser: ratings and profiles.
###
### For translators
###
### - $score and $gain are numbers: “1,480 ± 120”. Nothing here may sound surer than it is.
### - $name is what somebody calls themselves.

standing-rating = Рейтинг
    .text = Настоящая сила лежит в этих пределах 19 раз из 20. Считаются только рейтинговые игры с другими людьми; на 400 больше значит в десять раз больше шансов оказаться впереди.
standing-value = { $score } ± { $gain }
standing-value-new = { $score } ± { $gain }, новый
standing-value-said = рейтинг { $score }, плюс-минус { $gain }
standing-gained = { $gain } за эту игру
standing-none = Пока не закончена ни одна рейтинговая игра.
standing-rated-games =
    { $count ->
        [one] за { $count } рейтинговую игру
        [few] за { $count } рейтинговые игры
       *[other] за { $count } рейтинговых игр
    }
standing-rated = Рейтинговая игра
    .text = Она меняет рейтинг всех, даже тех, кто уйдёт. Подсказок нет, и хозяин не может закрыть стол.
standing-rated-soon = Рейтинговая игра без подсказок, если играют хотя бы двое людей
standing-unrated = Без рейтинга
standing-no-advice = В рейтинговой игре подсказок нет.
standing-only-people = Только с другими людьми, каждый за своим экраном.

## Profile

standing-profile = Профиль
standing-profile-of = Как играет { $name }
standing-profile-open = Показывать мой профиль тем, с кем я играю
    .text = Рейтинг, результаты и любимые персонажи. Иначе их видите только вы.
standing-characters = Любимые персонажи
    .text = Как часто персонажа выбирали, когда его можно было взять, и как часто взяли бы наугад. Весь список верен 99 раз из 100.
standing-character = Персонаж
standing-chosen = Выбран
standing-by-chance = Наугад
standing-likes = любимый
standing-avoids = выбирают редко
standing-usual = примерно как наугад
standing-few = слишком мало выборов, чтобы сказать
standing-more = Больше
standing-no-games = Пока не закончена ни одна игра.
