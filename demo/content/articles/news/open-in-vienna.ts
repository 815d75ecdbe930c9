import type { ArticleSource } from '../article.ts'

export const openInVienna: ArticleSource = {
  id: 'open-in-vienna',
  category: 'news-company',
  author: 'petra',
  tags: ['company', 'shopping'],
  published: '2026-09-07',
  texts: {
    de: {
      title: 'LuftBasis Wien: Beratung und Muster im 10. Bezirk',
      short: 'LuftBasis in Wien',
      perex: 'Seit September gibt es unsere erste Niederlassung in Österreich. Was Sie dort finden und was nicht.',
      body: `Am 7. September haben wir in der Gudrunstraße aufgesperrt. Damit beraten wir auch in Österreich von Angesicht zu Angesicht, und wer einen Lüfter hören will, bevor er ihn kauft, muss nicht mehr nach Leipzig fahren.

## Was es in Wien gibt

- **Hörraum:** zwölf Badlüfter und vier Rohrventilatoren an einer gefliesten Wand, auf Knopfdruck. Dazu ein Pegelmesser in 3 m Abstand.
- **Musterwand:** Gitter, Ventile und Außenhauben in allen Farben.
- **Planungstisch:** Mit Grundriss und Termin rechnen wir Luftmengen, Rohrnetz und Stückliste durch. Das dauert rund eine Stunde und kostet nichts.
- **Filterwand:** die gängigen Ersatzfilter zum Angreifen. Bringen Sie den alten mit.

## Was es nicht gibt

Ein Lager. Wien ist ein Schauraum; bestellte Ware kommt per Paket oder Spedition aus Leipzig oder Brünn, meist in zwei bis drei Werktagen. Abholen können Sie vorerst nur dort, wo wir ein Lager haben. Die Adressen stehen unter [Versand](page:shipping).

| | |
| Adresse | Gudrunstraße 178, 1100 Wien |
| Geöffnet | Montag bis Donnerstag 8–12 und 13–17 Uhr, Freitag 8–13 Uhr |
| Öffentlich | U1 Keplerplatz, acht Minuten zu Fuß |
| Zugang | stufenlos, zwei Stellplätze im Hof |

An österreichischen Feiertagen ist geschlossen, auch wenn in Deutschland gearbeitet wird: zum Beispiel am 26. Oktober und am 8. Dezember.

## Wer Sie berät

Elisabeth Moser hat 15 Jahre lang Lüftungen in Wiener Gründerzeithäusern geplant und kennt jeden Schacht, der zu eng ist. Stefan Aigner kommt aus der Elektrotechnik und hilft bei Steuerungen. Beide sprechen auch Englisch, Stefan dazu Slowakisch.

## So läuft eine Planung ab

Sie schicken vorab Grundriss, Raumhöhen und ein paar Fotos. Am Tisch legen wir zusammen fest, wo Luft hinein und hinaus soll, wählen Durchmesser und Gerät und prüfen Druckverlust und Geräusch. Mit nach Hause nehmen Sie eine Skizze, eine Stückliste mit Preisen und die Liste der Fragen, die der Rauchfangkehrer beantworten muss.

## Besonderheiten in Österreich

- Die Mehrwertsteuer beträgt 20 %; der Preis im Warenkorb richtet sich nach der Lieferadresse.
- Für Lüftungen in Mehrparteienhäusern gilt die OIB-Richtlinie 3; die Luftmengen ähneln denen nach DIN, der Nachweis ist ein anderer. Wir bereiten die Unterlagen vor.
- Bei Feuerstätten spricht der Rauchfangkehrer mit, und zwar vor dem Einbau.

Kommen Sie vorbei oder schreiben Sie vorab, was Sie planen: [Kontakt](page:contact).

*Adresse und Personen sind erfunden wie alles in diesem Demonstrationsshop.*`,
    },
    cs: {
      title: 'LuftBasis Vídeň: poradna a vzorky v 10. okrese',
      short: 'LuftBasis ve Vídni',
      perex: 'Od září máme první pobočku v Rakousku. Co tam najdete a co ne.',
      body: `Sedmého září jsme otevřeli v ulici Gudrunstraße. I v Rakousku tak radíme tváří v tvář, a kdo si chce ventilátor před koupí poslechnout, nemusí už jezdit do Lipska.

## Co ve Vídni je

- **Poslechová místnost:** dvanáct koupelnových a čtyři potrubní ventilátory na obložené stěně, na stisk tlačítka. K tomu hlukoměr ve vzdálenosti 3 m.
- **Vzorková stěna:** mřížky, ventily a venkovní kryty ve všech barvách.
- **Projekční stůl:** s půdorysem a po domluvě s vámi spočítáme průtoky, rozvody i soupis materiálu. Trvá to asi hodinu a nic to nestojí.
- **Stěna s filtry:** běžné náhradní filtry k osahání. Starý si vezměte s sebou.

## Co tam není

Sklad. Vídeň je vzorkovna; objednané zboží přijde balíkem nebo spedicí z Lipska či z Brna, většinou za dva až tři pracovní dny. Vyzvednout si ho zatím můžete jen tam, kde máme sklad. Adresy najdete na stránce [Doprava](page:shipping).

| | |
| Adresa | Gudrunstraße 178, 1100 Wien |
| Otevřeno | pondělí až čtvrtek 8–12 a 13–17 hodin, pátek 8–13 hodin |
| Veřejnou dopravou | U1 Keplerplatz, osm minut pěšky |
| Přístup | bez schodů, dvě parkovací místa ve dvoře |

O rakouských svátcích je zavřeno, i když se v Německu pracuje: například 26. října a 8. prosince.

## Kdo vám poradí

Elisabeth Moser patnáct let navrhovala větrání ve vídeňských činžovních domech z konce 19. století a zná každou šachtu, která je příliš úzká. Stefan Aigner přišel z elektrotechniky a pomůže s řízením. Oba mluví i anglicky, Stefan navíc slovensky.

## Jak návrh probíhá

Předem pošlete půdorys, výšky místností a pár fotografií. U stolu spolu určíme, kudy má vzduch dovnitř a ven, vybereme průměr a přístroj a ověříme tlakovou ztrátu i hluk. Domů si odnesete náčrt, soupis materiálu s cenami a seznam otázek, na které musí odpovědět kominík.

## V čem je Rakousko jiné

- DPH činí 20 %; cena v košíku se řídí dodací adresou.
- Pro větrání bytových domů platí směrnice OIB 3; průtoky se podobají těm podle DIN, dokládají se jinak. Podklady připravíme.
- U topidel má slovo kominík, a to před montáží.

Přijďte, nebo předem napište, co plánujete: [kontakt](page:contact).

*Adresa i osoby jsou vymyšlené jako všechno v tomto ukázkovém obchodě.*`,
    },
    sk: {
      title: 'LuftBasis Viedeň: poradňa a vzorky v 10. okrese',
      short: 'LuftBasis vo Viedni',
      perex: 'Od septembra máme prvú pobočku v Rakúsku. Čo tam nájdete a čo nie.',
      body: `Siedmeho septembra sme otvorili na ulici Gudrunstraße. Aj v Rakúsku tak radíme zoči-voči, a kto si chce ventilátor pred kúpou vypočuť, nemusí už jazdiť do Lipska.

## Čo vo Viedni je

- **Posluchová miestnosť:** dvanásť kúpeľňových a štyri potrubné ventilátory na obloženej stene, na stlačenie tlačidla. K tomu hlukomer vo vzdialenosti 3 m.
- **Vzorková stena:** mriežky, ventily a vonkajšie kryty vo všetkých farbách.
- **Projekčný stôl:** s pôdorysom a po dohode s vami spočítame prietoky, rozvody aj súpis materiálu. Trvá to asi hodinu a nič to nestojí.
- **Stena s filtrami:** bežné náhradné filtre na ohmatanie. Starý si vezmite so sebou.

## Čo tam nie je

Sklad. Viedeň je vzorkovňa; objednaný tovar príde balíkom alebo špedíciou z Lipska či z Brna, väčšinou za dva až tri pracovné dni. Vyzdvihnúť si ho zatiaľ môžete len tam, kde máme sklad. Adresy nájdete na stránke [Doprava](page:shipping).

| | |
| Adresa | Gudrunstraße 178, 1100 Wien |
| Otvorené | pondelok až štvrtok 8–12 a 13–17 hodín, piatok 8–13 hodín |
| Verejnou dopravou | U1 Keplerplatz, osem minút pešo |
| Prístup | bez schodov, dve parkovacie miesta vo dvore |

Počas rakúskych sviatkov je zatvorené, aj keď sa v Nemecku pracuje: napríklad 26. októbra a 8. decembra.

## Kto vám poradí

Elisabeth Moser pätnásť rokov navrhovala vetranie vo viedenských činžových domoch z konca 19. storočia a pozná každú šachtu, ktorá je príliš úzka. Stefan Aigner prišiel z elektrotechniky a pomôže s riadením. Obaja hovoria aj po anglicky, Stefan navyše po slovensky.

## Ako návrh prebieha

Vopred pošlete pôdorys, výšky miestností a niekoľko fotografií. Pri stole spolu určíme, kade má vzduch dnu a von, vyberieme priemer a prístroj a overíme tlakovú stratu aj hluk. Domov si odnesiete náčrt, súpis materiálu s cenami a zoznam otázok, na ktoré musí odpovedať kominár.

## V čom je Rakúsko iné

- DPH je 20 %; cena v košíku sa riadi dodacou adresou.
- Pre vetranie bytových domov platí smernica OIB 3; prietoky sa podobajú tým podľa DIN, dokladajú sa inak. Podklady pripravíme.
- Pri kúreniskách má slovo kominár, a to pred montážou.

Príďte alebo vopred napíšte, čo plánujete: [kontakt](page:contact).

*Adresa aj osoby sú vymyslené ako všetko v tomto ukážkovom obchode.*`,
    },
    en: {
      title: 'LuftBasis Vienna: advice and samples in the 10th district',
      short: 'LuftBasis in Vienna',
      perex: 'Our first branch in Austria has been open since September. What you will find there and what not.',
      body: `On 7 September we opened our doors in Gudrunstraße. So we now advise face to face in Austria too, and if you want to hear a fan before you buy it, you need not travel to Leipzig any more.

## What there is in Vienna

- **Listening room:** twelve bathroom fans and four inline fans on a tiled wall, at the push of a button. With a sound level meter at 3 m.
- **Sample wall:** grilles, valves and outer hoods in all colours.
- **Planning table:** with a floor plan and an appointment we work out airflows, ductwork and parts list. It takes about an hour and costs nothing.
- **Filter wall:** the common spare filters to touch. Bring the old one along.

## What there is not

A warehouse. Vienna is a showroom; goods you order come by parcel or haulier from Leipzig or Brno, mostly within two to three working days. For now you can collect only where we have a warehouse. The addresses are under [Delivery](page:shipping).

| | |
| Address | Gudrunstraße 178, 1100 Wien |
| Open | Monday to Thursday 8–12 and 13–17, Friday 8–13 |
| Public transport | U1 Keplerplatz, eight minutes on foot |
| Access | step-free, two parking spaces in the yard |

On Austrian holidays we are closed, even when people work in Germany: on 26 October and 8 December, for example.

## Who advises you

Elisabeth Moser planned ventilation for late 19th century Viennese apartment houses for 15 years and knows every shaft that is too narrow. Stefan Aigner comes from electrical engineering and helps with controls. Both speak English as well, Stefan Slovak too.

## How a planning session works

You send floor plan, room heights and a few photos in advance. At the table we decide together where air should go in and out, choose diameter and unit and check pressure loss and noise. You take home a sketch, a parts list with prices and the list of questions that the chimney sweep has to answer.

## What is different in Austria

- VAT is 20 %; the price in the basket follows the delivery address.
- OIB Guideline 3 applies to ventilation in apartment houses; the airflows resemble those of DIN, the proof is a different one. We prepare the papers.
- With fireplaces the chimney sweep has a say, and before installation.

Drop in, or write beforehand what you are planning: [contact](page:contact).

*Address and people are invented, like everything in this demonstration shop.*`,
    },
  },
}
