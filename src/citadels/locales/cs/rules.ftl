### The rule book in Czech: the general rules, chapter by chapter; the cards follow from cards.ftl.
###
### The head of the English file says what the attributes are. The terms are those of docs/glossary.md.

rules-title = Pravidla hry Citadela
    .text =
        V Citadele stavíte město, budovu za budovou. V každém kole si tajně vyberete postavu a na toto jedno kolo je její schopnost vaše. Některé postavy kradou, zneškodňují nebo bourají, a tak hádejte, kdo je kdo, a sami se uhodnout nedejte.
        Hrajete-li poprvé, čtěte až po příklad počítání bodů a zbytek si nechte na později: o kartě si můžete přečíst, až na ni narazíte.
        Tato kniha je dílem fanoušků, napsaným vlastními slovy a nijak nespojeným s vydavateli. Kde tištěná pravidla mlčí, říká, jak hrajeme my.

rules-goal = Cíl hry
    .text =
        Vyhrává ten, kdo má na konci hry nejvíce bodů. Body dostanete za náklady budov ve svém městě a několik bonusů.
        Hra končí kolem, ve kterém někdo dokončí město. Město je dokončené, má-li aspoň sedm budov, a hrají-li jen dva nebo tři hráči, aspoň osm.

rules-cards = Jak číst kartu
    .text = Karty jsou dvojího druhu. Postavu si v každém kole vybíráte znovu, budovy stavíte.
    .legend =
        Číslo: v tomto pořadí jsou postavy na tahu, od nejnižšího.
        Název postavy.
        Schopnost: co postava umí.
        Náklady: kolik mincí za stavbu budovy zaplatíte a kolik bodů přinese.
        Název budovy. Dvě budovy téhož názvu v jednom městě nestojí.
        Funkce: mají ji jen fialové budovy.
        Barva a symbol budovy.

rules-types = Barvy budov
    .text = Každá budova má jednu z pěti barev.
    .types =
        Žlutá (panská): lovecké zámky, hrady a paláce. Příjem pro číslo 4.
        Modrá (sakrální): chrámy, kostely, opatství a katedrály. Příjem pro číslo 5.
        Zelená (obchodní): vše od hospod po radnice. Příjem pro číslo 6.
        Červená (vojenská): strážní věže, žaláře, cvičiště a pevnosti. Příjem pro číslo 8.
        Fialová (speciální): každá má vlastní funkci.
    .more = Zda postava má příjem a zda v mincích, nebo v kartách, stojí na její kartě. Budovy všech pěti barev přinesou na konci 3 body.

rules-setup = Příprava hry
    .text =
        Nejprve vyberte karty pro tuto hru. Pro svou první zvolte scénář „První partie hry“, později si skládejte vlastní.
        Čísla odpovídají obrázku.
    .steps =
        Vyložte postavy této hry podle čísel. Sadu postav vždy znají všichni.
        Zamíchejte 68 budov, 54 základních a 14 fialových, a každému rozdejte 4 lícem dolů. To jsou vaše karty v ruce.
        Zbytek je balíček budov. Položte ho lícem dolů doprostřed.
        Vedle dejte mince: to je bank. Každý si vezme 2 mince.
        Nejstarší hráč si vezme korunu. Na počítači rozhoduje náhoda.

rules-setup-classic =
    .text =
        Ve hře jsou všechny karty z krabice.
        Čísla odpovídají obrázku.

rules-round = Kolo v kostce
    .steps =
        Výběr. Držitel koruny si tajně nechá jednu z postav a ostatní pošle doleva, a tak dále, dokud každý nějakou nemá.
        Vyvolávání. Držitel koruny vyvolává čísla počínaje 1. Kdo má postavu s tímto číslem, odhalí ji a je na tahu.
        Ve svém tahu si doberte zdroje: vezměte si 2 mince, nebo si doberte 2 karty a 1 z nich si nechte. Pak smíte postavit 1 budovu. Jednou smíte využít schopnost.
        Po posledním čísle se všechny postavy seberou a začíná další kolo.
    .more = Pokud v tomto kole někdo dokončí město, další kolo už není: počítejte body.

rules-draft = Fáze výběru postav
    .text =
        Držitel koruny zamíchá postavy a několik jich podle tabulky odloží lícem nahoru. Pak odloží ještě jednu lícem dolů a na tu se nikdo nedívá.
        Číslo 4 se lícem nahoru nikdy neodkládá. Objeví-li se, vyložte místo něj jinou postavu a číslo 4 zamíchejte zpět. Lícem dolů odloženo být může.
        Držitel koruny si zbylé postavy prohlédne, jednu si tajně nechá a ostatní pošle doleva. Totéž udělají všichni. Poslední hráč dostane dvě, jednu si nechá a druhou odloží lícem dolů.
        Odložené postavy jsou mimo hru jen v tomto kole.
    .more = * Hráčů je právě o jednoho méně než postav. Poslední hráč dostane od souseda jen jednu kartu, vezme si k ní i tu odloženou lícem dolů, jednu ze dvou si nechá a druhou odloží lícem dolů.

rules-calls = Fáze akcí
    .text =
        Držitel koruny vyvolává čísla jedno po druhém, počínaje 1. Máte-li vyvolanou postavu, odhalte ji a jste na tahu.
        Nehlásí-li se nikdo, vyvolá se další číslo. Postava je možná odložená, nebo je zneškodněná a její hráč musí mlčet.
        Po posledním čísle se všechny postavy seberou a začíná další kolo. První si vybírá ten, kdo má v tu chvíli korunu.

rules-turn = Váš tah
    .text =
        Jednou si musíte dobrat zdroje: vezměte si 2 mince z banku, nebo si z balíčku doberte 2 karty, jednu si nechte a druhou dejte dospod balíčku. Je-li v balíčku karet méně, doberete si, co v něm je; je-li prázdný, můžete si vzít jen mince.
        Po dobrání zdrojů smíte postavit jednu budovu z ruky.
        Schopnost své postavy a funkce svých budov smíte využít kdykoli ve svém tahu, i před dobráním zdrojů, pokud karta neurčuje jiný okamžik.
        Tah můžete ukončit, až máte zdroje dobrané a splněno vše, co vaše postava musí.

rules-turn-example = Příklad tahu
    .text = Ada má Obchodnici, která přináší 1 minci za každou její zelenou budovu a 1 minci navíc. Má 2 mince. V jejím městě stojí Hospoda a Tržiště a v ruce má Obchodní kancelář za 3. Jenže Ben je v tomto kole Zloděj a jmenuje Obchodnici.
    .steps =
        Vyvolá se číslo 6. Ada odhalí Obchodnici a Ben jí ihned vezme její 2 mince.
        Ada si dobere zdroje a vezme si 2 mince. Teď má 2 mince.
        Využije schopnost Obchodnice a vezme si 1 minci navíc. Teď má 3 mince.
        Postaví Obchodní kancelář a zaplatí 3 mince. Teď má 0 mincí.
        Teprve teď si vezme příjem. Její 3 zelené budovy, i s novou Obchodní kanceláří, vynesou 3 mince.
        Druhou budovu postavit nesmí, a tak ukončí tah se 3 mincemi.
    .more = Před stavbou by příjem činil jen 2 mince. Počkat se vyplatilo.

rules-building = Stavba
    .text =
        Zaplaťte stavební náklady budovy do banku a vyložte ji z ruky lícem nahoru do svého města. Limit budov je jedna za tah, pokud karta neurčuje jinak.
        Budovu nesmíte postavit, stojí-li ve vašem městě už jiná téhož názvu, ledaže to karta dovolí.
        Zbourané budovy a odložené karty budov putují lícem dolů dospod balíčku.

rules-abilities = Schopnosti a funkce
    .text =
        Postavy mají schopnosti, budovy funkce. Každou lze využít jednou za tah: v okamžiku, který uvádí její text, jinak kdykoli ve vlastním tahu. Nemusíte, ledaže text říká, že musíte.
        Také příjem je schopnost. Vezmete si ho jednou a celý najednou: před stavbou, ať máte čím platit, nebo po ní, ať se počítá i nová budova.
        Jmenovat postavu není totéž co jmenovat hráče. Smíte jmenovat i postavu, kterou nikdo nemá; pak se nestane nic.
        Každá karta má krátký text a úplná pravidla. Zdá-li se, že se liší, platí úplná pravidla.

rules-secrets = Co je tajné
    .text =
        Všichni smějí vidět města, mince každého hráče a to, kolik má kdo karet. Karty ve vaší ruce, vaše postava a to, co dáváte dospod balíčku, jsou tajné. Kdo kartu jednou vidí, smí si ji pamatovat.
        Mince ležící na budově nebo na kartičce postavy nepatří žádnému hráči. Nelze je ukrást.

rules-secrets-classic =
    .text = Všichni smějí vidět města, mince každého hráče a to, kolik má kdo karet. Karty ve vaší ruce, vaše postava a to, co dáváte dospod balíčku, jsou tajné. Kdo kartu jednou vidí, smí si ji pamatovat.

rules-crown = Koruna
    .text =
        Korunu přesouvají jen postavy s číslem 4. Král a Patricij si ji berou, když jsou odhaleni; Císař ji dává jinému hráči. Je-li některý z nich zneškodněn, stane se to na konci kola.
        Držitel koruny vyvolává čísla a v dalším kole si vybírá postavu první. Nemá-li postavu s číslem 4 nikdo, koruna zůstává, kde je.

rules-crown-classic =
    .text =
        Korunu přesouvá jen Král: bere si ji, když je odhalen. Je-li zneškodněn, stane se to na konci kola.
        Držitel koruny vyvolává čísla a v dalším kole si vybírá postavu první. Nemá-li Krále nikdo, koruna zůstává, kde je.

rules-end = Konec hry
    .text =
        Jakmile je nějaké město dokončené, je toto kolo poslední. Dohrajte ho a spočítejte body. Stavět můžete dál, i v dokončeném městě.
        Dokončenému městu nehrozí nic od postav s číslem 8 jiných hráčů ani od Zbrojnice. Město se může dokončit i v tahu jiného hráče, pokud do něj budovu přidá nějaká karta.

rules-end-classic =
    .text =
        Jakmile je nějaké město dokončené, je toto kolo poslední. Dohrajte ho a spočítejte body. Stavět můžete dál, i v dokončeném městě.
        Dokončenému městu od Žoldnéře nic nehrozí.

rules-scoring = Závěrečné vyhodnocení
    .points =
        Náklady každé budovy ve vašem městě; zkrášlená přináší o 1 bod více.
        3 body, máte-li aspoň jednu budovu každé z pěti barev.
        4 body, je-li vaše město dokončené jako první, nebo 2 body, je-li dokončené později.
        Body vašich fialových budov.
    .more = Vyhrává ten, kdo má nejvíce bodů. Při shodě vyhrává ten, kdo má v posledním kole postavu s vyšším číslem.

rules-scoring-classic =
    .points =
        Náklady každé budovy ve vašem městě.
        3 body, máte-li aspoň jednu budovu každé z pěti barev.
        4 body, je-li vaše město dokončené jako první, nebo 2 body, je-li dokončené později.
        Body vašich fialových budov.

rules-scoring-example = Příklad počítání bodů
    .text = Ada dokončí město jako první. Ben dokončí své později v tomtéž kole.
    .terms =
        Ada: Lovecký zámek 3, Chrám 1, Hospoda 1, Tržiště 2, Obchodní kancelář 3, Žalář 2 a Knihovna 6 dávají 18 bodů. Má všech pět barev: 3 body. Město dokončené jako první: 4 body. Celkem 25 bodů.
        Ben: Hrad 4, Lovecký zámek 3, Přístav 4, Obchodní kancelář 3, Žalář 2, Strážní věž 1 a Dračí věž 6 dávají 23 bodů. Dokončené město: 2 body. Funkce Dračí věže: 2 body. Modrá budova chybí, takže za barvy body nejsou. Celkem 27 bodů.
    .more = Vyhrává Ben, přestože Ada byla první.

rules-few = Ve dvou a ve třech
    .text =
        Každý má dvě postavy a v každém kole dva tahy, za každou jeden, ale jen jedno město, jedny karty v ruce a jednu zásobu mincí.
        Schopnost patří k tahu své postavy. Karty, které si doberete jako Stavitelka, smíte postavit ve svém tahu jako Žoldnéř, ale limit budov Stavitelky tam neplatí.
        Lícem nahoru se neodkládá nic.
    .terms =
        Dva hráči: jedna z osmi postav se náhodně odloží lícem dolů. Držitel koruny si nechá jednu ze sedmi. Druhý hráč si nechá jednu ze šesti a jednu odloží lícem dolů. Držitel koruny si nechá jednu ze čtyř a jednu odloží lícem dolů. Druhý hráč si nechá jednu z posledních dvou a druhou odloží lícem dolů.
        Tři hráči: jedna z devíti postav se náhodně odloží lícem dolů. Každý si postupně nechá jednu. Z pěti zbylých se jedna náhodně odloží lícem dolů. Pak si každý nechá druhou a poslední se odloží lícem dolů.

rules-few-classic =
    .terms =
        Dva hráči: jedna z osmi postav se náhodně odloží lícem dolů. Držitel koruny si nechá jednu ze sedmi. Druhý hráč si nechá jednu ze šesti a jednu odloží lícem dolů. Držitel koruny si nechá jednu ze čtyř a jednu odloží lícem dolů. Druhý hráč si nechá jednu z posledních dvou a druhou odloží lícem dolů.
        Tři hráči: jedna z osmi postav se náhodně odloží lícem dolů. Každý si postupně nechá jednu. Pak si každý nechá druhou a poslední se odloží lícem dolů.

rules-characters = Postavy
rules-districts = Budovy

rules-glossary = Slovníček
    .terms =
        Bank: odkud se berou mince a kam se platí, pokud karta neurčuje jinak.
        Barva: co je budova zač: žlutá, modrá, zelená, červená, nebo fialová.
        Číslo: pořadové číslo postavy, a tedy i její místo v pořadí tahů.
        Dobrat si zdroje: vzít si 2 mince, nebo si dobrat 2 karty a jednu si nechat, jak musí v tahu každý.
        Dokončené město: má aspoň sedm budov, při hře dvou nebo tří hráčů osm.
        Dospod balíčku: lícem dolů, úplně vespod balíčku budov.
        Držitel koruny: kdo má korunu, vyvolává čísla a vybírá si první.
        Funkce: co umí fialová budova.
        Limit budov: kolik budov smíte za tah postavit; obvykle jednu.
        Odložit: dát mimo hru pro toto kolo (postavu), nebo dospod balíčku (budovu).
        Příjem: mince nebo karty, které postava dostává za budovy jedné barvy.
        Sada postav: postavy této hry, od každého čísla jedna.
        Schopnost: co umí postava.

rules-casts = Výběr karet do hry
    .text =
        Zvolte scénář, nechte rozhodnout náhodu, nebo vybírejte volně: od každého čísla jednu postavu a 14 různých fialových budov, nejlépe s různými náklady.
        Při hře tří a osmi hráčů je postava s číslem 9 nutná, při hře dvou se nepoužívá a při hře čtyř až sedmi záleží na vás.
        Císař vyžaduje aspoň tři hráče a Královna aspoň pět.
    .more = Je-li ve scénáři pro některého z nich hráčů málo, zastoupí Císaře Král nebo Patricij a Královnu Umělkyně nebo Výběrčí daní.

rules-casts-czech =
    .more =
        Je-li ve scénáři pro některého z nich hráčů málo, zastoupí Císaře Patricij a Královnu Umělkyně.
        Hřbitov lze použít jen se Žoldnéřem v sadě postav, Nemocnici jen s Mordýřkou.

rules-editions = Další edice
    .text = Tato kniha je o edici Deluxe. Ostatní se od ní liší takto.
    .terms =
        Klasická: původní hra pro dva až sedm hráčů. Sada postav je vždy stejná: Mordýřka, Zloděj, Čarodějka, Král, Kněz, Obchodnice, Stavitelka a Žoldnéř, bez čísla 9. Také balíček je vždy stejný, s Univerzitou, Hřbitovem a dvěma Obrannými věžemi. Tři hráči vybírají z osmi postav a mezi oběma předáváními se neodkládá žádná. Velká zeď chrání jen ostatní budovy svého města.
        Česká: má navíc Univerzitu, Hřbitov a Nemocnici. Hřbitov lze použít jen se Žoldnéřem v sadě postav, Nemocnici jen s Mordýřkou. Čarodějná škola dává Mnichovi minci i kartu. Za sousedství s očarovaným číslem 4 dostane Královna mince až na konci kola. Diplomatka nesmí vyměnit budovu za jinou téhož názvu. Ve scénářích zastoupí Císaře Patricij a Královnu Umělkyně.

rules-variants = Varianty
    .text = Na těchto pravidlech se můžete dohodnout před jakoukoli hrou.

rules-presets = Scénáře
    .text = Scénář je sada postav a 14 fialových budov, které se k sobě dobře hodí. Postava s číslem 9 se přidá, hrajete-li s devíti postavami.

## Labels of tables, pictures and cards

rules-rank = Číslo { $rank }
rules-cost = náklady { $cost }
rules-basic = Základní budovy
rules-unique = Fialové budovy
rules-elsewhere = Jen v jiných edicích
rules-rulings = Výklady pravidel
rules-players = Hráči
rules-cast-size = Postavy
rules-face-up = Lícem nahoru
rules-face-down = Lícem dolů
rules-copies = Kusů
rules-alt-cards = Karta postavy a karta budovy s čísly, která jsou vysvětlena níže
rules-alt-table = Stůl pro čtyři hráče před prvním kolem, s čísly, která jsou vysvětlena níže
rules-proposed = Názvy označené ° nejsou vytištěny v žádném českém vydání, které známe: jsou to naše návrhy.
