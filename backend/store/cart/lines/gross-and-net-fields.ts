import { toDecimal } from '../../../../domain/minor-units.ts'
import type { GrossAndNet } from '../../../pricing/total.ts'

type Pair<Name extends string> = Record<`${Name}WithTax` | `${Name}WithoutTax`, number>

/** `grossAndNetFields('unit', sum)` is `{ unitWithTax, unitWithoutTax }`, in decimals. */
export function grossAndNetFields<Name extends string>(name: Name, sum: GrossAndNet): Pair<Name>
export function grossAndNetFields(name: string, sum: GrossAndNet): Record<string, number> {
  return {
    [`${name}WithTax`]: toDecimal(sum.withTax),
    [`${name}WithoutTax`]: toDecimal(sum.withoutTax),
  }
}
