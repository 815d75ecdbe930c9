import { t } from '../../catalogue/texts/text.ts'
import { page } from './page.ts'

/** How reviews, order of lists and personal data are handled. */
export const fairnessPages = [
  page('reviews', t('Wie wir mit Bewertungen umgehen', 'Jak zacházíme s hodnoceními', 'Ako zaobchádzame s hodnoteniami', 'How we handle reviews'), t(
    `Bewertungen helfen nur, wenn man ihnen glauben kann. Darum sagen wir, woher sie kommen.

## Wer bewerten darf

Jeder. Stammt die Bewertung von jemandem, der die Ware bei uns gekauft hat, tragen wir das Zeichen **„Gekauft bei uns“** ein. Das prüfen wir über die Bestellung, nicht über eine Selbstauskunft. Bewertungen ohne dieses Zeichen haben wir nicht auf einen Kauf geprüft.

## Was wir veröffentlichen

- Bewertungen mit geprüftem Kauf sofort, andere nach einer Durchsicht.
- Lob und Kritik gleich, in der Reihenfolge, die Sie wählen.
- Nicht veröffentlicht werden Beleidigungen, Werbung, Adressen und Texte ohne Bezug zum Artikel.

## Was wir nicht tun

Wir bezahlen keine Bewertungen, löschen keine schlechten und kaufen keine fremden.

## Der Durchschnitt

Er enthält alle veröffentlichten Bewertungen eines Artikels. Daneben steht, wie viele es sind.`,
    `Hodnocení pomáhají, jen když se jim dá věřit. Proto říkáme, odkud jsou.

## Kdo může hodnotit

Každý. Koupil-li autor zboží u nás, označíme hodnocení **„Koupeno u nás“**. Ověřujeme to podle objednávky, ne podle prohlášení. U hodnocení bez označení jsme nákup neověřili.

## Co zveřejňujeme

- Hodnocení s ověřeným nákupem hned, ostatní po přečtení.
- Chválu i kritiku stejně, v pořadí, které si zvolíte.
- Nezveřejníme urážky, reklamu, adresy a texty, které se zboží netýkají.

## Co neděláme

Za hodnocení neplatíme, špatná nemažeme a cizí nekupujeme.

## Průměr

Zahrnuje všechna zveřejněná hodnocení. Vedle něj je jejich počet.`,
    `Hodnotenia pomáhajú, len keď sa im dá veriť. Preto hovoríme, odkiaľ sú.

## Kto môže hodnotiť

Každý. Ak autor kúpil tovar u nás, označíme hodnotenie **„Kúpené u nás“**. Overujeme to podľa objednávky, nie podľa vyhlásenia. Pri hodnoteniach bez označenia sme nákup neoverili.

## Čo zverejňujeme

- Hodnotenia s overeným nákupom hneď, ostatné po prečítaní.
- Chválu aj kritiku rovnako, v poradí, ktoré si zvolíte.
- Nezverejníme urážky, reklamu, adresy a texty, ktoré sa tovaru netýkajú.

## Čo nerobíme

Za hodnotenia neplatíme, zlé nemažeme a cudzie nekupujeme.

## Priemer

Zahŕňa všetky zverejnené hodnotenia. Vedľa neho je ich počet.`,
    `Reviews help only if they can be believed. So we say where they come from.

## Who may review

Anybody. If the author bought the goods from us, we mark the review **“Bought here”**. We check that by the order, not by what people say. Reviews without the mark have not been checked for a purchase.

## What we publish

- Reviews with a verified purchase at once, others after being read.
- Praise and criticism alike, in the order you choose.
- We do not publish insults, advertising, addresses or texts that have nothing to do with the item.

## What we do not do

We pay for no reviews, delete no bad ones and buy none from others.

## The average

It covers all published reviews of an item. Their number stands beside it.`), ['/bewertungen.html']),
  page('ranking', t('Wie wir sortieren', 'Jak řadíme zboží', 'Ako radíme tovar', 'How we sort'), t(
    `In Listen und bei der Suche steht nichts oben, weil jemand dafür bezahlt hat. Bezahlte Plätze gibt es bei uns nicht.

## In Kategorien

Ohne Ihre Wahl gilt „Empfohlen“. Diese Reihenfolge legt unsere Redaktion fest und sie ist für alle gleich:

1. gängige Reihen vor Sonderausführungen,
2. innerhalb einer Bauart nach Baureihe.

Sie können stattdessen nach Preis, Name, Neuheit oder Bewertung sortieren. Dann zählt allein das genannte Merkmal.

## In der Suche

Zuerst kommen genaue Treffer auf Artikelnummer und EAN, dann Treffer im Namen, dann in Beschreibung und technischen Daten. Ein Tippfehler wird verziehen, „125“ findet auch Ø 125 und DN 125. Passt mehreres gleich gut, steht Lieferbares vor dem, was gerade fehlt.

## Empfehlungen

„Passendes Zubehör“ richtet sich nach Nennweite und Bauart, „Ähnliche Artikel“ nach Luftmenge und Bauform. Ihr Verhalten spielt keine Rolle.`,
    `V seznamech ani ve vyhledávání není nic nahoře za peníze. Placená místa nemáme.

## V kategoriích

Nezvolíte-li jinak, platí „Doporučené“. Pořadí určuje naše redakce a je pro všechny stejné:

1. běžné řady před zvláštním provedením,
2. uvnitř typu podle řady.

Místo toho můžete řadit podle ceny, názvu, novosti nebo hodnocení. Pak rozhoduje jen tento údaj.

## Ve vyhledávání

Nejdřív přesná shoda kódu zboží a EAN, potom shoda v názvu, pak v popisu a parametrech. Jeden překlep nevadí, „125“ najde i Ø 125 a DN 125. Hodí-li se víc zboží stejně, je dostupné před tím, které právě chybí.

## Doporučení

„Vhodné příslušenství“ vychází z průměru a typu, „Podobné zboží“ z průtoku a konstrukce. Vaše chování na tom nic nemění.`,
    `V zoznamoch ani vo vyhľadávaní nie je nič hore za peniaze. Platené miesta nemáme.

## V kategóriách

Ak nezvolíte inak, platí „Odporúčané“. Poradie určuje naša redakcia a je pre všetkých rovnaké:

1. bežné rady pred zvláštnym vyhotovením,
2. vnútri typu podľa radu.

Namiesto toho môžete radiť podľa ceny, názvu, novosti alebo hodnotenia. Potom rozhoduje len tento údaj.

## Vo vyhľadávaní

Najskôr presná zhoda kódu tovaru a EAN, potom zhoda v názve, potom v opise a parametroch. Jeden preklep nevadí, „125“ nájde aj Ø 125 a DN 125. Ak sa hodí viac tovaru rovnako, je dostupný pred tým, ktorý práve chýba.

## Odporúčania

„Vhodné príslušenstvo“ vychádza z priemeru a typu, „Podobný tovar“ z prietoku a konštrukcie. Vaše správanie na tom nič nemení.`,
    `Nothing stands at the top of a list or search because somebody paid for it. We have no paid places.

## In categories

Unless you choose otherwise, “Recommended” applies. Our editors set this order, and it is the same for everybody:

1. common series before special versions,
2. within a type, by series.

You can sort by price, name, newness or rating instead. Then that property alone counts.

## In search

Exact matches of item number and EAN come first, then matches in the name, then in description and technical data. One typo is forgiven, and “125” also finds Ø 125 and DN 125. Where several items fit equally well, those that can be ordered stand before those that are sold out.

## Recommendations

“Matching accessories” go by diameter and type, “Similar items” by airflow and design. Your behaviour plays no part.`)),
  page('dataRequests', t('Ihre Daten: Auskunft und Löschung', 'Vaše údaje: přístup a výmaz', 'Vaše údaje: prístup a výmaz', 'Your data: access and deletion'), t(
    `Was wir speichern und warum, steht in der [Datenschutzerklärung](page:privacy). Hier geht es darum, wie Sie an Ihre Daten kommen.

## Selbst im Konto

- **Ansehen und ändern:** Anschriften, Name und Telefon ändern Sie jederzeit selbst.
- **Mitnehmen:** Ihr Konto lässt sich als Datei im Format JSON herunterladen, mit Bestellungen, Listen und Anschriften.
- **Löschen:** Dazu genügt Ihr Kennwort. Konto, Anschriften, Listen und Merkzettel sind dann sofort weg.

## Was nach dem Löschen bleibt

Rechnungen müssen wir in Deutschland acht Jahre lang aufbewahren. Die Bestellungen bleiben deshalb ohne Bezug zu einem Konto gespeichert und werden nur noch für Steuer und Gewährleistung verwendet.

## Ohne Konto

Schreiben Sie an [service@luftbasis.example](mailto:service@luftbasis.example) von der Adresse, mit der Sie bestellt haben, und nennen Sie eine Bestellnummer. Wir antworten innerhalb eines Monats.

## Newsletter

Jede Ausgabe enthält einen Link zum Abmelden. Ein Klick genügt.`,
    `Co ukládáme a proč, najdete v [ochraně osobních údajů](page:privacy). Tady jde o to, jak se k údajům dostanete.

## Sami v účtu

- **Prohlédnout a změnit:** adresy, jméno a telefon upravíte kdykoli.
- **Odnést si:** účet stáhnete jako soubor JSON i s objednávkami, seznamy a adresami.
- **Smazat:** stačí heslo. Účet, adresy a seznamy zmizí okamžitě.

## Co po smazání zůstane

Faktury musíme uchovávat po zákonnou dobu, v Česku deset let. Objednávky proto zůstanou bez vazby na účet a slouží jen daním a reklamacím.

## Bez účtu

Napište na [service@luftbasis.example](mailto:service@luftbasis.example) z adresy, kterou jste použili v objednávce, a uveďte její číslo. Odpovíme do měsíce.

## Novinky e-mailem

V každém vydání je odkaz na odhlášení. Stačí jedno kliknutí.`,
    `Čo ukladáme a prečo, nájdete v [ochrane osobných údajov](page:privacy). Tu ide o to, ako sa k údajom dostanete.

## Sami v účte

- **Pozrieť a zmeniť:** adresy, meno a telefón upravíte kedykoľvek.
- **Odniesť si:** účet stiahnete ako súbor JSON aj s objednávkami, zoznamami a adresami.
- **Zmazať:** stačí heslo. Účet, adresy a zoznamy zmiznú okamžite.

## Čo po zmazaní zostane

Faktúry musíme uchovávať zákonný čas, na Slovensku desať rokov. Objednávky preto zostanú bez väzby na účet a slúžia len daniam a reklamáciám.

## Bez účtu

Napíšte na [service@luftbasis.example](mailto:service@luftbasis.example) z adresy, ktorú ste použili v objednávke, a uveďte jej číslo. Odpovieme do mesiaca.

## Novinky e-mailom

V každom vydaní je odkaz na odhlásenie. Stačí jedno kliknutie.`,
    `What we store and why is in the [privacy policy](page:privacy). This page is about how you get at your data.

## In your account

- **See and change:** addresses, name and phone can be changed by you at any time.
- **Take along:** your account can be downloaded as a JSON file with orders, lists and addresses.
- **Delete:** your password is enough. Account, addresses and lists are gone at once.

## What stays after deletion

Invoices have to be kept as the law requires, eight years in Germany. So orders stay without a link to an account, for tax and warranty only.

## Without an account

Write to [service@luftbasis.example](mailto:service@luftbasis.example) from the address you ordered with and give an order number. We answer within a month.

## Newsletter

Every issue has a link to unsubscribe. One click is enough.`)),
]
