import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { InvoiceKind } from '../../../domain/invoice/invoice.ts'

/* Attachment of an email as stored in the outbox: how to generate the file, not its bytes.
   Generated when the email is sent. */

/** A payment QR code embedded in the HTML. */
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

/** A text that the customer accepted: by its fingerprint. */
const AgreedTextRef = z.object({
  type: z.literal('agreed_text'),
  slug: z.string(),
  locale: Locale,
  version: z.string(),
})
export type AgreedTextRef = z.infer<typeof AgreedTextRef>

/** The model withdrawal form of an order. */
const WithdrawalFormRef = z.object({
  type: z.literal('withdrawal_form'),
  locale: Locale,
  code: z.string(),
  orderedOn: z.iso.date(),
})
export type WithdrawalFormRef = z.infer<typeof WithdrawalFormRef>

/** Documents of an order at sending time; of credit notes the newest. */
const InvoicesRef = z.object({
  type: z.literal('invoices'),
  orderId: z.string(),
  kinds: z.array(InvoiceKind),
})

export const AttachmentRef = z.discriminatedUnion('type', [
  PaymentCodeRef,
  AgreedTextRef,
  WithdrawalFormRef,
  InvoicesRef,
])
export type AttachmentRef = z.infer<typeof AttachmentRef>

export interface Attachment {
  /** ASCII. */
  name: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
  /** Content id of an inline image. */
  cid?: string
}
