### Bots in Czech: why a bot chose what it chose, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so). Verbs agree with singular and plural names.
### The same sentences explain the advice that a player asks for: nothing in them says who chooses.

bot-only-choice = Jiná možnost není.
bot-chance = Rozhoduje náhoda.
bot-habit = Tak se to obvykle dělá.
# $amount: how many districts bring something.
bot-income =
    { $amount ->
        [one] { $card } má příjem za 1 budovu.
        [few] { $card } má příjem za { $amount } budovy.
       *[other] { $card } má příjem za { $amount } budov.
    }
bot-gather-gold = Je třeba více mincí.
bot-gather-cards = Je třeba více karet.
bot-build = Teď se nejvíc vyplatí postavit { CASE($card, "acc") }.
bot-finishes = { $card } dokončí město.
bot-saves =
    { $amount ->
        [one] Vyplatí se šetřit na { CASE($card, "acc") } za 1 minci.
        [few] Vyplatí se šetřit na { CASE($card, "acc") } za { $amount } mince.
       *[other] Vyplatí se šetřit na { CASE($card, "acc") } za { $amount } mincí.
    }
bot-denies = Není radno přenechat { CASE($card, "acc") } { CASE($player, "dat") }.
bot-fears = Pozor na { CASE($card, "acc") }.
bot-likes = Nejvíc se tu vyplatí { $card }.
bot-leader-target = { $player } vede.
bot-richest-target =
    { $amount ->
        [one] { $player } má ze soupeřů nejvíce: 1 minci.
        [few] { $player } má ze soupeřů nejvíce: { $amount } mince.
       *[other] { $player } má ze soupeřů nejvíce: { $amount } mincí.
    }
bot-keeps = Z těchto karet se nejvíc hodí { $card }.
bot-parts = Nejsnáze se lze obejít bez { CASE($card, "gen") }.
bot-power = Využít { CASE($card, "acc") } se vyplatí.
bot-ends = V tomto tahu se už nic jiného nevyplatí.

## What a choice brings by the end of the round, as reviews and hints have measured it

# In these, $amount is the difference to another choice: gold, gold's worth of districts, or cards; 0 is less than one half.
bot-gains-won = Častěji to přinese výhru už v tomto kole.
bot-gains-city =
    { $amount ->
        [0] Na konci kola má město o něco větší hodnotu.
        [one] Na konci kola má město větší hodnotu asi o 1 minci.
        [few] Na konci kola má město větší hodnotu asi o { $amount } mince.
       *[other] Na konci kola má město větší hodnotu asi o { $amount } mincí.
    }
bot-gains-gold =
    { $amount ->
        [0] Na konci kola zbude o něco více mincí.
        [one] Na konci kola zbude asi o 1 minci více.
        [few] Na konci kola zbude asi o { $amount } mince více.
       *[other] Na konci kola zbude asi o { $amount } mincí více.
    }
bot-gains-cards =
    { $amount ->
        [0] Na konci kola zbude v ruce často o kartu více.
        [one] Na konci kola zbude v ruce asi o 1 kartu více.
        [few] Na konci kola zbude v ruce asi o { $amount } karty více.
       *[other] Na konci kola zbude v ruce asi o { $amount } karet více.
    }
bot-gains-crown = Častěji to přinese korunu.
bot-costs-won = { $player } v tomto kole vyhraje méně často.
bot-costs-city =
    { $amount ->
        [0] Na konci kola má město { CASE($player, "gen") } o něco menší hodnotu.
        [one] Na konci kola má město { CASE($player, "gen") } menší hodnotu asi o 1 minci.
        [few] Na konci kola má město { CASE($player, "gen") } menší hodnotu asi o { $amount } mince.
       *[other] Na konci kola má město { CASE($player, "gen") } menší hodnotu asi o { $amount } mincí.
    }
bot-costs-gold =
    { $amount ->
        [0] Na konci kola má { $player } o něco méně mincí.
        [one] Na konci kola má { $player } asi o 1 minci méně.
        [few] Na konci kola má { $player } asi o { $amount } mince méně.
       *[other] Na konci kola má { $player } asi o { $amount } mincí méně.
    }
bot-costs-cards =
    { $amount ->
        [0] Na konci kola má { $player } často o kartu méně.
        [one] Na konci kola má { $player } asi o 1 kartu méně.
        [few] Na konci kola má { $player } asi o { $amount } karty méně.
       *[other] Na konci kola má { $player } asi o { $amount } karet méně.
    }
bot-costs-share = Nejvíc to škodí { CASE($player, "dat") }.
bot-many = Jediný důvod tu není: sčítá se mnoho drobných výhod.
bot-even = Všechny tyto možnosti vyjdou zhruba nastejno.

## Who sits at a table: names of the levels, and a word about each

level-random = Náhoda
    .text = Dělá cokoli, co je dovoleno.
level-novice = Nováček
    .text = Staví, co může, a na zbytek zapomíná.
level-apprentice = Učeň
    .text = Zná obvyklé triky; každý učeň má svou povahu.
level-apprentice-builder = Učeň (stavitel)
    .text = Staví brzy a často.
level-apprentice-raider = Učeň (nájezdník)
    .text = S oblibou okrádá a bourá.
level-apprentice-miser = Učeň (lakomec)
    .text = Šetří na drahé budovy.
level-apprentice-schemer = Učeň (intrikán)
    .text = Dává přednost lstivým postavám.
level-citizen = Měšťan
    .text = Pamatuje si, kdo může být kdo, a pozná, že se blíží konec hry.
level-master-builder = Mistr stavitel
    .text = Než se rozhodne, promyslí celé kolo.
level-regent = Regent
    .text = Přemýšlí až půl sekundy a ze zkušenosti ví, jakou má která postava cenu.
level-grand-architect = Velká stavitelka
    .text = Přemýšlí nejdéle: nad každým rozhodnutím až dvě sekundy.
level-rush = Sprinter
    .text = Staví levné budovy, jak nejrychleji dovede.
level-richard = Richard
    .text = Hraje podle několika starých zásad.
level-cheat = Podvodník
    .text = Vidí všechno; jen pro měření.
