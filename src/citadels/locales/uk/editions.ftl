### Editions, presets and variants in Ukrainian: what players choose before a game.
###
### - The value is the name, .text is one sentence about it. Editions agree with "видання".
### - Presets have the titles of the published Ukrainian edition; others have a comment above them.

## Editions

edition-deluxe = Розширене
    .text = Велика гра: персонажі й особливі квартали на вибір, для 2–8 гравців.
edition-classic = Класичне
    .text = Первісна гра: вісім незмінних персонажів і одна незмінна колода, для 2–7 гравців.
edition-czech = Чеське
    .text = Розширена гра, як її читають чеські правила: зі старішими кварталами, як-от Цвинтар і Шпиталь, та щедрішою до Абата Школою магії.

## Presets: a cast of characters and a set of 14 unique districts that go well together

preset-first-game = Ваша перша гра
    .text = Вісім первісних персонажів і особливі квартали, які легко опанувати.
preset-ambitious-aristocrats = Амбіції аристократів
    .text = Міста ростуть швидко: є багато способів отримати за хід більше ніж один квартал.
preset-cunning-agents = Кулуарні інтриги
    .text = Гравці сходяться лоб у лоб, із хитрими персонажами й химерними кварталами.
preset-illustrious-emissaries = Таємна слава
    .text = Лагідніша гра: мало нападів, добрий захист і незвичні джерела золота й карт.
preset-devious-dignitaries = Підступність вельмож
    .text = Блеф на блефі: вгадуйте, що ховають перевернуті жетони.
preset-tenacious-delegates = Складні перемовини
    .text = Для винахідливих: персонажі й квартали, що найкраще працюють разом.
preset-vicious-nobles = Без сумління
    .text = Найжорсткіша суміш, де ніщо ваше довго не буває в безпеці.
# Name: proposed
preset-classic-8 = Класика
    .text = Гра з вісьмома персонажами, незмінною колодою з 68 кварталів і без рангу 9, для 2–7 гравців.

## Presets as the Polish edition prints them

# Name: proposed
preset-devious-dignitaries-polish = Підступність вельмож (польська)
    .text = Та сама гра на блеф, із Родовищем золота замість Фабрики.
# Name: proposed
preset-illustrious-emissaries-polish = Таємна слава (польська)
    .text = Та сама лагідна гра, із Капітолієм замість Музею; частину надрукованого списку втрачено, і прогалину заповнили ми.

## Variants: rules that can be switched for any game

variant-complete-size = Розмір міста
    .text = Місто завершене, коли в ньому сім кварталів, а вдвох чи втрьох – вісім; можна домовитися про вісім для будь-якої гри.
variant-draft3 = Вибір утрьох
    .text = Розширене видання: дев’ять персонажів, і між двома колами ще одну карту відкладають навмання. Класичне: вісім персонажів, і між колами нічого не відкладають.
variant-great-wall-covers-itself = Велика стіна захищає себе
    .text = Додаткову монету платять і за саму Велику стіну; у класичному виданні – лише за інші квартали її міста.
variant-abbot-school-of-magic = Абат і Школа магії
    .text = Школа магії дає Абатові одну монету або одну карту; за чеськими правилами – і те, й те.
variant-tie-break-rank = За рівності балів
    .text = Серед гравців з однаковими балами перемагає вищий ранг в останньому раунді; або, якщо вам так більше до душі, вищий відкритий ранг, тож убитий персонаж не рахується.
variant-queen-bewitched = Королева біля зачаклованого рангу 4
    .text = Королева бере свої 3 монети у власний хід; за чеськими правилами – лише наприкінці раунду.
variant-diplomat-same-name = Дипломат міняє однакові квартали
    .text = Дипломат може обміняти квартал на інший з такою самою назвою; за чеськими та польськими правилами – ні.
