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

In die Rechnung gehen vier Werte ein: Rückwärmzahl, spezifische Leistung, Art des Geräts und die **Steuerung**. Für Handbetrieb gilt der Faktor 1,0, für eine Zeitschaltuhr 0,95, für zentrale Bedarfsregelung 0,85 und für Regelung in jedem Raum 0,65. Ein Gerät mit 85 % Rückwärmzahl kommt mit zentraler Bedarfsregelung auf etwa −38 und damit auf Klasse A. Darum steht dasselbe Gerät manchmal mit zwei Labels im Katalog: mit und ohne Sensor.

## Wer kein Label hat

Geräte mit weniger als **30 W je Luftstrom** sind ausgenommen; das betrifft die meisten [Badlüfter](category:A1). Keines tragen auch Ventilatoren ohne Gehäuse, explosionsgeschützte Geräte und Anlagen für Nichtwohngebäude. Fehlt ein Label, ist das also kein Mangel. Wir zeigen eine Klasse nur, wo der Hersteller sie ermitteln muss.

[Dunstabzugshauben](category:J1) haben ein eigenes Label nach Verordnung (EU) Nr. 65/2014 mit anderen Werten. Ein A dort und ein A hier haben nichts miteinander zu tun.

## So zeigen wir es

Neben dem Preis steht die Klasse als Pfeil in ihrer Farbe mit der Spanne „A+ bis G“. Ein Klick öffnet das ganze Label, daneben liegt das Produktdatenblatt. Die Werte kommen vom Hersteller, wir ändern sie nicht.

[[Geräte mit Wärmerückgewinnung]](category:B)`,
    },
  },
}
