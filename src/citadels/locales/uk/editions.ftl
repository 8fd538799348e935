### Editions, presets and variants in Ukrainian: what players choose before a game.
###
### - The value is the name, .text is one sentence about it. Editions agree with "видання".
### - Presets have the titles of the published Ukrainian edition; others have a comment above them.

## Editions

edition-deluxe = Розширене
    .text = Велика гра: персонажі й особливі квартали на вибір, для 2–8 гравців.
edition-classic = Класичне
    .text = Оригінальна гра: вісім персонажів і колода завжди ті самі, для 2–7 гравців.
edition-czech = Чеське
    .text = Розширена гра за чеськими правилами: зі старішими кварталами, як-от Цвинтар і Шпиталь, та Школою магії, щедрішою до Абата.

## Presets: a cast of characters and a set of 14 unique districts that go well together

preset-first-game = Ваша перша гра
    .text = Вісім оригінальних персонажів і особливі квартали, які легко опанувати.
preset-ambitious-aristocrats = Амбіції аристократів
    .text = Міста ростуть швидко: є багато способів отримати за хід більше ніж один квартал.
preset-cunning-agents = Кулуарні інтриги
    .text = Відкрита боротьба, хитрі персонажі й химерні квартали.
preset-illustrious-emissaries = Таємна слава
    .text = Спокійніша гра: мало нападів, добрий захист і незвичні джерела золота й карт.
preset-devious-dignitaries = Підступність вельмож
    .text = Блеф на блефі: вгадуйте, що приховують жетони.
preset-tenacious-delegates = Складні перемовини
    .text = Для винахідливих: персонажі й квартали, що найкраще працюють разом.
preset-vicious-nobles = Без сумління
    .text = Найжорстокіша з комбінацій: ніщо ваше довго не лишається в безпеці.
# Name: proposed
preset-classic-8 = Класика
    .text = Гра з вісьмома персонажами, без рангу 9 і зі сталою колодою з 68 кварталів, для 2–7 гравців.

## Presets as the Polish edition prints them

# Name: proposed
preset-devious-dignitaries-polish = Підступність вельмож (польське видання)
    .text = Та сама гра на блеф, із Родовищем золота замість Фабрики.
# Name: proposed
preset-illustrious-emissaries-polish = Таємна слава (польське видання)
    .text = Та сама спокійна гра, із Капітолієм замість Музею; частину надрукованого списку втрачено, і прогалину ми заповнили самі.

## Variants: rules that can be switched for any game

variant-complete-size = Розмір міста
    .text = Місто завершене, коли в ньому сім кварталів, а в грі вдвох чи втрьох – вісім; можна домовитися про вісім для будь-якої гри.
variant-draft3 = Вибір утрьох
    .text = Розширене видання: дев’ять персонажів, і між двома колами вибору ще одну випадкову карту скидають. Класичне: вісім персонажів, і між колами нічого не скидають.
variant-great-wall-covers-itself = Велика стіна захищає себе
    .text = Додаткову монету платять і за саму Велику стіну; у класичному виданні – лише за інші квартали її міста.
variant-abbot-school-of-magic = Абат і Школа магії
    .text = Школа магії дає Абатові одну монету або одну карту; за чеськими правилами – і те, й інше.
variant-tie-break-rank = У разі нічиєї
    .text = За однакової кількості балів перемагає вищий ранг в останньому раунді. За бажанням порівнюють лише відкриті ранги: тоді вбитий персонаж не рахується.
variant-queen-bewitched = Королева біля зачаклованого рангу 4
    .text = Королева бере свої 3 монети у власний хід; за чеськими правилами – лише наприкінці раунду.
variant-diplomat-same-name = Дипломат міняє однакові квартали
    .text = Дипломат може обміняти квартал на інший з такою самою назвою; за чеськими та польськими правилами – ні.
