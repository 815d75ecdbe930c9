import type { ArticleSource } from '../article.ts'

export const lowestPrice: ArticleSource = {
  id: 'lowest-price',
  category: 'rules-shopping',
  author: 'ruth',
  tags: ['shopping', 'company'],
  published: '2025-10-30',
  texts: {
    de: {
      title: 'Was „Niedrigster Preis der letzten 30 Tage“ bedeutet',
      short: '30-Tage-Preis',
      perex: 'Wie wir Rabatte ausweisen, wovon die Prozente gerechnet werden und weshalb manche Preise ohne Streichpreis sinken.',
      body: `Bei jeder Ermäßigung steht in unserem Shop ein zweiter Preis: der niedrigste, den wir in den 30 Tagen davor verlangt haben. Das schreibt § 11 der Preisangabenverordnung vor. Der Zweck ist einfach: Niemand soll einen Preis kurz anheben, um ihn dann mit großem Rabatt zu senken.

## Ein Beispiel

| Tag | Preis |
| bis 30. September | 79,90 € |
| 1. bis 14. Oktober | 74,90 € |
| 15. bis 31. Oktober | 79,90 € |
| ab 1. November | 69,90 € |

Am 1. November lautet die Anzeige: **69,90 €**, niedrigster Preis der letzten 30 Tage 74,90 €, Ermäßigung 6 %. Gerechnet wird also von 74,90 €, nicht von den 79,90 €, die am Vortag galten. So hat es der Europäische Gerichtshof im September 2024 entschieden (C-330/23).

## Wo die Angabe steht

Neben jedem ermäßigten Preis: in der Liste, auf der Produktseite und im Warenkorb. Sie gilt je Land, weil wir in Tschechien und der Slowakei eigene Preise führen; der niedrigste Preis in Kronen kann an einem anderen Tag gegolten haben als der in Euro.

## Was keine Ermäßigung ist

- **Staffelpreise.** Ab zehn Bögen sind es 3 % weniger. Das gilt dauerhaft und für jeden.
- **Preise nach Kundengruppe.** Handwerk und Großhandel sehen nach der Anmeldung eigene Preise.
- **Eine stille Senkung.** Wird ein Artikel einfach billiger, ohne dass wir damit werben, steht nur der neue Preis da.
- **Gutscheine.** Sie gelten für die Bestellung, nicht für den Artikel.

## Preis je Meter, Liter, Quadratmeter

Bei Ware nach Länge, Fläche oder Inhalt steht außerdem der [Grundpreis](page:shipping) dabei: Klebeband je Meter, Dichtmasse je Liter, Filtermatte je Quadratmeter. So lassen sich die 310-ml-Kartusche und die Rolle mit 50 m gegen andere Packungen halten.

## Warum das auch uns hilft

Eine Preishistorie je Land macht Arbeit, aber sie beendet Diskussionen. Wer fragt, ob ein Angebot wirklich eines ist, bekommt eine Zahl und ein Datum. Und wir überlegen zweimal, bevor wir einen Preis ändern.

## Brutto, netto, Versand

Alle Preise enthalten die Mehrwertsteuer des Landes, in das wir liefern. Wer gewerblich kauft, kann die Anzeige auf netto umstellen. Was der Versand kostet, sehen Sie im Warenkorb, bevor Sie Daten eingeben.

Reste und geöffnete Ware finden Sie unter [Abverkauf und B-Ware](category:M3). Auch dort gilt: Der Vergleichspreis ist der niedrigste der letzten 30 Tage.`,
    },
  },
}
