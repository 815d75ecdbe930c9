import * as z from 'zod/mini'
import { CountryCode } from '../account/address.ts'

/** What came of checking a VAT id, as the checkout shows it. */
export const VatIdCheck = z.object({
  vatId: z.string(),
  /** `not_needed`: whatever a registry says, the VAT is the same. */
  result: z.enum(['valid', 'invalid', 'unavailable', 'not_needed']),
  /** Who it is registered to; empty where the member state does not tell. */
  name: z.string(),
  /** What is charged: `none`, or the VAT of a country; null where nobody can say now. */
  vat: z.nullable(
    z.union([z.literal('none'), z.object({ country: CountryCode, percent: z.number() })]),
  ),
  /** An invented register has answered. */
  isDemo: z.boolean(),
})
export type VatIdCheck = z.infer<typeof VatIdCheck>
