import type { Order } from './order.ts'

type Item = Order['items'][number]

/**
 * Items of an order that are items. A promo code or credits are items too, of no product: they have
 * a price, but no id that a catalogue, a cart or a price comparison service knows.
 */
export function orderedItems({ items }: Pick<Order, 'items'>): Item[] {
  return items.filter(({ variantId }) => variantId !== '')
}

/** Goods to order once more: gifts and parts of a set come again with what they belonged to. */
export function reorderableItems(order: Pick<Order, 'items'>): Item[] {
  return orderedItems(order).filter(({ isGift, parentId }) => !isGift && !parentId)
}
