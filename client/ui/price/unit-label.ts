import type { SaleUnit } from '../../../domain/product/availability.ts'
import type { TextKey } from '../../i18n/text.ts'

/** Short name of a unit of sale, at most 3 characters (spec §9). */
export const unitLabels: Record<SaleUnit['code'], TextKey> = {
  piece: 'unit.piece',
  metre: 'unit.metre',
  squareMetre: 'unit.squareMetre',
  pack: 'unit.pack',
  pair: 'unit.pair',
  set: 'unit.set',
  roll: 'unit.roll',
}
