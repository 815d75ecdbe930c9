import type { ArticleSource } from '../article.ts'

export const warehouseBrno: ArticleSource = {
  id: 'warehouse-brno',
  category: 'news-company',
  author: 'petra',
  tags: ['company', 'shopping', 'ducts'],
  published: '2026-03-26',
  texts: {
    de: {
      title: 'Größeres Lager in Brünn: Rohre bis drei Meter ab Lager',
      short: 'Größeres Lager in Brünn',
      perex: 'Mehr Platz für Wickelfalzrohr und Formteile, späterer Annahmeschluss für Abholer und ein eigener Zuschnitt für Filtermatten.',
      body: `Brünn war unser kleinstes Lager und ist seit März unser zweitgrößtes. Die Halle in der Vídeňská hat 1.400 m² dazubekommen. Für Sie ändert sich dreierlei.

## 1. Rohre ab Lager

[Wickelfalzrohr](category:C1) von Ø 80 bis 315 mm liegt jetzt in allen Längen bis 3 m in Brünn. Bisher kam alles über 1,5 m aus Leipzig. Die Lieferzeit nach Tschechien, in die Slowakei und nach Ostösterreich sinkt damit von vier auf ein bis zwei Werktage.

| Ware | bisher | jetzt |
| Rohr bis 1,5 m | 1 bis 2 Tage | 1 bis 2 Tage |
| Rohr 2 m und 3 m | 4 Tage | 1 bis 2 Tage |
| Formteile bis Ø 315 mm | 2 bis 4 Tage | 1 bis 2 Tage |
| ab Ø 355 mm | 7 bis 14 Tage | 7 bis 14 Tage |

Drei Meter lange Rohre fahren weiterhin mit der Spedition. Wer ein Paket will, nimmt Längen bis 1 m und [Nippel](category:D4) dazwischen.

## 2. Abholung ohne Umweg

Was am Lager ist und bis 14 Uhr bestellt wird, liegt am selben Tag bereit. Der Abholschalter hat einen eigenen Eingang an der Nordseite; zwei Stellplätze sind für Anhänger markiert. Bezahlt wird vorab im Shop oder mit Karte am Schalter.

## 3. Filtermatten nach Metern

[Filtermatten](category:F4) schneiden wir in Brünn von der Rolle. Die Mindestlänge ist 0,5 m. Weil das ein Zuschnitt aus Standardrollen ist, bleibt Ihr Widerrufsrecht bestehen.

## Wie das Lager arbeitet

Schnelldreher, also Badlüfter, Formteile Ø 100, 125 und 160 mm und Schellen, liegen vorn. Filter rücken im September nach vorn, Industrieventilatoren im Mai. Bestellungen bis 12 Uhr gehen am selben Tag hinaus, Express bis 15 Uhr. An tschechischen Feiertagen ruht der Versand aus Brünn; Sendungen nach Deutschland kommen dann aus Leipzig, wenn dort Ware liegt.

## Besuch im Lager

Gruppen von Fachbetrieben führen wir auf Anfrage durch die Halle, meist am Freitagvormittag. Sehenswert ist vor allem die Zuschneidemaschine: Sie rollt fünfzig Meter Filtermatte in vier Minuten ab und misst auf den Millimeter.

## Und Leipzig?

Leipzig bleibt das Zentrallager für Lüftungsgeräte, Brandschutz und alles über Ø 315 mm. Liegen Teile einer Bestellung an zwei Orten, führen wir sie zusammen und versenden einmal. Den Termin sehen Sie vor dem Bestellen im Warenkorb.

Wege, Preise und Annahmezeiten stehen unter [Versand und Zahlung](page:shipping).`,
    },
    cs: {
      title: 'Větší sklad v Brně: potrubí do tří metrů skladem',
      short: 'Větší sklad v Brně',
      perex: 'Víc místa pro spiro potrubí a tvarovky, pozdější uzávěrka pro osobní odběr a vlastní řezání filtrační tkaniny.',
      body: `Brno bylo naším nejmenším skladem a od března je druhým největším. Hala ve Vídeňské ulici se rozrostla o 1 400 m². Pro vás se mění trojí.

## 1. Potrubí skladem

[Spiro potrubí](category:C1) od Ø 80 do 315 mm je teď v Brně ve všech délkách do 3 m. Dosud jezdilo všechno nad 1,5 m z Lipska. Dodací lhůta do Česka, na Slovensko a do východního Rakouska se tak zkracuje ze čtyř na jeden až dva pracovní dny.

| Zboží | dosud | teď |
| Potrubí do 1,5 m | 1 až 2 dny | 1 až 2 dny |
| Potrubí 2 m a 3 m | 4 dny | 1 až 2 dny |
| Tvarovky do Ø 315 mm | 2 až 4 dny | 1 až 2 dny |
| od Ø 355 mm | 7 až 14 dní | 7 až 14 dní |

Třímetrové trubky dál vozí spedice. Kdo chce balík, vezme délky do 1 m a mezi ně [nátrubky](category:D4).

## 2. Osobní odběr bez zajížďky

Co je skladem a objednáte do 14 hodin, bude týž den připraveno. Výdejní okénko má vlastní vchod na severní straně; dvě parkovací místa jsou vyznačena pro přívěsy. Platí se předem v obchodě, nebo kartou u okénka.

## 3. Filtrační tkanina na metry

[Filtrační tkaninu](category:F4) řežeme v Brně z role. Nejmenší délka je 0,5 m. Protože jde o střih ze standardních rolí, právo na odstoupení od smlouvy vám zůstává.

## Jak sklad funguje

Rychloobrátkové zboží, tedy koupelnové ventilátory, tvarovky Ø 100, 125 a 160 mm a objímky, leží vpředu. Filtry se stěhují dopředu v září, průmyslové ventilátory v květnu. Objednávky do 12 hodin odcházejí týž den, expresní do 15 hodin. O českých svátcích se z Brna neexpeduje; zásilky do Německa pak jedou z Lipska, je-li tam zboží.

## Návštěva skladu

Skupiny z odborných firem na požádání provedeme halou, většinou v pátek dopoledne. Za vidění stojí hlavně řezací stroj: padesát metrů filtrační tkaniny odvine za čtyři minuty a měří na milimetr přesně.

## A Lipsko?

Lipsko zůstává centrálním skladem pro větrací jednotky, požární ochranu a všechno nad Ø 315 mm. Jsou-li části objednávky na dvou místech, spojíme je a odešleme najednou. Termín vidíte v košíku ještě před objednáním.

Trasy, ceny a časy příjmu najdete na stránce [Doprava a platba](page:shipping).`,
    },
    sk: {
      title: 'Väčší sklad v Brne: potrubie do troch metrov na sklade',
      short: 'Väčší sklad v Brne',
      perex: 'Viac miesta pre spiro potrubie a tvarovky, neskoršia uzávierka pre osobný odber a vlastné rezanie filtračnej tkaniny.',
      body: `Brno bolo naším najmenším skladom a od marca je druhým najväčším. Hala na ulici Vídeňská sa rozrástla o 1 400 m². Pre vás sa mení trojaké.

## 1. Potrubie na sklade

[Spiro potrubie](category:C1) od Ø 80 do 315 mm je teraz v Brne vo všetkých dĺžkach do 3 m. Doteraz jazdilo všetko nad 1,5 m z Lipska. Dodacia lehota do Česka, na Slovensko a do východného Rakúska sa tak skracuje zo štyroch na jeden až dva pracovné dni.

| Tovar | doteraz | teraz |
| Potrubie do 1,5 m | 1 až 2 dni | 1 až 2 dni |
| Potrubie 2 m a 3 m | 4 dni | 1 až 2 dni |
| Tvarovky do Ø 315 mm | 2 až 4 dni | 1 až 2 dni |
| od Ø 355 mm | 7 až 14 dní | 7 až 14 dní |

Trojmetrové rúry ďalej vozí špedícia. Kto chce balík, vezme dĺžky do 1 m a medzi ne [nátrubky](category:D4).

## 2. Osobný odber bez obchádzky

Čo je na sklade a objednáte do 14. hodiny, bude v ten istý deň pripravené. Výdajné okienko má vlastný vchod na severnej strane; dve parkovacie miesta sú vyznačené pre prívesy. Platí sa vopred v obchode alebo kartou pri okienku.

## 3. Filtračná tkanina na metre

[Filtračnú tkaninu](category:F4) režeme v Brne z rolky. Najmenšia dĺžka je 0,5 m. Keďže ide o strih zo štandardných roliek, právo odstúpiť od zmluvy vám zostáva.

## Ako sklad funguje

Rýchloobrátkový tovar, teda kúpeľňové ventilátory, tvarovky Ø 100, 125 a 160 mm a objímky, leží vpredu. Filtre sa sťahujú dopredu v septembri, priemyselné ventilátory v máji. Objednávky do 12. hodiny odchádzajú v ten istý deň, expresné do 15. hodiny. Počas českých sviatkov sa z Brna neexpeduje; zásielky do Nemecka potom idú z Lipska, ak je tam tovar.

## Návšteva skladu

Skupiny z odborných firiem na požiadanie prevedieme halou, väčšinou v piatok dopoludnia. Za videnie stojí najmä rezací stroj: päťdesiat metrov filtračnej tkaniny odvinie za štyri minúty a meria na milimeter presne.

## A Lipsko?

Lipsko zostáva centrálnym skladom pre vetracie jednotky, požiarnu ochranu a všetko nad Ø 315 mm. Ak sú časti objednávky na dvoch miestach, spojíme ich a odošleme naraz. Termín vidíte v košíku ešte pred objednaním.

Trasy, ceny a časy príjmu nájdete na stránke [Doprava a platba](page:shipping).`,
    },
    en: {
      title: 'Larger warehouse in Brno: ducts up to three metres in stock',
      short: 'Larger warehouse in Brno',
      perex: 'More room for spiral duct and fittings, a later cut-off for collection and our own cutting of filter media.',
      body: `Brno was our smallest warehouse and has been the second largest since March. The hall in Vídeňská street has gained 1,400 m². Three things change for you.

## 1. Ducts from stock

[Spiral duct](category:C1) from Ø 80 to 315 mm is now in Brno in all lengths up to 3 m. Until now, everything above 1.5 m came from Leipzig. Delivery to Czechia, Slovakia and eastern Austria drops from four to one or two working days.

| Goods | until now | now |
| Duct up to 1.5 m | 1 to 2 days | 1 to 2 days |
| Duct 2 m and 3 m | 4 days | 1 to 2 days |
| Fittings up to Ø 315 mm | 2 to 4 days | 1 to 2 days |
| from Ø 355 mm | 7 to 14 days | 7 to 14 days |

Ducts three metres long still travel by haulier. If you want a parcel, take lengths up to 1 m and [nipples](category:D4) in between.

## 2. Collection without detours

What is in stock and ordered by 2 pm is ready the same day. The collection desk has its own entrance on the north side; two parking spaces are marked for trailers. You pay in the shop beforehand or by card at the desk.

## 3. Filter media by the metre

In Brno we cut [filter media](category:F4) from the roll. The minimum length is 0.5 m. Because these are cuts from standard rolls, your right of withdrawal remains.

## How the warehouse works

Fast movers, that is bathroom fans, fittings of Ø 100, 125 and 160 mm and clamps, lie at the front. Filters move forward in September, industrial fans in May. Orders by noon leave the same day, express by 3 pm. On Czech holidays nothing is sent from Brno; parcels to Germany then come from Leipzig if the goods are there.

## Visiting the warehouse

We show groups from trade companies around the hall on request, mostly on Friday mornings. The cutting machine above all is worth seeing: it unrolls fifty metres of filter media in four minutes and measures to the millimetre.

## And Leipzig?

Leipzig remains the central warehouse for ventilation units, fire protection and everything above Ø 315 mm. If parts of an order are in two places, we bring them together and send them once. You see the date in the basket before you order.

Routes, prices and cut-off times are under [Delivery and payment](page:shipping).`,
    },
  },
}
