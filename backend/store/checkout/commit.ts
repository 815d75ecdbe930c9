import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { rawRows } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { draftInsert } from '../../mail/draft/mail-draft.ts'
import { paymentDeadline } from '../../pay/window.ts'
import { type Changed, changedVariantsQuery } from '../../purge/changed-tags.ts'
import type { Caller } from '../../request/caller.ts'
import { spendCredits } from '../account/credits.ts'
import type { CustomerRow } from '../account/customer.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { activationPage, subscription } from '../newsletter.ts'
import type { ChosenSlot } from './delivery/delivery-times.ts'
import type { ChosenGifts } from './gifts.ts'
import { requireShare } from './network-share.ts'
import type { AttemptKeys } from '../orders/orders.ts'
import { orderDetails } from '../orders/order-details.ts'
import { registration } from './registration.ts'
import { slotTaking } from './delivery/take-slot.ts'
import { stockPreference } from './tax/dispatch-country.ts'
import { reserveStock, type OrderLine } from './reserve-stock.ts'
import { useCoupon } from './use-coupon.ts'

/** The attempt's key; null, which the column refuses, for a closed attempt. */
const openKey =
  'iif(EXISTS (SELECT 1 FROM closed_attempt WHERE attempt_key IN (?5, ?13)), NULL, ?5)'

export interface Commit {
  order: Order
  priced: PricedCart
  gifts: ChosenGifts
  slot: ChosenSlot | null
  customer: CustomerRow | null
  keys: AttemptKeys
  body: PlaceOrder
  caller: Caller
  config: Config
  /** Key of a guest's network; null if it is not limited. */
  network: string | null
  /** The customer's address is verified. */
  isProven: boolean
}

interface Committed {
  payUntil: string | null
  changed: Changed
}

/**
 * Writes an order in one transaction. It fails as a whole if stock would be negative (a CHECK), if
 * the attempt has placed an order already (UNIQUE attempt_key and attempt_secret) or was closed
 * (NOT NULL attempt_key), if another order has taken the same cart lines (their ids are the ids of
 * the order's items), or if coupon, credits or time slot are used up. Returns the payment deadline,
 * and changed products.
 */
export async function commitOrder(db: D1Database, commit: Commit): Promise<Committed> {
  const { order, priced, gifts, slot, customer, body, caller, config } = commit
  const registered = await registration(db, commit)
  const customerId = customer?.id ?? null
  const lines: OrderLine[] = [
    ...priced.lines.map(({ row, unit, total }): OrderLine => [
      row.id,
      row.variantId,
      row.amount,
      unit.withTax,
      total.withTax,
    ]),
    // Several gifts of a kind are free: only chosen ones have a price.
    ...gifts.gifts.map(({ itemId, variantId, amount, price }): OrderLine => [
      itemId,
      variantId,
      amount,
      price,
      price,
    ]),
  ]
  const json = JSON.stringify(lines)
  const link = activationPage(config, caller.locale)
  const until = order.status === 'new' ? paymentDeadline(order, order.createdAt, config) : null
  const wish = { email: body.email, locale: caller.locale, source: 'checkout', link }
  const changed = changedVariantsQuery(
    db,
    new Date(order.createdAt),
    lines.map(([, variantId]) => variantId),
  )
  const results = await db.batch([
    ...reserveStock(
      db,
      order.id,
      lines,
      stockPreference(caller, order.shippingAddress?.country ?? null),
    ),
    ...registered,
    db
      .prepare(
        `INSERT INTO sale_order (id, code, token, customer_id, attempt_key, status, created_at, snapshot,
          details, pay_until, delivery_slot_id, network, attempt_secret)
        VALUES (?1, ?2, ?3, ?4, ${openKey}, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`,
      )
      .bind(
        order.id,
        order.code,
        order.token,
        customerId,
        commit.keys.bound,
        order.status,
        order.createdAt,
        JSON.stringify(order),
        JSON.stringify(orderDetails(commit)),
        until,
        slot?.id ?? null,
        commit.network,
        commit.keys.secret,
      ),
    db
      .prepare(
        `INSERT INTO sale_order_item (order_id, id, variant_id, amount, unit_with_tax, total_with_tax)
        SELECT ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?1)`,
      )
      .bind(json, order.id),
    requireShare(db, order.id),
    db
      .prepare('DELETE FROM cart_item WHERE id IN (SELECT value ->> 0 FROM json_each(?1))')
      .bind(json),
    ...(priced.coupon
      ? await useCoupon(db, {
          orderId: order.id,
          code: priced.coupon.code,
          customerId,
          email: body.email,
        })
      : []),
    ...(customer && priced.credits.spent > 0
      ? [
          spendCredits(db, {
            customerId: customer.id,
            orderId: order.id,
            amount: priced.credits.spent,
          }),
        ]
      : []),
    ...(slot ? [slotTaking(db, slot)] : []),
    db
      .prepare('UPDATE cart SET coupon_code = NULL, credits = 0 WHERE id = ?1')
      .bind(priced.cart.id),
    await draftInsert(db, {
      recipient: body.email,
      orderId: order.id,
      locale: caller.locale,
      draft: { kind: 'order_confirmation', isProven: commit.isProven },
    }),
    ...(body.newsletter ? await subscription(db, config, wish) : []),
    changed.statement,
  ])
  return { payUntil: until, changed: changed.parse(rawRows(results.at(-1))) }
}
