import type { ArticleSource } from '../article.ts'

export const takeBack: ArticleSource = {
  id: 'take-back',
  category: 'rules-shopping',
  author: 'ruth',
  tags: ['shopping', 'company', 'maintenance'],
  published: '2025-12-16',
  texts: {
    de: {
      title: 'Alter Lüfter, leere Batterie: wohin damit?',
      short: 'Alte Geräte zurückgeben',
      perex: 'Was wir zurücknehmen, was der Wertstoffhof nimmt und warum ein Smart-Home-Sensor zwei Wege geht.',
      body: `Ein Badlüfter lebt zehn bis fünfzehn Jahre. Danach enthält er Kupfer, Stahl, Kunststoff und eine Platine, und nichts davon gehört in die graue Tonne. Die durchgestrichene Mülltonne auf dem Typenschild sagt genau das.

## Elektrogeräte

| Gerät | Wohin |
| bis 25 cm Kantenlänge: Badlüfter, Regler, Sensor | kostenlos zu uns, auch ohne Neukauf |
| größer: Rohrventilator, Lüftungsgerät | zu uns beim Kauf eines gleichartigen Geräts |
| alles | kommunale Sammelstelle, kostenlos |

Für kleine Geräte genügt ein Paket an unsere Annahmestelle in Leipzig, das Etikett bekommen Sie auf Anfrage. Große nimmt die Spedition mit, wenn sie das neue bringt; geben Sie das bei der Bestellung an.

In Tschechien und der Slowakei ist ein Beitrag zum Recycling im Preis enthalten. Die Rückgabe an den Sammelstellen ist dort ebenso kostenlos.

## Batterien

Fernbedienungen, Funksensoren und Messgeräte enthalten Batterien. Sie müssen getrennt abgegeben werden:

1. Batterie entnehmen, wenn das ohne Zerstörung geht.
2. Pole von Lithiumzellen mit Klebeband abdecken.
3. In die Sammelbox im Handel oder zu uns.

Ist die Zelle fest verbaut, bleibt sie im Gerät; sagen Sie es bei der Abgabe dazu. Die Zeichen Pb, Cd und Hg unter der Tonne bedeuten Blei, Cadmium und Quecksilber.

## Daten

Geräte mit WLAN speichern Zugangsdaten und Messwerte. Setzen Sie sie vor der Abgabe auf Werkseinstellung zurück. Das können nur Sie, danach sieht niemand mehr hinein.

## Filter, Rohr, Schaum

- **Gebrauchte Filter:** verschlossen in den Restmüll. Der Rahmen ist mit dem Vlies verklebt und lässt sich nicht trennen.
- **Rohre und Formteile aus Stahl:** Schrott, am Wertstoffhof gern gesehen.
- **Kartuschen mit Dichtmasse:** ausgehärtet in den Restmüll, nicht ausgehärtet zum Schadstoffmobil.
- **Mineralwolle:** getrennt in verschlossenem Sack, alte Wolle vor 1996 als Sondermüll.

## Auf der Baustelle

Wer eine ganze Anlage ausbaut, trennt am besten gleich vor Ort: Motoren und Platinen in eine Gitterbox, Blech in den Schrottcontainer, Dämmung in Säcke. Gemischt kostet die Entsorgung ein Mehrfaches, und Kupfer bringt sogar etwas ein.

## Oder reparieren?

Bevor ein Gerät geht: Für viele Reihen gibt es Laufräder, Klappen, Blenden und Platinen als [Ersatzteil](category:M2). Ein neues Lager kostet einen Bruchteil des Lüfters. Unsere [Beratung](page:contact) sieht nach, ob sich das lohnt.

Alle Einzelheiten stehen auf der Seite [Entsorgung und Rücknahme](page:disposal).`,
    },
  },
}
