import { env } from 'cloudflare:test'
import { getCart, addCartItem } from '../../domain/contract/store-cart.ts'
import { type Registration, register } from '../../domain/contract/store-account.ts'
import { confirmAction } from '../../domain/contract/store-confirmation.ts'
import { placeOrder, type PlaceOrder } from '../../domain/contract/store-checkout.ts'
import { openSession } from '../store/sign-in/session.ts'
import { mergeGuestCart } from '../store/cart/lines/merge.ts'
import { request, type RequestOptions } from './request.ts'
import { tokenOfLastMail } from './last-mail.ts'

export const demoPassword = 'lueften-2026'

/** Token of a new guest cart with an amount of a variant. */
export async function guestCart(
  variantId: string,
  amount = 1,
  options: RequestOptions = {},
): Promise<string> {
  const { response } = await request(addCartItem, { ...options, body: { id: variantId, amount } })
  const token = response.meta.custom.cartToken
  if (!token) throw new Error('The cart has no token')
  return token
}

export async function cartOf(cartToken: string, options: RequestOptions = {}) {
  return (await request(getCart, { ...options, cartToken })).response.data
}

/** Registers a customer who confirms the address by the emailed link; returns the session. */
export async function registerAndConfirm(
  registration: Registration,
  options: RequestOptions = {},
): Promise<string> {
  const { errors } = await request(register, { ...options, body: registration })
  if (errors[0]) throw new Error(errors[0].title)
  const token = await tokenOfLastMail(registration.email, 'confirm_account')
  const { response } = await request(confirmAction, { ...options, body: { token } })
  if (!response.data.access_token) throw new Error('The account has no session')
  return response.data.access_token
}

/** A session as a sign-in opens it, without the cost of its password hash. */
export async function loginAs(email: string, options: RequestOptions = {}): Promise<string> {
  const customerId = await valueOf('SELECT id FROM customer WHERE email = ?1', email.toLowerCase())
  if (typeof customerId !== 'string') throw new Error(`No customer ${email}`)
  await mergeGuestCart(env.DB, options.cartToken ?? null, customerId)
  return openSession(env.DB, { customerId, replaces: null })
}

const address = {
  street: 'Lindenstraße',
  houseNumber: '12',
  city: 'Leipzig',
  postcode: '04107',
  country: 'DEU',
}

/** A typical order of a guest in Germany. */
export function orderBody(
  expectedTotalWithTax: number,
  changes: Partial<PlaceOrder> = {},
): PlaceOrder {
  return {
    name: 'Karla Kunde',
    firstName: 'Karla',
    lastName: 'Kunde',
    // Another guest each time: orders per address are limited.
    email: `karla-${crypto.randomUUID()}@shop.example`,
    phone: '+49 341 123456',
    billing_address: address,
    business: null,
    shipping: { name: 'Karla Kunde', address },
    comment: '',
    shipper_comment: '',
    payment_id: 'prepayment',
    shipper_id: 'dhl',
    branch_id: null,
    terms: true,
    newsletter: false,
    heureka_allow: false,
    zbozicz_allow: false,
    registration: false,
    expectedTotalWithTax,
    ...changes,
  }
}

/** Confirms by email if required. */
export async function place(cartToken: string, body: PlaceOrder, options: RequestOptions = {}) {
  const placed = await placeOnce(cartToken, body, options)
  if (placed.errors[0]?.code !== 'confirmation_required') return placed
  const token = await tokenOfLastMail(body.email, 'confirm_order')
  const confirmed = await request(confirmAction, { ...options, body: { token } })
  const { order } = confirmed.response.data ?? {}
  return order
    ? { ...confirmed, response: { data: order } }
    : { ...confirmed, response: placed.response }
}

/** Never confirms by email. */
export function placeOnce(cartToken: string, body: PlaceOrder, options: RequestOptions = {}) {
  return request(placeOrder, { cartToken, key: crypto.randomUUID(), ...options, body })
}

/** Sets the stock of a variant in its first warehouse and empties the others. */
export async function restock(variantId: string, amount: number): Promise<void> {
  await env.DB.prepare(
    `UPDATE variant_stock SET stock = iif(warehouse = (SELECT min(o.warehouse) FROM variant_stock o
      WHERE o.variant_n = variant_stock.variant_n), ?2, 0)
    WHERE variant_n = (SELECT n FROM variant WHERE id = ?1)`,
  )
    .bind(variantId, amount * 1000)
    .run()
}

/** A single value of the database. */
export function valueOf(sql: string, ...bindings: unknown[]): Promise<unknown> {
  return firstValue(env.DB, sql, bindings)
}

/** A single value of the search database. */
export function searchValueOf(sql: string, ...bindings: unknown[]): Promise<unknown> {
  return firstValue(env.SEARCH_DB, sql, bindings)
}

async function firstValue(db: D1Database, sql: string, bindings: unknown[]): Promise<unknown> {
  const row = await db
    .prepare(sql)
    .bind(...bindings)
    .first<Record<string, unknown>>()
  return row && Object.values(row)[0]
}
