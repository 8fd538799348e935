### Keeping order in Ukrainian: blocking, reporting, announcements.
###
### Labels are short; $player is a name.

## What one can do about somebody

order-about = Дії щодо гравця: { $player }
order-people = Гравці тут
order-mute = Приховати за цим столом
order-unmute = Знову показувати
order-block = Заблокувати
order-block-text = Ви більше не побачите повідомлень цього гравця; він не сяде за ваші столи, а ви – за його. Його про це не сповіщають.
order-unblock = Розблокувати
order-blocked = заблоковано
order-blocked-now = Заблоковано. Це можна скасувати в налаштуваннях.
order-blocked-title = Заблоковані гравці
order-nameless = гравець без імені

## Reports

order-report = Поскаржитися
order-report-title = Скарга: { $player }
order-report-why = Що сталося?
order-reason-insult = Образи або ненависть
order-reason-spam = Спам або реклама
order-reason-name = Образливе ім’я
order-reason-cheating = Шахрайство
order-reason-stalling = Затягування гри
order-reason-other = Щось інше
order-report-words = Своїми словами, якщо хочете
order-report-kept = Це прочитають ті, хто тримає цей сервер, разом з останніми повідомленнями чату й вашим ім’ям.
order-report-send = Надіслати скаргу
order-report-sent = Дякуємо. Скаргу надіслано.

## What everybody is told, and what may be said

order-announcement = Оголошення
order-quick = Поки що лише готові фрази: спершу зіграйте кілька ігор з іншими.
order-filter = Приховувати лайку
