import * as z from 'zod'
import type { Databases } from '../../../db/databases.ts'
import { readRows, rowSchema } from '../../../db/rows.ts'
import { publishCatalogue, requestTasks } from '../../listing/listing-tasks.ts'
import { indexDocuments } from './indexed-documents.ts'
import { indexProducts } from './indexed-products.ts'
import { emptyIndex, findSearchState, isCurrent, writeIndex } from './search-state.ts'

/* Tasks of the search database (decision 153). A task names what has changed, and its rows are
   read from the main database when it runs: so one that runs twice, after a lost answer, changes
   nothing the second time, and the order of tasks does not matter. */

/** Products per transaction. */
const perStep = 50
/** Steps of one scheduled run: each takes some 25 queries of the 1,000 that the platform allows. */
const perRun = 30

const TaskRow = rowSchema('listing_task', {
  kind: z.enum(['documents', 'products']),
  subject: z.string(),
  token: z.string(),
})

/**
 * Runs the next tasks; false if there are none. An index that is empty or of another format is
 * built anew. The new version of the catalogue and the purge follow the last tasks, because a page
 * that is rendered in between would be stored with old hits.
 */
export async function runIndexStep({ db, searchDb }: Databases): Promise<boolean> {
  const state = await findSearchState(searchDb)
  if (!isCurrent(state)) {
    await requestAll(db)
    await writeIndex(searchDb, state, emptyIndex)
    return true
  }
  const found = await readRows(
    db
      .prepare(
        `SELECT kind, subject, token FROM listing_task WHERE kind IN ('documents', 'products')
        ORDER BY kind LIMIT ?1`,
      )
      .bind(perStep + 1),
    TaskRow,
  )
  if (found.length === 0) return false
  const tasks = found.slice(0, perStep)
  const numbers = tasks.flatMap(({ kind, subject }) =>
    kind === 'products' ? [Number(subject)] : [],
  )
  const isWritten = await writeIndex(searchDb, state, [
    ...(tasks.length > numbers.length ? await indexDocuments(db) : []),
    ...(await indexProducts(db, numbers)),
  ])
  if (isWritten)
    await db.batch([
      db
        .prepare(
          `DELETE FROM listing_task WHERE (kind, subject, token) IN
          (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1))`,
        )
        .bind(JSON.stringify(tasks.map(({ kind, subject, token }) => [kind, subject, token]))),
      ...(found.length > tasks.length ? [] : publishCatalogue(db, new Date())),
    ])
  return true
}

/** Runs waiting tasks, as many as one scheduled run may; later ones follow with the next. */
export async function runIndexSteps(databases: Databases, maxSteps = perRun): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each reads what the previous one has left
  for (let step = 0; step < maxSteps && (await runIndexStep(databases)); step++);
}

async function requestAll(db: D1Database): Promise<void> {
  await db.batch([
    requestTasks(db, [{ kind: 'documents', subject: '' }]),
    db
      .prepare(
        `INSERT OR REPLACE INTO listing_task (kind, subject, token) SELECT 'products', n, ?1 FROM product`,
      )
      .bind(crypto.randomUUID()),
  ])
}
