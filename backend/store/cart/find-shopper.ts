import * as z from 'zod'
import { hashToken, newToken } from '../../db/hash.ts'
import { findRow, rowSchema, type RowOf } from '../../db/rows.ts'
import type { GroupTerms } from '../../pricing/groups.ts'
import type { Caller } from '../../request/caller.ts'
import { findCustomer, termsOf, type CustomerRow } from '../account/customer.ts'

const CartRow = rowSchema('cart', {
  id: z.string(),
  tokenHash: z.string().nullable(),
  customerId: z.string().nullable(),
  couponCode: z.string().nullable(),
  credits: z.number(),
  updatedAt: z.string(),
  comment: z.string(),
})
export type CartRow = RowOf<typeof CartRow>

/** A customer, or a guest identified by a cart token. */
export interface Shopper extends GroupTerms {
  customer: CustomerRow | null
  cart: CartRow | null
  /** Current cart token of a guest; null without a cart, and for customers. */
  cartToken: string | null
}

/** The shopper with their cart, if any; creates nothing. */
export async function findShopper(db: D1Database, caller: Caller): Promise<Shopper> {
  const customer = await findCustomer(db, caller)
  const [terms, row] = await Promise.all([termsOf(db, customer), findCart(db, caller, customer)])
  return {
    customer,
    ...terms,
    cart: row,
    cartToken: customer || !row ? null : caller.cartToken,
  }
}

/** The shopper with a cart, created if missing. */
export async function findOrCreateCart(
  db: D1Database,
  caller: Caller,
): Promise<Shopper & { cart: CartRow }> {
  const { opening, ...shopper } = await createGuestCart(db, caller)
  if (opening) await opening.run()
  return shopper
}

/** A shopper whose cart has still to be inserted by `opening`, unless it is null. */
export interface ShopperWithCart extends Shopper {
  cart: CartRow
  opening: D1PreparedStatement | null
}

/** The same, except that a guest's new cart is left to the batch of its first line. */
export async function createGuestCart(db: D1Database, caller: Caller): Promise<ShopperWithCart> {
  const shopper = await findShopper(db, caller)
  if (shopper.cart) return { ...shopper, cart: shopper.cart, opening: null }
  const token = shopper.customer ? null : newToken()
  const row: CartRow = {
    id: crypto.randomUUID(),
    tokenHash: token && (await hashToken(token)),
    customerId: shopper.customer?.id ?? null,
    couponCode: null,
    credits: 0,
    comment: '',
    updatedAt: new Date().toISOString(),
  }
  const opening = insertion(db, row)
  if (!shopper.customer) return { ...shopper, cart: row, cartToken: token, opening }
  await opening.run()
  // Concurrent requests of a customer may create a cart; both use the first one.
  const opened = await findCart(db, caller, shopper.customer)
  return { ...shopper, cart: opened ?? row, opening: null }
}

function insertion(db: D1Database, row: CartRow): D1PreparedStatement {
  const { id, tokenHash, customerId, couponCode, credits, updatedAt, comment } = row
  return db
    .prepare(
      `INSERT INTO cart (id, token_hash, customer_id, coupon_code, credits, updated_at, comment)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`,
    )
    .bind(id, tokenHash, customerId, couponCode, credits, updatedAt, comment)
}

/** Any cart by id, for a deferred order. */
export function findCartById(db: D1Database, id: string): Promise<CartRow | null> {
  return cartBy(db, 'id', id)
}

async function findCart(
  db: D1Database,
  caller: Caller,
  customer: CustomerRow | null,
): Promise<CartRow | null> {
  if (customer) return cartBy(db, 'customer_id', customer.id)
  return caller.cartToken === null
    ? null
    : cartBy(db, 'token_hash', await hashToken(caller.cartToken))
}

function cartBy(
  db: D1Database,
  column: 'id' | 'customer_id' | 'token_hash',
  value: string,
): Promise<CartRow | null> {
  const found = db
    .prepare(
      `SELECT id, token_hash, customer_id, coupon_code, credits, updated_at, comment
      FROM cart WHERE ${column} = ?1`,
    )
    .bind(value)
  return findRow(found, CartRow)
}
