import { isOwnUnit, type UnitName } from '../../domain/product/availability.ts'
import type { ShopTexts } from './shop-texts.ts'

/** Short name of a unit after an amount: from its data, else the shop's own. */
export function unitLabel(
  unit: { code: string; name?: UnitName | undefined },
  text: ShopTexts,
): string {
  return unit.name?.label ?? text(`unit.${isOwnUnit(unit.code) ? unit.code : 'piece'}`)
}
