import type { Query } from '../../db/rows.ts'
import { setBit } from './bits.ts'
import type { Segment } from './segment.ts'

/** What orders, deliveries and reviews change while the catalogue stays the same. */
export interface Change {
  seq: number
  /** Of the column. */
  name: 'available' | 'rating'
  category_n: number
  product_n: number
  /** Of the variant; 0 where the product as a whole has changed. */
  bit: number
  value: number
}

/**
 * The changes from the last one that this isolate has seen, that one included. Unchecked, as all rows
 * of the listing engine (decision 0011): a new isolate reads thousands, written by triggers only.
 */
export function changesQuery(db: D1Database, seen: number): Query<Change[]> {
  const statement = db
    .prepare(
      `SELECT c.seq, c.name, p.category_n, c.product_n, c.bit, c.value FROM listing_change c
      CROSS JOIN product p ON p.n = c.product_n WHERE c.seq >= ?1 ORDER BY c.seq`,
    )
    .bind(seen)
  // The columns are those of Change, and triggers alone write them.
  return { statement, parse: (rows) => rows as unknown as Change[] }
}

/**
 * What has changed since the catalogue was written. A variant or product has one row a column at
 * most, its latest, so the whole of them stays small.
 */
export class Changes {
  readonly #byCategory = new Map<number, Map<string, Change>>()
  #last: Change | null = null

  /** Number of the last change that was taken in; 0: none yet. */
  get seen(): number {
    return this.#last?.seq ?? 0
  }

  /**
   * Takes in what `changesQuery(since)` has found and gives what is new of it. Null: the last change
   * is not there any more, and not because the same variant has changed again: the database was
   * set back to an earlier time, so that everything must be forgotten and read again.
   */
  take(changes: readonly Change[], since: number): Change[] | null {
    const last = this.#last
    // Another request may have taken in more meanwhile, and has looked for the last one then.
    const isThere = since !== last?.seq || changes.some((change) => keyOf(change) === keyOf(last))
    if (!isThere) return null
    const fresh = changes.filter(({ seq }) => seq > this.seen)
    for (const change of fresh) {
      const known = this.#byCategory.get(change.category_n) ?? new Map<string, Change>()
      known.set(keyOf(change), change)
      this.#byCategory.set(change.category_n, known)
      this.#last = change
    }
    return fresh
  }

  of(categoryPk: number): Iterable<Change> {
    return this.#byCategory.get(categoryPk)?.values() ?? []
  }
}

function keyOf({ name, product_n, bit }: Change): string {
  return `${name}:${product_n}:${bit}`
}

/** Brings what a segment has loaded up to date; changes of other segments do nothing. */
export function applyChanges(segment: Segment, changes: Iterable<Change>): void {
  for (const { name, product_n, bit, value } of changes) {
    const column = segment.column(name)
    const index = segment.indexOf(product_n)
    const first = segment.starts[index]
    if (!column || index < 0 || first === undefined) continue
    if (name === 'rating') column[index] = value
    else setBit(column, first + bit, value === 1)
  }
}
