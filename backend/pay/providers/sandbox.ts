import * as z from 'zod'
import { Refusal } from '../../contract/refusal.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { readSigned } from './signed-message.ts'

const Message = z.object({
  id: z.string(),
  kind: z.literal('paid'),
  orderId: z.string(),
  session: z.string(),
  payment: z.string(),
  amount: z.int(),
  currency: z.string(),
})

/** A test provider: its page is below the storefront, and no money moves. */
export function sandbox(secret: string): PaymentProvider {
  return {
    id: 'sandbox',
    start: ({ token, key }) =>
      Promise.resolve({ reference: key, url: `/pay/sandbox/${encodeURIComponent(token)}` }),
    async readEvent(message) {
      const event = Message.safeParse(await readSigned(message, secret))
      if (!event.success) throw new Refusal(422, { key: 'invalid', code: 'invalid' })
      return event.data
    },
    refund: ({ key }) => Promise.resolve({ reference: key, state: 'done' }),
  }
}
