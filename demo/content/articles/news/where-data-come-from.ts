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
  },
}
