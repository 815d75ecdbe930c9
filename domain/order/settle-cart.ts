import { toDecimal, toMinor } from '../minor-units.ts'
import type { Cart, CartItem } from '../cart/cart.ts'
import { giftPrice } from '../cart/gift-price.ts'
import type { Gift } from '../cart/gift.ts'
import { itemsOf, lineName } from '../cart/cart-lines.ts'
import type { Payment, Shipper } from '../checkout/checkout.ts'
import { shippingPrice } from '../checkout/checkout-totals.ts'
import type { Taxation } from '../tax/taxation.ts'
import type { Settlement } from './order-document.ts'
import { settle, type SettleInput } from './settle.ts'

interface Choice {
  /** null: not selected yet. */
  shipper: Shipper | null
  payment: Payment | null
  /** Order gifts that were chosen. */
  gifts: readonly Gift[]
  /** Decimal places that gift prices are rounded up to (spec §9). */
  decimalPlaces: number
}

/** Amounts of a cart as it would be ordered: identical to those of the store's order. */
export function settleCart(cart: Cart, choice: Choice, taxation: Taxation): Settlement {
  const { shipper, payment, gifts, decimalPlaces } = choice
  return settle({
    ...taxation,
    lines: [
      ...itemsOf(cart).map(lineOf),
      ...gifts.map((gift) => giftLine(gift, giftPrice(gift, decimalPlaces))),
    ],
    allowances: allowancesOf(cart),
    shipping: shipper && {
      id: shipper.id,
      name: shipper.name,
      listedGross: shippingPrice(cart, shipper),
    },
    payment: payment && {
      id: payment.id,
      name: payment.name,
      listedGross: payment.priceWithTax,
      inCash: payment.inCash,
    },
  })
}

/**
 * Deductions, and other parts of the store's total besides lines: the store's total is
 * authoritative.
 */
function allowancesOf({ items, prices, credits }: Cart): SettleInput['allowances'] {
  const inLines = items.reduce((sum, item) => sum + toMinor(item.prices.totalWithTax), 0)
  const others = toMinor(prices.totalWithTax) - inLines
  return [
    ...items
      .filter(({ isDiscount }) => isDiscount)
      .map(({ product: { name, catalogCode: code }, prices: { totalWithTax } }) => ({
        kind: code ? ('coupon' as const) : ('credits' as const),
        code,
        credits: code ? 0 : (credits?.spent ?? 0),
        name,
        listedGross: totalWithTax,
      })),
    ...(others === 0
      ? []
      : [
          {
            kind: 'discount' as const,
            code: '',
            credits: 0,
            name: '',
            listedGross: toDecimal(others),
          },
        ]),
  ]
}

function lineOf(item: CartItem): SettleInput['lines'][number] {
  const { prices, variant } = item
  return {
    id: item.id,
    parentId: item.parentId ?? null,
    kind: 'product',
    productId: item.productId,
    variantId: item.variantId,
    // Name of the reduction in the order.
    name: lineName(item),
    catalogCode: variant.catalogCode,
    unit: variant.unit,
    amount: item.amount,
    freeAmount: item.freeAmount ?? 0,
    taxClass: item.taxClass ?? 'standard',
    unitGross: prices.unitWithTax,
    listUnitGross: null,
    listedGross: prices.totalWithTax,
    basePrice: prices.basePrice ?? null,
  }
}

function giftLine(gift: Gift, price: number): SettleInput['lines'][number] {
  return {
    id: gift.id,
    parentId: null,
    kind: 'gift',
    productId: '',
    variantId: gift.variantId,
    name: gift.name,
    catalogCode: '',
    unit: gift.unit ?? { code: 'piece', step: 1 },
    amount: 1,
    freeAmount: 0,
    taxClass: gift.taxClass ?? 'standard',
    unitGross: price,
    listUnitGross: null,
    listedGross: price,
    basePrice: null,
  }
}
