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
    cs: {
      title: 'EC, nebo AC: kdy se dražší motor vyplatí',
      short: 'EC, nebo AC',
      perex: 'Ventilátor EC stojí skoro dvojnásobek. Při trvalém provozu se to za dva až čtyři roky vrátí, při deseti minutách denně nikdy.',
      body: `Mnoho řad se vyrábí se dvěma motory: AC, tedy na střídavý proud s kondenzátorem, a EC, což je stejnosměrný motor s vlastní elektronikou. Průtok je skoro stejný, cena ne.

## V čem je EC lepší

- **Méně elektřiny:** o 30 až 50 % při plných otáčkách, při polovičních ještě mnohem víc.
- **Plynulá regulace:** 0–10 V zhruba od 30 do 100 %, bez bručení.
- **Méně se zahřívá:** ložisko žije déle.
- **Drží hodnotu:** některé typy samy udržují průtok nebo tlak.

## Co mluví pro AC

- Poloviční cena, jednoduchá elektrika, zná ho každý elektrikář.
- Žádná deska, kterou by zničilo přepětí.
- Pro krátký provoz úplně stačí.

## Výpočet

Diagonální ventilátor Ø 160 mm, průměrně 300 m³/h. Elektřina po 6 Kč/kWh, příplatek 2 200 Kč.

| | AC | EC |
| Příkon v pracovním bodě | 45 W | 24 W |
| 8 760 hodin za rok | 394 kWh | 210 kWh |
| Elektřina za rok | 2 364 Kč | 1 260 Kč |
| Úspora | – | 1 104 Kč |

Při **trvalém provozu** se 2 200 Kč vrátí zhruba za dva roky. Při čtyřech hodinách denně to trvá dvanáct let, při deseti minutách na WC pro hosty bezmála tři sta. Výpočet ukazuje, kam EC patří: všude tam, kde ventilátor běží nepřetržitě nebo dlouho na částečný výkon.

## Rozhoduje částečný výkon

Motor AC s transformátorem na nízký stupeň ztrácí mnoho výkonu jako teplo. Ze 45 W je při polovičních otáčkách třeba 22 W. Motor EC se drží zákona třetí mocniny skoro úplně: při polovičních otáčkách zbude 4 až 5 W.

## A co elektronika?

Motor EC má kondenzátory, které s lety stárnou, zvlášť v teple. Neumisťujte ho proto hned za ohřívač ani na přímé slunce. Proti přepětí pomůže ochrana v rozvaděči, která je v nových instalacích stejně předepsaná.

## Kdy který?

1. **Koupelna, WC, komora:** AC s doběhem nebo čidlem vlhkosti.
2. **Základní větrání, sklep, kancelář:** EC s čidlem.
3. **Dílna s vypínačem:** AC, silný a jednoduchý.
4. **Stálý tlak pro mnoho ventilů:** EC s [čidlem tlaku](category:H3.4).

## Přestavba

Kdo mění motor, musí vyměnit i regulátor: triak nebo transformátor elektroniku motoru EC zničí. Na krátkých trasách zato odpadne bručení. Vhodný regulátor najdete mezi [regulátory EC 0–10 V](category:H1.3).

Oba motory stojí vedle sebe u řady [Stillora Diago](product:p-mixed-flow-diago): stejná velikost, stejná hrdla, ve výběru jedno kliknutí.

[[Diagonální ventilátory]](category:A2.1)`,
    },
    sk: {
      title: 'EC, alebo AC: kedy sa drahší motor oplatí',
      short: 'EC, alebo AC',
      perex: 'Ventilátor EC stojí takmer dvojnásobok. Pri trvalej prevádzke sa to za dva až štyri roky vráti, pri desiatich minútach denne nikdy.',
      body: `Mnoho radov sa vyrába s dvoma motormi: AC, teda na striedavý prúd s kondenzátorom, a EC, čo je jednosmerný motor s vlastnou elektronikou. Prietok je takmer rovnaký, cena nie.

## V čom je EC lepší

- **Menej elektriny:** o 30 až 50 % pri plných otáčkach, pri polovičných ešte oveľa viac.
- **Plynulá regulácia:** 0–10 V približne od 30 do 100 %, bez hučania.
- **Menej sa zahrieva:** ložisko žije dlhšie.
- **Drží hodnotu:** niektoré typy samy udržiavajú prietok alebo tlak.

## Čo hovorí za AC

- Polovičná cena, jednoduchá elektrika, pozná ho každý elektrikár.
- Žiadna doska, ktorú by zničilo prepätie.
- Na krátku prevádzku úplne stačí.

## Výpočet

Diagonálny ventilátor Ø 160 mm, priemerne 300 m³/h. Elektrina po 0,20 €/kWh, príplatok 90 €.

| | AC | EC |
| Príkon v pracovnom bode | 45 W | 24 W |
| 8 760 hodín za rok | 394 kWh | 210 kWh |
| Elektrina za rok | 79 € | 42 € |
| Úspora | – | 37 € |

Pri **trvalej prevádzke** sa 90 € vráti približne za dva a pol roka. Pri štyroch hodinách denne to trvá takmer pätnásť rokov, pri desiatich minútach na WC pre hostí vyše tristo. Výpočet ukazuje, kam EC patrí: všade tam, kde ventilátor beží nepretržite alebo dlho na čiastočný výkon.

## Rozhoduje čiastočný výkon

Motor AC s transformátorom na nízkom stupni stráca veľa výkonu ako teplo. Zo 45 W je pri polovičných otáčkach možno 22 W. Motor EC sa drží zákona tretej mocniny takmer úplne: pri polovičných otáčkach zostanú 4 až 5 W.

## A čo elektronika?

Motor EC má kondenzátory, ktoré rokmi starnú, najmä v teple. Neumiestňujte ho preto hneď za ohrievač ani na priame slnko. Proti prepätiu pomôže ochrana v rozvádzači, ktorá je v nových inštaláciách aj tak predpísaná.

## Kedy ktorý?

1. **Kúpeľňa, WC, komora:** AC s dobehom alebo snímačom vlhkosti.
2. **Základné vetranie, pivnica, kancelária:** EC so snímačom.
3. **Dielňa s vypínačom:** AC, silný a jednoduchý.
4. **Stály tlak pre mnoho ventilov:** EC so [snímačom tlaku](category:H3.4).

## Prestavba

Kto mení motor, musí vymeniť aj regulátor: triak alebo transformátor elektroniku motora EC zničí. Na krátkych trasách zato odpadne hučanie. Vhodný regulátor nájdete medzi [regulátormi EC 0–10 V](category:H1.3).

Oba motory stoja vedľa seba pri rade [Stillora Diago](product:p-mixed-flow-diago): rovnaká veľkosť, rovnaké hrdlá, vo výbere jedno kliknutie.

[[Diagonálne ventilátory]](category:A2.1)`,
    },
    en: {
      title: 'EC or AC: when the dearer motor pays off',
      short: 'EC or AC',
      perex: 'An EC fan costs almost twice as much. Running all day, that is back in two to four years; at ten minutes a day, never.',
      body: `Many ranges come with two motors: AC, meaning alternating current with a capacitor, and EC, a direct-current motor with electronics of its own. The airflow is nearly the same, the price is not.

## What EC does better

- **Less power:** 30 to 50 % at full speed, and far more than that at half speed.
- **Stepless:** 0–10 V from about 30 to 100 %, without humming.
- **Cooler:** the bearing lives longer.
- **Constant:** some types hold airflow or pressure by themselves.

## What speaks for AC

- Half the price, simple wiring, every electrician knows it.
- No circuit board to fail in a power surge.
- Entirely sufficient for short running times.

## The sum

Mixed-flow fan, Ø 160 mm, 300 m³/h on average. Electricity at €0.35/kWh, extra price €90.

| | AC | EC |
| Power at the operating point | 45 W | 24 W |
| 8,760 hours a year | 394 kWh | 210 kWh |
| Electricity per year | €138 | €74 |
| Saving | – | €64 |

**Running all the time**, the €90 are back after about 17 months. At four hours a day it takes eight and a half years, at ten minutes in a guest toilet over two hundred. The sum shows where EC belongs: wherever a fan runs through or works long hours at part load.

## Part load makes the difference

An AC motor on a transformer loses much of its power as heat at low speed. 45 W may become 22 W at half speed. The EC motor follows the cube law almost fully: at half speed 4 to 5 W remain.

## And the electronics?

An EC motor has capacitors that age over the years, especially when warm. So do not fit it right behind a heater or in full sun. Against surges, protection in the distribution board helps, which new installations must have anyway.

## Which one when?

1. **Bathroom, toilet, store room:** AC with run-on or humidity sensor.
2. **Base ventilation, cellar, office:** EC with a sensor.
3. **Workshop with a switch:** AC, strong and simple.
4. **Constant pressure for many valves:** EC with a [pressure sensor](category:H3.4).

## Changing over

Whoever changes the motor has to change the controller too: a triac or transformer destroys the electronics of an EC motor. In return, the humming on short ducts is gone. You find the right controller under [EC controllers 0–10 V](category:H1.3).

Both motors stand side by side in the [Stillora Diago](product:p-mixed-flow-diago): same size, same spigots, one click in the selection.

[[Mixed-flow fans]](category:A2.1)`,
    },
  },
}
