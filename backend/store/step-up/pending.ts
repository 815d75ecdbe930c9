import * as z from 'zod'
import { hasRow, rowSchema, findRow } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import { routesOf } from '../../../domain/routes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { json } from '../../db/columns.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { type Config, shopUrlOf } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { stepUpMail } from '../../mail/account-mails.ts'
import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget } from '../budget/spend-budget.ts'
import { loadSender } from '../../mail/sender.ts'

const PendingKind = z.enum(['order', 'inquiry', 'watcher', 'account'])
export type PendingKind = z.infer<typeof PendingKind>

/** Hours that the link is valid and the action is stored. */
export const pendingHours = 48

export interface Pending {
  id: string
  kind: PendingKind
  email: string
  /** Attempt key of the submission. */
  attemptKey: string
  payload: unknown
  isDone: boolean
}

interface NewPending {
  kind: PendingKind
  email: string
  /** Idempotency: one row, one email. */
  attemptKey: string
  payload: unknown
  /** Total of an order, as its email names it. */
  total?: string
}

interface PendingContext {
  caller: Caller
  config: Config
}

/**
 * Stores an action until the address is confirmed, and emails the link; statements for a batch. The
 * email contains no input but the total of an order.
 */
export async function pendingInserts(
  db: D1Database,
  { caller: { locale }, config }: PendingContext,
  { kind, email, attemptKey, payload, total }: NewPending,
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
        total,
      ),
    }),
  ]
}

/** Defers an action until its confirmation; the resulting refusal tells where the email went. */
export async function requestConfirmation(
  db: D1Database,
  context: PendingContext,
  pending: NewPending,
  { isLiftedByChallenge }: { isLiftedByChallenge: boolean },
): Promise<Refusal> {
  const { caller } = context
  const { email } = pending
  if (!(await isPending(db, pending))) {
    await spendBudget(db, caller, budgets.stepUp, caller.network)
    await spendBudget(db, caller, budgets.stepUpMail, email)
    try {
      await db.batch(await pendingInserts(db, context, pending))
    } catch (error) {
      // A concurrent request has stored it and emailed the link.
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

/** Action of an emailed link. */
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

/** For the action's batch: a concurrent confirmation changes no row. */
export function markDone(db: D1Database, id: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE pending_action SET done_at = ?2, payload = '{}' WHERE id = ?1`)
    .bind(id, new Date().toISOString())
}

/**
 * Statement that records an action done without its email, so that it is not done again and that a
 * link emailed for it says that it is used.
 */
export async function recordDoneAttempt(
  db: D1Database,
  { kind, email, attemptKey }: Omit<NewPending, 'payload'>,
): Promise<D1PreparedStatement> {
  const now = Date.now()
  return db
    .prepare(
      `INSERT INTO pending_action (id, kind, token_hash, attempt_key, email, payload, created_at, expires_at, done_at)
      VALUES (?1, ?2, ?3, ?4, ?5, '{}', ?6, ?7, ?6)
      ON CONFLICT (attempt_key) DO UPDATE SET done_at = ?6, payload = '{}' WHERE done_at IS NULL`,
    )
    .bind(
      crypto.randomUUID(),
      kind,
      await hashToken(newToken()),
      attemptKey,
      email.toLowerCase(),
      new Date(now).toISOString(),
      new Date(now + pendingHours * 3_600_000).toISOString(),
    )
}

/** Whether the same action was done within the last hours. */
export function isAttemptDone(db: D1Database, attemptKey: string): Promise<boolean> {
  return hasRow(
    db
      .prepare('SELECT 1 FROM pending_action WHERE attempt_key = ?1 AND done_at IS NOT NULL')
      .bind(attemptKey),
  )
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
