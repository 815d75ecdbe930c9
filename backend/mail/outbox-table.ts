import type { Locale } from '../../domain/locale.ts'

export interface MailText {
  kind: string
  subject: string
  html: string
  text: string
  /** Ends such mails with one click: for the headers of RFC 8058. */
  listUnsubscribe?: string
}

export interface Mail extends MailText {
  recipient: string
  locale: Locale
}

/**
 * The statement that puts a mail into the outbox, for the batch of what it tells about. Orders of
 * deleted customers have no address any more: nobody is notified.
 */
export function mailInsert(db: D1Database, mail: Mail): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, list_unsubscribe, created_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE ?3 <> ''`,
    )
    .bind(
      crypto.randomUUID(),
      mail.kind,
      mail.recipient,
      mail.locale,
      mail.subject,
      mail.html,
      mail.text,
      mail.listUnsubscribe ?? null,
      new Date().toISOString(),
    )
}
