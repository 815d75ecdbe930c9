import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import { type Config, shopUrlOf } from '../../env.ts'
import { orderConfirmation } from '../../mail/order-confirmation.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import type { Caller } from '../../request/caller.ts'
import type { CustomerRow } from '../account/customer.ts'
import { customerInserts, emailTaken, isEmailTaken } from '../account/registration.ts'
import type { Shopper } from '../cart/owner.ts'
import { priceCart, type PricedCart } from '../cart/priced-cart.ts'
import { activationPage, subscription } from '../newsletter.ts'
import { cartEmpty, checkStock } from './check-stock.ts'

interface Commit {
  order: Order
  priced: PricedCart
  customer: CustomerRow | null
  attemptKey: string
  body: PlaceOrder
  caller: Caller
  config: Config
}

/**
 * Writes an order in one transaction. It fails as a whole when stock would go below zero (a CHECK),
 * when the attempt has been made already (UNIQUE attempt_key), and when another order has taken the
 * same lines of the cart (their ids are the ids of the order's items).
 */
export async function commitOrder(db: D1Database, commit: Commit): Promise<void> {
  const { order, priced, body, caller, config } = commit
  const registered = await registration(db, commit)
  const lines = JSON.stringify(
    priced.lines.map(({ row, unit, total }) => [
      row.id,
      row.variant_id,
      row.amount,
      unit.withTax,
      total.withTax,
    ]),
  )
  const shopUrl = shopUrlOf(config, caller.locale)
  const link = activationPage(config, caller.locale)
  const wish = { email: body.email, locale: caller.locale, source: 'checkout', link }
  await db.batch([
    db
      .prepare(
        `UPDATE variant SET stock = stock - taken.amount
        FROM (SELECT value ->> 1 AS id, sum(value ->> 2) AS amount FROM json_each(?1) GROUP BY 1) taken
        WHERE variant.id = taken.id AND variant.check_stock`,
      )
      .bind(lines),
    ...(registered?.inserts ?? []),
    db
      .prepare(
        `INSERT INTO sale_order (id, code, token, customer_id, attempt_key, status, created_at, snapshot, details)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
      )
      .bind(
        order.id,
        order.code,
        order.token,
        commit.customer?.id ?? registered?.id ?? null,
        commit.attemptKey,
        order.status,
        order.createdAt,
        JSON.stringify(order),
        JSON.stringify(detailsOf(commit)),
      ),
    db
      .prepare(
        `INSERT INTO sale_order_item (order_id, id, variant_id, amount, unit_with_tax, total_with_tax)
        SELECT ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?1)`,
      )
      .bind(lines, order.id),
    db
      .prepare('DELETE FROM cart_item WHERE id IN (SELECT value ->> 0 FROM json_each(?1))')
      .bind(lines),
    db
      .prepare(
        'UPDATE coupon SET uses_left = uses_left - 1 WHERE code = ?1 AND uses_left IS NOT NULL',
      )
      .bind(priced.coupon?.code ?? ''),
    db.prepare('UPDATE cart SET coupon_code = NULL WHERE id = ?1').bind(priced.cart.id),
    mailInsert(db, {
      recipient: body.email,
      locale: caller.locale,
      ...orderConfirmation(caller.locale, order, shopUrl),
    }),
    ...(body.newsletter ? await subscription(db, wish) : []),
  ])
}

/** Why a transaction was aborted, told as the caller can act on. */
export async function refusalOf(
  error: unknown,
  db: D1Database,
  caller: Caller,
  shopper: Shopper,
): Promise<unknown> {
  const message = error instanceof Error ? error.message : ''
  if (isEmailTaken(error)) return emailTaken()
  if (message.includes('sale_order_item')) return cartEmpty()
  if (message.includes('coupon_uses')) {
    return new Refusal(409, {
      key: 'priceChanged',
      code: 'price_changed',
      field: 'expectedTotalWithTax',
    })
  }
  if (!message.includes('stock_not_negative')) return error
  const priced = await priceCart(db, caller, shopper)
  try {
    if (priced) checkStock(priced, caller)
  } catch (refusal) {
    return refusal
  }
  // Sold to somebody else a moment ago, and back again already: simply try once more.
  return new Refusal(409, { key: 'internal', code: 'out_of_stock' })
}

async function registration(db: D1Database, { body, customer }: Commit) {
  if (!body.registration || customer) return null
  const id = crypto.randomUUID()
  const { business } = body
  const inserts = await customerInserts(db, id, {
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    phone: body.phone,
    password: requirePassword(body),
    passwordConfirmation: body.password_confirmation ?? '',
    business: business && {
      businessName: business.business_name,
      tin: business.TIN,
      vatin: business.VATIN,
      vatinsvk: body.custom?.['vatinsvk'] ?? '',
    },
    address: body.billing_address,
  })
  return { id, inserts }
}

function requirePassword({ password }: PlaceOrder): string {
  if (password) return password
  throw new Refusal(422, { key: 'required', code: 'required', field: 'password' })
}

/** What is told beside the order: kept for whoever packs it, and as the record of consents. */
function detailsOf({ body, caller, customer }: Commit) {
  return {
    locale: caller.locale,
    domain: caller.domain,
    priceGroups: customer?.groups ?? '[]',
    shipping: body.shipping,
    comment: body.comment,
    shipperComment: body.shipper_comment,
    branchId: body.branch_id,
    custom: body.custom ?? {},
    consents: {
      terms: true,
      heureka: body.heureka_allow,
      zbozi: body.zbozicz_allow,
      newsletter: body.newsletter,
    },
  }
}
