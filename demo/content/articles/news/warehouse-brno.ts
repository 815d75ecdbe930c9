import type { ArticleSource } from '../article.ts'

export const warehouseBrno: ArticleSource = {
  id: 'warehouse-brno',
  category: 'news-company',
  author: 'petra',
  tags: ['company', 'shopping', 'ducts'],
  published: '2026-03-26',
  texts: {
    de: {
      title: 'Größeres Lager in Brünn: Rohre bis drei Meter ab Lager',
      short: 'Größeres Lager in Brünn',
      perex: 'Mehr Platz für Wickelfalzrohr und Formteile, späterer Annahmeschluss für Abholer und ein eigener Zuschnitt für Filtermatten.',
      body: `Brünn war unser kleinstes Lager und ist seit März unser zweitgrößtes. Die Halle in der Vídeňská hat 1.400 m² dazubekommen. Für Sie ändert sich dreierlei.

## 1. Rohre ab Lager

[Wickelfalzrohr](category:C1) von Ø 80 bis 315 mm liegt jetzt in allen Längen bis 3 m in Brünn. Bisher kam alles über 1,5 m aus Leipzig. Die Lieferzeit nach Tschechien, in die Slowakei und nach Ostösterreich sinkt damit von vier auf ein bis zwei Werktage.

| Ware | bisher | jetzt |
| Rohr bis 1,5 m | 1 bis 2 Tage | 1 bis 2 Tage |
| Rohr 2 m und 3 m | 4 Tage | 1 bis 2 Tage |
| Formteile bis Ø 315 mm | 2 bis 4 Tage | 1 bis 2 Tage |
| ab Ø 355 mm | 7 bis 14 Tage | 7 bis 14 Tage |

Drei Meter lange Rohre fahren weiterhin mit der Spedition. Wer ein Paket will, nimmt Längen bis 1 m und [Nippel](category:D4) dazwischen.

## 2. Abholung ohne Umweg

Was am Lager ist und bis 14 Uhr bestellt wird, liegt am selben Tag bereit. Der Abholschalter hat einen eigenen Eingang an der Nordseite; zwei Stellplätze sind für Anhänger markiert. Bezahlt wird vorab im Shop oder mit Karte am Schalter.

## 3. Filtermatten nach Metern

[Filtermatten](category:F4) schneiden wir in Brünn von der Rolle. Die Mindestlänge ist 0,5 m. Weil das ein Zuschnitt aus Standardrollen ist, bleibt Ihr Widerrufsrecht bestehen.

## Wie das Lager arbeitet

Schnelldreher, also Badlüfter, Formteile Ø 100, 125 und 160 mm und Schellen, liegen vorn. Filter rücken im September nach vorn, Industrieventilatoren im Mai. Bestellungen bis 12 Uhr gehen am selben Tag hinaus, Express bis 15 Uhr. An tschechischen Feiertagen ruht der Versand aus Brünn; Sendungen nach Deutschland kommen dann aus Leipzig, wenn dort Ware liegt.

## Besuch im Lager

Gruppen von Fachbetrieben führen wir auf Anfrage durch die Halle, meist am Freitagvormittag. Sehenswert ist vor allem die Zuschneidemaschine: Sie rollt fünfzig Meter Filtermatte in vier Minuten ab und misst auf den Millimeter.

## Und Leipzig?

Leipzig bleibt das Zentrallager für Lüftungsgeräte, Brandschutz und alles über Ø 315 mm. Liegen Teile einer Bestellung an zwei Orten, führen wir sie zusammen und versenden einmal. Den Termin sehen Sie vor dem Bestellen im Warenkorb.

Wege, Preise und Annahmezeiten stehen unter [Versand und Zahlung](page:shipping).`,
    },
  },
}
