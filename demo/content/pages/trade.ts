import { t } from '../../catalogue/texts/text.ts'
import { page } from './page.ts'

/** Pages on payment and business customers. */
export const tradePages = [
  page('payment', t('Zahlungsarten', 'Způsoby platby', 'Spôsoby platby', 'Ways to pay'), t(
    `Welche Zahlungsarten es gibt, hängt vom Land der Lieferung und von der Versandart ab. Im Warenkorb stehen nur die, die für Ihre Bestellung möglich sind. Keine kostet extra.

| Zahlungsart | Für wen | Wann abgebucht wird |
| Kreditkarte (Visa, Mastercard) | alle | beim Bestellen |
| PayPal | alle | beim Bestellen |
| Vorkasse per Überweisung | alle | Sie überweisen, wir versenden nach Eingang |
| Rechnung | Unternehmer | 14 Tage nach Lieferung |

## Vorkasse

Die Bankverbindung und der Verwendungszweck stehen in der Bestätigung. Wir halten die Ware sieben Tage lang zurück. Geht bis dahin nichts ein, erinnern wir einmal und geben sie danach wieder frei.

## Rechnung

Unternehmer zahlen in 14 Tagen ohne Abzug. Auf Wunsch schicken wir die Rechnung als E-Rechnung; öffentliche Auftraggeber tragen dazu beim Bestellen ihre Leitweg-ID ein.

## Erstattung

Geld geht auf demselben Weg zurück, auf dem es kam, spätestens 14 Tage nach Ihrem [Widerruf](page:withdrawal).`,
    `Nabídka plateb závisí na zemi dodání a na způsobu dopravy. V košíku vidíte jen ty, které jsou pro vaši objednávku možné.

| Platba | Pro koho | Kdy se platí |
| Karta online (Visa, Mastercard) | všichni | při objednání |
| PayPal | všichni | při objednání |
| Bankovní převod | všichni | převedete, odesíláme po přijetí |
| Dobírka 39 Kč | balík a nadrozměrná zásilka | při převzetí |
| Faktura | firmy | 14 dní po dodání |

## Bankovní převod

Číslo účtu a variabilní symbol najdete v potvrzení. Zboží držíme sedm dní. Nepřijde-li platba, jednou připomeneme a pak je uvolníme.

## Faktura

Firmy platí do 14 dnů. Na přání zašleme elektronickou fakturu.

## Vrácení peněz

Peníze vracíme stejnou cestou, kterou přišly, nejpozději 14 dní po [odstoupení](page:withdrawal).`,
    `Ponuka platieb závisí od krajiny dodania a od spôsobu dopravy. V košíku vidíte len tie, ktoré sú pre vašu objednávku možné.

| Platba | Pre koho | Kedy sa platí |
| Karta online (Visa, Mastercard) | všetci | pri objednaní |
| PayPal | všetci | pri objednaní |
| Bankový prevod | všetci | prevediete, odosielame po prijatí |
| Dobierka 1,50 € | balík a nadrozmerná zásielka | pri prevzatí |
| Faktúra | firmy | 14 dní po dodaní |

## Bankový prevod

Číslo účtu a variabilný symbol nájdete v potvrdení. Tovar držíme sedem dní. Ak platba nepríde, raz pripomenieme a potom ho uvoľníme.

## Faktúra

Firmy platia do 14 dní. Na želanie pošleme elektronickú faktúru.

## Vrátenie peňazí

Peniaze vraciame rovnakou cestou, ktorou prišli, najneskôr 14 dní po [odstúpení](page:withdrawal).`,
    `Which ways to pay there are depends on the country of delivery and on the service. The cart shows only those possible for your order. None costs extra.

| Method | For whom | When it is charged |
| Card (Visa, Mastercard) | everybody | when ordering |
| PayPal | everybody | when ordering |
| Bank transfer in advance | everybody | you transfer, we send once paid |
| Invoice | businesses | 14 days after delivery |

## Bank transfer

Account and reference are in the confirmation. We hold the goods for seven days. If nothing has arrived by then, we remind you once and release them.

## Invoice

Businesses pay within 14 days. On request the invoice comes as an e-invoice.

## Refunds

Money goes back the way it came, at the latest 14 days after your [withdrawal](page:withdrawal).`), ['/zahlung.html']),
  page('business', t('Für Unternehmen', 'Pro firmy', 'Pre firmy', 'For businesses'), t(
    `Handwerk, Planung, Hausverwaltung: Wer regelmäßig kauft, bekommt bei LuftBasis Preise und Wege, die dazu passen.

## Was ein Firmenkonto bringt

- **Eigene Preise** nach Gruppe: Handwerk 8 %, Großhandel 15 % unter Liste
- **Staffeln** auf Rohre, Formteile und Schellen ab 10 Stück
- **Kauf auf Rechnung**, zahlbar in 14 Tagen
- **Nettoanzeige** im ganzen Shop
- **Eigene Bestellnummer** auf Rechnung und Lieferschein

## Konto einrichten

1. [Registrieren](/register) und „Ich kaufe als Unternehmen“ wählen.
2. Firma und USt-IdNr. eintragen.
3. Wir prüfen die Angaben und schalten die Gruppe frei, in der Regel am nächsten Werktag.

## Lieferung auf die Baustelle

Spedition bis Bordsteinkante mit Anruf vorab. Geben Sie im Warenkorb Telefon und Zeitfenster an. Rohre ab 3 m brauchen zum Entladen zwei Personen.

## Steuerfreie Lieferung

Geht die Ware in ein anderes EU-Land als das, aus dem wir sie versenden, berechnen wir keine Mehrwertsteuer (steuerfreie innergemeinschaftliche Lieferung). Nötig ist eine USt-IdNr. eines anderen EU-Landes, die das Register VIES beim Bestellen bestätigt; bezahlt wird dann der Nettopreis. Antwortet VIES nicht, bestellen Sie mit Mehrwertsteuer oder später. Wer selbst abholt, bezahlt immer mit Mehrwertsteuer.

Fragen beantwortet die [Beratung](page:contact).`,
    `Řemeslo, projekce, správa domů: kdo nakupuje pravidelně, má u LuftBasis ceny a postupy, které k tomu patří.

## Co přinese firemní účet

- **Vlastní ceny** podle skupiny: řemeslo 8 %, velkoobchod 15 % pod ceníkem
- **Množstevní slevy** na potrubí, tvarovky a objímky od 10 kusů
- **Nákup na fakturu** se splatností 14 dní
- **Ceny bez DPH** v celém obchodě
- **Vlastní číslo objednávky** na faktuře i dodacím listu

## Jak účet založit

1. [Zaregistrujte se](/register) a zvolte „Nakupuji na firmu“.
2. Doplňte IČO a DIČ.
3. Údaje ověříme a skupinu zapneme, obvykle následující pracovní den.

## Doprava na stavbu

Paletová přeprava po předchozím telefonátu. V košíku uveďte telefon a čas. Trubky od 3 m vykládají dvě osoby.

## Dodání bez daně

Jde-li zboží do jiné země EU, než ze které ho odesíláme, DPH neúčtujeme (osvobozené dodání do jiného členského státu, § 64 zákona o DPH). Potřebujete DIČ jiné země EU, které při objednávce potvrdí registr VIES; platíte pak cenu bez DPH. Když VIES neodpovídá, objednejte s DPH, nebo později. Při osobním odběru účtujeme DPH vždy.

Dotazy zodpoví [poradna](page:contact).`,
    `Remeslo, projekcia, správa domov: kto nakupuje pravidelne, má v LuftBasis ceny a postupy, ktoré k tomu patria.

## Čo prinesie firemný účet

- **Vlastné ceny** podľa skupiny: remeslo 8 %, veľkoobchod 15 % pod cenníkom
- **Množstevné zľavy** na potrubie, tvarovky a objímky od 10 kusov
- **Nákup na faktúru** so splatnosťou 14 dní
- **Ceny bez DPH** v celom obchode
- **Vlastné číslo objednávky** na faktúre aj dodacom liste

## Ako účet založiť

1. [Zaregistrujte sa](/register) a zvoľte „Nakupujem na firmu“.
2. Doplňte IČO, DIČ a IČ DPH.
3. Údaje overíme a skupinu zapneme, zvyčajne nasledujúci pracovný deň.

## Doprava na stavbu

Paletová preprava po predchádzajúcom telefonáte. V košíku uveďte telefón a čas. Rúry od 3 m vykladajú dve osoby.

## Dodanie bez dane

Ak tovar ide do inej krajiny EÚ, než z ktorej ho odosielame, DPH neúčtujeme (oslobodené dodanie do iného členského štátu, § 43 zákona o DPH). Potrebujete IČ DPH inej krajiny EÚ, ktoré pri objednávke potvrdí register VIES; platíte potom cenu bez DPH. Ak VIES neodpovedá, objednajte s DPH alebo neskôr. Pri osobnom odbere účtujeme DPH vždy.

Otázky zodpovie [poradňa](page:contact).`,
    `Trades, planning, property management: those who buy regularly get prices and ways of working to match.

## What a business account brings

- **Prices of your own** by group: trade 8 %, wholesale 15 % below list
- **Quantity prices** on ducts, fittings and clamps from 10 pieces
- **Purchase on invoice**, due in 14 days
- **Net prices** throughout the shop
- **Your own order number** on invoice and delivery note

## Opening an account

1. [Register](/register) and choose “I am buying as a business”.
2. Enter company and VAT ID.
3. We check the data and switch the group on, usually the next working day.

## Delivery to the site

Freight to the kerb with a call ahead. Give a phone number and a time in the cart. Ducts from 3 m take two people to unload.

## VAT-free delivery

Where goods go to another EU country than the one we send them from, we charge no VAT (exempt intra-community supply). It takes a VAT number of another EU country that the register VIES confirms when you order; you then pay the net price. If VIES does not answer, order with VAT, or later. Who collects the goods always pays VAT.

Questions go to the [advice desk](page:contact).`)),
]
