import { t } from '../../catalogue/texts/text.ts'
import { page } from './page.ts'

/** Notices that the law wants about goods: safety, batteries, packaging, data of connected devices. */
export const productPages = [
  page('withdrawalForm', t('Muster-Widerrufsformular', 'Vzorový formulář pro odstoupení', 'Vzorový formulár na odstúpenie', 'Model withdrawal form'), t(
    `Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular ausfüllen und zurücksenden. Vorgeschrieben ist es nicht; eine E-Mail oder „Vertrag widerrufen“ am Ende jeder Seite genügt.

| | |
| An | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example |
| Erklärung | Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren |
| Waren | … |
| Bestellt am / erhalten am | … |
| Name | … |
| Anschrift | … |
| Unterschrift (nur auf Papier) | … |
| Datum | … |

Fristen und Folgen stehen in der [Widerrufsbelehrung](page:withdrawal).`,
    `Chcete-li odstoupit od smlouvy, můžete vyplnit tento formulář a poslat nám ho. Povinný není; stačí e-mail nebo odkaz „Odstoupit od smlouvy“ v zápatí.

| | |
| Adresát | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example |
| Oznámení | Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží |
| Zboží | … |
| Datum objednání / převzetí | … |
| Jméno | … |
| Adresa | … |
| Podpis (jen na papíře) | … |
| Datum | … |

Lhůty a důsledky najdete v [poučení](page:withdrawal).`,
    `Ak chcete odstúpiť od zmluvy, môžete vyplniť tento formulár a poslať nám ho. Povinný nie je; stačí e-mail alebo odkaz „Odstúpiť od zmluvy“ v pätičke.

| | |
| Adresát | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example |
| Oznámenie | Oznamujem, že týmto odstupujem od zmluvy o kúpe tohto tovaru |
| Tovar | … |
| Dátum objednania / prevzatia | … |
| Meno | … |
| Adresa | … |
| Podpis (len na papieri) | … |
| Dátum | … |

Lehoty a dôsledky nájdete v [poučení](page:withdrawal).`,
    `If you want to withdraw from the contract you may fill in this form and send it back. It is not obligatory; an e-mail or “Withdraw from contract” at the foot of every page will do.

| | |
| To | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany, service@luftbasis.example |
| Notice | I hereby give notice that I withdraw from my contract of sale of the following goods |
| Goods | … |
| Ordered on / received on | … |
| Name | … |
| Address | … |
| Signature (on paper only) | … |
| Date | … |

Periods and effects are in the [instructions](page:withdrawal).`), ['/widerrufsformular.html']),
  page('batteries', t('Hinweise zu Batterien', 'Informace o bateriích', 'Informácie o batériách', 'Battery information'), t(
    `Fernbedienungen, Funksensoren und Messgeräte aus unserem Sortiment können Batterien enthalten. Als Verbraucher sind Sie verpflichtet, Altbatterien getrennt abzugeben (Verordnung (EU) 2023/1542, Batterierecht-Durchführungsgesetz).

## Rückgabe

Wir nehmen Batterien der Art, die wir führen, unentgeltlich zurück: in jeder Niederlassung mit Annahme und auf dem Postweg ausreichend frankiert. Ebenso die Sammelboxen im Handel und die kommunalen Stellen.

## Was die Zeichen bedeuten

- **Durchgestrichene Tonne:** nicht in den Hausmüll
- **Pb:** mehr als 0,004 % Blei
- **Cd:** mehr als 0,002 % Cadmium

## Richtig umgehen

1. Batterien vor der Abgabe des Geräts entnehmen, wenn das ohne Zerstörung geht.
2. Pole von Lithiumzellen abkleben.
3. Wiederaufladbare statt Einwegzellen nehmen, wo das Gerät es erlaubt.
4. Knopfzellen von Kindern fernhalten: Verschlucken ist lebensgefährlich.

Alles zu Elektrogeräten steht unter [Entsorgung](page:disposal).`,
    `Dálkové ovladače, bezdrátová čidla a měřicí přístroje z naší nabídky mohou obsahovat baterie. Použité baterie je nutné odevzdat odděleně (nařízení (EU) 2023/1542).

## Kam s nimi

Baterie druhů, které prodáváme, bezplatně odebereme na pobočkách se zpětným odběrem. Stejně tak sběrné boxy v obchodech a sběrné dvory.

## Co znamenají značky

- **Přeškrtnutá popelnice:** nepatří do směsného odpadu
- **Pb:** více než 0,004 % olova
- **Cd:** více než 0,002 % kadmia

## Jak s nimi zacházet

1. Před odevzdáním přístroje baterie vyjměte, jde-li to bez poškození.
2. Póly lithiových článků zalepte.
3. Kde to přístroj dovolí, používejte nabíjecí články.
4. Knoflíkové baterie chraňte před dětmi: spolknutí ohrožuje život.

O elektrozařízeních píšeme [zde](page:disposal).`,
    `Diaľkové ovládače, bezdrôtové snímače a meracie prístroje z našej ponuky môžu obsahovať batérie. Použité batérie treba odovzdať oddelene (nariadenie (EÚ) 2023/1542).

## Kam s nimi

Batérie druhov, ktoré predávame, bezplatne odoberieme na pobočkách so spätným odberom. Rovnako zberné boxy v obchodoch a zberné dvory.

## Čo znamenajú značky

- **Preškrtnutý kôš:** nepatrí do zmesového odpadu
- **Pb:** viac než 0,004 % olova
- **Cd:** viac než 0,002 % kadmia

## Ako s nimi zaobchádzať

1. Pred odovzdaním prístroja batérie vyberte, ak to ide bez poškodenia.
2. Póly lítiových článkov zalepte.
3. Kde to prístroj dovolí, používajte nabíjacie články.
4. Gombíkové batérie chráňte pred deťmi: prehltnutie ohrozuje život.

O elektrozariadeniach píšeme [tu](page:disposal).`,
    `Remote controls, radio sensors and instruments from our range may contain batteries. Used batteries have to be handed in separately (Regulation (EU) 2023/1542).

## Where to

We take back batteries of the kinds we sell free of charge in every branch with take-back. So do the boxes in shops and municipal collection points.

## What the signs mean

- **Crossed-out bin:** not for household waste
- **Pb:** more than 0.004 % lead
- **Cd:** more than 0.002 % cadmium

## Handling them

1. Remove batteries before handing in a device, where that is possible without damage.
2. Tape the poles of lithium cells.
3. Use rechargeable cells where the device allows.
4. Keep button cells away from children: swallowing one is life-threatening.

More on electrical devices under [Disposal](page:disposal).`), ['/batteriegesetz.html']),
  page('packaging', t('Verpackung', 'Obaly', 'Obaly', 'Packaging'), t(
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

It is not needed for a [withdrawal](page:withdrawal). It protects the goods best, though.`), ['/verpackungsgesetz.html']),
  page('productSafety', t('Produktsicherheit', 'Bezpečnost výrobků', 'Bezpečnosť výrobkov', 'Product safety'), t(
    `Bei jedem Artikel nennen wir den Hersteller mit Anschrift und E-Mail, bei Herstellern außerhalb der EU auch die verantwortliche Person in der EU (Verordnung (EU) 2023/988). Warnhinweise stehen auf der Produktseite in Ihrer Sprache.

## Rückrufe

Ruft ein Hersteller Ware zurück, schreiben wir allen Käufern eine E-Mail mit Artikelnummer, Grund und dem, was zu tun ist. Zurzeit ist **kein Artikel** zurückgerufen.

## Einen Unfall oder Mangel melden

1. Gerät spannungsfrei schalten und nicht weiter benutzen.
2. Foto vom Typenschild machen.
3. Meldung an [service@luftbasis.example](mailto:service@luftbasis.example), Betreff „Sicherheit“.

Wir bestätigen am selben Werktag und geben die Meldung an Hersteller und Behörde weiter, wo das vorgeschrieben ist.

## Allgemeine Hinweise

- Anschluss an 230 V und 400 V nur durch eine Elektrofachkraft.
- In Räumen mit Feuerstätte vor dem Einbau den Schornsteinfeger fragen.
- Brandschutzprodukte nur nach ihrer Einbauanleitung verwenden.`,
    `U každého zboží uvádíme výrobce s adresou a e-mailem, u výrobců mimo EU i odpovědnou osobu v EU (nařízení (EU) 2023/988). Upozornění najdete na stránce zboží ve svém jazyce.

## Stažení z prodeje

Stahuje-li výrobce zboží, napíšeme všem kupujícím e-mail s číslem zboží, důvodem a postupem. V současnosti **není staženo žádné** zboží.

## Jak nahlásit nehodu nebo závadu

1. Přístroj odpojte a dál nepoužívejte.
2. Vyfoťte štítek.
3. Napište na [service@luftbasis.example](mailto:service@luftbasis.example), předmět „Bezpečnost“.

Přijetí potvrdíme týž pracovní den a hlášení předáme výrobci, případně úřadu.

## Obecné pokyny

- Připojení na 230 V a 400 V jen kvalifikovaným elektrikářem.
- V místnosti s topeništěm se před montáží poraďte s kominíkem.
- Požární výrobky používejte jen podle návodu k montáži.`,
    `Pri každom tovare uvádzame výrobcu s adresou a e-mailom, pri výrobcoch mimo EÚ aj zodpovednú osobu v EÚ (nariadenie (EÚ) 2023/988). Upozornenia nájdete na stránke tovaru vo svojom jazyku.

## Stiahnutie z predaja

Ak výrobca sťahuje tovar, napíšeme všetkým kupujúcim e-mail s číslom tovaru, dôvodom a postupom. V súčasnosti **nie je stiahnutý žiadny** tovar.

## Ako nahlásiť nehodu alebo poruchu

1. Prístroj odpojte a ďalej nepoužívajte.
2. Odfoťte štítok.
3. Napíšte na [service@luftbasis.example](mailto:service@luftbasis.example), predmet „Bezpečnosť“.

Prijatie potvrdíme v ten istý pracovný deň a hlásenie odovzdáme výrobcovi, prípadne úradu.

## Všeobecné pokyny

- Pripojenie na 230 V a 400 V len kvalifikovaným elektrikárom.
- V miestnosti s kúreniskom sa pred montážou poraďte s kominárom.
- Požiarne výrobky používajte len podľa návodu na montáž.`,
    `For every item we name the maker with address and e-mail, and for makers outside the EU the responsible person in the EU (Regulation (EU) 2023/988). Warnings are on the product page in your language.

## Recalls

If a maker recalls goods, we write to all buyers with item number, reason and what to do. At present **no item** is recalled.

## Reporting an accident or defect

1. Disconnect the device and stop using it.
2. Take a photo of the rating plate.
3. Write to [service@luftbasis.example](mailto:service@luftbasis.example), subject “Safety”.

We confirm on the same working day and pass the report on to the maker and, where required, the authority.

## General notes

- Connection to 230 V and 400 V by a qualified electrician only.
- In rooms with a fireplace ask the chimney sweep before fitting.
- Use fire protection products only as their instructions say.`), ['/produktsicherheit.html']),
  page('dataAccess', t('Daten vernetzter Geräte', 'Data připojených zařízení', 'Dáta pripojených zariadení', 'Data of connected devices'), t(
    `Geräte mit WLAN oder Gateway erzeugen Daten. Nach der Verordnung (EU) 2023/2854 sagen wir vor dem Kauf, welche das sind.

| Frage | Antwort |
| Welche Daten? | Temperatur, Feuchte, CO~2~, Drehzahl, Betriebsstunden, Fehler |
| Wie oft? | alle 10 Sekunden bis 5 Minuten, fortlaufend |
| Wie viel? | etwa 1 bis 5 MB im Monat und Gerät |
| Wo gespeichert? | im Gerät 30 Tage, beim Hersteller nach Ihrer Zustimmung |
| In welchem Format? | JSON oder Modbus-Register, im Handbuch beschrieben |

## Zugriff

Sie lesen die Werte in der App, am Gerät oder über die örtliche Schnittstelle ohne Umweg ins Netz. Auf Wunsch gibt der Hersteller sie an eine andere Stelle weiter, die Sie nennen.

## Löschen

Werkseinstellung am Gerät löscht den Speicher. Daten beim Hersteller löschen Sie in der App oder schriftlich. LuftBasis selbst erhält keine Gerätedaten.

Welche Angaben für ein bestimmtes Gerät gelten, steht beim Artikel, zum Beispiel bei [Bedienteilen und Gateways](category:H4).`,
    `Zařízení s Wi-Fi nebo bránou vytvářejí data. Podle nařízení (EU) 2023/2854 před koupí říkáme, jaká.

| Otázka | Odpověď |
| Jaká data? | teplota, vlhkost, CO~2~, otáčky, provozní hodiny, poruchy |
| Jak často? | každých 10 sekund až 5 minut, průběžně |
| Kolik? | asi 1 až 5 MB měsíčně na zařízení |
| Kde se ukládají? | v zařízení 30 dní, u výrobce s vaším souhlasem |
| V jakém formátu? | JSON nebo registry Modbus, popsané v návodu |

## Přístup

Hodnoty čtete v aplikaci, na zařízení nebo přes místní rozhraní bez internetu. Na přání je výrobce předá jinému subjektu, kterého určíte.

## Výmaz

Tovární nastavení smaže paměť zařízení. Data u výrobce smažete v aplikaci nebo písemně. LuftBasis žádná data ze zařízení nedostává.

Co platí pro určitý výrobek, je uvedeno u něj, například u [ovladačů a bran](category:H4).`,
    `Zariadenia s Wi-Fi alebo bránou vytvárajú dáta. Podľa nariadenia (EÚ) 2023/2854 pred kúpou hovoríme, aké.

| Otázka | Odpoveď |
| Aké dáta? | teplota, vlhkosť, CO~2~, otáčky, prevádzkové hodiny, poruchy |
| Ako často? | každých 10 sekúnd až 5 minút, priebežne |
| Koľko? | asi 1 až 5 MB mesačne na zariadenie |
| Kde sa ukladajú? | v zariadení 30 dní, u výrobcu s vaším súhlasom |
| V akom formáte? | JSON alebo registre Modbus, opísané v návode |

## Prístup

Hodnoty čítate v aplikácii, na zariadení alebo cez miestne rozhranie bez internetu. Na želanie ich výrobca odovzdá inému subjektu, ktorý určíte.

## Výmaz

Továrenské nastavenie zmaže pamäť zariadenia. Dáta u výrobcu zmažete v aplikácii alebo písomne. LuftBasis žiadne dáta zo zariadení nedostáva.

Čo platí pre určitý výrobok, je uvedené pri ňom, napríklad pri [ovládačoch a bránach](category:H4).`,
    `Devices with Wi-Fi or a gateway produce data. Under Regulation (EU) 2023/2854 we say before the purchase which.

| Question | Answer |
| What data? | temperature, humidity, CO~2~, speed, operating hours, faults |
| How often? | every 10 seconds to 5 minutes, continuously |
| How much? | about 1 to 5 MB a month per device |
| Where stored? | in the device for 30 days, with the maker if you agree |
| In what format? | JSON or Modbus registers, described in the manual |

## Access

Read the values in the app, on the device or over the local interface without the internet. On request the maker hands them to another party you name.

## Deletion

A factory reset clears the device. Data with the maker are deleted in the app or in writing. LuftBasis itself receives no device data.

What holds for a particular device is shown with the item, for example with [panels and gateways](category:H4).`)),
]
