import * as z from 'zod'
import { hasRow, rowSchema, findRow } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import { routesOf } from '../../../domain/routes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { json } from '../../db/columns.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { type Config, shopUrlOf } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { stepUpMail } from '../../mail/step-up.ts'
import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { spend } from '../budget/spend.ts'
import { loadSender } from '../../mail/sender.ts'

const PendingKind = z.enum(['order', 'inquiry', 'watcher', 'account'])
export type PendingKind = z.infer<typeof PendingKind>

/** Hours that the link of the mail is good for, and the action is stored. */
export const pendingHours = 48

export interface Pending {
  id: string
  kind: PendingKind
  email: string
  /** Of the submission that it waits for. */
  attemptKey: string
  payload: unknown
  isDone: boolean
}

interface NewPending {
  kind: PendingKind
  email: string
  /** The same again is the same action: one row, one mail. */
  attemptKey: string
  payload: unknown
}

interface PendingContext {
  caller: Caller
  config: Config
}

/**
 * Stores an action until the owner of an address confirms it, and mails the link; the statements are
 * for a batch. The mail says nothing that its sender has written.
 */
export async function pendingInserts(
  db: D1Database,
  { caller: { locale }, config }: PendingContext,
  { kind, email, attemptKey, payload }: NewPending,
): Promise<D1PreparedStatement[]> {
  const token = newToken()
  const now = Date.now()
  return [
    db
      .prepare(
        `INSERT INTO pending_action (id, kind, token_hash, attempt_key, email, payload, created_at, expires_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
      )
      .bind(
        crypto.randomUUID(),
        kind,
        await hashToken(token),
        attemptKey,
        email.toLowerCase(),
        JSON.stringify(payload),
        new Date(now).toISOString(),
        new Date(now + pendingHours * 3_600_000).toISOString(),
      ),
    mailInsert(db, {
      recipient: email,
      locale,
      ...stepUpMail(
        await loadSender(db, config, locale),
        kind,
        confirmationPage(config, locale, kind, token),
      ),
    }),
  ]
}

/** Lets an action wait for its confirmation; the refusal that it ends in tells where the mail went. */
export async function requestConfirmation(
  db: D1Database,
  context: PendingContext,
  pending: NewPending,
  { isLiftedByChallenge }: { isLiftedByChallenge: boolean },
): Promise<Refusal> {
  const { caller } = context
  const { email } = pending
  if (!(await isPending(db, pending))) {
    await spend(db, caller, budgets.stepUp, caller.network)
    await spend(db, caller, budgets.stepUpMail, email)
    try {
      await db.batch(await pendingInserts(db, context, pending))
    } catch (error) {
      // A second press at the same moment: the other request has stored it, and mailed the link.
      if (!(await isPending(db, pending))) throw error
    }
  }
  const refusal = new Refusal(409, {
    key: pending.kind === 'order' ? 'confirmOrder' : 'confirmByMail',
    code: 'confirmation_required',
    values: { name: email, limit: pendingHours },
  })
  refusal.isLiftedByChallenge = isLiftedByChallenge
  return refusal
}

function isPending(db: D1Database, { attemptKey }: NewPending): Promise<boolean> {
  return hasRow(db.prepare('SELECT 1 FROM pending_action WHERE attempt_key = ?1').bind(attemptKey))
}

const PendingActionRow = rowSchema('pending_action', {
  id: z.string(),
  kind: PendingKind,
  email: z.string(),
  attemptKey: z.string(),
  payload: json(z.unknown()),
  doneAt: z.string().nullable(),
})

/** What waits behind the link of a mail. */
export async function requirePending(db: D1Database, token: string): Promise<Pending> {
  const row = await findRow(
    db
      .prepare(
        `SELECT id, kind, email, attempt_key, payload, done_at FROM pending_action
      WHERE token_hash = ?1 AND expires_at > ?2`,
      )
      .bind(await hashToken(token), new Date().toISOString()),
    PendingActionRow,
  )
  if (!row) throw new Refusal(404, { key: 'pendingUnknown', code: 'not_found' })
  const { doneAt, ...pending } = row
  return { ...pending, isDone: doneAt !== null }
}

/** For the batch of what is done: of two presses at once the second breaks `done_at`'s rule nowhere. */
export function doneUpdate(db: D1Database, id: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE pending_action SET done_at = ?2, payload = '{}' WHERE id = ?1`)
    .bind(id, new Date().toISOString())
}

/** The same for what was done without its mail: the link then says that it is used. */
export function doneUpdateOfAttempt(db: D1Database, attemptKey: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE pending_action SET done_at = ?2, payload = '{}'
      WHERE attempt_key = ?1 AND done_at IS NULL`,
    )
    .bind(attemptKey, new Date().toISOString())
}

function confirmationPage(
  config: Config,
  locale: Locale,
  kind: PendingKind,
  token: string,
): string {
  const page = new URL(shopUrlOf(config, locale) + routesOf(locale).userActivate())
  page.searchParams.set(kind, token)
  return page.href
}
