import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'
import { Order } from '../order/order.ts'
import { data, storeCall } from './call.ts'

export const Confirmed = z.object({
  kind: z.enum(['order', 'inquiry', 'watcher', 'account']),
  /** Of an order: the response of `cart/place`. */
  order: z.nullable(Order),
  /** Of an account: its session. */
  access_token: z.nullable(z.string()),
})
export type Confirmed = z.infer<typeof Confirmed>

export const Confirmable = z.object({
  kind: Confirmed.shape.kind,
  /** What an order costs; null for other actions, and once it is done. */
  total: z.nullable(z.object({ amount: z.number(), currencyCode: CurrencyCode })),
})
export type Confirmable = z.infer<typeof Confirmable>

export const getConfirmation = storeCall({
  method: 'GET',
  path: '/api/v1/confirmations/:token',
  response: data(Confirmable),
  summary: 'What the token of a mail would confirm; changes nothing',
})

export const confirmAction = storeCall({
  method: 'POST',
  path: '/api/v1/confirmations',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: data(Confirmed),
  summary:
    'Does what was refused with confirmation_required, or registered, by the token of its mail; the same token again gives the same order',
})
