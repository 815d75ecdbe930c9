import * as z from 'zod'
import type { Databases } from '../../../db/databases.ts'
import { log } from '../../../request/log.ts'
import { readRows, type RowOf, rowSchema } from '../../../db/rows.ts'
import {
  type FailedTasks,
  keyOfTask,
  publishCatalogue,
  requestTasks,
} from '../../listing/listing-tasks.ts'
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
  failedAt: z.string().nullable(),
})

type TaskRow = RowOf<typeof TaskRow>

/** What the steps of a run know of each other. */
interface Progress {
  /** Tasks of the next step: fewer after a failure, to find out which one fails. */
  size: number
  failed: FailedTasks
  /** Tasks of the last step. */
  tried: readonly TaskRow[]
  /** Whether the index has rows that listings were not purged for. */
  isUnpublished: boolean
}
const start = (): Progress => ({
  size: perStep,
  failed: new Set(),
  tried: [],
  isUnpublished: false,
})

/**
 * Runs the next tasks; false if there are none. An index that is empty or of another format is
 * built anew. The new version of the catalogue and the purge follow the last tasks, because a page
 * that is rendered in between would be stored with old hits.
 */
export async function runIndexStep(
  { db, searchDb }: Databases,
  progress = start(),
): Promise<boolean> {
  progress.tried = []
  const state = await findSearchState(searchDb)
  if (!isCurrent(state)) {
    await requestAll(db)
    await writeIndex(searchDb, state, emptyIndex)
    return true
  }
  const waiting = await readRows(
    db
      .prepare(
        `SELECT kind, subject, token, failed_at FROM listing_task
        WHERE kind IN ('documents', 'products') ORDER BY failed_at, rowid LIMIT ?1`,
      )
      .bind(progress.size + progress.failed.size + 1),
    TaskRow,
  )
  const others = waiting.filter((task) => !progress.failed.has(keyOfTask(task)))
  const [next] = others
  if (!next) return false
  // Those that have failed before come last, and in steps of their own.
  const found = others.filter(({ failedAt }) => (failedAt === null) === (next.failedAt === null))
  const tasks = found.slice(0, progress.size)
  progress.tried = tasks
  const numbers = tasks.flatMap(({ kind, subject }) =>
    kind === 'products' ? [Number(subject)] : [],
  )
  const isWritten = await writeIndex(searchDb, state, [
    ...(tasks.length > numbers.length ? await indexDocuments(db) : []),
    ...(await indexProducts(db, numbers)),
  ])
  if (isWritten) {
    const isLast = found.length === tasks.length
    await db.batch([
      db
        .prepare(
          `DELETE FROM listing_task WHERE (kind, subject, token) IN
          (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1))`,
        )
        .bind(JSON.stringify(tasks.map(({ kind, subject, token }) => [kind, subject, token]))),
      ...(isLast ? publishCatalogue(db, new Date()) : []),
    ])
    progress.isUnpublished = !isLast
  }
  return true
}

/**
 * Runs waiting tasks, as many as one scheduled run may; later ones follow with the next. One that
 * fails is found by halving the step, and moves behind all others. Failures take many steps: what
 * was indexed beside them is published at the end. @throws at the end if any has failed
 */
export async function runIndexSteps(databases: Databases, maxSteps = perRun): Promise<void> {
  const progress = start()
  let failure: unknown = null
  for (let step = 0; step < maxSteps; step++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each reads what the previous one has left
      const isDone = !(await runIndexStep(databases, progress))
      if (progress.failed.size === 0) failure = null
      if (isDone) break
      progress.size = Math.min(perStep, progress.size * 2)
    } catch (error) {
      failure = error
      // oxlint-disable-next-line no-await-in-loop
      await recordFailure(databases.db, progress, error)
    }
  }
  if (progress.isUnpublished && progress.failed.size > 0)
    await databases.db.batch(publishCatalogue(databases.db, new Date()))
  if (failure) throw failure
}

async function recordFailure(db: D1Database, progress: Progress, error: unknown): Promise<void> {
  const [task, ...others] = progress.tried
  if (!task) throw error
  if (others.length > 0) {
    progress.size = Math.ceil(progress.tried.length / 2)
    return
  }
  const { kind, subject, token } = task
  progress.failed.add(keyOfTask(task))
  log('error', 'task-failure', { task: kind, subject, detail: String(error).slice(0, 300) })
  // A change of its subject requests it anew, and then it has not failed.
  await db
    .prepare(
      'UPDATE listing_task SET failed_at = ?4 WHERE kind = ?1 AND subject = ?2 AND token = ?3',
    )
    .bind(kind, subject, token, new Date().toISOString())
    .run()
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
