import type { Invoice } from '../invoice/invoice.ts'
import type { Offer } from './offer.ts'

/** What is set as a letter with lines and sums. */
export type PrintedDocument = Invoice | Offer
