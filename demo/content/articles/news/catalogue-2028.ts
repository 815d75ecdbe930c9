import type { ArticleSource } from '../article.ts'

export const catalogue2028: ArticleSource = {
  id: 'catalogue-2028',
  category: 'news-company',
  author: 'petra',
  tags: ['company'],
  published: '2028-02-01',
  texts: {
    de: {
      title: 'Katalog 2028: das Nachschlagewerk ist da',
      short: 'Katalog 2028',
      perex: 'Kennlinien, Maße und Tabellen auf Papier: was im neuen Katalog steht und wie Sie ihn bekommen.',
      body: `Ein gedruckter Katalog klingt nach gestern. Auf der Baustelle, wo das Telefon leer und das Netz schwach ist, liegt er trotzdem auf jedem zweiten Armaturenbrett. Darum gibt es ihn wieder.

## Was drin steht

- Alle Ventilatoren mit Kennlinie auf einer eigenen Seite
- Formteile mit Maßzeichnung und Gewicht
- Tabellen zu Geschwindigkeit, Druckverlust und Geräusch
- Ein Register nach Nennweite: von Ø 63 bis 800 mm

Preise stehen nicht darin. Sie ändern sich öfter, als man drucken kann; im Shop sind sie aktuell.

## Wie Sie ihn bekommen

1. Zur nächsten Bestellung im Warenkorb auswählen, ohne Aufpreis.
2. In jeder Niederlassung mitnehmen.
3. Als PDF herunterladen, mit Suche und Lesezeichen.

## Für wen er gemacht ist

Der Katalog richtet sich an alle, die planen, bevor sie bestellen: Installationsbetriebe, Planungsbüros, Hausverwaltungen und Leute, die ihr Haus selbst sanieren. Jede Produktgruppe beginnt mit einer Seite Auswahlhilfe, auf der die Fragen stehen, die wir in der Beratung auch stellen. Danach folgen die Reihen mit allen Größen in einer Tabelle, so dass sich zwei Geräte mit einem Blick vergleichen lassen.

## Wie er entstanden ist

Zwei Jahre lang haben wir gesammelt, welche Seiten unserer Datenblätter in der Beratung am häufigsten aufgeschlagen wurden. Diese stehen vorn. Was niemand gesucht hat, ist in den Anhang gewandert oder weggefallen; so ist der neue Katalog sechzig Seiten dünner als der alte und enthält trotzdem mehr Kennlinien. Gedruckt wird in Leipzig, in einer Auflage, die nach Vorbestellungen bemessen ist.

## Was sich gegenüber der letzten Ausgabe geändert hat

| Kapitel | Neu |
| Wärmerückgewinnung | Rohrnetz-Beispiele für drei Grundrisse |
| Filter | nur noch ISO 16890, alte Klassen im Anhang |
| Brandschutz | Einbausituationen mit Skizze |
| Regelung | Anschlussbilder für EC und AC |

Hinweise auf Fehler belohnen wir mit einem Maßband: Das erste Exemplar jeder Berichtigung geht an die Person, die sie gemeldet hat. Schreiben Sie an die [Beratung](page:contact).

Bis dahin hilft der [Ratgeber](page:advice) mit denselben Tabellen am Bildschirm.`,
    },
  },
}
