import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'
import { log } from '../../request/log.ts'
import { queuePurge } from '../../purge/purge-outbox.ts'
import { nextCatalogueVersion } from './catalogue-version.ts'
import { categoryCounts } from './category-counts.ts'
import { rankNames } from './rank-names.ts'
import { rebuildSegments } from './rebuild-segments.ts'

/* Tasks that derive listing data from the catalogue. A change of the catalogue enqueues its task
   in the same transaction, so that none is lost if a later step fails. */

/**
 * `segments` by category number, `names` by locale, `counts`; of the search database `documents`
 * and `products` by number (backend/cms/search/indexing/index-tasks.ts).
 */
export interface ListingTask {
  kind: 'segments' | 'names' | 'counts' | 'documents' | 'products'
  subject: string
}

/** For the batch that changes the catalogue. */
export function requestTasks(db: D1Database, tasks: readonly ListingTask[]): D1PreparedStatement {
  const token = crypto.randomUUID()
  return db
    .prepare(
      `INSERT OR REPLACE INTO listing_task (kind, subject, token)
      SELECT value ->> 'kind', value ->> 'subject', ?2 FROM json_each(?1)`,
    )
    .bind(JSON.stringify(tasks), token)
}

/** Tasks of a new, moved or renamed product besides its category. */
export const nameTasks = locales.map((subject): ListingTask => ({ kind: 'names', subject }))

const TaskRow = rowSchema('listing_task', {
  kind: z.enum(['counts', 'segments', 'names']),
  subject: z.string(),
  token: z.string(),
})

type TaskRow = RowOf<typeof TaskRow>

/** Keys of tasks that have failed: a run tries each once. */
export type FailedTasks = Set<string>

export function keyOfTask({ kind, subject, token }: ListingTask & { token: string }): string {
  return `${kind} ${subject} ${token}`
}

/**
 * Runs the next task; false if there is none. Its row is deleted in the transaction of its result,
 * unless it was requested again meanwhile. One that fails is logged and stays, and the next one is
 * run instead.
 */
export async function runNextTask(
  db: D1Database,
  now: Date,
  failed: FailedTasks = new Set(),
): Promise<boolean> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until one succeeds
    const task = await findTask(db, failed)
    if (task === null) return false
    try {
      // oxlint-disable-next-line no-await-in-loop
      await runTask(db, task, now)
      return true
    } catch (error) {
      failed.add(keyOfTask(task))
      const { kind, subject } = task
      log('error', 'task-failure', { task: kind, subject, detail: String(error) })
    }
  }
}

async function findTask(db: D1Database, failed: FailedTasks): Promise<TaskRow | null> {
  // Segments before names, which are written into them.
  const waiting = await readRows(
    db
      .prepare(
        `SELECT kind, subject, token FROM listing_task WHERE kind IN ('counts', 'segments', 'names')
        ORDER BY kind = 'names', kind, subject LIMIT ?1`,
      )
      .bind(failed.size + 1),
    TaskRow,
  )
  return waiting.find((task) => !failed.has(keyOfTask(task))) ?? null
}

async function runTask(db: D1Database, task: TaskRow, now: Date): Promise<void> {
  await db.batch([
    ...(await statementsOf(db, task)),
    db
      .prepare('DELETE FROM listing_task WHERE kind = ?1 AND subject = ?2 AND token = ?3')
      .bind(task.kind, task.subject, task.token),
    ...publishCatalogue(db, now),
  ])
}

/** A new version of the catalogue, and the purge of all listings. */
export function publishCatalogue(db: D1Database, now: Date): D1PreparedStatement[] {
  return [
    nextCatalogueVersion(db, now.toISOString()),
    queuePurge(db, { tags: [purgeTag.catalog, purgeTag.categories], updatedAt: now }),
  ]
}

async function statementsOf(
  db: D1Database,
  { kind, subject }: TaskRow,
): Promise<D1PreparedStatement[]> {
  switch (kind) {
    case 'counts':
      return [db.prepare(categoryCounts)]
    case 'segments':
      return rebuildSegments(db, Number(subject))
    case 'names':
      return rankNames(db, Locale.parse(subject))
  }
}

/**
 * Runs all waiting tasks of the main database; for the scheduled run, after an aborted import.
 * @throws at the end if any has failed
 */
export async function runAllTasks(db: D1Database, now: Date): Promise<void> {
  const failed: FailedTasks = new Set()
  // oxlint-disable-next-line no-await-in-loop -- each changes what the next one reads
  while (await runNextTask(db, now, failed));
  if (failed.size > 0) throw new Error(`${failed.size} tasks of listings have failed`)
}
