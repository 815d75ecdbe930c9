import type { Locale } from '../../locale.ts'
import { editions, type Source, unverified } from '../standards.ts'
import { csn15665, din18017, type RoomKind, stn16798 } from './air-demand.ts'

/** Figures of a standard for a room in m³/h. */
export type RoomNorm = { source: Source } & (
  | { name: 'din18017'; onDemand: number; continuous: number }
  | { name: 'csn15665'; least: number; recommended: number }
  | { name: 'stn16798'; least: number }
)

const sources = {
  din18017: unverified(editions.din18017),
  csn15665: unverified(editions.csn15665),
  stn16798: unverified(editions.stn16798),
}

/** The standard of the shop's country for a room; null: it has no figure. */
export function normOf(kind: RoomKind, locale: Locale): RoomNorm | null {
  if (kind !== 'kitchen' && kind !== 'bathroom' && kind !== 'toilet') return null
  if (locale === 'cs') return { name: 'csn15665', source: sources.csn15665, ...csn15665[kind] }
  if (locale === 'sk') return { name: 'stn16798', source: sources.stn16798, ...stn16798[kind] }
  return kind === 'kitchen'
    ? null
    : { name: 'din18017', source: sources.din18017, ...din18017[kind] }
}

/** Standard's flow in m³/h while the room is used; 0 without one. */
export function minimumFlow(norm: RoomNorm | null): number {
  if (norm === null) return 0
  return norm.name === 'din18017' ? norm.onDemand : norm.least
}
