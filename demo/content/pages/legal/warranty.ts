import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const warrantyPage = page('warranty', t('Gewährleistung und Garantie', 'Reklamace', 'Reklamácie', 'Warranty and claims'), t(
    `Demotext.

## Gesetzliche Gewährleistung

Für neue Ware haben Verbraucher zwei Jahre lang Anspruch auf Nacherfüllung, Rücktritt oder Minderung, wenn die Ware bei Lieferung mangelhaft war. Zeigt sich der Mangel im ersten Jahr, wird vermutet, dass er von Anfang an bestand. Wählen Sie die Reparatur, verlängert sich die Frist einmalig um zwölf Monate (Richtlinie (EU) 2024/1799).

## Garantie des Herstellers

Manche Hersteller geben darüber hinaus eine Garantie; die Jahre stehen in den technischen Daten. Sie besteht neben Ihren gesetzlichen Rechten und schränkt sie nicht ein.

## So melden Sie einen Mangel

1. Den Mangel [online reklamieren](/reklamation) oder Bestellnummer, Artikel und kurze Beschreibung an service@luftbasis.example senden, am besten mit Foto.
2. Wir bestätigen den Eingang und klären, ob repariert, ersetzt oder erstattet wird.
3. Die Kosten der Rücksendung bei berechtigter Reklamation tragen wir.`,
    `Ukázkový text.

## Práva z vadného plnění

Spotřebitel může vadu zboží vytknout do 24 měsíců od převzetí. Projeví-li se během prvního roku, má se za to, že zboží bylo vadné už při převzetí. Můžete požadovat opravu nebo výměnu, případně slevu či odstoupení. Zvolíte-li opravu, lhůta se jednou prodlouží o dvanáct měsíců (směrnice (EU) 2024/1799).

## Záruka výrobce

Někteří výrobci dávají záruku delší; počet let je uveden v parametrech. Zákonná práva tím nejsou dotčena.

## Jak reklamovat

1. Vyplňte [formulář reklamace](/reklamovat), nebo na service@luftbasis.example pošlete číslo objednávky, zboží a popis závady, ideálně s fotografií.
2. Vydáme potvrzení s datem, obsahem a požadovaným způsobem vyřízení.
3. Reklamaci vyřídíme do 30 dnů, nedohodneme-li se jinak; účelné náklady hradíme my.`,
    `Ukážkový text.

## Zodpovednosť za vady

Spotrebiteľ môže vadu vytknúť do 24 mesiacov od dodania. Ak sa prejaví v tejto lehote, predpokladá sa, že existovala už pri dodaní, ak to nie je nezlučiteľné s povahou tovaru alebo vady. Môžete žiadať opravu alebo výmenu, prípadne zľavu či odstúpenie. Ak si zvolíte opravu, lehota sa raz predĺži o dvanásť mesiacov (smernica (EÚ) 2024/1799).

## Záruka výrobcu

Niektorí výrobcovia dávajú záruku dlhšiu; počet rokov je uvedený v parametroch. Zákonné práva tým nie sú dotknuté.

## Ako reklamovať

1. Vyplňte [formulár reklamácie](/reklamovat), alebo na service@luftbasis.example pošlite číslo objednávky, tovar a opis vady, ideálne s fotografiou.
2. Vydáme potvrdenie o vytknutí vady a uvedieme lehotu na jej odstránenie.
3. Vadu odstránime v primeranej lehote, spravidla do 30 dní; účelné náklady hradíme my.`,
    `Demo text.

## Statutory rights

For new goods, consumers have two years of statutory rights to repair, replacement, reduction or withdrawal if the goods were defective on delivery. In the first year the defect is presumed to have existed from the start. If you choose repair, the period is extended once by twelve months (Directive (EU) 2024/1799).

## Manufacturer’s guarantee

Some makers give a guarantee on top; the years are in the technical data. It stands beside your statutory rights and does not limit them.

## How to make a claim

1. Fill in the [claim form](/warranty-claim), or send order number, item and a short description to service@luftbasis.example, ideally with a photo.
2. We confirm receipt and settle whether it is repaired, replaced or refunded.
3. We bear the return cost of justified claims.`,
  ))
