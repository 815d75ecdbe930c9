import type { InfoBox } from '../../../../domain/content/info-box.ts'
import type { FoundEntry } from '../entries/found-entry.ts'

export const byOrder = `e.facts ->> 'order', e.id`

export function infoBoxOf({ id, locale, facts, text }: FoundEntry<'info_box'>): InfoBox {
  return { ...facts, ...text, _id: id, locale }
}
