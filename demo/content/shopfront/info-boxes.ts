import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'
import type { EntryTexts } from '../each-locale.ts'

const boxes: { id: string; color: string | null; text: Text }[] = [
  { id: 'filters', color: '#eef4f5', text: t('Filterwechsel vor dem Winter: ab drei Sätzen 5 % günstiger.', 'Výměna filtrů před zimou: od tří sad o 5 % levněji.', 'Výmena filtrov pred zimou: od troch sád o 5 % lacnejšie.', 'Change filters before winter: 5 % less from three sets.') },
  { id: 'holidays', color: '#fdf1e3', text: t('An Feiertagen ruht der Versand: am 25. und 26. Dezember und am 1. Januar.', 'O svátcích neodesíláme: od 24. do 26. prosince a 1. ledna.', 'Cez sviatky neodosielame: od 24. do 26. decembra a 1. januára.', 'We do not ship on public holidays: 25 and 26 December and 1 January.') },
  // Draft: the shop omits a box without a colour.
  { id: 'vienna', color: null, text: t('Neu: Schauraum in Wien mit Hörwand und Planungstisch.', 'Nově: vzorkovna ve Vídni s poslechovou stěnou a projekčním stolem.', 'Nové: vzorkovňa vo Viedni s posluchovou stenou a projekčným stolom.', 'New: showroom in Vienna with listening wall and planning table.') },
]

/** Info boxes in display order. */
export const infoBoxEntries = boxes.map(({ id, color, text }, index): EntryRecord<'info_box'> => {
  const texts: EntryTexts<'info_box'> = {}
  for (const locale of locales) texts[locale] = { text: text[locale] }
  return { kind: 'info_box', id, facts: { box_color: color, order: index + 1 }, texts }
})
