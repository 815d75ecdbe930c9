import { t } from '../../catalogue/texts/text.ts'
import { marketPhones } from '../market-phones.ts'
import { aboutBlocks } from './about-blocks.ts'
import { page } from './page.ts'

/** Imprint, about us and contact. */
export const companyPages = [
  page('imprint', t('Impressum', 'Údaje o provozovateli', 'Údaje o prevádzkovateľovi', 'Imprint'), t(
    `**Dies ist ein Demonstrationsshop.** Firma, Anschrift, Registerdaten und Rufnummern sind erfunden; es kommt kein Kauf zustande.

## Angaben gemäß § 5 DDG

| | |
| Firma | LuftBasis GmbH |
| Straße | Musterallee 12 |
| Ort | 04109 Leipzig |
| Land | Deutschland |
| Vertreten durch | Mara Beispiel, Geschäftsführerin |
| Telefon | ${marketPhones.de} |
| E-Mail | [service@luftbasis.example](mailto:service@luftbasis.example) |

## Register und Steuer

| | |
| Registergericht | Amtsgericht Leipzig |
| Handelsregister | HRB 00000 (Demo) |
| Umsatzsteuer-ID | DE000000000 (Demo) |
| WEEE-Reg.-Nr. | DE00000000 (Demo) |
| LUCID | DE0000000000000 (Demo) |

## Verbraucherstreitbeilegung

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).

## Verantwortlich für den Inhalt

Mara Beispiel, Anschrift wie oben.`,
    `**Toto je ukázkový obchod.** Firma, adresa, registrační údaje i telefon jsou smyšlené; žádná kupní smlouva nevzniká.

## Provozovatel

| | |
| Firma | LuftBasis GmbH |
| Ulice | Musterallee 12 |
| Obec | 04109 Leipzig |
| Země | Německo |
| Jednatelka | Mara Beispiel |
| Telefon | ${marketPhones.cs} |
| E-mail | [service@luftbasis.example](mailto:service@luftbasis.example) |

## Registrace a daně

| | |
| Rejstříkový soud | Amtsgericht Leipzig |
| Zápis | HRB 00000 (demo) |
| DIČ v Německu | DE000000000 (demo) |
| DIČ v Česku | CZ00000000 (demo) |

## Dozor a mimosoudní řešení sporů

Dozor vykonává Česká obchodní inspekce. Spotřebitel se může obrátit na ČOI jako subjekt mimosoudního řešení spotřebitelských sporů: [adr.coi.cz](https://adr.coi.cz).`,
    `**Toto je ukážkový obchod.** Firma, adresa, registračné údaje aj telefón sú vymyslené; žiadna kúpna zmluva nevzniká.

## Prevádzkovateľ

| | |
| Firma | LuftBasis GmbH |
| Ulica | Musterallee 12 |
| Obec | 04109 Leipzig |
| Krajina | Nemecko |
| Konateľka | Mara Beispiel |
| Telefón | ${marketPhones.sk} |
| E-mail | [service@luftbasis.example](mailto:service@luftbasis.example) |

## Registrácia a dane

| | |
| Registrový súd | Amtsgericht Leipzig |
| Zápis | HRB 00000 (demo) |
| IČ DPH v Nemecku | DE000000000 (demo) |
| DIČ v Česku | CZ00000000 (demo) |

## Dozor a alternatívne riešenie sporov

Orgánom dozoru je Slovenská obchodná inšpekcia, Inšpektorát SOI pre Bratislavský kraj, Bajkalská 21/A, 827 99 Bratislava. Spotrebiteľ má právo obrátiť sa na subjekt alternatívneho riešenia sporov, ktorým je aj SOI: [soi.sk](https://www.soi.sk).`,
    `**This is a demonstration shop.** Company, address, register data and phone numbers are invented; no purchase is concluded.

## Operator

| | |
| Company | LuftBasis GmbH |
| Street | Musterallee 12 |
| Town | 04109 Leipzig |
| Country | Germany |
| Managing director | Mara Beispiel |
| Phone | ${marketPhones.en} |
| E-mail | [service@luftbasis.example](mailto:service@luftbasis.example) |

## Register and tax

| | |
| Register court | Leipzig local court |
| Entry | HRB 00000 (demo) |
| VAT ID | DE000000000 (demo) |

## Dispute resolution

We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG).`,
  ), ['/impressum.html', '/imprint']),
  page('about', t('Über uns', 'O nás', 'O nás', 'About us'), t(
    `LuftBasis verkauft, was man für eine Lüftung braucht: vom Badlüfter bis zur letzten Schelle. Wir führen rund 1.500 Artikel in etwa 6.000 Ausführungen, und bei jedem stehen die Zahlen dabei, auf die es ankommt.

## Wie wir arbeiten

Wir beschreiben Ware so, wie ein Monteur sie seinem Kollegen beschreiben würde. Wenn ein Axiallüfter für Ihren Schacht nicht reicht, steht das beim Axiallüfter. Daten kommen aus den Blättern der Hersteller; wo Werte nicht vergleichbar sind, sagen wir es.

## Unsere Lager

Kleinteile und Lüfter liegen in Leipzig und Brünn. Was beim Hersteller bestellt werden muss, ist mit der Lieferzeit gekennzeichnet. Dies ist ein Demonstrationsshop; es wird nichts versandt.`,
    `LuftBasis prodává vše, co je k větrání potřeba: od koupelnového ventilátoru po poslední objímku. Vedeme asi 1 500 položek v 6 000 provedeních a u každé uvádíme čísla, na kterých záleží.

## Jak pracujeme

Zboží popisujeme tak, jak by je montér popsal kolegovi. Když axiální ventilátor na vaši stoupačku nestačí, napíšeme to přímo u něj. Údaje pocházejí z listů výrobců; kde je nelze srovnávat, upozorníme na to.

## Naše sklady

Drobný materiál a ventilátory máme v Lipsku a v Brně. U zboží objednávaného od výrobce je uvedena dodací lhůta. Toto je ukázkový obchod, nic se neodesílá.`,
    `LuftBasis predáva všetko, čo je na vetranie potrebné: od kúpeľňového ventilátora po poslednú objímku. Vedieme asi 1 500 položiek v 6 000 vyhotoveniach a pri každej uvádzame čísla, na ktorých záleží.

## Ako pracujeme

Tovar opisujeme tak, ako by ho montér opísal kolegovi. Keď axiálny ventilátor na vašu stúpačku nestačí, napíšeme to priamo pri ňom. Údaje pochádzajú z listov výrobcov; kde ich nemožno porovnávať, upozorníme na to.

## Naše sklady

Drobný materiál a ventilátory máme v Lipsku a v Brne. Pri tovare objednávanom od výrobcu je uvedená dodacia lehota. Toto je ukážkový obchod, nič sa neodosiela.`,
    `LuftBasis sells what ventilation takes: from the bathroom fan to the last clamp. We carry some 1,500 items in about 6,000 versions, each with the figures that matter.

## How we work

We describe goods the way a fitter would to a colleague. If an axial fan is not enough for your riser, it says so beside the axial fan. Data come from the makers’ sheets; where values cannot be compared we say so.

## Our warehouses

Small parts and fans are kept in Leipzig and Brno. What has to be ordered from the maker is marked with its lead time. This is a demonstration shop; nothing is shipped.`,
  ), [], aboutBlocks),
  page('contact', t('Kontakt', 'Kontakt', 'Kontakt', 'Contact'), t(
    `## So erreichen Sie uns

- Telefon: ${marketPhones.de}, Montag bis Freitag 8 bis 17 Uhr
- E-Mail: [service@luftbasis.example](mailto:service@luftbasis.example), Antwort am nächsten Werktag
- Post: LuftBasis GmbH, Musterallee 12, 04109 Leipzig

## Was uns hilft

Halten Sie bei Fragen zu einer Bestellung die Nummer bereit. Für eine Auslegung genügen Raumgröße, Leitungsweg mit Anzahl der Bögen und ein Foto der Stelle. Alles Weitere steht unter [Beratung](page:advice).`,
    `## Jak se nám ozvat

- Telefon: ${marketPhones.cs}, pondělí až pátek 8 až 17 hodin
- E-mail: [service@luftbasis.example](mailto:service@luftbasis.example), odpovíme následující pracovní den
- Pošta: LuftBasis GmbH, Musterallee 12, 04109 Leipzig

## Co nám pomůže

K dotazu na objednávku si připravte její číslo. K návrhu stačí rozměry místnosti, trasa s počtem oblouků a fotografie místa. Další rady najdete v [poradně](page:advice).`,
    `## Ako sa nám ozvať

- Telefón: ${marketPhones.sk}, pondelok až piatok 8 až 17 hodín
- E-mail: [service@luftbasis.example](mailto:service@luftbasis.example), odpovieme nasledujúci pracovný deň
- Pošta: LuftBasis GmbH, Musterallee 12, 04109 Leipzig

## Čo nám pomôže

K otázke na objednávku si pripravte jej číslo. K návrhu stačia rozmery miestnosti, trasa s počtom oblúkov a fotografia miesta. Ďalšie rady nájdete v [poradni](page:advice).`,
    `## How to reach us

- Phone: ${marketPhones.en}, Monday to Friday 8 am to 5 pm
- E-mail: [service@luftbasis.example](mailto:service@luftbasis.example), answered the next working day
- Post: LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany

## What helps us

Have your order number at hand for questions about an order. For sizing we need room dimensions, the duct run with its bends and a photo of the spot. More under [Advice](page:advice).`,
  ), ['/kontakt.html']),
]
