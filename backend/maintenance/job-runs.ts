import * as z from 'zod'
import { findRow, readRows, rowSchema } from '../db/rows.ts'

/** Most minutes between two successful runs of each scheduled job: several runs of its schedule. */
const maxMinutes = {
  'send-mails': 15,
  'index-search': 15,
  'purge-waiting': 15,
  'remind-unpaid': 60,
  'release-abandoned': 60,
  'retry-refunds': 60,
  'issue-invoices': 60,
  'notify-watchers': 60,
  'refresh-listings': 60,
  'clear-imports': 60,
  'clear-expired': 60,
  'purge-changes': 60,
  'compact-listings': 26 * 60,
  'back-up': 26 * 60,
}
export type JobName = keyof typeof maxMinutes

/** Minutes that the clock of a run may be ahead of that of the check. */
const maxAheadMinutes = 5
/**
 * Minutes without any finished job that mean that nothing was scheduled: the machine was off, or an
 * older database was restored. Longer than the time between two runs of a quarter of an hour.
 */
const pauseMinutes = 20
const resumedKey = 'job-resumed'
/** Before all times of ISO 8601. */
const never = ''

const RunRow = rowSchema('meta', { key: z.string(), value: z.string() })
const AppliedRow = rowSchema('d1_migrations', { applied: z.string().nullable() })

/** Records that a job has finished; a failed one is not recorded, and so becomes overdue. */
export async function recordRun(db: D1Database, name: JobName): Promise<void> {
  const now = new Date().toISOString()
  const paused = new Date(Date.now() - pauseMinutes * 60_000).toISOString()
  await db.batch([
    // After a pause jobs are due from its end on: none of them could run meanwhile.
    db
      .prepare(
        `INSERT OR REPLACE INTO meta (key, value) SELECT '${resumedKey}', ?1
        WHERE (SELECT max(value) FROM meta WHERE key >= 'job:' AND key < 'job;') < ?2`,
      )
      .bind(now, paused),
    // Jobs that have not yet run are due from now on.
    db
      .prepare(
        `INSERT OR IGNORE INTO meta (key, value) SELECT 'job-since:' || value, ?2 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(Object.keys(maxMinutes)), now),
    db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)').bind(`job:${name}`, now),
  ])
}

/**
 * When each job last finished (ISO 8601; null: never), and which are overdue. One that has never
 * finished is due since the first scheduled run, or since the last migration if there was none; after
 * a pause of all jobs (`resumed`) all are due since its end.
 */
export async function readRuns(
  db: D1Database,
  hasBackup: boolean,
  now: Date,
): Promise<{ finished: Record<string, string | null>; overdue: string[] }> {
  const [rows, applied] = await Promise.all([
    readRows(db.prepare(`SELECT key, value FROM meta WHERE key >= 'job' AND key < 'joc'`), RunRow),
    findRow(
      db.prepare(
        `SELECT strftime('%Y-%m-%dT%H:%M:%SZ', max(applied_at)) AS applied FROM d1_migrations`,
      ),
      AppliedRow,
    ),
  ])
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const jobs = Object.entries(maxMinutes).filter(([name]) => hasBackup || name !== 'back-up')
  const finished = jobs.map(([name]): [string, string | null] => [
    name,
    values.get(`job:${name}`) ?? null,
  ])
  const resumed = values.get(resumedKey) ?? never
  const overdue = jobs.flatMap(([name, minutes]) => {
    const ran = values.get(`job:${name}`) ?? values.get(`job-since:${name}`) ?? applied?.applied
    const last = ran && ran < resumed ? resumed : ran
    const age = (now.getTime() - Date.parse(last ?? '')) / 60_000
    // A time in the future, of a wrong clock, says nothing.
    return age <= minutes && age >= -maxAheadMinutes ? [] : [name]
  })
  return { finished: Object.fromEntries(finished), overdue }
}

/** End of the last pause of all jobs (ISO 8601); what has waited in it was not late. */
export async function resumedAt(db: D1Database): Promise<string> {
  const statement = db.prepare('SELECT key, value FROM meta WHERE key = ?1').bind(resumedKey)
  return (await findRow(statement, RunRow))?.value ?? never
}
