### Keeping order in Russian: blocking, reporting, announcements.
###
### Labels are short; $player is a name.

## What one can do about somebody

order-about = Действия с игроком: { $player }
order-people = Игроки здесь
order-mute = Скрыть за этим столом
order-unmute = Показывать снова
order-block = Заблокировать
order-block-text = Вы больше не увидите сообщений этого игрока; он не сядет за ваши столы, а вы — за его. Ему об этом не сообщают.
order-unblock = Разблокировать
order-blocked = заблокировано
order-blocked-now = Заблокировано. Это можно отменить в настройках.
order-blocked-title = Заблокированные игроки
order-nameless = игрок без имени

## Reports

order-report = Пожаловаться
order-report-title = Жалоба: { $player }
order-report-why = Что случилось?
order-reason-insult = Оскорбления или ненависть
order-reason-spam = Спам или реклама
order-reason-name = Оскорбительное имя
order-reason-cheating = Жульничество
order-reason-stalling = Затягивание игры
order-reason-other = Что-то другое
order-report-words = Своими словами, если хотите
order-report-kept = Это прочтут те, кто держит этот сервер, вместе с последними сообщениями чата и вашим именем.
order-report-send = Отправить жалобу
order-report-sent = Спасибо. Жалоба отправлена.

## What everybody is told, and what may be said

order-announcement = Объявление
order-quick = Пока только готовые фразы: сначала сыграйте несколько партий с другими.
order-filter = Скрывать брань
