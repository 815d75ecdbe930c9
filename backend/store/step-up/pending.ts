import type { Locale } from '../../../domain/locale.ts'
import { routesOf } from '../../../domain/routes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { fromJson } from '../../db/json.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { type Config, shopUrlOf } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { stepUpMail } from '../../mail/step-up.ts'
import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { spend } from '../budget/spend.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

export type PendingKind = 'order' | 'inquiry' | 'watcher' | 'account'

/** Hours that the link of the mail is good for, and what waits is kept. */
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

interface Place {
  caller: Caller
  config: Config
}

/**
 * Keeps an action until the owner of an address confirms it, and mails the link; the statements are
 * for a batch. The mail says nothing that its sender has written.
 */
export async function pendingInserts(
  db: D1Database,
  { caller: { locale }, config }: Place,
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
        await loadMerchant(db),
        locale,
        kind,
        confirmationPage(config, locale, kind, token),
      ),
    }),
  ]
}

/** Lets an action wait for its confirmation; the refusal that it ends in tells where the mail went. */
export async function requestConfirmation(
  db: D1Database,
  place: Place,
  pending: NewPending,
  { isLiftedByChallenge }: { isLiftedByChallenge: boolean },
): Promise<Refusal> {
  const { caller } = place
  const { email } = pending
  const known = await db
    .prepare('SELECT 1 FROM pending_action WHERE attempt_key = ?1')
    .bind(pending.attemptKey)
    .first()
  if (!known) {
    await spend(db, caller, budgets.stepUp, caller.network)
    await spend(db, caller, budgets.stepUpMail, email)
    await db.batch(await pendingInserts(db, place, pending))
  }
  const refusal = new Refusal(409, {
    key: pending.kind === 'order' ? 'confirmOrder' : 'confirmByMail',
    code: 'confirmation_required',
    values: { name: email, limit: pendingHours },
  })
  refusal.isLiftedByChallenge = isLiftedByChallenge
  return refusal
}

/** What waits behind the link of a mail. */
export async function requirePending(db: D1Database, token: string): Promise<Pending> {
  const row = await db
    .prepare(
      `SELECT id, kind, email, attempt_key, payload, done_at FROM pending_action
      WHERE token_hash = ?1 AND expires_at > ?2`,
    )
    .bind(await hashToken(token), new Date().toISOString())
    .first<{
      id: string
      kind: PendingKind
      email: string
      attempt_key: string
      payload: string
      done_at: string | null
    }>()
  if (!row) throw new Refusal(404, { key: 'pendingUnknown', code: 'not_found' })
  const { id, kind, email, attempt_key: attemptKey, payload, done_at } = row
  return { id, kind, email, attemptKey, payload: fromJson(payload), isDone: done_at !== null }
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
