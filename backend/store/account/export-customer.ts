import * as z from 'zod'
import { json } from '../../db/columns.ts'
import type { Config } from '../../env.ts'
import { drawDrafts } from '../../mail/draft/draw-drafts.ts'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'
import type { UserExport } from '../../../domain/contract/store-privacy.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { orderOf, OrderRow } from '../orders/orders.ts'
import { listClaims } from '../claims/stored-claim.ts'
import { withdrawalsOf } from '../withdrawal/find-withdrawal.ts'
import { offersOf } from '../offers/stored-offer.ts'
import { guestKey } from '../products/guest-key.ts'
import { addressOf, findAddresses } from './address-rows.ts'
import { userOf, type CustomerRow } from './customer.ts'
import { findItems, findLists } from '../shopping-lists/list-rows.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

/** Practical maximum of a customer's claims, and of their orders whose mail is not sent yet. */
const maxRows = 10_000

/** All stored data of a customer. */
export async function exportCustomer(
  db: D1Database,
  customer: CustomerRow,
  config: Config,
): Promise<UserExport> {
  const { id, email } = customer
  await drawDrafts(db, config, { recipient: email.toLowerCase(), limit: maxRows })
  const [user, addresses, shoppingLists, orders, { claims }, withdrawals, offers, others] =
    await Promise.all([
      userOf(db, customer),
      findAddresses(db, id),
      exportLists(db, id),
      exportOrders(db, id, config.PAY_URL),
      listClaims(db, id, { perPage: maxRows, offset: 0 }),
      withdrawalsOf(db, id),
      offersOf(db, id),
      exportRows(db, id, email),
    ])
  return {
    exportedAt: new Date().toISOString(),
    user,
    createdAt: customer.createdAt,
    addresses: addresses.map(addressOf),
    shoppingLists,
    orders,
    claims,
    withdrawals,
    offers,
    ...others,
  }
}

async function exportLists(
  db: D1Database,
  customerId: string,
): Promise<UserExport['shoppingLists']> {
  const lists = await findLists(db, customerId)
  return Promise.all(
    lists.map(async ({ id, name, code, createdAt }) => ({
      name,
      code,
      createdAt,
      items: (await findItems(db, id)).map((item) => ({
        variantId: item.variantId,
        name: item.name,
        amount: fromThousandths(item.amount),
        sticky: item.sticky,
        note: item.note,
      })),
    })),
  )
}

const ExportedOrderRow = rowSchema('sale_order', {
  ...OrderRow.shape,
  details: json(z.record(z.string(), z.unknown())),
})

async function exportOrders(
  db: D1Database,
  customerId: string,
  payUrl: string | null,
): Promise<UserExport['orders']> {
  const results = await readRows(
    db
      .prepare(
        'SELECT status, snapshot, pay_until, details FROM sale_order WHERE customer_id = ?1 ORDER BY created_at',
      )
      .bind(customerId),
    ExportedOrderRow,
  )
  const merchant = await loadMerchant(db)
  return results.map((row) => ({
    order: orderOf(row, payUrl, merchant),
    details: row.details,
  }))
}

type Others = Pick<
  UserExport,
  | 'cart'
  | 'cartComment'
  | 'credits'
  | 'newsletter'
  | 'reviews'
  | 'watchedVariantIds'
  | 'mails'
  | 'sessions'
>

const CartLineRow = rowSchema('cart_item', { variantId: z.string(), amount: z.number() })
const SubscriptionRow = rowSchema('newsletter', {
  source: z.string(),
  requestedAt: z.string(),
  confirmedAt: z.string().nullable(),
})
const WatchedRow = rowSchema('watcher', { variantId: z.string() })
const CreditRow = rowSchema('credit_entry', {
  amount: z.number(),
  reason: z.string(),
  orderId: z.string().nullable(),
  createdAt: z.string(),
})
const ReviewRow = rowSchema('customer_review', {
  productId: z.string(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
})
const MailRow = rowSchema('mail', { subject: z.string(), text: z.string(), createdAt: z.string() })
const SessionRow = rowSchema('session', {
  expiresAt: z.string(),
  operator: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
  device: z.string(),
})
const CartRow = rowSchema('cart', { comment: z.string() })

async function exportRows(db: D1Database, id: string, email: string): Promise<Others> {
  const of = (sql: string, key: string) => db.prepare(sql).bind(key)
  const cart = await readRows(
    of(
      `SELECT i.variant_id, i.amount FROM cart_item i JOIN cart c ON c.id = i.cart_id
      WHERE c.customer_id = ?1 ORDER BY i.position`,
      id,
    ),
    CartLineRow,
  )
  const comment = await findRow(of('SELECT comment FROM cart WHERE customer_id = ?1', id), CartRow)
  const newsletter = await findRow(
    of('SELECT source, requested_at, confirmed_at FROM newsletter WHERE email = ?1', email),
    SubscriptionRow,
  )
  const watched = await readRows(
    of('SELECT variant_id FROM watcher WHERE email = ?1', email),
    WatchedRow,
  )
  return {
    cart: cart.map((line) => ({ ...line, amount: fromThousandths(line.amount) })),
    cartComment: comment?.comment ?? '',
    newsletter,
    watchedVariantIds: watched.map(({ variantId }) => variantId),
    credits: await readRows(
      of(
        `SELECT amount, reason, order_id, created_at FROM credit_entry
        WHERE customer_id = ?1 ORDER BY id`,
        id,
      ),
      CreditRow,
    ),
    reviews: await readRows(
      db
        .prepare(
          `SELECT product_id, rating, text, created_at FROM customer_review
          WHERE author_key IN (?1, ?2) ORDER BY created_at`,
        )
        .bind(id, await guestKey(email)),
      ReviewRow,
    ),
    mails: await readRows(
      of(
        `SELECT subject, text, created_at FROM mail WHERE lower(recipient) = ?1
        ORDER BY created_at`,
        email,
      ),
      MailRow,
    ),
    sessions: await readRows(
      of(
        `SELECT expires_at, operator, created_at, seen_at, device FROM session WHERE customer_id = ?1`,
        id,
      ),
      SessionRow,
    ),
  }
}
