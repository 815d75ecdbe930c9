import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import { noteWrittenMail } from '../../jobs/written-mails.ts'

/** What a mail is drawn from, besides the stored order that it is about. */
export const MailDraft = z.object({
  kind: z.literal('order_confirmation'),
  /** Whoever ordered is known to read this address. */
  isProven: z.boolean(),
})
export type MailDraft = z.infer<typeof MailDraft>

interface DraftedMail {
  recipient: string
  orderId: string
  locale: Locale
  draft: MailDraft
}

/**
 * The statement that puts a mail into the outbox which is drawn when it is sent (`drawDrafts`), for
 * the batch of its order: nobody waits for its layout, and it is as safe there as the order.
 */
export function draftInsert(
  db: D1Database,
  { recipient, orderId, locale, draft }: DraftedMail,
): D1PreparedStatement {
  const id = crypto.randomUUID()
  noteWrittenMail(id)
  return db
    .prepare(
      `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at, due_at, order_id, draft)
      VALUES (?1, ?2, ?3, ?4, '', '', '', ?5, ?5, ?6, ?7)`,
    )
    .bind(
      id,
      draft.kind,
      recipient,
      locale,
      new Date().toISOString(),
      orderId,
      JSON.stringify(draft),
    )
}
