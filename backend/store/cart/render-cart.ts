import type { Cart } from '../../../domain/cart/cart.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { ShippingClass } from '../../../domain/product/availability.ts'
import {
  findCatalogueVersion,
  findDictionary,
  type Dictionary,
} from '../../cms/catalog/products/dictionary.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { addUp } from '../../pricing/total.ts'
import type { Caller } from '../../request/caller.ts'
import { cartCustomer } from './cart-customer.ts'
import { cartItem } from './lines/cart-item.ts'
import { creditRates } from '../account/credit-rates.ts'
import { discountItem, discountsOf } from './discounts.ts'
import { unavailableItem } from './lines/unavailable-lines.ts'
import { lineGifts, type LineGift } from './lines/line-gifts.ts'
import { lineReadyDays } from '../checkout/delivery/ready-days-of.ts'
import type { Shopper } from './find-shopper.ts'
import { grossAndNetFields } from './lines/gross-and-net-fields.ts'
import { priceCart, type PricedCart } from './priced-cart.ts'
import { findSwap } from './swap/find-swap.ts'
import { shippingClassOfAll } from '../checkout/delivery/shipping-class.ts'
import { deliveriesOf, freeFrom, freeShippingAt } from '../checkout/delivery/shipping-price.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { saleOf } from '../../request/market.ts'

/** The cart in the contract's form; an empty one if there is none. */
export async function renderCart(db: D1Database, caller: Caller, shopper: Shopper): Promise<Cart> {
  return renderPricedCart(db, caller, shopper, await priceCart(db, caller, shopper))
}

/** Reads further data of a cart's answer in parallel with the cart. */
export async function readCartTerms(db: D1Database): Promise<void> {
  await Promise.all([findCatalogueVersion(db), loadMerchant(db)])
}

/** Like `renderCart`, with known prices. */
export async function renderPricedCart(
  db: D1Database,
  caller: Caller,
  shopper: Shopper,
  priced: PricedCart | null,
): Promise<Cart> {
  const [{ dictionary }, customer, merchant] = await Promise.all([
    findDictionary(db, caller.locale),
    cartCustomer(db, shopper.customer),
    loadMerchant(db),
  ])
  const freeAt = freeShippingAt(merchant, caller.currency)
  const empty = emptyCart(caller.currency, freeAt === null ? null : toDecimal(freeAt))
  if (!priced) return { ...empty, ...customer }
  const [gifts, swap] = await Promise.all([
    lineGifts(db, priced.lines, caller.locale),
    findSwap(db, merchant, caller, priced, shopper.groupPercent),
  ])
  const shippingClass = shippingClassOfAll(priced.lines.map(({ row }) => row))
  return {
    ...empty,
    ...cartOf(priced, gifts, dictionary, caller.locale),
    ...customer,
    shippingClass,
    freeShippingAt: freeShippingFrom(merchant, shippingClass, caller),
    ...(swap && { swap }),
    ...(priced.lines.some(({ row }) => row.isElectrical) && { takeBack: true }),
  }
}

function cartOf(
  priced: PricedCart,
  gifts: readonly LineGift[],
  dictionary: Dictionary,
  locale: Locale,
): Omit<Cart, 'currencyCode' | 'freeShippingAt'> {
  const { currency, lines, items: itemsTotal, total, coupon, couponFrom, credits, cart } = priced
  const rate = creditRates.get(currency)
  return {
    id: cart.id,
    items: [
      ...lines.map((line) => {
        const delayDays = lineReadyDays(line, lines)
        return cartItem(line, gifts, { dictionary, locale, delayDays })
      }),
      ...priced.unavailable.map((line) => unavailableItem(line, locale)),
      ...discountsOf(priced, locale).map(discountItem),
    ],
    prices: {
      ...grossAndNetFields('items', itemsTotal),
      ...grossAndNetFields('total', total),
      ...grossAndNetFields('totalOriginal', addUp(lines.map(({ full }) => full))),
    },
    couponCode: coupon?.code ?? null,
    discountLimitPriceWithVat: couponFrom === null ? null : toDecimal(couponFrom),
    comment: cart.comment,
    ...(cart.customerId !== null &&
      rate && {
        credits: { spent: credits.spent, balance: credits.balance, worth: toDecimal(rate.worth) },
      }),
  }
}

/** Minimum order value; null if no method for them is ever free. */
function freeShippingFrom(
  merchant: Merchant,
  shippingClass: ShippingClass,
  caller: Caller,
): number | null {
  const values = deliveriesOf(merchant, shippingClass, saleOf(caller)).flatMap(
    (offer) => freeFrom(merchant, offer, caller.currency) ?? [],
  )
  return values.length > 0 ? toDecimal(Math.min(...values)) : null
}

function emptyCart(currency: CurrencyCode, freeAt: number | null): Cart {
  const nothing = { withTax: 0, withoutTax: 0 }
  return {
    id: '',
    items: [],
    currencyCode: currency,
    prices: {
      ...grossAndNetFields('items', nothing),
      ...grossAndNetFields('total', nothing),
      ...grossAndNetFields('totalOriginal', nothing),
    },
    couponCode: null,
    freeShippingAt: freeAt,
    discountLimitPriceWithVat: null,
  }
}
