import * as z from 'zod/mini'

/** ISO 4217. Which of them a shop sells in is its configuration (`CURRENCIES`). */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency: EUR'))
export type CurrencyCode = string

/** What visitors from abroad pay in (spec §9), and what a call that names no currency is answered in. */
export const defaultCurrency: CurrencyCode = 'EUR'

/** How amounts of one currency are written (spec §3 Currency). */
export const Currency = z.object({
  code: CurrencyCode,
  symbol: z.string(),
  symbolPlacement: z.enum(['left', 'right']),
  decimalPlaces: z.int().check(z.gte(0), z.lte(4)),
  decimalPoint: z.string(),
  millesimalPoint: z.string(),
})
export type Currency = z.infer<typeof Currency>
