import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const dataAccessPage = page('dataAccess', t('Daten vernetzter Geräte', 'Data připojených zařízení', 'Dáta pripojených zariadení', 'Data of connected devices'), t(
    `Geräte mit WLAN oder Gateway erzeugen Daten. Nach der Verordnung (EU) 2023/2854 sagen wir vor dem Kauf, welche das sind.

| Frage | Antwort |
| Welche Daten? | Temperatur, Feuchte, CO~2~, Drehzahl, Betriebsstunden, Fehler |
| Wie oft? | alle 10 Sekunden bis 5 Minuten, fortlaufend |
| Wie viel? | etwa 1 bis 5 MB im Monat und Gerät |
| Wo gespeichert? | im Gerät, mit App auch beim Hersteller; wie lange, steht beim Artikel |
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
| Kde se ukládají? | v zařízení, s aplikací i u výrobce; jak dlouho, stojí u výrobku |
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
| Kde sa ukladajú? | v zariadení, s aplikáciou aj u výrobcu; ako dlho, stojí pri výrobku |
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
| Where stored? | in the device, with an app also at the maker; how long is stated with the item |
| In what format? | JSON or Modbus registers, described in the manual |

## Access

Read the values in the app, on the device or over the local interface without the internet. On request the maker hands them to another party you name.

## Deletion

A factory reset clears the device. Data with the maker are deleted in the app or in writing. LuftBasis itself receives no device data.

What holds for a particular device is shown with the item, for example with [panels and gateways](category:H4).`))
