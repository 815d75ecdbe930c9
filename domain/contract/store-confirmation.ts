import * as z from 'zod/mini'
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

export const confirmAction = storeCall({
  method: 'POST',
  path: '/api/v1/confirmations',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: data(Confirmed),
  summary:
    'Does what was refused with confirmation_required, or registered, by the token of its mail; the same token again gives the same order',
})
