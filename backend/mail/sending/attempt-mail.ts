import type { Config } from '../../env.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { log } from '../../request/log.ts'
import { makeAttachments } from '../attachments/make-attachments.ts'
import { toSingleLine } from '../letter/letter.ts'
import type { DueRow } from './claim-mails.ts'
import type { Delivery, MailTransport, OutgoingMail } from './mail-transport.ts'
import { isSuppressed, suppress, suppressedFailure } from './suppression.ts'

/** An email that was not sent by then is given up. */
export const maxAgeDays = 3
const day = 86_400_000

/** The transport, with the shop's sender data. */
export interface MailDelivery {
  db: D1Database
  transport: MailTransport
  writer: Pick<OutgoingMail, 'from' | 'replyTo'>
}

export async function courierOf(
  db: D1Database,
  transport: MailTransport,
  { MAIL_FROM }: Config,
): Promise<MailDelivery> {
  const { brand, company, email } = await loadMerchant(db)
  const from = { name: toSingleLine(brand.name || company), email: MAIL_FROM }
  return { db, transport, writer: { from, replyTo: email } }
}

/**
 * Sends a claimed email and records the outcome. Returns the seconds until the next attempt; null:
 * none.
 */
export async function attemptMail(
  { db, transport, writer }: MailDelivery,
  row: DueRow,
  lease: string,
  now: Date,
): Promise<number | null> {
  const delivery = await deliver(db, transport, row, writer, now)
  return settle(db, row, lease, delivery, { source: transport.name, now })
}

async function deliver(
  db: D1Database,
  transport: MailTransport,
  row: DueRow,
  sender: Pick<OutgoingMail, 'from' | 'replyTo'>,
  now: Date,
): Promise<Delivery> {
  const { id, recipient, html, text, listUnsubscribe, resentAt } = row
  if (row.draft !== null) return { outcome: 'retry', reason: 'it could not be drawn' }
  if (row.attachments === null)
    return { outcome: 'retry', reason: 'its attachments are unreadable' }
  if (await isSuppressed(db, recipient)) return { outcome: 'suppressed', reason: suppressedFailure }
  try {
    return await transport.send({
      ...sender,
      // An operator's repetition is another mail to the provider, which may have accepted the first.
      id: resentAt === null ? id : `${id}:${resentAt}`,
      to: recipient,
      subject: toSingleLine(row.subject),
      html,
      text,
      headers: headersOf(listUnsubscribe),
      attachments: await makeAttachments(db, row.attachments, now),
    })
  } catch (error) {
    // An attachment failed: without it the email would be wrong.
    log('error', 'mail-failure', { mail: id, detail: String(error) })
    return { outcome: 'retry', reason: String(error).slice(0, 300) }
  }
}

/** One-click unsubscribe (RFC 8058). */
function headersOf(listUnsubscribe: string | null): Record<string, string> {
  return listUnsubscribe
    ? {
        'List-Unsubscribe': `<${toSingleLine(listUnsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}
}

/** Records the outcome of an attempt; only by its sender while the lease is valid. */
async function settle(
  db: D1Database,
  { id, attempts, recipient, createdAt, resentAt }: DueRow,
  lease: string,
  delivery: Delivery,
  { source, now }: { source: string; now: Date },
): Promise<number | null> {
  const note = (set: string, ...values: unknown[]) =>
    db
      .prepare(
        `UPDATE mail SET ${set}, lease = NULL, leased_until = NULL WHERE id = ?1 AND lease = ?2`,
      )
      .bind(id, lease, ...values)
      .run()
  if (delivery.outcome === 'accepted') {
    await note(
      'due_at = NULL, failure = NULL, sent_at = ?3, provider_id = ?4',
      now.toISOString(),
      delivery.providerId,
    )
    return null
  }
  const { outcome, reason } = delivery
  if (outcome === 'retry') {
    const seconds = Math.max(backoffOf(attempts), delivery.afterSeconds ?? 0)
    const next = now.getTime() + seconds * 1000
    if (next < Date.parse(resentAt ?? createdAt) + maxAgeDays * day) {
      await note('due_at = ?3, failure = ?4', new Date(next).toISOString(), reason)
      return seconds
    }
  }
  await note('due_at = NULL, failure = ?3', reason)
  if (outcome === 'suppressed')
    await suppress(db, { email: recipient, reason: 'bounce', source }, now)
  return null
}

/** Backoff: 1, 2, 4 … minutes, 6 hours at most. */
function backoffOf(attempts: number): number {
  return Math.min(60 * 2 ** (attempts - 1), 6 * 3600)
}
