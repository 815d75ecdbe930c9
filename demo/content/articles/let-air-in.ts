import type { ArticleSource } from './article.ts'

export const letAirIn: ArticleSource = {
  id: 'let-air-in',
  category: 'planning-sizing',
  author: 'petra',
  tags: ['bathroom', 'calculation', 'moisture'],
  published: '2025-08-14',
  texts: {
    de: {
      title: 'Nachströmung: Luft, die hinausgeht, muss hereinkommen',
      short: 'Nachströmung',
      perex: 'Türspalt, Überströmgitter, Außenluftdurchlass: wie groß Öffnungen sein müssen, damit der Lüfter fördern kann.',
      body: `Die häufigste Reklamation bei Badlüftern lautet: „Er läuft, aber er zieht nicht.“ Meist ist der Lüfter in Ordnung und die Tür zu dicht. Ein Ventilator kann nur absaugen, was nachkommt.

## Von Raum zu Raum

Zwischen Bad und Flur genügt ein Spalt unter der Tür oder ein Gitter im Türblatt. Der Druckunterschied soll dabei 1 bis 2 Pa nicht überschreiten, sonst pfeift es.

| Luftmenge | freier Querschnitt | Spalt bei 80 cm Türbreite |
| 30 m³/h | 75 cm² | 10 mm |
| 60 m³/h | 150 cm² | 19 mm |
| 100 m³/h | 250 cm² | 31 mm |

Ab etwa 60 m³/h sieht der Spalt nicht mehr schön aus; dann ist ein [Türgitter](category:E1.4) die bessere Lösung. Achten Sie auf den **freien** Querschnitt im Datenblatt, nicht auf das Außenmaß: Lamellen nehmen leicht die Hälfte.

## Von außen nach innen

In einem Haus mit dichten Fenstern braucht die Wohnung als Ganzes Nachschub. Dafür gibt es [Außenluftdurchlässe](category:E4) in Wand oder Fensterrahmen. Sie sitzen in Wohn- und Schlafräumen, weil dort die frische Luft gebraucht wird, und nie im selben Raum wie der Lüfter.

- Je Durchlass 15 bis 40 m³/h bei 8 bis 10 Pa
- Mit Filter gegen Staub und Pollen, mit Schalldämmung an der Straße
- Über dem Heizkörper oder oben am Fenster, damit es nicht zieht

Die Summe aller Durchlässe soll die Luftmenge des Lüfters erreichen: Zwei Durchlässe mit je 30 m³/h passen zu einem Badlüfter mit 60 m³/h.

## Achtung, Feuerstätte

Ein Ofen, ein Kamin oder eine Gastherme, die Luft aus dem Raum nimmt, verträgt keinen Unterdruck. Schon 4 Pa können Rauchgas zurück in die Wohnung ziehen. Hier entscheidet der Schornsteinfeger, oft zusammen mit einem Fensterkontakt oder Druckwächter.

## Und im Mehrfamilienhaus?

Hängen mehrere Wohnungen an einem Schacht, merkt jede, was die andere tut. Wer seine Nachströmung zuklebt, zieht über den Schacht Gerüche aus der Nachbarwohnung an. Gute Durchlässe und dichte Rückschlagklappen gehören deshalb zusammen.

## So prüfen Sie es

1. Lüfter einschalten, Tür schließen, Papierprobe am Gitter.
2. Tür einen Spalt öffnen. Zieht er jetzt deutlich besser, fehlt Nachströmung aus dem Flur.
3. Tür offen lassen und im Wohnzimmer ein Fenster kippen. Zieht er noch einmal besser, ist die Wohnung zu dicht.

Die Lösung kostet meist weniger als ein stärkerer Lüfter: Ein stärkerer Lüfter zieht nur lauter an derselben geschlossenen Tür.

[[Tür- und Überströmgitter]](category:E1.4)`,
    },
  },
}
