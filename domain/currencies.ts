import * as z from 'zod/mini'
import { CurrencyCode } from './currency.ts'
import { refuseCurrency } from './currency-rules.ts'

const Sold = CurrencyCode.check(
  z.refine((code) => refuseCurrency(code) === null, {
    error: ({ input }) => `${String(input)} ${refuseCurrency(String(input))}`,
  }),
)

const listed = z.transform((text: string) => [
  ...new Set(text.split(',').flatMap((code) => code.trim() || [])),
])

/** The variable `CURRENCIES` of both Workers: currencies of the shop, separated by commas. */
export const Currencies = z.pipe(
  z.pipe(z._default(z.string(), 'EUR,CZK'), listed),
  z.tuple([Sold], Sold),
)
