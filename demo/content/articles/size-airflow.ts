import type { ArticleSource } from './article.ts'

export const sizeAirflow: ArticleSource = {
  id: 'size-airflow',
  category: 'planning-sizing',
  author: 'hana',
  tags: ['calculation', 'fans', 'standards'],
  published: '2025-01-21',
  texts: {
    de: {
      title: 'Luftmenge berechnen: drei Wege zur richtigen Zahl',
      short: 'Luftmenge berechnen',
      perex: 'Nach Luftwechsel, nach Personen oder nach Norm: welche Rechnung wann gilt, mit Beispielen zum Nachrechnen.',
      body: `Am Anfang jeder Auslegung steht eine Zahl in m³/h. Sie lässt sich auf drei Arten finden. Wer alle drei kennt, merkt auch, wenn eine davon Unsinn ergibt.

## Weg 1: Luftwechsel

Volumen mal Luftwechsel. Das Volumen ist Grundfläche mal Höhe, der Luftwechsel sagt, wie oft die Luft je Stunde erneuert wird: q = n · V.

| Raum | Luftwechsel je Stunde |
| Wohnzimmer, Schlafzimmer (dauernd) | 0,5 bis 1 |
| Bad | 6 bis 10 |
| WC | 4 bis 8 |
| Küche mit Haube | 6 bis 15 |
| Keller | 2 bis 4 |
| Garage | 3 bis 6 |
| Werkstatt | 6 bis 10 |
| Büro | 4 bis 6 |
| Gastraum | 8 bis 12 |

**Beispiel:** Bad mit 6 m² und 2,5 m Höhe, also 15 m³. Bei sechs, acht oder zehn Luftwechseln sind das 90, 120 oder 150 m³/h.

Der Weg passt für Räume, in denen Feuchte oder Geruch anfallen. Für hohe Hallen führt er in die Irre: Dort zählt, was entsteht, nicht wie viel leere Luft darüber steht.

## Weg 2: Personen

Wo Menschen sitzen, bestimmt das Kohlendioxid. Ein ruhender Erwachsener atmet 18 bis 20 Liter CO~2~ in der Stunde aus. Soll die Luft bei 1.000 ppm bleiben und hat sie draußen 420 ppm, braucht jede Person

q = 0,018 / (0,00100 − 0,00042) ≈ 31 m³/h

Üblich sind 25 bis 30 m³/h. Ein Klassenzimmer mit 28 Personen kommt so auf 700 bis 840 m³/h, was für jede Fensterlüftung zu viel ist.

## Weg 3: Norm

Für ganze Wohnungen rechnet DIN 1946-6 mit der Fläche: q = −0,002 · A^2^ + 1,15 · A + 11.

| Wohnfläche | Nennlüftung | Reduziert (70 %) |
| 50 m² | 63 m³/h | 44 m³/h |
| 70 m² | 82 m³/h | 57 m³/h |
| 90 m² | 98 m³/h | 69 m³/h |
| 140 m² | 133 m³/h | 93 m³/h |

Für Bäder ohne Fenster nennt DIN 18017-3 eigene Werte: 60 m³/h auf Bedarf oder 40 m³/h dauernd.

Liegen die drei Ergebnisse weit auseinander, stimmt meist eine Annahme nicht: das Volumen, die Personenzahl oder die Nutzung. Prüfen Sie zuerst diese.

## Und dann?

1. Die **größte** der sinnvollen Zahlen nehmen.
2. Den Druckverlust der Leitung schätzen; ohne ihn ist jede Luftmenge nur Papier.
3. Auf der Kennlinie einen Ventilator suchen, der diese Menge **bei diesem Druck** schafft.
4. Ein Gerät wählen, das den Punkt auf mittlerer Stufe erreicht. Dann ist es leise und hat Reserve.

[[Ventilatoren nach Luftmenge filtern]](category:A)`,
    },
    cs: {
      title: 'Výpočet průtoku: tři cesty ke správnému číslu',
      short: 'Výpočet průtoku',
      perex: 'Podle výměny vzduchu, podle osob, nebo podle normy: kdy který výpočet platí, s příklady.',
      body: `Na začátku každého návrhu je číslo v m³/h. Dojít k němu lze třemi způsoby. Kdo zná všechny, pozná i to, když některý z nich dá nesmysl.

## Cesta první: výměna vzduchu

Objem krát výměna. Objem je plocha krát výška, výměna říká, kolikrát za hodinu se vzduch obnoví: q = n · V.

| Místnost | Výměna za hodinu |
| Obývací pokoj, ložnice (trvale) | 0,5 až 1 |
| Koupelna | 6 až 10 |
| WC | 4 až 8 |
| Kuchyně s digestoří | 6 až 15 |
| Sklep | 2 až 4 |
| Garáž | 3 až 6 |
| Dílna | 6 až 10 |
| Kancelář | 4 až 6 |
| Restaurace | 8 až 12 |

**Příklad:** koupelna 6 m², výška 2,5 m, tedy 15 m³. Při šesti, osmi a deseti výměnách to je 90, 120 a 150 m³/h.

Postup se hodí tam, kde vzniká vlhkost nebo pach. Ve vysoké hale zavádí: rozhoduje, co v ní vzniká, ne kolik prázdného vzduchu je nad hlavou.

## Cesta druhá: osoby

Kde sedí lidé, rozhoduje oxid uhličitý. Dospělý v klidu vydechne 18 až 20 litrů CO~2~ za hodinu. Má-li vzduch zůstat na 1 000 ppm a venku je 420 ppm, potřebuje každý

q = 0,018 / (0,00100 − 0,00042) ≈ 31 m³/h

Obvykle se počítá 25 až 30 m³/h. Třída s 28 žáky tak vychází na 700 až 840 m³/h, na což žádné větrání okny nestačí.

## Cesta třetí: norma

ČSN EN 15665/Z1 uvádí pro byty trvalou výměnu nejméně 0,3 za hodinu (doporučeno 0,5 až 0,7) nebo 15 až 25 m³/h na osobu. K tomu nárazové odsávání:

| Místnost | Nejméně | Doporučeno |
| Kuchyně | 100 m³/h | 150 m³/h |
| Koupelna | 50 m³/h | 90 m³/h |
| WC | 25 m³/h | 50 m³/h |

Liší-li se výsledky hodně, bývá špatně některý předpoklad: objem, počet osob nebo způsob užívání. Ověřte nejdřív je.

## A co dál?

1. Z rozumných čísel vezměte **největší**.
2. Odhadněte tlakovou ztrátu potrubí; bez ní je průtok jen na papíře.
3. V charakteristice hledejte ventilátor, který ten průtok zvládne **při tom tlaku**.
4. Vyberte takový, který bodu dosáhne na střední stupeň. Bude tichý a zbude rezerva.

[[Ventilátory podle průtoku]](category:A)`,
    },
    sk: {
      title: 'Výpočet prietoku: tri cesty k správnemu číslu',
      short: 'Výpočet prietoku',
      perex: 'Podľa výmeny vzduchu, podľa osôb alebo podľa normy: kedy ktorý výpočet platí, s príkladmi.',
      body: `Na začiatku každého návrhu je číslo v m³/h. Dospieť k nemu možno tromi spôsobmi. Kto pozná všetky, spozná aj to, keď niektorý z nich dá nezmysel.

## Cesta prvá: výmena vzduchu

Objem krát výmena. Objem je plocha krát výška, výmena hovorí, koľkokrát za hodinu sa vzduch obnoví: q = n · V.

| Miestnosť | Výmena za hodinu |
| Obývačka, spálňa (trvalo) | 0,5 až 1 |
| Kúpeľňa | 6 až 10 |
| WC | 4 až 8 |
| Kuchyňa s digestorom | 6 až 15 |
| Pivnica | 2 až 4 |
| Garáž | 3 až 6 |
| Dielňa | 6 až 10 |
| Kancelária | 4 až 6 |
| Reštaurácia | 8 až 12 |

**Príklad:** kúpeľňa 6 m², výška 2,5 m, teda 15 m³. Pri šiestich, ôsmich a desiatich výmenách to je 90, 120 a 150 m³/h.

Postup sa hodí tam, kde vzniká vlhkosť alebo pach. Vo vysokej hale zavádza: rozhoduje, čo v nej vzniká, nie koľko prázdneho vzduchu je nad hlavou.

## Cesta druhá: osoby

Kde sedia ľudia, rozhoduje oxid uhličitý. Dospelý v pokoji vydýchne 18 až 20 litrov CO~2~ za hodinu. Ak má vzduch zostať na 1 000 ppm a vonku je 420 ppm, potrebuje každý

q = 0,018 / (0,00100 − 0,00042) ≈ 31 m³/h

Zvyčajne sa počíta 25 až 30 m³/h. Trieda s 28 žiakmi tak vychádza na 700 až 840 m³/h, na čo žiadne vetranie oknami nestačí.

## Cesta tretia: norma

Európska norma EN 15665 prenecháva hodnoty národným prílohám. V praxi sa osvedčila trvalá výmena 0,3 až 0,5 za hodinu v celom byte a k nej nárazové odsávanie:

| Miestnosť | Najmenej | Odporúčame |
| Kuchyňa | 100 m³/h | 150 m³/h |
| Kúpeľňa | 50 m³/h | 90 m³/h |
| WC | 25 m³/h | 50 m³/h |

Ak sa výsledky veľmi líšia, býva zlý niektorý predpoklad: objem, počet osôb alebo spôsob užívania. Overte najskôr ich.

## A čo ďalej?

1. Z rozumných čísel vezmite **najväčšie**.
2. Odhadnite tlakovú stratu potrubia; bez nej je prietok len na papieri.
3. V charakteristike hľadajte ventilátor, ktorý ten prietok zvládne **pri tom tlaku**.
4. Vyberte taký, ktorý bod dosiahne na strednom stupni. Bude tichý a zostane rezerva.

[[Ventilátory podľa prietoku]](category:A)`,
    },
    en: {
      title: 'Working out the airflow: three ways to the right figure',
      short: 'Work out the airflow',
      perex: 'By air changes, by people or by standard: which sum applies when, with examples to follow.',
      body: `Every design starts with a figure in m³/h. There are three ways to find it. Knowing all three, you also notice when one of them gives nonsense.

## First way: air changes

Volume times air changes. Volume is floor area times height, and the air changes say how often the air is renewed per hour: q = n · V.

| Room | Air changes per hour |
| Living room, bedroom (continuous) | 0.5 to 1 |
| Bathroom | 6 to 10 |
| Toilet | 4 to 8 |
| Kitchen with hood | 6 to 15 |
| Cellar | 2 to 4 |
| Garage | 3 to 6 |
| Workshop | 6 to 10 |
| Office | 4 to 6 |
| Restaurant | 8 to 12 |

**Example:** a bathroom of 6 m² and 2.5 m height holds 15 m³. Six, eight or ten changes give 90, 120 or 150 m³/h.

This suits rooms where moisture or smells arise. In a tall hall it misleads: what counts there is what is produced, not how much empty air stands above it.

## Second way: people

Where people sit, carbon dioxide decides. An adult at rest breathes out 18 to 20 litres of CO~2~ an hour. If the air is to stay at 1,000 ppm and has 420 ppm outside, each person needs

q = 0.018 / (0.00100 − 0.00042) ≈ 31 m³/h

25 to 30 m³/h is usual. A classroom of 28 comes to 700 to 840 m³/h, more than any window can do.

## Third way: standards

For whole homes DIN 1946-6 starts from the floor area: q = −0.002 · A^2^ + 1.15 · A + 11.

| Floor area | Normal | Reduced (70 %) |
| 50 m² | 63 m³/h | 44 m³/h |
| 70 m² | 82 m³/h | 57 m³/h |
| 90 m² | 98 m³/h | 69 m³/h |
| 140 m² | 133 m³/h | 93 m³/h |

Bathrooms without windows have values of their own in DIN 18017-3: 60 m³/h on demand or 40 m³/h all the time.

If the results lie far apart, an assumption is usually wrong: volume, number of people or use. Check those first.

## And then?

1. Take the **largest** of the sensible figures.
2. Estimate the pressure loss of the duct; without it any airflow is only paper.
3. Find a fan on whose curve that flow is reached **at that pressure**.
4. Choose one that gets there at medium speed. It will be quiet and leave a reserve.

[[Filter fans by airflow]](category:A)`,
    },
  },
}
