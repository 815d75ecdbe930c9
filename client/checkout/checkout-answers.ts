import * as z from 'zod/mini'
import { VatIdCheck } from '../../domain/checkout/vat-id-check.ts'
import { Taxation } from '../../domain/tax/taxation.ts'
import { Company } from '../../domain/contract/store-services.ts'

/** What the checkout's calls answer; loaded when the first one does. */

export const FoundTaxation = z.object({ taxation: z.nullable(Taxation) })
export const FoundCompany = z.object({ company: Company })
/** Nothing where the store does not check VAT ids. */
export const CheckedVatId = z.optional(VatIdCheck)
export const AddressErrors = z.object({ errors: z.record(z.string(), z.string()) })
