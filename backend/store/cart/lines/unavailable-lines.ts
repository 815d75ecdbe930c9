import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import type { Text } from '../../../db/columns.ts'
import { grossAndNetFields } from './gross-and-net-fields.ts'

/** A line of a discontinued variant: only the cart has its data. */
export interface UnavailableLine {
  id: string
  parentId: string | null
  variantId: string
  amount: number
  /** Name at the time of adding; null in older lines. */
  lineName: Text | null
}

export function unavailableName({ lineName, variantId }: UnavailableLine, locale: Locale): string {
  return lineName === null ? variantId : lineName[locale]
}

/** Shown as unavailable, so that its owner is notified and it is removed. */
export function unavailableItem(line: UnavailableLine, locale: Locale): CartItem {
  const nothing = { withTax: 0, withoutTax: 0 }
  const name = unavailableName(line, locale)
  return {
    id: line.id,
    parentId: line.parentId,
    productId: '',
    variantId: line.variantId,
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
      id: line.variantId,
      name: '',
      catalogCode: '',
      unit: { code: 'piece', step: 1 },
      amountMin: 1,
      amountMax: 0,
      delayDays: 0,
      essentials: [],
    },
    prices: { ...grossAndNetFields('unit', nothing), ...grossAndNetFields('total', nothing) },
    isDiscount: false,
  }
}
