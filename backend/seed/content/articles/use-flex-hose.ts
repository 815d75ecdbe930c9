import type { ArticleSource } from './article.ts'

export const useFlexHose: ArticleSource = {
  id: 'use-flex-hose',
  category: 'planning-installation',
  author: 'petra',
  tags: ['ducts', 'installation', 'noise'],
  published: '2025-07-10',
  texts: {
    de: {
      title: 'Flexschlauch: wo er hilft und wo er schadet',
      short: 'Flexschlauch richtig einsetzen',
      perex: 'Gestreckt, kurz, gestützt: drei Wörter, die den Unterschied zwischen einem guten und einem schlechten Anschluss machen.',
      body: `Kein Bauteil wird so oft falsch benutzt wie der Flexschlauch. Er kommt gestaucht aus dem Karton, zehn Meter auf einem Meter, und sieht in jeder Form fertig aus. Genau das ist das Problem.

## Gestreckt

Ein ganz ausgezogener Aluschlauch hat etwa den doppelten Widerstand eines glatten Rohres. Bleibt er zu einem Drittel gestaucht, ist es das Vier- bis Sechsfache: Jede Falte ist eine kleine Stufe. Ziehen Sie das Stück ganz aus und schneiden Sie den Rest **ab**, statt ihn als Reserve in der Decke liegen zu lassen.

## Kurz

Als Anschluss zwischen Rohr und Ventil oder zwischen Rohr und Ventilator genügen 0,5 bis 1 m. Für Strecken nehmen Sie [Wickelfalzrohr](category:C1) oder [Kunststoffrohr](category:C3). Ein Bogen im Schlauch soll einen Radius von mindestens einem Durchmesser haben; ein Knick kostet so viel wie sechs Meter Rohr.

## Gestützt

Alle 1 bis 1,5 m eine breite Schelle oder ein Band, Durchhang höchstens 5 cm je Meter. In einem Sack sammelt sich Kondensat, und die Luft muss durch das Wasser.

## Welcher Schlauch wofür?

| Material | Temperatur | Geeignet für |
| [Aluminium](category:C2.1) | −30 bis 250 °C | Abluft, warme Luft, kurze Anschlüsse |
| [Isoliert](category:C2.2) | −20 bis 140 °C | kalter Dachboden, Außen- und Fortluft |
| [PVC](category:C2.3) | −10 bis 70 °C | Wäschetrockner, Klimagerät, Bad |
| [Schalldämmend](category:G2) | −20 bis 140 °C | zwischen Gerät und Ventil |

Nicht geeignet ist Flexschlauch für Dunstabzug über Gas, für Schächte und überall dort, wo Feuerwiderstand verlangt ist. In der Küche setzt sich Fett in die Falten; nehmen Sie dort glatte Rohre, die sich reinigen lassen.

## Anschließen

1. Schlauch gerade abschneiden, den Draht mit dem Seitenschneider.
2. Mindestens 40 mm über den Stutzen schieben, beim isolierten erst die Innenlage.
3. [Schelle](category:L1) anziehen, dann Aluband über die Kante.
4. Bei isoliertem Schlauch die Außenhülle darüberziehen und ebenfalls abkleben: Eine offene Dämmung saugt Feuchte.

## Wie lange hält er?

Aluminiumschlauch verträgt Hitze, aber keine Bewegung: Wo Türen oder Geräte ihn knicken, reißt er nach wenigen Jahren. PVC wird in der Sonne spröde. Planen Sie jeden Schlauch so, dass er sich tauschen lässt, ohne die Decke zu öffnen.

## Die Probe

Ziehen Sie am Ventil und am Ventilator den Schlauch leicht hin und her. Rutscht er, fehlt die Schelle. Und lassen Sie den Ventilator einmal auf voller Stufe laufen: Zieht sich der Schlauch zusammen, ist er für diesen Unterdruck zu weich.

[[Flexible Schläuche]](category:C2)`,
    },
  },
}
