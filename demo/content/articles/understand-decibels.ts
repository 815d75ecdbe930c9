import type { ArticleSource } from './article.ts'

export const understandDecibels: ArticleSource = {
  id: 'understand-decibels',
  category: 'planning-sound',
  author: 'hana',
  tags: ['noise', 'fans', 'calculation'],
  published: '2025-02-25',
  texts: {
    de: {
      title: 'Dezibel verstehen: Schalldruck, Schallleistung, Abstand',
      short: 'Dezibel verstehen',
      perex: 'Warum 26 dB(A) nicht gleich 26 dB(A) sind und wie man Angaben verschiedener Hersteller vergleichbar macht.',
      body: `Zwei Badlüfter, beide „26 dB(A)“. Der eine ist im Schlafzimmer nebenan nicht zu hören, der andere doch. Der Unterschied steht im Kleingedruckten: der Abstand.

## Zwei Größen, ein Kürzel

- **Schallleistung L~WA~** beschreibt die Quelle, unabhängig vom Raum. Sie steht auf dem Energielabel.
- **Schalldruck L~pA~** ist, was am Ohr ankommt. Er hängt vom Abstand und vom Raum ab. Ohne Meterangabe ist er wertlos.

Das A steht für die Bewertung: Tiefe Töne zählen weniger, weil das Ohr sie schwächer wahrnimmt.

## Vom einen zum anderen

Sitzt der Ventilator an Wand oder Decke und strahlt in den Halbraum, gilt näherungsweise L~p~ = L~W~ − 20 · log(r) − 8.

| Schallleistung | in 1 m | in 1,5 m | in 3 m | in 5 m |
| 40 dB(A) | 32 dB(A) | 28,5 dB(A) | 22,5 dB(A) | 18 dB(A) |
| 50 dB(A) | 42 dB(A) | 38,5 dB(A) | 32,5 dB(A) | 28 dB(A) |
| 60 dB(A) | 52 dB(A) | 48,5 dB(A) | 42,5 dB(A) | 38 dB(A) |

Zwischen 1 m und 3 m liegen also 9,5 dB. Ein Hersteller, der in 3 m misst, sieht allein dadurch leiser aus. Bei uns sind alle Angaben auf **3 m** umgerechnet.

Die Werte gelten im Freien. Ein gefliestes Bad wirft den Schall zurück; dort sind es 3 bis 6 dB mehr.

## Wie laut ist das?

- 20 dB(A): raschelndes Laub
- 30 dB(A): Flüstern
- 40 dB(A): Kühlschrank
- 50 dB(A): leichter Regen

Zehn Dezibel mehr empfindet man als doppelt so laut, drei Dezibel weniger gerade noch als Unterschied.

## Rechnen mit Dezibel

Zwei gleiche Quellen sind 3 dB lauter als eine, vier sind 6 dB lauter. Ist eine Quelle 10 dB leiser als die andere, spielt sie keine Rolle mehr. Deshalb lohnt es, zuerst das Lauteste zu dämpfen: oft nicht den Motor, sondern das Gitter oder die Strömung im Bogen.

## Was im Datenblatt fehlt

Fragen Sie nach drei Angaben: Abstand, Drehzahlstufe und Abstrahlrichtung. Ein Rohrventilator hat zwei Werte, einen für das Gehäuse und einen für das Rohrende. Meist steht nur der kleinere im Prospekt.

## Was leiser macht

1. **Drehzahl senken.** Auf 80 % sind es 5 dB weniger, auf 50 % rund 15 dB.
2. **Durchmesser vergrößern.** Strömung rauscht ab 4 m/s hörbar.
3. **Schalldämpfer** zwischen Ventilator und Raum: [rund](category:G1) 10 bis 25 dB.
4. **Entkoppeln:** [Manschetten und Gummipuffer](category:G4) gegen Körperschall.

[[Leise Badlüfter]](category:A1.2)`,
    },
    cs: {
      title: 'Jak číst decibely: akustický tlak, výkon a vzdálenost',
      short: 'Jak číst decibely',
      perex: 'Proč není 26 dB(A) jako 26 dB(A) a jak porovnat údaje různých výrobců.',
      body: `Dva koupelnové ventilátory, oba „26 dB(A)“. Jeden vedle v ložnici neslyšíte, druhý ano. Rozdíl se skrývá v poznámce pod čarou: ve vzdálenosti.

## Dvě veličiny, jedna zkratka

- **Akustický výkon L~WA~** popisuje zdroj bez ohledu na místnost. Najdete ho na energetickém štítku.
- **Akustický tlak L~pA~** je to, co dolehne k uchu. Závisí na vzdálenosti a na místnosti. Bez udání metrů nemá cenu.

Písmeno A znamená váhový filtr: hluboké tóny se počítají méně, protože je ucho hůř vnímá.

## Od jednoho ke druhému

Je-li ventilátor na zdi nebo na stropě a vyzařuje do poloprostoru, platí přibližně L~p~ = L~W~ − 20 · log(r) − 8.

| Akustický výkon | v 1 m | v 1,5 m | ve 3 m | v 5 m |
| 40 dB(A) | 32 dB(A) | 28,5 dB(A) | 22,5 dB(A) | 18 dB(A) |
| 50 dB(A) | 42 dB(A) | 38,5 dB(A) | 32,5 dB(A) | 28 dB(A) |
| 60 dB(A) | 52 dB(A) | 48,5 dB(A) | 42,5 dB(A) | 38 dB(A) |

Mezi 1 m a 3 m je tedy 9,5 dB. Výrobce, který měří ve 3 m, vypadá jen díky tomu tišší. U nás jsou všechny údaje přepočteny na **3 m**.

Hodnoty platí ve volném prostoru. Obložená koupelna zvuk odráží a přidá 3 až 6 dB.

## Jak je to hlasité?

- 20 dB(A): šumění listí
- 30 dB(A): šepot
- 40 dB(A): chladnička
- 50 dB(A): slabý déšť

Deset decibelů navíc vnímáme jako dvojnásobek, tři decibely méně sotva jako rozdíl.

## Počítání s decibely

Dva stejné zdroje jsou o 3 dB hlasitější než jeden, čtyři o 6 dB. Zdroj o 10 dB slabší už nehraje roli. Vyplatí se proto tlumit nejdřív to nejhlasitější: často to není motor, ale mřížka nebo proudění v oblouku.

## Co v listu chybí

Ptejte se na tři údaje: vzdálenost, stupeň otáček a směr. Potrubní ventilátor má dvě hodnoty, jednu pro skříň a druhou pro konec potrubí. V prospektu bývá jen ta nižší.

## Co pomůže

1. **Snížit otáčky.** Na 80 % to je o 5 dB méně, na 50 % asi o 15 dB.
2. **Zvětšit průměr.** Proudění je slyšet od 4 m/s.
3. **Tlumič** mezi ventilátorem a místností: [kruhový](category:G1) ubere 10 až 25 dB.
4. **Oddělit:** [manžety a silentbloky](category:G4) proti chvění.

[[Tiché ventilátory do koupelny]](category:A1.2)`,
    },
    sk: {
      title: 'Ako čítať decibely: akustický tlak, výkon a vzdialenosť',
      short: 'Ako čítať decibely',
      perex: 'Prečo nie je 26 dB(A) ako 26 dB(A) a ako porovnať údaje rôznych výrobcov.',
      body: `Dva kúpeľňové ventilátory, oba „26 dB(A)“. Jeden vedľa v spálni nepočujete, druhý áno. Rozdiel sa skrýva v poznámke pod čiarou: vo vzdialenosti.

## Dve veličiny, jedna skratka

- **Akustický výkon L~WA~** opisuje zdroj bez ohľadu na miestnosť. Nájdete ho na energetickom štítku.
- **Akustický tlak L~pA~** je to, čo doľahne k uchu. Závisí od vzdialenosti a od miestnosti. Bez udania metrov nemá cenu.

Písmeno A znamená váhový filter: hlboké tóny sa počítajú menej, lebo ich ucho horšie vníma.

## Od jedného k druhému

Ak je ventilátor na stene alebo na strope a vyžaruje do polopriestoru, platí približne L~p~ = L~W~ − 20 · log(r) − 8.

| Akustický výkon | v 1 m | v 1,5 m | v 3 m | v 5 m |
| 40 dB(A) | 32 dB(A) | 28,5 dB(A) | 22,5 dB(A) | 18 dB(A) |
| 50 dB(A) | 42 dB(A) | 38,5 dB(A) | 32,5 dB(A) | 28 dB(A) |
| 60 dB(A) | 52 dB(A) | 48,5 dB(A) | 42,5 dB(A) | 38 dB(A) |

Medzi 1 m a 3 m je teda 9,5 dB. Výrobca, ktorý meria v 3 m, vyzerá len vďaka tomu tichší. U nás sú všetky údaje prepočítané na **3 m**.

Hodnoty platia vo voľnom priestore. Obložená kúpeľňa zvuk odráža a pridá 3 až 6 dB.

## Aké je to hlasné?

- 20 dB(A): šuchot lístia
- 30 dB(A): šepot
- 40 dB(A): chladnička
- 50 dB(A): slabý dážď

Desať decibelov navyše vnímame ako dvojnásobok, tri decibely menej sotva ako rozdiel.

## Počítanie s decibelmi

Dva rovnaké zdroje sú o 3 dB hlasnejšie než jeden, štyri o 6 dB. Zdroj o 10 dB slabší už nehrá rolu. Oplatí sa preto tlmiť najskôr to najhlasnejšie: často to nie je motor, ale mriežka alebo prúdenie v oblúku.

## Čo v liste chýba

Pýtajte sa na tri údaje: vzdialenosť, stupeň otáčok a smer. Potrubný ventilátor má dve hodnoty, jednu pre skriňu a druhú pre koniec potrubia. V prospekte býva len tá nižšia.

## Čo pomôže

1. **Znížiť otáčky.** Na 80 % to je o 5 dB menej, na 50 % asi o 15 dB.
2. **Zväčšiť priemer.** Prúdenie počuť od 4 m/s.
3. **Tlmič** medzi ventilátorom a miestnosťou: [kruhový](category:G1) uberie 10 až 25 dB.
4. **Oddeliť:** [manžety a silentbloky](category:G4) proti chveniu.

[[Tiché ventilátory do kúpeľne]](category:A1.2)`,
    },
    en: {
      title: 'Understanding decibels: pressure, power, distance',
      short: 'Understanding decibels',
      perex: 'Why 26 dB(A) is not always 26 dB(A), and how to compare the figures of different makers.',
      body: `Two bathroom fans, both “26 dB(A)”. One cannot be heard in the bedroom next door, the other can. The difference is in the small print: the distance.

## Two quantities, one unit

- **Sound power L~WA~** describes the source, whatever the room. It is on the energy label.
- **Sound pressure L~pA~** is what reaches the ear. It depends on distance and room. Without metres it is worthless.

The A stands for weighting: low tones count for less, because the ear hears them less well.

## From one to the other

With the fan on a wall or ceiling, radiating into half the space, roughly L~p~ = L~W~ − 20 · log(r) − 8.

| Sound power | at 1 m | at 1.5 m | at 3 m | at 5 m |
| 40 dB(A) | 32 dB(A) | 28.5 dB(A) | 22.5 dB(A) | 18 dB(A) |
| 50 dB(A) | 42 dB(A) | 38.5 dB(A) | 32.5 dB(A) | 28 dB(A) |
| 60 dB(A) | 52 dB(A) | 48.5 dB(A) | 42.5 dB(A) | 38 dB(A) |

So there are 9.5 dB between 1 m and 3 m. A maker who measures at 3 m looks quieter for that reason alone. All our figures are converted to **3 m**.

They hold in the open. A tiled bathroom throws sound back and adds 3 to 6 dB.

## How loud is that?

- 20 dB(A): rustling leaves
- 30 dB(A): a whisper
- 40 dB(A): a fridge
- 50 dB(A): light rain

Ten decibels more sound twice as loud; three decibels less are only just a difference.

## Sums with decibels

Two equal sources are 3 dB louder than one, four are 6 dB louder. A source that is 10 dB below another no longer matters. So deal with the loudest first: often not the motor, but the grille or the flow in a bend.

## What data sheets leave out

Ask for three things: distance, speed and direction. An inline fan has two values, one for the casing and one for the open end of the duct. Brochures mostly print the smaller.

## What makes it quieter

1. **Lower the speed.** At 80 % it is 5 dB less, at 50 % some 15 dB.
2. **Go up in diameter.** Flow becomes audible from 4 m/s.
3. **A silencer** between fan and room: [round ones](category:G1) take off 10 to 25 dB.
4. **Decouple:** [sleeves and rubber mounts](category:G4) against structure-borne sound.

[[Silent bathroom fans]](category:A1.2)`,
    },
  },
}
