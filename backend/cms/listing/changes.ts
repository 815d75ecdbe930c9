import { setBit } from './bits.ts'
import type { AnyColumn } from './columns.ts'
import { indexOf, type SegmentShape } from './segment.ts'

/** The columns that orders, deliveries and reviews change while the catalogue stays the same. */
export const livingColumns = ['available', 'rating'] as const

export interface Change {
  seq: number
  name: (typeof livingColumns)[number]
  category_n: number
  product_n: number
  /** Of the variant; 0 where the product as a whole has changed. */
  bit: number
  value: number
}

/** The changes from the last one that this isolate has seen, that one included. */
export function changesQuery(db: D1Database, seen: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT c.seq, c.name, p.category_n, c.product_n, c.bit, c.value FROM listing_change c
      CROSS JOIN product p ON p.n = c.product_n WHERE c.seq >= ?1 ORDER BY c.seq`,
    )
    .bind(seen)
}

/**
 * What has changed since the catalogue was written. A variant or product has one row a column at
 * most, its latest, so the whole of them stays small.
 */
export class Changes {
  /** Number of the last change that was taken in; 0: none yet. */
  seen = 0
  readonly #byCategory = new Map<number, Map<string, Change>>()

  /**
   * Takes in what `changesQuery(since)` has found and gives what is new of it. Null: the change
   * `since` is not there any more (it was followed by another of the same variant, or the database
   * was set back to an earlier time), so that everything must be forgotten and read again.
   */
  take(changes: readonly Change[], since: number): Change[] | null {
    if (since > 0 && changes[0]?.seq !== since) return null
    // Another request may have taken in more meanwhile.
    const fresh = changes.filter(({ seq }) => seq > this.seen)
    for (const change of fresh) {
      const known = this.#byCategory.get(change.category_n) ?? new Map<string, Change>()
      known.set(`${change.name}:${change.product_n}:${change.bit}`, change)
      this.#byCategory.set(change.category_n, known)
      this.seen = change.seq
    }
    return fresh
  }

  of(categoryN: number): Iterable<Change> {
    return this.#byCategory.get(categoryN)?.values() ?? []
  }
}

/** Brings a column of a segment up to date. */
export function applyChanges(
  name: string,
  column: AnyColumn,
  { products, starts }: SegmentShape,
  changes: Iterable<Change>,
): void {
  if (!(column instanceof Uint32Array)) return
  for (const change of changes) {
    if (change.name !== name) continue
    const index = indexOf(products, change.product_n)
    const first = starts[index]
    if (index < 0 || first === undefined) continue
    if (name === 'rating') column[index] = change.value
    else setBit(column, first + change.bit, change.value === 1)
  }
}
