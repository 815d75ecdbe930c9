import * as z from 'zod'
import { json } from '../../db/columns.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'
import { type Config, type Env, readConfig } from '../../env.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { AttachmentRef } from '../attachments/attachment-ref.ts'
import { drawDrafts } from '../draft/draw-drafts.ts'
import { makeAttachments } from '../attachments/make-attachments.ts'
import { oneLine } from '../letter/letter.ts'
import { findTransport } from './find-transport.ts'
import type { Delivery, MailTransport, OutgoingMail } from './mail-transport.ts'
import { isSuppressed, suppress } from './suppression.ts'
import { log } from '../../request/log.ts'

const DueRow = rowSchema('mail', {
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  listUnsubscribe: z.string().nullable(),
  attachments: json(z.array(AttachmentRef)),
  attempts: z.number(),
  draft: z.string().nullable(),
})
type DueRow = RowOf<typeof DueRow>

const batchSize = 10
/** Mails of one run: it ends before the next one begins. */
const maxBatches = 20
/** Longer than the longest attempt of a batch: after it, its sender is held to have died. */
const leaseMinutes = 10
const maxAttempts = 10
/** A mail that is older tells nobody anything: it is given up. */
const maxAgeDays = 3
const day = 86_400_000

const columns = 'id, recipient, subject, html, text, list_unsubscribe, attachments, attempts, draft'

/**
 * Sends what is due, each mail by one sender at a time. Without a transport nothing is sent, and
 * what waits to be drawn is drawn all the same: it is all that there is of such mails.
 */
export async function sendMails(env: Env, now: Date): Promise<void> {
  const config = readConfig(env)
  const transport = findTransport(env, config)
  if (!transport) {
    await drawDrafts(env.DB, config, { limit: batchSize * maxBatches })
    return
  }
  const { brand, company, email } = await loadMerchant(env.DB)
  const from = { name: oneLine(brand.name || company), email: config.MAIL_FROM }
  await giveUpOld(env.DB, now)
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const lease = crypto.randomUUID()
    // oxlint-disable-next-line no-await-in-loop -- providers limit how many come at once
    const due = await claim(env.DB, config, lease, now)
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(
      due.map(async (row) => {
        const delivery = await deliver(env.DB, transport, row, { from, replyTo: email }, now)
        await settle(env.DB, row, lease, delivery, { source: transport.name, now })
      }),
    )
    if (due.length < batchSize) return
  }
}

async function claim(db: D1Database, config: Config, lease: string, now: Date): Promise<DueRow[]> {
  const until = new Date(now.getTime() + leaseMinutes * 60_000)
  const due = await readRows(
    db
      .prepare(
        `UPDATE mail SET lease = ?1, leased_until = ?2, attempts = attempts + 1
        WHERE id IN (SELECT id FROM mail WHERE due_at <= ?3
          AND (leased_until IS NULL OR leased_until <= ?3) ORDER BY due_at LIMIT ${batchSize})
        RETURNING ${columns}`,
      )
      .bind(lease, until.toISOString(), now.toISOString()),
    DueRow,
  )
  const ids = due.flatMap(({ id, draft }) => (draft === null ? [] : id))
  if (ids.length === 0) return due
  await drawDrafts(db, config, { ids, limit: ids.length })
  return readRows(
    db.prepare(`SELECT ${columns} FROM mail WHERE lease = ?1 AND due_at IS NOT NULL`).bind(lease),
    DueRow,
  )
}

async function deliver(
  db: D1Database,
  transport: MailTransport,
  row: DueRow,
  sender: Pick<OutgoingMail, 'from' | 'replyTo'>,
  now: Date,
): Promise<Delivery> {
  const { id, recipient, html, text, listUnsubscribe } = row
  if (row.draft !== null) return { outcome: 'retry', reason: 'it could not be drawn' }
  if (await isSuppressed(db, recipient)) return { outcome: 'suppressed', reason: 'suppressed' }
  try {
    return await transport.send({
      ...sender,
      id,
      to: recipient,
      subject: oneLine(row.subject),
      html,
      text,
      headers: headersOf(listUnsubscribe),
      attachments: await makeAttachments(db, row.attachments, now),
    })
  } catch (error) {
    // A file could not be made: without it the mail would say what is not so.
    log('error', 'mail-failure', { mail: id, detail: String(error) })
    return { outcome: 'retry', reason: String(error).slice(0, 300) }
  }
}

/** One press ends such mails (RFC 8058). */
function headersOf(listUnsubscribe: string | null): Record<string, string> {
  return listUnsubscribe
    ? {
        'List-Unsubscribe': `<${oneLine(listUnsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}
}

/** Notes what became of an attempt; only its own sender may, whose lease has not run out. */
async function settle(
  db: D1Database,
  { id, attempts, recipient }: DueRow,
  lease: string,
  delivery: Delivery,
  { source, now }: { source: string; now: Date },
): Promise<void> {
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
    return
  }
  const { outcome, reason } = delivery
  if (outcome === 'retry' && attempts < maxAttempts) {
    const seconds = delivery.afterSeconds ?? backoffOf(attempts)
    const next = new Date(now.getTime() + seconds * 1000).toISOString()
    await note('due_at = ?3, failure = ?4', next, reason)
    return
  }
  await note('due_at = NULL, failure = ?3', reason)
  if (outcome === 'suppressed')
    await suppress(db, { email: recipient, reason: 'bounce', source }, now)
}

/** 1, 2, 4 … minutes, 6 hours at most. */
function backoffOf(attempts: number): number {
  return Math.min(60 * 2 ** (attempts - 1), 6 * 3600)
}

async function giveUpOld(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `UPDATE mail SET due_at = NULL, failure = 'too old: ' || ifnull(failure, 'it was never tried')
      WHERE due_at IS NOT NULL AND created_at < ?1`,
    )
    .bind(new Date(now.getTime() - maxAgeDays * day).toISOString())
    .run()
}
