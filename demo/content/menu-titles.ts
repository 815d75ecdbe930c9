import type { Locale } from '../../domain/locale.ts'
import { t } from '../catalogue/texts/text.ts'
import type { Text } from '../../backend/db/columns.ts'
import type { CategoryRecord } from '../records.ts'

/** Shorter titles for menus. */
const shortTitles: Record<string, Text> = {
  A1: t('Badlüfter', 'Koupelnové', 'Kúpeľňové', 'Bathroom fans'),
  A2: t('Rohrventilatoren', 'Potrubní', 'Potrubné', 'Inline fans'),
  A3: t('Dachventilatoren', 'Střešní', 'Strešné', 'Roof fans'),
  A4: t('Industrie', 'Průmyslové', 'Priemyselné', 'Industrial'),
  B1: t('Zentrale Geräte', 'Centrální jednotky', 'Centrálne jednotky', 'Central units'),
  B2: t('Dezentrale Geräte', 'Lokální jednotky', 'Lokálne jednotky', 'Decentral units'),
  B3: t('Luftverteilung', 'Rozvody', 'Rozvody', 'Distribution'),
  D9: t('Drosselklappen & Regler', 'Regulační klapky', 'Regulačné klapky', 'Dampers'),
  E: t('Gitter & Ventile', 'Mřížky a ventily', 'Mriežky a ventily', 'Grilles & valves'),
  E3: t('Luftauslässe', 'Anemostaty', 'Anemostaty', 'Diffusers'),
  E4: t('Außenluftdurchlässe', 'Přívodní prvky', 'Prívodné prvky', 'Air inlets'),
  F1: t('Ersatzfilter', 'Filtry do jednotek', 'Filtre do jednotiek', 'Unit filters'),
  G: t('Schalldämpfung', 'Tlumení hluku', 'Tlmenie hluku', 'Sound'),
  H: t('Regelung', 'Regulace', 'Regulácia', 'Controls'),
  H2: t('Schalter & Zeitrelais', 'Spínače a doběhy', 'Spínače a dobehy', 'Switches & timers'),
  I1: t('Brandschutzklappen', 'Požární klapky', 'Požiarne klapky', 'Fire dampers'),
  I3: t('Deckenschotts', 'Stropní uzávěry', 'Stropné uzávery', 'Ceiling shut-offs'),
  I4: t('Brandschutzdämmung', 'Protipožární izolace', 'Protipožiarna izolácia', 'Fire insulation'),
  J: t('Küche', 'Kuchyně', 'Kuchyňa', 'Kitchen'),
  J1: t('Dunstabzugshauben', 'Digestoře', 'Digestory', 'Cooker hoods'),
  J3: t('Mauerkästen', 'Průchodky zdí', 'Priechodky stenou', 'Wall boxes'),
  L: t('Montage', 'Montáž', 'Montáž', 'Mounting'),
}

/** Title for menus and small tiles, without the part in brackets. */
export function shortTitle({ id, title }: CategoryRecord, locale: Locale): string {
  return shortTitles[id]?.[locale] ?? title[locale].replace(/ \(.*\)$/, '')
}
