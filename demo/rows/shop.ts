import { insert, type SeedStatement } from '../../backend/db/insert.ts'

/** Initial data of every shop: price groups, and the order sequence. */
export function* shopRows(): Generator<SeedStatement> {
  yield* insert(
    'price_group',
    [
      { code: 'handwerk', percent: 8, restricted: false },
      { code: 'grosshandel', percent: 15, restricted: false },
      { code: 'restricted', percent: 0, restricted: true },
    ],
    'INSERT OR REPLACE INTO',
  )
  yield `INSERT OR IGNORE INTO sequence (name, value) VALUES ('order', 0)`
}
