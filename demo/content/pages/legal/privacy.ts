import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const privacyPage = page('privacy', t('Datenschutzerklärung', 'Ochrana osobních údajů', 'Ochrana osobných údajov', 'Privacy policy'), t(
    `Demotext ohne Gewähr. Verantwortlich im Sinne der DSGVO: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example.

## Welche Daten wir verarbeiten

| Zweck | Daten | Rechtsgrundlage | Dauer |
| Bestellung und Lieferung | Name, Anschrift, E-Mail, bestellte Ware, auf Wunsch Telefon | Art. 6 Abs. 1 lit. b DSGVO | bis zur Erfüllung, danach gesetzliche Aufbewahrung |
| Rechnung und Buchhaltung | Rechnungsdaten, darin die E-Mail-Adresse der Bestellung | Art. 6 Abs. 1 lit. c DSGVO | acht Jahre nach Ende des Jahres (§ 147 AO); zehn bei Bestellungen im tschechischen und slowakischen Shop und bei Lieferungen, deren Steuer wir über den One-Stop-Shop melden (Art. 369k MwStSystRL) |
| Kundenkonto | Name, E-Mail, Telefon, Adressen, Listen, Angebote, Punkte, Geräte der Anmeldungen, Kennwort (nur als Prüfwert) | Art. 6 Abs. 1 lit. b DSGVO | bis zur Löschung des Kontos |
| Warenkorb eines Gastes | Artikel, Bemerkung | Art. 6 Abs. 1 lit. b DSGVO | 30 Tage nach der letzten Änderung |
| Nachrichten an Sie und, über Ihr Anliegen, an uns | E-Mail, Inhalt | Art. 6 Abs. 1 lit. b DSGVO | 90 Tage |
| Gutschein | E-Mail, nur als Prüfwert | Art. 6 Abs. 1 lit. b DSGVO | wie die Bestellung |
| Widerruf eines Vertrags | Name, E-Mail, Bestellnummer, Erklärung | Art. 6 Abs. 1 lit. c DSGVO | drei Jahre nach Ende des Jahres |
| Newsletter | E-Mail, Zeitpunkt der Bestätigung | Art. 6 Abs. 1 lit. a DSGVO | bis 30 Tage nach dem Widerruf oder der unbestätigten Anmeldung; der Nachweis der Einwilligung, E-Mail nur als Prüfwert, drei Jahre nach Ende des Jahres |
| Adressen, an die keine Nachricht mehr geht | E-Mail, nur als Prüfwert | Art. 6 Abs. 1 lit. f DSGVO | bis Sie die Löschung verlangen |
| Anfrage über ein Formular | Name, E-Mail, Nachricht | Art. 6 Abs. 1 lit. b DSGVO | 90 Tage |
| Reklamation | Name, E-Mail, Bestellnummer, Beschreibung | Art. 6 Abs. 1 lit. c DSGVO | drei Jahre nach Ende des Jahres |
| Nachricht, sobald ein Artikel lieferbar ist | E-Mail, Artikel | Art. 6 Abs. 1 lit. a DSGVO | bis zur Nachricht, höchstens ein Jahr |
| Bewertung | angegebener Name, Text, ob gekauft | Art. 6 Abs. 1 lit. f DSGVO | bis Sie die Löschung verlangen |
| Schutz vor Missbrauch | Netz der IP-Adresse und E-Mail, nur als Prüfwert | Art. 6 Abs. 1 lit. f DSGVO | höchstens wenige Tage |
| Betrieb der Seite | gekürzte Protokolldaten ohne Adressen | Art. 6 Abs. 1 lit. f DSGVO | sieben Tage |
| Messung der Ladezeit in Stichproben | Zeiten und Verschiebungen beim Laden einer Seite, Art der Seite, Geräteklasse, Verbindungsart, Land; ohne Cookie, Kennung und Adresse | Art. 6 Abs. 1 lit. f DSGVO | höchstens drei Monate |

Löschen Sie Ihr Konto, so bleiben nur Bestellungen (ohne E-Mail, Telefon und Bemerkungen), Rechnungen und Widerrufe unverändert sowie abgeschlossene Reklamationen ohne Name, E-Mail und Beschreibung, jeweils so lange wie oben genannt; eine offene Reklamation beantworten wir noch und löschen diese Angaben 30 Tage nach ihrem Abschluss; Nachrichten an uns über Ihre Anliegen laufen nach 90 Tagen ab.

Eine Anrede verlangen wir nicht. Sie können als Gast bestellen.

## Wer Daten erhält

Transportunternehmen erhalten die Lieferanschrift, Zahlungsdienste die Zahlungsdaten. Dienstleister für den Betrieb der Seite verarbeiten Daten nur nach unserer Weisung. Im Einzelnen, je nachdem, was Sie wählen:

{{recipients}}

Eine Übermittlung in Drittländer findet nur statt, wenn die Voraussetzungen der Art. 44 ff. DSGVO erfüllt sind; worauf sie sich stützt, steht in der Spalte „Sitz“.

## Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde. Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Zu Cookies siehe [Cookies](page:cookies).`,
    `Ukázkový text. Správcem údajů je LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example.

## Jaké údaje zpracováváme

| Účel | Údaje | Právní základ | Doba |
| Objednávka a dodání | jméno, adresa, e-mail, zboží, nepovinně telefon | čl. 6 odst. 1 písm. b) GDPR | do splnění, dále po zákonnou dobu |
| Faktura a účetnictví | fakturační údaje včetně e-mailu objednávky | čl. 6 odst. 1 písm. c) GDPR | 10 let po konci roku, u objednávek v německém a anglickém obchodě osm, není-li daň odváděna v režimu jednoho správního místa (OSS) |
| Zákaznický účet | jméno, e-mail, telefon, adresy, seznamy, nabídky, body, zařízení přihlášení, heslo (jen jako otisk) | čl. 6 odst. 1 písm. b) GDPR | do zrušení účtu |
| Košík bez registrace | zboží, poznámka | čl. 6 odst. 1 písm. b) GDPR | 30 dní po poslední změně |
| Zprávy vám a o vaší věci nám | e-mail, obsah | čl. 6 odst. 1 písm. b) GDPR | 90 dní |
| Slevový kód | e-mail, jen jako otisk | čl. 6 odst. 1 písm. b) GDPR | stejně jako objednávka |
| Odstoupení od smlouvy | jméno, e-mail, číslo objednávky, prohlášení | čl. 6 odst. 1 písm. c) GDPR | tři roky po konci roku |
| Novinky e-mailem | e-mail, čas potvrzení | čl. 6 odst. 1 písm. a) GDPR | do 30 dní po odvolání nebo nepotvrzeném přihlášení; doklad o souhlasu, e-mail jen jako otisk, tři roky po konci roku |
| Adresy, kam už nic neposíláme | e-mail, jen jako otisk | čl. 6 odst. 1 písm. f) GDPR | dokud nepožádáte o výmaz |
| Dotaz formulářem | jméno, e-mail, zpráva | čl. 6 odst. 1 písm. b) GDPR | 90 dní |
| Reklamace | jméno, e-mail, číslo objednávky, popis | čl. 6 odst. 1 písm. c) GDPR | tři roky po konci roku |
| Zpráva o naskladnění | e-mail, zboží | čl. 6 odst. 1 písm. a) GDPR | do odeslání zprávy, nejvýše rok |
| Hodnocení | uvedené jméno, text, zda šlo o nákup | čl. 6 odst. 1 písm. f) GDPR | dokud nepožádáte o výmaz |
| Ochrana před zneužitím | síť IP adresy a e-mail, jen jako otisk | čl. 6 odst. 1 písm. f) GDPR | nejvýše několik dní |
| Provoz stránek | zkrácené protokoly bez adres | čl. 6 odst. 1 písm. f) GDPR | 7 dní |
| Namátkové měření rychlosti načítání | časy a posuny při načítání stránky, druh stránky, třída zařízení, typ připojení, země; bez cookies, identifikátoru a adresy | čl. 6 odst. 1 písm. f) GDPR | nejvýše tři měsíce |

Když zrušíte účet, zůstanou jen objednávky (bez e-mailu, telefonu a poznámek), faktury a odstoupení beze změny a uzavřené reklamace bez jména, e-mailu a popisu, vždy po výše uvedenou dobu; otevřenou reklamaci ještě vyřídíme a tyto údaje smažeme 30 dní po jejím uzavření; zprávy o vašich věcech nám zaniknou po 90 dnech.

Oslovení nevyžadujeme. Nakoupit můžete i bez registrace.

## Komu údaje předáváme

Dopravce dostane dodací adresu, platební služba platební údaje. Dodavatelé provozu stránek pracují s údaji jen podle našich pokynů. Jmenovitě, podle toho, co si zvolíte:

{{recipients}}

Do třetích zemí se údaje předávají jen za podmínek čl. 44 a násl. GDPR; o co se předání opírá, uvádí sloupec „Sídlo“.

## Vaše práva

Máte právo na přístup, opravu, výmaz, omezení, přenositelnost a námitku a právo podat stížnost u Úřadu pro ochranu osobních údajů. Souhlas můžete kdykoli odvolat. O cookies píšeme [zde](page:cookies).`,
    `Ukážkový text. Prevádzkovateľom údajov je LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example.

## Aké údaje spracúvame

| Účel | Údaje | Právny základ | Doba |
| Objednávka a dodanie | meno, adresa, e-mail, tovar, nepovinne telefón | čl. 6 ods. 1 písm. b) GDPR | do splnenia, ďalej po zákonnú dobu |
| Faktúra a účtovníctvo | fakturačné údaje vrátane e-mailu objednávky | čl. 6 ods. 1 písm. c) GDPR | 10 rokov po konci roka, pri objednávkach v nemeckom a anglickom obchode osem, ak sa daň neodvádza v režime jedného kontaktného miesta (OSS) |
| Zákaznícky účet | meno, e-mail, telefón, adresy, zoznamy, ponuky, body, zariadenia prihlásení, heslo (len ako odtlačok) | čl. 6 ods. 1 písm. b) GDPR | do zrušenia účtu |
| Košík bez registrácie | tovar, poznámka | čl. 6 ods. 1 písm. b) GDPR | 30 dní po poslednej zmene |
| Správy vám a o vašej veci nám | e-mail, obsah | čl. 6 ods. 1 písm. b) GDPR | 90 dní |
| Zľavový kód | e-mail, len ako odtlačok | čl. 6 ods. 1 písm. b) GDPR | rovnako ako objednávka |
| Odstúpenie od zmluvy | meno, e-mail, číslo objednávky, vyhlásenie | čl. 6 ods. 1 písm. c) GDPR | tri roky po konci roka |
| Novinky e-mailom | e-mail, čas potvrdenia | čl. 6 ods. 1 písm. a) GDPR | do 30 dní po odvolaní alebo nepotvrdenom prihlásení; doklad o súhlase, e-mail len ako odtlačok, tri roky po konci roka |
| Adresy, kam už nič neposielame | e-mail, len ako odtlačok | čl. 6 ods. 1 písm. f) GDPR | kým nepožiadate o výmaz |
| Otázka formulárom | meno, e-mail, správa | čl. 6 ods. 1 písm. b) GDPR | 90 dní |
| Reklamácia | meno, e-mail, číslo objednávky, opis | čl. 6 ods. 1 písm. c) GDPR | tri roky po konci roka |
| Správa o naskladnení | e-mail, tovar | čl. 6 ods. 1 písm. a) GDPR | do odoslania správy, najviac rok |
| Hodnotenie | uvedené meno, text, či išlo o nákup | čl. 6 ods. 1 písm. f) GDPR | kým nepožiadate o výmaz |
| Ochrana pred zneužitím | sieť IP adresy a e-mail, len ako odtlačok | čl. 6 ods. 1 písm. f) GDPR | najviac niekoľko dní |
| Prevádzka stránok | skrátené protokoly bez adries | čl. 6 ods. 1 písm. f) GDPR | 7 dní |
| Náhodné meranie rýchlosti načítania | časy a posuny pri načítaní stránky, druh stránky, trieda zariadenia, typ pripojenia, krajina; bez cookies, identifikátora a adresy | čl. 6 ods. 1 písm. f) GDPR | najviac tri mesiace |

Keď zrušíte účet, zostanú len objednávky (bez e-mailu, telefónu a poznámok), faktúry a odstúpenia bez zmeny a uzavreté reklamácie bez mena, e-mailu a opisu, vždy počas uvedenej doby; otvorenú reklamáciu ešte vybavíme a tieto údaje vymažeme 30 dní po jej uzavretí; správy o vašich veciach nám zaniknú po 90 dňoch.

Oslovenie nevyžadujeme. Nakúpiť môžete aj bez registrácie.

## Komu údaje poskytujeme

Dopravca dostane dodaciu adresu, platobná služba platobné údaje. Dodávatelia prevádzky stránok pracujú s údajmi len podľa našich pokynov. Menovite, podľa toho, čo si zvolíte:

{{recipients}}

Do tretích krajín sa údaje prenášajú len za podmienok čl. 44 a nasl. GDPR; o čo sa prenos opiera, uvádza stĺpec „Sídlo“.

## Vaše práva

Máte právo na prístup, opravu, vymazanie, obmedzenie, prenosnosť a námietku a právo podať sťažnosť na Úrad na ochranu osobných údajov. Súhlas môžete kedykoľvek odvolať. O cookies píšeme [tu](page:cookies).`,
    `Demo text. Controller: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany, service@luftbasis.example.

## What data we process

| Purpose | Data | Legal basis | Period |
| Order and delivery | name, address, e-mail, goods, phone if given | Art. 6(1)(b) GDPR | until performed, then as the law requires |
| Invoice and accounts | billing data, with the e-mail of the order | Art. 6(1)(c) GDPR | eight years after the end of the year; ten for orders in the Czech and Slovak shop and for deliveries whose VAT is declared by the One Stop Shop (Art. 369k VAT Directive) |
| Customer account | name, e-mail, phone, addresses, lists, offers, credits, devices of sign-ins, password (as a hash only) | Art. 6(1)(b) GDPR | until the account is deleted |
| A guest’s cart | items, comment | Art. 6(1)(b) GDPR | 30 days after its last change |
| Messages to you and, about your requests, to us | e-mail, content | Art. 6(1)(b) GDPR | 90 days |
| Promo code | e-mail, as a hash only | Art. 6(1)(b) GDPR | as the order |
| Withdrawal from a contract | name, e-mail, order number, declaration | Art. 6(1)(c) GDPR | three years after the end of the year |
| Newsletter | e-mail, time of confirmation | Art. 6(1)(a) GDPR | until 30 days after it is withdrawn or was not confirmed; the proof of consent, e-mail as a hash only, three years after the end of the year |
| Addresses that get no more messages | e-mail, as a hash only | Art. 6(1)(f) GDPR | until you ask for erasure |
| Question by a form | name, e-mail, message | Art. 6(1)(b) GDPR | 90 days |
| Warranty claim | name, e-mail, order number, description | Art. 6(1)(c) GDPR | three years after the end of the year |
| Notice that an item is back in stock | e-mail, item | Art. 6(1)(a) GDPR | until the notice, one year at most |
| Review | name as given, text, whether bought here | Art. 6(1)(f) GDPR | until you ask for erasure |
| Protection against abuse | network of the IP address and e-mail, as a hash only | Art. 6(1)(f) GDPR | a few days at most |
| Running the site | shortened logs without addresses | Art. 6(1)(f) GDPR | seven days |
| Measuring loading times by samples | times and shifts while a page loads, kind of page, class of device, type of connection, country; no cookie, identifier or address | Art. 6(1)(f) GDPR | three months at most |

If you delete your account, all that stays is orders (without e-mail, phone and comments), invoices and withdrawals unchanged, and closed warranty claims without name, e-mail and description, each for the period above; an open warranty claim is still answered, and these details are deleted 30 days after it is closed; messages to us about your requests end after 90 days.

We do not ask for a title. You may order as a guest.

## Who receives data

Carriers receive the delivery address, payment services the payment data. Providers that run the site act on our instructions only. By name, depending on what you choose:

{{recipients}}

Data go to third countries only under Art. 44 ff. GDPR; the basis is given in the column “Seat”.

## Your rights

You have the right of access, rectification, erasure, restriction, portability and objection, and to complain to a supervisory authority. Consent may be withdrawn at any time. For cookies see [Cookies](page:cookies).`,
  ), ['/datenschutz.html', '/privacy-policy'])
