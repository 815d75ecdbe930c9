import { applyChanges, type Change, Changes, changesQuery, livingColumns } from './changes.ts'
import { ColumnCache } from './column-cache.ts'
import { type AnyColumn, type ColumnName, decodeColumn } from './columns.ts'
import { Segment, type SegmentShape, shapeOf } from './segment.ts'

interface Placed {
  n: number
  categoryN: number
}

/** Segments of one answer of the database; a large answer is asked for in parts. */
const segmentsAtOnce = 32

/**
 * The segments of one version of the catalogue, as far as this isolate has met them. What changes
 * between two versions is availability and ratings, and these are followed change by change.
 */
export class Shelf {
  readonly version: string
  readonly #columns = new ColumnCache()
  readonly #shapes = new Map<number, SegmentShape>()
  #changes = new Changes()
  #placed: Promise<Placed[]> | null = null

  constructor(version: string) {
    this.version = version
  }

  /** Number of the last change that is known here. */
  get seen(): number {
    return this.#changes.seen
  }

  /** Takes in the rows of `changesQuery(since)`. */
  async follow(db: D1Database, rows: readonly Change[], since: number): Promise<void> {
    const fresh = this.#changes.take(rows, since)
    if (fresh) return this.#apply(db, fresh)
    this.#changes = new Changes()
    const { results } = await changesQuery(db, 0).all<Change>()
    this.#changes.take(results, 0)
    // What is not in the table any more cannot be taken back bit by bit.
    for (const { n } of await this.#places(db))
      for (const name of livingColumns) this.#columns.forget(`${n}:${name}`)
  }

  /** The segments of some categories (null: of all) with these columns, in the shop's own order. */
  async open(
    db: D1Database,
    categories: ReadonlySet<number> | null,
    names: readonly ColumnName[],
  ): Promise<Segment[]> {
    const places = (await this.#places(db)).filter(
      ({ categoryN }) => categories === null || categories.has(categoryN),
    )
    const wanted = [...new Set<ColumnName>(['products', ...names])]
    const found = places.map(({ n }) => this.#find(n, wanted))
    const missing = places.filter((_, index) => found[index] === null)
    const loaded = await this.#load(db, missing, wanted)
    return places.flatMap(({ n, categoryN }, index) => {
      const shape = this.#shapes.get(n)
      const columns = found[index] ?? loaded.get(n)
      return shape && columns ? new Segment(categoryN, shape, columns) : []
    })
  }

  #places(db: D1Database): Promise<Placed[]> {
    this.#placed ??= db
      .prepare('SELECT n, category_n AS categoryN FROM segment ORDER BY category_n, n')
      .all<Placed>()
      .then(({ results }) => results)
    // A failure must not be kept.
    this.#placed.catch(() => (this.#placed = null))
    return this.#placed
  }

  /** The columns of a segment; null where one of them is not here. */
  #find(n: number, names: readonly ColumnName[]): Map<string, AnyColumn> | null {
    if (!this.#shapes.has(n)) return null
    const columns = new Map<string, AnyColumn>()
    for (const name of names) {
      const column = this.#columns.get(`${n}:${name}`)
      if (column === undefined) return null
      if (column) columns.set(name, column)
    }
    return columns
  }

  async #load(
    db: D1Database,
    places: readonly Placed[],
    names: readonly ColumnName[],
  ): Promise<Map<number, Map<string, AnyColumn>>> {
    const parts = Array.from({ length: Math.ceil(places.length / segmentsAtOnce) }, (_, index) =>
      places.slice(index * segmentsAtOnce, (index + 1) * segmentsAtOnce),
    )
    const answers = await Promise.all(
      parts.map((part) =>
        db
          .prepare(
            `SELECT segment_n, name, data FROM segment_column
            WHERE segment_n IN (SELECT value FROM json_each(?1)) AND name IN (SELECT value FROM json_each(?2))`,
          )
          .bind(JSON.stringify(part.map(({ n }) => n)), JSON.stringify(names))
          .all<{ segment_n: number; name: string; data: string }>(),
      ),
    )
    const rows = new Map(
      answers.flatMap(({ results }) =>
        results.map((row) => [`${row.segment_n}:${row.name}`, row.data] as const),
      ),
    )
    return new Map(places.map((place) => [place.n, this.#keep(place, names, rows)]))
  }

  #keep(
    { n, categoryN }: Placed,
    names: readonly ColumnName[],
    rows: ReadonlyMap<string, string>,
  ): Map<string, AnyColumn> {
    const columns = new Map<string, AnyColumn>()
    for (const name of names) {
      const data = rows.get(`${n}:${name}`)
      const column = data === undefined ? null : decodeColumn(data)
      if (column && 'products' in column) this.#shapes.set(n, shapeOf(column))
      const shape = this.#shapes.get(n)
      if (column && shape) applyChanges(name, column, shape, this.#changes.of(categoryN))
      this.#columns.set(`${n}:${name}`, column, data?.length ?? 0)
      if (column) columns.set(name, column)
    }
    return columns
  }

  async #apply(db: D1Database, fresh: readonly Change[]): Promise<void> {
    if (fresh.length === 0) return
    for (const { n, categoryN } of await this.#places(db)) {
      const shape = this.#shapes.get(n)
      const own = fresh.filter((change) => change.category_n === categoryN)
      if (!shape || own.length === 0) continue
      for (const name of livingColumns) {
        const column = this.#columns.get(`${n}:${name}`)
        if (column) applyChanges(name, column, shape, own)
      }
    }
  }
}
