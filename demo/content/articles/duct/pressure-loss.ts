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
    cs: {
      title: 'Odhad tlakové ztráty bez jediného programu',
      short: 'Odhad tlakové ztráty',
      perex: 'Potrubí, oblouky, mřížky, filtr: s pěti hodnotami se trefíte na deset procent přesně.',
      body: `Ventilátor tlačí vzduch proti odporu. Kdo odpor nezná, koupí buď příliš malý a diví se, nebo příliš velký a platí za elektřinu a hluk. Pro potrubí v domě stačí ruční výpočet.

## Krok 1: rovné potrubí

Na metru spiro potrubí se ztratí:

| Průtok | Potrubí | Rychlost | Ztráta na metr |
| 60 m³/h | Ø 100 mm | 2,1 m/s | 0,8 Pa |
| 100 m³/h | Ø 100 mm | 3,5 m/s | 2,1 Pa |
| 150 m³/h | Ø 125 mm | 3,4 m/s | 1,5 Pa |
| 200 m³/h | Ø 160 mm | 2,8 m/s | 0,8 Pa |
| 300 m³/h | Ø 160 mm | 4,1 m/s | 1,6 Pa |
| 500 m³/h | Ø 200 mm | 4,4 m/s | 1,3 Pa |
| 1 000 m³/h | Ø 315 mm | 3,6 m/s | 0,5 Pa |

Hladké plastové potrubí je o něco níž. [Hliníková hadice](category:C2.1) stojí dvojnásobek, nenapnutá čtyř- až šestinásobek.

## Krok 2: tvarovky

Každá tvarovka má součinitel ζ. Její ztráta je ζ krát dynamický tlak a ten činí 0,6 · v^2^, tedy 5,4 Pa při 3 m/s a 9,6 Pa při 4 m/s.

- oblouk 90°, plynulý: ζ 0,3
- oblouk 90°, ostrý nebo z hadice: ζ 1,1
- oblouk 45°: ζ 0,15
- T-kus, odbočka: ζ 1,0; přímý směr: ζ 0,3
- redukce: ζ 0,1 až 0,3
- výfuk ven: ζ 1,0

## Krok 3: vestavěné prvky

| Prvek | Ztráta při jmenovitém průtoku |
| Talířový ventil | 10 až 40 Pa |
| Protidešťová žaluzie | 5 až 20 Pa |
| Zpětná klapka | 5 až 15 Pa |
| Filtr, čistý | 20 až 60 Pa |
| Tlumič, kruhový | 1 až 5 Pa |

## Příklad

Koupelna, 100 m³/h, šest metrů potrubí Ø 100 mm, tři plynulé oblouky, klapka, venkovní mřížka. Při 3,5 m/s je dynamický tlak 7,4 Pa.

1. Potrubí: 6 · 2,1 = 12,6 Pa
2. Oblouky: 3 · 0,3 · 7,4 = 6,7 Pa
3. Klapka: 10 Pa
4. Mřížka: 15 Pa
5. Výfuk: 7,4 Pa

Dohromady asi **52 Pa**. Axiální koupelnový ventilátor s nejvyšším tlakem 30 Pa tu končí dřív, než začne. [Diagonální ventilátor](category:A2.1) Ø 100 mm se 150 Pa to zvládne na nízký stupeň.

## Podle čeho poznat chybu

Vyjde-li výsledek pod 20 Pa, bývá zapomenutá mřížka. Přes 150 Pa v bytě ukazuje na úzké potrubí. A tvoří-li polovinu jediný prvek, vyplatí se hledat náhradu nejdřív tam.

## Pravidla do ruky

- Každý oblouk se počítá jako jeden až dva metry potrubí.
- Další průměr: ztráta na třetinu.
- Poloviční průtok: ztráta na čtvrtinu.

[[Diagonální ventilátory]](category:A2.1)`,
    },
    sk: {
      title: 'Odhad tlakovej straty bez jediného programu',
      short: 'Odhad tlakovej straty',
      perex: 'Potrubie, oblúky, mriežky, filter: s piatimi hodnotami sa trafíte na desať percent presne.',
      body: `Ventilátor tlačí vzduch proti odporu. Kto odpor nepozná, kúpi buď príliš malý a čuduje sa, alebo príliš veľký a platí za elektrinu a hluk. Pre potrubie v dome stačí ručný výpočet.

## Krok 1: rovné potrubie

Na metri spiro potrubia sa stratí:

| Prietok | Potrubie | Rýchlosť | Strata na meter |
| 60 m³/h | Ø 100 mm | 2,1 m/s | 0,8 Pa |
| 100 m³/h | Ø 100 mm | 3,5 m/s | 2,1 Pa |
| 150 m³/h | Ø 125 mm | 3,4 m/s | 1,5 Pa |
| 200 m³/h | Ø 160 mm | 2,8 m/s | 0,8 Pa |
| 300 m³/h | Ø 160 mm | 4,1 m/s | 1,6 Pa |
| 500 m³/h | Ø 200 mm | 4,4 m/s | 1,3 Pa |
| 1 000 m³/h | Ø 315 mm | 3,6 m/s | 0,5 Pa |

Hladké plastové potrubie je o niečo nižšie. [Hliníková hadica](category:C2.1) stojí dvojnásobok, nenapnutá štvor- až šesťnásobok.

## Krok 2: tvarovky

Každá tvarovka má súčiniteľ ζ. Jej strata je ζ krát dynamický tlak a ten je 0,6 · v^2^, teda 5,4 Pa pri 3 m/s a 9,6 Pa pri 4 m/s.

- oblúk 90°, plynulý: ζ 0,3
- oblúk 90°, ostrý alebo z hadice: ζ 1,1
- oblúk 45°: ζ 0,15
- T-kus, odbočka: ζ 1,0; priamy smer: ζ 0,3
- redukcia: ζ 0,1 až 0,3
- výfuk von: ζ 1,0

## Krok 3: vstavané prvky

| Prvok | Strata pri menovitom prietoku |
| Tanierový ventil | 10 až 40 Pa |
| Protidažďová žalúzia | 5 až 20 Pa |
| Spätná klapka | 5 až 15 Pa |
| Filter, čistý | 20 až 60 Pa |
| Tlmič, kruhový | 1 až 5 Pa |

## Príklad

Kúpeľňa, 100 m³/h, šesť metrov potrubia Ø 100 mm, tri plynulé oblúky, klapka, vonkajšia mriežka. Pri 3,5 m/s je dynamický tlak 7,4 Pa.

1. Potrubie: 6 · 2,1 = 12,6 Pa
2. Oblúky: 3 · 0,3 · 7,4 = 6,7 Pa
3. Klapka: 10 Pa
4. Mriežka: 15 Pa
5. Výfuk: 7,4 Pa

Spolu asi **52 Pa**. Axiálny kúpeľňový ventilátor s najvyšším tlakom 30 Pa tu končí skôr, než začne. [Diagonálny ventilátor](category:A2.1) Ø 100 mm so 150 Pa to zvládne na nízkom stupni.

## Podľa čoho spoznať chybu

Ak výsledok vyjde pod 20 Pa, býva zabudnutá mriežka. Vyše 150 Pa v byte ukazuje na úzke potrubie. A ak polovicu tvorí jediný prvok, oplatí sa hľadať náhradu najskôr tam.

## Pravidlá do ruky

- Každý oblúk sa počíta ako jeden až dva metre potrubia.
- Ďalší priemer: strata na tretinu.
- Polovičný prietok: strata na štvrtinu.

[[Diagonálne ventilátory]](category:A2.1)`,
    },
    en: {
      title: 'Estimating pressure loss without opening a program',
      short: 'Estimate pressure loss',
      perex: 'Duct, bends, grilles, filter: with five figures you get within ten per cent.',
      body: `A fan pushes air against a resistance. Whoever does not know the resistance buys either too small and wonders, or too large and pays for power and noise. For ducts in a house, a sum by hand is enough.

## Step 1: the straight duct

Each metre of spiral duct loses:

| Airflow | Duct | Velocity | Loss per metre |
| 60 m³/h | Ø 100 mm | 2.1 m/s | 0.8 Pa |
| 100 m³/h | Ø 100 mm | 3.5 m/s | 2.1 Pa |
| 150 m³/h | Ø 125 mm | 3.4 m/s | 1.5 Pa |
| 200 m³/h | Ø 160 mm | 2.8 m/s | 0.8 Pa |
| 300 m³/h | Ø 160 mm | 4.1 m/s | 1.6 Pa |
| 500 m³/h | Ø 200 mm | 4.4 m/s | 1.3 Pa |
| 1,000 m³/h | Ø 315 mm | 3.6 m/s | 0.5 Pa |

Smooth plastic duct is slightly lower. [Aluminium flex](category:C2.1) costs twice as much, four to six times if it is not pulled tight.

## Step 2: fittings

Each fitting has a coefficient ζ. Its loss is ζ times the dynamic pressure, which is 0.6 · v^2^: 5.4 Pa at 3 m/s and 9.6 Pa at 4 m/s.

- bend 90°, rounded: ζ 0.3
- bend 90°, sharp or made of hose: ζ 1.1
- bend 45°: ζ 0.15
- tee, branch: ζ 1.0; straight through: ζ 0.3
- reducer: ζ 0.1 to 0.3
- outlet to the open: ζ 1.0

## Step 3: components

| Component | Loss at nominal flow |
| Disc valve | 10 to 40 Pa |
| Weather louvre | 5 to 20 Pa |
| Backdraught shutter | 5 to 15 Pa |
| Filter, clean | 20 to 60 Pa |
| Silencer, round | 1 to 5 Pa |

## An example

Bathroom, 100 m³/h, six metres of duct Ø 100 mm, three rounded bends, a shutter, an outside grille. At 3.5 m/s the dynamic pressure is 7.4 Pa.

1. Duct: 6 · 2.1 = 12.6 Pa
2. Bends: 3 · 0.3 · 7.4 = 6.7 Pa
3. Shutter: 10 Pa
4. Grille: 15 Pa
5. Outlet: 7.4 Pa

About **52 Pa** in all. An axial bathroom fan with 30 Pa at most is finished here before it starts. A [mixed-flow fan](category:A2.1) of Ø 100 mm with 150 Pa does it at low speed.

## How to notice mistakes

If the result is below 20 Pa, the grille has usually been forgotten. More than 150 Pa in a flat points to a duct that is too narrow. And if a single component makes up half of it, look for a replacement there first.

## Rules of thumb

- Each bend counts as one to two metres of duct.
- Next diameter up: loss down to a third.
- Half the airflow: loss down to a quarter.

[[Mixed-flow fans]](category:A2.1)`,
    },
  },
}
