import { rowSchema, readRows } from '../../db/rows.ts'
import { requestTasks, runAllTasks } from './listing-tasks.ts'
import * as z from 'zod'

/** A new isolate reads all changes; so many of one category are rather rebuilt into its segments. */
const mostChanges = 200

const CategoryRow = rowSchema('product', { n: z.number() })

/**
 * Rebuilds the segments of categories with many changes of availability and ratings, which deletes
 * these changes. At night, since it gives a new catalogue version and so purges all listings.
 * @throws at the end if a category could not be rebuilt
 */
export async function compactChanges(
  db: D1Database,
  now: Date,
  limit: number = mostChanges,
): Promise<void> {
  const changed = await readRows(
    db
      .prepare(
        `SELECT p.category_n AS n FROM listing_change c CROSS JOIN product p ON p.n = c.product_n
        GROUP BY p.category_n HAVING count(*) > ?1`,
      )
      .bind(limit),
    CategoryRow,
  )
  if (changed.length === 0) return
  const tasks = changed.map(({ n }) => ({ kind: 'segments' as const, subject: String(n) }))
  await requestTasks(db, tasks).run()
  await runAllTasks(db, now)
}
