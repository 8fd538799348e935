# Programs that play: `citadels check-bot`, `sit` and `mcp`.

check-start = Программа запускается и называет себя «{ $name }».
check-play =
    Программа играет { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    } и отвечает на { $questions ->
        [one] { $questions } вопрос
        [few] { $questions } вопроса
       *[many] { $questions } вопросов
    } { $kinds ->
        [one] { $kinds } вида
        [few] { $kinds } видов
       *[many] { $kinds } видов
    }; самый медленный ответ занял { $slowest } мс.
check-silent = Между вопросами программа молчит.
check-leave = Программа завершается, когда с ней прощаются.
check-hang-up = Программа завершается, когда соединение закрыто.
check-trouble = Ошибка: { $text }
sit-seated = { $name } садится за стол. Чтобы уйти, нажмите { "Ctrl-C" }; дальше будет играть бот сервера.
sit-over = Партия окончена: { $text } из { $players }.
mcp-no-game = Партии ещё нет: вызовите `new_game`.
mcp-not-now = Сейчас нельзя:
