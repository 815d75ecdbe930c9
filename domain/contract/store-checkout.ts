import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { DeliveryDay, Payment, Shipper, StoreBranch } from '../checkout/checkout.ts'
import { ReviewedFigures } from '../checkout/reviewed.ts'
import { Order } from '../order/order.ts'
import { Taxation } from '../tax/taxation.ts'
import { data, page, storeCall } from './call.ts'
import { NewPassword, Registered } from './store-account.ts'
import { IssuedInvoice } from './store-invoices.ts'
import { taxQuery } from './store-cart-parts.ts'
import { Custom } from './store-cart.ts'

const text = z.string().check(z.maxLength(2000))
const line = z.string().check(z.trim(), z.maxLength(120))

export const PlaceOrder = z.object({
  name: line.check(z.minLength(1)),
  firstName: line,
  lastName: line,
  email: z.string().check(z.trim(), z.maxLength(254), z.email()),
  phone: z.string().check(z.maxLength(40)),
  billing_address: Address,
  business: z.nullable(z.object({ business_name: line, TIN: z.string(), VATIN: z.string() })),
  shipping: z.object({
    name: line,
    address: z.nullable(Address),
    business_name: z.optional(line),
    phone: z.optional(z.string()),
  }),
  custom: z.optional(Custom),
  comment: text,
  shipper_comment: text,
  payment_id: z.string(),
  shipper_id: z.string(),
  branch_id: z.nullable(z.string()),
  terms: z.literal(true),
  /** Consent of a business to the business terms, if the shop has any. */
  business_terms: z.optional(z.boolean()),
  /** Requests the customer card. */
  cardRequest: z.optional(z.boolean()),
  /** Ids of the chosen gifts, without duplicates. */
  order_gifts: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10))),
  /** Requests the printed magazine. */
  magazine: z.optional(z.boolean()),
  /** Requests a call or text message when the goods arrive. */
  phone_notification: z.optional(z.boolean()),
  /** Time slot of delivery-times; refused if it is full by now. */
  delivery_time_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** Campaign of the visit: utm_source, utm_medium … */
  utm: z.optional(Custom),
  newsletter: z.boolean(),
  heureka_allow: z.boolean(),
  zbozicz_allow: z.boolean(),
  registration: z.boolean(),
  password: z.optional(NewPassword),
  password_confirmation: z.optional(z.string()),
  /** Whether the customer sees net prices first; default `gross`. */
  price_view: z.optional(z.enum(['gross', 'net'])),
  /** Total that the customer confirmed; another one is refused with code `price_changed`. */
  expectedTotalWithTax: z.number(),
  /** Figures of the review, by part: another one is refused likewise, even at the same total. */
  reviewed: z.optional(ReviewedFigures),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

export const getCartShippers = storeCall({
  method: 'GET',
  path: '/api/v1/cart/shippers',
  response: data(z.array(Shipper)),
  summary: 'Shippers for the present cart; those that cannot carry it are left out or say why',
})

export const getCartTax = storeCall({
  method: 'GET',
  path: '/api/v1/cart/tax',
  query: z.object(taxQuery),
  response: data(Taxation),
  summary:
    'Which VAT the present cart would be charged, with what a registry (VIES) says of the VAT id where that changes it',
})

export const getCartPayments = storeCall({
  method: 'GET',
  path: '/api/v1/cart/payments',
  response: data(z.array(Payment)),
  summary: 'Payments that the present cart can be paid with',
})

export const getShippers = storeCall({
  method: 'GET',
  path: '/api/v1/shippers',
  response: data(z.array(Shipper)),
  summary: 'Every way of delivery of the market, whatever the cart; without the points of carriers',
})

export const getBranches = storeCall({
  method: 'GET',
  path: '/api/v1/branches',
  query: z.object({
    /** Comma-separated ids; the response keeps their order. */
    keys: z.optional(z.string().check(z.maxLength(2000))),
    shipper_id: z.optional(z.string().check(z.maxLength(100))),
    /** Town, postcode, street or name. */
    s: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(z.string()),
    perPage: z.optional(z.string()),
  }),
  response: page(StoreBranch),
  summary: 'Branches and pick-up points: by keys, or of a shipper by a search (perPage 20)',
})

export const getBranchByRemoteId = storeCall({
  method: 'GET',
  path: '/api/v1/shippers/:shipperId/branches/remoteId/:remoteId',
  response: data(StoreBranch),
  summary: 'The pick-up point that a carrier’s own picker has given; 404 for an unknown one',
})

export const getDeliveryTimes = storeCall({
  method: 'GET',
  path: '/api/v1/delivery-times',
  query: z.object({
    since: z.optional(z.iso.date()),
    shipperId: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: data(z.array(DeliveryDay)),
  summary: 'Time slots of shippers that offer them, for five working days from a day on',
})

export const placeOrder = storeCall({
  method: 'POST',
  path: '/api/v1/cart/place',
  body: PlaceOrder,
  response: data(Order),
  summary:
    'Turns the cart into an order, once per Idempotency-Key; a known key answers with its order',
})

export const findAttempt = storeCall({
  method: 'GET',
  path: '/api/v1/orders/attempt/:key',
  response: data(Order),
  summary:
    'The order that an Idempotency-Key has made of this cart, or, with a key of 32 characters or more, of any: the cart may have gone with a login. 404 `attempt_unknown` when none so far',
})

export const closeAttempt = storeCall({
  method: 'DELETE',
  path: '/api/v1/orders/attempt/:key',
  response: data(Order),
  summary:
    'The same, and ends the attempt: after 404 `attempt_unknown` the key never makes an order, also not by a request that is still under way',
})

/**
 * Parts of an order's page that can be requested together with it, each as the response of its own
 * call.
 */
export const OrderIncluded = z.object({
  payments: z.optional(z.array(Payment)),
  invoices: z.optional(z.array(IssuedInvoice)),
})
export type OrderIncluded = z.infer<typeof OrderIncluded>

export const getOrderByToken = storeCall({
  method: 'GET',
  path: '/api/v1/orders/token/:token',
  /** Comma-separated parts to return in `included`, as with a cart. */
  query: z.object({ with: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.extend(data(Order), { included: z.optional(OrderIncluded) }),
  summary: 'The order of a finished page; 404 for an unknown token',
})

export const getOrderPayments = storeCall({
  method: 'GET',
  path: '/api/v1/orders/token/:token/payments',
  response: data(z.array(Payment)),
  summary: 'Other ways to pay an open order, at the same price; none for one that is not open',
})

export const changeOrderPayment = storeCall({
  method: 'POST',
  path: '/api/v1/orders/token/:token/payment',
  body: z.object({ payment_id: z.string().check(z.maxLength(100)) }),
  response: data(Order),
  summary: 'Pays an open order another way; 422 for a payment that is not offered for it',
})

export const registerFromOrder = storeCall({
  method: 'POST',
  path: '/api/v1/orders/token/:token/account',
  body: z.object({ password: NewPassword, password_confirmation: z.string() }),
  response: data(Registered),
  summary: 'Registers the guest of an order, with the order in the account, as `register` does',
})
