import type { Locale } from '../../domain/locale.ts'
import { noteWrittenMail } from '../jobs/written-mails.ts'
import type { AttachmentRef } from './attachments/attachment-ref.ts'

export interface MailText {
  kind: string
  subject: string
  html: string
  text: string
  /** Ends such mails with one click: for the headers of RFC 8058. */
  listUnsubscribe?: string
  attachments?: readonly AttachmentRef[]
}

export interface Mail extends MailText {
  recipient: string
  /** That it is about: its page says when it could not be delivered. */
  orderId?: string
  locale: Locale
}

/** Holds in the batch, or no mail is written; `?1` is the value. */
interface Condition {
  sql: string
  value: string
}

/**
 * The statement that puts a mail into the outbox, for the batch of what it tells about. Orders of
 * deleted customers have no address any more: nobody is notified.
 */
export function mailInsert(
  db: D1Database,
  mail: Mail,
  condition: Condition = { sql: 'true', value: '' },
): D1PreparedStatement {
  const id = crypto.randomUUID()
  noteWrittenMail(id)
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
