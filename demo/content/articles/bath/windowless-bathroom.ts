import type { ArticleSource } from '../article.ts'

export const windowlessBathroom: ArticleSource = {
  id: 'windowless-bathroom',
  category: 'guide-bath',
  author: 'jonas',
  tags: ['bathroom', 'standards', 'fire'],
  published: '2025-03-20',
  texts: {
    de: {
      title: 'Bad ohne Fenster: lüften nach DIN 18017-3',
      short: 'Bad ohne Fenster',
      perex: 'Welche Luftmengen die Norm für innenliegende Bäder und WC nennt und wie Nachlauf, Nachströmung und Brandschutz zusammenspielen.',
      body: `Innenliegende Bäder haben keine Wahl: Was nicht abgesaugt wird, bleibt im Raum. Für Wohnungen beschreibt DIN 18017-3, welche Volumenströme ein Ventilator dort fördern soll. Die Norm ist nicht in jedem Bundesland bauaufsichtlich eingeführt, sie gilt aber als anerkannte Regel der Technik. Was am Ort verlangt wird, weiß die Bauaufsicht.

## Die Luftmengen

| Betrieb | Bad | WC |
| Auf Bedarf, während der Nutzung | 60 m³/h | 30 m³/h |
| Dauerbetrieb, mindestens 12 Stunden am Tag | 40 m³/h | 20 m³/h |
| Dauerbetrieb rund um die Uhr, bei geringem Bedarf | 20 m³/h | 10 m³/h |

Gemeint ist, was im eingebauten Zustand durch das Gerät geht, also gegen den Druck der Leitung. Deshalb hilft ein Blick auf die Kennlinie mehr als die größte Zahl im Prospekt: Suchen Sie den Punkt, an dem der Ventilator bei 60 m³/h noch 60 bis 100 Pa aufbringt.

## Nachlauf

Ein Ventilator, der mit dem Licht geschaltet wird, muss nachlaufen. Üblich sind 15 Minuten. Geräte mit Grundstufe laufen leise mit 20 oder 40 m³/h durch und schalten bei Bedarf auf 60 m³/h; sie halten das Bad trockener als ein Lüfter, der den halben Tag steht.

## Ohne Nachströmung keine Abluft

Die Luft kommt aus den Nachbarräumen. Als Öffnung gelten 150 cm² freier Querschnitt, etwa ein [Türgitter](category:E1.4) oder ein Türblatt, das unten 15 bis 20 mm Luft lässt. In dichten Wohnungen braucht auch der Flur Nachschub von außen, zum Beispiel über [Außenluftdurchlässe](category:E4) in Wohn- und Schlafräumen.

## Der Schacht und die Nachbarn

Führt der Schacht durch mehrere Geschosse, trennt er Brandabschnitte. Dann sitzt am Anschluss jeder Wohnung eine [Absperrvorrichtung](category:I3) oder ein Gerät mit eigenem Brandschutz. Zwei Dinge werden dabei oft verwechselt:

1. Die **Rückschlagklappe** hält Gerüche aus der Nachbarwohnung ab. Sie hat keinen Feuerwiderstand.
2. Die **Absperrvorrichtung** schließt im Brandfall bei etwa 72 °C und trägt eine Klassifizierung wie K90-18017.

Welche Lösung zulässig ist, steht im Brandschutznachweis des Gebäudes. Ein Gerät mit einer anderen Zulassung darf dort nicht einfach getauscht werden.

## Welches Gerät?

Für den Anschluss Ø 80 mm an den Sammelschacht eignen sich [Radiallüfter](category:A1.3) für Aufputz oder Unterputz, etwa der [Zefyra Radia](product:p-bath-radial-radia). Wer eine eigene Leitung ins Freie hat, kommt mit einem leisen Axiallüfter oder einem kleinen Rohrventilator aus.

**Mieter** sollten vor jedem Tausch den Vermieter fragen: Der Lüfter gehört meist zum Gebäude, und die Luftmengen aller Wohnungen hängen zusammen.

[[Radiallüfter ansehen]](category:A1.3)`,
    },
  },
}
