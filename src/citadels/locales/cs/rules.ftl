### The rule book in Czech: the general rules, chapter by chapter; the cards follow from cards.ftl.
###
### For translators
###
### - The value is the heading of a chapter, `.text` its text: every line is one paragraph of whole sentences.
### - The words are those of cards.ftl (see its head); powers are schopnosti of characters and funkce of
###   districts. Only the labels at the end have variables.

rules-title = Pravidla hry Citadela
    .text =
        Stavíte město z budov. V každém kole si tajně vyberete postavu a po toto jedno kolo máte její číslo, příjem a schopnost. Kdo uhodne, kým jsou ostatní, může je okrást, zneškodnit nebo přelstít.
        Tato stránka popisuje celou hru tak, jak se hraje zde, kartu po kartě. Je to dílo fanoušků bez vazby na vydavatele hry, napsané vlastními slovy, a kde tištěná pravidla nechávají něco otevřené, říká, jak hrajeme my.

rules-goal = Cíl hry
    .text =
        Když má některý hráč postaveno dost budov, kolo se dohraje a hra končí. Vítězí ten, kdo má pak nejvíce bodů: body jsou náklady vašich budov a několik přídavků.
        Město je dokončeno se sedmi budovami, nebo s osmi, hrají-li dva či tři hráči. Na osmi se můžete dohodnout při jakémkoli počtu hráčů.

rules-material = Karty
    .text =
        Každá postava má číslo od 1 do 9; v tomto pořadí se čísla vyvolávají. Ve hře je jedna postava od každého čísla od 1 do 8 a v mnoha hrách i jedna s číslem 9. Tyto postavy tvoří sadu postav. Sadu postav vždy znají všichni.
        Budova má název, náklady a barvu: žlutou (panské budovy), modrou (sakrální), zelenou (obchodní), červenou (vojenské) nebo fialovou (speciální). V balíčku je 68 budov: 54 základních a 14 fialových, které mají vlastní funkce.
        Mince se platí do banku a berou z banku, pokud karta neříká jinak. Mincí ani karet v ruce může být neomezeně.

rules-casts = Sestavení hry
    .text =
        Vezměte si hotový scénář, losujte, nebo vybírejte volně: jednu postavu od každého čísla a 14 různých fialových budov, nejlépe s různě vysokými náklady.
        Číslo 9 je nutné při hře tří a osmi hráčů (ne však tří, kteří si vybírají jako v klasické edici), při hře dvou hráčů se vynechává a při hře čtyř až sedmi hráčů záleží na vás.
        Císař vyžaduje aspoň tři hráče a Královna aspoň pět. Je-li pro scénář hráčů příliš málo, zastoupí Císaře Král nebo Patricij a Královnu Umělkyně nebo Výběrčí daní.
        Hřbitov vyžaduje v sadě postav Žoldnéře, Nemocnice Mordýřku.

rules-setup = Před prvním kolem
    .text =
        Každý dostane ze zamíchaného balíčku čtyři budovy lícem dolů a k tomu dvě mince. Jeden hráč, určený náhodou nebo dohodou, dostane korunu.
        Zbylé budovy tvoří balíček.

rules-draft = Výběr postav
    .text =
        Na začátku každého kola se postavy zamíchají. Několik se jich podle tabulky odloží lícem nahoru a pak jedna lícem dolů, kterou nikdo nevidí. Měla-li by lícem nahoru ležet postava s číslem 4, zaujme její místo jiná a číslo 4 se vrátí mezi ostatní; lícem dolů pak ležet může.
        Držitel koruny si zbylé postavy prohlédne, jednu si tajně nechá a ostatní předá doleva. Totéž udělají všichni další. Poslední hráč vybírá jednu ze dvou a ta druhá se odloží lícem dolů.
        Je-li hráčů jen o jednoho méně než postav, dostane poslední hráč od souseda jedinou kartu, vezme si k ní i tu odloženou lícem dolů a vybere si z obou.
        Postavy odložené lícem nahoru i lícem dolů jsou mimo hru jen v tomto kole.

rules-draft-few = Výběr ve dvou a ve třech
    .text =
        Při hře dvou nebo tří hráčů má každý dvě postavy a v každém kole dva tahy, ale jen jedno město, jedny karty v ruce a jednu zásobu mincí. Schopnost patří k tahu své postavy: karty dobrané jako Stavitelka smíte postavit ve svém tahu jako Žoldnéř, ale limit budov Stavitelky tam neplatí.
        Dva hráči: jedna postava se náhodně odloží lícem dolů. Držitel koruny si nechá jednu ze sedmi. Druhý hráč si nechá jednu ze šesti a jednu odloží lícem dolů; držitel koruny si nechá jednu ze čtyř a jednu odloží lícem dolů; druhý hráč si nechá jednu z posledních dvou a zbylou odloží lícem dolů.
        Tři hráči s devíti postavami: jedna se náhodně odloží lícem dolů. Každý si postupně nechá jednu; z pěti zbylých se jedna náhodně odloží lícem dolů. Pak si každý nechá druhou a poslední karta se odloží lícem dolů.
        Tři hráči s osmi postavami jako v klasické edici: totéž, ale bez druhé karty náhodně odložené lícem dolů.
        Lícem nahoru neleží nic.

rules-calls = Vyvolávání
    .text =
        Držitel koruny vyvolává čísla počínaje 1. Kdo má vyvolanou postavu, odhalí ji a hraje svůj tah. Neodhalí-li ji nikdo, vyvolá se další číslo: postava je mimo hru, nebo je zneškodněna a její hráč mlčí.
        Po posledním čísle se všechny postavy seberou a další kolo začíná výběrem.

rules-turn = Tah
    .text =
        Jednou si musíte dobrat zdroje: buď si vezmete 2 mince, nebo si doberete dvě karty, jednu si necháte a druhou dáte dospod balíčku. Je-li v balíčku karet méně, doberete si, co v něm je; je-li prázdný, můžete si vzít jen mince.
        Po dobrání zdrojů smíte postavit jednu budovu. Kdykoli ve svém tahu, i před dobráním zdrojů, smíte využít schopnost své postavy a funkce svých budov.
        Až máte zdroje dobrané a povinnosti splněné, můžete tah ukončit.

rules-building = Stavba
    .text =
        Zaplatíte náklady budovy z ruky a vyložíte ji do svého města. Limit budov je jedna za tah, pokud vaše postava neurčuje jinak.
        Dvě budovy téhož názvu v jednom městě postavit nelze, pokud to některá karta nedovolí.
        Zbourané budovy a karty, kterých se vzdáte, putují dospod balíčku.

rules-powers = Schopnosti a funkce
    .text =
        Schopnost lze využít jednou za tah, a to v okamžiku, který uvádí její text, jinak kdykoli ve vlastním tahu. Využít ji nemusíte, ledaže text říká, že musíte.
        Takovou schopností je i příjem za budovy některé barvy: vezmete si ho jednou a celý najednou, před stavbou, ať máte čím platit, nebo po ní, ať se počítá i nová budova.
        Funkce budov „jednou za tah“ působí jen ve vašem vlastním tahu.
        Jmenují se postavy, ne hráči: smíte jmenovat i tu, kterou nikdo nemá, a pak se nestane nic.

rules-secrets = Co smějí vědět všichni
    .text =
        Města, mince a počty karet v ruce jsou veřejné. Karty v ruce, vybrané postavy a karty vespod balíčku jsou tajné; kdo některou kartu jednou vidí, smí si ji pamatovat.
        Mince ležící na budově nebo u postavy nepatří do zásoby žádného hráče: nelze je ukrást ani zdanit.

rules-crown = Koruna
    .text =
        Koruna mění majitele jen díky schopnosti postavy s číslem 4. Král nebo Patricij ji dostane, když se odhalí; Císař ji předá jinému hráči. Jsou-li zneškodněni, stane se to na konci kola.
        Nemá-li postavu s číslem 4 nikdo, koruna zůstává, kde je.

rules-end = Konec hry
    .text =
        Jakmile někdo dokončí město, je toto kolo poslední; hraje se až do konce. Město může být dokončeno i v tahu jiného hráče. Dokončené město je v bezpečí před číslem 8 a před většinou dalších útoků, jak uvádějí karty.
        Na konci kola zneškodněné postavy s číslem 4 předají nebo převezmou korunu; pak se počítají body.

rules-scoring = Body
    .text =
        Náklady každé budovy ve vašem městě; zkrášlená se počítá za 1 více.
        3 body za budovy všech pěti barev.
        4 body za první dokončené město, 2 za každé další dokončené.
        Body navíc za fialové budovy.
        Při shodě bodů vítězí ten, kdo má v posledním kole postavu s vyšším číslem.

rules-editions = Edice
    .text =
        Deluxe je hra popsaná na této stránce. Klasická je původní hra: pevně daná sada osmi postav a pevně daný balíček pro dva až sedm hráčů; její Velká zeď chrání jen ostatní budovy města. Česká přidává starší budovy a Čarodějná škola v ní dává Mnichovi minci i kartu.
        Tato pravidla lze přepnout pro jakoukoli hru:

rules-characters = Postavy
rules-districts = Budovy
rules-basic = Základní budovy
rules-unique = Fialové budovy
rules-presets = Scénáře

## Labels of tables and cards

rules-rank = Číslo { $rank }
rules-cost = náklady { $cost }
rules-rulings = Výklady pravidel
rules-players = Hráči
rules-cast-size = Postavy
rules-face-up = Lícem nahoru
rules-face-down = Lícem dolů
rules-copies = Kusů
rules-proposed = Názvy označené ° nejsou vytištěny v žádném českém vydání, které známe: jsou to naše návrhy.
