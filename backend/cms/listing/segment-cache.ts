import { readBatch } from '../../db/rows.ts'
import { applyChanges, type Change, Changes, changesQuery } from './changes.ts'
import { type ColumnName, decodeColumn, decodeProducts } from './columns.ts'
import { readColumns } from './read-columns.ts'
import { Segment } from './segment.ts'

interface Placed {
  n: number
  categoryN: number
}

interface CachedSegment {
  segment: Segment
  /** Length of its encoded columns, which is about their size in memory. */
  size: number
}

/**
 * Segments of one catalogue version that this isolate has used; an LRU cache within the budget.
 * Between versions only availability and ratings change, and these are applied change by change.
 */
export class SegmentCache {
  readonly version: string
  readonly #budget: number
  /** The most recently used one is the last. */
  readonly #cached = new Map<number, CachedSegment>()
  #size = 0
  #changes = new Changes()
  /**
   * The value, never the promise: a response that its request aborted would stay pending for ever.
   */
  #placed: readonly Placed[] | null = null

  /** `budget`: bytes of columns, of an isolate's 128 MB. */
  constructor(version: string, budget = 32 * 2 ** 20) {
    this.version = version
    this.#budget = budget
  }

  /** Sequence number of the last change applied here. */
  get seen(): number {
    return this.#changes.seen
  }

  /** Applies the rows of `changesQuery(since)`. */
  async follow(db: D1Database, rows: readonly Change[], since: number): Promise<void> {
    const fresh = this.#changes.take(rows, since)
    for (const change of fresh ?? [])
      for (const { segment } of this.#cached.values()) applyChanges(segment, [change])
    if (fresh) return
    const [results] = await readBatch(db, [changesQuery(db, 0)])
    this.#changes = new Changes()
    this.#changes.take(results, 0)
    // A change that is missing from the table cannot be reverted bit by bit.
    this.#cached.clear()
    this.#size = 0
  }

  /** The segments of some categories (null: of all) with these columns, in default order. */
  async open(
    db: D1Database,
    categories: ReadonlySet<number> | null,
    names: readonly ColumnName[],
  ): Promise<Segment[]> {
    const placed = (await this.#places(db)).filter(
      ({ categoryN }) => categories === null || categories.has(categoryN),
    )
    const missing = placed.filter(({ n }) => {
      const segment = this.#cached.get(n)?.segment
      return !segment || names.some((name) => !segment.has(name))
    })
    const loaded = missing.length ? await this.#load(db, missing, names) : null
    const found = placed.flatMap(({ n }) => loaded?.get(n) ?? this.#use(n) ?? [])
    this.#dropOldest()
    return found
  }

  async #places(db: D1Database): Promise<readonly Placed[]> {
    if (this.#placed) return this.#placed
    const { results } = await db
      .prepare('SELECT n, category_n AS categoryN FROM segment ORDER BY category_n, n')
      .all<Placed>()
    this.#placed = results
    return results
  }

  #use(n: number): Segment | null {
    const cached = this.#cached.get(n)
    if (!cached) return null
    this.#cached.delete(n)
    this.#cached.set(n, cached)
    return cached.segment
  }

  async #load(
    db: D1Database,
    placed: readonly Placed[],
    names: readonly ColumnName[],
  ): Promise<Map<number, Segment>> {
    const rows = await readColumns(
      db,
      placed.map(({ n }) => n),
      ['products', ...names],
    )
    const segments = placed.flatMap((place): [number, Segment][] => {
      const segment = this.#keep(place, names, rows.get(place.n) ?? new Map())
      return segment ? [[place.n, segment]] : []
    })
    return new Map(segments)
  }

  #keep(
    { n, categoryN }: Placed,
    names: readonly ColumnName[],
    data: ReadonlyMap<string, string>,
  ): Segment | null {
    const products = data.get('products')
    const known = this.#use(n)
    if (!known && products === undefined) return null
    const segment = known ?? new Segment(categoryN, decodeProducts(products ?? ''))
    const cached = this.#cached.get(n) ?? { segment, size: 0 }
    this.#cached.set(n, cached)
    for (const name of names) {
      if (segment.has(name)) continue
      const text = data.get(name)
      segment.addColumn(name, text === undefined ? null : decodeColumn(text))
      cached.size += text?.length ?? 0
      this.#size += text?.length ?? 0
    }
    applyChanges(segment, this.#changes.of(categoryN))
    return segment
  }

  #dropOldest(): void {
    for (const [n, { size }] of this.#cached) {
      if (this.#size <= this.#budget) return
      this.#cached.delete(n)
      this.#size -= size
    }
  }
}
