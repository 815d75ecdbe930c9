import * as z from 'zod/mini'
import { Company } from '../../domain/contract/store-services.ts'

/** What the checkout's calls answer; loaded when the first one does. */

export const FoundCompany = z.object({ company: Company })
export const AddressErrors = z.object({ errors: z.record(z.string(), z.string()) })
