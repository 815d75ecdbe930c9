import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { InvoiceKind } from '../../../domain/invoice/invoice.ts'

/*
 * What comes with a mail, as the outbox stores it: how to make each file, not its bytes. They are
 * made when the mail is sent.
 */

/** A payment code as a picture that the HTML shows. */
const PaymentCodeRef = z.object({
  type: z.literal('payment_code'),
  cid: z.string(),
  locale: Locale,
  request: z.object({
    holder: z.string(),
    iban: z.string(),
    bic: z.string(),
    reference: z.string(),
    amount: z.number(),
    currencyCode: z.string(),
  }),
})

/** A text of the shop as it was agreed: by its fingerprint. */
const AgreedTextRef = z.object({
  type: z.literal('agreed_text'),
  slug: z.string(),
  locale: Locale,
  version: z.string(),
})
export type AgreedTextRef = z.infer<typeof AgreedTextRef>

/** Documents of an order that there are by then; of credit notes the newest. */
const InvoicesRef = z.object({
  type: z.literal('invoices'),
  orderId: z.string(),
  kinds: z.array(InvoiceKind),
})

export const AttachmentRef = z.discriminatedUnion('type', [
  PaymentCodeRef,
  AgreedTextRef,
  InvoicesRef,
])
export type AttachmentRef = z.infer<typeof AttachmentRef>

export interface Attachment {
  /** Plain ASCII. */
  name: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
  /** Shown inside of the mail under this id, instead of below it. */
  cid?: string
}
