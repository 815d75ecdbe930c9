import type { Attachment } from '../attachments/attachment-ref.ts'

export interface OutgoingMail {
  /** Idempotency key, the same for each attempt. */
  id: string
  from: { name: string; email: string }
  to: string
  /** Reply-To of the merchant; empty for none. */
  replyTo: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: readonly Attachment[]
}

/** Outcome of a sending attempt. */
export type Delivery =
  | { outcome: 'accepted'; providerId: string }
  /** Temporary or unknown: retried. */
  | { outcome: 'retry'; reason: string; afterSeconds?: number }
  /** Permanent failure. */
  | { outcome: 'refused'; reason: string }
  /** The recipient is suppressed by the provider. */
  | { outcome: 'suppressed'; reason: string }

/** An email transport. */
export interface MailTransport {
  name: string
  send(mail: OutgoingMail): Promise<Delivery>
}
