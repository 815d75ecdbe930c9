import type { InfoBox } from '../../../../domain/content/info-box.ts'
import type { ResolvedEntry } from '../entries/resolved-entry.ts'

export const byOrder = `e.facts ->> 'order', e.id`

export function infoBoxOf({ id, locale, facts, text }: ResolvedEntry<'info_box'>): InfoBox {
  return { ...facts, ...text, _id: id, locale }
}
