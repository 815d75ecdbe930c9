import type { ArticleSource } from '../article.ts'

export const pushPullPairs: ArticleSource = {
  id: 'push-pull-pairs',
  category: 'guide-home',
  author: 'jonas',
  tags: ['heat-recovery', 'installation', 'fans'],
  published: '2026-01-22',
  texts: {
    de: {
      title: 'Pendellüfter richtig paaren',
      short: 'Pendellüfter paaren',
      perex: 'Warum ein einzelner Pendellüfter zu wenig ist, welche Räume ein Paar bilden und wo die Luft dazwischen bleibt.',
      body: `Ein Pendellüfter bläst rund 70 Sekunden lang warme Raumluft nach draußen. Dabei heizt sich sein Keramikspeicher auf. Dann kehrt er um: Die kalte Außenluft nimmt die Wärme wieder auf. Das klappt nur, wenn zur gleichen Zeit ein zweites Gerät das Gegenteil tut. Sonst drückt und saugt der Lüfter gegen eine geschlossene Wohnung, und die Luft sucht sich ihren Weg durch Fugen.

## Die Regel

**Ein Paar je Luftweg.** Beide Geräte laufen gegenphasig und sind über die Steuerung verbunden, mit Kabel oder Funk. Das Paar kann

- in **einem großen Raum** sitzen, möglichst weit auseinander, oder
- in **zwei Räumen**, zwischen denen die Luft frei strömen kann.

Unter der Tür müssen dazu 10 bis 15 mm Spalt bleiben, oder es kommt ein [Überströmgitter](category:E1.4) hinein. Fehlt der Weg, hört man es: Die Tür klappert im Takt.

## Beispiel: Wohnung mit 80 m²

| Raum | Gerät | Partner |
| Wohnzimmer | 1 | Schlafzimmer |
| Schlafzimmer | 1 | Wohnzimmer |
| Kinderzimmer | 1 | Arbeitszimmer |
| Arbeitszimmer | 1 | Kinderzimmer |
| Bad, Küche | Abluftventilator | – |

Vier Geräte zu 40 m³/h tauschen zusammen 80 m³/h aus, denn es sind immer zwei auf Zuluft. Für drei bis vier Personen ist das die mittlere Stufe.

Die Leitungen zwischen den Geräten legen Sie am besten schon beim Bohren: Ein dünnes Steuerkabel hinter der Fußleiste ist zuverlässiger als Funk durch zwei Betonwände.

## Bad und Küche bleiben außen vor

In ein Paar gehören sie nicht: Jede zweite Phase würde feuchte oder fettige Luft in den Partnerraum schieben. Dort saugt ein eigener Ventilator ab. Läuft er, schalten gute Steuerungen die Pendellüfter auf Zuluft, damit die Nachströmung durch den Speicher kommt und nicht durch die Fugen.

![Gerät, Rohr und Außenhaube](product/hrv-decentral-2 left)

## Worauf es beim Einbau ankommt

1. Kernbohrung mit **2 bis 3 % Gefälle** nach außen, damit Kondensat abläuft.
2. Mindestens 50 cm Abstand zur Zimmerecke, Vorhang und Bett meiden.
3. Wandstärke messen: Rohbausets gibt es für 280 bis 700 mm, kürzen geht immer.
4. [Außenhaube](category:B2.3) so wählen, dass Schlagregen und Winddruck abgehalten werden. An der Wetterseite lohnt die größere.

---

## Und das Geräusch?

Auf kleiner Stufe liegen die Geräte bei 10 bis 20 dB(A) in 3 m. Was stört, ist eher der Wechsel als die Lautstärke. Wer leicht aufwacht, nimmt im Schlafzimmer ein Gerät mit [gleichzeitiger Zu- und Abluft](category:B2.2): Es läuft gleichmäßig durch.

Geeignet ist zum Beispiel der [Borealux Duetto](product:p-hrv-push-pull-duetto), der als Paar geliefert wird.

[[Pendellüfter]](category:B2.1)`,
    },
  },
}
