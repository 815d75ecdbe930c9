import type { ArticleSource } from '../article.ts'

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
    cs: {
      title: 'Doběh, nebo čidlo vlhkosti?',
      short: 'Doběh, nebo čidlo vlhkosti',
      perex: 'Obojí stojí o pár korun víc. Co se vyplatí, záleží na tom, jak koupelnu používáte.',
      body: `O tom, jak se s ventilátorem žije, rozhodují písmena za názvem: T znamená doběh, H hygrostat, TH obojí, P pohyb, C šňůrku. Motor je pokaždé stejný.

## Doběh: počítá minuty

Časové relé se rozběhne, když zhasne světlo, a podle nastavení udrží ventilátor 1 až 30 minut v chodu. Je to jednoduché a předvídatelné. Na WC stačí pět minut, po sprchování 15 až 20. Nevýhoda: neví, jestli se někdo sprchoval, nebo si jen umyl ruce. Běží vždy stejně dlouho.

K zapojení jsou potřeba dva vodiče: **trvalá fáze** a **spínaná fáze** od vypínače. Ve starých rozvodech bývá jen jedna; pak pomůže ventilátor s čidlem pohybu nebo vlhkosti, kterému stačí trvalá.

## Čidlo vlhkosti: měří potřebu

Hygrostat sepne, když relativní vlhkost překročí nastavenou mez, obvykle mezi 40 a 90 %. Běží, dokud zase neklesne. Hodí se do koupelen se sprchou a všude, kde se suší prádlo, i když v místnosti nikdo není.

Nenastavujte ho příliš nízko. V létě má 60 až 70 % už venkovní vzduch; čidlo na 50 % pak běží dnem i nocí a k ničemu to není.

- zima: 55 až 60 %
- léto: 65 až 70 %
- koupelna bez okna: 60 až 65 %, v létě přenastavit

Přístroje, které místo hodnoty sledují její *vzestup*, přenastavovat nemusíte. Reagují, když vlhkost během pár minut prudce stoupne.

## Srovnání

| | Doběh (T) | Čidlo (H) | Obojí (TH) |
| WC | dobře | zbytečné | dobře |
| Sprcha s oknem | dobře | dobře | dobře |
| Sprcha bez okna | ujde | dobře | nejlépe |
| Prádlo v koupelně | krátké | dobře | dobře |
| Vypne se samo | vždy | v suchu | vždy |

## Dodatečná montáž

Ventilátor bez řízení vyhazovat nemusíte. [Doběh nebo hygrostat](category:H2) se vejde do krabice pod vypínač nebo na zeď a sepne každý AC ventilátor. Více místností na jednom potrubním ventilátoru řídí lépe [čidlo vlhkosti](category:H3.1) s výstupem 0–10 V.

## Naše rada

Na WC pro hosty doběh, do koupelny se sprchou TH. Příplatek je podle řady 250 až 600 Kč, elektroinstalace zůstává stejná.

[[Spínače, doběhy, hygrostaty]](category:H2)`,
    },
    sk: {
      title: 'Dobeh, alebo snímač vlhkosti?',
      short: 'Dobeh, alebo snímač vlhkosti',
      perex: 'Oboje stojí o pár eur viac. Čo sa oplatí, závisí od toho, ako kúpeľňu používate.',
      body: `O tom, ako sa s ventilátorom žije, rozhodujú písmená za názvom: T znamená dobeh, H hygrostat, TH oboje, P pohyb, C šnúrku. Motor je zakaždým rovnaký.

## Dobeh: počíta minúty

Časové relé sa rozbehne, keď zhasne svetlo, a podľa nastavenia udrží ventilátor 1 až 30 minút v chode. Je to jednoduché a predvídateľné. Na WC stačí päť minút, po sprchovaní 15 až 20. Nevýhoda: nevie, či sa niekto sprchoval, alebo si len umyl ruky. Beží vždy rovnako dlho.

Na zapojenie treba dva vodiče: **trvalú fázu** a **spínanú fázu** od vypínača. V starých rozvodoch býva len jedna; potom pomôže ventilátor so snímačom pohybu alebo vlhkosti, ktorému stačí trvalá.

## Snímač vlhkosti: meria potrebu

Hygrostat zopne, keď relatívna vlhkosť prekročí nastavenú hranicu, zvyčajne medzi 40 a 90 %. Beží, kým zase neklesne. Hodí sa do kúpeľní so sprchou a všade, kde sa suší bielizeň, aj keď v miestnosti nikto nie je.

Nenastavujte ho príliš nízko. V lete má 60 až 70 % už vonkajší vzduch; snímač na 50 % potom beží vo dne v noci a na nič to nie je.

- zima: 55 až 60 %
- leto: 65 až 70 %
- kúpeľňa bez okna: 60 až 65 %, v lete prestaviť

Prístroje, ktoré namiesto hodnoty sledujú jej *vzostup*, prestavovať nemusíte. Reagujú, keď vlhkosť v priebehu pár minút prudko stúpne.

## Porovnanie

| | Dobeh (T) | Snímač (H) | Oboje (TH) |
| WC | dobre | zbytočné | dobre |
| Sprcha s oknom | dobre | dobre | dobre |
| Sprcha bez okna | ujde | dobre | najlepšie |
| Bielizeň v kúpeľni | krátke | dobre | dobre |
| Vypne sa samo | vždy | v suchu | vždy |

## Dodatočná montáž

Ventilátor bez riadenia vyhadzovať nemusíte. [Dobeh alebo hygrostat](category:H2) sa zmestí do škatule pod vypínač alebo na stenu a zopne každý AC ventilátor. Viac miestností na jednom potrubnom ventilátore riadi lepšie [snímač vlhkosti](category:H3.1) s výstupom 0–10 V.

## Naša rada

Na WC pre hostí dobeh, do kúpeľne so sprchou TH. Príplatok je podľa radu 10 až 25 €, elektroinštalácia zostáva rovnaká.

[[Spínače, dobehy, hygrostaty]](category:H2)`,
    },
    en: {
      title: 'Timer or humidistat?',
      short: 'Timer or humidistat',
      perex: 'Either costs a few euros more. Which pays depends on how the bathroom is used.',
      body: `The letters after a fan’s name decide how it is to live with: T is a timer, H a humidistat, TH both, P motion and C a pull cord. The motor is the same.

## Timer: counts the minutes

The relay starts when the light goes off and keeps the fan running for 1 to 30 minutes, as set. Simple and predictable. Five minutes will do for a toilet, 15 to 20 after a shower. The drawback: it does not know whether somebody showered or just washed their hands. It always runs for as long.

It needs two wires: a **permanent live** and a **switched live** from the light. Old installations often have only one; then a fan with a motion or humidity sensor helps, which is content with the permanent one.

## Humidistat: measures the need

It switches when relative humidity rises above the set value, usually between 40 and 90 %, and runs until it has fallen again. That suits shower rooms and wherever laundry dries, even with nobody in the room.

Do not set it too low. In summer the outside air itself has 60 to 70 %; a sensor at 50 % then runs day and night without drying anything.

- winter: 55 to 60 %
- summer: 65 to 70 %
- bathroom without a window: 60 to 65 %, raised in summer

Units that watch for the *rise* rather than the value need no resetting. They respond when humidity climbs sharply within minutes.

## Side by side

| | Timer (T) | Humidistat (H) | Both (TH) |
| Toilet | good | not needed | good |
| Shower with window | good | good | good |
| Shower without window | fair | good | best |
| Laundry in the room | too short | good | good |
| Stops by itself | always | in dry air | always |

## Adding one later

A fan without controls need not be thrown away. A [timer or humidistat](category:H2) fits behind the switch or on the wall and switches any AC fan. Several rooms on one inline fan are better controlled by a [humidity sensor](category:H3.1) with a 0–10 V output.

## Our advice

A timer for the guest toilet, TH for the shower room. Depending on the series it adds 10 to 25 €; the wiring stays the same.

[[Switches, timers, humidistats]](category:H2)`,
    },
  },
}
