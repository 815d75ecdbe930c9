import type { CartItem } from '../../../domain/cart/cart.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Sum } from '../../pricing/total.ts'
import { pair } from './lines/pair.ts'
import type { PricedCart } from './priced-cart.ts'

export interface Discount {
  id: string
  name: string
  catalogCode: string
  sum: Sum
}

const couponTitles: Record<Locale, string> = {
  de: 'Gutschein',
  cs: 'Kupón',
  sk: 'Kupón',
  en: 'Promo code',
}
const creditTitles: Record<Locale, (spent: string) => string> = {
  de: (spent) => `Guthaben: ${spent} Punkte`,
  cs: (spent) => `Kredity: ${spent}`,
  sk: (spent) => `Kredity: ${spent}`,
  en: (spent) => `Credits: ${spent}`,
}

/** What is taken off the items of a cart: coupon and loyalty credits. */
export function discountsOf({ coupon, discount, credits }: PricedCart, locale: Locale): Discount[] {
  const spent = new Intl.NumberFormat(locale).format(credits.spent)
  return [
    ...(coupon
      ? [
          {
            id: `coupon-${coupon.code}`,
            name: `${couponTitles[locale]} ${coupon.code} (−${coupon.percent} %)`,
            catalogCode: coupon.code,
            sum: discount,
          },
        ]
      : []),
    ...(credits.spent > 0
      ? [
          {
            id: 'credits',
            name: creditTitles[locale](spent),
            catalogCode: '',
            sum: credits.discount,
          },
        ]
      : []),
  ]
}

/** A discount takes the form of a line, so that the lines add up to the total. */
export function discountItem({ id, name, catalogCode, sum }: Discount): CartItem {
  const nothing = { id: '', name, catalogCode }
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
    prices: { ...pair('unit', sum), ...pair('total', sum) },
    isDiscount: true,
  }
}
