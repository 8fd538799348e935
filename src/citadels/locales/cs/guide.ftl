### The browser in Czech: the guided first game, in which every step is explained when it happens for the
### first time.
###
### For translators
###
### - Speak to a friend who has never played: short sentences, no jargon.
### - The value of a lesson is its heading, `.text` the lesson itself: at most four short sentences.
### - Lessons speak of “vaše postava” and “hráč”, never of one card: any card may be meant.

guide-title = Vaše první hra
guide-lead = Učte se hrou: čeká vás skutečná partie proti třem slabším botům a každý krok se vysvětlí, až na něj dojde.
guide-point-time = Asi za pět minut budete vědět, jak na to. Než si všechno přečtete, boti počkají.
guide-point-real = Je to celá hra. Chcete-li, dohrajte ji až do konce.
guide-point-leave = Průvodce můžete kdykoli přeskočit a hru kdykoli opustit.
guide-begin = Začít
guide-go-on = Pokračovat ve hře
guide-anew = Začít novou
guide-coach = Průvodce hrou
guide-progress = Lekce { $number }, celkem asi { $total }
guide-got-it = Rozumím
guide-skip = Přeskočit průvodce

## Lessons for your own decisions

guide-goal = Postavte nejkrásnější město
    .text = Tady vyroste vaše město. Jakmile někdo dokončí město o sedmi budovách, kolo se dohraje a hra končí. Vítězí město s nejvyšším počtem bodů.
guide-draft = Vyberte si postavu
    .text = V každém kole si znovu tajně vybíráte postavu. Každá má svou schopnost a její číslo určuje, kdy bude vyvolána. Klepnutím kartu vysunete dopředu, pak volbu potvrďte. Pro začátek se hodí kterákoli.
guide-enough = To už vám stačí
    .text = Víc vědět nemusíte: vybírejte, dobírejte, stavte a hádejte, co mají ostatní za lubem. Hrajte dál. Průvodce se ozve už jen tehdy, když se stane něco nového.
guide-gather = Váš tah: doberte si zdroje
    .text = Vaše postava je vyvolána. Každý tah začíná volbou: vezměte si mince z banku, nebo si doberte karty a jednu z nich si nechte. Bez mincí nemůžete stavět, bez karet nemáte co.
guide-keep = Nechte si jednu kartu
    .text = Jednu z těchto karet si smíte nechat, zbytek putuje dospod balíčku. Mince na kartě jsou stavební náklady: tolik stojí stavba a tolik bodů má budova i na konci hry.
guide-power = Schopnost vaší postavy
    .text = Jednou za tah ji smíte použít, před stavbou nebo po ní. Klepněte na postavu a přečtete si, co umí.
guide-income = Příjem z vašeho města
    .text = Vaše postava získává 1 minci za každou budovu své barvy ve vašem městě. Příjem máte jednou za tah, takže můžete nejdřív stavět a vybrat si ho potom.
guide-build = Postavte budovu
    .text = Kartu se zeleným okrajem můžete postavit hned. Vyberte ji a volbu potvrďte. Zaplatíte její náklady a budova se přesune do vašeho města.
guide-why = Proč to nejde?
    .text = Karta, kterou postavit nelze, vám řekne proč: máte málo mincí, nebo už taková budova ve městě stojí. Našetřete si a postavte ji později.
guide-undo = Když si to rozmyslíte
    .text = Svou volbu můžete vzít zpět, dokud nevyšlo najevo nic nového.
guide-end = Ukončete tah
    .text = Nic dalšího už dělat nemusíte. Až budete chtít, ukončete tah a vyvolá se další postava.

## Lessons for what happens

guide-called = Postavy se vyvolávají
    .text = Všichni mají vybráno. Teď se postavy vyvolávají jedna po druhé, od nejnižšího čísla po nejvyšší. Kdo vyvolanou postavu má, ukáže ji a hraje svůj tah.
guide-harmed = To bolí
    .text = Některé postavy škodí jiným: zneškodňují, okrádají, berou karty nebo bourají budovy. Mohou však jen hádat, kdo jste vy, a tak nevybírejte to, co od vás všichni čekají.
guide-marked = Postava, ne hráč
    .text = Tato schopnost míří na postavu. Dokud není vyvolána, nikdo neví jistě, kdo za ni hraje. Je-li vaše, poznáte to.
guide-rival = Tah jiného hráče
    .text = Teď víte, za koho tento hráč v tomto kole hraje. Jeho mince a počet karet jsou veřejné; samotné karty jsou tajné.
guide-rises = Město roste
    .text = Tento hráč má novou budovu. Sledujte, kolik jich mají ostatní: hra končí kolem, ve kterém někdo dokončí město.
guide-crown = Koruna
    .text = Kdo má korunu, vyvolává postavy a v příštím kole si vybírá jako první. Kdo vybírá první, má nejvíce možností.
guide-round = Nové kolo
    .text = Postavy se vracejí a všichni vybírají znovu. Tady v kronice si můžete přečíst, co se dosud stalo; klepnutím na kartu zjistíte, co umí.
guide-complete = Město je dokončeno
    .text = Toto kolo je poslední. Kdo dokončí město jako první, dostane 4 body navíc; kdo to v tomto kole ještě stihne, dostane 2 body.
guide-over = Hra je u konce
    .text = Tabulka výsledků ukazuje řádek po řádku, za co má které město kolik bodů. To byla vaše první hra: výborně!
