import type { DutiesRecord } from '../../../domain/operator/duties-record.ts'
import { same, t } from '../texts/text.ts'

type Data = Omit<DutiesRecord['data'][number], 'except'>

const kinds = t(
  'Stufe, Luftmenge, Temperaturen, Feuchte, Laufzeit, Filterstand und Störungen',
  'stupeň, průtok, teploty, vlhkost, doba chodu, stav filtru a poruchy',
  'stupeň, prietok, teploty, vlhkosť, čas chodu, stav filtra a poruchy',
  'stage, airflow, temperatures, humidity, running time, filter state and faults')

/** Data notices by interface (Data Act). */
export const connectedData: Record<'wlan' | 'modbus', Data> = {
  wlan: {
    kinds,
    format: same('JSON, CSV'),
    volume: t('etwa 2 MB im Monat', 'přibližně 2 MB za měsíc', 'približne 2 MB za mesiac', 'about 2 MB a month'),
    realTime: true,
    storage: t('24 Stunden im Gerät, zwölf Monate beim Hersteller auf Servern in der EU', '24 hodin v přístroji, dvanáct měsíců u výrobce na serverech v EU', '24 hodín v prístroji, dvanásť mesiacov u výrobcu na serveroch v EÚ', '24 hours in the device, twelve months with the maker on servers in the EU'),
    access: t('kostenlos in der App: ansehen, als Datei laden, löschen, an Dritte weitergeben', 'zdarma v aplikaci: zobrazit, stáhnout jako soubor, smazat, předat třetí osobě', 'bezplatne v aplikácii: zobraziť, stiahnuť ako súbor, zmazať, odovzdať tretej osobe', 'free of charge in the app: view, download as a file, delete, share with third parties'),
  },
  modbus: {
    kinds,
    format: t('Modbus-Register, beschrieben in der Anleitung', 'registry Modbus, popsané v návodu', 'registre Modbus, opísané v návode', 'Modbus registers, described in the manual'),
    volume: t('bis zu 60 Werte je Abfrage', 'až 60 hodnot na dotaz', 'až 60 hodnôt na dopyt', 'up to 60 values per request'),
    realTime: true,
    storage: t('nur im Gerät: Laufzeit und die letzten 50 Störungen; der Hersteller erhält keine Daten', 'jen v přístroji: doba chodu a posledních 50 poruch; výrobce žádná data nedostává', 'len v prístroji: čas chodu a posledných 50 porúch; výrobca žiadne dáta nedostáva', 'in the device only: running time and the last 50 faults; the maker receives no data'),
    access: t('jederzeit über die Modbus-Schnittstelle; Löschen durch Zurücksetzen auf Werkseinstellung', 'kdykoli přes rozhraní Modbus; smazání obnovením továrního nastavení', 'kedykoľvek cez rozhranie Modbus; zmazanie obnovením továrenského nastavenia', 'at any time over the Modbus interface; deleted by a factory reset'),
  },
}
