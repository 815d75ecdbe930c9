import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const packagingPage = page('packaging', t('Verpackung', 'Obaly', 'Obaly', 'Packaging'), t(
    `Rohre reisen in Kartonhülsen, Geräte in ihrem Originalkarton, Kleinteile in Papier. Womit wir füllen, was davon wohin gehört und was wir zurücknehmen:

| Material | Wofür | Wohin |
| Wellpappe | Versandkarton, Hülsen | Altpapier |
| Papierpolster | Füllung | Altpapier |
| PE-Folie | Schutz gegen Feuchte bei Filtern | Wertstoffe |
| EPS-Formteil | Geräte über 15 kg, vom Hersteller | Wertstoffhof |
| Einwegpalette | Spedition | nimmt der Fahrer mit |

## Beteiligung am dualen System

Unsere Verkaufs- und Versandverpackungen sind bei einem dualen System angemeldet. Die LUCID-Nummer steht im [Impressum](page:imprint).

## Transportverpackung

Paletten, Kantenschutz und Umreifung nimmt die Spedition beim nächsten Halt kostenlos zurück; Unternehmer können sie auch in Leipzig und Berlin abgeben.

## Originalkarton behalten?

Für den [Widerruf](page:withdrawal) ist er nicht nötig. Er schützt die Ware aber am besten.`,
    `Trubky cestují v kartonových tubusech, přístroje v původní krabici, drobnosti v papíru. Čím balíme a kam co patří:

| Materiál | Na co | Kam |
| Vlnitá lepenka | krabice, tubusy | papír |
| Papírová výplň | výplň | papír |
| PE fólie | ochrana filtrů před vlhkem | plasty |
| Polystyren | přístroje nad 15 kg, od výrobce | sběrný dvůr |
| Jednorázová paleta | přeprava | odveze řidič |

## Přepravní obaly

Palety, hrany a pásky si dopravce bezplatně odveze při další cestě; firmy je mohou vrátit i v Brně a v Praze.

## Schovat původní krabici?

K [odstoupení](page:withdrawal) nutná není. Zboží ale ochrání nejlépe.`,
    `Rúry cestujú v kartónových tubusoch, prístroje v pôvodnej škatuli, drobnosti v papieri. Čím balíme a kam čo patrí:

| Materiál | Na čo | Kam |
| Vlnitá lepenka | škatule, tubusy | papier |
| Papierová výplň | výplň | papier |
| PE fólia | ochrana filtrov pred vlhkom | plasty |
| Polystyrén | prístroje nad 15 kg, od výrobcu | zberný dvor |
| Jednorazová paleta | preprava | odvezie vodič |

## Prepravné obaly

Palety, hrany a pásky si dopravca bezplatne odvezie pri ďalšej ceste; firmy ich môžu vrátiť aj v Bratislave.

## Odložiť pôvodnú škatuľu?

Na [odstúpenie](page:withdrawal) nutná nie je. Tovar však ochráni najlepšie.`,
    `Ducts travel in cardboard sleeves, devices in their own boxes, small parts in paper. What we pack with and where it goes:

| Material | For | Goes to |
| Corrugated board | boxes, sleeves | paper |
| Paper padding | filling | paper |
| PE film | keeps filters dry | recyclables |
| EPS mould | devices over 15 kg, from the maker | recycling centre |
| One-way pallet | freight | the driver takes it |

## Transport packaging

The carrier takes pallets, edge guards and straps back free of charge on the next stop; businesses may also return them in Leipzig and Berlin.

## Keep the original box?

It is not needed for a [withdrawal](page:withdrawal). It protects the goods best, though.`), ['/verpackungsgesetz.html'])
