import type { Order } from './order.ts'

type Item = Order['items'][number]

/**
 * Items of an order that are products. Promo codes and credits are items too, but without a
 * product: they have a price, but no id in catalogue, cart or price comparison.
 */
export function orderedItems({ items }: Pick<Order, 'items'>): Item[] {
  return items.filter(({ variantId }) => variantId !== '')
}

/** Items to reorder: gifts and set parts are added again with their parent. */
export function reorderableItems(order: Pick<Order, 'items'>): Item[] {
  return orderedItems(order).filter(({ isGift, parentId }) => !isGift && !parentId)
}
