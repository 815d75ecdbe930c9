import type { ArticleSource } from '../article.ts'

export const drainCondensate: ArticleSource = {
  id: 'drain-condensate',
  category: 'guide-cellar',
  author: 'jonas',
  tags: ['moisture', 'heat-recovery', 'installation'],
  published: '2026-02-10',
  texts: {
    de: {
      title: 'Kondensat: dämmen, ableiten, verschließen',
      short: 'Kondensat ableiten',
      perex: 'Wo Wasser in Lüftungsleitungen entsteht und warum ein trockener Siphon Gerüche ins Haus holt.',
      body: `Feuchte Luft, die im Rohr abkühlt, gibt Wasser ab. Das ist kein Mangel, sondern Physik; ein Mangel ist es erst, wenn das Wasser aus dem Lüfter tropft. Drei Stellen sind typisch.

## 1. Abluftrohr durch den kalten Dachboden

Aus dem Bad kommen 24 °C und 80 % Feuchte, der Dachboden hat 2 °C. Schon nach zwei Metern tropft es zurück. Abhilfe:

- Rohr mit mindestens 25, besser 50 mm dämmen: [Dämmmatte](category:L5) um das Wickelfalzrohr oder gleich [isolierter Schlauch](category:C2.2).
- Mit 1 bis 2 % Gefälle **zum Dach** oder zu einem Kondensatsammler verlegen, nie zum Lüfter.
- Lüfter nachlaufen lassen: Trockene Raumluft holt den Rest aus dem Rohr.

## 2. Außen- und Fortluft am Lüftungsgerät

Beide Leitungen sind im Winter kalt und laufen durch warme Räume. Hier kondensiert die Raumluft **außen** am Rohr. Die Dämmung muss deshalb dampfdicht sein: geschlossenzelliger Elastomerschaum oder Mineralwolle mit Folie, alle Stöße verklebt. Ein fingerbreiter Spalt reicht für eine Pfütze.

| Leitung | Temperatur im Winter | Dämmung im beheizten Raum |
| Außenluft | −10 bis 5 °C | dampfdicht, 25 bis 50 mm |
| Fortluft | 0 bis 8 °C | dampfdicht, 25 bis 50 mm |
| Zuluft | 16 bis 19 °C | keine, im kalten Raum 50 mm |
| Abluft | 20 bis 24 °C | keine, im kalten Raum 50 mm |

## 3. Im Wärmetauscher

Ein zentrales Gerät gewinnt im Winter bis zu einen Liter Kondensat in der Stunde. Es sammelt sich in der Wanne und braucht einen Ablauf. Weil im Gerät Unterdruck herrscht, würde ein offenes Rohr Luft ansaugen und das Wasser nach oben halten. Dafür gibt es den [Siphon](category:L7).

![Kugelsiphon mit Geruchverschluss](product/siphon right)

### Wasser- oder Kugelsiphon

Ein Wassersiphon ist einfach, trocknet im Sommer aber aus; dann riecht es nach Kanal. Ein **Kugelsiphon** dichtet auch trocken ab. Die Sperrhöhe muss größer sein als der Unterdruck: 10 Pa entsprechen 1 mm Wassersäule, 200 Pa also 20 mm. Planen Sie das Dreifache.

---

Ist der Siphon zu niedrig, steht das Wasser in der Wanne, und der Ventilator reißt Tropfen mit in die Zuluft. Dann riecht es muffig, obwohl die Filter neu sind.

## Prüfliste vor dem Winter

1. Siphon öffnen, spülen, Wasser nachfüllen.
2. Ablauf mit einem Liter Wasser testen: Läuft er frei ab?
3. Dämmung an Schellen und Durchführungen ansehen, offene Stöße mit [Butyl- oder Aluband](category:L2) schließen.
4. Kondensatleitung frostfrei führen, mit 2 % Gefälle und ohne Sack.

[[Kondensat und Siphon]](category:L7)`,
    },
    cs: {
      title: 'Kondenzát: izolovat, odvést, uzavřít',
      short: 'Odvod kondenzátu',
      perex: 'Kde ve vzduchotechnickém potrubí vzniká voda a proč vyschlý sifon pustí do domu zápach.',
      body: `Vlhký vzduch, který se v potrubí ochladí, vydá vodu. To není závada, ale fyzika; závadou je to teprve tehdy, když voda kape z ventilátoru. Typická jsou tři místa.

## 1. Odvodní potrubí přes studenou půdu

Z koupelny přichází vzduch s 24 °C a vlhkostí 80 %, na půdě jsou 2 °C. Už po dvou metrech kape zpátky. Co s tím:

- Potrubí izolovat nejméně 25, lépe 50 mm: [izolační rohož](category:L5) kolem spiro potrubí nebo rovnou [izolovaná hadice](category:C2.2).
- Vést se spádem 1 až 2 % **ke střeše** nebo ke sběrači kondenzátu, nikdy k ventilátoru.
- Ventilátor nechat dobíhat: suchý vzduch z místnosti vynese z potrubí zbytek.

## 2. Sání a výfuk u rekuperační jednotky

Obě potrubí jsou v zimě studená a vedou teplými místnostmi. Tady kondenzuje vzduch z místnosti **zvenku** na potrubí. Izolace proto musí být parotěsná: elastomerová pěna s uzavřenými póry nebo minerální vlna s fólií, všechny spoje přelepené. Na louži stačí mezera na prst.

| Potrubí | Teplota v zimě | Izolace ve vytápěné místnosti |
| Sání | −10 až 5 °C | parotěsná, 25 až 50 mm |
| Výfuk | 0 až 8 °C | parotěsná, 25 až 50 mm |
| Přívod | 16 až 19 °C | žádná, ve studené místnosti 50 mm |
| Odvod | 20 až 24 °C | žádná, ve studené místnosti 50 mm |

## 3. Ve výměníku

Centrální jednotka získá v zimě až litr kondenzátu za hodinu. Sbírá se ve vaně a potřebuje odtok. Protože je v jednotce podtlak, otevřená trubka by nasávala vzduch a držela vodu nahoře. K tomu slouží [sifon](category:L7).

![Kuličkový sifon se zápachovou uzávěrou](product/siphon right)

### Vodní, nebo kuličkový sifon

Vodní sifon je jednoduchý, v létě ale vyschne a pak je cítit kanál. **Kuličkový sifon** těsní i nasucho. Výška uzávěry musí být větší než podtlak: 10 Pa odpovídá 1 mm vodního sloupce, 200 Pa tedy 20 mm. Počítejte s trojnásobkem.

---

Je-li sifon příliš nízký, stojí voda ve vaně a ventilátor strhává kapky do přívodu. Vzduch je pak zatuchlý, přestože filtry jsou nové.

## Kontrola před zimou

1. Sifon otevřít, propláchnout, dolít vodu.
2. Odtok vyzkoušet litrem vody: Odtéká volně?
3. Prohlédnout izolaci u objímek a prostupů, otevřené spoje uzavřít [butylovou nebo hliníkovou páskou](category:L2).
4. Potrubí kondenzátu vést mimo mráz, se spádem 2 % a bez prohybu.

[[Odvod kondenzátu a sifony]](category:L7)`,
    },
    sk: {
      title: 'Kondenzát: izolovať, odviesť, uzavrieť',
      short: 'Odvod kondenzátu',
      perex: 'Kde vo vzduchotechnickom potrubí vzniká voda a prečo vyschnutý sifón pustí do domu zápach.',
      body: `Vlhký vzduch, ktorý sa v potrubí ochladí, vydá vodu. To nie je porucha, ale fyzika; poruchou je to až vtedy, keď voda kvapká z ventilátora. Typické sú tri miesta.

## 1. Odvodné potrubie cez studenú povalu

Z kúpeľne prichádza vzduch s 24 °C a vlhkosťou 80 %, na povale sú 2 °C. Už po dvoch metroch kvapká späť. Čo s tým:

- Potrubie izolovať najmenej 25, lepšie 50 mm: [izolačná rohož](category:L5) okolo spiro potrubia alebo rovno [izolovaná hadica](category:C2.2).
- Viesť so spádom 1 až 2 % **k streche** alebo k zberaču kondenzátu, nikdy k ventilátoru.
- Ventilátor nechať dobiehať: suchý vzduch z miestnosti vynesie z potrubia zvyšok.

## 2. Nasávanie a výfuk pri rekuperačnej jednotke

Obe potrubia sú v zime studené a vedú teplými miestnosťami. Tu kondenzuje vzduch z miestnosti **zvonka** na potrubí. Izolácia preto musí byť parotesná: elastomérová pena s uzavretými pórmi alebo minerálna vlna s fóliou, všetky spoje prelepené. Na mláku stačí medzera na prst.

| Potrubie | Teplota v zime | Izolácia vo vykurovanej miestnosti |
| Nasávanie | −10 až 5 °C | parotesná, 25 až 50 mm |
| Výfuk | 0 až 8 °C | parotesná, 25 až 50 mm |
| Prívod | 16 až 19 °C | žiadna, v studenej miestnosti 50 mm |
| Odvod | 20 až 24 °C | žiadna, v studenej miestnosti 50 mm |

## 3. Vo výmenníku

Centrálna jednotka získa v zime až liter kondenzátu za hodinu. Zbiera sa vo vani a potrebuje odtok. Keďže je v jednotke podtlak, otvorená rúrka by nasávala vzduch a držala vodu hore. Na to slúži [sifón](category:L7).

![Guľôčkový sifón so zápachovou uzávierkou](product/siphon right)

### Vodný, alebo guľôčkový sifón

Vodný sifón je jednoduchý, v lete však vyschne a potom cítiť kanál. **Guľôčkový sifón** tesní aj nasucho. Výška uzávierky musí byť väčšia než podtlak: 10 Pa zodpovedá 1 mm vodného stĺpca, 200 Pa teda 20 mm. Počítajte s trojnásobkom.

---

Ak je sifón príliš nízky, stojí voda vo vani a ventilátor strháva kvapky do prívodu. Vzduch je potom zatuchnutý, hoci filtre sú nové.

## Kontrola pred zimou

1. Sifón otvoriť, prepláchnuť, doliať vodu.
2. Odtok vyskúšať litrom vody: Odteká voľne?
3. Prezrieť izoláciu pri objímkach a prestupoch, otvorené spoje uzavrieť [butylovou alebo hliníkovou páskou](category:L2).
4. Potrubie kondenzátu viesť mimo mrazu, so spádom 2 % a bez priehybu.

[[Odvod kondenzátu a sifóny]](category:L7)`,
    },
    en: {
      title: 'Condensate: insulate, drain, seal',
      short: 'Drain condensate',
      perex: 'Where water forms in ventilation ducts, and why a dry trap lets smells into the house.',
      body: `Moist air that cools down in a duct gives off water. That is not a defect but physics; it becomes a defect only when the water drips from the fan. Three places are typical.

## 1. Extract duct through a cold loft

From the bathroom come 24 °C and 80 % humidity, the loft has 2 °C. After only two metres it drips back. What helps:

- Insulate the duct with at least 25, better 50 mm: an [insulating mat](category:L5) round spiral duct, or [insulated hose](category:C2.2) in the first place.
- Lay it with a slope of 1 to 2 % **towards the roof** or towards a condensate trap, never towards the fan.
- Let the fan run on: dry room air takes the rest out of the duct.

## 2. Intake and exhaust at the ventilation unit

Both ducts are cold in winter and run through warm rooms. Here the room air condenses on the **outside** of the duct. So the insulation must be vapour-tight: closed-cell elastomer foam, or mineral wool with foil, all joints taped. A gap of a finger’s breadth is enough for a puddle.

| Duct | Temperature in winter | Insulation in a heated room |
| Intake | −10 to 5 °C | vapour-tight, 25 to 50 mm |
| Exhaust | 0 to 8 °C | vapour-tight, 25 to 50 mm |
| Supply | 16 to 19 °C | none, 50 mm in a cold room |
| Extract | 20 to 24 °C | none, 50 mm in a cold room |

## 3. In the heat exchanger

In winter a central unit collects up to a litre of condensate an hour. It gathers in the tray and needs a drain. Because the unit is under negative pressure, an open pipe would draw in air and hold the water up. That is what the [trap](category:L7) is for.

![Ball trap with odour seal](product/siphon right)

### Water or ball trap

A water trap is simple, but dries out in summer, and then it smells of drains. A **ball trap** seals even when dry. The height of the seal must exceed the negative pressure: 10 Pa equal 1 mm of water, so 200 Pa equal 20 mm. Plan three times that.

---

If the trap is too low, water stands in the tray and the fan carries drops into the supply air. Then it smells musty although the filters are new.

## Checklist before winter

1. Open the trap, rinse it, top up the water.
2. Test the drain with a litre of water: does it run off freely?
3. Look at the insulation by clamps and terminals, close open joints with [butyl or aluminium tape](category:L2).
4. Run the condensate pipe free of frost, with a slope of 2 % and no sag.

[[Condensate drains and traps]](category:L7)`,
    },
  },
}
