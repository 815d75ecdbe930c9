import * as z from 'zod'
import { rowSchema, findRow, type Query, rawRows, rowsOf } from '../../db/rows.ts'
import { waitingTime } from '../../../domain/time/waiting-time.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import type { Caller } from '../../request/caller.ts'
import type { Budget } from './budgets.ts'

/** Seconds until a retry is allowed; 0 within the budget. */
type Wait = number

/**
 * Counts an attempt and refuses it beyond the budget, with the waiting time. A single statement
 * counts first, so concurrent attempts cannot all pass.
 */
export async function spendBudget(
  db: D1Database,
  { locale }: Pick<Caller, 'locale'>,
  budget: Budget,
  subject: string,
): Promise<void> {
  const wait = await countOne(db, budget, subject)
  if (wait > 0) throw rateLimitRefusal(wait, locale)
}

/** Counts an attempt; false beyond the budget, for an alternative. */
export async function trySpendBudget(
  db: D1Database,
  budget: Budget,
  subject: string,
): Promise<boolean> {
  return (await countOne(db, budget, subject)) === 0
}

/** Like `spendBudget`, for the visitor's network; not counted after a passed challenge. */
export async function spendNetworkBudget(
  db: D1Database,
  caller: Caller,
  budget: Budget,
): Promise<void> {
  if (caller.challengePassed) return
  const wait = await countOne(db, budget, caller.network)
  if (wait === 0) return
  const refusal = rateLimitRefusal(wait, caller.locale)
  refusal.isLiftedByChallenge = true
  throw refusal
}

/** Like `trySpendBudget`, for the visitor's network. */
export async function trySpendNetworkBudget(
  db: D1Database,
  caller: Caller,
  budget: Budget,
): Promise<boolean> {
  return caller.challengePassed || (await countOne(db, budget, caller.network)) === 0
}

/**
 * Counts an attempt for several subjects at once; returns which are within their budget. Further
 * reads share the round trip.
 */
export async function trySpendBudgets<Along>(
  db: D1Database,
  subjects: readonly (readonly [Budget, string])[],
  along: Query<Along>,
): Promise<{ isFree: boolean[]; along: Along }> {
  const statements = await Promise.all(subjects.map(([budget, one]) => countOf(db, budget, one)))
  const results = await db.batch([...statements, along.statement])
  return {
    isFree: subjects.map(
      ([budget], index) => waitAfter(rowsOf(results[index], AttemptRow)[0], budget) === 0,
    ),
    along: along.parse(rawRows(results.at(-1))),
  }
}

/** Resets a counter after a successful attempt. */
export async function resetBudget(db: D1Database, budget: Budget, subject: string): Promise<void> {
  await db
    .prepare('DELETE FROM attempt WHERE action = ?1 AND subject = ?2')
    .bind(budget.action, await subjectHash(budget, subject))
    .run()
}

/** Reverts one count of an attempt that did not apply. */
export async function revertCount(db: D1Database, budget: Budget, subject: string): Promise<void> {
  await db
    .prepare(
      `UPDATE attempt SET count = count - 1
      WHERE action = ?1 AND subject = ?2 AND window_start = ?3 AND count > 0`,
    )
    .bind(budget.action, await subjectHash(budget, subject), windowOf(budget).start)
    .run()
}

export function rateLimitRefusal(seconds: number, locale: Caller['locale']): Refusal {
  const values = { limit: waitingTime(seconds, locale) }
  const refusal = new Refusal(429, { key: 'tooManyAttempts', code: 'too_many_attempts', values })
  refusal.retryAfter = seconds
  return refusal
}

const AttemptRow = rowSchema('attempt', { count: z.number() })

async function countOne(db: D1Database, budget: Budget, subject: string): Promise<Wait> {
  return waitAfter(await findRow(await countOf(db, budget, subject), AttemptRow), budget)
}

async function countOf(
  db: D1Database,
  budget: Budget,
  subject: string,
): Promise<D1PreparedStatement> {
  return db
    .prepare(
      `INSERT INTO attempt (action, subject, window_start, count) VALUES (?1, ?2, ?3, 1)
      ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
    )
    .bind(budget.action, await subjectHash(budget, subject), windowOf(budget).start)
}

function waitAfter(counted: { count: number } | null | undefined, budget: Budget): Wait {
  return (counted?.count ?? 0) > budget.limit ? windowOf(budget).secondsLeft : 0
}

function windowOf({ windowSeconds }: Budget): { start: number; secondsLeft: number } {
  const seconds = Math.floor(Date.now() / 1000)
  const start = seconds - (seconds % windowSeconds)
  return { start, secondsLeft: start + windowSeconds - seconds }
}

/** Subjects (addresses, networks) are stored as hashes only. */
function subjectHash({ action }: Budget, subject: string): Promise<string> {
  return hashToken(`${action}:${subject.toLowerCase()}`)
}
