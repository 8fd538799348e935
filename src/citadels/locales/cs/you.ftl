### The browser: the page “You”: what brings a guest back, friends, and all that is kept.

you-title = Vy
you-lead = Vaše hry patří tomuto prohlížeči. Přístupový klíč nebo odkaz vás k nim vrátí na kterémkoli zařízení, bez hesla.

## Coming back

you-keys = Návrat na kterémkoli zařízení
you-passkey = Přístupový klíč
    .text = Uchovává ho vaše zařízení a odemyká otiskem prstu, obličejem nebo kódem PIN.
you-passkey-name = Název tohoto zařízení
you-passkey-make = Vytvořit přístupový klíč
you-passkey-made = Přístupový klíč je připraven.
you-passkey-stopped = Přístupový klíč nebyl vytvořen ani použit.
you-passkey-none = Na této adrese nebo v tomto prohlížeči přístupové klíče nefungují. Odkaz ano.
you-passkey-nameless = Přístupový klíč
you-passkey-used = naposledy použit: { $when }
you-passkey-unused = zatím nepoužit
you-remove = Odebrat
you-link = Odkaz
    .text = Kdo ho otevře, je vámi, proto ho opatrujte jako klíč. Zobrazí se jen jednou.
you-link-make = Vytvořit odkaz
you-link-again = Vytvořit nový odkaz
you-link-since = Odkaz vytvořen: { $when }. Nový ho nahradí.
you-link-shown = Váš odkaz. Uložte si ho na bezpečné místo:
you-enter = Už jste tu někdy hráli?
    .text = Přihlaste se přístupovým klíčem, nebo v tomto prohlížeči otevřete svůj odkaz.
you-enter-passkey = Přihlásit se klíčem
you-enter-as = Tímto odkazem se přihlásíte jako { $name }.
you-enter-go = Přihlásit se
you-bring = Vzít s sebou hry z tohoto prohlížeče
    .text = Jinak už je nenajdete.
you-nobody = hráč beze jména

## The name

you-reserve = Vyhradit si toto jméno
    .text = Nikdo jiný si nezvolí ani toto jméno, ani podobné.
you-reserve-first = Nejdřív si vytvořte přístupový klíč nebo odkaz.
you-reserved = Toto jméno je vyhrazené: je to vždy tentýž člověk.

## Friends

you-friends = Přátelé
    .text = Tady uvidíte, kdo z přátel je online. Přátelství musejí potvrdit oba.
you-friends-none = Zatím tu nemáte žádné přátele. Pošlete někomu svůj odkaz, nebo si ho přidejte po hře.
you-friend-here = online
you-friend-invites = zve vás
you-friend-waits = čeká na hráče
you-friend-join = Přidat se
you-friend-invite = Pozvat
you-friend-invited = { $name }: pozvánka odeslána.
you-friend-wish = by se s vámi chtěl(a) přátelit
you-friend-accept = Přijmout
you-friend-decline = Teď ne
you-friend-add = Přidat mezi přátele
you-friend-asked = Budete přáteli, jakmile { $name } přijme.
you-friend-link = Kopírovat odkaz pro přátele
    .text = Kdo ho otevře, stane se vaším přítelem. Nový odkaz nahradí předchozí.
you-friend-from = { $name } by se s vámi chtěl(a) přátelit.
you-friend-now = Teď jste přátelé.

## What is kept

you-data = Vaše údaje
you-export = Stáhnout všechno
    .text = Jméno, hry se záznamy, zprávy z chatu, zařízení a klíče v jednom souboru.
you-out = Odhlásit všechna ostatní zařízení
    .text = Pro případ, že se k vašemu prohlížeči nebo odkazu dostal někdo jiný. Potom si vytvořte i nový odkaz.
you-outed = Všechna ostatní zařízení jsou odhlášena.
you-leave = Odhlásit se tady
    .text = Tento prohlížeč začne od nuly. Vrátíte se přístupovým klíčem nebo odkazem.

## Vacation, for play by correspondence; $when is a day

you-vacation = Dovolená
    .text = V korespondenčních hrách váš čas stojí a ostatní vidí, do kdy jste pryč. Prvním tahem dovolená končí.
you-vacation-until = Pryč do
you-vacation-go = Odjet na dovolenou
you-vacation-back = Jsem zpět
you-vacation-now = Jste na dovolené do { $when }.
you-vacation-left = Letos zbývá dnů dovolené: { $count }
