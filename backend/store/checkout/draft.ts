import type { StoreBranch } from '../../../domain/checkout/checkout.ts'
import type { Settlement } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import { addUp } from '../../../domain/order/add-up.ts'
import { orderedPayment } from './delivery/methods.ts'
import { toDeliveryTime } from './delivery/delivery-times.ts'
import { businessOf, draftDocument } from './draft-document.ts'
import type { Draft } from './draft-input.ts'

/** The order as stored and displayed. */
export function draftOrder(draft: Draft): Order {
  const { code, token, now, body, priced, choice, slot, promise, settlement } = draft
  const { shipper, payment, shippingAddress, branch } = choice
  return {
    id: crypto.randomUUID(),
    code,
    token,
    // Credits or a promo code may have paid all of it.
    status: settlement.totals.order.gross > 0 ? 'new' : 'paid',
    createdAt: now.toISOString(),
    items: itemsOf(settlement),
    customer: { name: body.name, email: body.email, phone: body.phone },
    billingAddress: body.billing_address,
    shippingAddress,
    business: businessOf(draft),
    shipper: { id: shipper.id, name: shipper.name, type: shipper.type },
    payment: orderedPayment(payment),
    paymentUrl: null,
    // No date for an order that waits for a bank transfer.
    expectedDelivery: slot?.day ?? (promise.kind === 'date' ? promise.day : null),
    branch: branch && branchSnapshot(branch),
    deliveryTime: toDeliveryTime(slot),
    currencyCode: priced.currency,
    prices: pricesOf(settlement),
    document: draftDocument(draft),
    attributes: {
      cartId: priced.cart.id,
      heurekaAllowed: body.heureka_allow,
      zboziAllowed: body.zbozicz_allow,
      creditsSpent: priced.credits.spent,
    },
  }
}

/** A full copy, because a carrier may close or move a point while the parcel is in transit. */
function branchSnapshot(branch: StoreBranch): Order['branch'] {
  const { id, name, remoteId, kind, address, openingHours, directions = '' } = branch
  return { id, name, remoteId, kind, address, openingHours, directions }
}

/** Lines of the contract's order, in which discounts are lines too. */
function itemsOf({ lines, allowances }: Settlement): Order['items'] {
  return [
    ...lines.map(({ kind, unitPrice, total, ...line }) => ({
      id: line.id,
      parentId: line.parentId,
      productId: line.productId,
      variantId: line.variantId,
      name: line.name,
      catalogCode: line.catalogCode,
      amount: line.amount,
      freeAmount: line.freeAmount,
      unitWithTax: unitPrice.gross,
      totalWithTax: total.gross,
      ...(kind === 'gift' && { isGift: true }),
      ...(line.custom && { custom: line.custom }),
    })),
    ...allowances.map(({ kind, code, name, total }) => ({
      id: code ? `${kind}-${code}` : kind,
      productId: '',
      variantId: '',
      name,
      catalogCode: code,
      amount: 1,
      unitWithTax: total.gross,
      totalWithTax: total.gross,
    })),
  ]
}

function pricesOf({ totals, shipping, payment, taxes }: Settlement): Order['prices'] {
  const productTotal = addUp([totals.lines, totals.allowances])
  const [first] = taxes
  return {
    itemsWithTax: productTotal.gross,
    itemsWithoutTax: productTotal.net,
    shipperPriceWithTax: shipping?.total.gross ?? 0,
    shipperPriceWithoutTax: shipping?.total.net ?? 0,
    paymentPriceWithTax: payment?.total.gross ?? 0,
    paymentPriceWithoutTax: payment?.total.net ?? 0,
    totalWithTax: totals.order.gross,
    totalWithoutTax: totals.order.net,
    ...(first && taxes.length === 1 && { vatPercent: first.rate }),
  }
}
