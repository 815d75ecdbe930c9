import * as z from 'zod'
import { findRow, rowSchema } from '../../db/rows.ts'
import { type Env, readConfig } from '../../env.ts'
import { log } from '../../request/log.ts'
import { drawDrafts } from '../draft/draw-drafts.ts'
import { attemptMail, courierOf, maxAgeDays } from './attempt-mail.ts'
import { claimMails, claimBatchSize } from './claim-mails.ts'
import { findTransport } from './find-transport.ts'

/** Maximum per run: it ends before the next one begins. */
const maxBatches = 20
const day = 86_400_000

/**
 * Sends due emails, each by one sender at a time. Without a transport nothing is sent, but drafts
 * are rendered, because a draft is all that exists of an email.
 */
export async function sendMails(env: Env, now: Date): Promise<void> {
  const config = readConfig(env)
  const transport = findTransport(env, config)
  if (!transport) {
    await drawDrafts(env.DB, config, { limit: claimBatchSize * maxBatches })
    return
  }
  const courier = await courierOf(env.DB, transport, config)
  await discardOldMails(env.DB, now)
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const lease = crypto.randomUUID()
    // oxlint-disable-next-line no-await-in-loop -- providers limit concurrent calls
    const due = await claimMails(env.DB, config, { lease, now })
    // oxlint-disable-next-line no-await-in-loop
    const attempts = await Promise.allSettled(
      due.map((row) => attemptMail(courier, row, lease, now)),
    )
    for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason
    if (due.length < claimBatchSize) return
  }
}

/**
 * Sends one email, unless it is claimed or sent. Returns the seconds until a retry; null: done, or
 * left to the scheduled run.
 */
export async function sendMail(env: Env, id: string, now: Date): Promise<number | null> {
  const config = readConfig(env)
  const transport = findTransport(env, config)
  if (!transport) return null
  const lease = crypto.randomUUID()
  const [row] = await claimMails(env.DB, config, { lease, now, id })
  if (!row) return waitOf(env.DB, id, now)
  return attemptMail(await courierOf(env.DB, transport, config), row, lease, now)
}

const WaitRow = rowSchema('mail', {
  dueAt: z.string().nullable(),
  leasedUntil: z.string().nullable(),
})

/** Of an unclaimed email. */
async function waitOf(db: D1Database, id: string, now: Date): Promise<number | null> {
  const row = await findRow(
    db.prepare('SELECT due_at, leased_until FROM mail WHERE id = ?1').bind(id),
    WaitRow,
  )
  // Its transaction failed, or its customer was deleted.
  if (!row) log('warn', 'mail-gone', { mail: id })
  // Its current sender continues, else the scheduled run.
  if (!row?.dueAt || row.leasedUntil !== null) return null
  return Math.max(1, Math.ceil((Date.parse(row.dueAt) - now.getTime()) / 1000))
}

async function discardOldMails(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `UPDATE mail SET due_at = NULL, failure = 'too old: ' || ifnull(failure, 'it was never tried')
      WHERE due_at IS NOT NULL AND coalesce(resent_at, created_at) < ?1`,
    )
    .bind(new Date(now.getTime() - maxAgeDays * day).toISOString())
    .run()
}
