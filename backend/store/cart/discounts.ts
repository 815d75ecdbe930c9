import { fill } from '../../../domain/locales/fill.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { CartItem } from '../../../domain/cart/cart.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { GrossAndNet } from '../../pricing/total.ts'
import { grossAndNetFields } from './lines/gross-and-net-fields.ts'
import type { PricedCart } from './priced-cart.ts'

export interface Discount {
  kind: 'coupon' | 'credits'
  id: string
  name: string
  /** The promo code; empty for credits. */
  code: string
  /** Number of loyalty credits used. */
  credits: number
  sum: GrossAndNet
}

/** Deductions of a cart: coupon and loyalty credits. */
export function discountsOf({ coupon, discount, credits }: PricedCart, locale: Locale): Discount[] {
  return [
    ...(coupon
      ? [
          {
            kind: 'coupon' as const,
            id: `coupon-${coupon.code}`,
            name: `${textsOf(locale).orders.coupon} ${coupon.code} (−${coupon.percent} %)`,
            code: coupon.code,
            credits: 0,
            sum: discount,
          },
        ]
      : []),
    ...(credits.spent > 0
      ? [
          {
            kind: 'credits' as const,
            id: 'credits',
            name: fill(textsOf(locale).orders.credits, {
              spent: numberFormat(locale).format(credits.spent),
            }),
            code: '',
            credits: credits.spent,
            sum: credits.discount,
          },
        ]
      : []),
  ]
}

/** A discount is a line, so that lines add up to the total. */
export function discountItem({ id, name, code, sum }: Discount): CartItem {
  const nothing = { id: '', name, catalogCode: code }
  return {
    id,
    productId: '',
    variantId: '',
    amount: 1,
    product: { ...nothing, slug: '', categoryFullname: '', marketingCode: '', image: null },
    variant: {
      ...nothing,
      unit: { code: 'piece', step: 1 },
      amountMin: 1,
      amountMax: 1,
      delayDays: 0,
      essentials: [],
    },
    prices: { ...grossAndNetFields('unit', sum), ...grossAndNetFields('total', sum) },
    isDiscount: true,
  }
}
