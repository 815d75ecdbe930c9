import * as z from 'zod'
import { readRows, type RowOf, rowSchema } from '../../../db/rows.ts'
import type { Matches } from '../../catalog/matches.ts'
import type { SearchContext } from '../search-context.ts'
import { codeIn } from './code-in.ts'
import { matchesOfVariants } from './matches-of-variants.ts'

const CodedRow = rowSchema('variant', {
  productPk: z.number(),
  bit: z.number(),
  categoryPk: z.number(),
  isExact: z.number(),
})

type CodedRow = RowOf<typeof CodedRow>

/** Limit of prefix matches, more than anybody reads. */
const maxVariants = 500

/**
 * Variants whose product code, manufacturer's number or EAN equals the query, else those that begin
 * with it; null if there are none. An index range scan, independent of the catalogue's size.
 */
export async function findCoded(query: string, context: SearchContext): Promise<Matches[] | null> {
  const { db } = context.databases
  const code = codeIn(query)
  const begun = await readRows(
    db
      .prepare(`${select} WHERE c.code >= ?1 AND c.code < ?2 ORDER BY c.code LIMIT ${maxVariants}`)
      .bind(code, `${code}\uffff`),
    CodedRow,
  )
  const rows = begun.length > 0 || !/^\d{5,9}$/.test(code) ? begun : await withoutLetters(db, code)
  const exact = rows.filter(({ isExact }) => isExact === 1)
  const found = exact.length > 0 ? exact : rows
  return matchesOfVariants(found, context)
}

const select = `SELECT v.product_n, v.bit, p.category_n, c.code = ?1 AS is_exact FROM variant_code c
  JOIN variant v ON v.n = c.variant_n JOIN product p ON p.n = v.product_n`

/**
 * Finds codes whose prefix of two letters was omitted in the query. Needs one index lookup for each
 * existing prefix, of which there are about as many as brands.
 */
function withoutLetters(db: D1Database, figures: string): Promise<CodedRow[]> {
  const next = `SELECT substr(min(code), 1, 2) FROM variant_code WHERE code >= `
  return readRows(
    db
      .prepare(
        `WITH RECURSIVE letters(pair) AS (SELECT (${next} '')
          UNION ALL SELECT (${next} pair || ?2) FROM letters WHERE pair IS NOT NULL)
        ${select} JOIN letters ON c.code = letters.pair || ?1 LIMIT ${maxVariants}`,
      )
      .bind(figures, '\uffff'),
    CodedRow,
  )
}
