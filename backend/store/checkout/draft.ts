import type { StoreBranch } from '../../../domain/checkout/checkout.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import type { Order } from '../../../domain/order/order.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { toDecimal } from '../../pricing/money.ts'
import { addUp, type Sum } from '../../pricing/total.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { discountsOf } from '../cart/discounts.ts'
import type { Choice } from './choice.ts'
import { shownSlot, type ChosenSlot } from './delivery/delivery-times.ts'
import type { ChosenGifts } from './gifts.ts'
import { paymentSum, shippingSum } from './delivery/methods.ts'

export interface OrderSums {
  items: Sum
  shipping: Sum
  payment: Sum
  total: Sum
}

export function orderSums(
  priced: PricedCart,
  { shipper, payment }: Choice,
  gifts: ChosenGifts,
): OrderSums {
  const items = addUp([priced.total, gifts.sum])
  const shipping = shippingSum(shipper, priced)
  const fee = paymentSum(payment, priced)
  return {
    items,
    shipping,
    payment: fee,
    total: addUp([items, shipping, fee]),
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
  gifts: ChosenGifts
  slot: ChosenSlot | null
  promise: DeliveryPromise
  sums: OrderSums
}

/** The order as it is stored and shown from now on. */
export function draftOrder(draft: Draft): Order {
  const { code, token, now, locale, body, priced, choice, gifts, slot, promise, sums } = draft
  const { shipper, payment, shippingAddress, branch } = choice
  return {
    id: crypto.randomUUID(),
    code,
    token,
    status: 'new',
    createdAt: now.toISOString(),
    items: itemsOf(priced, gifts, locale),
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
    // Nobody can tell the day of what waits for a bank transfer.
    expectedDelivery: slot?.day ?? (promise.kind === 'date' ? promise.day : null),
    branch: branch && branchSnapshot(branch),
    deliveryTime: shownSlot(slot),
    currencyCode: priced.currency,
    prices: {
      itemsWithTax: toDecimal(sums.items.withTax),
      itemsWithoutTax: toDecimal(sums.items.withoutTax),
      shipperPriceWithTax: toDecimal(sums.shipping.withTax),
      shipperPriceWithoutTax: toDecimal(sums.shipping.withoutTax),
      paymentPriceWithTax: toDecimal(sums.payment.withTax),
      paymentPriceWithoutTax: toDecimal(sums.payment.withoutTax),
      totalWithTax: toDecimal(sums.total.withTax),
      totalWithoutTax: toDecimal(sums.total.withoutTax),
      vatPercent: priced.vatPercent,
    },
    attributes: {
      cartId: priced.cart.id,
      heurekaAllowed: body.heureka_allow,
      zboziAllowed: body.zbozicz_allow,
      creditsSpent: priced.credits.spent,
    },
  }
}

/** All of it, because a carrier may close or move a point while the parcel is on its way. */
function branchSnapshot(branch: StoreBranch): Order['branch'] {
  const { id, name, remoteId, kind, address, openingHours, directions = '' } = branch
  return { id, name, remoteId, kind, address, openingHours, directions }
}

function itemsOf(priced: PricedCart, { gifts }: ChosenGifts, locale: Locale): Order['items'] {
  const single = (price: number) => ({
    amount: 1,
    unitWithTax: toDecimal(price),
    totalWithTax: toDecimal(price),
  })
  return [
    ...priced.lines.map(({ row, unit, total, free }) => ({
      id: row.id,
      parentId: row.parentId,
      productId: row.productId,
      variantId: row.variantId,
      name: row.variantFullname[locale],
      catalogCode: row.catalogCode,
      amount: fromThousandths(row.amount),
      freeAmount: free,
      unitWithTax: toDecimal(unit.withTax),
      totalWithTax: toDecimal(total.withTax),
      ...(row.custom && { custom: row.custom }),
    })),
    ...gifts.map(({ itemId, parentId, variantId, name, amount, price }) => ({
      id: itemId,
      parentId,
      productId: '',
      variantId,
      name,
      catalogCode: '',
      isGift: true,
      ...single(price),
      amount: fromThousandths(amount),
    })),
    ...discountsOf(priced, locale).map(({ id, name, catalogCode, sum }) => ({
      id,
      productId: '',
      variantId: '',
      name,
      catalogCode,
      ...single(sum.withTax),
    })),
  ]
}
