import type { ArticleSource } from '../article.ts'

export const pressureLoss: ArticleSource = {
  id: 'pressure-loss',
  category: 'planning-sizing',
  author: 'hana',
  tags: ['ducts', 'calculation'],
  published: '2025-03-06',
  texts: {
    de: {
      title: 'Druckverlust schätzen, ohne ein Programm zu öffnen',
      short: 'Druckverlust schätzen',
      perex: 'Rohr, Bögen, Gitter, Filter: Mit fünf Werten kommt man auf zehn Prozent genau ans Ziel.',
      body: `Ein Ventilator schiebt Luft gegen einen Widerstand. Wer den Widerstand nicht kennt, kauft entweder zu klein und wundert sich, oder zu groß und zahlt Strom und Lärm. Für Leitungen im Haus genügt eine Handrechnung.

## Schritt 1: das gerade Rohr

Je Meter Wickelfalzrohr gehen verloren:

| Luftmenge | Rohr | Geschwindigkeit | Verlust je Meter |
| 60 m³/h | Ø 100 mm | 2,1 m/s | 0,8 Pa |
| 100 m³/h | Ø 100 mm | 3,5 m/s | 2,1 Pa |
| 150 m³/h | Ø 125 mm | 3,4 m/s | 1,5 Pa |
| 200 m³/h | Ø 160 mm | 2,8 m/s | 0,8 Pa |
| 300 m³/h | Ø 160 mm | 4,1 m/s | 1,6 Pa |
| 500 m³/h | Ø 200 mm | 4,4 m/s | 1,3 Pa |
| 1.000 m³/h | Ø 315 mm | 3,6 m/s | 0,5 Pa |

Glattes Kunststoffrohr liegt etwas darunter. [Aluflex](category:C2.1) kostet das Doppelte, nicht straff gezogen das Vier- bis Sechsfache.

## Schritt 2: Formteile

Jedes Formteil hat einen Beiwert ζ. Sein Verlust ist ζ mal Staudruck, und der Staudruck beträgt 0,6 · v^2^, also 5,4 Pa bei 3 m/s und 9,6 Pa bei 4 m/s.

- Bogen 90°, rund: ζ 0,3
- Bogen 90°, scharf oder aus Schlauch: ζ 1,1
- Bogen 45°: ζ 0,15
- T-Stück, Abzweig: ζ 1,0; Durchgang: ζ 0,3
- Reduzierung: ζ 0,1 bis 0,3
- Auslass ins Freie: ζ 1,0

## Schritt 3: Einbauten

| Bauteil | Verlust bei Nennmenge |
| Tellerventil | 10 bis 40 Pa |
| Wetterschutzgitter | 5 bis 20 Pa |
| Rückschlagklappe | 5 bis 15 Pa |
| Filter, sauber | 20 bis 60 Pa |
| Schalldämpfer, rund | 1 bis 5 Pa |

## Ein Beispiel

Bad, 100 m³/h, sechs Meter Rohr Ø 100 mm, drei runde Bögen, Klappe, Außengitter. Bei 3,5 m/s beträgt der Staudruck 7,4 Pa.

1. Rohr: 6 · 2,1 = 12,6 Pa
2. Bögen: 3 · 0,3 · 7,4 = 6,7 Pa
3. Klappe: 10 Pa
4. Gitter: 15 Pa
5. Auslass: 7,4 Pa

Zusammen rund **52 Pa**. Ein axialer Badlüfter mit 30 Pa Maximaldruck ist hier am Ende, bevor er anfängt. Ein [Diagonalventilator](category:A2.1) Ø 100 mm mit 150 Pa erledigt das auf kleiner Stufe.

## Woran man Fehler merkt

Kommt ein Ergebnis unter 20 Pa heraus, ist meist das Gitter vergessen. Über 150 Pa in einer Wohnung deutet auf ein zu enges Rohr. Und wenn ein einzelnes Bauteil die Hälfte ausmacht, lohnt es sich, zuerst dort nach Ersatz zu suchen.

## Faustregeln

- Jeder Bogen zählt wie ein bis zwei Meter Rohr.
- Nächster Durchmesser: Verlust auf ein Drittel.
- Halbe Luftmenge: Verlust auf ein Viertel.

[[Diagonalventilatoren]](category:A2.1)`,
    },
  },
}
