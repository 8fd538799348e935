### Bots in Ukrainian: why a bot chose what it chose, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so).

bot-only-choice = Іншого вибору немає.
bot-chance = Вирішив випадок.
bot-habit = Так зазвичай і роблять.
# $amount: how many districts bring something.
bot-income =
    { $amount ->
        [one] { $card } отримує дохід за { $amount } квартал.
        [few] { $card } отримує дохід за { $amount } квартали.
       *[many] { $card } отримує дохід за { $amount } кварталів.
    }
bot-gather-gold = Потрібно більше золота.
bot-gather-cards = Потрібно більше карт.
bot-build = Зараз найкраще збудувати { CASE($card, "acc") }.
bot-finishes =
    { GENDER($card) ->
        [plural] { $card } завершують місто.
       *[masculine] { $card } завершує місто.
    }
bot-saves =
    { $amount ->
        [one] Варто назбирати { $amount } монету на { CASE($card, "acc") }.
        [few] Варто назбирати { $amount } монети на { CASE($card, "acc") }.
       *[many] Варто назбирати { $amount } монет на { CASE($card, "acc") }.
    }
bot-denies = Краще не лишати { CASE($card, "acc") } { CASE($player, "dat") }.
bot-fears = Це захищає від { CASE($card, "gen") }.
bot-likes = Тут найбільше користі від { CASE($card, "gen") }.
bot-leader-target = { $player } попереду всіх.
bot-richest-target = З-поміж інших найбільше золота має { $player }: { $amount ->
        [one] { $amount } монета
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
bot-keeps = { $card } – найкраща з цих карт.
bot-parts = Найменше шкода { CASE($card, "gen") }.
bot-power = Варто скористатися { CASE($card, "ins") }.
bot-ends = Цього ходу більше нічого робити не варто.

## What a choice brings by the end of the round, as reviews and hints have measured it

# In these, $amount is the difference to another choice: gold, gold's worth of districts, or cards; 0 is less than one half.
bot-gains-won = Так частіше вдається виграти вже в цьому раунді.
bot-gains-city =
    { $amount ->
        [0] Наприкінці раунду місто коштує трохи більше.
        [one] Наприкінці раунду місто коштує приблизно на { $amount } монету більше.
        [few] Наприкінці раунду місто коштує приблизно на { $amount } монети більше.
       *[many] Наприкінці раунду місто коштує приблизно на { $amount } монет більше.
    }
bot-gains-gold =
    { $amount ->
        [0] Наприкінці раунду лишається трохи більше золота.
        [one] Наприкінці раунду лишається приблизно на { $amount } монету більше.
        [few] Наприкінці раунду лишається приблизно на { $amount } монети більше.
       *[many] Наприкінці раунду лишається приблизно на { $amount } монет більше.
    }
bot-gains-cards =
    { $amount ->
        [0] Наприкінці раунду в руці часто на карту більше.
        [one] Наприкінці раунду в руці приблизно на { $amount } карту більше.
        [few] Наприкінці раунду в руці приблизно на { $amount } карти більше.
       *[many] Наприкінці раунду в руці приблизно на { $amount } карт більше.
    }
bot-gains-crown = Так частіше дістається корона.
bot-costs-won = { $player } рідше виграє вже в цьому раунді.
bot-costs-city =
    { $amount ->
        [0] Наприкінці раунду місто { CASE($player, "gen") } коштує трохи менше.
        [one] Наприкінці раунду місто { CASE($player, "gen") } коштує приблизно на { $amount } монету менше.
        [few] Наприкінці раунду місто { CASE($player, "gen") } коштує приблизно на { $amount } монети менше.
       *[many] Наприкінці раунду місто { CASE($player, "gen") } коштує приблизно на { $amount } монет менше.
    }
bot-costs-gold =
    { $amount ->
        [0] Наприкінці раунду { $player } має трохи менше золота.
        [one] Наприкінці раунду { $player } має приблизно на { $amount } монету менше.
        [few] Наприкінці раунду { $player } має приблизно на { $amount } монети менше.
       *[many] Наприкінці раунду { $player } має приблизно на { $amount } монет менше.
    }
bot-costs-cards =
    { $amount ->
        [0] Наприкінці раунду { $player } часто має на карту менше.
        [one] Наприкінці раунду { $player } має приблизно на { $amount } карту менше.
        [few] Наприкінці раунду { $player } має приблизно на { $amount } карти менше.
       *[many] Наприкінці раунду { $player } має приблизно на { $amount } карт менше.
    }
bot-costs-share = Найбільше це шкодить { CASE($player, "dat") }.
bot-many = Однієї причини немає: тут складається багато дрібних переваг.
bot-even = Усі ці варіанти дають приблизно те саме.

## Who sits at a table: names of the levels, and a word about each

level-random = Випадок
    .text = Робить що завгодно, аби за правилами.
level-novice = Новачок
    .text = Будує, що може, а про решту забуває.
level-apprentice = Підмайстер
    .text = Знає звичні прийоми; кожен має свою вдачу.
level-apprentice-builder = Підмайстер (будівничий)
    .text = Будує рано й часто.
level-apprentice-raider = Підмайстер (розбишака)
    .text = Любить грабувати й руйнувати.
level-apprentice-miser = Підмайстер (скнара)
    .text = Збирає на дорогі квартали.
level-apprentice-schemer = Підмайстер (інтриган)
    .text = Віддає перевагу хитрим персонажам.
level-citizen = Містянин
    .text = Пам’ятає, хто ким може бути, і бачить, коли надходить кінець гри.
level-master-builder = Майстер-будівничий
    .text = Продумує раунд, перш ніж обирати.
level-regent = Регент
    .text = Думає до пів секунди і з досвіду знає, чого вартий кожен персонаж.
level-grand-architect = Великий архітектор
    .text = Думає найдовше: до двох секунд над кожним вибором.
level-rush = Спринтер
    .text = Якнайшвидше будує дешеві квартали.
level-richard = Річард
    .text = Грає за кількома давніми правилами.
level-cheat = Шахрай
    .text = Бачить усе; лише для вимірювань.
