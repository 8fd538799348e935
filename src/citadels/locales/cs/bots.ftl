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
    .text = Než se rozhodne, promyslí celé kolo. Nejsilnější ze všech.
level-rush = Sprinter
    .text = Staví levné budovy, jak nejrychleji dovede.
level-richard = Richard
    .text = Hraje podle několika starých zásad.
level-cheat = Podvodník
    .text = Vidí všechno; jen pro měření.
