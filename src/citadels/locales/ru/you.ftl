### The browser: the page “You”: what brings a guest back, friends, and all that is kept.

you-title = Вы
you-lead = Ваши партии принадлежат этому браузеру. Ключ доступа или ссылка вернёт вас к ним на любом устройстве, без пароля.

## Coming back

you-keys = Возвращение на любом устройстве
you-passkey = Ключ доступа
    .text = Его хранит ваше устройство и открывает отпечатком пальца, лицом или кодом.
you-passkey-name = Название этого устройства
you-passkey-make = Создать ключ доступа
you-passkey-made = Ключ доступа готов.
you-passkey-stopped = Ключ доступа не создан и не использован.
you-passkey-none = По этому адресу или в этом браузере ключи доступа не работают. Ссылка работает.
you-passkey-nameless = Ключ доступа
you-passkey-used = последний раз использован: { $when }
you-passkey-unused = ещё не использован
you-remove = Удалить
you-link = Ссылка
    .text = Кто её откроет, тот станет вами, поэтому берегите её, как ключ. Её показывают только раз.
you-link-make = Создать ссылку
you-link-again = Создать новую ссылку
you-link-since = Ссылка создана: { $when }. Новая её заменит.
you-link-shown = Ваша ссылка. Сохраните её в надёжном месте:
you-enter = Уже бывали здесь?
    .text = Войдите с ключом доступа или откройте свою ссылку в этом браузере.
you-enter-passkey = Войти с ключом доступа
you-enter-as = По этой ссылке вы войдёте как { $name }.
you-enter-go = Войти
you-bring = Взять с собой партии этого браузера
    .text = Иначе вы их больше не найдёте.
you-nobody = игрок без имени

## The name

you-reserve = Закрепить это имя
    .text = Никто другой не сможет взять ни его, ни похожее.
you-reserve-first = Сначала создайте ключ доступа или ссылку.
you-reserved = Это имя закреплено: за ним всегда один и тот же человек.

## Friends

you-friends = Друзья
    .text = Здесь вы видите друг друга, когда вы в сети. Этого должны хотеть оба.
you-friends-none = Друзей здесь пока нет. Отправьте кому-нибудь свою ссылку или добавьте человека после игры.
you-friend-here = в сети
you-friend-invites = приглашает вас
you-friend-waits = ждёт игроков
you-friend-join = Присоединиться
you-friend-invite = Пригласить
you-friend-invited = { $name }: приглашение отправлено.
you-friend-wish = хочет с вами дружить
you-friend-accept = Принять
you-friend-decline = Не сейчас
you-friend-add = Добавить в друзья
you-friend-asked = Вы станете друзьями, как только { $name } захочет того же.
you-friend-link = Скопировать ссылку для друзей
    .text = Кто её откроет, станет вашим другом. Новая ссылка заменяет прежнюю.
you-friend-from = { $name } хочет с вами дружить.
you-friend-now = Теперь вы друзья.

## What is kept

you-data = Ваши данные
you-export = Скачать всё
    .text = Имя, партии с записями, сообщения в чатах, устройства и ключи — одним файлом.
you-out = Выйти на всех других устройствах
    .text = Если кто-то завладел вашим браузером или ссылкой. Тогда создайте и новую ссылку.
you-outed = На всех других устройствах выполнен выход.
you-leave = Выйти здесь
    .text = Этот браузер начнёт сначала. Ключ доступа или ссылка вернёт вас.

## Vacation, for play by correspondence; $when is a day

you-vacation = Отпуск
    .text = За столами с игрой по переписке ваше время не идёт, а другие видят, до какого дня. Первый же ход его заканчивает.
you-vacation-until = Нет до
you-vacation-go = Уйти в отпуск
you-vacation-back = Я возвращаюсь
you-vacation-now = Вы в отпуске до { $when }.
you-vacation-left = Дней отпуска в этом году осталось: { $count }
