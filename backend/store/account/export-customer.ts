import type { UserExport } from '../../../domain/contract/store-privacy.ts'
import { fromJson } from '../../db/json.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { orderOf, type OrderRow } from '../orders/orders.ts'
import { addressOf, findAddresses } from './address-rows.ts'
import { userOf, type CustomerRow } from './customer.ts'
import { findItems, findLists } from '../shopping-lists/list-rows.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

/** Everything that the tables keep of a customer. */
export async function exportCustomer(
  db: D1Database,
  customer: CustomerRow,
  payUrl: string | null,
): Promise<UserExport> {
  const { id, email } = customer
  const [user, addresses, shoppingLists, orders, others] = await Promise.all([
    userOf(db, customer),
    findAddresses(db, id),
    exportLists(db, id),
    exportOrders(db, id, payUrl),
    exportRows(db, id, email),
  ])
  return {
    exportedAt: new Date().toISOString(),
    user,
    createdAt: customer.createdAt,
    addresses: addresses.map(addressOf),
    shoppingLists,
    orders,
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

async function exportOrders(
  db: D1Database,
  customerId: string,
  payUrl: string | null,
): Promise<UserExport['orders']> {
  const { results } = await db
    .prepare(
      'SELECT status, snapshot, details FROM sale_order WHERE customer_id = ?1 ORDER BY created_at',
    )
    .bind(customerId)
    .all<OrderRow & { details: string }>()
  const merchant = await loadMerchant(db)
  return results.map((row) => ({
    order: orderOf(row, payUrl, merchant),
    details: fromJson<Record<string, unknown>>(row.details),
  }))
}

type Others = Pick<
  UserExport,
  'cart' | 'credits' | 'newsletter' | 'reviews' | 'watchedVariantIds' | 'mails' | 'sessions'
>

async function exportRows(db: D1Database, id: string, email: string): Promise<Others> {
  const rowsOf = async <Row>(sql: string, key: string) =>
    (await db.prepare(sql).bind(key).all<Row>()).results
  const cart = await rowsOf<{ variantId: string; amount: number }>(
    `SELECT i.variant_id AS variantId, i.amount FROM cart_item i JOIN cart c ON c.id = i.cart_id
    WHERE c.customer_id = ?1 ORDER BY i.position`,
    id,
  )
  const newsletter = await rowsOf<NonNullable<UserExport['newsletter']>>(
    `SELECT source, requested_at AS requestedAt, confirmed_at AS confirmedAt FROM newsletter
    WHERE email = ?1`,
    email,
  )
  const watched = await rowsOf<{ variantId: string }>(
    'SELECT variant_id AS variantId FROM watcher WHERE email = ?1',
    email,
  )
  return {
    cart: cart.map((line) => ({ ...line, amount: fromThousandths(line.amount) })),
    newsletter: newsletter[0] ?? null,
    watchedVariantIds: watched.map(({ variantId }) => variantId),
    credits: await rowsOf(
      `SELECT amount, reason, order_id AS orderId, created_at AS createdAt FROM credit_entry
      WHERE customer_id = ?1 ORDER BY id`,
      id,
    ),
    reviews: await rowsOf(
      `SELECT product_id AS productId, rating, text, created_at AS createdAt FROM customer_review
      WHERE author_key = ?1 ORDER BY created_at`,
      id,
    ),
    mails: await rowsOf(
      `SELECT subject, text, created_at AS createdAt FROM mail WHERE lower(recipient) = ?1
      ORDER BY created_at`,
      email,
    ),
    sessions: await rowsOf(
      'SELECT expires_at AS expiresAt, operator FROM session WHERE customer_id = ?1',
      id,
    ),
  }
}
