import type { Locale } from '../../domain/locale.ts'
import { recordWrittenMail } from '../jobs/written-mails.ts'
import type { AttachmentRef } from './attachments/attachment-ref.ts'

export interface MailText {
  kind: string
  subject: string
  html: string
  text: string
  /** One-click unsubscribe URL for the headers of RFC 8058. */
  listUnsubscribe?: string
  attachments?: readonly AttachmentRef[]
}

export interface Mail extends MailText {
  recipient: string
  /** Its order, whose page reports delivery failures. */
  orderId?: string
  locale: Locale
}

/** SQL condition for writing the email; `?1` is the value. */
interface Condition {
  sql: string
  value: string
}

/**
 * Statement that writes an email to the outbox, for the batch of its cause. Orders of deleted
 * customers have no address: nobody is notified.
 */
export function mailInsert(
  db: D1Database,
  mail: Mail,
  condition: Condition = { sql: 'true', value: '' },
): D1PreparedStatement {
  const id = crypto.randomUUID()
  recordWrittenMail(id)
  return db
    .prepare(
      `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, list_unsubscribe,
        created_at, due_at, attachments, order_id)
      SELECT ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?11, ?12
      WHERE ?4 <> '' AND ?1 IS NOT NULL AND ${condition.sql}`,
    )
    .bind(
      condition.value,
      id,
      mail.kind,
      mail.recipient,
      mail.locale,
      mail.subject,
      mail.html,
      mail.text,
      mail.listUnsubscribe ?? null,
      new Date().toISOString(),
      JSON.stringify(mail.attachments ?? []),
      mail.orderId ?? null,
    )
}
