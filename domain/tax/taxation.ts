import * as z from 'zod/mini'
import { TaxDecision } from './tax-decision.ts'

const Rates = z.object({ standard: z.number(), reduced: z.number() })

/** Which VAT a cart is charged at a destination, and which one its prices are listed with. */
export const Taxation = z.object({
  tax: TaxDecision,
  /** Percent at the place of supply, by class of goods. */
  rates: Rates,
  /** Percent that listed prices contain. */
  listed: Rates,
  /** What sums end on that are paid in cash at the destination: 0.05; left out: 0.01. */
  cashStep: z.optional(z.number().check(z.gt(0))),
})
export type Taxation = z.infer<typeof Taxation>
