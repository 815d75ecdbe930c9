import { t } from '../../catalogue/texts/text.ts'
import { page } from './page.ts'

/** Delivery, accessibility and disposal. */
export const servicePages = [
  page('shipping', t('Versand und Zahlung', 'Doprava a platba', 'Doprava a platba', 'Delivery and payment'), t(
    `Wir liefern nach Deutschland, Österreich, Tschechien und in die Slowakei, in alle vier Länder zum gleichen Preis. Den genauen Betrag sehen Sie im Warenkorb, bevor Sie bestellen.

## Versandkosten

| Versandart | Größtes Stück | Preis |
| DHL Paket | 120 cm, 15 kg | 5,90 €, ab 99 € Warenwert kostenfrei |
| Express bis 12 Uhr am nächsten Werktag | 120 cm, 15 kg | 14,90 € |
| Sperrgut | 200 cm, 30 kg | 14,90 € |
| Spedition bis Bordsteinkante, mit Terminabsprache | alles Größere | 59,00 € |
| PPL ParcelShop oder Box | 60 cm, 10 kg | 3,90 €, ab 99 € Warenwert kostenfrei |
| Abholung in Leipzig oder Berlin | ohne Grenze | kostenlos |

Maßgeblich ist das größte Stück: Liegt ein 3-m-Rohr im Warenkorb, fährt die ganze Bestellung mit der Spedition. Der Schwellenwert gilt für das Standardpaket und den ParcelShop, nicht für Express, Sperrgut und Spedition.

## Lieferzeit

„Auf Lager“ heißt: werktags bis 12 Uhr bestellt, am selben Tag verschickt; Express nehmen wir bis 15 Uhr an, Abholungen bis 14 Uhr. Was nicht liegt, kommt in zwei bis vier Tagen aus dem Zentrallager oder in sieben bis vierzehn vom Hersteller; Auftragsfertigung dauert zehn bis zwanzig Tage. Die Frist steht bei jedem Artikel.

## Zahlung

- Kreditkarte (Visa, Mastercard) oder PayPal; nach 24 Stunden ohne Zahlung geben wir die Ware wieder frei
- Vorkasse per Überweisung; wir versenden nach Zahlungseingang
- Rechnung für Unternehmer, zahlbar in 14 Tagen

Für keine Zahlungsart berechnen wir eine Gebühr.`,
    `Dodáváme do Česka, na Slovensko, do Německa a Rakouska, do všech čtyř zemí za stejnou cenu. Přesnou částku vidíte v košíku ještě před objednáním.

## Cena dopravy

| Způsob | Největší kus | Cena |
| PPL | 120 cm, 15 kg | 119 Kč, od 2 500 Kč zdarma |
| Expres do 12 hodin následujícího pracovního dne | 120 cm, 15 kg | 249 Kč |
| Nadrozměrná zásilka | 200 cm, 30 kg | 299 Kč |
| Paletová přeprava po telefonické domluvě | vše větší | 1 490 Kč |
| PPL ParcelShop nebo box | 60 cm, 10 kg | 89 Kč, od 2 500 Kč zdarma |
| Zásilkovna: výdejní místo nebo Z-BOX | 70 cm, 10 kg | 79 Kč, od 2 500 Kč zdarma |
| Osobní odběr v Brně nebo v Praze | bez omezení | zdarma |

Rozhoduje největší kus: je-li v košíku třímetrová trubka, pojede celá objednávka na paletě. Doprava zdarma se týká běžného balíku a výdejních míst, ne expresu, nadrozměrných zásilek a palet.

## Dodací lhůta

„Skladem“ znamená: v pracovní den objednáno do 12 hodin, týž den odesláno; expres přijímáme do 15 hodin, osobní odběr do 14 hodin. Co skladem není, přijde za dva až čtyři dny z centrálního skladu nebo za sedm až čtrnáct dní od výrobce; zakázková výroba trvá deset až dvacet dní. Lhůta je uvedena u každého zboží.

## Platba

- kartou online (Visa, Mastercard) nebo přes PayPal; nepřijde-li platba do 24 hodin, zboží uvolníme
- bankovním převodem; odesíláme po přijetí platby
- dobírkou za 39 Kč, u balíku a nadrozměrné zásilky
- na fakturu pro firmy, splatnost 14 dní

Kromě dobírky za platbu nic neúčtujeme.`,
    `Dodávame na Slovensko, do Česka, Nemecka a Rakúska, do všetkých štyroch krajín za rovnakú cenu. Presnú sumu vidíte v košíku ešte pred objednaním.

## Cena dopravy

| Spôsob | Najväčší kus | Cena |
| PPL kuriér | 120 cm, 15 kg | 5,90 €, od 99 € zadarmo |
| Expres do 12. hodiny nasledujúceho pracovného dňa | 120 cm, 15 kg | 14,90 € |
| Nadrozmerná zásielka | 200 cm, 30 kg | 14,90 € |
| Paletová preprava po telefonickej dohode | všetko väčšie | 69,00 € |
| PPL ParcelShop alebo box | 60 cm, 10 kg | 3,90 €, od 99 € zadarmo |
| Packeta: výdajné miesto alebo Z-BOX | 70 cm, 10 kg | 3,50 €, od 99 € zadarmo |
| Osobný odber v Bratislave | bez obmedzenia | zadarmo |

Rozhoduje najväčší kus: ak je v košíku trojmetrová rúra, pôjde celá objednávka na palete. Doprava zadarmo sa týka bežného balíka a výdajných miest, nie expresu, nadrozmerných zásielok a paliet.

## Dodacia lehota

„Skladom“ znamená: v pracovný deň objednané do 12. hodiny, v ten istý deň odoslané; expres prijímame do 15. hodiny, osobný odber do 14. hodiny. Čo skladom nie je, príde o dva až štyri dni z centrálneho skladu alebo o sedem až štrnásť dní od výrobcu; zákazková výroba trvá desať až dvadsať dní. Lehota je uvedená pri každom tovare.

## Platba

- kartou online (Visa, Mastercard) alebo cez PayPal; ak platba nepríde do 24 hodín, tovar uvoľníme
- bankovým prevodom; odosielame po prijatí platby
- dobierkou za 1,50 €, pri balíku a nadrozmernej zásielke
- na faktúru pre firmy, splatnosť 14 dní

Okrem dobierky za platbu nič neúčtujeme.`,
    `We deliver to Germany, Austria, the Czech Republic and Slovakia, at the same price to all four countries. The exact amount is shown in the cart before you order.

## Delivery charges

| Service | Largest piece | Price |
| DHL parcel | 120 cm, 15 kg | €5.90, free from €99 |
| Express before noon on the next working day | 120 cm, 15 kg | €14.90 |
| Bulky parcel | 200 cm, 30 kg | €14.90 |
| Freight to the kerb, by appointment | anything larger | €59.00 |
| PPL parcel shop or box | 60 cm, 10 kg | €3.90, free from €99 |
| Collection in Leipzig or Berlin | no limit | free |

The largest piece decides: with a 3 m duct in the cart, the whole order goes by freight. Free delivery applies to the standard parcel and the parcel shop, not to express, bulky goods and freight.

## Lead time

“In stock” means: ordered by noon on a working day, sent the same day; express is accepted until 3 pm, collection until 2 pm. What is not on the shelf comes from the central warehouse in two to four days or from the maker in seven to fourteen; goods made to order take ten to twenty days. The lead time is shown with each item.

## Payment

- card (Visa, Mastercard) or PayPal; without payment within 24 hours we release the goods
- bank transfer in advance; sent once paid
- invoice for businesses, due in 14 days

No payment method carries a fee.`,
  ), ['/versand.html', '/lieferung']),
  page('accessibility', t('Erklärung zur Barrierefreiheit', 'Prohlášení o přístupnosti', 'Vyhlásenie o prístupnosti', 'Accessibility statement'), t(
    `Demotext. Diese Erklärung gilt für den Onlineshop LuftBasis, eine Dienstleistung im elektronischen Geschäftsverkehr nach dem BFSG.

## Was der Shop leistet

Sie können Ware suchen, vergleichen, bestellen und bezahlen sowie ein Konto führen. Alle Schritte sind mit Tastatur, Screenreader, bei 200 % Vergrößerung und ohne JavaScript vorgesehen.

## Wie wir die Anforderungen erfüllen

Maßstab sind EN 301 549 und WCAG 2.1 Stufe AA: Bedienelemente haben Namen, Kontraste sind geprüft, Fehlermeldungen stehen beim Feld, Änderungen werden angesagt.

## Bekannte Einschränkungen

Auf den Seiten fremder Zahlungsdienste haben wir keinen Einfluss auf die Bedienung. Unterlagen der Hersteller sind nicht immer barrierefrei; den Inhalt nennen wir auf Anfrage.

## Rückmeldung und Aufsicht

Hinweise bitte an service@luftbasis.example. Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.`,
    `Ukázkový text. Prohlášení se týká internetového obchodu LuftBasis jako služby podle zákona č. 424/2023 Sb.

## Co obchod umožňuje

Zboží lze hledat, porovnávat, objednat a zaplatit a vést si účet. Všechny kroky počítají s klávesnicí, odečítačem obrazovky, zvětšením 200 % i s vypnutým JavaScriptem.

## Jak požadavky plníme

Řídíme se EN 301 549 a WCAG 2.1 úrovně AA: ovládací prvky mají názvy, kontrasty jsou ověřeny, chyby jsou uvedeny u polí a změny se oznamují.

## Známá omezení

Ovládání stránek cizích platebních služeb ovlivnit nemůžeme. Podklady výrobců nejsou vždy přístupné, obsah sdělíme na vyžádání.

## Zpětná vazba

Podněty posílejte na service@luftbasis.example. Dohled vykonává Česká obchodní inspekce.`,
    `Ukážkový text. Vyhlásenie sa týka internetového obchodu LuftBasis ako služby podľa zákona č. 351/2022 Z. z.

## Čo obchod umožňuje

Tovar možno hľadať, porovnávať, objednať a zaplatiť a viesť si účet. Všetky kroky rátajú s klávesnicou, čítačkou obrazovky, zväčšením 200 % aj s vypnutým JavaScriptom.

## Ako požiadavky plníme

Riadime sa EN 301 549 a WCAG 2.1 úrovne AA: ovládacie prvky majú názvy, kontrasty sú overené, chyby sú uvedené pri poliach a zmeny sa oznamujú.

## Známe obmedzenia

Ovládanie stránok cudzích platobných služieb ovplyvniť nemôžeme. Podklady výrobcov nie sú vždy prístupné, obsah oznámime na požiadanie.

## Spätná väzba

Podnety posielajte na service@luftbasis.example. Dohľad vykonáva Slovenská obchodná inšpekcia.`,
    `Demo text. This statement covers the LuftBasis online shop as a service under the European Accessibility Act.

## What the shop offers

You can search, compare, order and pay, and keep an account. All steps are meant to work by keyboard, with a screen reader, at 200 % zoom and without JavaScript.

## How we meet the requirements

The measure is EN 301 549 and WCAG 2.1 level AA: controls have names, contrast is checked, errors stand beside their fields, changes are announced.

## Known limits

We have no influence on how the pages of payment services work. Makers’ documents are not always accessible; we provide the content on request.

## Feedback

Please write to service@luftbasis.example. The supervising authority in Germany is the MLBF in Magdeburg.`,
  )),
  page('disposal', t('Entsorgung und Rücknahme', 'Zpětný odběr a likvidace', 'Spätný odber a likvidácia', 'Disposal and take-back'), t(
    `## Elektrogeräte

Ventilatoren, Lüftungsgeräte, Regler und Sensoren gehören nicht in den Hausmüll; daran erinnert die durchgestrichene Tonne. Sie können Altgeräte kostenlos bei kommunalen Sammelstellen abgeben. Geräte bis 25 cm Kantenlänge nehmen wir auch ohne Neukauf zurück, größere beim Kauf eines gleichartigen Geräts. Löschen Sie vorher selbst Ihre Daten auf vernetzten Geräten und entnehmen Sie Batterien, soweit das zerstörungsfrei geht.

## Batterien

Manche Fernbedienungen, Sensoren und Messgeräte enthalten Batterien. Altbatterien nehmen wir unentgeltlich zurück; Sie sind zur Rückgabe verpflichtet. Pb und Cd unter dem Symbol stehen für Blei und Cadmium.

## Verpackung und Filter

Verkaufsverpackungen gehören in die Wertstoffsammlung; Transportverpackungen (Paletten, Folien) nimmt die Spedition mit. Gebrauchte Filter kommen verschlossen in den Restmüll.

Mehr dazu: [Batterien](page:batteries), [Verpackung](page:packaging), [Daten vernetzter Geräte](page:dataAccess).`,
    `## Elektrozařízení

Ventilátory, rekuperační jednotky, regulátory a čidla nepatří do směsného odpadu, jak připomíná přeškrtnutá popelnice. Bezplatně je odevzdáte ve sběrném dvoře nebo na místech zpětného odběru; při koupi nového výrobku téhož druhu odebereme starý i my. Ceny obsahují příspěvek na recyklaci. Z připojených zařízení předem smažte své údaje a vyjměte baterie.

## Baterie

Některé ovladače, čidla a měřicí přístroje obsahují baterie. Použité baterie bezplatně odebereme. Značky Pb a Cd znamenají olovo a kadmium.

## Obaly a filtry

Obaly třiďte podle materiálu; přepravní obaly (palety, fólie) si odveze dopravce. Použité filtry patří v uzavřeném sáčku do směsného odpadu.

Více: [baterie](page:batteries), [obaly](page:packaging), [data zařízení](page:dataAccess).`,
    `## Elektrozariadenia

Ventilátory, rekuperačné jednotky, regulátory a snímače nepatria do zmesového odpadu, ako pripomína preškrtnutý kôš. Bezplatne ich odovzdáte na zbernom dvore alebo na miestach spätného odberu; pri kúpe nového výrobku rovnakého druhu odoberieme starý aj my. Ceny obsahujú recyklačný poplatok. Z pripojených zariadení vopred vymažte svoje údaje a vyberte batérie.

## Batérie

Niektoré ovládače, snímače a meracie prístroje obsahujú batérie. Použité batérie bezplatne odoberieme. Značky Pb a Cd znamenajú olovo a kadmium.

## Obaly a filtre

Obaly trieďte podľa materiálu; prepravné obaly (palety, fólie) si odvezie dopravca. Použité filtre patria v uzavretom vrecku do zmesového odpadu.

Viac: [batérie](page:batteries), [obaly](page:packaging), [dáta zariadení](page:dataAccess).`,
    `## Electrical equipment

Fans, ventilation units, controllers and sensors do not belong in household waste; the crossed-out bin is the reminder. Hand them in free of charge at municipal collection points. We take back devices of up to 25 cm without a purchase, larger ones when you buy a similar unit. Delete your data on connected devices first and remove batteries where that is possible without damage.

## Batteries

Some remote controls, sensors and instruments contain batteries. We take used batteries back free of charge. Pb and Cd stand for lead and cadmium.

## Packaging and filters

Sales packaging goes into recycling; carriers take transport packaging (pallets, film) back. Used filters go into residual waste in a closed bag.

More: [batteries](page:batteries), [packaging](page:packaging), [device data](page:dataAccess).`,
  )),
]
