import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { fromJson } from '../../../db/json.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import type { Text } from '../../../db/records.ts'
import { pair } from './pair.ts'

/** A line whose variant has left the catalogue: only the cart itself still knows what it was. */
export interface GoneLine {
  id: string
  parent_id: string | null
  variant_id: string
  amount: number
  /** As it was when the line was added; '' in lines older than this column. */
  line_name: string
}

export function goneName({ line_name, variant_id }: GoneLine, locale: Locale): string {
  return line_name === '' ? variant_id : fromJson<Text>(line_name)[locale]
}

/** Shown as what can be bought no more, so that whoever has it in the cart is told and it is taken out. */
export function goneItem(line: GoneLine, locale: Locale): CartItem {
  const nothing = { withTax: 0, withoutTax: 0 }
  const name = goneName(line, locale)
  return {
    id: line.id,
    parentId: line.parent_id,
    productId: '',
    variantId: line.variant_id,
    amount: fromThousandths(line.amount),
    product: {
      id: '',
      name,
      slug: '',
      categoryFullname: '',
      marketingCode: '',
      catalogCode: '',
      image: null,
    },
    variant: {
      id: line.variant_id,
      name: '',
      catalogCode: '',
      unit: { code: 'piece', step: 1 },
      amountMin: 1,
      amountMax: 0,
      delayDays: 0,
      essentials: [],
    },
    prices: { ...pair('unit', nothing), ...pair('total', nothing) },
    isDiscount: false,
  }
}
