import { documentOf } from '../../domain/order/document-of.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Purchase } from './event.ts'

/** The purchase event: prices with tax, the revenue with shipping and payment (spec §9). */
export function purchaseEvent(order: Order): Purchase {
  const { lines, shipping, payment, totals, currencyCode } = documentOf(order)
  return {
    type: 'purchase',
    orderCode: order.code,
    affiliation: 'Online Store',
    currency: currencyCode,
    value: totals.order.gross,
    tax: totals.order.vat,
    shipping: shipping?.total.gross ?? 0,
    payment: payment?.total.gross ?? 0,
    zboziAllowed: order.attributes?.zboziAllowed ?? false,
    items: lines.map(({ variantId, productId, catalogCode, name, unitPrice, amount }) => ({
      id: variantId,
      productId,
      code: catalogCode,
      name,
      price: unitPrice.gross,
      quantity: amount,
    })),
  }
}
