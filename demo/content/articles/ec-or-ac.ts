import type { ArticleSource } from './article.ts'

export const ecOrAc: ArticleSource = {
  id: 'ec-or-ac',
  category: 'news-products',
  author: 'matej',
  tags: ['fans', 'controls', 'calculation'],
  published: '2026-04-28',
  texts: {
    de: {
      title: 'EC oder AC: wann sich der teurere Motor rechnet',
      short: 'EC oder AC',
      perex: 'Ein EC-Ventilator kostet fast das Doppelte. Bei Dauerbetrieb ist das nach zwei bis vier Jahren wieder da, bei zehn Minuten am Tag nie.',
      body: `Viele Reihen gibt es mit zwei Motoren: AC, also Wechselstrom mit Kondensator, und EC, ein Gleichstrommotor mit eigener Elektronik. Die Luftmenge ist fast gleich, der Preis nicht.

## Was EC besser macht

- **Weniger Strom:** 30 bis 50 % bei voller Drehzahl, bei halber noch deutlich mehr.
- **Stufenlos:** 0–10 V von etwa 30 bis 100 %, ohne Brummen.
- **Kühler:** Das Lager lebt länger.
- **Konstant:** Manche Typen halten Volumenstrom oder Druck von selbst.

## Was für AC spricht

- Halber Preis, einfache Elektrik, jeder Elektriker kennt ihn.
- Keine Platine, die bei Überspannung ausfällt.
- Für kurze Laufzeiten vollkommen ausreichend.

## Die Rechnung

Diagonalventilator Ø 160 mm, 300 m³/h im Mittel. Strompreis 0,35 €/kWh, Mehrpreis 90 €.

| | AC | EC |
| Leistung am Betriebspunkt | 45 W | 24 W |
| 8.760 Stunden im Jahr | 394 kWh | 210 kWh |
| Stromkosten im Jahr | 138 € | 74 € |
| Ersparnis | – | 64 € |

Im **Dauerbetrieb** sind die 90 € nach rund 17 Monaten zurück. Bei vier Stunden am Tag dauert es achteinhalb Jahre, bei zehn Minuten im Gäste-WC über zweihundert. Die Rechnung zeigt, wo EC hingehört: überall, wo ein Ventilator durchläuft oder lange auf Teillast arbeitet.

## Teillast macht den Unterschied

Ein AC-Motor am Trafo verliert auf kleiner Stufe viel Leistung als Wärme. Aus 45 W werden bei halber Drehzahl vielleicht 22 W. Der EC-Motor folgt dem Gesetz der dritten Potenz fast ganz: Bei halber Drehzahl bleiben 4 bis 5 W.

## Und die Elektronik?

Ein EC-Motor hat Kondensatoren, die mit den Jahren altern, besonders bei Wärme. Bauen Sie ihn deshalb nicht unmittelbar hinter ein Heizregister und nicht in die pralle Sonne. Gegen Überspannung hilft der Schutz in der Unterverteilung, der in neuen Anlagen ohnehin vorgeschrieben ist.

## Wann welcher?

1. **Bad, WC, Abstellraum:** AC mit Nachlauf oder Feuchtesensor.
2. **Grundlüftung, Keller, Büro:** EC mit Sensor.
3. **Werkstatt mit Schalter:** AC, kräftig und einfach.
4. **Konstanter Druck an vielen Ventilen:** EC mit [Drucksensor](category:H3.4).

## Umrüsten

Wer tauscht, muss auch den Regler tauschen: Ein Triac oder Trafo zerstört die Elektronik des EC-Motors. Dafür entfällt bei kurzen Wegen das Brummen. Den passenden Regler finden Sie unter [EC-Regler 0–10 V](category:H1.3).

Beide Motoren stehen nebeneinander beim [Stillora Diago](product:p-mixed-flow-diago): gleiche Baugröße, gleiche Stutzen, in der Auswahl ein Klick.

[[Diagonalventilatoren]](category:A2.1)`,
    },
  },
}
