# Programs that play: `citadels check-bot`, `sit` and `mcp`.

check-start = Програма запускається й називає себе «{ $name }».
check-play =
    Програма грає { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    } і відповідає на { $questions ->
        [one] { $questions } запитання
        [few] { $questions } запитання
       *[many] { $questions } запитань
    } { $kinds ->
        [one] { $kinds } виду
        [few] { $kinds } видів
       *[many] { $kinds } видів
    }; найповільніша відповідь зайняла { $slowest } мс.
check-silent = Між запитаннями програма мовчить.
check-leave = Програма завершується, коли з нею прощаються.
check-hang-up = Програма завершується, коли з’єднання закрито.
check-trouble = Помилка: { $text }
sit-seated = { $name } сідає за стіл. Щоб піти, натисніть { "Ctrl-C" }; далі гратиме бот сервера.
sit-over = Гру закінчено: { $text } з { $players }.
mcp-no-game = Партії ще немає: викличте `new_game`.
mcp-not-now = Зараз неможливо:
