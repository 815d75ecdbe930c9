import type { ArticleSource } from '../article.ts'

export const changeFilters: ArticleSource = {
  id: 'change-filters',
  category: 'guide-home',
  author: 'hana',
  tags: ['filters', 'heat-recovery', 'maintenance'],
  published: '2025-11-04',
  texts: {
    de: {
      title: 'Filter wechseln: wann, welche, wie',
      short: 'Filter wechseln',
      perex: 'Ein voller Filter kostet Luft, Strom und Ruhe. So finden Sie den passenden Satz und den richtigen Zeitpunkt.',
      body: `Ein Lüftungsgerät ist so gut wie sein Filter. Sitzt er zu, regelt das Gerät nach, wird lauter und braucht mehr Strom; kann es nicht nachregeln, kommt weniger Luft an und das Verhältnis von Zu- und Abluft kippt.

## Wann?

Als Regel gelten **sechs Monate** für den Außenluftfilter und sechs bis zwölf für den Abluftfilter. Kürzer wird es neben einer Baustelle, an einer stark befahrenen Straße oder in der Pollenzeit. Günstig sind zwei Termine: im Oktober vor der Heizzeit und im April nach dem ersten Blütenschub.

Drei Zeichen sagen es vor dem Kalender:

- Die Anzeige am Gerät blinkt. Viele zählen nur Stunden; sehen Sie trotzdem nach.
- Das Vlies ist gleichmäßig grau bis schwarz.
- Sie hören das Gerät auf einer Stufe, auf der es früher still war.

Ausklopfen und Aussaugen helfen nicht: Was die Luft bremst, steckt in der Tiefe der Fasern.

## Welche Klasse?

| Platz | Bisher (EN 779) | Heute (ISO 16890) |
| Abluft | G4 | Coarse 60 bis 65 % |
| Außenluft, üblich | M5 | ePM10 50 % |
| Außenluft, Pollen und Feinstaub | F7 | ePM1 50 bis 65 % |
| gegen Gerüche | – | [Aktivkohle](category:F5) |

Die alten Bezeichnungen stehen noch auf vielen Geräten. Eine genaue Umrechnung gibt es nicht, weil anders gemessen wird; die Tabelle nennt, was üblicherweise ersetzt wird. Ein feinerer Filter als vorgesehen hat mehr Widerstand: Fragen Sie vorher, ob das Gerät ihn verträgt.

![Filtersatz aus zwei Panelfiltern](product/filter-set right)

## Den passenden Satz finden

1. Typenschild lesen: Es steht meist innen an der Tür.
2. Unter [Ersatzfilter](category:F1) im Filter „Passend für“ das Modell wählen.
3. Steht es nicht dabei, den alten Filter messen: Breite × Höhe × Tiefe in Millimetern, Rahmen eingeschlossen.

---

## Was ein voller Filter kostet

Steigt der Druckverlust von 40 auf 120 Pa, nimmt ein Gerät mit Konstantregelung etwa ein Drittel mehr Leistung auf. Bei 40 W Grundlast sind das im halben Jahr rund 60 kWh, bei 0,35 €/kWh gut 20 €.

## Der Wechsel

1. Gerät ausschalten, Tür öffnen.
2. Merken, in welche Richtung der Pfeil zeigt. Er zeigt in Strömungsrichtung.
3. Alten Filter herausziehen, gleich in einen Beutel geben und verschließen.
4. Gehäuse feucht auswischen, dabei den Kondensatablauf ansehen.
5. Neuen Filter einsetzen, Dichtung rundum prüfen, Zähler zurücksetzen.

Der alte Filter kommt in den Restmüll. Wer drei Sätze auf einmal bestellt, zahlt 5 % weniger und hat anderthalb Jahre Ruhe.

[[Ersatzfilter nach Gerät]](category:F1)`,
    },
    cs: {
      title: 'Výměna filtrů: kdy, jaké a jak',
      short: 'Výměna filtrů',
      perex: 'Zanesený filtr stojí vzduch, elektřinu i klid. Jak najít správnou sadu a správnou dobu.',
      body: `Jednotka je jen tak dobrá, jak dobrý má filtr. Když se zanese, přidá otáčky, je hlasitější a odebírá víc proudu. Neumí-li přidat, přivádí méně vzduchu a přívod přestane odpovídat odvodu.

## Kdy?

Pravidlo zní **šest měsíců** u venkovního vzduchu, šest až dvanáct u odvodu. Dříve vedle stavby, u rušné silnice nebo v pylové sezoně. Osvědčily se dva termíny: v říjnu před topením a v dubnu po prvním kvetení.

Tři znamení předběhnou kalendář:

- Jednotka hlásí výměnu. Mnohé jen počítají hodiny, přesto se podívejte.
- Tkanina je stejnoměrně šedá až černá.
- Slyšíte ji na stupni, na kterém dřív nebyla slyšet.

Vyklepat ani vysát filtr nepomůže: vzduch brzdí to, co vězí hluboko ve vláknech.

## Jakou třídu?

| Místo | Dříve (EN 779) | Dnes (ISO 16890) |
| Odvod | G4 | Coarse 60 až 65 % |
| Venkovní vzduch, běžně | M5 | ePM10 50 % |
| Venkovní vzduch, pyl a prach | F7 | ePM1 50 až 65 % |
| Pachy | – | [aktivní uhlí](category:F5) |

Staré značení najdete na mnoha jednotkách dodnes. Přesný převod neexistuje, protože se měří jinak; tabulka uvádí obvyklou náhradu. Jemnější filtr klade větší odpor, předem si proto ověřte, zda ho jednotka snese.

![Sada dvou panelových filtrů](product/filter-set right)

## Jak najít správnou sadu

1. Přečtěte štítek, bývá uvnitř na dvířkách.
2. Mezi [filtry do jednotek](category:F1) vyberte ve filtru „Vhodné pro“ svůj model.
3. Není-li tam, změřte starý filtr: šířka × výška × hloubka v milimetrech i s rámečkem.

---

## Co stojí zanesený filtr

Vzroste-li tlaková ztráta ze 40 na 120 Pa, odebírá jednotka s konstantním průtokem asi o třetinu více. Při 40 W to dělá za půl roku kolem 60 kWh, při 6 Kč/kWh asi 350 Kč.

## Samotná výměna

1. Jednotku vypněte a otevřete.
2. Zapamatujte si směr šipky, ukazuje po proudu vzduchu.
3. Starý filtr vytáhněte a hned uzavřete do sáčku.
4. Skříň vytřete vlhkým hadrem a zkontrolujte odtok kondenzátu.
5. Vložte nový filtr, prohlédněte těsnění a vynulujte počítadlo.

Starý filtr patří do směsného odpadu. Kdo vezme tři sady najednou, ušetří 5 % a má na rok a půl klid.

[[Filtry podle jednotky]](category:F1)`,
    },
    sk: {
      title: 'Výmena filtrov: kedy, aké a ako',
      short: 'Výmena filtrov',
      perex: 'Zanesený filter stojí vzduch, elektrinu aj pokoj. Ako nájsť správnu sadu a správny čas.',
      body: `Jednotka je len taká dobrá, aký dobrý má filter. Keď sa zanesie, pridá otáčky, je hlasnejšia a odoberá viac prúdu. Ak pridať nevie, privádza menej vzduchu a prívod prestane zodpovedať odvodu.

## Kedy?

Pravidlo znie **šesť mesiacov** pri vonkajšom vzduchu, šesť až dvanásť pri odvode. Skôr vedľa stavby, pri rušnej ceste alebo v peľovej sezóne. Osvedčili sa dva termíny: v októbri pred kúrením a v apríli po prvom kvitnutí.

Tri znamenia predbehnú kalendár:

- Jednotka hlási výmenu. Mnohé len počítajú hodiny, aj tak sa pozrite.
- Tkanina je rovnomerne sivá až čierna.
- Počujete ju na stupni, na ktorom predtým nebola počuť.

Vyklepať ani povysávať filter nepomôže: vzduch brzdí to, čo je hlboko vo vláknach.

## Akú triedu?

| Miesto | Predtým (EN 779) | Dnes (ISO 16890) |
| Odvod | G4 | Coarse 60 až 65 % |
| Vonkajší vzduch, bežne | M5 | ePM10 50 % |
| Vonkajší vzduch, peľ a prach | F7 | ePM1 50 až 65 % |
| Pachy | – | [aktívne uhlie](category:F5) |

Staré označenie nájdete na mnohých jednotkách dodnes. Presný prevod neexistuje, lebo sa meria inak; tabuľka uvádza obvyklú náhradu. Jemnejší filter kladie väčší odpor, vopred si preto overte, či ho jednotka znesie.

![Sada dvoch panelových filtrov](product/filter-set right)

## Ako nájsť správnu sadu

1. Prečítajte štítok, býva vnútri na dvierkach.
2. Medzi [filtrami do jednotiek](category:F1) vyberte vo filtri „Vhodné pre“ svoj model.
3. Ak tam nie je, zmerajte starý filter: šírka × výška × hĺbka v milimetroch aj s rámikom.

---

## Čo stojí zanesený filter

Ak tlaková strata vzrastie zo 40 na 120 Pa, odoberá jednotka s konštantným prietokom asi o tretinu viac. Pri 40 W to robí za pol roka okolo 60 kWh, pri 0,20 €/kWh asi 12 €.

## Samotná výmena

1. Jednotku vypnite a otvorte.
2. Zapamätajte si smer šípky, ukazuje po prúde vzduchu.
3. Starý filter vytiahnite a hneď uzavrite do vrecka.
4. Skriňu vytrite vlhkou handrou a skontrolujte odtok kondenzátu.
5. Vložte nový filter, pozrite tesnenie a vynulujte počítadlo.

Starý filter patrí do zmesového odpadu. Kto vezme tri sady naraz, ušetrí 5 % a má na rok a pol pokoj.

[[Filtre podľa jednotky]](category:F1)`,
    },
    en: {
      title: 'Changing filters: when, which, how',
      short: 'Changing filters',
      perex: 'A full filter costs air, power and quiet. How to find the right set and the right moment.',
      body: `A ventilation unit is as good as its filter. When it clogs, the unit speeds up, gets louder and draws more power; if it cannot speed up, less air arrives and supply no longer matches extract.

## When?

The rule is **six months** for the outdoor-air filter and six to twelve for the extract filter. Sooner next to a building site, by a busy road or in the pollen season. Two dates work well: October, before heating starts, and April, after the first bloom.

Three signs beat the calendar:

- The unit says so. Many only count hours; look anyway.
- The fleece is an even grey to black.
- You hear the unit on a speed at which it used to be silent.

Knocking or vacuuming it out does not help: what slows the air sits deep between the fibres.

## Which class?

| Place | Before (EN 779) | Now (ISO 16890) |
| Extract air | G4 | Coarse 60 to 65 % |
| Outdoor air, usual | M5 | ePM10 50 % |
| Outdoor air, pollen and fine dust | F7 | ePM1 50 to 65 % |
| Smells | – | [activated carbon](category:F5) |

Many units still carry the old names. There is no exact conversion, because the test is a different one; the table shows what is usually fitted instead. A finer filter than intended has more resistance: check first that the unit can take it.

![Set of two panel filters](product/filter-set right)

## Finding the right set

1. Read the rating plate, mostly inside the door.
2. Under [unit filters](category:F1), choose your model in “Fits unit”.
3. If it is not listed, measure the old filter: width × height × depth in millimetres, frame included.

---

## What a full filter costs

If the pressure loss rises from 40 to 120 Pa, a unit with constant-flow control draws about a third more. At 40 W that is some 60 kWh in half a year, about €20 at €0.35/kWh.

## Changing it

1. Switch the unit off and open it.
2. Note where the arrow points: it follows the air.
3. Pull the old filter out and seal it in a bag at once.
4. Wipe the housing with a damp cloth and look at the condensate drain.
5. Insert the new filter, check the seal all round, reset the counter.

The old filter goes into residual waste. If you order three sets at a time you pay 5 % less and are done for a year and a half.

[[Filters by unit]](category:F1)`,
    },
  },
}
