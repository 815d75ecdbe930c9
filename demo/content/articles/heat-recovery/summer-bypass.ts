import type { ArticleSource } from '../article.ts'

export const summerBypass: ArticleSource = {
  id: 'summer-bypass',
  category: 'guide-home',
  author: 'hana',
  tags: ['heat-recovery', 'controls'],
  published: '2026-06-11',
  texts: {
    de: {
      title: 'Sommerbypass: was er kann und was nicht',
      short: 'Sommerbypass',
      perex: 'In warmen Nächten soll die Wärme hinaus. Ein Bypass hilft dabei, eine Klimaanlage ersetzt er nicht.',
      body: `Die Wärmerückgewinnung arbeitet in beide Richtungen. Am Tag, wenn es draußen heißer ist als innen, hält sie einen Teil der Hitze ab. Nachts, wenn es draußen endlich kühl ist, würde sie die Wärme aus der Abluft auf die Zuluft übertragen, und das Haus bliebe warm. Dafür gibt es den Bypass: Eine Klappe führt einen Luftstrom am Wärmetauscher vorbei.

## Drei Ausführungen

- **Automatisch:** Zwei Fühler vergleichen innen und außen. Die Klappe öffnet, wenn es draußen kühler ist und der Raum wärmer als der eingestellte Wert, oft 22 bis 24 °C.
- **Manuell:** ein Einschub, der im Mai gegen den Wärmetauscher getauscht wird. Billig, aber er denkt nicht mit.
- **Abschaltung der Zuluft:** kein Bypass, sondern ein Behelf. Das Gerät saugt nur noch ab, die Luft kommt durch geöffnete Fenster. Nicht zulässig, wenn eine Feuerstätte Luft aus dem Raum nimmt.

## Wie viel Kälte ist das?

Die Leistung lässt sich überschlagen: Luftmenge in m³/h mal 0,34 mal Temperaturunterschied. Bei 200 m³/h und 8 K sind das

| Luftmenge | Unterschied | Leistung |
| 150 m³/h | 6 K | 306 W |
| 200 m³/h | 8 K | 544 W |
| 300 m³/h | 8 K | 816 W |

Ein Fensterflügel mit Durchzug bringt leicht das Zehnfache. Der Bypass spielt seine Stärke aus, wenn Fenster nachts zu bleiben müssen: im Erdgeschoss, an der Straße, in der Pollenzeit.

## Tagsüber: Wärmetauscher lassen

Bei 34 °C draußen und 26 °C drinnen senkt ein Gegenstromtauscher mit 85 % die Zuluft auf etwa 27 °C. Das kühlt nicht, aber es heizt auch nicht weiter auf. Schalten Sie die Anlage an heißen Tagen auf die kleine Stufe und die Sonne mit Außenrollläden aus, dann bleibt mehr von der Nacht übrig.

## Ohne Bypass

Wer ein Gerät ohne Klappe hat, lüftet in warmen Nächten über die Fenster und schaltet die Anlage so lange auf die kleinste Stufe. Das ist kein Rückschritt: Offene Fenster kühlen schneller als jede Wohnungslüftung.

## Was man einstellen sollte

1. **Schaltschwelle:** 22 °C im Schlafbereich ist ein guter Anfang. Zu niedrig eingestellt, öffnet der Bypass schon im April und die Heizung arbeitet dagegen.
2. **Mindest-Außentemperatur:** 12 bis 14 °C, sonst tropft die Zuluftleitung.
3. **Stufe:** nachts hoch, wenn die [Schalldämpfer](category:G1) es erlauben.

Geräte mit automatischem Bypass finden Sie unter [Zentrale Lüftungsgeräte](category:B1) über den Filter „Sommerbypass“. Bei dezentralen Pendellüftern heißt dieselbe Funktion oft „Durchlüften“: Das Gerät hört auf zu pendeln und bläst nur in eine Richtung.

[[Geräte mit Bypass ansehen]](category:B1)`,
    },
    cs: {
      title: 'Letní bypass: co umí a co ne',
      short: 'Letní bypass',
      perex: 'Za teplých nocí má teplo ven. Bypass tomu pomáhá, klimatizaci nenahradí.',
      body: `Rekuperace pracuje oběma směry. Ve dne, když je venku tepleji než uvnitř, zadrží část horka. V noci, když je venku konečně chladno, by teplo z odváděného vzduchu předala přívodu a dům by zůstal teplý. Od toho je bypass: klapka vede jeden proud vzduchu mimo výměník.

## Tři provedení

- **Automatický:** dvě čidla srovnávají vnitřek a venek. Klapka se otevře, když je venku chladněji a v místnosti tepleji, než je nastaveno, často 22 až 24 °C.
- **Ruční:** vložka, která se v květnu vymění za výměník. Levné, ale nemyslí za vás.
- **Vypnutí přívodu:** ne bypass, ale nouzové řešení. Jednotka jen odsává, vzduch přichází otevřenými okny. Není dovoleno tam, kde topidlo bere vzduch z místnosti.

## Kolik je to chladu?

Výkon se dá odhadnout: průtok v m³/h krát 0,34 krát rozdíl teplot. Pro různé průtoky a rozdíly to je

| Průtok | Rozdíl | Výkon |
| 150 m³/h | 6 K | 306 W |
| 200 m³/h | 8 K | 544 W |
| 300 m³/h | 8 K | 816 W |

Jedno okenní křídlo s průvanem dá snadno desetkrát tolik. Bypass má navrch, když musí okna v noci zůstat zavřená: v přízemí, u ulice, v pylové sezoně.

## Přes den: nechat výměník

Při 34 °C venku a 26 °C uvnitř sníží protiproudý výměník s 85 % teplotu přívodu asi na 27 °C. Nechladí to, ale ani dál neohřívá. Za horkých dnů přepněte na nízký stupeň a slunce zastavte venkovními roletami, pak z noci zbude víc.

## Bez bypassu

Kdo má jednotku bez klapky, větrá za teplých nocí okny a jednotku zatím přepne na nejnižší stupeň. Není to krok zpět: otevřená okna chladí rychleji než každé větrání bytu.

## Co nastavit

1. **Spínací teplota:** 22 °C v ložnicích je dobrý začátek. Nastavíte-li ji příliš nízko, otevře se bypass už v dubnu a topení pracuje proti němu.
2. **Nejnižší venkovní teplota:** 12 až 14 °C, jinak z přívodního potrubí kape.
3. **Stupeň:** v noci vysoký, pokud to [tlumiče](category:G1) dovolí.

Jednotky s automatickým bypassem najdete mezi [centrálními jednotkami](category:B1) filtrem „Letní bypass“. U lokálních jednotek s cyklickým chodem se stejná funkce často jmenuje „provětrání“: jednotka přestane střídat směr a fouká jen jedním.

[[Jednotky s bypassem]](category:B1)`,
    },
    sk: {
      title: 'Letný bypass: čo dokáže a čo nie',
      short: 'Letný bypass',
      perex: 'Za teplých nocí má teplo ísť von. Bypass tomu pomáha, klimatizáciu nenahradí.',
      body: `Rekuperácia pracuje oboma smermi. Cez deň, keď je vonku teplejšie než vnútri, zadrží časť horúčavy. V noci, keď je vonku konečne chladno, by teplo z odvádzaného vzduchu odovzdala prívodu a dom by zostal teplý. Na to je bypass: klapka vedie jeden prúd vzduchu mimo výmenníka.

## Tri vyhotovenia

- **Automatický:** dva snímače porovnávajú vnútro a vonkajšok. Klapka sa otvorí, keď je vonku chladnejšie a v miestnosti teplejšie, než je nastavené, často 22 až 24 °C.
- **Ručný:** vložka, ktorá sa v máji vymení za výmenník. Lacné, ale nemyslí za vás.
- **Vypnutie prívodu:** nie bypass, ale núdzové riešenie. Jednotka len odsáva, vzduch prichádza otvorenými oknami. Nie je dovolené tam, kde kúrenisko berie vzduch z miestnosti.

## Koľko je to chladu?

Výkon sa dá odhadnúť: prietok v m³/h krát 0,34 krát rozdiel teplôt. Pre rôzne prietoky a rozdiely to je

| Prietok | Rozdiel | Výkon |
| 150 m³/h | 6 K | 306 W |
| 200 m³/h | 8 K | 544 W |
| 300 m³/h | 8 K | 816 W |

Jedno okenné krídlo s prievanom dá ľahko desaťkrát toľko. Bypass má navrch, keď musia okná v noci zostať zatvorené: na prízemí, pri ulici, v peľovej sezóne.

## Cez deň: nechať výmenník

Pri 34 °C vonku a 26 °C vnútri zníži protiprúdový výmenník s 85 % teplotu prívodu asi na 27 °C. Nechladí to, ale ani ďalej neohrieva. Za horúcich dní prepnite na nízky stupeň a slnko zastavte vonkajšími roletami, potom z noci zostane viac.

## Bez bypassu

Kto má jednotku bez klapky, vetrá za teplých nocí oknami a jednotku zatiaľ prepne na najnižší stupeň. Nie je to krok späť: otvorené okná chladia rýchlejšie než každé vetranie bytu.

## Čo nastaviť

1. **Spínacia teplota:** 22 °C v spálňach je dobrý začiatok. Ak ju nastavíte príliš nízko, otvorí sa bypass už v apríli a kúrenie pracuje proti nemu.
2. **Najnižšia vonkajšia teplota:** 12 až 14 °C, inak z prívodného potrubia kvapká.
3. **Stupeň:** v noci vysoký, ak to [tlmiče](category:G1) dovolia.

Jednotky s automatickým bypassom nájdete medzi [centrálnymi jednotkami](category:B1) filtrom „Letný bypass“. Pri lokálnych jednotkách s cyklickým chodom sa rovnaká funkcia často volá „prevetranie“: jednotka prestane striedať smer a fúka len jedným.

[[Jednotky s bypassom]](category:B1)`,
    },
    en: {
      title: 'Summer bypass: what it can do and what it cannot',
      short: 'Summer bypass',
      perex: 'On warm nights the heat should go out. A bypass helps with that, but does not replace air conditioning.',
      body: `Heat recovery works in both directions. By day, when it is hotter outside than in, it keeps out part of the heat. At night, when it is cool outside at last, it would pass the heat of the extract air to the supply air, and the house would stay warm. That is what the bypass is for: a damper leads one stream of air past the heat exchanger.

## Three versions

- **Automatic:** two sensors compare inside and outside. The damper opens when it is cooler outside and the room is warmer than the set value, often 22 to 24 °C.
- **Manual:** an insert that is swapped for the heat exchanger in May. Cheap, but it does not think for you.
- **Switching off the supply:** not a bypass but a makeshift. The unit only extracts, the air comes in through open windows. Not allowed where a stove takes air from the room.

## How much cooling is that?

The output can be estimated: airflow in m³/h times 0.34 times the temperature difference. For various airflows and differences that is

| Airflow | Difference | Output |
| 150 m³/h | 6 K | 306 W |
| 200 m³/h | 8 K | 544 W |
| 300 m³/h | 8 K | 816 W |

One window with a through draught easily gives ten times as much. The bypass comes into its own where windows must stay closed at night: on the ground floor, on a street, in the pollen season.

## By day: keep the heat exchanger

At 34 °C outside and 26 °C inside, a counterflow exchanger with 85 % brings the supply air down to about 27 °C. That does not cool, but it does not heat any further either. On hot days run at low speed and keep out the sun with outside shutters, and more of the night will be left.

## Without a bypass

If your unit has no damper, air through the windows on warm nights and set the unit to its lowest speed meanwhile. That is no step back: open windows cool faster than any home ventilation.

## What to set

1. **Switching temperature:** 22 °C in the bedrooms is a good start. Set too low, the bypass opens as early as April and the heating works against it.
2. **Minimum outside temperature:** 12 to 14 °C, or the supply duct will drip.
3. **Speed:** high at night, if the [silencers](category:G1) allow it.

You find units with an automatic bypass among the [central units](category:B1) with the filter “Summer bypass”. On decentral push-pull units the same function is often called “airing”: the unit stops alternating and blows in one direction only.

[[See units with bypass]](category:B1)`,
    },
  },
}
