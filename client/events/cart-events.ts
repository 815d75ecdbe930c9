import type { Cart } from '../../domain/cart/cart.ts'
import type { EventItem, ShopEvent } from './event.ts'
import { itemsOfCart, valueOf } from './event-items.ts'

/** Items added to and removed from the cart between two responses of the store. */
export function cartEvents(before: Cart | null, after: Cart | null): ShopEvent[] {
  const currency = (after ?? before)?.currencyCode ?? ''
  const [old, now] = [amountsOf(before), amountsOf(after)]
  const added: EventItem[] = []
  const removed: EventItem[] = []
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const item = now.get(id) ?? old.get(id)
    const more = (now.get(id)?.quantity ?? 0) - (old.get(id)?.quantity ?? 0)
    const quantity = Number(Math.abs(more).toFixed(3))
    if (item && quantity > 0) (more > 0 ? added : removed).push({ ...item, quantity })
  }
  return [
    ...(added.length > 0 ? [event('add_to_cart', currency, added)] : []),
    ...(removed.length > 0 ? [event('remove_from_cart', currency, removed)] : []),
  ]
}

function event(
  type: 'add_to_cart' | 'remove_from_cart',
  currency: string,
  items: EventItem[],
): ShopEvent {
  return { type, currency, value: valueOf(items), items }
}

/** Cart items by variant: one may be in several lines. */
function amountsOf(cart: Cart | null): Map<string, EventItem> {
  const items = new Map<string, EventItem>()
  for (const item of cart ? itemsOfCart(cart).items : []) {
    const quantity = item.quantity + (items.get(item.id)?.quantity ?? 0)
    items.set(item.id, { ...item, quantity })
  }
  return items
}
