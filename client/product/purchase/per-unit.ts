import type { SaleUnit } from '../../../domain/product/availability.ts'
import type { Text } from '../../i18n/text.ts'
import { unitLabel } from '../../ui/price/unit-label.ts'

/** Unit of a price, unless it is a piece. */
export function perUnit(unit: SaleUnit, text: Text): { per?: string } {
  return unit.code === 'piece' ? {} : { per: unitLabel(unit, text) }
}
