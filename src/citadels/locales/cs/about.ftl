### The browser in Czech: about this program.
###
### For translators: `.text` holds whole paragraphs, one in each line. Names of licences and programs, and
### the command in quotes, stay as they are.

about-title = O programu
about-fan = Projekt fanoušků
    .text =
        Citadela (anglicky Citadels) je karetní hra Bruna Faiduttiho. Toto je neoficiální zpracování od lidí, kteří ji mají rádi. Není nijak spojeno s Brunem Faiduttim ani s vydavateli hry a nikdo z nich je neschvaluje; názvy patří svým vlastníkům.
        Všechny texty, kresby a zvuky jsou naše vlastní. Líbí-li se vám hra, kupte si ji: s přáteli kolem opravdového stolu je ještě lepší.
about-licence = Licence
    .text =
        Program je svobodný software pod licencí MIT: smíte ho používat, měnit i sdílet.
        Písma Forum, Alegreya Sans a Alegreya SC jsou použita pod licencí SIL Open Font License.
about-third = Licence třetích stran
about-privacy = Soukromí
    .text =
        Žádné účty, reklamy ani sledování a nic se nenačítá z jiných webů.
        Podle jednoho souboru cookie server pozná, že jste týž host jako minule. Obsahuje náhodné číslo a podpis a platí rok od poslední návštěvy.
        Server uchovává jméno, erb a jazyk, které si zvolíte, vaše zprávy z chatů a hry s každou volbou, která v nich padne. Kdo má odkaz na stůl, vidí, co je u něj veřejné, a po skončení celou hru.
        Vaše nastavení, poslední volby a klíče k vašim místům zůstávají v tomto prohlížeči.
        Vytvoříte-li si přístupový klíč nebo odkaz pro návrat, uloží server veřejnou polovinu klíče nebo otisk odkazu; sama o sobě neotevřou nic. Uchovává také vaše přátele, ligy, do kterých jste vstoupili, a váš rating s výsledky, ze kterých vychází. Na stránce „Vy“ si vše stáhnete v jednom souboru tlačítkem „Stáhnout všechno“.
        Když zapnete oznámení, server uchovává, kam je doručuje služba vašeho prohlížeče, dokud je nevypnete nebo nezvolíte „Zapomenout na mě“. Tato služba se dozví, kdy jste na tahu, ale ne, co ve zprávě stojí.
        Odkud se připojujete, se uchovává jeden den, nahlášení od vás nebo o vás 90 dní, pokud správce serveru nezvolil jinak.
        „Zapomenout na mě“ v nastavení smaže vaše jméno, erb, klíče, přátele, rating i zprávy; hry zůstanou, ale bez vašeho jména. V zálohách to může ještě několik týdnů zůstat.
about-fair = Poctivé rozdávání
    .text =
        Rozdání každé hry vychází z jediného tajného 256bitového čísla. Než se rozdá první karta, ukáže server otisk tohoto čísla (jeho SHA-256), který už nemůže změnit; po hře ukáže i samotné číslo.
        Každý si tak může ověřit, že nic nebylo přichystáno předem: stačí vzít záznam dohrané hry a předem ukázaný otisk a spustit „citadels verify“. Program rozdá tutéž hru znovu a porovná každou volbu.
        Boti sedí u stolu jako všichni ostatní: vědí jen to, co smí vědět hráč na jejich místě, a nic víc.
about-version = Verze { $version }
