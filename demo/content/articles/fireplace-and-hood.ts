import type { ArticleSource } from './article.ts'

export const fireplaceAndHood: ArticleSource = {
  id: 'fireplace-and-hood',
  category: 'rules-safety',
  author: 'ruth',
  tags: ['kitchen', 'standards', 'fire'],
  published: '2025-09-25',
  texts: {
    de: {
      title: 'Dunstabzug, Badlüfter und Ofen: gemeinsam nur mit Schutz',
      short: 'Lüfter und Feuerstätte',
      perex: 'Warum schon wenige Pascal Unterdruck gefährlich werden und welche Lösungen Schornsteinfeger akzeptieren.',
      body: `Ein Kaminofen, der seine Verbrennungsluft aus dem Zimmer nimmt, ist auf den Auftrieb im Schornstein angewiesen. Der beträgt 10 bis 20 Pa, beim Anheizen weniger. Eine Dunstabzugshaube fördert 400 bis 700 m³/h. In einer dichten Wohnung entsteht damit in Minuten mehr Unterdruck, als der Schornstein überwinden kann. Dann kommt Rauchgas zurück, und mit ihm Kohlenmonoxid, das man nicht riecht.

## Die Grenze: 4 Pa

In der Praxis gilt: Zwischen Aufstellraum und Freiem dürfen bei Betrieb aller Lüfter **nicht mehr als 4 Pa** Unterdruck entstehen. Wer das nachweist, darf beides zugleich betreiben. Ohne Nachweis muss eine Sicherheitseinrichtung dafür sorgen, dass immer nur eines läuft.

## Vier Lösungen

| Lösung | Wie sie wirkt | Aufwand |
| Raumluftunabhängige Feuerstätte | eigene Zuluft durch Rohr oder Schacht | neu oder Umbau |
| Fensterkontakt | Haube läuft nur bei gekipptem Fenster | gering |
| Unterdruckwächter | misst und schaltet den Lüfter ab | mittel |
| Umlufthaube mit Kohlefilter | keine Luft nach außen | gering, weniger Wirkung |

Der **Unterdruckwächter** schützt vor allen Lüftern zugleich, auch vor Wäschetrockner und Zentralstaubsauger. Er braucht eine bauaufsichtliche Zulassung. Ein [Differenzdrucksensor](category:H3.4) aus dem Regal ist dafür kein Ersatz.

## Was gilt für Lüftungsgeräte?

Geräte mit Wärmerückgewinnung führen gleich viel zu wie ab. Fällt aber die Zuluft aus, weil der Frostschutz sie drosselt oder der Filter zu ist, entsteht Unterdruck. Für den Betrieb mit Feuerstätte gibt es Geräte mit überwachter Balance; achten Sie auf die Angabe im Datenblatt und legen Sie sie dem Schornsteinfeger **vor** dem Kauf vor.

## Vorgehen

1. Feuerstätte notieren: Typ, Leistung, raumluftabhängig oder nicht.
2. Alle Lüfter zusammenzählen, in m³/h.
3. Bezirksschornsteinfeger anrufen, am besten mit Grundriss.
4. Lösung wählen, einbauen, abnehmen lassen. Das Protokoll gehört zu den Hausunterlagen.

## Selbst überschlagen

Ein dichtes Haus mit 350 m³ Volumen lässt bei 4 Pa nur etwa 40 bis 60 m³/h durch seine Fugen. Schon ein einzelner Badlüfter liegt darüber. Die Frage ist also fast nie, ob ein Schutz nötig ist, sondern welcher am besten zu Küche und Ofen passt.

## Kohlenmonoxidmelder

Ein Melder nach EN 50291 ersetzt keine Abnahme, gehört aber in jeden Raum mit Feuerstätte, etwa in Atemhöhe, 1 bis 3 m vom Ofen. Ein CO~2~-Sensor misst etwas anderes und warnt hier **nicht**.

Dieser Beitrag ersetzt keine Beratung vor Ort. Verbindlich ist, was die Feuerungsverordnung Ihres Landes und der Schornsteinfeger sagen.

[[Dunstabzug und Küche]](category:J)`,
    },
  },
}
