import type { ArticleSource } from '../article.ts'

export const energyLabel: ArticleSource = {
  id: 'energy-label',
  category: 'rules-safety',
  author: 'ruth',
  tags: ['standards', 'heat-recovery', 'kitchen'],
  published: '2026-02-24',
  texts: {
    de: {
      title: 'Energielabel für Lüftungsgeräte: was darauf steht',
      short: 'Energielabel lesen',
      perex: 'Klasse, Pfeile, Dezibel: wie sich das Label zusammensetzt und warum viele Badlüfter keines tragen.',
      body: `Wohnraumlüftungsgeräte tragen seit 2016 ein Energielabel nach Verordnung (EU) Nr. 1254/2014. Auf einen Blick soll es zeigen, was ein Gerät im Jahr an Heizenergie spart und an Strom braucht. Wer weiß, wie gerechnet wird, liest mehr heraus.

## Was auf dem Label steht

- Name des Lieferanten und Modell
- **Klasse** von A+ bis G
- **Schallleistungspegel** in dB, nicht der Schalldruck
- **Höchster Luftvolumenstrom** in m³/h
- **Ein Pfeil** für reine Abluft oder Zuluft, **zwei** für Geräte mit beidem

## Die Klassen

Maß ist der spezifische Energieverbrauch SEV in kWh je Quadratmeter und Jahr für mittleres Klima. Negativ heißt: Das Gerät spart mehr Heizwärme, als es Strom verbraucht.

| Klasse | SEV |
| A+ | unter −42 |
| A | −42 bis unter −34 |
| B | −34 bis unter −26 |
| C | −26 bis unter −23 |
| D | −23 bis unter −20 |
| E | −20 bis unter −10 |
| F | −10 bis unter 0 |
| G | ab 0 |

Vergleichen lässt sich das nur innerhalb derselben Art: Ein reines Abluftgerät kann ohne Wärmerückgewinnung höchstens mit guter Steuerung in die Mitte kommen.

## Warum die Steuerung so viel zählt

In die Rechnung gehen vier Werte ein: Rückwärmzahl, spezifische Leistung, Art des Geräts und die **Steuerung**. Für Handbetrieb gilt der Faktor 1,0, für ein Wochenprogramm 0,95, für Bedarfsregelung nach einem einzigen Sensor 0,85 (zentral) und nach mehreren Sensoren 0,65 (lokal); einem Gerät ohne Luftleitungen genügt dafür einer. App, WLAN oder Modbus allein sind keine Bedarfsregelung. Ein Gerät mit 85 % Rückwärmzahl kommt mit zentraler Bedarfsregelung auf etwa −38 und damit auf Klasse A. Darum steht dasselbe Gerät manchmal mit zwei Labels im Katalog: mit und ohne Sensor.

## Wer kein Label hat

Geräte mit weniger als **30 W je Luftstrom** sind ausgenommen; das betrifft die meisten [Badlüfter](category:A1). Keines tragen auch Axial- und Radialventilatoren, die außer dem Gehäuse nichts haben, explosionsgeschützte Geräte und Anlagen für Nichtwohngebäude. Fehlt ein Label, ist das also kein Mangel. Wir zeigen eine Klasse nur, wo der Hersteller sie ermitteln muss.

[Dunstabzugshauben](category:J1) haben ein eigenes Label nach Verordnung (EU) Nr. 65/2014 mit anderen Werten. Ein A dort und ein A hier haben nichts miteinander zu tun.

## So zeigen wir es

Neben dem Preis steht die Klasse als Pfeil in ihrer Farbe mit der Spanne „A+ bis G“. Ein Klick öffnet das ganze Label, daneben liegt das Produktdatenblatt. Die Werte kommen vom Hersteller, wir ändern sie nicht.

[[Geräte mit Wärmerückgewinnung]](category:B)`,
    },
    cs: {
      title: 'Energetický štítek větracích jednotek: co na něm je',
      short: 'Jak číst energetický štítek',
      perex: 'Třída, šipky, decibely: jak štítek vzniká a proč ho mnoho koupelnových ventilátorů nemá.',
      body: `Větrací jednotky pro obytné budovy nesou od roku 2016 energetický štítek podle nařízení (EU) č. 1254/2014. Na první pohled má ukázat, kolik tepla jednotka za rok ušetří a kolik elektřiny potřebuje. Kdo ví, jak se počítá, vyčte z něj víc.

## Co na štítku je

- název dodavatele a model
- **třída** od A+ do G
- **hladina akustického výkonu** v dB, ne akustický tlak
- **nejvyšší průtok vzduchu** v m³/h
- **jedna šipka** u jednotek jen pro odvod nebo přívod, **dvě** u jednotek s obojím

## Třídy

Měřítkem je měrná spotřeba energie SEC v kWh na metr čtvereční a rok pro průměrné podnebí. Záporná hodnota znamená, že jednotka ušetří víc tepla, než spotřebuje elektřiny.

| Třída | SEC |
| A+ | pod −42 |
| A | −42 až pod −34 |
| B | −34 až pod −26 |
| C | −26 až pod −23 |
| D | −23 až pod −20 |
| E | −20 až pod −10 |
| F | −10 až pod 0 |
| G | od 0 |

Srovnávat se dá jen v rámci stejného druhu: jednotka jen pro odvod se bez rekuperace dostane s dobrým řízením nanejvýš do středu.

## Proč tolik váží řízení

Do výpočtu vstupují čtyři hodnoty: účinnost rekuperace, měrný příkon, druh jednotky a **řízení**. Pro ruční ovládání platí součinitel 1,0, pro týdenní program 0,95, pro řízení podle potřeby s jediným čidlem 0,85 (centrální) a s více čidly 0,65 (místní); jednotce bez potrubí k tomu stačí jedno. Samotná aplikace, Wi-Fi nebo Modbus řízením podle potřeby nejsou. Jednotka s účinností 85 % dosáhne s centrálním řízením podle potřeby asi −38, a tedy třídy A. Proto je někdy tatáž jednotka v katalogu se dvěma štítky: s čidlem a bez něj.

## Kdo štítek nemá

Vyňaty jsou přístroje s příkonem pod **30 W na proud vzduchu**; to se týká většiny [koupelnových ventilátorů](category:A1). Nenesou ho ani axiální a radiální ventilátory, které kromě skříně nic nemají, nevýbušné přístroje a zařízení pro nebytové budovy. Chybějící štítek tedy není závada. Třídu ukazujeme jen tam, kde ji výrobce určit musí.

[Digestoře](category:J1) mají vlastní štítek podle nařízení (EU) č. 65/2014 s jinými hodnotami. Tamní A a zdejší A spolu nijak nesouvisejí.

## Jak ho ukazujeme

U ceny je třída jako šipka ve své barvě s rozsahem „A+ až G“. Kliknutím otevřete celý štítek, vedle něj je informační list výrobku. Hodnoty pocházejí od výrobce, neměníme je.

[[Rekuperační jednotky]](category:B)`,
    },
    sk: {
      title: 'Energetický štítok vetracích jednotiek: čo na ňom je',
      short: 'Ako čítať energetický štítok',
      perex: 'Trieda, šípky, decibely: ako štítok vzniká a prečo ho mnohé kúpeľňové ventilátory nemajú.',
      body: `Vetracie jednotky pre obytné budovy nesú od roku 2016 energetický štítok podľa nariadenia (EÚ) č. 1254/2014. Na prvý pohľad má ukázať, koľko tepla jednotka za rok ušetrí a koľko elektriny potrebuje. Kto vie, ako sa počíta, vyčíta z neho viac.

## Čo na štítku je

- názov dodávateľa a model
- **trieda** od A+ do G
- **hladina akustického výkonu** v dB, nie akustický tlak
- **najvyšší prietok vzduchu** v m³/h
- **jedna šípka** pri jednotkách len na odvod alebo prívod, **dve** pri jednotkách s oboma

## Triedy

Meradlom je merná spotreba energie SEC v kWh na meter štvorcový a rok pre priemerné podnebie. Záporná hodnota znamená, že jednotka ušetrí viac tepla, než spotrebuje elektriny.

| Trieda | SEC |
| A+ | pod −42 |
| A | −42 až pod −34 |
| B | −34 až pod −26 |
| C | −26 až pod −23 |
| D | −23 až pod −20 |
| E | −20 až pod −10 |
| F | −10 až pod 0 |
| G | od 0 |

Porovnávať sa dá len v rámci rovnakého druhu: jednotka len na odvod sa bez rekuperácie dostane s dobrým riadením nanajvýš do stredu.

## Prečo toľko váži riadenie

Do výpočtu vstupujú štyri hodnoty: účinnosť rekuperácie, merný príkon, druh jednotky a **riadenie**. Pre ručné ovládanie platí súčiniteľ 1,0, pre týždenný program 0,95, pre riadenie podľa potreby s jediným snímačom 0,85 (centrálne) a s viacerými snímačmi 0,65 (miestne); jednotke bez potrubia na to stačí jeden. Samotná aplikácia, Wi-Fi alebo Modbus riadením podľa potreby nie sú. Jednotka s účinnosťou 85 % dosiahne s centrálnym riadením podľa potreby asi −38, a teda triedu A. Preto je niekedy tá istá jednotka v katalógu s dvoma štítkami: so snímačom a bez neho.

## Kto štítok nemá

Vyňaté sú prístroje s príkonom pod **30 W na prúd vzduchu**; to sa týka väčšiny [kúpeľňových ventilátorov](category:A1). Nenesú ho ani axiálne a radiálne ventilátory, ktoré okrem skrine nič nemajú, nevýbušné prístroje a zariadenia pre nebytové budovy. Chýbajúci štítok teda nie je nedostatok. Triedu ukazujeme len tam, kde ju výrobca určiť musí.

[Digestory](category:J1) majú vlastný štítok podľa nariadenia (EÚ) č. 65/2014 s inými hodnotami. Tamojšie A a tunajšie A spolu nijako nesúvisia.

## Ako ho ukazujeme

Pri cene je trieda ako šípka vo svojej farbe s rozsahom „A+ až G“. Kliknutím otvoríte celý štítok, vedľa neho je informačný list výrobku. Hodnoty pochádzajú od výrobcu, nemeníme ich.

[[Rekuperačné jednotky]](category:B)`,
    },
    en: {
      title: 'The energy label for ventilation units: what it says',
      short: 'Read the energy label',
      perex: 'Class, arrows, decibels: how the label is made up and why many bathroom fans have none.',
      body: `Residential ventilation units have carried an energy label under Regulation (EU) No 1254/2014 since 2016. At a glance it should show how much heating energy a unit saves in a year and how much power it needs. If you know how it is worked out, you can read more from it.

## What is on the label

- name of the supplier and model
- **class** from A+ to G
- **sound power level** in dB, not sound pressure
- **maximum airflow** in m³/h
- **one arrow** for extract or supply only, **two** for units with both

## The classes

The measure is the specific energy consumption SEC in kWh per square metre and year for an average climate. A negative figure means that the unit saves more heat than it uses power.

| Class | SEC |
| A+ | below −42 |
| A | −42 to below −34 |
| B | −34 to below −26 |
| C | −26 to below −23 |
| D | −23 to below −20 |
| E | −20 to below −10 |
| F | −10 to below 0 |
| G | from 0 |

You can compare only within the same kind: without heat recovery, an extract-only unit reaches the middle at best, with good control.

## Why control counts so much

Four values enter the sum: heat recovery efficiency, specific power, kind of unit and **control**. Manual control has a factor of 1.0, a weekly programme 0.95, demand control by a single sensor 0.85 (central) and by several sensors 0.65 (local); a unit without ducts needs only one for that. An app, Wi-Fi or Modbus alone is no demand control. A unit with 85 % efficiency and central demand control reaches about −38 and thus class A. That is why the same unit sometimes has two labels in the catalogue: with and without a sensor.

## Who has no label

Devices with less than **30 W per air stream** are exempt; that concerns most [bathroom fans](category:A1). Axial and centrifugal fans that have nothing but a casing, explosion-proof devices and systems for non-residential buildings carry none either. So a missing label is not a defect. We show a class only where the maker has to determine it.

[Cooker hoods](category:J1) have a label of their own under Regulation (EU) No 65/2014 with other values. An A there and an A here have nothing to do with each other.

## How we show it

Next to the price stands the class as an arrow in its colour with the range “A+ to G”. A click opens the whole label, and beside it is the product information sheet. The values come from the maker, and we do not change them.

[[Units with heat recovery]](category:B)`,
    },
  },
}
