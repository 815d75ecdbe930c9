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
  /** Null: unreadable, or of a newer version. */
  attachments: json(z.array(AttachmentRef)).nullable().catch(null),
  attempts: z.number(),
  createdAt: z.string(),
  /** When an operator last had it sent again. */
  resentAt: z.string().nullable(),
  /** Not null: rendering failed. */
  draft: z.string().nullable(),
})
export type DueRow = RowOf<typeof DueRow>

const columns = `id, recipient, subject, html, text, list_unsubscribe, attachments, attempts,
  created_at, resent_at, draft`
/** Emails per claim. */
export const claimBatchSize = 10
/** Lease, longer than the longest attempt of a batch: after it, its sender is presumed dead. */
const leaseMinutes = 10
/** An email is due within hours: a later time, or a longer lease, is of a wrong clock. */
const maxWaitHours = 24

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
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  const due = await readRows(
    db
      .prepare(
        `UPDATE mail SET lease = ?1, leased_until = ?2, attempts = attempts + 1
        WHERE id IN (SELECT id FROM mail WHERE (due_at <= ?3 OR due_at > ?5)
          AND (?4 IS NULL OR id = ?4)
          AND (leased_until IS NULL OR leased_until <= ?3 OR leased_until > ?6)
          ORDER BY due_at LIMIT ${claimBatchSize})
        RETURNING ${columns}`,
      )
      .bind(
        lease,
        inMinutes(leaseMinutes),
        inMinutes(0),
        id ?? null,
        inMinutes(maxWaitHours * 60),
        inMinutes(leaseMinutes * 2),
      ),
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
