import type { Order } from '../../domain/order/order.ts'
import { orderedItems } from '../../domain/order/ordered-items.ts'
import type { Purchase } from './event.ts'

/** The purchase event: prices with tax, the revenue with shipping and payment (spec §9). */
export function purchaseEvent(order: Order): Purchase {
  const { prices, currencyCode, attributes } = order
  return {
    type: 'purchase',
    orderCode: order.code,
    affiliation: 'Online Store',
    currency: currencyCode,
    value: prices.totalWithTax,
    tax: Number((prices.totalWithTax - prices.totalWithoutTax).toFixed(2)),
    shipping: prices.shipperPriceWithTax,
    payment: prices.paymentPriceWithTax,
    zboziAllowed: attributes?.zboziAllowed ?? false,
    items: orderedItems(order).map((item) => ({
      id: item.variantId,
      productId: item.productId,
      code: item.catalogCode,
      name: item.name,
      price: item.unitWithTax,
      quantity: item.amount,
    })),
  }
}
