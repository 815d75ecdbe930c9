import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import { recordWrittenMail } from '../../jobs/written-mails.ts'
import { addressHash, suppressedFailure } from '../sending/suppression.ts'

/** Data of a draft besides the stored order. */
export const MailDraft = z.object({
  kind: z.literal('order_confirmation'),
  /** The customer's address is verified. */
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
 * Statement that writes a draft email (rendered by `drawDrafts` when it is sent), for the batch of
 * its order: rendering does not delay the order, and the draft is as durable as the order. That its
 * address is suppressed is written at once, so that the order's page promises no email.
 */
export async function draftInsert(
  db: D1Database,
  { recipient, orderId, locale, draft }: DraftedMail,
): Promise<D1PreparedStatement> {
  const id = crypto.randomUUID()
  recordWrittenMail(id)
  return db
    .prepare(
      `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at, due_at, order_id, draft, failure)
      VALUES (?1, ?2, ?3, ?4, '', '', '', ?5, ?5, ?6, ?7,
        (SELECT '${suppressedFailure}' FROM mail_suppression WHERE email_hash = ?8))`,
    )
    .bind(
      id,
      draft.kind,
      recipient,
      locale,
      new Date().toISOString(),
      orderId,
      JSON.stringify(draft),
      await addressHash(recipient),
    )
}
