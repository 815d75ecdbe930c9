import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { deliveryPromise } from '../../../domain/delivery-date.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Order } from '../../../domain/order.ts'
import { availabilityOf } from '../../cms/catalog/availability.ts'
import { fromJson } from '../../db/json.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { toDecimal } from '../../pricing/money.ts'
import { addUp, type Sum } from '../../pricing/total.ts'
import type { Text } from '../../seed/records.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import type { Choice } from './choice.ts'
import { paymentSum, shippingSum } from './methods.ts'

export interface OrderSums {
  goods: Sum
  shipping: Sum
  payment: Sum
  total: Sum
}

export function orderSums(priced: PricedCart, { shipper, payment }: Choice): OrderSums {
  const shipping = shippingSum(shipper, priced)
  const fee = paymentSum(payment, priced)
  return {
    goods: priced.total,
    shipping,
    payment: fee,
    total: addUp([priced.total, shipping, fee]),
  }
}

interface Draft {
  code: string
  token: string
  now: Date
  locale: Locale
  body: PlaceOrder
  priced: PricedCart
  choice: Choice
  sums: OrderSums
}

/** The order as it is kept and shown from now on. */
export function draftOrder({ code, token, now, locale, body, priced, choice, sums }: Draft): Order {
  const { shipper, payment, shippingAddress } = choice
  return {
    id: crypto.randomUUID(),
    code,
    token,
    status: 'new',
    createdAt: now.toISOString(),
    items: itemsOf(priced, locale),
    customer: { name: body.name, email: body.email, phone: body.phone },
    billingAddress: body.billing_address,
    shippingAddress,
    business: body.business && {
      businessName: body.business.business_name,
      tin: body.business.TIN,
      vatin: body.business.VATIN,
      vatinsvk: body.custom?.['vatinsvk'] ?? '',
    },
    shipper: { id: shipper.id, name: shipper.name, type: shipper.type },
    payment: { id: payment.id, name: payment.name, online: payment.online },
    paymentUrl: null,
    expectedDelivery: deliveryPromise({
      now,
      delayDays: Math.max(
        0,
        ...priced.lines.map(({ row }) => availabilityOf(row, locale).delayDays),
      ),
      shipper,
      country: shippingAddress.country,
    }).date,
    currencyCode: priced.currency,
    prices: {
      itemsWithTax: toDecimal(sums.goods.withTax),
      itemsWithoutTax: toDecimal(sums.goods.withoutTax),
      shipperPriceWithTax: toDecimal(sums.shipping.withTax),
      shipperPriceWithoutTax: toDecimal(sums.shipping.withoutTax),
      paymentPriceWithTax: toDecimal(sums.payment.withTax),
      paymentPriceWithoutTax: toDecimal(sums.payment.withoutTax),
      totalWithTax: toDecimal(sums.total.withTax),
      totalWithoutTax: toDecimal(sums.total.withoutTax),
    },
  }
}

function itemsOf({ lines, coupon, discount }: PricedCart, locale: Locale): Order['items'] {
  const items = lines.map(({ row, unit, total }) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    name: fromJson<Text>(row.variant_fullname)[locale],
    catalogCode: row.catalog_code,
    amount: fromThousandths(row.amount),
    unitWithTax: toDecimal(unit.withTax),
    totalWithTax: toDecimal(total.withTax),
  }))
  if (!coupon) return items
  const off = toDecimal(discount.withTax)
  const line = {
    id: `coupon-${coupon.code}`,
    productId: '',
    variantId: '',
    name: coupon.code,
    catalogCode: coupon.code,
  }
  return [...items, { ...line, amount: 1, unitWithTax: off, totalWithTax: off }]
}
