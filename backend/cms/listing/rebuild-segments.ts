import { locales } from '../../../domain/locales/locales.ts'
import { insert, type Statement } from '../../db/insert.ts'
import { query, readBatch, rowSchema, totalQuery } from '../../db/rows.ts'
import { decodeColumn, decodeProducts, encodeColumn, encodeProducts } from './columns.ts'
import { readListed } from './read-listed.ts'
import { readColumns } from './read-columns.ts'
import { maxProducts } from './segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import * as z from 'zod'

const nameColumns = locales.map((locale) => `name:${locale}`)
const SegmentRow = rowSchema('segment', { n: z.number() })

/**
 * Statements that rebuild the segments of one category from its products, and delete the changes
 * that they then contain. The alphabetical order is kept; new products come last until `rankNames`
 * has run. The catalogue gets a new version in the same batch: no isolate misses the deleted rows.
 */
export async function rebuildSegments(
  db: D1Database,
  categoryN: number,
): Promise<D1PreparedStatement[]> {
  // The changes first: a later one is not deleted, even if the products already have its value.
  const [lastChange, segments, highest] = await readBatch(db, [
    totalQuery(db.prepare('SELECT coalesce(max(seq), 0) AS total FROM listing_change')),
    query(
      db.prepare('SELECT n FROM segment WHERE category_n = ?1 ORDER BY n').bind(categoryN),
      SegmentRow,
    ),
    totalQuery(db.prepare('SELECT coalesce(max(n), 0) AS total FROM segment')),
  ])
  const old = segments.map(({ n }) => n)
  const ranks = await readRanks(db, old)
  let next = highest + 1
  const written: Statement[] = []
  let after = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one segment in memory at a time
    const { products, parameters, booleans } = await readListed(db, categoryN, after, maxProducts)
    const last = products.at(-1)
    if (!last) break
    after = last.n
    const builder = new SegmentBuilder(parameters, booleans)
    for (const product of products) builder.add(product)
    written.push(...segmentRows(next++, categoryN, builder, ranks))
  }
  return [
    db
      .prepare('DELETE FROM segment_column WHERE segment_n IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(old)),
    db
      .prepare('DELETE FROM segment WHERE n IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(old)),
    db
      .prepare(
        `DELETE FROM listing_change WHERE seq <= ?1
        AND product_n IN (SELECT n FROM product WHERE category_n = ?2)`,
      )
      .bind(lastChange, categoryN),
    ...written.map(({ sql, params }) => db.prepare(sql).bind(...params)),
  ]
}

function* segmentRows(
  n: number,
  categoryN: number,
  builder: SegmentBuilder,
  ranks: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Generator<Statement> {
  const names = nameColumns.map((name): [string, Uint32Array] => {
    const known = ranks.get(name)
    return [
      name,
      Uint32Array.from(builder.products, (product) => known?.get(product) ?? 2 ** 32 - 1),
    ]
  })
  yield* insert('segment', [{ n, category_n: categoryN }])
  yield* insert('segment_column', [
    { segment_n: n, name: 'products', data: encodeProducts(builder.shape()) },
    ...[...builder.columns(), ...names].map(([name, column]) => ({
      segment_n: n,
      name,
      data: encodeColumn(column),
    })),
  ])
}

/** Alphabetical positions, by column and product. */
async function readRanks(
  db: D1Database,
  segments: readonly number[],
): Promise<Map<string, Map<number, number>>> {
  const ranks = new Map(nameColumns.map((name) => [name, new Map<number, number>()]))
  const columns = await readColumns(db, segments, ['products', ...nameColumns])
  for (const data of columns.values()) {
    const { products } = decodeProducts(data.get('products') ?? '')
    for (const name of nameColumns) {
      const text = data.get(name)
      const order = text === undefined ? null : decodeColumn(text)
      if (!(order instanceof Uint32Array)) continue
      for (const [index, product] of products.entries())
        ranks.get(name)?.set(product, order[index] ?? 0)
    }
  }
  return ranks
}
