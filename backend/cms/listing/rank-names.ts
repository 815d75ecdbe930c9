import * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import { insert } from '../../db/insert.ts'
import { decodeProducts, encodeColumn } from './columns.ts'

const NameRow = z.object({ n: z.number(), name: z.string() })
const SegmentRow = z.object({ n: z.number(), data: z.string() })

/** Statements that write the alphabetical order of one language into all segments. */
export async function rankNames(db: D1Database, locale: Locale): Promise<D1PreparedStatement[]> {
  const [names, segments] = await db.batch([
    db.prepare('SELECT product_n AS n, name FROM product_text WHERE locale = ?1').bind(locale),
    db.prepare(`SELECT segment_n AS n, data FROM segment_column WHERE name = 'products'`),
  ])
  const ranks = ranksOf(z.array(NameRow).parse(names?.results ?? []), locale)
  const rows = z
    .array(SegmentRow)
    .parse(segments?.results ?? [])
    .map(({ n, data }) => {
      const { products } = decodeProducts(data)
      const order = Uint32Array.from(products, (product) => ranks.get(product) ?? ranks.size)
      return { segment_n: n, name: `name:${locale}`, data: encodeColumn(order) }
    })
  const written = insert('segment_column', rows, 'INSERT OR REPLACE INTO')
  return [...written].map(({ sql, params }) => db.prepare(sql).bind(...params))
}

/** Alphabetical position by product number. */
function ranksOf(names: z.infer<typeof NameRow>[], locale: Locale): Map<number, number> {
  const collator = new Intl.Collator(locale, { numeric: true })
  const inOrder = names.toSorted((a, b) => collator.compare(a.name, b.name) || a.n - b.n)
  return new Map(inOrder.map(({ n }, rank) => [n, rank]))
}
