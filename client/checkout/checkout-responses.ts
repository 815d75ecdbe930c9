import * as z from 'zod/mini'
import { Taxation } from '../../domain/tax/taxation.ts'
import { Company } from '../../domain/contract/store-services.ts'

/** Response parsers of the checkout API; loaded with its first call. */

export const TaxationResponse = z.object({ taxation: z.nullable(Taxation) })
export const CompanyResponse = z.object({ company: Company })
export const AddressErrors = z.object({ errors: z.record(z.string(), z.string()) })
