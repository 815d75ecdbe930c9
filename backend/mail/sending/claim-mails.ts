import * as z from 'zod'
import { json } from '../../db/columns.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { AttachmentRef } from '../attachments/attachment-ref.ts'
import { drawDrafts } from '../draft/draw-drafts.ts'

const DueRow = rowSchema('mail', {
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  listUnsubscribe: z.string().nullable(),
  attachments: json(z.array(AttachmentRef)),
  attempts: z.number(),
  /** Not null: rendering failed. */
  draft: z.string().nullable(),
})
export type DueRow = RowOf<typeof DueRow>

const columns = 'id, recipient, subject, html, text, list_unsubscribe, attachments, attempts, draft'
/** Emails per claim. */
export const claimBatchSize = 10
/** Lease, longer than the longest attempt of a batch: after it, its sender is presumed dead. */
const leaseMinutes = 10

interface Claim {
  lease: string
  now: Date
  /** Only this one. */
  id?: string
}

/** Claims due emails for one sender, and renders drafts among them. */
export async function claimMails(
  db: D1Database,
  config: Config,
  { lease, now, id }: Claim,
): Promise<DueRow[]> {
  const until = new Date(now.getTime() + leaseMinutes * 60_000)
  const due = await readRows(
    db
      .prepare(
        `UPDATE mail SET lease = ?1, leased_until = ?2, attempts = attempts + 1
        WHERE id IN (SELECT id FROM mail WHERE due_at <= ?3 AND (?4 IS NULL OR id = ?4)
          AND (leased_until IS NULL OR leased_until <= ?3) ORDER BY due_at LIMIT ${claimBatchSize})
        RETURNING ${columns}`,
      )
      .bind(lease, until.toISOString(), now.toISOString(), id ?? null),
    DueRow,
  )
  const ids = due.flatMap((row) => (row.draft === null ? [] : row.id))
  if (ids.length === 0) return due
  await drawDrafts(db, config, { ids, limit: ids.length })
  return readRows(
    db.prepare(`SELECT ${columns} FROM mail WHERE lease = ?1 AND due_at IS NOT NULL`).bind(lease),
    DueRow,
  )
}
