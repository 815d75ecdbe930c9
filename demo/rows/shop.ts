import { insert, type SeedStatement } from '../../backend/db/insert.ts'

/** Initial data of every shop: price groups, and the order sequence. */
export function* shopRows(): Generator<SeedStatement> {
  yield* insert(
    'price_group',
    ['code', 'percent', 'restricted'],
    [
      ['handwerk', 8, false],
      ['grosshandel', 15, false],
      ['restricted', 0, true],
    ],
    'INSERT OR REPLACE INTO',
  )
  yield `INSERT OR IGNORE INTO sequence (name, value) VALUES ('order', 0)`
}
