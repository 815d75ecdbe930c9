import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import { isOverdrawn } from '../account/credits.ts'
import type { Shopper } from '../cart/find-shopper.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { cartEmpty, checkStock } from './check-stock.ts'
import type { ChosenGifts } from './gifts.ts'

interface Aborted {
  caller: Caller
  shopper: Shopper
  gifts: ChosenGifts
}

/** Maps an aborted transaction to a refusal; an unknown error is returned unchanged. */
export async function refusalOf(
  error: unknown,
  db: D1Database,
  { caller, shopper, gifts }: Aborted,
): Promise<unknown> {
  const message = error instanceof Error ? error.message : ''
  if (isOverdrawn(error) || message.includes('coupon_uses')) return new Refusal(409, totalChanged)
  if (message.includes('coupon_per_customer')) {
    await db
      .prepare('UPDATE cart SET coupon_code = NULL WHERE id = ?1')
      .bind(shopper.cart?.id ?? '')
      .run()
    return new Refusal(409, { key: 'couponUsed', code: 'coupon_used', field: 'couponCode' })
  }
  if (message.includes('delivery_slot_capacity')) {
    return new Refusal(409, { key: 'slotFull', code: 'slot_full', field: 'delivery_time_id' })
  }
  if (message.includes('NOT NULL constraint failed: sale_order.attempt_key')) {
    return new Refusal(409, { key: 'attemptClosed', code: 'attempt_closed' })
  }
  if (message.includes('sale_order_item')) return cartEmpty()
  if (!message.includes('stock_not_negative')) return error
  const priced = await priceCart(db, caller, shopper)
  try {
    if (priced) checkStock(priced, caller)
  } catch (refusal) {
    return refusal
  }
  if (gifts.gifts.length > 0) {
    return new Refusal(409, {
      key: 'giftUnavailable',
      code: 'gift_unavailable',
      field: 'order_gifts',
    })
  }
  // Sold concurrently and restocked already: retry.
  return new Refusal(409, { key: 'internal', code: 'out_of_stock' })
}

/** The total differs from the confirmed one. */
export const totalChanged = {
  key: 'priceChanged',
  code: 'price_changed',
  field: 'expectedTotalWithTax',
} as const
