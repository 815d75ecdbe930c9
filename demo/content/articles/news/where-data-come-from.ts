import type { ArticleSource } from '../article.ts'

export const whereDataComeFrom: ArticleSource = {
  id: 'where-data-come-from',
  category: 'news-products',
  author: 'hana',
  tags: ['company', 'noise', 'calculation'],
  published: '2025-06-26',
  texts: {
    de: {
      title: 'Woher unsere Zahlen kommen',
      short: 'Woher unsere Zahlen kommen',
      perex: 'Luftmenge, Druck, Geräusch: wie aus Datenblättern vergleichbare Werte werden und wo wir uns weigern umzurechnen.',
      body: `In einem Regal mit 1.500 Artikeln von zehn Marken hat jeder sein eigenes Datenblatt. Die einen nennen m³/h, andere l/s. Die einen messen Geräusch in 3 m, andere in 1 m, manche sagen es nicht. Damit Sie filtern und vergleichen können, bringen wir alles auf eine Form. So gehen wir dabei vor.

## Umrechnen, wo es genau geht

| Angabe | umgerechnet in | Regel |
| l/s | m³/h | mal 3,6 |
| mm Wassersäule | Pa | mal 9,81 |
| Schalldruck in 1 m | Schalldruck in 3 m | minus 9,5 dB |
| Schalldruck in 1,5 m | Schalldruck in 3 m | minus 6 dB |
| Zoll | mm | nächste Nennweite |

Die Angabe des Herstellers bleibt im Datenblatt erhalten. Sie sehen also immer beides.

## Nicht umrechnen, wo es nicht geht

- **Filterklassen:** Zwischen EN 779 und ISO 16890 gibt es keine genaue Formel. Wir nennen die neue Klasse und die alte nur als Hinweis zur Suche.
- **Schalldruck ohne Abstand:** Fehlt er, bleibt das Feld leer. Ein geratener Wert ist schlechter als keiner.
- **Energieklasse:** Nur wo der Hersteller sie nach der Verordnung ermittelt hat. Die meisten Badlüfter haben keine, also zeigen wir keine.

## Nachmessen

Etwa jedes zwanzigste Modell stellen wir in Leipzig auf den Tisch: ein Meter Rohr, ein geeichtes [Anemometer](category:L6), ein Schallpegelmesser in 3 m, gedämmter Raum. Das ist kein Labor nach Norm, aber genug, um Ausreißer zu finden. Weicht ein Gerät um mehr als 15 % ab, fragen wir den Hersteller und schreiben die Antwort dazu.

## Kennlinien

Wo der Hersteller eine Kurve veröffentlicht, übernehmen wir deren Punkte. Wo er nur zwei Eckwerte nennt, zeigen wir eine Kurve der üblichen Form und kennzeichnen sie als Näherung. Für die Auslegung eines Bades genügt das. Für ein Gewerk mit Abnahme verlangen Sie das Original.

Zu jeder Kennlinie steht, bei welcher Spannung und Drehzahl sie gilt. Fehlt die Angabe beim Hersteller, nehmen wir die höchste Stufe an und schreiben das dazu.

## Bilder

Unsere Bilder sind aus dreidimensionalen Modellen gerechnet, nicht fotografiert. Sie zeigen Form, Farbe und Anschlüsse; Etiketten, Schrauben und Kabel können abweichen. Maße stehen in der Zeichnung.

## Fehler gefunden?

Schreiben Sie uns über den [Kontakt](page:contact), mit Artikelnummer und Quelle. Berichtigungen gehen in der Regel am nächsten Werktag online.

*Dies ist ein Demonstrationsshop: Die Marken und ihre Daten sind erfunden. Die Regeln, nach denen wir rechnen, sind es nicht.*`,
    },
    cs: {
      title: 'Odkud máme svá čísla',
      short: 'Odkud máme svá čísla',
      perex: 'Průtok, tlak, hluk: jak se z technických listů stanou srovnatelné hodnoty a kde přepočet odmítáme.',
      body: `V regálu s 1 500 položkami od deseti značek má každá vlastní technický list. Jedni uvádějí m³/h, druzí l/s. Jedni měří hluk ve 3 m, druzí v 1 m, někteří to neříkají vůbec. Abyste mohli filtrovat a srovnávat, převádíme všechno na jeden tvar. Postupujeme takto.

## Přepočítat, kde to jde přesně

| Údaj | přepočten na | pravidlo |
| l/s | m³/h | krát 3,6 |
| mm vodního sloupce | Pa | krát 9,81 |
| akustický tlak v 1 m | akustický tlak ve 3 m | minus 9,5 dB |
| akustický tlak v 1,5 m | akustický tlak ve 3 m | minus 6 dB |
| palce | mm | nejbližší průměr |

Údaj výrobce v technickém listu zůstává. Vidíte tedy vždy obojí.

## Nepřepočítávat, kde to nejde

- **Třídy filtrů:** mezi EN 779 a ISO 16890 není přesný vzorec. Uvádíme novou třídu a starou jen jako pomůcku k hledání.
- **Akustický tlak bez vzdálenosti:** chybí-li, pole zůstane prázdné. Odhadnutá hodnota je horší než žádná.
- **Energetická třída:** jen tam, kde ji výrobce určil podle nařízení. Většina koupelnových ventilátorů ji nemá, proto ji neukazujeme.

## Přeměřit

Asi každý dvacátý model stavíme v Lipsku na stůl: metr potrubí, cejchovaný [anemometr](category:L6), hlukoměr ve 3 m, utlumená místnost. Není to laboratoř podle normy, na odhalení úletů to ale stačí. Liší-li se přístroj o víc než 15 %, ptáme se výrobce a odpověď připíšeme.

## Charakteristiky

Kde výrobce křivku zveřejňuje, přebíráme její body. Kde uvádí jen dvě krajní hodnoty, ukazujeme křivku obvyklého tvaru a označujeme ji jako přibližnou. Pro návrh koupelny to stačí. Pro dílo s převzetím si vyžádejte originál.

U každé charakteristiky stojí, pro jaké napětí a otáčky platí. Chybí-li ten údaj u výrobce, předpokládáme nejvyšší stupeň a připíšeme to.

## Obrázky

Naše obrázky jsou vypočtené z prostorových modelů, ne fotografie. Ukazují tvar, barvu a hrdla; štítky, šrouby a kabely se mohou lišit. Rozměry jsou ve výkresu.

## Našli jste chybu?

Napište nám přes [kontakt](page:contact), s kódem zboží a zdrojem. Opravy bývají na webu příští pracovní den.

*Toto je ukázkový obchod: značky a jejich údaje jsou vymyšlené. Pravidla, podle kterých počítáme, ne.*`,
    },
    sk: {
      title: 'Odkiaľ máme svoje čísla',
      short: 'Odkiaľ máme svoje čísla',
      perex: 'Prietok, tlak, hluk: ako sa z technických listov stanú porovnateľné hodnoty a kde prepočet odmietame.',
      body: `V regáli s 1 500 položkami od desiatich značiek má každá vlastný technický list. Jedni uvádzajú m³/h, druhí l/s. Jedni merajú hluk v 3 m, druhí v 1 m, niektorí to nehovoria vôbec. Aby ste mohli filtrovať a porovnávať, prevádzame všetko na jeden tvar. Postupujeme takto.

## Prepočítať, kde to ide presne

| Údaj | prepočítaný na | pravidlo |
| l/s | m³/h | krát 3,6 |
| mm vodného stĺpca | Pa | krát 9,81 |
| akustický tlak v 1 m | akustický tlak v 3 m | mínus 9,5 dB |
| akustický tlak v 1,5 m | akustický tlak v 3 m | mínus 6 dB |
| palce | mm | najbližší priemer |

Údaj výrobcu v technickom liste zostáva. Vidíte teda vždy oboje.

## Neprepočítavať, kde to nejde

- **Triedy filtrov:** medzi EN 779 a ISO 16890 niet presného vzorca. Uvádzame novú triedu a starú len ako pomôcku na hľadanie.
- **Akustický tlak bez vzdialenosti:** ak chýba, pole zostane prázdne. Odhadnutá hodnota je horšia než žiadna.
- **Energetická trieda:** len tam, kde ju výrobca určil podľa nariadenia. Väčšina kúpeľňových ventilátorov ju nemá, preto ju neukazujeme.

## Premerať

Asi každý dvadsiaty model staviame v Lipsku na stôl: meter potrubia, ciachovaný [anemometer](category:L6), hlukomer v 3 m, utlmená miestnosť. Nie je to laboratórium podľa normy, na odhalenie úletov to však stačí. Ak sa prístroj líši o viac než 15 %, pýtame sa výrobcu a odpoveď pripíšeme.

## Charakteristiky

Kde výrobca krivku zverejňuje, preberáme jej body. Kde uvádza len dve krajné hodnoty, ukazujeme krivku obvyklého tvaru a označujeme ju ako približnú. Na návrh kúpeľne to stačí. Pri diele s prevzatím si vyžiadajte originál.

Pri každej charakteristike stojí, pre aké napätie a otáčky platí. Ak ten údaj u výrobcu chýba, predpokladáme najvyšší stupeň a pripíšeme to.

## Obrázky

Naše obrázky sú vypočítané z priestorových modelov, nie fotografie. Ukazujú tvar, farbu a hrdlá; štítky, skrutky a káble sa môžu líšiť. Rozmery sú vo výkrese.

## Našli ste chybu?

Napíšte nám cez [kontakt](page:contact), s kódom tovaru a zdrojom. Opravy bývajú na webe nasledujúci pracovný deň.

*Toto je ukážkový obchod: značky a ich údaje sú vymyslené. Pravidlá, podľa ktorých počítame, nie.*`,
    },
    en: {
      title: 'Where our figures come from',
      short: 'Where our figures come from',
      perex: 'Airflow, pressure, noise: how data sheets turn into comparable values, and where we refuse to convert.',
      body: `On a shelf with 1,500 articles by ten brands, each has a data sheet of its own. Some give m³/h, others l/s. Some measure noise at 3 m, others at 1 m, and some do not say. So that you can filter and compare, we bring everything into one form. This is how we go about it.

## Convert where it is exact

| Figure | converted to | rule |
| l/s | m³/h | times 3.6 |
| mm water column | Pa | times 9.81 |
| sound pressure at 1 m | sound pressure at 3 m | minus 9.5 dB |
| sound pressure at 1.5 m | sound pressure at 3 m | minus 6 dB |
| inches | mm | nearest nominal size |

The maker’s figure stays in the data sheet. So you always see both.

## Do not convert where it is not

- **Filter classes:** there is no exact formula between EN 779 and ISO 16890. We give the new class, and the old one only as a hint for searching.
- **Sound pressure without distance:** if that is missing, the field stays empty. A guessed value is worse than none.
- **Energy class:** only where the maker has determined it under the regulation. Most bathroom fans have none, so we show none.

## Measure again

About every twentieth model goes on our table in Leipzig: a metre of duct, a calibrated [anemometer](category:L6), a sound level meter at 3 m, a damped room. It is no laboratory to any standard, but enough to find outliers. If a device is off by more than 15 %, we ask the maker and add the answer.

## Fan curves

Where the maker publishes a curve, we take over its points. Where only two end values are given, we show a curve of the usual shape and mark it as an approximation. For sizing a bathroom that is enough. For work that has to be approved, ask for the original.

With every curve we state the voltage and speed it holds for. If the maker does not say, we assume the highest speed and write that down.

## Pictures

Our pictures are computed from three-dimensional models, not photographed. They show shape, colour and connections; labels, screws and cables may differ. Dimensions are in the drawing.

## Found a mistake?

Write to us through [contact](page:contact), with article number and source. Corrections usually go online on the next working day.

*This is a demonstration shop: the brands and their data are invented. The rules we calculate by are not.*`,
    },
  },
}
