import { t } from '../../../catalogue/texts/text.ts'
import { merchant } from '../../merchant.ts'
import { page } from '../page.ts'

/** The withdrawal period is the merchant's, as in deadlines, cart and mails. */
const days = merchant.promises.withdrawalDays

export const withdrawalPage = page('withdrawal', t('Widerrufsrecht', 'Odstoupení od smlouvy', 'Odstúpenie od zmluvy', 'Right of withdrawal'), t(
    `Demotext. Die Belehrung gilt für Verbraucher.

## Widerrufsbelehrung

Sie haben das Recht, binnen ${days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt ${days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.

Um Ihr Recht auszuüben, müssen Sie uns (LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Telefon ${merchant.phone}, service@luftbasis.example) mittels einer eindeutigen Erklärung informieren. Sie können das Muster-Formular unten verwenden. Sie können das Recht auch online unter [Vertrag widerrufen](/vertrag-widerrufen) ausüben; der Link steht auch am Ende jeder Seite. Sie erhalten dann unverzüglich eine Bestätigung mit Inhalt, Datum und Uhrzeit per E-Mail.

Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Frist absenden.

## Folgen des Widerrufs

Wir erstatten alle Zahlungen einschließlich der Lieferkosten (mit Ausnahme zusätzlicher Kosten einer anderen als der günstigsten Standardlieferung) unverzüglich und spätestens binnen vierzehn Tagen ab Eingang Ihres Widerrufs, mit demselben Zahlungsmittel. Wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder Sie den Versand nachgewiesen haben. Wegen der Rückzahlung werden Ihnen in keinem Fall Entgelte berechnet.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.

Sie tragen die unmittelbaren Kosten der Rücksendung. Bei Ware, die nicht als Paket verschickt werden kann (etwa 3-m-Rohre und Geräte über 30 kg), werden die Kosten auf höchstens etwa 59 € geschätzt. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung nicht notwendig war.

## Ausnahmen

Das Recht besteht nicht bei Ware, die nicht vorgefertigt ist und nach Ihrer individuellen Auswahl hergestellt wird. Feste Längen und Lagerfarben fallen nicht darunter.

## Muster-Widerrufsformular

An LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren – bestellt am / erhalten am – Name – Anschrift – Unterschrift (nur bei Mitteilung auf Papier) – Datum.`,
    `Ukázkový text. Poučení platí pro spotřebitele.

## Poučení

Máte právo odstoupit od smlouvy bez udání důvodu ve lhůtě ${days} dnů ode dne, kdy vy nebo vámi určená osoba jiná než dopravce převezmete poslední část zboží (§ 1829 občanského zákoníku).

Odstoupení nám sdělte jednoznačným prohlášením na adresu LuftBasis GmbH, Musterallee 12, 04109 Leipzig, telefonicky ${merchant.phone} nebo na service@luftbasis.example. Můžete použít vzorový formulář níže nebo online funkci [Odstoupit od smlouvy](/odstoupeni-od-smlouvy), na kterou vede i odkaz v zápatí; potvrzení s obsahem, datem a časem vám obratem zašleme e-mailem.

Lhůta je zachována, odešlete-li sdělení před jejím uplynutím.

## Důsledky

Vrátíme všechny platby včetně nákladů na nejlevnější nabízené dodání do čtrnácti dnů od odstoupení, stejným způsobem; žádné poplatky vám za to neúčtujeme. S vrácením můžeme počkat, dokud zboží neobdržíme nebo neprokážete jeho odeslání. Zboží nám zašlete nebo předejte bez zbytečného odkladu, nejpozději do čtrnácti dnů od odstoupení; lhůta je zachována, odešlete-li zboží před jejím uplynutím.

Náklady na vrácení nesete vy; u zboží, které nelze poslat balíkem, je odhadujeme nejvýše na 1 490 Kč. Za snížení hodnoty odpovídáte jen tehdy, vzniklo-li zacházením nad rámec nutný k vyzkoušení.

## Výjimky

Odstoupit nelze u zboží vyrobeného podle vašich požadavků. Pevné délky a skladové barvy mezi ně nepatří.

## Vzorový formulář

Adresát: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example. Oznamuji, že odstupuji od smlouvy o nákupu tohoto zboží – datum objednání / převzetí – jméno – adresa – podpis (jen na papíře) – datum.`,
    `Ukážkový text. Poučenie platí pre spotrebiteľov.

## Poučenie

Máte právo odstúpiť od zmluvy bez uvedenia dôvodu v lehote ${days} dní odo dňa, keď vy alebo vami určená osoba iná ako dopravca prevezmete poslednú časť tovaru (zákon č. 108/2024 Z. z.).

Odstúpenie nám oznámte jednoznačným vyhlásením na adresu LuftBasis GmbH, Musterallee 12, 04109 Leipzig, telefonicky ${merchant.phone} alebo na service@luftbasis.example. Môžete použiť vzorový formulár nižšie alebo online funkciu [Odstúpiť od zmluvy](/odstupenie-od-zmluvy), na ktorú vedie aj odkaz v pätičke; potvrdenie s obsahom, dátumom a časom vám obratom pošleme e-mailom.

Lehota je zachovaná, ak oznámenie odošlete pred jej uplynutím.

## Dôsledky

Vrátime všetky platby vrátane nákladov na najlacnejšie ponúkané dodanie do štrnástich dní od odstúpenia, rovnakým spôsobom; žiadne poplatky vám za to neúčtujeme. S vrátením môžeme počkať, kým tovar nedostaneme alebo nepreukážete jeho odoslanie. Tovar nám pošlite alebo odovzdajte bez zbytočného odkladu, najneskôr do štrnástich dní odo dňa odstúpenia; lehota je zachovaná, ak tovar odošlete pred jej uplynutím.

Náklady na vrátenie znášate vy; pri tovare, ktorý nemožno poslať balíkom, ich odhadujeme najviac na 69 €. Za zníženie hodnoty zodpovedáte len vtedy, ak vzniklo zaobchádzaním nad rámec nutný na vyskúšanie.

## Výnimky

Odstúpiť nemožno pri tovare vyrobenom podľa vašich požiadaviek. Pevné dĺžky a skladové farby medzi ne nepatria.

## Vzorový formulár

Adresát: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example. Oznamujem, že odstupujem od zmluvy o kúpe tohto tovaru – dátum objednania / prevzatia – meno – adresa – podpis (len na papieri) – dátum.`,
    `Demo text. These instructions apply to consumers.

## Instructions

You have the right to withdraw from this contract within ${days} days without giving any reason. The period expires ${days} days after the day on which you, or a third party other than the carrier named by you, take possession of the last item.

To exercise the right, inform us (LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany, phone ${merchant.phone}, service@luftbasis.example) by an unequivocal statement. You may use the model form below or the online function [Withdraw from contract here](/withdraw-from-contract), which is also linked at the foot of every page; you will at once receive a confirmation with content, date and time by e-mail.

It is sufficient to send your statement before the period has expired.

## Effects

We reimburse all payments, including the cost of the least expensive standard delivery, within fourteen days of your withdrawal by the same means and without any fee. We may wait until we have the goods back or you have shown that you sent them.

You shall send back the goods or hand them over to us without undue delay and in any event not later than fourteen days from the day on which you tell us of your withdrawal. The deadline is met if you send the goods before the fourteen days have expired.

You bear the direct cost of returning the goods; for goods that cannot be sent as a parcel it is estimated at no more than about 59 €. You are liable for diminished value only where it comes from handling beyond what testing requires.

## Exceptions

There is no right of withdrawal for goods made to your specifications. Fixed lengths and stock colours are not among them.

## Model form

To LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example: I hereby give notice that I withdraw from my contract of sale of the following goods – ordered on / received on – name – address – signature (on paper only) – date.`,
  ), ['/widerruf.html'])
