import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'

/** Rate of a currency, from a day on: a bank's of that day, or one fixed for a period. */
export const ExchangeRate = z.object({
  since: z.iso.date(),
  currency: CurrencyCode,
  /** Units for one euro: 24.315 for CZK. */
  perEuro: z.number().check(z.gt(0), z.lte(1_000_000)),
})
export type ExchangeRate = z.infer<typeof ExchangeRate>
