import * as z from 'zod/mini'
import { Address } from '../address.ts'
import { Payment, Shipper } from '../checkout.ts'
import { Order } from '../order.ts'
import { data, storeCall } from './call.ts'
import { NewPassword } from './store-account.ts'

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
  custom: z.optional(z.record(z.string(), z.string())),
  comment: text,
  shipper_comment: text,
  payment_id: z.string(),
  shipper_id: z.string(),
  branch_id: z.nullable(z.string()),
  terms: z.literal(true),
  newsletter: z.boolean(),
  heureka_allow: z.boolean(),
  zbozicz_allow: z.boolean(),
  registration: z.boolean(),
  password: z.optional(NewPassword),
  password_confirmation: z.optional(z.string()),
  /** Total the customer saw and agreed to; another one is refused with code `price_changed`. */
  expectedTotalWithTax: z.number(),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

export const getCartShippers = storeCall({
  method: 'GET',
  path: '/api/v1/cart/shippers',
  answer: data(z.array(Shipper)),
  summary: 'Shippers that can carry the present cart',
})

export const getCartPayments = storeCall({
  method: 'GET',
  path: '/api/v1/cart/payments',
  answer: data(z.array(Payment)),
  summary: 'Payments that the present cart can be paid with',
})

export const placeOrder = storeCall({
  method: 'POST',
  path: '/api/v1/cart/place',
  body: PlaceOrder,
  answer: data(Order),
  summary: 'Turns the cart into an order, once per Idempotency-Key',
})

export const getOrderByToken = storeCall({
  method: 'GET',
  path: '/api/v1/orders/token/:token',
  answer: data(Order),
  summary: 'The order of a finished page; 404 for an unknown token',
})
