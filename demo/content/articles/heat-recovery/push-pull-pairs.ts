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
    cs: {
      title: 'Jak správně párovat jednotky s cyklickým chodem',
      short: 'Párování lokálních jednotek',
      perex: 'Proč jedna jednotka s cyklickým chodem nestačí, které místnosti tvoří pár a kudy jde vzduch mezi nimi.',
      body: `Jednotka s cyklickým chodem vyfukuje asi 70 sekund teplý vzduch z místnosti ven. Přitom se ohřívá její keramický zásobník. Pak se obrátí: studený venkovní vzduch teplo zase převezme. Funguje to jen tehdy, když druhá jednotka současně dělá opak. Jinak tlačí a saje proti zavřenému bytu a vzduch si najde cestu spárami.

## Pravidlo

**Jeden pár na jednu cestu vzduchu.** Obě jednotky běží v protifázi a spojuje je řízení, kabelem nebo rádiem. Pár může být

- v **jedné velké místnosti**, co nejdál od sebe, nebo
- ve **dvou místnostech**, mezi nimiž vzduch volně proudí.

Pod dveřmi k tomu musí zůstat mezera 10 až 15 mm, nebo do nich přijde [dveřní mřížka](category:E1.4). Chybějící cestu je slyšet: dveře klapou do rytmu.

## Příklad: byt 80 m²

| Místnost | Jednotka | Protějšek |
| Obývací pokoj | 1 | ložnice |
| Ložnice | 1 | obývací pokoj |
| Dětský pokoj | 1 | pracovna |
| Pracovna | 1 | dětský pokoj |
| Koupelna, kuchyně | odvodní ventilátor | – |

Čtyři jednotky po 40 m³/h vymění dohromady 80 m³/h, protože na přívod běží vždy dvě. Pro tři až čtyři osoby je to střední stupeň.

Vedení mezi jednotkami položte nejlépe už při vrtání: tenký ovládací kabel za lištou je spolehlivější než rádio přes dvě betonové stěny.

## Koupelna a kuchyně zůstávají stranou

Do páru nepatří: každá druhá fáze by tlačila vlhký nebo mastný vzduch do protější místnosti. Tam odsává vlastní ventilátor. Běží-li, přepnou dobrá řízení jednotky na přívod, aby vzduch přicházel zásobníkem, a ne spárami.

![Jednotka, trubka a venkovní kryt](product/hrv-decentral-2 left)

## Na co dbát při montáži

1. Jádrový otvor se spádem **2 až 3 %** ven, aby odtekl kondenzát.
2. Odstup od rohu místnosti nejméně 50 cm, ne k závěsu ani k posteli.
3. Změřit tloušťku stěny: montážní sady jsou na 280 až 700 mm, zkrátit jde vždy.
4. [Venkovní kryt](category:B2.3) zvolit tak, aby zadržel hnaný déšť a tlak větru. Na návětrné straně se vyplatí větší.

---

## A co hluk?

Na nízký stupeň mají jednotky 10 až 20 dB(A) ve 3 m. Ruší spíš střídání než hlasitost. Kdo má lehké spaní, zvolí do ložnice jednotku se [souběžným přívodem a odvodem](category:B2.2): běží stále stejně.

Hodí se například [Borealux Duetto](product:p-hrv-push-pull-duetto), který se dodává v páru.

[[Jednotky s cyklickým chodem]](category:B2.1)`,
    },
    sk: {
      title: 'Ako správne párovať jednotky s cyklickým chodom',
      short: 'Párovanie lokálnych jednotiek',
      perex: 'Prečo jedna jednotka s cyklickým chodom nestačí, ktoré miestnosti tvoria pár a kade ide vzduch medzi nimi.',
      body: `Jednotka s cyklickým chodom vyfukuje asi 70 sekúnd teplý vzduch z miestnosti von. Pritom sa ohrieva jej keramický zásobník. Potom sa obráti: studený vonkajší vzduch teplo zase prevezme. Funguje to len vtedy, keď druhá jednotka súčasne robí opak. Inak tlačí a saje proti zatvorenému bytu a vzduch si nájde cestu škárami.

## Pravidlo

**Jeden pár na jednu cestu vzduchu.** Obe jednotky bežia v protifáze a spája ich riadenie, káblom alebo rádiom. Pár môže byť

- v **jednej veľkej miestnosti**, čo najďalej od seba, alebo
- v **dvoch miestnostiach**, medzi ktorými vzduch voľne prúdi.

Pod dverami musí na to zostať medzera 10 až 15 mm alebo do nich príde [dverová mriežka](category:E1.4). Chýbajúcu cestu počuť: dvere klopú do rytmu.

## Príklad: byt 80 m²

| Miestnosť | Jednotka | Náprotivok |
| Obývačka | 1 | spálňa |
| Spálňa | 1 | obývačka |
| Detská izba | 1 | pracovňa |
| Pracovňa | 1 | detská izba |
| Kúpeľňa, kuchyňa | odvodný ventilátor | – |

Štyri jednotky po 40 m³/h vymenia spolu 80 m³/h, lebo na prívod bežia vždy dve. Pre tri až štyri osoby je to stredný stupeň.

Vedenie medzi jednotkami položte najlepšie už pri vŕtaní: tenký ovládací kábel za lištou je spoľahlivejší než rádio cez dve betónové steny.

## Kúpeľňa a kuchyňa zostávajú bokom

Do páru nepatria: každá druhá fáza by tlačila vlhký alebo mastný vzduch do náprotivnej miestnosti. Tam odsáva vlastný ventilátor. Ak beží, prepnú dobré riadenia jednotky na prívod, aby vzduch prichádzal zásobníkom, a nie škárami.

![Jednotka, rúra a vonkajší kryt](product/hrv-decentral-2 left)

## Na čo dbať pri montáži

1. Jadrový otvor so spádom **2 až 3 %** von, aby odtiekol kondenzát.
2. Odstup od rohu miestnosti najmenej 50 cm, nie k závesu ani k posteli.
3. Zmerať hrúbku steny: montážne sady sú na 280 až 700 mm, skrátiť možno vždy.
4. [Vonkajší kryt](category:B2.3) zvoliť tak, aby zadržal hnaný dážď a tlak vetra. Na náveternej strane sa oplatí väčší.

---

## A čo hluk?

Na nízkom stupni majú jednotky 10 až 20 dB(A) v 3 m. Ruší skôr striedanie než hlasitosť. Kto má ľahký spánok, zvolí do spálne jednotku so [súbežným prívodom a odvodom](category:B2.2): beží stále rovnako.

Hodí sa napríklad [Borealux Duetto](product:p-hrv-push-pull-duetto), ktorý sa dodáva v páre.

[[Jednotky s cyklickým chodom]](category:B2.1)`,
    },
    en: {
      title: 'Pairing push-pull units the right way',
      short: 'Pair push-pull units',
      perex: 'Why a single push-pull unit is not enough, which rooms make a pair and where the air goes in between.',
      body: `A push-pull unit blows warm room air outside for about 70 seconds. This heats up its ceramic core. Then it turns round: the cold outside air picks the heat up again. It only works if a second unit does the opposite at the same time. Otherwise the fan pushes and pulls against a closed home, and the air finds its way through the joints.

## The rule

**One pair for each path of air.** Both units run in opposite phase and are linked by their control, by cable or radio. The pair may sit

- in **one large room**, as far apart as possible, or
- in **two rooms** between which the air can flow freely.

For this, a gap of 10 to 15 mm must remain under the door, or a [transfer grille](category:E1.4) goes into it. You hear it if the path is missing: the door clatters in time.

## Example: a flat of 80 m²

| Room | Unit | Partner |
| Living room | 1 | bedroom |
| Bedroom | 1 | living room |
| Child’s room | 1 | study |
| Study | 1 | child’s room |
| Bathroom, kitchen | extract fan | – |

Four units of 40 m³/h exchange 80 m³/h together, because two of them always supply. For three to four people that is the medium speed.

The cables between the units are best laid while drilling: a thin control cable behind the skirting is more reliable than radio through two concrete walls.

## Bathroom and kitchen stay out of it

They do not belong in a pair: every other phase would push moist or greasy air into the partner room. A fan of their own extracts there. While it runs, good controls switch the push-pull units to supply, so that the make-up air comes through the core and not through the joints.

![Unit, pipe and outer hood](product/hrv-decentral-2 left)

## What matters when fitting

1. Core hole with a slope of **2 to 3 %** outwards, so that condensate runs off.
2. At least 50 cm from the corner of the room; avoid curtain and bed.
3. Measure the wall: installation kits come for 280 to 700 mm, and can always be shortened.
4. Choose the [outer hood](category:B2.3) so that it keeps out driving rain and wind pressure. On the weather side the larger one is worth it.

---

## And the noise?

At low speed the units have 10 to 20 dB(A) at 3 m. It is the change rather than the loudness that disturbs. Light sleepers choose a unit with [simultaneous supply and extract](category:B2.2) for the bedroom: it runs evenly.

The [Borealux Duetto](product:p-hrv-push-pull-duetto), for example, is delivered as a pair.

[[Push-pull units]](category:B2.1)`,
    },
  },
}
