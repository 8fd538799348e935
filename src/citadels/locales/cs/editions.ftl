### Editions, presets and variants in Czech: what players choose before a game.
###
### For translators
###
### - The value is the name, shown in lists and on buttons; `.text` is one sentence about it.
### - Titles of presets are those printed in the Czech rules; the others are marked as proposed.
### - Card names inside the texts must be the same as in cards.ftl.

## Editions

edition-deluxe = Deluxe
    .text = Velká hra pro dva až osm hráčů: postavy i fialové budovy jsou na výběr.
edition-classic = Klasická
    .text = Původní hra pro dva až sedm hráčů: osm pevně daných postav a jeden pevně daný balíček.
edition-czech = Česká
    .text = Velká hra podle českých pravidel, se staršími budovami, jako jsou Hřbitov a Nemocnice; Čarodějná škola je v ní štědřejší k Mnichovi.

## Presets: a cast of characters and a set of 14 unique districts that go well together

preset-first-game = První partie hry
    .text = Osm původních postav a fialové budovy, které se snadno naučíte používat.
# Name: proposed
preset-ambitious-aristocrats = Ctižádostiví aristokraté
    .text = Města rostou rychle: získat za tah více než jednu budovu lze mnoha způsoby.
# Name: proposed
preset-cunning-agents = Prohnaní agenti
    .text = Hráči jdou tvrdě proti sobě, pomocí lstivých postav a podivných budov.
preset-illustrious-emissaries = Můj dům, můj hrad
    .text = Mírnější hra: málo útoků, dobrá ochrana a neobvyklé zdroje mincí a karet.
preset-devious-dignitaries = Intriky
    .text = Blafování na druhou: uhodněte, co skrývají žetony ležící lícem dolů.
# Name: proposed
preset-tenacious-delegates = Houževnatí delegáti
    .text = Pro vynalézavé: postavy a budovy, které vyniknou hlavně ve vzájemných kombinacích.
preset-vicious-nobles = Nelítostná řež
    .text = Nejdrsnější směs ze všech, v níž nic z vašeho majetku není dlouho v bezpečí.
# Name: proposed
preset-classic-8 = Klasika
    .text = Hra s osmi postavami bez čísla 9 a s pevně daným balíčkem 68 budov, pro dva až sedm hráčů.

## Presets as the Polish edition prints them

# Name: proposed
preset-devious-dignitaries-polish = Intriky (polská verze)
    .text = Totéž blafování, jen se Zlatým dolem místo Továrny.
# Name: proposed
preset-illustrious-emissaries-polish = Můj dům, můj hrad (polská verze)
    .text = Stejně mírná hra, jen s Kapitolem místo Muzea; část tištěného seznamu se nedochovala a mezeru jsme doplnili sami.

## Variants: rules that can be switched for any game

variant-complete-size = Velikost města
    .text = Město je dokončeno se sedmi budovami, při hře dvou nebo tří hráčů s osmi; na osmi se můžete dohodnout pro jakoukoli hru.
variant-draft3 = Výběr postav ve třech
    .text = Deluxe: devět postav a mezi prvním a druhým předáváním karet se náhodně odloží ještě jedna. Klasická: osm postav a mezi předáváními se neodkládá nic.
variant-great-wall-covers-itself = Velká zeď chrání i sebe
    .text = Mince navíc se platí i za samotnou Velkou zeď; v klasické edici jen za ostatní budovy jejího města.
variant-abbot-school-of-magic = Mnich a Čarodějná škola
    .text = Čarodějná škola dává Mnichovi jednu minci, nebo jednu kartu; podle českých pravidel mu dává obojí.
variant-tie-break-rank = Rozhodnutí při shodě
    .text = Při shodě bodů vítězí hráč, který má v posledním kole postavu s vyšším číslem. Můžete se také dohodnout, že se počítají jen odhalené postavy, tedy ne zneškodněné.
variant-queen-bewitched = Královna vedle očarovaného čísla 4
    .text = Královna získává své 3 mince ve vlastním tahu; podle českých pravidel až na konci kola.
variant-diplomat-same-name = Diplomatka mění budovy téhož názvu
    .text = Diplomatka smí vyměnit budovu za jinou budovu téhož názvu; podle českých a polských pravidel to nesmí.
