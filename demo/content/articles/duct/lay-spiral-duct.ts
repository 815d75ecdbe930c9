import type { ArticleSource } from '../article.ts'

export const laySpiralDuct: ArticleSource = {
  id: 'lay-spiral-duct',
  category: 'planning-installation',
  author: 'jonas',
  tags: ['ducts', 'installation'],
  published: '2025-05-08',
  texts: {
    de: {
      title: 'Wickelfalzrohr verlegen: schneiden, stecken, dichten',
      short: 'Wickelfalzrohr verlegen',
      perex: 'Das Werkzeug, die Reihenfolge und die Abstände, mit denen eine Leitung gerade und dicht wird.',
      body: `Wickelfalzrohr ist das gutmütigste Material in der Lüftung: stabil, dicht, in jeder Länge zu haben. Ein paar Handgriffe entscheiden, ob es auch so aussieht.

## Werkzeug und Material

- Blechschere oder Trennschleifer mit dünner Scheibe, Entgrater
- Akkuschrauber und [Bohrschrauben](category:L4) 4,2 × 13 mm
- [Rohrschellen mit Gummieinlage](category:L1), Gewindestange M8
- [Aluband oder Kaltschrumpfband](category:L2), bei Formteilen ohne Lippendichtung [Dichtmasse](category:L3)
- Wasserwaage, Schlagschnur, Handschuhe mit Schnittschutz

## Schneiden

Länge anzeichnen, dabei die Einstecktiefe des Formteils abziehen: Ein Nippel steckt auf jeder Seite etwa 40 bis 60 mm im Rohr. Den Falz zuerst mit der Säge durchtrennen, dann mit der Schere rundum. Entgraten, innen und außen; ein Grat pfeift und zerschneidet die Dichtung.

## Stecken

1. Dichtlippe mit etwas Gleitmittel oder Seifenwasser benetzen.
2. Formteil drehend einschieben, bis der Anschlag anliegt.
3. Mit Schrauben sichern: drei bis Ø 200 mm, vier bis Ø 315 mm, 10 mm vom Rand, **hinter** der Dichtung.

[Bögen](category:D1), [Abzweige](category:D2) und [Reduzierungen](category:D3) sind männlich und passen direkt ins Rohr. Zwei Rohre verbindet ein **Nippel**, zwei Formteile eine **Muffe**; beide stehen unter [Muffen und Nippel](category:D4).

## Aufhängen

| Nennweite | Schellenabstand |
| bis Ø 160 mm | 2,5 m |
| Ø 200 bis 315 mm | 2,0 m |
| ab Ø 355 mm | 1,5 m |

Dazu je eine Schelle vor und hinter jedem Bogen und unmittelbar am Ventilator. Dieser hängt an eigenen Schellen, nie am Rohr.

## Dicht werden

Mit Lippendichtung erreichen Leitungen Klasse C oder D nach EN 12237, wenn alle Verbindungen ganz eingeschoben sind. Ohne Dichtung: Dichtmasse auf das männliche Ende, stecken, schrauben, Band darüber. Prüfen lässt sich das einfach mit Rauchröhrchen oder der feuchten Hand bei laufendem Ventilator.

## Reihenfolge auf der Baustelle

Zuerst den Ventilator setzen und ausrichten, dann die längste gerade Strecke, zum Schluss die Anschlüsse. So bleiben Bögen und Reduzierungen dort, wo sich Maße noch ausgleichen lassen. Offene Enden verschließen Sie jeden Abend mit einem [Enddeckel](category:D5) oder Folie, sonst liegt der Putz im Rohr.

## Dämmen und Durchführen

- Kalte Leitungen im warmen Raum dampfdicht dämmen, siehe [Dämmung](category:L5).
- Durch Wände mit 10 mm Luft rundum, Spalt mit Mineralwolle schließen. Rohre nie einmörteln: Sie dehnen sich je Meter und 50 K um 0,6 mm.
- Durch Brandabschnitte nur mit [Brandschutzklappe](category:I1).

**Revision nicht vergessen:** alle 10 m und nach zwei Bögen eine [Öffnung](category:D5), sonst kommt keine Bürste mehr hinein.

[[Wickelfalzrohr]](category:C1)`,
    },
  },
}
