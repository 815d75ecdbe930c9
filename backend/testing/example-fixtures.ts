import { env } from 'cloudflare:test'
import { addAddress } from '../../domain/contract/store-addresses.ts'
import { addCartItem } from '../../domain/contract/store-cart.ts'
import { getInvoices } from '../../domain/contract/store-invoices.ts'
import { saveCartAsList, updateList } from '../../domain/contract/store-lists.ts'
import { fileClaim } from '../../domain/contract/store-claims.ts'
import { getDocuments } from '../../domain/contract/documents/store-documents.ts'
import { makeOffer } from '../../domain/contract/documents/store-offers.ts'
import { declareWithdrawal } from '../../domain/contract/store-withdrawal.ts'
import { grantCredits } from '../store/account/credits.ts'
import { invoiceDue } from '../store/orders/document-due.ts'
import { request, type RequestOptions } from './request.ts'
import { cartOf, guestCart, loginAs, orderBody, place, restock } from './shop.ts'
import type { Operation } from './documented-contract.ts'

/** Entities of the contract's examples, mapped to the tests' shop. */
const fixed: [example: string, here: string][] = [
  ['p-bath-axial-aura', 'badluefter-silva'],
  ['zefyra-aura-badluefter-axial', 'badluefter-silva'],
  ['v-bath-axial-aura-100-standard', 's100'],
  // Sold out.
  ['v-bath-axial-aura-125-th', 'g100'],
  ['"A1.1"', '"A1"'],
  ['ppl', 'pickup'],
  ['DE40101', 'leipzig'],
  // Two of s100 and the parcel.
  ['73.9', '65.9'],
]

/** Replaces the items of the examples by those of the tests. */
export function inTestShop(json: string): string {
  return fixed.reduce((text, [example, here]) => text.replaceAll(example, here), json)
}

interface World {
  headers: Record<string, string>
  /** Path parameters that only this world knows, by the path up to them. */
  ids: Record<string, string>
}

/** Caller of an operation, with everything that its example assumes. */
export async function fixturesOf({ security, path }: Operation): Promise<World> {
  await restock('s100', 10)
  const asks = (scheme: string) => security.some((way) => scheme in way)
  if (path.includes('/orders/attempt/')) return attemptWorld()
  if (path.includes('/invoices/')) return invoiceWorld()
  if (path.includes('/user/documents/')) return documentWorld()
  if (path.includes('/user/offers/')) return offerWorld()
  if (path.includes('/claims/{token}')) return claimWorld()
  if (asks('guestCart')) return guestWorld()
  if (asks('customer')) return customerWorld(path)
  if (path.includes('/withdrawals/{token}')) return withdrawalWorld()
  if (path.includes('/shared-lists/')) return sharedListWorld()
  if (!path.includes('/orders/')) return { headers: {}, ids: {} }
  return { headers: {}, ids: await orderIds({ cartToken: await guestCart('s100', 2) }) }
}

async function sharedListWorld(): Promise<World> {
  const bearer = await newCustomer()
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  const { id } = (await request(saveCartAsList, { bearer, body: {} })).response.data
  const shared = await request(updateList, { bearer, params: { id }, body: { shared: true } })
  const token = shared.response.data.shareToken ?? ''
  return { headers: {}, ids: { '/api/v1/shared-lists/{token}': token } }
}

async function withdrawalWorld(): Promise<World> {
  const body = { name: 'Karla Kunde', orderCode: '2026000123', email: 'karla@shop.example' }
  const { token } = (await request(declareWithdrawal, { body })).response.data
  return { headers: {}, ids: { '/api/v1/withdrawals/{token}': token } }
}

async function guestWorld(): Promise<World> {
  const cartToken = await guestCart('s100', 2)
  const [item] = (await cartOf(cartToken)).items
  return {
    headers: { 'X-Cart-Token': cartToken, 'Idempotency-Key': crypto.randomUUID() },
    ids: { '/api/v1/cart/items/{id}': item?.id ?? '' },
  }
}

/** An order of a public buyer, which is invoiced. */
async function invoiceWorld(): Promise<World> {
  const custom = { buyerReference: '04011000-1234512345-06' }
  const body = orderBody(65.9, { payment_id: 'card', custom })
  const { id, token } = (await place(await guestCart('s100', 2), body)).response.data
  await invoiceDue(env.DB, id, new Date()).run()
  const [invoice] = (await request(getInvoices, { params: { token } })).response.data
  const path = '/api/v1/orders/token/{token}'
  return { headers: {}, ids: { [path]: token, [`${path}/invoices/{invoice}`]: invoice?.id ?? '' } }
}

/** The same of a customer. */
async function documentWorld(): Promise<World> {
  const bearer = await newCustomer()
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  const custom = { buyerReference: '04011000-1234512345-06' }
  const body = orderBody(65.9, { payment_id: 'card', custom })
  const { id } = (await place('', body, { bearer })).response.data
  await invoiceDue(env.DB, id, new Date()).run()
  const [document] = (await request(getDocuments, { bearer, query: {} })).response.data
  return {
    headers: { Authorization: `Bearer ${bearer}` },
    ids: { '/api/v1/user/documents/{id}': document?.id ?? '' },
  }
}

async function offerWorld(): Promise<World> {
  const bearer = await newCustomer()
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  const body = { priceView: 'net' } as const
  const { id } = (await request(makeOffer, { bearer, body })).response.data
  return {
    headers: { Authorization: `Bearer ${bearer}` },
    ids: { '/api/v1/user/offers/{id}': id },
  }
}

async function claimWorld(): Promise<World> {
  const email = `${crypto.randomUUID()}@shop.example`
  const body = orderBody(65.9, { email })
  const { code, items } = (await place(await guestCart('s100', 2), body)).response.data
  const claim = {
    name: 'Karla Kunde',
    orderCode: code,
    email,
    itemId: items[0]?.id ?? '',
    amount: 1,
    description: 'Klappert.',
    remedy: 'repair',
  } as const
  const { token } = (await request(fileClaim, { body: claim })).response.data
  return { headers: {}, ids: { '/api/v1/claims/{token}': token } }
}

async function attemptWorld(): Promise<World> {
  const cartToken = await guestCart('s100', 2)
  const key = crypto.randomUUID()
  await place(cartToken, orderBody(65.9, { payment_id: 'card' }), { key })
  return { headers: { 'X-Cart-Token': cartToken }, ids: { '/api/v1/orders/attempt/{key}': key } }
}

async function customerWorld(path: string): Promise<World> {
  const bearer = await newCustomer()
  const inCart = () => request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  await inCart()
  const ids = path.includes('/orders/') ? await orderIds({ bearer }) : {}
  await inCart()
  const list = (await request(saveCartAsList, { bearer, body: { name: 'Bad' } })).response.data
  const address = (await request(addAddress, { bearer, body: shippingAddress })).response.data
  const lists = '/api/v1/user/shopping-lists/'
  return {
    headers: { Authorization: `Bearer ${bearer}` },
    ids: {
      ...ids,
      [`${lists}{id}`]: list.id,
      [`${lists}{id}/items/{itemId}`]: list.items[0]?.id ?? '',
      '/api/v1/user/addresses/{id}': address.id,
    },
  }
}

/** A customer with credits and the password of the examples, for one test only. */
async function newCustomer(): Promise<string> {
  const id = crypto.randomUUID()
  const email = `${id}@shop.example`
  await env.DB.batch([
    // With a prepared password hash, because each hash takes an eighth of a second.
    env.DB.prepare(
      `INSERT INTO customer (id, email, password, first_name, last_name, phone, variant, groups, created_at)
      SELECT ?1, ?2, password, 'Karla', 'Kunde', '+49 341 1234567', variant, '[]', created_at
      FROM customer WHERE id = 'demo-b2c'`,
    ).bind(id, email),
    grantCredits(env.DB, id, 500),
  ])
  return loginAs(email)
}

const shippingAddress = {
  type: 'shipping',
  name: 'Karla Kunde',
  street: 'Lindenstraße',
  houseNumber: '12',
  city: 'Leipzig',
  postcode: '04107',
  country_code: 'DEU',
} as const

/** Places the order of the examples and returns how to find it. */
async function orderIds(who: RequestOptions): Promise<Record<string, string>> {
  const { response } = await place(
    who.cartToken ?? '',
    orderBody(65.9, { payment_id: 'card' }),
    who,
  )
  const { id, code, token } = response.data
  return {
    '/api/v1/orders/token/{token}': token,
    '/api/v1/orders/{id}': id,
    '/api/v1/user/orders/{id}': id,
    '/api/v1/user/orders/code/{code}': code,
  }
}
