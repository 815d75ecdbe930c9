import type { Attachment } from '../attachments/attachment-ref.ts'

export interface OutgoingMail {
  /** The same for each attempt: providers that know such keys send it once. */
  id: string
  from: { name: string; email: string }
  to: string
  /** Of the merchant; empty for none. */
  replyTo: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: readonly Attachment[]
}

/** What a provider made of a mail. */
export type Delivery =
  | { outcome: 'accepted'; providerId: string }
  /** Nothing is known, or not now: it is tried again. */
  | { outcome: 'retry'; reason: string; afterSeconds?: number }
  /** Never, however often it is tried. */
  | { outcome: 'refused'; reason: string }
  /** The provider sends nothing to this address any more. */
  | { outcome: 'suppressed'; reason: string }

/** Who takes mails to their readers. */
export interface MailTransport {
  name: string
  send(mail: OutgoingMail): Promise<Delivery>
}
