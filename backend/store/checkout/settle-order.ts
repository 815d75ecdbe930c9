import type { Locale } from '../../../domain/locale.ts'
import type { Settlement } from '../../../domain/order/order-document.ts'
import { settle, type SettleInput } from '../../../domain/order/settle.ts'
import { saleUnitOf } from '../../cms/catalog/products/availability.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { basePrice } from '../../pricing/prices.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { discountsOf } from '../cart/discounts.ts'
import type { Line, PricedCart } from '../cart/priced-cart.ts'
import type { Choice } from './choice.ts'
import { paymentSum, shippingSum } from './delivery/methods.ts'
import type { ChosenGift, ChosenGifts } from './gifts.ts'

/** Null if not known yet. */
type Chosen = { [Part in 'shipper' | 'payment']: Choice[Part] | null }

/** Amounts of an order of this cart. */
export function settleOrder(
  priced: PricedCart,
  { shipper, payment }: Chosen,
  { gifts }: ChosenGifts,
  taxation: Taxation,
  locale: Locale,
): Settlement {
  return settle({
    ...taxation,
    lines: [...priced.lines.map((line) => lineOf(line, locale, taxation)), ...gifts.map(giftOf)],
    allowances: discountsOf(priced, locale).map(({ kind, name, code, credits, sum }) => ({
      kind,
      name,
      code,
      credits,
      listedGross: toDecimal(sum.withTax),
    })),
    shipping: shipper && {
      id: shipper.id,
      name: shipper.name,
      listedGross: toDecimal(shippingSum(shipper, priced).withTax),
    },
    payment: payment && {
      id: payment.id,
      name: payment.name,
      listedGross: toDecimal(paymentSum(payment, priced).withTax),
      inCash: payment.inCash,
    },
  })
}

function lineOf(
  { row, unit, list, total, free }: Line,
  locale: Locale,
  { listed }: Taxation,
): SettleInput['lines'][number] {
  const measure = row.baseMeasure
  return {
    id: row.id,
    parentId: row.parentId,
    kind: 'product',
    productId: row.productId,
    variantId: row.variantId,
    name: row.variantFullname[locale],
    catalogCode: row.catalogCode,
    unit: saleUnitOf(row, locale),
    amount: fromThousandths(row.amount),
    freeAmount: free,
    taxClass: row.taxClass,
    unitGross: toDecimal(unit.withTax),
    listUnitGross: list === unit.withTax ? null : toDecimal(list),
    listedGross: toDecimal(total.withTax),
    basePrice: measure ? basePrice(unit.withTax, measure, listed[row.taxClass]) : null,
    ...(row.custom && { custom: row.custom }),
  }
}

function giftOf(gift: ChosenGift): SettleInput['lines'][number] {
  const { itemId, parentId, variantId, name, amount, price } = gift
  return {
    id: itemId,
    parentId,
    kind: 'gift',
    productId: '',
    variantId,
    name,
    catalogCode: gift.catalogCode,
    unit: gift.unit,
    amount: fromThousandths(amount),
    freeAmount: 0,
    taxClass: gift.taxClass,
    unitGross: toDecimal(price),
    listUnitGross: null,
    listedGross: toDecimal(price),
    basePrice: null,
  }
}
