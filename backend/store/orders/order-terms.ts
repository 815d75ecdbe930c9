import type { Order } from '../../../domain/order/order.ts'
import type { OrderedLine, OrderTerms } from '../../../domain/order/order-state.ts'
import { orderedItems } from '../../../domain/order/ordered-items.ts'
import { toThousandths } from '../../db/thousandths.ts'
import { isPaidBefore } from '../../pay/bank-account.ts'
import { toMinor } from '../../../domain/minor-units.ts'

type Placed = Pick<Order, 'items' | 'prices' | 'payment' | 'document'>

/** Input of an order's state: its lines, each with its share of the discounts, and its total. */
export function termsOf(order: Placed): OrderTerms {
  const lines = linesOf(order)
  const productsValue = lines.reduce((sum, { price }) => sum + price, 0)
  const reduction = reductionOf(order)
  let sum = 0
  let owed = 0
  return {
    // Rounded on cumulative sums, so that the shares add up to the total.
    lines: lines.map((line) => {
      sum += line.price
      const upToHere =
        productsValue === 0 ? 0 : Math.round((sum * (productsValue + reduction)) / productsValue)
      const value = upToHere - owed
      owed = upToHere
      return { ...line, value }
    }),
    total: toMinor(order.document?.totals.order.gross ?? order.prices.totalWithTax),
    isPaidBefore: isPaidBefore(order),
  }
}

function linesOf(order: Placed): Omit<OrderedLine, 'value'>[] {
  if (order.document) {
    return order.document.lines.map(({ id, parentId, kind, amount, total }) => ({
      id,
      parentId,
      isOrderGift: kind === 'gift' && parentId === null,
      amount: toThousandths(amount),
      price: toMinor(total.gross),
    }))
  }
  return orderedItems(order).map(
    ({ id, parentId = null, isGift = false, amount, totalWithTax }) => ({
      id,
      parentId,
      isOrderGift: isGift && parentId === null,
      amount: toThousandths(amount),
      price: toMinor(totalWithTax),
    }),
  )
}

/** Promo code and credits; zero or less. */
function reductionOf({ document, items }: Placed): number {
  if (document) return toMinor(document.totals.allowances.gross)
  return items
    .filter(({ variantId }) => variantId === '')
    .reduce((sum, { totalWithTax }) => sum + toMinor(totalWithTax), 0)
}
