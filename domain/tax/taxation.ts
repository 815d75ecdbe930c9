import * as z from 'zod/mini'
import { TaxDecision } from './tax-decision.ts'

const Rates = z.object({ standard: z.number(), reduced: z.number() })

/** VAT of a cart at its destination, and of its listed prices. */
export const Taxation = z.object({
  tax: TaxDecision,
  /** Percent at the place of supply, by class of goods. */
  rates: Rates,
  /** Percent included in listed prices. */
  listed: Rates,
  /** Cash rounding step at the destination: 0.05; left out: 0.01. */
  cashStep: z.optional(z.number().check(z.gt(0))),
})
export type Taxation = z.infer<typeof Taxation>
