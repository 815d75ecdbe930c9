import type { Order } from '../../../domain/checkout/order/order.ts'
import { bankTransferOf } from '../../pay/bank-account.ts'
import { fromJson } from '../../db/json.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

export interface OrderRow {
  status: Order['status']
  snapshot: string
  pay_until: string | null
}

export async function findOrderByToken(
  db: D1Database,
  token: string,
  payUrl: string | null,
): Promise<Order | null> {
  const row = await db
    .prepare('SELECT status, snapshot, pay_until FROM sale_order WHERE token = ?1')
    .bind(token)
    .first<OrderRow>()
  return row && orderOf(row, payUrl, await loadMerchant(db))
}

type Nullable<T> = { [Name in keyof T]: T[Name] | null }

/** What an attempt to order is known by, as hashes. */
export interface AttemptKeys {
  /** Of the key with its cart. */
  bound: string
  /** Of a key that is a secret by itself. */
  secret: string | null
}

/** The order that an earlier, equal attempt has made. */
export async function findOrderByAttempt(
  db: D1Database,
  { bound, secret }: Nullable<AttemptKeys>,
  payUrl: string | null,
): Promise<Order | null> {
  const row = await db
    .prepare(
      `SELECT status, snapshot, pay_until FROM sale_order
      WHERE attempt_key = ?1 OR attempt_secret = ?2 LIMIT 1`,
    )
    .bind(bound, secret)
    .first<OrderRow>()
  return row && orderOf(row, payUrl, await loadMerchant(db))
}

/** The order as it was placed, with how it stands now. */
export function orderOf(
  { status, snapshot, pay_until }: OrderRow,
  payUrl: string | null,
  merchant: Merchant,
): Order {
  const order = fromJson<Order>(snapshot)
  const isOpen = status === 'new' || status === 'payment_failed'
  return {
    ...order,
    status,
    paymentUrl: payUrl && order.payment.online && isOpen ? `${payUrl}/${order.token}` : null,
    bankTransfer: bankTransferOf(merchant, order, isOpen),
    payUntil: isOpen ? pay_until : null,
  }
}
