import type { Cart, CartItem } from '../../../domain/cart.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import { availabilityOf, saleUnitOf } from '../../cms/catalog/availability.ts'
import { findDictionary, type Dictionary } from '../../cms/catalog/dictionary.ts'
import { fromJson } from '../../db/json.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { toDecimal } from '../../pricing/money.ts'
import type { Sum } from '../../pricing/total.ts'
import type { Caller } from '../../request/caller.ts'
import type { Text } from '../../seed/records.ts'
import { essentialsOf } from './essentials.ts'
import type { Shopper } from './owner.ts'
import { freeShippingAt, priceCart, type Line, type PricedCart } from './priced-cart.ts'

/** The cart as the contract shows it; an empty one where there is none. */
export async function showCart(db: D1Database, caller: Caller, shopper: Shopper): Promise<Cart> {
  const [priced, { dictionary }] = await Promise.all([
    priceCart(db, caller, shopper),
    findDictionary(db, caller.locale),
  ])
  return priced ? cartOf(priced, dictionary, caller.locale) : emptyCart(caller.currency)
}

export function cartOf(priced: PricedCart, dictionary: Dictionary, locale: Locale): Cart {
  const { currency, goods, total, coupon, discount } = priced
  return {
    ...emptyCart(currency),
    id: priced.cart.id,
    items: [
      ...priced.lines.map((line) => itemOf(line, dictionary, locale)),
      ...(coupon ? [couponItem(coupon.code, coupon.percent, discount, locale)] : []),
    ],
    prices: {
      ...pair('items', goods),
      ...pair('total', total),
      ...pair('totalOriginal', goods),
    },
    couponCode: coupon?.code ?? null,
  }
}

function emptyCart(currency: CurrencyCode): Cart {
  const nothing = { withTax: 0, withoutTax: 0 }
  return {
    id: '',
    items: [],
    currencyCode: currency,
    prices: {
      ...pair('items', nothing),
      ...pair('total', nothing),
      ...pair('totalOriginal', nothing),
    },
    couponCode: null,
    freeShippingAt: toDecimal(freeShippingAt[currency]),
    discountLimitPriceWithVat: null,
  }
}

function itemOf({ row, unit, total }: Line, dictionary: Dictionary, locale: Locale): CartItem {
  const [main] = fromJson<string[]>(row.images)
  const path = row.variant_image || main
  const availability = availabilityOf(row, locale)
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    amount: fromThousandths(row.amount),
    product: {
      id: row.product_id,
      name: row.product_name,
      slug: row.slug,
      categoryFullname:
        dictionary.categories
          .get(row.category_n)
          ?.path.map(({ title }) => title)
          .join(' | ') ?? '',
      marketingCode: row.product_marketing_code,
      catalogCode: row.product_catalog_code,
      image: path ? { path, alt: row.product_name } : null,
    },
    variant: {
      id: row.variant_id,
      name: fromJson<Text>(row.variant_name)[locale],
      catalogCode: row.catalog_code,
      unit: saleUnitOf(row.unit, row.unit_step),
      amountMin: availability.amountMin,
      amountMax: availability.amountMax,
      delayDays: availability.delayDays,
      essentials: essentialsOf(row, dictionary, locale),
    },
    prices: { ...pair('unit', unit), ...pair('total', total) },
    isDiscount: false,
  }
}

const couponTitles: Record<Locale, string> = {
  de: 'Gutschein',
  cs: 'Kupón',
  sk: 'Kupón',
  en: 'Promo code',
}

/** A coupon takes the form of a line, so that the lines add up to the total. */
function couponItem(code: string, percent: number, discount: Sum, locale: Locale): CartItem {
  const name = `${couponTitles[locale]} ${code} (−${percent} %)`
  return {
    id: `coupon-${code}`,
    productId: '',
    variantId: '',
    amount: 1,
    product: {
      id: '',
      name,
      slug: '',
      categoryFullname: '',
      marketingCode: '',
      catalogCode: code,
      image: null,
    },
    variant: {
      id: '',
      name,
      catalogCode: code,
      unit: { code: 'piece', step: 1 },
      amountMin: 1,
      amountMax: 1,
      delayDays: 0,
      essentials: [],
    },
    prices: { ...pair('unit', discount), ...pair('total', discount) },
    isDiscount: true,
  }
}

type Pair<Name extends string> = Record<`${Name}WithTax` | `${Name}WithoutTax`, number>

function pair<Name extends string>(name: Name, sum: Sum): Pair<Name>
function pair(name: string, sum: Sum): Record<string, number> {
  return {
    [`${name}WithTax`]: toDecimal(sum.withTax),
    [`${name}WithoutTax`]: toDecimal(sum.withoutTax),
  }
}
