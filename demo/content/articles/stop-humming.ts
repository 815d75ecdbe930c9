import type { ArticleSource } from './article.ts'

export const stopHumming: ArticleSource = {
  id: 'stop-humming',
  category: 'planning-sound',
  author: 'matej',
  tags: ['noise', 'controls', 'maintenance'],
  published: '2026-04-16',
  texts: {
    de: {
      title: 'Wenn der Ventilator brummt: die Ursache in vier Schritten',
      short: 'Ventilator brummt',
      perex: 'Regler, Befestigung, Strömung oder Lager? Mit einfachen Versuchen lässt sich das Geräusch zuordnen.',
      body: `Ein Ventilator brummt selten ohne Grund. Bevor Sie ihn tauschen, machen Sie vier Versuche. Sie dauern zusammen eine Viertelstunde.

## 1. Regler überbrücken

Läuft der Ventilator an voller Spannung ruhig und brummt nur auf kleiner Stufe, liegt es am Regler. [Triac-Regler](category:H1.1) schneiden die Spannung an; viele Motoren antworten mit einem Ton bei 100 Hz. Abhilfe:

- [Fünfstufentrafo](category:H1.2): gibt einen sauberen Sinus, fast immer still.
- Mindestdrehzahl am Triac höher stellen, meist über eine kleine Schraube.
- EC-Ventilator mit [0–10-V-Regler](category:H1.3): kennt das Problem nicht.

Prüfen Sie auch, ob der Regler zum Strom passt: mindestens das **1,2-fache** des Motorstroms.

## 2. Ventilator abhängen

Halten Sie das laufende Gerät an der Manschette ein paar Millimeter frei oder lösen Sie kurz eine Schelle. Wird es still, überträgt die Befestigung den Schall in Wand oder Balken. Dann fehlen

- [Gummipuffer oder Verbindungsmanschetten](category:G4) an beiden Stutzen,
- [Schellen mit Gummieinlage](category:L1),
- etwas Masse: eine 18-mm-Platte zwischen Konsole und Leichtbauwand.

Starre Rohre direkt am Ventilator sind die häufigste Brücke.

## 3. Rohr abziehen

Nehmen Sie die Leitung auf der Saugseite ab. Verschwindet das Geräusch, kommt es aus der Strömung: ein Bogen unmittelbar am Stutzen, ein Schlauch mit Falten, ein Gitter mit zu kleinem Querschnitt. Die Regel lautet: vor dem Ventilator **ein** Durchmesser gerade Strecke, dahinter **drei**.

## 4. Laufrad von Hand drehen

Stromlos, Gehäuse offen. Dreht es leicht und läuft gleichmäßig aus, ist das Lager gut. Kratzt es, hat es Spiel oder bleibt es immer an derselben Stelle stehen, ist das Lager oder die Auswuchtung hinüber. Staub auf den Schaufeln wirkt genauso: erst reinigen, dann urteilen.

## Gerät oder Raum?

Manchmal verstärkt der Raum einen Ton, der kaum hörbar aus dem Ventilator kommt. Gehen Sie langsam durchs Zimmer: Wird es an einzelnen Stellen lauter und leiser, ist es eine Resonanz. Dann hilft schon eine kleine Änderung der Drehzahl um fünf Prozent.

## Zuordnung auf einen Blick

| Geräusch | wahrscheinliche Ursache | erster Handgriff |
| tiefer, gleichmäßiger Ton | Triac-Regler | Trafo statt Triac |
| Dröhnen in der Wand | starre Befestigung | Puffer, Manschetten |
| Pfeifen | scharfe Kante, enger Spalt | Querschnitt vergrößern |
| Rauschen | Geschwindigkeit über 4 m/s | Drehzahl oder Durchmesser |
| Rattern, Schleifen | Lager, Fremdkörper | reinigen, dann tauschen |
| Klappern bei Wind | Rückschlagklappe | Feder oder Magnet prüfen |

Kommen Sie so nicht weiter, schicken Sie uns eine Tonaufnahme und ein Foto der Einbaustelle an die [Beratung](page:contact).

[[Schwingungsentkopplung]](category:G4)`,
    },
    cs: {
      title: 'Když ventilátor bručí: příčina ve čtyřech krocích',
      short: 'Ventilátor bručí',
      perex: 'Regulátor, upevnění, proudění, nebo ložisko? Zdroj zvuku najdete jednoduchými pokusy.',
      body: `Ventilátor málokdy bručí bez důvodu. Než ho vyměníte, udělejte čtyři pokusy. Dohromady zaberou čtvrt hodiny.

## 1. Přemostit regulátor

Běží-li ventilátor na plné napětí klidně a bručí jen na nízký stupeň, je to regulátorem. [Triakové regulátory](category:H1.1) napětí ořezávají; mnoho motorů na to odpoví tónem o 100 Hz. Co s tím:

- [Pětistupňový transformátor](category:H1.2): dává čistou sinusovku, skoro vždy je ticho.
- Na triaku zvýšit nejnižší otáčky, většinou malým šroubkem.
- Ventilátor EC s [regulátorem 0–10 V](category:H1.3): tento problém nezná.

Ověřte také, zda regulátor odpovídá proudu: nejméně **1,2násobek** proudu motoru.

## 2. Uvolnit ventilátor

Za chodu podržte přístroj u manžety pár milimetrů od podkladu, nebo nakrátko povolte objímku. Ztichne-li, přenáší upevnění zvuk do zdi nebo trámu. Pak chybí

- [pryžové silentbloky nebo pružné manžety](category:G4) na obou hrdlech,
- [objímky s pryžovou vložkou](category:L1),
- trochu hmoty: deska 18 mm mezi konzolou a lehkou příčkou.

Nejčastějším mostem je pevné potrubí přímo u ventilátoru.

## 3. Odpojit potrubí

Sejměte potrubí na straně sání. Zmizí-li zvuk, vzniká prouděním: oblouk hned u hrdla, zprohýbaná hadice, mřížka s malým průřezem. Pravidlo zní: před ventilátorem rovný úsek o délce **jednoho** průměru, za ním **tří**.

## 4. Otočit kolem rukou

Bez proudu, s otevřenou skříní. Otáčí-li se lehce a plynule dobíhá, je ložisko dobré. Dře-li, má vůli nebo se zastavuje vždy na stejném místě, je špatné ložisko nebo vyvážení. Stejně působí prach na lopatkách: nejdřív vyčistit, pak soudit.

## Přístroj, nebo místnost?

Někdy zesílí tón, který z ventilátoru skoro není slyšet, sama místnost. Projděte se pomalu pokojem: je-li zvuk místy hlasitější a místy tišší, jde o rezonanci. Pak pomůže už malá změna otáček o pět procent.

## Přehled

| Zvuk | pravděpodobná příčina | první krok |
| hluboký, stálý tón | triakový regulátor | transformátor místo triaku |
| dunění ve zdi | tuhé upevnění | silentbloky, manžety |
| pískání | ostrá hrana, úzká mezera | zvětšit průřez |
| šumění | rychlost přes 4 m/s | otáčky nebo průměr |
| drnčení, tření | ložisko, cizí předmět | vyčistit, pak vyměnit |
| klapání ve větru | zpětná klapka | zkontrolovat pružinu nebo magnet |

Nepomůže-li to, pošlete zvukovou nahrávku a fotografii místa montáže do naší [poradny](page:contact).

[[Antivibrační prvky]](category:G4)`,
    },
    sk: {
      title: 'Keď ventilátor hučí: príčina v štyroch krokoch',
      short: 'Ventilátor hučí',
      perex: 'Regulátor, upevnenie, prúdenie, alebo ložisko? Zdroj zvuku nájdete jednoduchými pokusmi.',
      body: `Ventilátor málokedy hučí bez dôvodu. Skôr než ho vymeníte, urobte štyri pokusy. Spolu zaberú štvrťhodinu.

## 1. Premostiť regulátor

Ak ventilátor na plné napätie beží pokojne a hučí len na nízkom stupni, je to regulátorom. [Triakové regulátory](category:H1.1) napätie orezávajú; mnohé motory na to odpovedia tónom 100 Hz. Čo s tým:

- [Päťstupňový transformátor](category:H1.2): dáva čistú sínusovku, takmer vždy je ticho.
- Na triaku zvýšiť najnižšie otáčky, väčšinou malou skrutkou.
- Ventilátor EC s [regulátorom 0–10 V](category:H1.3): tento problém nepozná.

Overte aj, či regulátor zodpovedá prúdu: najmenej **1,2-násobok** prúdu motora.

## 2. Uvoľniť ventilátor

Počas chodu podržte prístroj za manžetu pár milimetrov od podkladu alebo nakrátko povoľte objímku. Ak stíchne, prenáša upevnenie zvuk do steny alebo trámu. Potom chýbajú

- [gumové silentbloky alebo pružné manžety](category:G4) na oboch hrdlách,
- [objímky s gumovou vložkou](category:L1),
- trocha hmoty: doska 18 mm medzi konzolou a ľahkou priečkou.

Najčastejším mostom je pevné potrubie priamo pri ventilátore.

## 3. Odpojiť potrubie

Odoberte potrubie na strane nasávania. Ak zvuk zmizne, vzniká prúdením: oblúk hneď pri hrdle, pokrčená hadica, mriežka s malým prierezom. Pravidlo znie: pred ventilátorom rovný úsek s dĺžkou **jedného** priemeru, za ním **troch**.

## 4. Otočiť kolesom rukou

Bez prúdu, s otvorenou skriňou. Ak sa otáča ľahko a plynulo dobieha, ložisko je dobré. Ak drhne, má vôľu alebo sa zastavuje vždy na tom istom mieste, je zlé ložisko alebo vyváženie. Rovnako pôsobí prach na lopatkách: najskôr vyčistiť, potom súdiť.

## Prístroj, alebo miestnosť?

Niekedy zosilní tón, ktorý z ventilátora takmer nepočuť, sama miestnosť. Prejdite sa pomaly izbou: ak je zvuk miestami hlasnejší a miestami tichší, ide o rezonanciu. Vtedy pomôže už malá zmena otáčok o päť percent.

## Prehľad

| Zvuk | pravdepodobná príčina | prvý krok |
| hlboký, stály tón | triakový regulátor | transformátor namiesto triaku |
| dunenie v stene | tuhé upevnenie | silentbloky, manžety |
| pískanie | ostrá hrana, úzka medzera | zväčšiť prierez |
| šumenie | rýchlosť nad 4 m/s | otáčky alebo priemer |
| drnčanie, trenie | ložisko, cudzí predmet | vyčistiť, potom vymeniť |
| klepanie vo vetre | spätná klapka | skontrolovať pružinu alebo magnet |

Ak to nepomôže, pošlite zvukovú nahrávku a fotografiu miesta montáže do našej [poradne](page:contact).

[[Antivibračné prvky]](category:G4)`,
    },
    en: {
      title: 'When a fan hums: finding the cause in four steps',
      short: 'Fan hums',
      perex: 'Controller, fixing, airflow or bearing? Simple tests show where the noise comes from.',
      body: `A fan rarely hums without a reason. Before you replace it, do four tests. Together they take a quarter of an hour.

## 1. Bypass the controller

If the fan runs smoothly at full voltage and hums only at low speed, it is the controller. [Triac controllers](category:H1.1) chop the voltage; many motors answer with a tone at 100 Hz. What helps:

- [Five-step transformer](category:H1.2): gives a clean sine wave, almost always silent.
- Raise the minimum speed on the triac, usually with a small screw.
- EC fan with [0–10 V controller](category:H1.3): does not know the problem.

Check as well that the controller suits the current: at least **1.2 times** the motor current.

## 2. Detach the fan

Hold the running fan by its cuff a few millimetres free, or briefly loosen a clamp. If it falls silent, the fixing carries the sound into wall or beam. What is missing then:

- [rubber mounts or flexible cuffs](category:G4) on both spigots,
- [clamps with rubber lining](category:L1),
- some mass: an 18 mm board between bracket and lightweight wall.

Rigid duct right at the fan is the most frequent bridge.

## 3. Take off the duct

Remove the duct on the suction side. If the noise goes away, it comes from the airflow: a bend right at the spigot, a creased hose, a grille with too small an area. The rule is: **one** diameter of straight duct before the fan, **three** behind it.

## 4. Turn the impeller by hand

Power off, casing open. If it turns easily and runs out evenly, the bearing is good. If it scrapes, has play or always stops in the same place, bearing or balance are gone. Dust on the blades has the same effect: clean first, then judge.

## Device or room?

Sometimes the room amplifies a tone that is hardly audible at the fan. Walk slowly through the room: if it gets louder and softer from spot to spot, it is a resonance. Then even a small change of speed, by five per cent, helps.

## At a glance

| Noise | likely cause | first thing to do |
| low, steady tone | triac controller | transformer instead of triac |
| booming in the wall | rigid fixing | mounts, cuffs |
| whistling | sharp edge, narrow gap | enlarge the free area |
| rushing | speed above 4 m/s | fan speed or diameter |
| rattling, scraping | bearing, foreign object | clean, then replace |
| clattering in wind | backdraught shutter | check spring or magnet |

If this does not get you further, send a recording and a photo of where the fan is fitted to our [advice desk](page:contact).

[[Anti-vibration parts]](category:G4)`,
    },
  },
}
