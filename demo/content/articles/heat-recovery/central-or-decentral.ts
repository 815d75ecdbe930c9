import type { ArticleSource } from '../article.ts'

export const centralOrDecentral: ArticleSource = {
  id: 'central-or-decentral',
  category: 'guide-home',
  author: 'jonas',
  tags: ['heat-recovery', 'calculation', 'noise'],
  published: '2025-10-09',
  texts: {
    de: {
      title: 'Zentral oder dezentral: Lüftung mit Wärmerückgewinnung',
      short: 'Zentral oder dezentral',
      perex: 'Ein Gerät mit Rohrnetz oder einzelne Geräte in der Wand? Der Grundriss entscheidet, nicht der Prospekt.',
      body: `Beide Bauarten tauschen verbrauchte gegen frische Luft und geben einen großen Teil der Wärme weiter. Sie tun es an verschiedenen Stellen: das zentrale Gerät im Hauswirtschaftsraum, das dezentrale in der Außenwand jedes Zimmers.

## Was für zentral spricht

- **Alle Räume** sind erfasst, auch Bad und Küche. Dort wird abgesaugt, in Wohn- und Schlafräumen zugeführt.
- **Leise:** Das Gerät steht weit weg, im Rohr sitzen [Schalldämpfer](category:G1).
- **Ein Filterplatz** für das ganze Haus, mit Platz für feine Klassen.
- **Wenig Öffnungen:** nur Außen- und Fortluft durch die Fassade.

Dagegen steht der Aufwand: Rohre Ø 75 oder 90 mm in jede Etage, abgehängte Decken oder Platz im Fußbodenaufbau. Im Neubau ist das Planung, im bewohnten Altbau eine Baustelle.

## Was für dezentral spricht

- Je Raum **eine Kernbohrung** von 110 bis 160 mm, ein Stromanschluss, fertig.
- Der Ausbau geht Zimmer für Zimmer.
- Kein Rohrnetz, das gereinigt werden müsste.

[Pendellüfter](category:B2.1) arbeiten paarweise: 70 Sekunden hinaus, 70 Sekunden herein, ein Keramikspeicher trägt die Wärme. [Geräte mit gleichzeitiger Zu- und Abluft](category:B2.2) brauchen keinen Partner und eignen sich für einzelne Räume.

## Im Vergleich

| | Zentral | Dezentral |
| Luftmenge je Gerät | 120 bis 600 m³/h | 15 bis 60 m³/h |
| Wärmerückgewinnung | 80 bis 95 % | 70 bis 90 % |
| Geräusch im Schlafzimmer | kaum hörbar | auf kleiner Stufe leise, auf großer hörbar |
| Bad und Küche | enthalten | eigener Abluftventilator |
| Filterwechsel | 1 Gerät | jedes Gerät |
| Material für 140 m² Wohnfläche | etwa 3.500 bis 6.500 € | etwa 2.000 bis 4.500 € |

Die Beträge sind Richtwerte aus unserem Sortiment ohne Einbau.

![Dezentrales Gerät mit Außenhaube](product/hrv-decentral right)

## Wie viel Luft braucht die Wohnung?

Als Anhalt dienen 25 bis 30 m³/h je Person. Über die Fläche gerechnet ergibt DIN 1946-6 für 90 m² rund 98 m³/h im Nennbetrieb, für 140 m² rund 133 m³/h. Bei Pendellüftern zählt das Paar: Zwei Geräte mit 50 m³/h bringen zusammen 50 m³/h Luftwechsel, weil immer nur eines Zuluft liefert.

---

Rechnen Sie den Platz mit: Ein zentrales Gerät braucht etwa 70 × 70 cm Wand und davor einen Meter zum Filterwechsel, dazu einen Kondensatablauf.

## Entscheidungshilfe

1. **Neubau oder Kernsanierung:** zentral planen, Rohre mit dem Rohbau verlegen.
2. **Bewohnter Altbau, mehrere Räume:** dezentral paarweise, Bad und Küche mit Abluft.
3. **Ein einzelner Raum, etwa das Schlafzimmer:** ein Gerät mit gleichzeitiger Zu- und Abluft.
4. **Feuerstätte in der Wohnung:** in jedem Fall zuerst mit dem Schornsteinfeger sprechen.

[[Zentrale Geräte]](category:B1)`,
    },
    cs: {
      title: 'Centrální, nebo lokální rekuperace?',
      short: 'Centrální, nebo lokální',
      perex: 'Jedna jednotka s rozvody, nebo přístroje přímo ve zdi? Rozhoduje půdorys, ne prospekt.',
      body: `Oba způsoby vyměňují vydýchaný vzduch za čerstvý a velkou část tepla vracejí. Liší se místem: centrální jednotka stojí v technické místnosti, lokální je v obvodové zdi každého pokoje.

## Co mluví pro centrální

- **Větrá se celý byt,** i koupelna a kuchyně. Tam se odsává, do pokojů a ložnic přivádí.
- **Ticho:** jednotka je daleko a v potrubí jsou [tlumiče](category:G1).
- **Filtry na jednom místě,** vejdou se i jemné třídy.
- **Jen dva otvory** ve fasádě.

Cenou je práce: hadice Ø 75 nebo 90 mm do každého patra, snížené stropy nebo místo v podlaze. V novostavbě je to věc projektu, v obydleném domě stavba.

## Co mluví pro lokální

- Na pokoj **jeden jádrový vrt** 110 až 160 mm a přívod elektřiny.
- Pokračovat lze pokoj po pokoji.
- Žádné rozvody, které by se musely čistit.

[Jednotky s cyklickým chodem](category:B2.1) pracují v páru: 70 sekund ven, 70 sekund dovnitř, teplo přenáší keramický výměník. [Jednotky se souběžným přívodem a odvodem](category:B2.2) druhou nepotřebují a hodí se do jednotlivých místností.

## Srovnání

| | Centrální | Lokální |
| Průtok jedné jednotky | 120 až 600 m³/h | 15 až 60 m³/h |
| Účinnost rekuperace | 80 až 95 % | 70 až 90 % |
| Hluk v ložnici | téměř neslyšitelný | na nízký stupeň tichá, na vysoký slyšet |
| Koupelna a kuchyně | součástí | vlastní odtahový ventilátor |
| Výměna filtrů | v jedné jednotce | v každé |
| Materiál pro 140 m² | asi 85 000 až 160 000 Kč | asi 50 000 až 110 000 Kč |

Částky jsou orientační, z naší nabídky, bez montáže.

![Lokální jednotka s fasádním krytem](product/hrv-decentral right)

## Kolik vzduchu byt potřebuje?

Počítejte s 25 m³/h na osobu; norma ČSN EN 15665/Z1 doporučuje trvale 0,5 výměny za hodinu, nejméně 0,3. Dům 140 m² s výškou 2,6 m má 364 m³, při výměně 0,4 tedy asi 145 m³/h. U párových jednotek platí průtok pro dvojici: dvě po 50 m³/h vymění 50 m³/h, protože přivádí vždy jen jedna.

---

Počítejte s místem: centrální jednotka potřebuje asi 70 × 70 cm stěny, před ní metr na výměnu filtrů a k tomu odtok kondenzátu.

## Jak se rozhodnout

1. **Novostavba nebo celková rekonstrukce:** centrální, rozvody spolu s hrubou stavbou.
2. **Obydlený dům, více pokojů:** lokální v párech, koupelna a kuchyně s odtahem.
3. **Jediný pokoj, třeba ložnice:** jednotka se souběžným přívodem a odvodem.
4. **Krb nebo kotel v bytě:** vždy nejdřív kominík.

[[Centrální jednotky]](category:B1)`,
    },
    sk: {
      title: 'Centrálna alebo lokálna rekuperácia?',
      short: 'Centrálna alebo lokálna',
      perex: 'Jedna jednotka s rozvodmi, alebo prístroje priamo v stene? Rozhoduje pôdorys, nie prospekt.',
      body: `Oba spôsoby vymieňajú vydýchaný vzduch za čerstvý a veľkú časť tepla vracajú. Líšia sa miestom: centrálna jednotka stojí v technickej miestnosti, lokálna je v obvodovej stene každej izby.

## Čo hovorí za centrálnu

- **Vetrá sa celý byt,** aj kúpeľňa a kuchyňa. Tam sa odsáva, do izieb a spální privádza.
- **Ticho:** jednotka je ďaleko a v potrubí sú [tlmiče](category:G1).
- **Filtre na jednom mieste,** zmestia sa aj jemné triedy.
- **Len dva otvory** vo fasáde.

Cenou je práca: hadice Ø 75 alebo 90 mm na každé poschodie, znížené stropy alebo miesto v podlahe. V novostavbe je to vec projektu, v obývanom dome stavba.

## Čo hovorí za lokálnu

- Na izbu **jeden jadrový vrt** 110 až 160 mm a prívod elektriny.
- Pokračovať sa dá izba po izbe.
- Žiadne rozvody, ktoré by bolo treba čistiť.

[Jednotky s cyklickým chodom](category:B2.1) pracujú v páre: 70 sekúnd von, 70 sekúnd dnu, teplo prenáša keramický výmenník. [Jednotky so súbežným prívodom a odvodom](category:B2.2) druhú nepotrebujú a hodia sa do jednotlivých miestností.

## Porovnanie

| | Centrálna | Lokálna |
| Prietok jednej jednotky | 120 až 600 m³/h | 15 až 60 m³/h |
| Účinnosť rekuperácie | 80 až 95 % | 70 až 90 % |
| Hluk v spálni | takmer nepočuteľný | na nízkom stupni tichá, na vysokom počuť |
| Kúpeľňa a kuchyňa | súčasťou | vlastný odťahový ventilátor |
| Výmena filtrov | v jednej jednotke | v každej |
| Materiál pre 140 m² | asi 3 500 až 6 500 € | asi 2 000 až 4 500 € |

Sumy sú orientačné, z našej ponuky, bez montáže.

![Lokálna jednotka s fasádnym krytom](product/hrv-decentral right)

## Koľko vzduchu byt potrebuje?

Počítajte s 25 až 30 m³/h na osobu. Dom 140 m² s výškou 2,6 m má 364 m³, pri výmene 0,4 za hodinu teda asi 145 m³/h. Pri párových jednotkách platí prietok pre dvojicu: dve po 50 m³/h vymenia 50 m³/h, lebo privádza vždy len jedna.

---

Počítajte s miestom: centrálna jednotka potrebuje asi 70 × 70 cm steny, pred ňou meter na výmenu filtrov a k tomu odtok kondenzátu.

## Ako sa rozhodnúť

1. **Novostavba alebo celková rekonštrukcia:** centrálna, rozvody spolu s hrubou stavbou.
2. **Obývaný dom, viac izieb:** lokálne v pároch, kúpeľňa a kuchyňa s odťahom.
3. **Jediná izba, napríklad spálňa:** jednotka so súbežným prívodom a odvodom.
4. **Kozub alebo kotol v byte:** vždy najskôr kominár.

[[Centrálne jednotky]](category:B1)`,
    },
    en: {
      title: 'Central or decentral heat recovery?',
      short: 'Central or decentral',
      perex: 'One unit with ductwork, or single units in the wall? The floor plan decides, not the brochure.',
      body: `Both kinds swap stale air for fresh air and hand on most of the heat. They do it in different places: the central unit sits in the utility room, the decentral one in the outside wall of each room.

## The case for central

- **Every room** is covered, bathroom and kitchen included. Air is extracted there and supplied to living rooms and bedrooms.
- **Quiet:** the unit is far away and there are [silencers](category:G1) in the duct.
- **One place for filters,** with room for fine classes.
- **Few openings:** just intake and exhaust through the façade.

The price is the work: pipes of Ø 75 or 90 mm to every floor, lowered ceilings or space in the floor build-up. In a new house that is planning, in an occupied one a building site.

## The case for decentral

- **One core hole** of 110 to 160 mm per room, one power supply, done.
- You can go room by room.
- No ductwork that would need cleaning.

[Push-pull units](category:B2.1) work in pairs: 70 seconds out, 70 seconds in, with a ceramic core that carries the heat. [Units with simultaneous supply and extract](category:B2.2) need no partner and suit single rooms.

## Side by side

| | Central | Decentral |
| Airflow per unit | 120 to 600 m³/h | 15 to 60 m³/h |
| Heat recovery | 80 to 95 % | 70 to 90 % |
| Noise in the bedroom | hardly audible | quiet on low, audible on high |
| Bathroom and kitchen | included | separate extract fan |
| Changing filters | one unit | every unit |
| Material for 140 m² | about 3,500 to 6,500 € | about 2,000 to 4,500 € |

The sums are guide values from our range, without installation.

![Decentral unit with outside hood](product/hrv-decentral right)

## How much air does a home need?

25 to 30 m³/h per person is a sound start. By floor area, DIN 1946-6 gives about 98 m³/h for 90 m² and 133 m³/h for 140 m² in normal operation. With push-pull units the pair counts: two of 50 m³/h exchange 50 m³/h together, because only one of them supplies at a time.

---

Allow for the space: a central unit needs about 70 × 70 cm of wall, a metre in front of it for changing filters, and a condensate drain.

## How to decide

1. **New build or full renovation:** plan central, lay the pipes with the shell.
2. **Occupied house, several rooms:** decentral in pairs, extract fans in bathroom and kitchen.
3. **A single room, such as a bedroom:** one unit with simultaneous supply and extract.
4. **A stove or boiler in the home:** talk to the chimney sweep first, in any case.

[[Central units]](category:B1)`,
    },
  },
}
