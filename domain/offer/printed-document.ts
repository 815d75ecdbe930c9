import type { Invoice } from '../invoice/invoice.ts'
import type { Offer } from './offer.ts'

/** Documents printed as a letter with lines and sums. */
export type PrintedDocument = Invoice | Offer
