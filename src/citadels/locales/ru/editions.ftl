### Editions, presets and variants in Russian: what players choose before a game.
###
### The value is the name, `.text` is one sentence about it. Names without a comment are printed in
### the Russian rule book of the Classic edition, or only say what something is.

## Editions

# Name: from public lists
edition-deluxe = Делюкс
    .text = Большая игра: персонажи и бонусные кварталы на выбор, от двух до восьми игроков.
edition-classic = Классика
    .text = Изначальная игра: восемь персонажей и колода всегда одни и те же, от двух до семи игроков.
# Name: proposed
edition-czech = Чешская версия
    .text = Большая игра по чешским правилам: с кварталами постарше, такими как Кладбище и Больница, и со Школой магии, более щедрой к Аббату.

## Presets: a cast of characters and a set of 14 unique districts that go well together

# Name: proposed
preset-first-game = Первая игра
    .text = Восемь изначальных персонажей и бонусные кварталы, которые легко освоить.
# Name: proposed
preset-ambitious-aristocrats = Честолюбивые аристократы
    .text = Города растут быстро: получить больше одного квартала за ход можно множеством способов.
# Name: proposed
preset-cunning-agents = Коварные агенты
    .text = Открытая борьба, хитрые персонажи и причудливые кварталы.
# Name: proposed
preset-illustrious-emissaries = Именитые посланники
    .text = Игра помягче: мало нападений, хорошая защита и необычные источники золота и карт.
# Name: proposed
preset-devious-dignitaries = Лукавые сановники
    .text = Блеф и ещё раз блеф: угадайте, что скрывают метки.
# Name: proposed
preset-tenacious-delegates = Упорные делегаты
    .text = Для любителей комбинаций: персонажи и кварталы, которые лучше всего работают вместе.
# Name: proposed
preset-vicious-nobles = Безжалостные вельможи
    .text = Самый суровый из наборов: что бы у вас ни было, это ненадолго.
preset-classic-8 = Классика
    .text = Игра с восемью персонажами, без 9-го ранга и с постоянной колодой из 68 кварталов, от двух до семи игроков.

## Presets as the Polish edition prints them

# Name: proposed
preset-devious-dignitaries-polish = Лукавые сановники (польская версия)
    .text = Та же игра на блеф, где вместо Фабрики — Золотой рудник.
# Name: proposed
preset-illustrious-emissaries-polish = Именитые посланники (польская версия)
    .text = Та же мягкая игра, где вместо Музея — Капитолий; часть напечатанного списка утрачена, и пробел мы заполнили сами.

## Variants: rules that can be switched for any game

variant-complete-size = Размер города
    .text = Город достроен, когда в нём семь кварталов, а в игре вдвоём и втроём — восемь; о восьми можно договориться в любой игре.
variant-draft3 = Выбор персонажей втроём
    .text = Делюкс: девять персонажей, и между двумя кругами выбора сбрасывают ещё одну случайную карту. Классика: восемь персонажей, и между кругами ничего не сбрасывают.
variant-great-wall-covers-itself = Великая стена защищает себя
    .text = Дополнительный золотой платят и за саму Великую стену; в классическом издании — только за другие кварталы её города.
variant-abbot-school-of-magic = Аббат и Школа магии
    .text = Школа магии даёт Аббату один золотой или одну карту; по чешским правилам — и то и другое.
variant-tie-break-rank = При равенстве очков
    .text = При равенстве очков побеждает тот, чей персонаж в последнем раунде выше рангом. По желанию сравнивают только раскрытых персонажей: тогда убитый не в счёт.
variant-queen-bewitched = Королева рядом с околдованным 4-м рангом
    .text = Королева получает свои 3 золотых в свой ход; по чешским правилам — только в конце раунда.
variant-diplomat-same-name = Дипломат меняет одинаковые кварталы
    .text = Дипломат может обменять квартал на другой с тем же названием; по чешским и польским правилам — нет.
