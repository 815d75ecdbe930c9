import * as z from 'zod/mini'

export const CurrencyCode = z.enum(['EUR', 'CZK'])
export type CurrencyCode = z.infer<typeof CurrencyCode>

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
