import type { ArticleSource } from '../article.ts'

export const cellarInSummer: ArticleSource = {
  id: 'cellar-in-summer',
  category: 'guide-cellar',
  author: 'jonas',
  tags: ['cellar', 'moisture', 'controls'],
  published: '2025-05-20',
  texts: {
    de: {
      title: 'Keller im Sommer lüften, ohne ihn nass zu machen',
      short: 'Keller im Sommer',
      perex: 'Warme Luft trägt viel Wasser. Trifft sie auf kühle Wände, bleibt es dort. Eine Tabelle zeigt, wann Lüften hilft.',
      body: `Im Juli das Kellerfenster aufreißen, damit es trocknet: Das ist der häufigste Grund für nasse Kellerwände. Entscheidend ist nicht die relative Feuchte, sondern wie viel Wasser die Luft trägt, also ihr **Taupunkt**.

## Taupunkt statt Prozent

Luft mit 28 °C und 60 % enthält etwa 16 g Wasser je Kubikmeter; ihr Taupunkt liegt bei 19,5 °C. Eine Kellerwand mit 16 °C ist kälter. Jeder Kubikmeter, der hineinkommt, lässt dort Wasser ab.

| Außenluft | Taupunkt | Lüften bei 16 °C Wandtemperatur? |
| 10 °C, 80 % | 6,7 °C | ja |
| 15 °C, 70 % | 9,6 °C | ja |
| 20 °C, 60 % | 12,0 °C | ja, mit Reserve |
| 22 °C, 70 % | 16,3 °C | nein |
| 28 °C, 60 % | 19,5 °C | auf keinen Fall |

Die Regel: Lüften, wenn der Taupunkt draußen mindestens **3 bis 4 K unter** der kältesten Wand liegt. Das ist im Sommer meist nur nachts und am frühen Morgen der Fall, im Winter fast immer.

## Von Hand oder geregelt

Ein Thermo-Hygrometer innen und eines außen genügen, um von Hand richtig zu lüften. Bequemer ist eine Steuerung, die beide Taupunkte vergleicht und den Ventilator nur dann laufen lässt, wenn es trocknet. Dazu brauchen Sie

- einen [Feuchtesensor](category:H3.1) innen und einen außen,
- einen Ventilator, zum Beispiel einen [Axial-Wandventilator](category:A4.1) oder bei langem Weg einen [Rohrventilator](category:A2),
- eine [Verschlussklappe](category:E1.3), damit im Stillstand nichts hereinweht,
- auf der anderen Seite des Kellers eine Zuluftöffnung gleicher Größe.

## Wie viel Luft?

Zwei bis vier Luftwechsel je Stunde trocknen zügig, ohne den Keller auszukühlen. Ein Raum mit 40 m³ braucht 80 bis 160 m³/h. Mehr bringt wenig: Wasser verlässt die Wand langsamer, als ein großer Ventilator es abführen könnte.

![Verschlussklappe, schließt bei Stillstand](product/gravity-shutter left)

## Drei Fehler

1. **Dauernd gekippte Fenster.** Sie kühlen im Winter die Laibung aus und lassen im Sommer Feuchte herein.
2. **Wäsche im Keller trocknen.** Eine Maschine bringt zwei bis drei Liter Wasser; das ist mehr, als ein Tag Lüften holt.
3. **Regale an der Außenwand.** Dahinter steht die Luft. Zehn Zentimeter Abstand wirken Wunder.

---

## Wann Lüften nicht reicht

Steigt Wasser aus dem Boden oder drückt es durch die Wand, ist das ein Fall für die Abdichtung. Bleibt die Feuchte nach zwei Wochen richtiger Lüftung über 70 %, lassen Sie die Ursache suchen, bevor Sie einen größeren Ventilator kaufen.

[[Feuchtesensoren]](category:H3.1)`,
    },
    cs: {
      title: 'Jak v létě větrat sklep, aby nezvlhl',
      short: 'Sklep v létě',
      perex: 'Teplý vzduch nese hodně vody a na chladné zdi ji nechá. Tabulka ukazuje, kdy větrání pomůže.',
      body: `Otevřít v červenci sklepní okno, aby sklep vyschl: to je nejčastější důvod mokrých zdí. Nerozhoduje totiž relativní vlhkost, ale kolik vody vzduch nese, tedy jeho **rosný bod**.

## Rosný bod místo procent

Vzduch o 28 °C a 60 % obsahuje asi 16 g vody v metru krychlovém, rosný bod má 19,5 °C. Zeď o teplotě 16 °C je chladnější, a každý krychlový metr, který vpustíte dovnitř, na ní kus vody nechá.

| Venku | Rosný bod | Větrat při zdi 16 °C? |
| 10 °C, 80 % | 6,7 °C | ano |
| 15 °C, 70 % | 9,6 °C | ano |
| 20 °C, 60 % | 12,0 °C | ano, s rezervou |
| 22 °C, 70 % | 16,3 °C | ne |
| 28 °C, 60 % | 19,5 °C | rozhodně ne |

Pravidlo: větrejte, je-li venkovní rosný bod aspoň **o 3 až 4 K nižší** než teplota nejchladnější zdi. V létě to bývá jen v noci a časně ráno, v zimě skoro vždy.

## Ručně, nebo automaticky

Na správné ruční větrání stačí dva vlhkoměry s teploměrem, jeden uvnitř a jeden venku. Pohodlnější je regulace, která oba rosné body porovná a ventilátor pustí, jen když to vysouší. Potřebujete k ní

- [čidlo vlhkosti](category:H3.1) uvnitř a venku,
- ventilátor, například [axiální nástěnný](category:A4.1), při delší trase [potrubní](category:A2),
- [samotížnou klapku](category:E1.3), aby při zastavení nefoukalo dovnitř,
- na opačné straně sklepa stejně velký přívodní otvor.

## Kolik vzduchu?

Dvě až čtyři výměny za hodinu vysušují svižně a sklep nevychladí. Místnost o 40 m³ potřebuje 80 až 160 m³/h. Víc nepomůže: voda opouští zeď pomaleji, než by ji velký ventilátor stačil odnášet.

![Samotížná klapka se při zastavení zavře](product/gravity-shutter left)

## Tři chyby

1. **Okno stále na ventilačku.** V zimě vychladí ostění, v létě pouští vlhko dovnitř.
2. **Sušení prádla ve sklepě.** Jedna pračka znamená dva až tři litry vody, víc, než odnese celodenní větrání.
3. **Regály u obvodové zdi.** Vzduch za nimi stojí. Deset centimetrů mezery udělá divy.

---

## Kdy větrání nestačí

Když voda vzlíná z podlahy nebo protéká zdí, je to věc izolace. Zůstane-li vlhkost po dvou týdnech správného větrání nad 70 %, nechte hledat příčinu, než koupíte větší ventilátor.

[[Čidla vlhkosti]](category:H3.1)`,
    },
    sk: {
      title: 'Ako v lete vetrať pivnicu, aby nezvlhla',
      short: 'Pivnica v lete',
      perex: 'Teplý vzduch nesie veľa vody a na chladnej stene ju nechá. Tabuľka ukazuje, kedy vetranie pomôže.',
      body: `Otvoriť v júli pivničné okno, aby pivnica vyschla: to je najčastejší dôvod mokrých stien. Nerozhoduje totiž relatívna vlhkosť, ale koľko vody vzduch nesie, teda jeho **rosný bod**.

## Rosný bod namiesto percent

Vzduch s 28 °C a 60 % obsahuje asi 16 g vody v kubickom metri, rosný bod má 19,5 °C. Stena s teplotou 16 °C je chladnejšia a každý kubický meter, ktorý vpustíte dnu, na nej kus vody nechá.

| Vonku | Rosný bod | Vetrať pri stene 16 °C? |
| 10 °C, 80 % | 6,7 °C | áno |
| 15 °C, 70 % | 9,6 °C | áno |
| 20 °C, 60 % | 12,0 °C | áno, s rezervou |
| 22 °C, 70 % | 16,3 °C | nie |
| 28 °C, 60 % | 19,5 °C | v žiadnom prípade |

Pravidlo: vetrajte, ak je vonkajší rosný bod aspoň **o 3 až 4 K nižší** než teplota najchladnejšej steny. V lete to býva len v noci a skoro ráno, v zime takmer vždy.

## Ručne alebo automaticky

Na správne ručné vetranie stačia dva vlhkomery s teplomerom, jeden vnútri a jeden vonku. Pohodlnejšia je regulácia, ktorá oba rosné body porovná a ventilátor pustí, len keď to vysušuje. Potrebujete na to

- [snímač vlhkosti](category:H3.1) vnútri a vonku,
- ventilátor, napríklad [axiálny nástenný](category:A4.1), pri dlhšej trase [potrubný](category:A2),
- [pretlakovú klapku](category:E1.3), aby pri zastavení nefúkalo dnu,
- na opačnej strane pivnice rovnako veľký prívodný otvor.

## Koľko vzduchu?

Dve až štyri výmeny za hodinu vysušujú svižne a pivnicu nevychladia. Miestnosť so 40 m³ potrebuje 80 až 160 m³/h. Viac nepomôže: voda opúšťa stenu pomalšie, než by ju veľký ventilátor stačil odnášať.

![Pretlaková klapka sa pri zastavení zavrie](product/gravity-shutter left)

## Tri chyby

1. **Okno stále na vetračke.** V zime vychladí ostenie, v lete púšťa vlhko dnu.
2. **Sušenie bielizne v pivnici.** Jedna práčka znamená dva až tri litre vody, viac, než odnesie celodenné vetranie.
3. **Regály pri obvodovej stene.** Vzduch za nimi stojí. Desať centimetrov medzery urobí divy.

---

## Kedy vetranie nestačí

Keď voda vzlína z podlahy alebo preteká stenou, je to vec izolácie. Ak vlhkosť zostane po dvoch týždňoch správneho vetrania nad 70 %, dajte hľadať príčinu skôr, než kúpite väčší ventilátor.

[[Snímače vlhkosti]](category:H3.1)`,
    },
    en: {
      title: 'Airing a cellar in summer without making it wet',
      short: 'Cellars in summer',
      perex: 'Warm air carries a lot of water and leaves it on cool walls. A table shows when airing helps.',
      body: `Throwing the cellar window open in July to dry the place out is the commonest cause of wet cellar walls. What counts is not relative humidity but how much water the air carries: its **dew point**.

## Dew point, not per cent

Air at 28 °C and 60 % holds about 16 g of water per cubic metre; its dew point is 19.5 °C. A cellar wall at 16 °C is colder, so every cubic metre you let in leaves some of its water there.

| Outside air | Dew point | Air it with walls at 16 °C? |
| 10 °C, 80 % | 6.7 °C | yes |
| 15 °C, 70 % | 9.6 °C | yes |
| 20 °C, 60 % | 12.0 °C | yes, with a margin |
| 22 °C, 70 % | 16.3 °C | no |
| 28 °C, 60 % | 19.5 °C | certainly not |

The rule: air when the dew point outside is at least **3 to 4 K below** the coldest wall. In summer that is mostly at night and early in the morning, in winter nearly always.

## By hand or controlled

One thermo-hygrometer inside and one outside are enough to do it by hand. More convenient is a control that compares both dew points and runs the fan only when it dries. You need

- a [humidity sensor](category:H3.1) inside and one outside,
- a fan, such as an [axial wall fan](category:A4.1) or, for a long run, an [inline fan](category:A2),
- a [gravity shutter](category:E1.3), so that nothing blows in at rest,
- an inlet of the same size at the other end of the cellar.

## How much air?

Two to four air changes an hour dry briskly without chilling the place. A room of 40 m³ needs 80 to 160 m³/h. More achieves little: water leaves the wall more slowly than a big fan could carry it off.

![Gravity shutter, closed at rest](product/gravity-shutter left)

## Three mistakes

1. **Windows left ajar all year.** They chill the reveals in winter and let moisture in during summer.
2. **Drying laundry in the cellar.** One load brings two to three litres of water, more than a day of airing takes out.
3. **Shelves against the outside wall.** The air behind them stands still. Ten centimetres of space work wonders.

---

## When airing is not enough

If water rises from the floor or pushes through the wall, it is a matter of waterproofing. If humidity stays above 70 % after two weeks of proper airing, have the cause found before you buy a bigger fan.

[[Humidity sensors]](category:H3.1)`,
    },
  },
}
