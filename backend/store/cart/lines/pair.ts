import { toDecimal } from '../../../../domain/minor-units.ts'
import type { Sum } from '../../../pricing/total.ts'

type Pair<Name extends string> = Record<`${Name}WithTax` | `${Name}WithoutTax`, number>

/** `pair('unit', sum)` is `{ unitWithTax, unitWithoutTax }`, in decimals. */
export function pair<Name extends string>(name: Name, sum: Sum): Pair<Name>
export function pair(name: string, sum: Sum): Record<string, number> {
  return {
    [`${name}WithTax`]: toDecimal(sum.withTax),
    [`${name}WithoutTax`]: toDecimal(sum.withoutTax),
  }
}
