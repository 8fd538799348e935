### Bots in Russian: why a bot chose what it chose, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so).

bot-only-choice = Другого выбора нет.
bot-chance = Решает случай.
bot-habit = Так обычно и делают.
# $amount: how many districts bring something.
bot-income =
    { GENDER($card) ->
        [plural] { $card } приносят доход за { $amount ->
            [one] { $amount } квартал.
            [few] { $amount } квартала.
           *[many] { $amount } кварталов.
        }
       *[masculine] { $card } приносит доход за { $amount ->
            [one] { $amount } квартал.
            [few] { $amount } квартала.
           *[many] { $amount } кварталов.
        }
    }
bot-gather-gold = Нужно больше золота.
bot-gather-cards = Нужно больше карт.
bot-build = { $card } — лучшее, что можно сейчас построить.
bot-finishes =
    { GENDER($card) ->
        [plural] { $card } достраивают город.
       *[masculine] { $card } достраивает город.
    }
bot-saves =
    { $amount ->
        [one] Стоит накопить { $amount } золотой на { CASE($card, "acc") }.
        [few] Стоит накопить { $amount } золотых на { CASE($card, "acc") }.
       *[many] Стоит накопить { $amount } золотых на { CASE($card, "acc") }.
    }
bot-denies = Лучше не оставлять { CASE($player, "dat") } { CASE($card, "acc") }.
bot-fears = Это защищает от { CASE($card, "gen") }.
bot-likes = { $card } здесь ценнее всего.
bot-leader-target = { $player } впереди всех.
bot-richest-target =
    { $amount ->
        [one] Среди остальных больше всего золота у { CASE($player, "gen") }: { $amount } золотой.
        [few] Среди остальных больше всего золота у { CASE($player, "gen") }: { $amount } золотых.
       *[many] Среди остальных больше всего золота у { CASE($player, "gen") }: { $amount } золотых.
    }
bot-keeps = { $card } — лучшая из этих карт.
bot-parts = Без { CASE($card, "gen") } легче всего обойтись.
bot-power = Сейчас выгодно применить свойство { CASE($card, "gen") }.
bot-ends = Больше в этом ходу ничего стоящего нет.

## What a choice brings by the end of the round, as reviews and hints have measured it

# In these, $amount is the difference to another choice: gold, gold's worth of districts, or cards; 0 is less than one half.
bot-gains-won = Так чаще удаётся выиграть уже в этом раунде.
bot-gains-city =
    { $amount ->
        [0] К концу раунда город стоит немного больше.
        [one] К концу раунда город стоит примерно на { $amount } золотой больше.
        [few] К концу раунда город стоит примерно на { $amount } золотых больше.
       *[many] К концу раунда город стоит примерно на { $amount } золотых больше.
    }
bot-gains-gold =
    { $amount ->
        [0] К концу раунда остаётся немного больше золота.
        [one] К концу раунда остаётся примерно на { $amount } золотой больше.
        [few] К концу раунда остаётся примерно на { $amount } золотых больше.
       *[many] К концу раунда остаётся примерно на { $amount } золотых больше.
    }
bot-gains-cards =
    { $amount ->
        [0] К концу раунда на руке часто на карту больше.
        [one] К концу раунда на руке примерно на { $amount } карту больше.
        [few] К концу раунда на руке примерно на { $amount } карты больше.
       *[many] К концу раунда на руке примерно на { $amount } карт больше.
    }
bot-gains-crown = Так чаще достаётся корона.
bot-costs-won = { $player } реже выигрывает уже в этом раунде.
bot-costs-city =
    { $amount ->
        [0] К концу раунда город { CASE($player, "gen") } стоит немного меньше.
        [one] К концу раунда город { CASE($player, "gen") } стоит примерно на { $amount } золотой меньше.
        [few] К концу раунда город { CASE($player, "gen") } стоит примерно на { $amount } золотых меньше.
       *[many] К концу раунда город { CASE($player, "gen") } стоит примерно на { $amount } золотых меньше.
    }
bot-costs-gold =
    { $amount ->
        [0] К концу раунда у { CASE($player, "gen") } немного меньше золота.
        [one] К концу раунда у { CASE($player, "gen") } примерно на { $amount } золотой меньше.
        [few] К концу раунда у { CASE($player, "gen") } примерно на { $amount } золотых меньше.
       *[many] К концу раунда у { CASE($player, "gen") } примерно на { $amount } золотых меньше.
    }
bot-costs-cards =
    { $amount ->
        [0] К концу раунда у { CASE($player, "gen") } часто на карту меньше.
        [one] К концу раунда у { CASE($player, "gen") } примерно на { $amount } карту меньше.
        [few] К концу раунда у { CASE($player, "gen") } примерно на { $amount } карты меньше.
       *[many] К концу раунда у { CASE($player, "gen") } примерно на { $amount } карт меньше.
    }
bot-costs-share = Больше всего это вредит { CASE($player, "dat") }.
bot-many = Одной причины нет: складывается много мелких преимуществ.
bot-even = Все эти варианты дают примерно одно и то же.

## Who sits at a table: names of the levels, and a word about each

level-random = Случай
    .text = Делает что угодно, лишь бы по правилам.
level-novice = Новичок
    .text = Строит что может, а об остальном забывает.
level-apprentice = Подмастерье
    .text = Знает обычные приёмы; у каждого свой нрав.
level-apprentice-builder = Подмастерье (строитель)
    .text = Строит рано и часто.
level-apprentice-raider = Подмастерье (налётчик)
    .text = Любит обворовывать и разрушать.
level-apprentice-miser = Подмастерье (скряга)
    .text = Копит на дорогие кварталы.
level-apprentice-schemer = Подмастерье (интриган)
    .text = Предпочитает хитрых персонажей.
level-citizen = Горожанин
    .text = Помнит, кто кем может быть, и видит, когда близится конец игры.
level-master-builder = Главный строитель
    .text = Продумывает раунд, прежде чем выбирать.
level-regent = Регент
    .text = Думает до полусекунды и по опыту знает, чего стоит каждый персонаж.
level-grand-architect = Великий зодчий
    .text = Думает дольше всех: до двух секунд над каждым выбором.
level-rush = Торопыга
    .text = Как можно быстрее строит дешёвые кварталы.
level-richard = Ричард
    .text = Играет по нескольким старым правилам.
level-cheat = Шулер
    .text = Видит всё; только для замеров.
