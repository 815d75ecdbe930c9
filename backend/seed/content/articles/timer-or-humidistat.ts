import type { ArticleSource } from './article.ts'

export const timerOrHumidistat: ArticleSource = {
  id: 'timer-or-humidistat',
  category: 'guide-bath',
  author: 'matej',
  tags: ['bathroom', 'controls', 'moisture'],
  published: '2025-04-15',
  texts: {
    de: {
      title: 'Nachlauf oder Feuchtesensor?',
      short: 'Nachlauf oder Feuchtesensor',
      perex: 'Beides kostet ein paar Euro mehr. Was es bringt, hängt davon ab, wie das Bad benutzt wird.',
      body: `Die Buchstaben hinter dem Modellnamen entscheiden über den Alltag: T für Timer, H für Hygrostat, TH für beides, P für Bewegung, C für Zugschnur. Der Motor ist derselbe.

## Nachlauf: zählt die Minuten

Das Zeitrelais läuft los, wenn das Licht ausgeht, und hält den Lüfter je nach Einstellung 1 bis 30 Minuten am Laufen. Das ist einfach und berechenbar. Für ein WC genügen fünf Minuten, nach dem Duschen sind 15 bis 20 sinnvoll. Der Nachteil: Der Timer weiß nicht, ob jemand geduscht oder nur die Hände gewaschen hat. Er läuft immer gleich lang.

Für den Anschluss braucht der Lüfter zwei Leiter: **Dauerphase** und **geschaltete Phase** vom Lichtschalter. In alten Installationen liegt oft nur eine; dann hilft ein Lüfter mit Bewegungsmelder oder Feuchtesensor, der nur die Dauerphase braucht.

## Feuchtesensor: misst den Bedarf

Der Hygrostat schaltet, wenn die relative Feuchte über den eingestellten Wert steigt, üblich sind 40 bis 90 %. Er läuft, bis der Wert wieder unterschritten ist. Das passt zu Duschbädern und überall dort, wo Wäsche trocknet, auch wenn niemand im Raum ist.

Stellen Sie ihn nicht zu niedrig ein. Im Sommer hat schon die Außenluft 60 bis 70 %; ein Sensor auf 50 % läuft dann Tag und Nacht, ohne dass es trockener wird.

- Winter: 55 bis 60 %
- Sommer: 65 bis 70 %
- Bad ohne Fenster: 60 bis 65 %, im Sommer nachstellen

Geräte, die den *Anstieg* messen statt des absoluten Werts, brauchen diese Umstellung nicht. Sie reagieren, wenn die Feuchte in wenigen Minuten stark steigt.

## Vergleich

| | Nachlauf (T) | Feuchtesensor (H) | Beides (TH) |
| WC | gut | unnötig | gut |
| Duschbad mit Fenster | gut | gut | gut |
| Duschbad ohne Fenster | brauchbar | gut | am besten |
| Wäsche im Bad | zu kurz | gut | gut |
| Stellt sich selbst ab | immer | bei trockener Luft | immer |

## Nachrüsten

Wer einen Lüfter ohne Steuerung hat, muss ihn nicht wegwerfen. Ein [Zeitrelais oder Hygrostat](category:H2) lässt sich in die Schalterdose oder auf die Wand setzen und schaltet jeden AC-Lüfter. Mehrere Räume an einem Rohrventilator steuert man besser mit einem [Feuchtesensor](category:H3.1), der ein Signal 0–10 V ausgibt.

## Unser Rat

Für das Gäste-WC den Timer, für das Duschbad TH. Der Aufpreis liegt je nach Reihe bei 10 bis 25 €, die Elektrik bleibt gleich.

[[Schalter, Zeitrelais, Hygrostate]](category:H2)`,
    },
  },
}
