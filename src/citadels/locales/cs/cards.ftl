### The cards of Citadels in Czech: characters and districts.
###
### For translators
###
### - Names are those printed in the Czech rules; `# Name:` above a message says where another comes from.
### - Every card has its name in the cases `.gen .dat .acc .ins .loc`, and a `.gender`: masculine,
###   feminine, neuter or plural (Stáje). `.text` and `.rules` are as in English.
### - Colours are named as the Czech rules name them in running text. The value is the feminine
###   nominative (barva, karta, budova). Attributes: the feminine cases `.gen .dat .acc .ins .loc`,
###   `.plural` (nominative and accusative plural) and `.gen-plural`.
### - The reader is addressed politely (vy), without a hint of gender: no past tense of a player.
###
### Words that mean one thing only:
###   gather          dobrat si zdroje           gold            mince, zásoba mincí
###   ability         schopnost (of a character) effect          funkce (of a district)
###   discarded       odložený                   crowned player  držitel koruny
###   building limit  limit budov                cost            stavební náklady, short: náklady
###   cast            sada postav                rank            číslo postavy
###   completed city  dokončené město            final scoring   závěrečné vyhodnocení
###   under the deck  dospod balíčku             token           kartička postavy
###   killed          zneškodněná postava        bewitched       očarovaná postava
###   warrant         glejt, s pečetí or bez     threat          šátek, s růží or bez; hrozba
###   bribe           výpalné                    confiscate      zabavit
###   seize           zabrat                     beautify        zkrášlit

## Colours of districts

colour-noble = žlutá
    .gen = žluté
    .dat = žluté
    .acc = žlutou
    .ins = žlutou
    .loc = žluté
    .plural = žluté
    .gen-plural = žlutých
colour-religious = modrá
    .gen = modré
    .dat = modré
    .acc = modrou
    .ins = modrou
    .loc = modré
    .plural = modré
    .gen-plural = modrých
colour-trade = zelená
    .gen = zelené
    .dat = zelené
    .acc = zelenou
    .ins = zelenou
    .loc = zelené
    .plural = zelené
    .gen-plural = zelených
colour-military = červená
    .gen = červené
    .dat = červené
    .acc = červenou
    .ins = červenou
    .loc = červené
    .plural = červené
    .gen-plural = červených
colour-unique = fialová
    .gen = fialové
    .dat = fialové
    .acc = fialovou
    .ins = fialovou
    .loc = fialové
    .plural = fialové
    .gen-plural = fialových

## Characters, rank 1

assassin = Mordýřka
    .gen = Mordýřky
    .dat = Mordýřce
    .acc = Mordýřku
    .ins = Mordýřkou
    .loc = Mordýřce
    .gender = feminine
    .text = Jmenujte jinou postavu. Kdo ji má, při jejím vyvolání mlčí a přichází o celý tah.
    .rules =
        Jmenujete postavu, ne hráče, a nikdy ne Mordýřku. Jmenovat nikoho nemusíte.
        Když je zneškodněná postava vyvolána, její hráč mlčí, kartu neukazuje a přichází o celý tah.
        Jmenovat můžete i odloženou postavu, třeba i takovou, která leží lícem nahoru; pak se nestane nic. Při hře dvou nebo tří hráčů smíte jmenovat dokonce svou vlastní druhou postavu.
        Zneškodněný Kněz nikoho nechrání. Zneškodněný Král, Patricij nebo Císař se odhalí na konci kola a koruna se přesouvá až tehdy.

witch = Ježibaba
    .gen = Ježibaby
    .dat = Ježibabě
    .acc = Ježibabu
    .ins = Ježibabou
    .loc = Ježibabě
    .gender = feminine
    .text = Doberte si zdroje a jmenujte jinou postavu; váš tah se tím pozastaví. Až si tato postava dobere zdroje, dokončíte svůj tah místo ní a s jejími schopnostmi.
    .rules =
        Musíte si dobrat zdroje a pak jmenovat jinou postavu, v tomto pořadí. Dokud váš tah nepokračuje, nesmíte stavět a z vašich budov fungují jen Zlatý důl, Knihovna a Hvězdárna.
        Když je očarovaná postava vyvolána, její hráč ji odhalí, dobere si zdroje (nanejvýš s pomocí oněch tří budov) a končí: žádná stavba, žádná schopnost, žádný příjem, žádný Park ani Chudobinec.
        Hned poté hrajete dál jako tato postava, bez nového dobírání zdrojů. Její schopnosti, příjem, limit budov, ochrana i omezení jsou nyní vaše: jako Kněz máte město v bezpečí, jako Dobyvatelka nesmíte stavět, jako Výběrčí daní si berete mince z kartičky a stavíte bez daně, jako Alchymistka dostáváte zpět, co zaplatíte.
        Používáte vlastní karty v ruce, mince, město i místo u stolu, nikdy budovy onoho hráče. Fungují už všechny vaše budovy včetně Parku a Chudobince.
        Očarovaný Král nebo Patricij si korunu vezme i tak; jako Císař ji předáváte vy, ne však sobě ani jejímu současnému držiteli, a minci či kartu si berete vy. Jako Zloděj nebo Vyděračka nesmíte zvolit postavu s číslem 1 ani očarovanou postavu a mince dostáváte vy.
        Jmenovat můžete i odloženou postavu nebo svou vlastní druhou postavu. Pokud ji nikdo neodhalí, váš tah už nepokračuje a Park ani Chudobinec vám v něm nic nedají.

magistrate = Soudce
    .gen = Soudce
    .dat = Soudci
    .acc = Soudce
    .ins = Soudcem
    .loc = Soudci
    .gender = masculine
    .text = Položte lícem dolů tři glejty ke třem jiným postavám; jeden z nich má pečeť. Když postava s glejtem s pečetí poprvé zaplatí za budovu, můžete si tuto budovu zdarma vzít do svého města.
    .rules =
        Všichni vidí, kde glejty leží, ale jen vy víte, na kterém je pečeť; ostatní nemají žádný účinek. Mohou ležet i u odložených postav nebo u vaší vlastní druhé postavy, nikdy ne u Soudce.
        Když postava s glejtem platí za svou první budovu v tahu, hra se vás vždy zeptá, zda ji zabavíte, i když je glejt bez pečeti: otázka tak nic neprozradí. Necháte-li být budovu postavy, která má glejt s pečetí, další příležitost už nedostanete.
        Zabavená budova se staví rovnou ve vašem městě; do města dotčeného hráče se vůbec nedostane. Tento hráč dostane zpět všechny skutečně zaplacené mince, ne však karty, kterými se platí za Špeluňku nebo které odevzdává Kardinál. Stavba se mu započítá do limitu budov, ledaže by se do něj nepočítala ani jinak (Stáje, zelená budova Překupníka, okamžitá stavba Zaklínače).
        Budova postavená díky Lešení ani Město mrtvých postavené za oběť nejsou zaplacené: zabavit je nelze, další zaplacenou budovu však ano.
        Nemůžete zabavit budovu, kterou už ve svém městě máte, a to ani s Kamenolomem. Nemůžete zabavit ani Památník, stojí-li ve vašem městě pět nebo více budov.
        Případnou daň platíte vy, máte-li mince, a ne dotčený hráč, i když je dotčenou postavou Výběrčí daní nebo když je Výběrčí daní vaší vlastní druhou postavou. Zabavení může vaše město rovnou dokončit, a to v tahu jiného hráče.
        Zabavíte-li budovu své vlastní druhé postavy, mince se nevracejí a nic se nezmění.

## Characters, rank 2

thief = Zloděj
    .gen = Zloděje
    .dat = Zloději
    .acc = Zloděje
    .ins = Zlodějem
    .loc = Zloději
    .gender = masculine
    .text = Jmenujte jinou postavu. Jakmile se odhalí, mince jejího hráče jsou vaše.
    .rules =
        Jmenujete postavu, ne hráče. Nelze jmenovat Zloděje, postavu s číslem 1 ani zneškodněnou či očarovanou postavu; jmenovat nikoho nemusíte.
        Když se jmenovaná postava odhalí, aby hrála svůj tah, hned si vezmete všechny mince jejího hráče, ještě než si dobere zdroje. Mince ležící na budovách nebo na kartičce postavy zůstávají na místě.
        Jmenovat můžete i odloženou postavu; neodhalí-li ji nikdo, nezískáte nic. Při hře dvou nebo tří hráčů smíte jmenovat i svou vlastní druhou postavu, ale bez účinku.

spy = Špión
    .gen = Špióna
    .dat = Špiónovi
    .acc = Špióna
    .ins = Špiónem
    .loc = Špiónovi
    .gender = masculine
    .text = Zvolte jiného hráče a barvu a pak si prohlédněte jeho karty v ruce. Každá karta této barvy vám přinese 1 minci od onoho hráče a 1 kartu z balíčku.
    .rules =
        Hráče a jednu z pěti barev volíte dříve, než se podíváte. Za každou odpovídající kartu vezmete tomuto hráči 1 minci a dostanete 1 kartu z balíčku; jeho karty v ruce zůstávají, jak jsou.
        Má-li hráč méně mincí než odpovídajících karet, vezmete mu všechny a kartu dostanete i tak za každou shodu.
        V ruce jsou Čarodějná škola i Město duchů fialové a nic jiného. Zvolit lze i hráče s prázdnou rukou, ale bez účinku.
        Karty vidíte jen vy; ostatní se dozvědí pouze počty.

blackmailer = Vyděračka
    .gen = Vyděračky
    .dat = Vyděračce
    .acc = Vyděračku
    .ins = Vyděračkou
    .loc = Vyděračce
    .gender = feminine
    .text = Položte lícem dolů dva šátky ke dvěma jiným postavám; na jednom je růže. Ohrožený hráč vám buď zaplatí polovinu mincí, nebo riskuje, že přijde o všechny.
    .rules =
        Všichni vidí, kde šátky leží, ale jen vy víte, na kterém je růže. Nesmějí ležet u Vyděračky, u postavy s číslem 1 ani u zneškodněné či očarované postavy; postava s glejtem, odložená postava i vaše vlastní druhá postava jsou dovoleny.
        Ohrožený hráč si nejprve dobere zdroje a pak musí hrozbu vyřešit dříve, než použije jakoukoli schopnost, něco postaví nebo využije jiné budovy než Zlatý důl, Knihovnu a Hvězdárnu.
        Výpalné je polovina mincí, které má po dobrání zdrojů, zaokrouhlená dolů, takže s 0 nebo 1 mincí se neplatí nic; šátek se pak odstraní neotočený.
        Odmítne-li hráč platit, můžete šátek otočit: s růží si vezmete všechny hráčovy mince, bez růže se nestane nic.
        I když je šátek s růží už otočený nebo vykoupený, druhá hrozba zůstává, dokud není její postava vyvolána.
        Je-li Vyděračka zneškodněna, žádné hrozby nejsou. Je-li očarována, šátky rozmisťuje Ježibaba, ta také dostává výpalné a rozhoduje, co otočit.

## Characters, rank 3

magician = Čarodějka
    .gen = Čarodějky
    .dat = Čarodějce
    .acc = Čarodějku
    .ins = Čarodějkou
    .loc = Čarodějce
    .gender = feminine
    .text = Buď si s jiným hráčem vyměňte všechny karty v ruce, nebo dejte libovolný počet svých karet dospod balíčku a doberte si za ně stejný počet nových.
    .rules =
        Smíte udělat jedno z toho, jednou za tah.
        Vyměňují se vždy celé ruce, i kdyby jedna z nich byla prázdná: nemáte-li karty, prostě si vezmete karty druhého hráče.
        U druhé možnosti dáte nejprve karty dospod balíčku a pak si stejný počet doberete shora. Je-li balíček téměř prázdný, mohou se vám vrátit vaše vlastní karty.

wizard = Zaklínač
    .gen = Zaklínače
    .dat = Zaklínači
    .acc = Zaklínače
    .ins = Zaklínačem
    .loc = Zaklínači
    .gender = masculine
    .text = Prohlédněte si karty v ruce jiného hráče a jednu si vezměte: buď do ruky, nebo ji ihned za plnou cenu postavte. V tomto tahu smíte stavět i budovy, které už ve městě máte.
    .rules =
        Vidíte všechny karty v ruce jednoho jiného hráče a vezmete si právě jednu. Je-li jeho ruka prázdná, nevezmete si nic.
        Kartu si dáte do ruky, nebo ji ihned postavíte. Okamžitá stavba se platí v plné výši, nepočítá se do limitu budov a je možná až po dobrání zdrojů.
        Lešení, oběť za Město mrtvých nebo karty za Špeluňku mohou platbu nahradit jako obvykle; Tajná klenotnice může jít jen do ruky.
        V tomto tahu smíte stavět i budovy, které už ve svém městě máte, a to i tehdy, když si žádnou kartu nevezmete.
        Okamžitá stavba podléhá dani jako každá jiná, a pokud za ni platíte, lze ji na základě glejtu s pečetí zabavit.

seer = Kartářka
    .gen = Kartářky
    .dat = Kartářce
    .acc = Kartářku
    .ins = Kartářkou
    .loc = Kartářce
    .gender = feminine
    .text = Vezměte každému jinému hráči náhodnou kartu a pak každému z nich dejte kartu podle svého výběru. Postavit můžete 2 budovy.
    .rules =
        Nejprve vezmete jednu náhodnou kartu každému jinému hráči, který nějaké má. Pak každému z těchto hráčů dáte jednu kartu z ruky: tutéž, kartu jiného hráče, nebo některou svou.
        Hráči bez karet nic neztrácejí a nic nedostávají; nemá-li karty nikdo, nestane se nic.
        Vy znáte každou kartu, která změní majitele, každý jiný hráč jen tu ztracenou a tu získanou.
        Váš limit budov je 2.

## Characters, rank 4

king = Král
    .gen = Krále
    .dat = Králi
    .acc = Krále
    .ins = Králem
    .loc = Králi
    .gender = masculine
    .text = Vezměte si korunu. Každá vaše žlutá budova vám vynese 1 minci.
    .rules =
        Korunu dostáváte, jakmile se odhalíte. Od té chvíle vyvoláváte postavy vy a v příštím kole si vybíráte jako první.
        Za každou žlutou budovu získáte 1 minci, jednou za tah a za všechny najednou: před stavbou, aby vám mince pomohly ji zaplatit, nebo po ní, aby se počítala i nová budova.
        Je-li Král zneškodněn, vyvolává dál dosavadní držitel koruny; na konci kola se odhalíte a korunu dostanete, nebo si ji necháte.
        Očarování vás nepřipraví o korunu, jen o příjem: ten patří Ježibabě, a to za její vlastní žluté budovy.
        Nemá-li postavu s číslem 4 nikdo, koruna zůstává, kde je.

emperor = Císař
    .gen = Císaře
    .dat = Císaři
    .acc = Císaře
    .ins = Císařem
    .loc = Císaři
    .gender = masculine
    .text = Předejte korunu jinému hráči, ne sobě, a vezměte mu 1 minci, nebo 1 náhodnou kartu. Každá vaše žlutá budova vám vynese 1 minci.
    .rules =
        V okamžiku podle své volby, nejpozději před koncem tahu, musíte korunu předat někomu jinému než sobě a jejímu současnému držiteli.
        Novému držiteli vezmete podle své volby 1 minci, nebo 1 náhodnou kartu; má-li jen jedno z toho, vezmete mu to, a nemá-li ani jedno, nevezmete nic.
        Za každou žlutou budovu získáte 1 minci, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Je-li Císař zneškodněn, odhalíte se na konci kola a korunu předáte podle téhož pravidla, ale nic si nevezmete; v posledním kole se to stane ještě před závěrečným vyhodnocením.
        Je-li Císař očarován, předává korunu Ježibaba a minci nebo kartu si bere ona. Zvolit může i vás, ne však sebe ani současného držitele.
        Při hře dvou hráčů se Císař nepoužívá.

patrician = Patricij
    .gen = Patricije
    .dat = Patriciji
    .acc = Patricije
    .ins = Patricijem
    .loc = Patriciji
    .gender = masculine
    .text = Vezměte si korunu. Každá vaše žlutá budova vám vynese 1 kartu.
    .rules =
        Korunu dostáváte, jakmile se odhalíte. Od té chvíle vyvoláváte postavy vy a v příštím kole si vybíráte jako první.
        Za každou žlutou budovu získáte 1 kartu, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Je-li Patricij zneškodněn, vyvolává dál dosavadní držitel koruny; na konci kola se odhalíte a korunu dostanete, nebo si ji necháte.
        Očarování vás nepřipraví o korunu, jen o příjem: ten patří Ježibabě, a to za její vlastní žluté budovy.

## Characters, rank 5

bishop = Kněz
    .gen = Kněze
    .dat = Knězi
    .acc = Kněze
    .ins = Knězem
    .loc = Knězi
    .gender = masculine
    .text = Každá vaše modrá budova vám vynese 1 minci. Do konce kola je vaše město v bezpečí před postavami s číslem 8.
    .rules =
        Za každou modrou budovu získáte 1 minci, jednou za tah a za všechny najednou: před stavbou, aby vám mince pomohly ji zaplatit, nebo po ní, aby se počítala i nová budova.
        Od chvíle, kdy se odhalíte, až do konce kola nesmí Žoldnéř, Diplomatka ani Generál jiného hráče na vaše město sáhnout, ať právě hrajete za kteroukoli ze svých postav.
        Při hře dvou nebo tří hráčů to neplatí pro vaši vlastní postavu s číslem 8. Neplatí to ani pro Zbrojnici.
        Je-li Kněz zneškodněn, nechrání nic. Je-li očarován, chráněno je město Ježibaby, a ne vaše.

abbot = Mnich
    .gen = Mnicha
    .dat = Mnichovi
    .acc = Mnicha
    .ins = Mnichem
    .loc = Mnichovi
    .gender = masculine
    .text = Každá vaše modrá budova vám vynese 1 minci nebo 1 kartu. Nepatříte-li mezi nejbohatší, vezměte nejbohatšímu hráči 1 minci.
    .rules =
        Každá modrá budova dává 1 minci, nebo 1 kartu. Oznámíte, jak je rozdělíte, a vše si vezmete najednou, před stavbou nebo po ní.
        Jednou za tah, v kterémkoli okamžiku, můžete vzít 1 minci hráči, který jich má nejvíce, a ten nemůže odmítnout. Je-li stejně bohatých hráčů více, jednoho z nich vyberete.
        Máte-li nejvíce mincí vy, ať už výhradně, nebo spolu s jinými, nevezmete nic. Proto se často vyplatí udělat to ještě před dobráním zdrojů.

cardinal = Kardinál
    .gen = Kardinála
    .dat = Kardinálovi
    .acc = Kardinála
    .ins = Kardinálem
    .loc = Kardinálovi
    .gender = masculine
    .text = Každá vaše modrá budova vám vynese 1 kartu. Chybějí-li vám mince na budovu, vezměte je jinému hráči a za každou mu dejte jednu kartu.
    .rules =
        Za každou modrou budovu získáte 1 kartu, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Chybějí-li vám mince na budovu, můžete použít všechny své a přesně to, co chybí, vzít jednomu jinému hráči, který tolik musí mít a nemůže odmítnout. Za každou minci mu dáte jednu kartu z ruky podle svého výběru, ne však tu, kterou stavíte; tu pak postavit musíte.
        Smíte to udělat jednou za tah; na placení daně si mince takto vzít nesmíte.
        Za Špeluňku můžete nejprve zaplatit kartami a pak si vzít zbytek ceny; karet musíte mít dost na obojí.
        Zabaví-li budovu Soudce, dostanete zpět všechny zaplacené mince, i ty vzaté jinému hráči, ale ne karty.

## Characters, rank 6

merchant = Obchodnice
    .gen = Obchodnice
    .dat = Obchodnici
    .acc = Obchodnici
    .ins = Obchodnicí
    .loc = Obchodnici
    .gender = feminine
    .text = Každá vaše zelená budova vám vynese 1 minci a k tomu získáte 1 minci navíc.
    .rules =
        Za každou zelenou budovu získáte 1 minci, jednou za tah a za všechny najednou: před stavbou, aby vám mince pomohly ji zaplatit, nebo po ní, aby se počítala i nová budova.
        Jednou za tah, v kterémkoli okamžiku, můžete získat také 1 minci navíc, ať už jako zdroje volíte mince, nebo karty.
        Je-li Obchodnice očarována, připadne Ježibabě i mince navíc.

alchemist = Alchymistka
    .gen = Alchymistky
    .dat = Alchymistce
    .acc = Alchymistku
    .ins = Alchymistkou
    .loc = Alchymistce
    .gender = feminine
    .text = Stavění vás nakonec nic nestojí: po skončení tahu se vám mince zaplacené za budovy vrátí.
    .rules =
        Při stavbě musíte mince mít; vrátí se až na konci tahu.
        Mince vydané na cokoli jiného, třeba na Kovárnu nebo na daň, se nevracejí a mince vrácené po zabavení se nevracejí podruhé.
        Chudobinec má přednost: nemáte-li žádnou minci, nejprve získáte 1 minci z něj a teprve pak dostanete zpět zaplacené.
        Je-li Alchymistka očarována, dostane Ježibaba zpět to, co zaplatí od chvíle, kdy její tah pokračuje.

trader = Překupník
    .gen = Překupníka
    .dat = Překupníkovi
    .acc = Překupníka
    .ins = Překupníkem
    .loc = Překupníkovi
    .gender = masculine
    .text = Každá vaše zelená budova vám vynese 1 minci. Kromě obvyklé stavby můžete postavit tolik zelených budov, na kolik máte mince.
    .rules =
        Za každou zelenou budovu získáte 1 minci, jednou za tah a za všechny najednou: před stavbou, aby vám mince pomohly ji zaplatit, nebo po ní, aby se počítaly i nové budovy.
        Postavit můžete libovolný počet zelených budov a kromě nich jednu budovu jiné barvy.
        Čarodějná škola se může počítat jako zelená pro vaše mince, ne však pro limit budov.
        Zabaví-li Soudce některou z vašich zelených budov, váš limit budov se nemění.

## Characters, rank 7

architect = Stavitelka
    .gen = Stavitelky
    .dat = Stavitelce
    .acc = Stavitelku
    .ins = Stavitelkou
    .loc = Stavitelce
    .gender = feminine
    .text = Ke svým zdrojům získáte 2 karty navíc. Postavit můžete 3 budovy.
    .rules =
        Jednou za tah, v kterémkoli okamžiku, můžete získat 2 karty, ať už jako zdroje volíte mince, nebo karty.
        Váš limit budov je 3.
        Při hře dvou nebo tří hráčů platí tento limit jen v tomto tahu: karty lze postavit i v tahu vaší druhé postavy, ale s jejím limitem.

navigator = Dobyvatelka
    .gen = Dobyvatelky
    .dat = Dobyvatelce
    .acc = Dobyvatelku
    .ins = Dobyvatelkou
    .loc = Dobyvatelce
    .gender = feminine
    .text = Získáte 4 mince nebo 4 karty. Stavět nesmíte.
    .rules =
        Jednou za tah, v kterémkoli okamžiku, můžete získat buď 4 mince, nebo 4 karty, ať už jako zdroje volíte cokoli.
        V tomto tahu nic nestavíte, ani budovu, která se do limitu budov nepočítá, třeba Stáje.
        Je-li Dobyvatelka očarována, může si 4 mince nebo 4 karty vzít Ježibaba a stavět pak nesmí ona.

scholar = Studentka
    .gen = Studentky
    .dat = Studentce
    .acc = Studentku
    .ins = Studentkou
    .loc = Studentce
    .gender = feminine
    .text = Doberte si 7 karet, jednu si nechte a ostatní zamíchejte do balíčku. Postavit můžete 2 budovy.
    .rules =
        Jednou za tah, v kterémkoli okamžiku, si můžete dobrat 7 karet a jednu z nich si nechat. Zbylých šest se zamíchá do celého balíčku budov, takže jeho pořadí už nikdo nezná.
        Je-li v balíčku méně než 7 karet, doberete si všechny, jednu si necháte a zbytek zamícháte.
        Váš limit budov je 2.

## Characters, rank 8

warlord = Žoldnéř
    .gen = Žoldnéře
    .dat = Žoldnéři
    .acc = Žoldnéře
    .ins = Žoldnéřem
    .loc = Žoldnéři
    .gender = masculine
    .text = Každá vaše červená budova vám vynese 1 minci. Můžete zbourat budovu, zaplatíte-li o 1 minci méně, než jsou její náklady.
    .rules =
        Za každou červenou budovu získáte 1 minci, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Smíte zbourat jednu budovu v libovolném městě, i ve svém, a do banku zaplatíte její náklady minus 1: budova s náklady 1 je zdarma, s náklady 3 stojí 2 mince. Mince od Umělkyně zvyšuje náklady o 1; body navíc, které budova přinese na konci hry, je nezvyšují.
        Nesmíte bourat v dokončeném městě (ani ve svém), ve městě, které chrání Kněz, a nikde nesmíte zbourat Obrannou věž. Ve městě s Velkou zdí platíte o 1 minci více, i ve svém vlastním.
        Karta zbourané budovy putuje dospod balíčku, mince od Umělkyně, která na ní ležela, do banku a karty pod Muzeem jdou s ním.

diplomat = Diplomatka
    .gen = Diplomatky
    .dat = Diplomatce
    .acc = Diplomatku
    .ins = Diplomatkou
    .loc = Diplomatce
    .gender = feminine
    .text = Každá vaše červená budova vám vynese 1 minci. Jednu svou budovu můžete vyměnit za budovu jiného hráče; případný rozdíl v nákladech mu zaplatíte.
    .rules =
        Za každou červenou budovu získáte 1 minci, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Smíte vyměnit jednu svou budovu za jednu z jiného města; majitel nemůže odmítnout. Má-li jeho budova vyšší náklady, zaplatíte mu rozdíl; má-li stejné nebo nižší, neplatíte nic a nic nedostanete zpět.
        Nesmíte brát z dokončeného města, z města, které chrání Kněz, ani Obrannou věž, ale smíte dávat ze svého dokončeného města a smíte dát i vlastní Obrannou věž. V žádném z obou měst nesmějí po výměně stát dvě budovy téhož názvu, ať s Kamenolomem, nebo bez něj.
        Kvůli Velké zdi druhého hráče platíte o 1 minci více, a to do banku; vaše vlastní Velká zeď vás nestojí nic.
        Mince a karty ležící na budově nebo pod ní putují s ní a mince od Umělkyně se počítá do nákladů. Výměna není stavba: neplatí se daň, nečerpá se limit budov a Památník se smí přesunout do kteréhokoli města a rovnou je dokončit.

diplomat-czech =
    .rules =
        Za každou červenou budovu získáte 1 minci, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Smíte vyměnit jednu svou budovu za jednu z jiného města; majitel nemůže odmítnout. Má-li jeho budova vyšší náklady, zaplatíte mu rozdíl; má-li stejné nebo nižší, neplatíte nic a nic nedostanete zpět.
        Nesmíte brát z dokončeného města, z města, které chrání Kněz, ani Obrannou věž, ale smíte dávat ze svého dokončeného města a smíte dát i vlastní Obrannou věž. Nesmíte vzít budovu, kterou už ve svém městě máte, ani dát budovu, která už stojí v druhém městě, ať s Kamenolomem, nebo bez něj; nesmíte tedy vyměnit ani dvě budovy téhož názvu.
        Kvůli Velké zdi druhého hráče platíte o 1 minci více, a to do banku; vaše vlastní Velká zeď vás nestojí nic.
        Mince a karty ležící na budově nebo pod ní putují s ní a mince od Umělkyně se počítá do nákladů. Výměna není stavba: neplatí se daň, nečerpá se limit budov a Památník se smí přesunout do kteréhokoli města a rovnou je dokončit.

marshal = Generál
    .gen = Generála
    .dat = Generálovi
    .acc = Generála
    .ins = Generálem
    .loc = Generálovi
    .gender = masculine
    .text = Každá vaše červená budova vám vynese 1 minci. Z jiného města můžete zabrat budovu s náklady nejvýše 3, zaplatíte-li je jejímu majiteli.
    .rules =
        Za každou červenou budovu získáte 1 minci, jednou za tah a za všechny najednou, před stavbou nebo po ní.
        Smíte přesunout jednu budovu s náklady nejvýše 3 z jiného města do svého a jejímu majiteli zaplatíte tyto náklady v mincích; majitel nemůže odmítnout. Budova s náklady 3 zkrášlená Umělkyní má náklady 4 a je mimo dosah.
        Nesmíte brát z dokončeného města, z města, které chrání Kněz, ani Obrannou věž, ani budovu, kterou už ve svém městě máte, ať s Kamenolomem, nebo bez něj.
        Kvůli Velké zdi platíte o 1 minci více, a to do banku; hranici 3 to nemění.
        Zabrání není stavba: neplatí se daň, nečerpá se limit budov a mince ležící na budově putuje s ní. Vaše město tím může být rovnou dokončeno.

## Characters, rank 9

queen = Královna
    .gen = Královny
    .dat = Královně
    .acc = Královnu
    .ins = Královnou
    .loc = Královně
    .gender = feminine
    .text = Získáte 3 mince, má-li některý z vašich dvou sousedů v tomto kole odhalenou postavu s číslem 4.
    .rules =
        Jednou za tah můžete získat 3 mince, má-li váš soused vlevo nebo vpravo v tomto kole odhalenou postavu s číslem 4.
        Je-li sousedova postava zneškodněna, získáte 3 mince na konci kola, až se odhalí, pokud není zneškodněna sama Královna.
        Je-li postava s číslem 4 očarována, rozhoduje, kde sedí hráč, který ji odhaluje, a ne kde sedí Ježibaba. Je-li očarována Královna, získá mince Ježibaba, sedí-li vedle postavy s číslem 4 ona sama.
        Královna se používá, jen hraje-li pět nebo více hráčů.

# The Czech rules pay the Queen later if rank 4 was bewitched.
queen-czech =
    .rules =
        Jednou za tah můžete získat 3 mince, má-li váš soused vlevo nebo vpravo v tomto kole odhalenou postavu s číslem 4.
        Je-li sousedova postava zneškodněna nebo očarována, získáte 3 mince až na konci kola, pokud není zneškodněna sama Královna. U očarované postavy rozhoduje, kde sedí hráč, který ji odhaluje, a ne kde sedí Ježibaba.
        Je-li očarována Královna, získá mince Ježibaba, sedí-li vedle postavy s číslem 4 ona sama.
        Královna se používá, jen hraje-li pět nebo více hráčů.

artist = Umělkyně
    .gen = Umělkyně
    .dat = Umělkyni
    .acc = Umělkyni
    .ins = Umělkyní
    .loc = Umělkyni
    .gender = feminine
    .text = Můžete položit po 1 minci až na dvě své budovy. Každá z nich má od té chvíle náklady o 1 vyšší.
    .rules =
        Smíte zkrášlit jednu nebo dvě své budovy tak, že na každou položíte 1 svou minci. Tutéž budovu nelze zkrášlit podruhé.
        Její náklady jsou o 1 vyšší pro všechny účely: pro body, pro Žoldnéře, Diplomatku a Generála i pro Baziliku, která oceňuje liché náklady.
        Mince zůstává na budově a přesouvá se s ní i do jiného města; do zásoby žádného hráče nepatří.
        Je-li budova zbourána, jde mince do banku. Karta je pak jako nová a lze ji znovu zkrášlit, když ji někdo postaví.

tax-collector = Výběrčí daní
    .gen = Výběrčího daní
    .dat = Výběrčímu daní
    .acc = Výběrčího daní
    .ins = Výběrčím daní
    .loc = Výběrčím daní
    .gender = masculine
    .text = Každý jiný hráč po stavbě položí na vaši kartičku 1 minci. Ve svém tahu si z ní můžete všechny mince vzít.
    .rules =
        Je-li Výběrčí daní v sadě postav, platí se 1 mince daně hned po každé stavbě, i bezplatné, a to ještě před další stavbou; hráč, kterému už žádná mince nezbývá, neplatí nic a nic nedluží.
        Daň se platí, i když v tomto kole Výběrčího daní nikdo nemá nebo když je zneškodněn; mince čekají na kartičce na některé další kolo a do té doby nepatří nikomu.
        Kdykoli ve svém tahu si je můžete všechny vzít. Za vlastní stavby v tomto tahu daň neplatíte, za stavby své druhé postavy ano.
        Za zabavenou budovu platí daň Soudce, ne dotčený hráč. Za výměnu ani zabrání budovy se daň neplatí.
        Je-li Výběrčí daní očarován, bere si mince Ježibaba a staví bez daně.
        Postava s číslem 9 se při hře dvou hráčů nepoužívá, při hře tří a osmi se použít musí a jindy může.

## Basic districts, noble

manor = Lovecký zámek
    .gen = Loveckého zámku
    .dat = Loveckému zámku
    .acc = Lovecký zámek
    .ins = Loveckým zámkem
    .loc = Loveckém zámku
    .gender = masculine
castle = Hrad
    .gen = Hradu
    .dat = Hradu
    .acc = Hrad
    .ins = Hradem
    .loc = Hradě
    .gender = masculine
# Name: from public lists
palace = Palác
    .gen = Paláce
    .dat = Paláci
    .acc = Palác
    .ins = Palácem
    .loc = Paláci
    .gender = masculine

## Basic districts, religious

# Name: from public lists
temple = Chrám
    .gen = Chrámu
    .dat = Chrámu
    .acc = Chrám
    .ins = Chrámem
    .loc = Chrámu
    .gender = masculine
# Name: from public lists
church = Kostel
    .gen = Kostela
    .dat = Kostelu
    .acc = Kostel
    .ins = Kostelem
    .loc = Kostele
    .gender = masculine
monastery = Opatství
    .gen = Opatství
    .dat = Opatství
    .acc = Opatství
    .ins = Opatstvím
    .loc = Opatství
    .gender = neuter
cathedral = Katedrála
    .gen = Katedrály
    .dat = Katedrále
    .acc = Katedrálu
    .ins = Katedrálou
    .loc = Katedrále
    .gender = feminine

## Basic districts, trade

tavern = Hospoda
    .gen = Hospody
    .dat = Hospodě
    .acc = Hospodu
    .ins = Hospodou
    .loc = Hospodě
    .gender = feminine
market = Tržiště
    .gen = Tržiště
    .dat = Tržišti
    .acc = Tržiště
    .ins = Tržištěm
    .loc = Tržišti
    .gender = neuter
# Name: proposed
trading-post = Obchod
    .gen = Obchodu
    .dat = Obchodu
    .acc = Obchod
    .ins = Obchodem
    .loc = Obchodě
    .gender = masculine
docks = Obchodní kancelář
    .gen = Obchodní kanceláře
    .dat = Obchodní kanceláři
    .acc = Obchodní kancelář
    .ins = Obchodní kanceláří
    .loc = Obchodní kanceláři
    .gender = feminine
# Name: proposed
harbor = Přístav
    .gen = Přístavu
    .dat = Přístavu
    .acc = Přístav
    .ins = Přístavem
    .loc = Přístavu
    .gender = masculine
# Name: from public lists
town-hall = Radnice
    .gen = Radnice
    .dat = Radnici
    .acc = Radnici
    .ins = Radnicí
    .loc = Radnici
    .gender = feminine

## Basic districts, military

watchtower = Strážní věž
    .gen = Strážní věže
    .dat = Strážní věži
    .acc = Strážní věž
    .ins = Strážní věží
    .loc = Strážní věži
    .gender = feminine
prison = Žalář
    .gen = Žaláře
    .dat = Žaláři
    .acc = Žalář
    .ins = Žalářem
    .loc = Žaláři
    .gender = masculine
barracks = Cvičiště
    .gen = Cvičiště
    .dat = Cvičišti
    .acc = Cvičiště
    .ins = Cvičištěm
    .loc = Cvičišti
    .gender = neuter
# Name: from public lists
fortress = Pevnost
    .gen = Pevnosti
    .dat = Pevnosti
    .acc = Pevnost
    .ins = Pevností
    .loc = Pevnosti
    .gender = feminine

## Unique districts of the deluxe game

armory = Zbrojnice
    .gen = Zbrojnice
    .dat = Zbrojnici
    .acc = Zbrojnici
    .ins = Zbrojnicí
    .loc = Zbrojnici
    .gender = feminine
    .text = Ve svém tahu můžete vyhodit do povětří Zbrojnici a s ní jednu libovolnou další budovu.
    .rules =
        Ve svém tahu, i před dobráním zdrojů, smíte zdarma zbourat Zbrojnici a s ní jednu další budovu v libovolném městě, i ve svém.
        Ani jedna z nich nesmí stát v dokončeném městě: dokončené město nemůže Zbrojnici využít ani kvůli ní o nic přijít.
        Není to schopnost postavy s číslem 8, takže ji nezastaví Kněz ani Obranná věž, Velká zeď ji nezdraží a Hřbitov kartu nezachrání.
        Nemohou ji použít Ježibaba s pozastaveným tahem, očarovaný hráč ani hráč s nevyřešenou hrozbou.

# Name: proposed
basilica = Bazilika
    .gen = Baziliky
    .dat = Bazilice
    .acc = Baziliku
    .ins = Bazilikou
    .loc = Bazilice
    .gender = feminine
    .text = Závěrečné vyhodnocení: každá budova ve vašem městě s lichými náklady vám přinese 1 bod.
    .rules =
        Každá budova vašeho města s náklady 1, 3, 5 a tak dále dává 1 bod. Samotná Bazilika má náklady 4 a nepočítá se, pokud není zkrášlená.
        Mince od Umělkyně se počítá do nákladů: zkrášlením budovy s lichými náklady bod za Baziliku ztratíte, zkrášlením budovy se sudými náklady jej získáte.
        Památník je jedna budova s náklady 4.

capitol = Kapitol
    .gen = Kapitolu
    .dat = Kapitolu
    .acc = Kapitol
    .ins = Kapitolem
    .loc = Kapitolu
    .gender = masculine
    .text = Závěrečné vyhodnocení: tři nebo více budov jedné barvy ve vašem městě vám přinesou 3 body.
    .rules =
        Vyhoví kterákoli z pěti barev včetně fialové a samotný Kapitol se počítá jako fialový.
        Získáte 3 body, a to jen jednou, i kdyby podmínku splňovalo více barev.
        Město duchů se počítá jako barva, která je pro ně zvolena; Památník se počítá jako jedna budova.

dragon-gate = Dračí věž
    .gen = Dračí věže
    .dat = Dračí věži
    .acc = Dračí věž
    .ins = Dračí věží
    .loc = Dračí věži
    .gender = feminine
    .text = Závěrečné vyhodnocení: přinese o 2 body více, než jsou její náklady.
    .rules =
        Dračí věž má náklady 6 a ve vašem městě hodnotu 8 bodů.
        Body navíc její náklady nemění: Žoldnéř ji zbourá za 5 mincí.

# Name: proposed
factory = Továrna
    .gen = Továrny
    .dat = Továrně
    .acc = Továrnu
    .ins = Továrnou
    .loc = Továrně
    .gender = feminine
    .text = Stavba vašich ostatních fialových budov je o 1 minci levnější.
    .rules =
        Továrna zlevňuje stavbu vašich ostatních fialových budov, ne svou vlastní. Špeluňka má pak cenu 5, v mincích nebo kartách.
        Mění jen cenu stavby: pro body a pro zbourání, výměnu nebo zabrání platí plné náklady budovy.
        Zabaví-li budovu Soudce, vrátí se vám to, co bylo skutečně zaplaceno.

framework = Lešení
    .gen = Lešení
    .dat = Lešení
    .acc = Lešení
    .ins = Lešením
    .loc = Lešení
    .gender = neuter
    .text = Při stavbě jiné budovy můžete místo placení zbourat Lešení.
    .rules =
        Když stavíte budovu, můžete místo placení zbourat své Lešení. Lešení putuje dospod balíčku.
        Stavba se počítá do limitu budov a daň se z ní platí jako obvykle.
        Protože se nic neplatí, Soudce nemůže budovu zabavit, ale další, za kterou zaplatíte, ano.
        Smíte to udělat i ve svém dokončeném městě a také pro kartu, kterou Zaklínač staví ihned.
        Lešení nemůže postavit samo sebe ani Tajnou klenotnici. U Památníku se Lešení ještě počítá mezi budovy vašeho města.

gold-mine = Zlatý důl
    .gen = Zlatého dolu
    .dat = Zlatému dolu
    .acc = Zlatý důl
    .ins = Zlatým dolem
    .loc = Zlatém dole
    .gender = masculine
    .text = Volíte-li jako zdroje mince, dostanete 3 místo 2.
    .rules =
        Jako zdroje si vezmete 3 mince místo 2. Mincí ze schopností a z jiných budov se to netýká.
        Zlatý důl funguje pokaždé, když si dobíráte zdroje: jako Ježibaba před jmenováním postavy, když je vaše postava očarována, před vyřešením hrozby i tehdy, když vám dobrání umožní Nemocnice.

great-wall = Velká zeď
    .gen = Velké zdi
    .dat = Velké zdi
    .acc = Velkou zeď
    .ins = Velkou zdí
    .loc = Velké zdi
    .gender = feminine
    .text = Cokoli postava s číslem 8 udělá s budovou ve vašem městě, stojí ji to o 1 minci více.
    .rules =
        Žoldnéř, Diplomatka nebo Generál platí o 1 minci více za kteroukoli budovu ve vašem městě včetně Velké zdi. Tato mince jde vždy do banku.
        Platí to i pro vás, jste-li Žoldnéř a bouráte vlastní budovu. Neplatí to pro budovu, kterou odevzdáváte jako Diplomatka.
        Generál smí i tak zabrat budovu s náklady 3, protože tato hranice se týká nákladů, a ne toho, co se platí.
        Zbrojnice se to netýká.

# The Classic edition: the wall guards the other districts, not itself.
great-wall-classic =
    .text = Cokoli postava s číslem 8 udělá s kteroukoli jinou budovou ve vašem městě, stojí ji to o 1 minci více.
    .rules =
        Žoldnéř, Diplomatka nebo Generál platí o 1 minci více za kteroukoli budovu ve vašem městě kromě samotné Velké zdi. Tato mince jde vždy do banku.
        Platí to i pro vás, jste-li Žoldnéř a bouráte vlastní budovu. Neplatí to pro budovu, kterou odevzdáváte jako Diplomatka.
        Generál smí i tak zabrat budovu s náklady 3, protože tato hranice se týká nákladů, a ne toho, co se platí.
        Zbrojnice se to netýká.

haunted-quarter = Město duchů
    .gen = Města duchů
    .dat = Městu duchů
    .acc = Město duchů
    .ins = Městem duchů
    .loc = Městě duchů
    .gender = neuter
    .text = Závěrečné vyhodnocení: přijme barvu, která se vám hodí.
    .rules =
        Na konci hry se počítá jako jedna barva pro všechny účely: pro pět barev, Kapitol, Slonovinovou věž i Studnu přání. Není-li tou barvou fialová, přestává být fialovou budovou.
        Hra za vás zvolí barvu, která přinese nejvíce bodů.
        Do té doby je fialové a nic jiného: nepřináší příjem a Špión je najde, jen když určí fialovou.

# Name: proposed
imperial-treasury = Císařská pokladnice
    .gen = Císařské pokladnice
    .dat = Císařské pokladnici
    .acc = Císařskou pokladnici
    .ins = Císařskou pokladnicí
    .loc = Císařské pokladnici
    .gender = feminine
    .text = Závěrečné vyhodnocení: každá mince, která vám zbude, přinese 1 bod.
    .rules =
        Každá mince ve vaší zásobě se počítá za 1 bod.
        Mince ležící na budovách nebo na kartičce Výběrčího daní se sem nepočítají.

ivory-tower = Slonovinová věž
    .gen = Slonovinové věže
    .dat = Slonovinové věži
    .acc = Slonovinovou věž
    .ins = Slonovinovou věží
    .loc = Slonovinové věži
    .gender = feminine
    .text = Závěrečné vyhodnocení: 5 bodů, nestojí-li ve vašem městě jiná fialová budova.
    .rules =
        Získáte 5 bodů, pokud ve vašem městě nestojí žádná další fialová budova.
        Město duchů nevadí, počítá-li se jako jiná barva. Čarodějná škola vadí: na konci hry je fialová.

# Name: from public lists
keep = Obranná věž
    .gen = Obranné věže
    .dat = Obranné věži
    .acc = Obrannou věž
    .ins = Obrannou věží
    .loc = Obranné věži
    .gender = feminine
    .text = Postavy s číslem 8 s Obrannou věží nic nezmohou.
    .rules =
        Žoldnéř nemůže Obrannou věž zbourat, Diplomatka jiného hráče ji nemůže vzít a Generál ji nemůže zabrat.
        Vlastní Obrannou věž smíte jako Diplomatka odevzdat.
        Zbrojnice ji zbourat může a vy ji smíte obětovat za své Město mrtvých.
        V klasickém balíčku jsou Obranné věže dvě; v jednom městě smí stát jen jedna z nich.

# Name: from public lists
laboratory = Laboratoř
    .gen = Laboratoře
    .dat = Laboratoři
    .acc = Laboratoř
    .ins = Laboratoří
    .loc = Laboratoři
    .gender = feminine
    .text = Jednou za tah můžete proměnit kartu z ruky ve 2 mince.
    .rules =
        Karta putuje dospod balíčku a vy získáte 2 mince.
        Smíte to udělat kdykoli ve svém tahu, i v tom, ve kterém Laboratoř postavíte. Máte-li dvě postavy, smíte to udělat jednou v každém svém tahu.
        Nemohou ji použít Ježibaba s pozastaveným tahem, očarovaný hráč ani hráč s nevyřešenou hrozbou; Ježibaba, jejíž tah už pokračuje, ano.

library = Knihovna
    .gen = Knihovny
    .dat = Knihovně
    .acc = Knihovnu
    .ins = Knihovnou
    .loc = Knihovně
    .gender = feminine
    .text = Volíte-li jako zdroje karty, necháte si každou, kterou si doberete.
    .rules =
        Necháte si obě karty, nebo všechny tři, máte-li i Hvězdárnu.
        Platí to jen pro dobírání zdrojů, ne pro jiné způsoby dobírání karet, třeba schopnost Studentky.
        Knihovna funguje pokaždé, když si dobíráte zdroje: jako Ježibaba před jmenováním postavy, když je vaše postava očarována, před vyřešením hrozby i tehdy, když vám dobrání umožní Nemocnice.

# Name: proposed
map-room = Mapová komnata
    .gen = Mapové komnaty
    .dat = Mapové komnatě
    .acc = Mapovou komnatu
    .ins = Mapovou komnatou
    .loc = Mapové komnatě
    .gender = feminine
    .text = Závěrečné vyhodnocení: každá karta, která vám zbude v ruce, přinese 1 bod.
    .rules =
        Každá karta v ruce se počítá za 1 bod, i Tajná klenotnice, která k tomu přináší své vlastní 3 body.
        Karty pod Muzeem nejsou v ruce.

# Name: proposed
monument = Památník
    .gen = Památníku
    .dat = Památníku
    .acc = Památník
    .ins = Památníkem
    .loc = Památníku
    .gender = masculine
    .text = Postavit jej lze jen ve městě s nejvýše čtyřmi budovami. K dokončení města se počítá za dvě budovy.
    .rules =
        Postavit jej můžete, jen dokud ve vašem městě stojí nejvýše čtyři budovy. Počítají se před stavbou, takže Lešení nebo jiná budova, kterou se kvůli němu chystáte zbourat, se ještě započítá.
        Soudce jej nemůže zabavit do města s pěti nebo více budovami. Výměna Diplomatkou není stavba a může jej přinést do kteréhokoli města; Generál jej zabrat nemůže, protože má náklady 4.
        Za dvě budovy platí jen pro dokončení města, k němuž může dojít hned, jak se v něm objeví. Pro všechno ostatní, třeba pro Kapitol, Baziliku nebo Studnu přání, je to jedna budova.

museum = Muzeum
    .gen = Muzea
    .dat = Muzeu
    .acc = Muzeum
    .ins = Muzeem
    .loc = Muzeu
    .gender = neuter
    .text = Jednou za tah můžete zasunout kartu z ruky lícem dolů pod Muzeum. Závěrečné vyhodnocení: 1 bod za každou kartu pod ním.
    .rules =
        Smíte to udělat kdykoli ve svém tahu, i v tom, ve kterém Muzeum postavíte; máte-li dvě postavy, jednou v každém svém tahu.
        Všichni vědí, kolik karet tam leží, ale jen vy znáte ty, které jsou tam od vás, a nový majitel se na ně podívat nesmí.
        Přesune-li se Muzeum do jiného města, přesouvají se karty s ním. Je-li zbouráno, putuje i s kartami v náhodném pořadí dospod balíčku; Hřbitov je nezachrání.
        Nemohou je použít Ježibaba s pozastaveným tahem, očarovaný hráč ani hráč s nevyřešenou hrozbou; Ježibaba, jejíž tah už pokračuje, ano.

necropolis = Město mrtvých
    .gen = Města mrtvých
    .dat = Městu mrtvých
    .acc = Město mrtvých
    .ins = Městem mrtvých
    .loc = Městě mrtvých
    .gender = neuter
    .text = Místo placení můžete za Město mrtvých obětovat budovu svého města.
    .rules =
        Smíte obětovat kteroukoli budovu svého města, i Obrannou věž, Památník nebo Muzeum s kartami, a to i v dokončeném městě. Budova putuje dospod balíčku.
        Stavba se počítá do limitu budov a daň se z ní platí jako obvykle.
        Takto postavené Město mrtvých není zaplacené, takže je Soudce nemůže zabavit, ale další budovu, za kterou zaplatíte, stále vzít může.
        Platí to i tehdy, když Zaklínač Město mrtvých vezme a ihned postaví.

observatory = Hvězdárna
    .gen = Hvězdárny
    .dat = Hvězdárně
    .acc = Hvězdárnu
    .ins = Hvězdárnou
    .loc = Hvězdárně
    .gender = feminine
    .text = Volíte-li jako zdroje karty, vybíráte ze 3 místo ze 2.
    .rules =
        Doberete si 3 karty, 1 si necháte a zbylé dvě dáte dospod balíčku. S Knihovnou si necháte všechny 3.
        Hvězdárna funguje pokaždé, když si dobíráte zdroje: jako Ježibaba před jmenováním postavy, když je vaše postava očarována, před vyřešením hrozby i tehdy, když vám dobrání umožní Nemocnice.

park = Park
    .gen = Parku
    .dat = Parku
    .acc = Park
    .ins = Parkem
    .loc = Parku
    .gender = masculine
    .text = Skončí-li váš tah s prázdnou rukou, dostanete 2 karty.
    .rules =
        Karty přijdou samy, když váš tah skončí s prázdnou rukou. Máte-li dvě postavy, může se to stát v obou vašich tazích.
        Nefunguje v tahu, ve kterém je vaše postava zneškodněna nebo očarována, ani pro Ježibabu, jejíž tah nepokračuje. Ježibaba, jejíž tah pokračuje, dostane karty na konci tohoto pokračování.

poor-house = Chudobinec
    .gen = Chudobince
    .dat = Chudobinci
    .acc = Chudobinec
    .ins = Chudobincem
    .loc = Chudobinci
    .gender = masculine
    .text = Skončí-li váš tah bez jediné mince, dostanete 1 minci.
    .rules =
        Mince přijde sama, když váš tah skončí bez mincí. Máte-li dvě postavy, může se to stát v obou vašich tazích.
        Daň, která vám vezme poslední minci, se platí předtím, takže vám pomůže. Jako Alchymistka získáte nejprve tuto minci a pak dostanete zpět zaplacené.
        Nefunguje v tahu, ve kterém je vaše postava zneškodněna nebo očarována, ani pro Ježibabu, jejíž tah nepokračuje. Ježibaba, jejíž tah pokračuje, dostane minci na konci tohoto pokračování.

quarry = Kamenolom
    .gen = Kamenolomu
    .dat = Kamenolomu
    .acc = Kamenolom
    .ins = Kamenolomem
    .loc = Kamenolomu
    .gender = masculine
    .text = Smíte stavět i budovy, které už ve vašem městě stojí.
    .rules =
        Stejných budov můžete postavit libovolný počet.
        Pomáhá jen při stavbě: Soudce, Diplomatka ani Generál nemohou do vašeho města přinést druhou budovu téhož názvu.
        Přijdete-li o Kamenolom, stejné budovy, které máte, zůstávají.

school-of-magic = Čarodějná škola
    .gen = Čarodějné školy
    .dat = Čarodějné škole
    .acc = Čarodějnou školu
    .ins = Čarodějnou školou
    .loc = Čarodějné škole
    .gender = feminine
    .text = Kdykoli berete příjem za některou barvu, má Čarodějná škola právě tuto barvu.
    .rules =
        Když vaše postava získává něco za každou budovu určité barvy, počítá se Čarodějná škola jako jedna další budova této barvy, pokaždé znovu. Jako Mnich za ni získáte jednu minci, nebo jednu kartu, jak chcete.
        Nepočítá se jako zelená pro to, co smí Překupník stavět mimo limit budov.
        Na konci hry je fialová a chybějící barvu nedoplní.

# The Czech rules let the Abbot gain both.
school-of-magic-czech =
    .rules =
        Když vaše postava získává něco za každou budovu určité barvy, počítá se Čarodějná škola jako jedna další budova této barvy, pokaždé znovu. Jako Mnich za ni získáte jednu minci i jednu kartu.
        Nepočítá se jako zelená pro to, co smí Překupník stavět mimo limit budov.
        Na konci hry je fialová a chybějící barvu nedoplní.

# Name: proposed
secret-vault = Tajná klenotnice
    .gen = Tajné klenotnice
    .dat = Tajné klenotnici
    .acc = Tajnou klenotnici
    .ins = Tajnou klenotnicí
    .loc = Tajné klenotnici
    .gender = feminine
    .text = Nikdy ji nelze postavit. Závěrečné vyhodnocení: 3 body, máte-li ji stále v ruce.
    .rules =
        Nic ji nemůže postavit, ani Lešení, ani okamžitá stavba Zaklínače.
        V ruce je to karta jako každá jiná: lze ji odložit, dát jinému, vzít nebo zasunout pod Muzeum a počítá se pro Mapovou komnatu.
        Ony 3 body jsou vaše, jen držíte-li ji na konci hry v ruce.

smithy = Kovárna
    .gen = Kovárny
    .dat = Kovárně
    .acc = Kovárnu
    .ins = Kovárnou
    .loc = Kovárně
    .gender = feminine
    .text = Jednou za tah si můžete za 2 mince koupit 3 karty.
    .rules =
        Smíte to udělat kdykoli ve svém tahu, i v tom, ve kterém Kovárnu postavíte. Máte-li dvě postavy, smíte to udělat jednou v každém svém tahu.
        Tyto 2 mince se neplatí za stavbu, takže je Alchymistka zpět nedostane.
        Nemohou ji použít Ježibaba s pozastaveným tahem, očarovaný hráč ani hráč s nevyřešenou hrozbou; Ježibaba, jejíž tah už pokračuje, ano.

stables = Stáje
    .gen = Stájí
    .dat = Stájím
    .acc = Stáje
    .ins = Stájemi
    .loc = Stájích
    .gender = plural
    .text = Staví se nad rámec limitu budov.
    .rules =
        Stáje smíte postavit navíc k budovám, které vám dovoluje limit budov. Dobyvatelka je postavit nemůže.
        Zabaví-li Stáje Soudce, obvyklá stavba vám zůstává.

# Name: proposed
statue = Socha
    .gen = Sochy
    .dat = Soše
    .acc = Sochu
    .ins = Sochou
    .loc = Soše
    .gender = feminine
    .text = Závěrečné vyhodnocení: 5 bodů, je-li koruna vaše.
    .rules =
        Rozhoduje, kdo má korunu po skončení posledního kola.
        Zneškodněný Král, Patricij nebo Císař na konci tohoto kola korunu ještě přesune, a to před vyhodnocením.

theater = Divadlo
    .gen = Divadla
    .dat = Divadlu
    .acc = Divadlo
    .ins = Divadlem
    .loc = Divadle
    .gender = neuter
    .text = Jakmile jsou všechny postavy vybrány, můžete tu svou naslepo vyměnit za soupeřovu.
    .rules =
        Po posledním výběru a před vyvoláním čísla 1 můžete zvolit kteréhokoli soupeře, aniž znáte jeho kartu, a postavu si s ním vyměnit. Jen jednou za kolo a jen pokud už Divadlo ve vašem městě stálo předtím.
        Všichni vidí, kdo si s kým mění. Vy i soupeř si smíte nové karty prohlédnout a nic se neodhaluje, dokud postava není vyvolána.
        Má-li každý hráč dvě postavy, zvolíte, kterou ze svých dáte, a dostanete náhodnou ze dvou soupeřových.
        Dostane-li se Divadlo do jiného města, slouží novému majiteli až od příštího kola.

thieves-den = Špeluňka
    .gen = Špeluňky
    .dat = Špeluňce
    .acc = Špeluňku
    .ins = Špeluňkou
    .loc = Špeluňce
    .gender = feminine
    .text = Místo mincí za ni můžete platit i kartami z ruky, jedna karta za jednu minci.
    .rules =
        Kartami můžete zaplatit celé její náklady, část z nich, nebo nic; karty putují dospod balíčku. Sama Špeluňka mezi nimi být nesmí.
        S Továrnou je cena 5, tedy nejvýše 5 karet.
        Karty jsou platba, takže ji lze na základě glejtu s pečetí zabavit, i když se platí jen jimi. Vaše mince se vrátí, karty ne.
        Jako Kardinál můžete nejprve zaplatit kartami a chybějící mince vzít jinému hráči.

# Name: proposed
wishing-well = Studna přání
    .gen = Studny přání
    .dat = Studně přání
    .acc = Studnu přání
    .ins = Studnou přání
    .loc = Studně přání
    .gender = feminine
    .text = Závěrečné vyhodnocení: každá fialová budova vašeho města vám přinese 1 bod, i Studna přání.
    .rules =
        Každá fialová budova ve vašem městě se počítá za 1 bod, i samotná Studna přání.
        Město duchů se počítá, jen je-li pro ně zvolena fialová; Památník se počítá jednou.

## Unique districts of older editions, added to a deck by choice

cemetery = Hřbitov
    .gen = Hřbitova
    .dat = Hřbitovu
    .acc = Hřbitov
    .ins = Hřbitovem
    .loc = Hřbitově
    .gender = masculine
    .text = Za 1 minci si můžete vzít do ruky budovu, kterou Žoldnéř právě zboural.
    .rules =
        Hned poté, co Žoldnéř zbourá budovu v kterémkoli městě, se vás hra zeptá, zda zaplatíte 1 minci a kartu si vezmete. Mince od Umělkyně ani karty pod Muzeem s ní nedostanete.
        Nesmíte to udělat, jste-li Žoldnéř; jedná-li jako Žoldnéř Ježibaba, nesmí to ona.
        Nezachrání budovu zbouranou Zbrojnicí a nefunguje, ani když je zbourán sám Hřbitov.
        Hřbitov se používá, jen je-li v sadě postav Žoldnéř.

hospital = Nemocnice
    .gen = Nemocnice
    .dat = Nemocnici
    .acc = Nemocnici
    .ins = Nemocnicí
    .loc = Nemocnici
    .gender = feminine
    .text = I když Mordýřka vaši postavu zneškodní, smíte si při jejím vyvolání dobrat zdroje.
    .rules =
        Když je zneškodněná postava vyvolána, hra se vás vždy zeptá, i když vaše není: otázka tak nic neprozradí. Dobráním zdrojů svou postavu odhalíte.
        Zdroje si dobíráte jako obvykle, se Zlatým dolem, Knihovnou a Hvězdárnou, a to je vše: žádná stavba, žádná schopnost, žádný Park ani Chudobinec.
        Zneškodněný Král nebo Patricij dostane korunu i s Nemocnicí až na konci kola.
        Nemocnice se používá, jen je-li v sadě postav Mordýřka.

# Name: proposed
university = Univerzita
    .gen = Univerzity
    .dat = Univerzitě
    .acc = Univerzitu
    .ins = Univerzitou
    .loc = Univerzitě
    .gender = feminine
    .text = Závěrečné vyhodnocení: přinese o 2 body více, než jsou její náklady.
    .rules =
        Univerzita má náklady 6 a ve vašem městě hodnotu 8 bodů.
        Body navíc její náklady nemění: Žoldnéř ji zbourá za 5 mincí.

# Name: proposed
lighthouse = Maják
    .gen = Majáku
    .dat = Majáku
    .acc = Maják
    .ins = Majákem
    .loc = Majáku
    .gender = masculine
    .text = Když jej postavíte, prohledejte balíček budov a vezměte si kartu, která se vám líbí. Balíček se pak zamíchá.
    .rules =
        Vidíte celý balíček a vezmete si jednu kartu podle svého výběru.
        Nikdo jiný se nedozví, co vidíte ani co si berete, a po zamíchání nikdo nezná pořadí balíčku.

# Name: proposed
bell-tower = Zvonice
    .gen = Zvonice
    .dat = Zvonici
    .acc = Zvonici
    .ins = Zvonicí
    .loc = Zvonici
    .gender = feminine
    .text = Dokud stojí, stačí každému k dokončení města o jednu budovu méně.
    .rules =
        Dokud stojí v kterémkoli městě, potřebuje každý hráč k dokončení města o jednu budovu méně: šest místo sedmi, sedm místo osmi.
        Dokončí-li Zvonice naráz více měst, je první na řadě hráč, který je na tahu, a pak ostatní po směru hodinových ručiček.
        Přijde-li město o Zvonici, platí zase obvyklý počet; je-li však jednou některé město dokončeno, konec hry i body za prvenství zůstávají v platnosti.

# Name: proposed
throne-room = Trůnní sál
    .gen = Trůnního sálu
    .dat = Trůnnímu sálu
    .acc = Trůnní sál
    .ins = Trůnním sálem
    .loc = Trůnním sále
    .gender = masculine
    .text = Pokaždé, když koruna změní majitele, získáte 1 minci.
    .rules =
        Získáte 1 minci z banku pokaždé, když koruna skutečně změní majitele, ať ji dává nebo dostává kdokoli.
        Král nebo Patricij, který už korunu má, vám nic nepřinese.
        Získáte-li korunu jako ohrožený hráč, dostanete minci, až bude hrozba vyřešena.
