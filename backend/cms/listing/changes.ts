import type { Query } from '../../db/rows.ts'
import { setBit } from './bits.ts'
import type { Segment } from './segment.ts'

/** Changes by orders, deliveries and reviews within one catalogue version. */
export interface Change {
  seq: number
  /** Of the column. */
  name: 'available' | 'rating'
  category_n: number
  product_n: number
  /** Of the variant; 0 for a change of the whole product. */
  bit: number
  value: number
}

/**
 * Changes since the last one known to this isolate, inclusive. Not validated, like all rows of the
 * listing engine (decision 0011): a new isolate reads thousands, written by triggers only.
 */
export function changesQuery(db: D1Database, seen: number): Query<Change[]> {
  const statement = db
    .prepare(
      `SELECT c.seq, c.name, p.category_n, c.product_n, c.bit,
        iif(c.name = 'available', c.value AND p.saleable, c.value) AS value FROM listing_change c
      CROSS JOIN product p ON p.n = c.product_n WHERE c.seq >= ?1 ORDER BY c.seq`,
    )
    .bind(seen)
  // The columns are those of Change, and triggers alone write them.
  return { statement, parse: (rows) => rows as unknown as Change[] }
}

/**
 * Changes since the catalogue was written. A variant or product has one row per column, its latest,
 * so the total stays small.
 */
export class Changes {
  readonly #byCategory = new Map<number, Map<string, Change>>()
  #last: Change | null = null

  /** Sequence number of the last applied change; 0: none yet. */
  get seen(): number {
    return this.#last?.seq ?? 0
  }

  /**
   * Applies the result of `changesQuery(since)` and returns the new changes. Null: the last known
   * change is missing although its variant has not changed again, so the database was restored to
   * an earlier time and all caches are invalid.
   */
  take(changes: readonly Change[], since: number): Change[] | null {
    const last = this.#last
    // Another request may have applied more in the meantime.
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

/** Applies changes to a segment's loaded columns; changes of other segments are ignored. */
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
