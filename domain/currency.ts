import * as z from 'zod/mini'

/** ISO 4217. The shop's currencies are configured (`CURRENCIES`). */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency: EUR'))
export type CurrencyCode = string

/** Currency of visitors from abroad (spec §9), and of calls that name none. */
export const defaultCurrency: CurrencyCode = 'EUR'

/** Formatting of one currency (spec §3 Currency). */
export const Currency = z.object({
  code: CurrencyCode,
  symbol: z.string(),
  symbolPlacement: z.enum(['left', 'right']),
  decimalPlaces: z.int().check(z.gte(0), z.lte(4)),
  decimalPoint: z.string(),
  millesimalPoint: z.string(),
})
export type Currency = z.infer<typeof Currency>
