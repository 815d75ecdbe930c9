import type { OwnUnit, SaleUnit } from '../../../domain/product/availability.ts'
import type { Text, TextKey } from '../../i18n/text.ts'

const labels: Readonly<Record<string, TextKey>> = {
  piece: 'unit.piece',
  metre: 'unit.metre',
  squareMetre: 'unit.squareMetre',
  pack: 'unit.pack',
  pair: 'unit.pair',
  set: 'unit.set',
  roll: 'unit.roll',
} satisfies Record<OwnUnit, TextKey>

/** Short name of a unit of sale (spec §9): from its data, else the shop's own. */
export function unitLabel({ code, name }: SaleUnit, text: Text): string {
  return name?.label ?? text(labels[code] ?? 'unit.piece')
}
