import { t } from '../../catalogue/texts/text.ts'
import { merchant } from '../merchant.ts'
import { page } from './page.ts'
import { storedNamesTable } from './stored-names.ts'

/** The period of withdrawal is the merchant's, as deadlines, cart and mails have it. */
const days = merchant.promises.withdrawalDays

/** Privacy, terms, withdrawal, warranty and cookies. Demo texts, no legal advice. */
export const legalPages = [
  page('privacy', t('Datenschutzerklärung', 'Ochrana osobních údajů', 'Ochrana osobných údajov', 'Privacy policy'), t(
    `Demotext ohne Gewähr. Verantwortlich im Sinne der DSGVO: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example.

## Welche Daten wir verarbeiten

| Zweck | Daten | Rechtsgrundlage | Dauer |
| Bestellung und Lieferung | Name, Anschrift, E-Mail, bestellte Ware, auf Wunsch Telefon | Art. 6 Abs. 1 lit. b DSGVO | bis zur Erfüllung, danach gesetzliche Aufbewahrung |
| Rechnung und Buchhaltung | Rechnungsdaten | Art. 6 Abs. 1 lit. c DSGVO | acht Jahre (§ 147 AO) |
| Kundenkonto | E-Mail, Kennwort (nur als Prüfwert) | Art. 6 Abs. 1 lit. b DSGVO | bis zur Löschung des Kontos |
| Widerruf eines Vertrags | Name, E-Mail, Bestellnummer, Erklärung | Art. 6 Abs. 1 lit. c DSGVO | drei Jahre nach Ende des Jahres |
| Newsletter | E-Mail, Zeitpunkt der Bestätigung | Art. 6 Abs. 1 lit. a DSGVO | bis zum Widerruf |
| Betrieb der Seite | gekürzte Protokolldaten ohne Adressen | Art. 6 Abs. 1 lit. f DSGVO | sieben Tage |
| Messung der Ladezeit in Stichproben | Zeiten und Verschiebungen beim Laden einer Seite, Art der Seite, Geräteklasse, Verbindungsart, Land; ohne Cookie, Kennung und Adresse | Art. 6 Abs. 1 lit. f DSGVO | höchstens drei Monate |

Eine Anrede verlangen wir nicht. Sie können als Gast bestellen.

## Wer Daten erhält

Transportunternehmen erhalten die Lieferanschrift, Zahlungsdienste die Zahlungsdaten. Dienstleister für den Betrieb der Seite verarbeiten Daten nur nach unserer Weisung. Eine Übermittlung in Drittländer findet nur statt, wenn die Voraussetzungen der Art. 44 ff. DSGVO erfüllt sind.

## Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde. Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Zu Cookies siehe [Cookies](page:cookies).`,
    `Ukázkový text. Správcem údajů je LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example.

## Jaké údaje zpracováváme

| Účel | Údaje | Právní základ | Doba |
| Objednávka a dodání | jméno, adresa, e-mail, zboží, nepovinně telefon | čl. 6 odst. 1 písm. b) GDPR | do splnění, dále po zákonnou dobu |
| Faktura a účetnictví | fakturační údaje | čl. 6 odst. 1 písm. c) GDPR | 10 let |
| Zákaznický účet | e-mail, heslo (jen jako otisk) | čl. 6 odst. 1 písm. b) GDPR | do zrušení účtu |
| Odstoupení od smlouvy | jméno, e-mail, číslo objednávky, prohlášení | čl. 6 odst. 1 písm. c) GDPR | tři roky po konci roku |
| Novinky e-mailem | e-mail, čas potvrzení | čl. 6 odst. 1 písm. a) GDPR | do odvolání |
| Provoz stránek | zkrácené protokoly bez adres | čl. 6 odst. 1 písm. f) GDPR | 7 dní |
| Namátkové měření rychlosti načítání | časy a posuny při načítání stránky, druh stránky, třída zařízení, typ připojení, země; bez cookies, identifikátoru a adresy | čl. 6 odst. 1 písm. f) GDPR | nejvýše tři měsíce |

Oslovení nevyžadujeme. Nakoupit můžete i bez registrace.

## Komu údaje předáváme

Dopravce dostane dodací adresu, platební služba platební údaje. Dodavatelé provozu stránek pracují s údaji jen podle našich pokynů. Do třetích zemí se údaje předávají jen za podmínek čl. 44 a násl. GDPR.

## Vaše práva

Máte právo na přístup, opravu, výmaz, omezení, přenositelnost a námitku a právo podat stížnost u Úřadu pro ochranu osobních údajů. Souhlas můžete kdykoli odvolat. O cookies píšeme [zde](page:cookies).`,
    `Ukážkový text. Prevádzkovateľom údajov je LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example.

## Aké údaje spracúvame

| Účel | Údaje | Právny základ | Doba |
| Objednávka a dodanie | meno, adresa, e-mail, tovar, nepovinne telefón | čl. 6 ods. 1 písm. b) GDPR | do splnenia, ďalej po zákonnú dobu |
| Faktúra a účtovníctvo | fakturačné údaje | čl. 6 ods. 1 písm. c) GDPR | 10 rokov |
| Zákaznícky účet | e-mail, heslo (len ako odtlačok) | čl. 6 ods. 1 písm. b) GDPR | do zrušenia účtu |
| Odstúpenie od zmluvy | meno, e-mail, číslo objednávky, vyhlásenie | čl. 6 ods. 1 písm. c) GDPR | tri roky po konci roka |
| Novinky e-mailom | e-mail, čas potvrdenia | čl. 6 ods. 1 písm. a) GDPR | do odvolania |
| Prevádzka stránok | skrátené protokoly bez adries | čl. 6 ods. 1 písm. f) GDPR | 7 dní |
| Náhodné meranie rýchlosti načítania | časy a posuny pri načítaní stránky, druh stránky, trieda zariadenia, typ pripojenia, krajina; bez cookies, identifikátora a adresy | čl. 6 ods. 1 písm. f) GDPR | najviac tri mesiace |

Oslovenie nevyžadujeme. Nakúpiť môžete aj bez registrácie.

## Komu údaje poskytujeme

Dopravca dostane dodaciu adresu, platobná služba platobné údaje. Dodávatelia prevádzky stránok pracujú s údajmi len podľa našich pokynov. Do tretích krajín sa údaje prenášajú len za podmienok čl. 44 a nasl. GDPR.

## Vaše práva

Máte právo na prístup, opravu, vymazanie, obmedzenie, prenosnosť a námietku a právo podať sťažnosť na Úrad na ochranu osobných údajov. Súhlas môžete kedykoľvek odvolať. O cookies píšeme [tu](page:cookies).`,
    `Demo text. Controller: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany, service@luftbasis.example.

## What data we process

| Purpose | Data | Legal basis | Period |
| Order and delivery | name, address, e-mail, goods, phone if given | Art. 6(1)(b) GDPR | until performed, then as the law requires |
| Invoice and accounts | billing data | Art. 6(1)(c) GDPR | eight years |
| Customer account | e-mail, password (as a hash only) | Art. 6(1)(b) GDPR | until the account is deleted |
| Withdrawal from a contract | name, e-mail, order number, declaration | Art. 6(1)(c) GDPR | three years after the end of the year |
| Newsletter | e-mail, time of confirmation | Art. 6(1)(a) GDPR | until withdrawn |
| Running the site | shortened logs without addresses | Art. 6(1)(f) GDPR | seven days |
| Measuring loading times by samples | times and shifts while a page loads, kind of page, class of device, type of connection, country; no cookie, identifier or address | Art. 6(1)(f) GDPR | three months at most |

We do not ask for a title. You may order as a guest.

## Who receives data

Carriers receive the delivery address, payment services the payment data. Providers that run the site act on our instructions only. Data go to third countries only under Art. 44 ff. GDPR.

## Your rights

You have the right of access, rectification, erasure, restriction, portability and objection, and to complain to a supervisory authority. Consent may be withdrawn at any time. For cookies see [Cookies](page:cookies).`,
  ), ['/datenschutz.html', '/privacy-policy']),
  page('terms', t('Allgemeine Geschäftsbedingungen', 'Obchodní podmínky', 'Obchodné podmienky', 'Terms and conditions'), t(
    `Demotext; er begründet keine Rechte und Pflichten.

## 1. Geltung und Vertragspartner

Diese Bedingungen gelten für Bestellungen bei der LuftBasis GmbH durch Verbraucher und Unternehmer. Abweichende Bedingungen von Unternehmern gelten nur, wenn wir ihnen in Textform zustimmen.

## 2. Vertragsschluss

1. Die Darstellung im Shop ist noch kein bindendes Angebot.
2. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Eingaben können Sie bis dahin in jedem Schritt ändern.
3. Der Eingang wird sofort per E-Mail bestätigt. Der Vertrag kommt mit unserer Annahme zustande, spätestens mit dem Versand.

## 3. Preise, Versand, Zahlung

Es gelten die Preise zum Zeitpunkt der Bestellung, inklusive Mehrwertsteuer und zuzüglich [Versandkosten](page:shipping). Bei herabgesetzten Preisen nennen wir den niedrigsten Preis der letzten 30 Tage vor der Senkung.

## 4. Eigentumsvorbehalt

Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.

## 5. Mängel

Es gelten die gesetzlichen Rechte, siehe [Gewährleistung und Garantie](page:warranty). Für Unternehmer beträgt die Frist für neue Ware ein Jahr. Das gilt nicht für Ware, die entsprechend ihrer üblichen Verwendungsweise für ein Bauwerk verwendet worden ist und dessen Mangelhaftigkeit verursacht hat (§ 438 Abs. 1 Nr. 2 BGB), nicht bei arglistigem Verschweigen eines Mangels, nicht im Umfang einer übernommenen Garantie und nicht für Ansprüche aus Lieferantenregress (§§ 445a, 445b BGB). Ansprüche wegen Vorsatz, grober Fahrlässigkeit, Verletzung von Leben, Körper, Gesundheit und nach dem Produkthaftungsgesetz bleiben unberührt.

## 6. Widerruf

Verbrauchern steht ein [Widerrufsrecht](page:withdrawal) zu.

## 7. Recht und Sprache

Es gilt deutsches Recht. Zwingende Verbraucherschutzvorschriften des Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben anwendbar. Vertragssprachen sind Deutsch, Tschechisch, Slowakisch und Englisch.`,
    `Ukázkový text, nezakládá práva ani povinnosti.

## 1. Úvodní ustanovení

Podmínky platí pro objednávky spotřebitelů i podnikatelů u společnosti LuftBasis GmbH.

## 2. Uzavření smlouvy

1. Nabídka v obchodě není závazným návrhem smlouvy.
2. Tlačítkem „Objednávka zavazující k platbě“ podáváte návrh. Do té doby můžete údaje v každém kroku změnit.
3. Přijetí objednávky potvrdíme neprodleně e-mailem. Smlouva vzniká naším přijetím, nejpozději odesláním zboží.

## 3. Ceny, doprava, platba

Platí ceny v okamžiku objednání včetně DPH, bez [dopravy](page:shipping). U slev uvádíme nejnižší cenu za 30 dní před snížením.

## 4. Výhrada vlastnictví

Zboží zůstává naším vlastnictvím do úplného zaplacení.

## 5. Vady

Práva z vadného plnění se řídí zákonem, spotřebitel je může uplatnit do 24 měsíců. Postup popisuje stránka [Reklamace](page:warranty).

## 6. Odstoupení

Spotřebitel má právo [odstoupit od smlouvy](page:withdrawal).

## 7. Rozhodné právo

Smlouva se řídí německým právem; tím není dotčena ochrana, kterou spotřebiteli poskytují kogentní předpisy státu jeho obvyklého bydliště, zejména občanský zákoník a zákon č. 634/1992 Sb.`,
    `Ukážkový text, nezakladá práva ani povinnosti.

## 1. Úvodné ustanovenia

Podmienky platia pre objednávky spotrebiteľov aj podnikateľov v spoločnosti LuftBasis GmbH.

## 2. Uzavretie zmluvy

1. Ponuka v obchode nie je záväzným návrhom zmluvy.
2. Tlačidlom „Objednávka s povinnosťou platby“ podávate návrh. Dovtedy môžete údaje v každom kroku zmeniť.
3. Prijatie objednávky potvrdíme bezodkladne e-mailom. Zmluva vzniká naším prijatím, najneskôr odoslaním tovaru.

## 3. Ceny, doprava, platba

Platia ceny v okamihu objednania vrátane DPH, bez [dopravy](page:shipping). Pri zľavách uvádzame najnižšiu cenu za 30 dní pred znížením.

## 4. Výhrada vlastníctva

Tovar zostáva naším vlastníctvom do úplného zaplatenia.

## 5. Vady

Zodpovednosť za vady sa riadi zákonom, spotrebiteľ ju môže uplatniť do 24 mesiacov. Postup opisuje stránka [Reklamácie](page:warranty).

## 6. Odstúpenie

Spotrebiteľ má právo [odstúpiť od zmluvy](page:withdrawal).

## 7. Rozhodné právo

Zmluva sa riadi nemeckým právom; tým nie je dotknutá ochrana, ktorú spotrebiteľovi poskytujú kogentné predpisy štátu jeho obvyklého pobytu, najmä zákon č. 108/2024 Z. z.`,
    `Demo text; it creates no rights or duties.

## 1. Scope

These terms apply to orders by consumers and businesses from LuftBasis GmbH.

## 2. Conclusion of contract

1. The presentation in the shop is not yet a binding offer.
2. With “Order with obligation to pay” you make an offer. Until then every entry can be changed.
3. Receipt is confirmed at once by e-mail. The contract is concluded by our acceptance, at the latest by dispatch.

## 3. Prices, delivery, payment

Prices at the time of order apply, including VAT and excluding [delivery](page:shipping). For reductions we state the lowest price of the 30 days before.

## 4. Retention of title

Goods remain ours until paid in full.

## 5. Defects

Statutory rights apply, see [Warranty and claims](page:warranty).

## 6. Withdrawal

Consumers have a [right of withdrawal](page:withdrawal).

## 7. Governing law

German law applies; mandatory consumer protection of your country of habitual residence remains unaffected.`,
  ), ['/agb.html', '/terms-of-service']),
  page('withdrawal', t('Widerrufsrecht', 'Odstoupení od smlouvy', 'Odstúpenie od zmluvy', 'Right of withdrawal'), t(
    `Demotext. Die Belehrung gilt für Verbraucher.

## Widerrufsbelehrung

Sie haben das Recht, binnen ${days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt ${days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.

Um Ihr Recht auszuüben, müssen Sie uns (LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example) mittels einer eindeutigen Erklärung informieren. Sie können das Muster-Formular unten verwenden. Sie können das Recht auch online unter [Vertrag widerrufen](/vertrag-widerrufen) ausüben; der Link steht auch am Ende jeder Seite. Sie erhalten dann unverzüglich eine Bestätigung mit Inhalt, Datum und Uhrzeit per E-Mail.

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

Odstoupení nám sdělte jednoznačným prohlášením na adresu LuftBasis GmbH, Musterallee 12, 04109 Leipzig, nebo service@luftbasis.example. Můžete použít vzorový formulář níže nebo online funkci [Odstoupit od smlouvy](/odstoupeni-od-smlouvy), na kterou vede i odkaz v zápatí; potvrzení s obsahem, datem a časem vám obratem zašleme e-mailem.

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

Odstúpenie nám oznámte jednoznačným vyhlásením na adresu LuftBasis GmbH, Musterallee 12, 04109 Leipzig, alebo service@luftbasis.example. Môžete použiť vzorový formulár nižšie alebo online funkciu [Odstúpiť od zmluvy](/odstupenie-od-zmluvy), na ktorú vedie aj odkaz v pätičke; potvrdenie s obsahom, dátumom a časom vám obratom pošleme e-mailom.

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

To exercise the right, inform us (LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany, service@luftbasis.example) by an unequivocal statement. You may use the model form below or the online function [Withdraw from contract here](/withdraw-from-contract), which is also linked at the foot of every page; you will at once receive a confirmation with content, date and time by e-mail.

It is sufficient to send your statement before the period has expired.

## Effects

We reimburse all payments, including the cost of the least expensive standard delivery, within fourteen days of your withdrawal by the same means and without any fee. We may wait until we have the goods back or you have shown that you sent them.

You shall send back the goods or hand them over to us without undue delay and in any event not later than fourteen days from the day on which you tell us of your withdrawal. The deadline is met if you send the goods before the fourteen days have expired.

You bear the direct cost of returning the goods; for goods that cannot be sent as a parcel it is estimated at no more than about 59 €. You are liable for diminished value only where it comes from handling beyond what testing requires.

## Exceptions

There is no right of withdrawal for goods made to your specifications. Fixed lengths and stock colours are not among them.

## Model form

To LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example: I hereby give notice that I withdraw from my contract of sale of the following goods – ordered on / received on – name – address – signature (on paper only) – date.`,
  ), ['/widerruf.html']),
  page('warranty', t('Gewährleistung und Garantie', 'Reklamace', 'Reklamácie', 'Warranty and claims'), t(
    `Demotext.

## Gesetzliche Gewährleistung

Für neue Ware haben Verbraucher zwei Jahre lang Anspruch auf Nacherfüllung, Rücktritt oder Minderung, wenn die Ware bei Lieferung mangelhaft war. Zeigt sich der Mangel im ersten Jahr, wird vermutet, dass er von Anfang an bestand.

## Garantie des Herstellers

Manche Hersteller geben darüber hinaus eine Garantie; die Jahre stehen in den technischen Daten. Sie besteht neben Ihren gesetzlichen Rechten und schränkt sie nicht ein.

## So melden Sie einen Mangel

1. Den Mangel [online reklamieren](/reklamation) oder Bestellnummer, Artikel und kurze Beschreibung an service@luftbasis.example senden, am besten mit Foto.
2. Wir bestätigen den Eingang und klären, ob repariert, ersetzt oder erstattet wird.
3. Die Kosten der Rücksendung bei berechtigter Reklamation tragen wir.`,
    `Ukázkový text.

## Práva z vadného plnění

Spotřebitel může vadu zboží vytknout do 24 měsíců od převzetí. Projeví-li se během prvního roku, má se za to, že zboží bylo vadné už při převzetí. Můžete požadovat opravu nebo výměnu, případně slevu či odstoupení.

## Záruka výrobce

Někteří výrobci dávají záruku delší; počet let je uveden v parametrech. Zákonná práva tím nejsou dotčena.

## Jak reklamovat

1. Vyplňte [formulář reklamace](/reklamovat), nebo na service@luftbasis.example pošlete číslo objednávky, zboží a popis závady, ideálně s fotografií.
2. Vydáme potvrzení s datem, obsahem a požadovaným způsobem vyřízení.
3. Reklamaci vyřídíme do 30 dnů, nedohodneme-li se jinak; účelné náklady hradíme my.`,
    `Ukážkový text.

## Zodpovednosť za vady

Spotrebiteľ môže vadu vytknúť do 24 mesiacov od dodania. Ak sa prejaví v tejto lehote, predpokladá sa, že existovala už pri dodaní, ak to nie je nezlučiteľné s povahou tovaru alebo vady. Môžete žiadať opravu alebo výmenu, prípadne zľavu či odstúpenie.

## Záruka výrobcu

Niektorí výrobcovia dávajú záruku dlhšiu; počet rokov je uvedený v parametroch. Zákonné práva tým nie sú dotknuté.

## Ako reklamovať

1. Vyplňte [formulár reklamácie](/reklamovat), alebo na service@luftbasis.example pošlite číslo objednávky, tovar a opis vady, ideálne s fotografiou.
2. Vydáme potvrdenie o vytknutí vady a uvedieme lehotu na jej odstránenie.
3. Vadu odstránime v primeranej lehote, spravidla do 30 dní; účelné náklady hradíme my.`,
    `Demo text.

## Statutory rights

For new goods, consumers have two years of statutory rights to repair, replacement, reduction or withdrawal if the goods were defective on delivery. In the first year the defect is presumed to have existed from the start.

## Manufacturer’s guarantee

Some makers give a guarantee on top; the years are in the technical data. It stands beside your statutory rights and does not limit them.

## How to make a claim

1. Fill in the [claim form](/warranty-claim), or send order number, item and a short description to service@luftbasis.example, ideally with a photo.
2. We confirm receipt and settle whether it is repaired, replaced or refunded.
3. We bear the return cost of justified claims.`,
  )),
  page('cookies', t('Cookies', 'Cookies', 'Cookies', 'Cookies'), t(
    `Wir setzen ohne Ihre Einwilligung nur Cookies, die für den Shop nötig sind (§ 25 Abs. 2 TDDDG). Ihre Namen beginnen zum Teil mit __Host-; ebenso führt die Liste, was Ihr Browser für den Shop speichert, ohne es mitzusenden.

${storedNamesTable('de')}

Statistik und Werbung laden wir erst, wenn Sie zustimmen. „Alles ablehnen“ steht gleichwertig neben „Alle akzeptieren“; nichts ist vorausgewählt. Ihre Wahl können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern.`,
    `Bez vašeho souhlasu ukládáme jen cookies nezbytné pro provoz obchodu (§ 89 zákona č. 127/2005 Sb.). Jejich názvy zčásti začínají na __Host-; seznam uvádí i to, co si pro obchod pamatuje váš prohlížeč a neodesílá.

${storedNamesTable('cs')}

Statistiku a reklamu načteme až po souhlasu. „Odmítnout vše“ je rovnocenné s „Přijmout vše“; nic není předem zaškrtnuto. Volbu můžete kdykoli změnit v „Nastavení cookies“ v zápatí.`,
    `Bez vášho súhlasu ukladáme len cookies nevyhnutné na prevádzku obchodu (§ 109 zákona č. 452/2021 Z. z.). Ich názvy sčasti začínajú na __Host-; zoznam uvádza aj to, čo si pre obchod pamätá váš prehliadač a neodosiela.

${storedNamesTable('sk')}

Štatistiku a reklamu načítame až po súhlase. „Odmietnuť všetko“ je rovnocenné s „Prijať všetko“; nič nie je vopred zaškrtnuté. Voľbu môžete kedykoľvek zmeniť v „Nastaveniach cookies“ v pätičke.`,
    `Without your consent we set only cookies the shop needs. Some of their names begin with __Host-; the list also has what your browser keeps for the shop without sending it.

${storedNamesTable('en')}

Statistics and advertising load only after you agree. “Reject all” stands level with “Accept all”; nothing is pre-ticked. Change your choice at any time under “Cookie settings” at the foot of every page.`,
  )),
]
