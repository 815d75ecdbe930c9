import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import { findRow, type RowOf, rowSchema } from '../../db/rows.ts'
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

/**
 * Runs the next task; false if there is none. Its row is deleted in the transaction of its result,
 * unless it was requested again meanwhile.
 */
export async function runNextTask(db: D1Database, now: Date): Promise<boolean> {
  // Segments before names, which are written into them.
  const task = await findRow(
    db.prepare(
      `SELECT kind, subject, token FROM listing_task WHERE kind IN ('counts', 'segments', 'names')
      ORDER BY kind = 'names', kind, subject`,
    ),
    TaskRow,
  )
  if (task === null) return false
  await db.batch([
    ...(await statementsOf(db, task)),
    db
      .prepare('DELETE FROM listing_task WHERE kind = ?1 AND subject = ?2 AND token = ?3')
      .bind(task.kind, task.subject, task.token),
    ...publishCatalogue(db, now),
  ])
  return true
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
  { kind, subject }: RowOf<typeof TaskRow>,
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

/** Runs all waiting tasks of the main database; for the scheduled run, after an aborted import. */
export async function runAllTasks(db: D1Database, now: Date): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each changes what the next one reads
  while (await runNextTask(db, now));
}
