import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'

/** Maximum per call: each is one transaction, which has to fit into memory. */
const maxPrices = 200
const maxStock = 50

/** Id, product code or EAN of a variant. */
const Variant = z.string().check(z.minLength(1), z.maxLength(100))

export const PriceChanges = z.strictObject({
  prices: z
    .array(
      z.strictObject({
        variant: Variant,
        currency: CurrencyCode,
        /** With tax, in the currency's main unit. */
        amount: z.number().check(z.positive(), z.lte(10_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxPrices)),
})
export type PriceChanges = z.infer<typeof PriceChanges>

/** Idempotency key. */
const key = z.string().check(z.regex(/^[\w-]{8,100}$/))
const quantity = z.number().check(z.gte(-1_000_000), z.lte(1_000_000))
const stockPlace = { variant: Variant, warehouse: z.string().check(z.minLength(1)) }

export const StockChanges = z.strictObject({
  /** The same call with the same key is carried out once, within a week. */
  key: z.optional(key),
  stock: z
    .array(
      z.union(
        [
          /** Sellable stock, without pieces of open orders. */
          z.strictObject({ ...stockPlace, set: quantity.check(z.gte(0)) }),
          /** Difference to the current stock. */
          z.strictObject({ ...stockPlace, adjust: quantity }),
        ],
        'must have variant, warehouse, and a number as set (0 or more) or as adjust',
      ),
    )
    .check(z.minLength(1), z.maxLength(maxStock)),
})
export type StockChanges = z.infer<typeof StockChanges>

/** One entry for each change, in order. */
export const ChangeResults = z.object({
  results: z.array(z.object({ variant: z.string(), changed: z.boolean() })),
})
export type ChangeResults = z.infer<typeof ChangeResults>

/** RFC 9457, as for every refused call. */
export const Problem = z.object({
  status: z.number(),
  code: z.string(),
  title: z.string(),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), reason: z.string() }))),
})
export type Problem = z.infer<typeof Problem>
