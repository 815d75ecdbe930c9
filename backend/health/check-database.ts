import * as z from 'zod'
import type { HealthCheck } from '../../domain/operator/health.ts'
import { findRow, readRows, rowSchema } from '../db/rows.ts'
import type { Config, Env } from '../env.ts'
import { findTransport } from '../mail/sending/find-transport.ts'
import { isGivenUp } from '../mail/sending/given-up.ts'
import { readRuns, resumedAt } from '../maintenance/job-runs.ts'
import { migrationNames, searchMigrationNames } from './migrations.gen.ts'

/** The sender runs every minute; an email that waits longer than this means that it is down. */
const latestMinutes = 15
/** So many of a day that were refused, and fewer that were sent, are no mistyped addresses. */
const minRefused = 5
/** One that was tried and still waits for longer means that the provider accepts none. */
const latestMailMinutes = 60
/** Purges are sent with the change, at the latest by the quarter-hourly run. */
const maxPurges = 200
/** Even few that wait longer are refused, by a wrong secret or address. */
const latestPurgeMinutes = 60

/** Minutes that the clock that wrote a time may be ahead. */
const maxAheadMinutes = 5

const NameRow = rowSchema('d1_migrations', { name: z.string() })
const MailRow = rowSchema('mail', {
  waiting: z.number(),
  oldest: z.string().nullable(),
  due: z.string().nullable(),
  newest: z.string().nullable(),
  failed: z.number(),
  refused: z.number(),
  sent: z.number(),
})
const PurgeRow = rowSchema('purge_outbox', {
  waiting: z.number(),
  oldest: z.string().nullable(),
  newest: z.string().nullable(),
})
const WaitingRow = rowSchema('outbox', { waiting: z.number() })

/** Whether the database answers. */
export async function pingDatabase(db: D1Database): Promise<boolean> {
  return (
    (await db
      .prepare('SELECT 1 AS one')
      .first('one')
      .catch(() => null)) === 1
  )
}

/** Health checks of the databases and their queues. */
export async function checkDatabase(
  env: Env,
  config: Config,
  now: Date,
): Promise<Record<string, HealthCheck>> {
  const { DB: db, SEARCH_DB: searchDb, BACKUPS } = env
  const [migrations, search, mail, purges, jobs] = await Promise.all([
    guarded(() => checkMigrations(db, migrationNames)),
    guarded(() => checkSearch(db, searchDb)),
    guarded(() => checkMail(db, { isSent: findTransport(env, config) !== null, now })),
    guarded(() => checkPurges(db, now)),
    guarded(() => checkJobs(db, BACKUPS !== undefined, now)),
  ])
  return { database: { ok: true }, migrations, search, mail, purges, jobs }
}

/** Migrations of this build that the database lacks; it may have newer ones. */
async function checkMigrations(db: D1Database, names: readonly string[]): Promise<HealthCheck> {
  const rows = await readRows(db.prepare('SELECT name FROM d1_migrations'), NameRow)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !applied.has(name))
  return { ok: missing.length === 0, applied: applied.size, missing }
}

/** Waiting tasks are no failure: the first run has one for each product. */
async function checkSearch(db: D1Database, searchDb: D1Database | undefined): Promise<HealthCheck> {
  if (!searchDb) return { ok: false, detail: 'The binding SEARCH_DB is missing.' }
  const [migrations, row] = await Promise.all([
    checkMigrations(searchDb, searchMigrationNames),
    findRow(
      db.prepare(
        `SELECT count(*) AS waiting FROM listing_task WHERE kind IN ('documents', 'products')`,
      ),
      WaitingRow,
    ),
  ])
  return { ...migrations, waiting: row?.waiting ?? 0 }
}

async function checkMail(
  db: D1Database,
  { isSent, now }: { isSent: boolean; now: Date },
): Promise<HealthCheck> {
  const row = await findRow(
    db
      .prepare(
        `SELECT count(*) AS waiting, min(coalesce(resent_at, created_at)) AS oldest, min(due_at) AS due,
        max(created_at) AS newest, (SELECT count(*) FROM mail WHERE ${isGivenUp}) AS failed,
        (SELECT count(*) FROM mail WHERE ${isGivenUp} AND sent_at IS NULL AND created_at > ?1) AS refused,
        (SELECT count(*) FROM mail WHERE sent_at > ?1 AND created_at > ?1) AS sent
      FROM mail WHERE due_at IS NOT NULL`,
      )
      .bind(new Date(now.getTime() - 86_400_000).toISOString()),
    MailRow,
  )
  const { waiting = 0, oldest = null, due = null, newest = null, failed = 0 } = row ?? {}
  const { refused = 0, sent = 0 } = row ?? {}
  const resumed = await resumedAt(db)
  const isFailing =
    (refused >= minRefused && refused > sent) ||
    isTooOld(due, latestMinutes, resumed, now) ||
    isTooOld(oldest, latestMailMinutes, resumed, now) ||
    isAhead(newest, now)
  // Without a transport they stay in the outbox.
  return { ok: !isSent || !isFailing, waiting, oldest, due, failed, transport: isSent }
}

async function checkPurges(db: D1Database, now: Date): Promise<HealthCheck> {
  const row = await findRow(
    db.prepare(
      'SELECT count(*) AS waiting, min(updated_at) AS oldest, max(updated_at) AS newest FROM purge_outbox',
    ),
    PurgeRow,
  )
  const { waiting = 0, oldest = null, newest = null } = row ?? {}
  const resumed = await resumedAt(db)
  const isLate = isTooOld(oldest, latestPurgeMinutes, resumed, now) || isAhead(newest, now)
  return { ok: waiting <= maxPurges && !isLate, waiting, oldest }
}

/** Whether something has waited for more minutes; those before a pause of all jobs do not count. */
function isTooOld(time: string | null, minutes: number, resumed: string, now: Date): boolean {
  const limit = new Date(now.getTime() - minutes * 60_000).toISOString()
  return time !== null && time < limit && (resumed < limit || isAhead(resumed, now))
}

/** A time written by a wrong clock: how long it waits is unknown, so it counts as too long. */
function isAhead(time: string | null, now: Date): boolean {
  return time !== null && time > new Date(now.getTime() + maxAheadMinutes * 60_000).toISOString()
}

/** Scheduled jobs; one that stopped or always fails is overdue. */
async function checkJobs(db: D1Database, hasBackup: boolean, now: Date): Promise<HealthCheck> {
  const runs = await readRuns(db, hasBackup, now)
  return { ok: runs.overdue.length === 0, ...runs }
}

/** A check that throws fails alone. */
async function guarded(check: () => Promise<HealthCheck>): Promise<HealthCheck> {
  try {
    return await check()
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message.slice(0, 200) : 'failed' }
  }
}
