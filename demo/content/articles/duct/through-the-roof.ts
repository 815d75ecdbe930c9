import type { ArticleSource } from '../article.ts'

export const throughTheRoof: ArticleSource = {
  id: 'through-the-roof',
  category: 'planning-installation',
  author: 'jonas',
  tags: ['ducts', 'installation', 'moisture'],
  published: '2026-05-07',
  texts: {
    de: {
      title: 'Durch Wand und Dach: Durchführungen ohne Zugluft',
      short: 'Durch Wand und Dach',
      perex: 'Gefälle, Klappe, Manschette: woran eine Durchführung auch nach zehn Wintern noch dicht ist.',
      body: `Der letzte halbe Meter entscheidet, ob eine Lüftung Freude macht. Hier treffen Regen, Wind und Kondensat auf die einzige Stelle, an der die Dämmung ein Loch hat.

## Durch die Wand

1. Kernbohrung 10 bis 20 mm größer als das Rohr, mit **1 bis 2 % Gefälle nach außen**.
2. Rohr aus [Kunststoff](category:C3) oder Wickelfalz einsetzen, rundum mit Mineralwolle oder geeignetem Schaum schließen. Innen luftdicht, außen schlagregendicht.
3. Außen ein [Wetterschutzgitter](category:E1.2) oder eine [Verschlussklappe](category:E1.3). Das Gitter hält Regen ab, die Klappe auch Wind.
4. Abstand zu Fenstern und zu Ansaugöffnungen: mindestens 1 m, besser 2 m.

## Klappe innen oder außen?

| Ort | Art | Vorteil | Nachteil |
| im Rohr | [Rückschlagklappe](category:D8) mit Feder | leise, unsichtbar | 5 bis 15 Pa |
| außen | Verschlussklappe | hält Schlagregen ab | kann im Wind klappern |
| im Lüfter | eingebaute Klappe | kein weiteres Teil | oft undicht |

Nehmen Sie **eine**, nicht zwei hintereinander: Jede kostet Druck.

## Durch das Dach

Die [Dachdurchführung](category:E5) besteht aus Pfanne, Rohr und Haube und muss zur Neigung und zum Ziegel passen. Drei Ebenen sind anzuschließen:

- **Ziegel:** Pfanne oder Bleischürze, zwei Reihen überdecken.
- **Unterspannbahn:** Manschette, nach oben einschneiden, damit Wasser darüber läuft.
- **Dampfbremse:** zweite Manschette von innen, luftdicht verklebt.

Die dritte wird gern vergessen. Dann zieht warme, feuchte Luft in die Dämmung, und der Schaden wird dem Dach zugeschrieben.

## Dämmen bis zum Schluss

Das Rohr im kalten Dachraum wird bis unter die Pfanne gedämmt, mindestens 25 mm. Wo es aus dem Dach ragt, lässt sich Kondensat nicht vermeiden; deshalb das Gefälle oder ein Sammler mit Ablauf an der tiefsten Stelle.

## Was der Winter zeigt

Am ersten frostigen Morgen sehen Sie, ob alles stimmt: Reif rund um die Pfanne bedeutet, dass dort warme Luft austritt. Tropft es aus dem Ventil, fehlt Gefälle oder Dämmung. Beides lässt sich im ersten Jahr noch leicht nachbessern.

## Wann ein Dachventilator?

Bei langen Schächten und mehreren Geschossen sitzt der Antrieb besser oben: Der ganze Strang steht dann unter Unterdruck, nichts drückt aus Ritzen zurück. [Dachventilatoren](category:A3) stehen auf einem [Sockel](category:A3.3), der gedämmt und gegen den Dachaufbau entkoppelt ist. Unter ihn gehört ein Schalldämpfer, sonst hört das oberste Geschoss mit.

**Höhenarbeit** ist Sache des Dachdeckers. Lassen Sie Durchführung und Manschetten in einem Termin setzen.

[[Wand- und Dachdurchführungen]](category:E5)`,
    },
    cs: {
      title: 'Stěnou a střechou: prostupy bez průvanu',
      short: 'Stěnou a střechou',
      perex: 'Spád, klapka, manžeta: podle čeho zůstane prostup těsný i po deseti zimách.',
      body: `O tom, zda větrání bude dělat radost, rozhoduje posledních půl metru. Tady se potkává déšť, vítr a kondenzát na jediném místě, kde má izolace díru.

## Stěnou

1. Jádrový otvor o 10 až 20 mm větší než trubka, se spádem **1 až 2 % ven**.
2. Vložit trubku z [plastu](category:C3) nebo spiro, kolem dokola utěsnit minerální vlnou nebo vhodnou pěnou. Uvnitř vzduchotěsně, venku proti hnanému dešti.
3. Venku [protidešťová žaluzie](category:E1.2) nebo [samotížná klapka](category:E1.3). Žaluzie zadrží déšť, klapka i vítr.
4. Odstup od oken a nasávacích otvorů: nejméně 1 m, lépe 2 m.

## Klapka uvnitř, nebo venku?

| Místo | Druh | Výhoda | Nevýhoda |
| v potrubí | [zpětná klapka](category:D8) s pružinou | tichá, není vidět | 5 až 15 Pa |
| venku | samotížná klapka | zadrží hnaný déšť | může ve větru klapat |
| ve ventilátoru | vestavěná klapka | žádný další díl | často netěsní |

Zvolte **jednu**, ne dvě za sebou: každá stojí tlak.

## Střechou

[Střešní prostup](category:E5) se skládá z tašky, trubky a hlavice a musí odpovídat sklonu i krytině. Připojují se tři vrstvy:

- **Krytina:** prostupová taška nebo olověný límec, s přesahem přes dvě řady.
- **Pojistná fólie:** manžeta, nahoře naříznutá tak, aby voda tekla přes ni.
- **Parozábrana:** druhá manžeta zevnitř, vzduchotěsně přilepená.

Na třetí se rádo zapomíná. Teplý vlhký vzduch pak táhne do izolace a škoda se přičítá střeše.

## Izolace až do konce

Trubka ve studené půdě se izoluje až pod tašku, nejméně 25 mm. Tam, kde vyčnívá ze střechy, se kondenzátu zabránit nedá; proto spád nebo sběrač s odtokem na nejnižším místě.

## Co ukáže zima

Za prvního mrazivého rána uvidíte, zda je všechno v pořádku: jinovatka kolem tašky znamená, že tam uniká teplý vzduch. Kape-li z ventilu, chybí spád nebo izolace. Obojí se v prvním roce dá ještě snadno napravit.

## Kdy střešní ventilátor?

U dlouhých šachet a několika podlaží je pohon lépe nahoře: celá stoupačka je pak v podtlaku a nic netlačí spárami zpátky. [Střešní ventilátory](category:A3) stojí na [nástavci](category:A3.3), který je izolovaný a od střechy pružně oddělený. Pod něj patří tlumič, jinak ho poslouchá i nejvyšší podlaží.

**Práce ve výšce** je věcí pokrývače. Prostup i manžety si nechte osadit najednou.

[[Stěnové a střešní prostupy]](category:E5)`,
    },
    sk: {
      title: 'Stenou a strechou: prestupy bez prievanu',
      short: 'Stenou a strechou',
      perex: 'Spád, klapka, manžeta: vďaka čomu zostane prestup tesný aj po desiatich zimách.',
      body: `O tom, či bude vetranie robiť radosť, rozhoduje posledného pol metra. Tu sa stretáva dážď, vietor a kondenzát na jedinom mieste, kde má izolácia dieru.

## Stenou

1. Jadrový otvor o 10 až 20 mm väčší než rúra, so spádom **1 až 2 % von**.
2. Vložiť rúru z [plastu](category:C3) alebo spiro, dookola utesniť minerálnou vlnou alebo vhodnou penou. Vnútri vzduchotesne, vonku proti hnanému dažďu.
3. Vonku [protidažďová žalúzia](category:E1.2) alebo [pretlaková klapka](category:E1.3). Žalúzia zadrží dážď, klapka aj vietor.
4. Odstup od okien a nasávacích otvorov: najmenej 1 m, lepšie 2 m.

## Klapka vnútri, alebo vonku?

| Miesto | Druh | Výhoda | Nevýhoda |
| v potrubí | [spätná klapka](category:D8) s pružinou | tichá, nevidno ju | 5 až 15 Pa |
| vonku | pretlaková klapka | zadrží hnaný dážď | môže vo vetre klepať |
| vo ventilátore | vstavaná klapka | žiadny ďalší diel | často netesní |

Zvoľte **jednu**, nie dve za sebou: každá stojí tlak.

## Strechou

[Strešný prestup](category:E5) sa skladá zo škridly, rúry a hlavice a musí zodpovedať sklonu aj krytine. Pripájajú sa tri vrstvy:

- **Krytina:** prestupová škridla alebo olovený golier, s presahom cez dva rady.
- **Poistná fólia:** manžeta, hore narezaná tak, aby voda tiekla cez ňu.
- **Parozábrana:** druhá manžeta zvnútra, vzduchotesne prilepená.

Na tretiu sa rado zabúda. Teplý vlhký vzduch potom ťahá do izolácie a škoda sa pripisuje streche.

## Izolácia až do konca

Rúra v studenom podkroví sa izoluje až pod škridlu, najmenej 25 mm. Tam, kde vyčnieva zo strechy, sa kondenzátu zabrániť nedá; preto spád alebo zberač s odtokom na najnižšom mieste.

## Čo ukáže zima

V prvé mrazivé ráno uvidíte, či je všetko v poriadku: inovať okolo škridly znamená, že tam uniká teplý vzduch. Ak kvapká z ventilu, chýba spád alebo izolácia. Oboje sa v prvom roku dá ešte ľahko napraviť.

## Kedy strešný ventilátor?

Pri dlhých šachtách a viacerých podlažiach je pohon lepšie hore: celá stúpačka je potom v podtlaku a nič netlačí škárami späť. [Strešné ventilátory](category:A3) stoja na [nadstavci](category:A3.3), ktorý je izolovaný a od strechy pružne oddelený. Pod neho patrí tlmič, inak ho počúva aj najvyššie podlažie.

**Práca vo výške** je vecou pokrývača. Prestup aj manžety si nechajte osadiť naraz.

[[Stenové a strešné prestupy]](category:E5)`,
    },
    en: {
      title: 'Through wall and roof: terminals without draughts',
      short: 'Through wall and roof',
      perex: 'Slope, shutter, collar: what keeps a terminal tight after ten winters.',
      body: `The last half metre decides whether a ventilation system is a pleasure. Here rain, wind and condensate meet at the one place where the insulation has a hole.

## Through the wall

1. Core hole 10 to 20 mm larger than the duct, sloping **1 to 2 % outwards**.
2. Insert a [plastic](category:C3) or spiral duct, seal all round with mineral wool or suitable foam. Airtight inside, proof against driving rain outside.
3. Outside a [weather louvre](category:E1.2) or a [gravity shutter](category:E1.3). The louvre keeps out rain, the shutter wind as well.
4. Distance from windows and air intakes: at least 1 m, better 2 m.

## Shutter inside or outside?

| Place | Kind | For | Against |
| in the duct | [backdraught damper](category:D8) with spring | quiet, invisible | 5 to 15 Pa |
| outside | gravity shutter | keeps out driving rain | may clatter in wind |
| in the fan | built-in shutter | no further part | often leaks |

Use **one**, not two in a row: each costs pressure.

## Through the roof

A [roof terminal](category:E5) consists of tile, duct and cowl and must suit both pitch and tiles. Three layers have to be joined:

- **Tiles:** terminal tile or lead apron, overlapping two rows.
- **Underlay:** a collar, cut in at the top so that water runs over it.
- **Vapour barrier:** a second collar from inside, glued airtight.

The third is often forgotten. Then warm, moist air draws into the insulation, and the roof gets the blame for the damage.

## Insulate to the very end

In a cold loft the duct is insulated right up to the tile, at least 25 mm. Where it projects from the roof, condensate cannot be avoided; hence the slope, or a trap with a drain at the lowest point.

## What winter shows

On the first frosty morning you see whether all is well: hoarfrost around the tile means that warm air escapes there. If the valve drips, slope or insulation is missing. Both are still easy to put right in the first year.

## When to use a roof fan?

With long shafts and several storeys the drive is better at the top: the whole riser is under negative pressure, and nothing pushes back out of gaps. [Roof fans](category:A3) stand on a [curb](category:A3.3) that is insulated and decoupled from the roof. A silencer belongs below it, or the top floor listens in.

**Work at height** is for roofers. Have terminal and collars fitted in one go.

[[Wall and roof terminals]](category:E5)`,
    },
  },
}
