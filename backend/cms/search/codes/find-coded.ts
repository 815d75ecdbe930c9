import * as z from 'zod'
import { readRows, type RowOf, rowSchema } from '../../../db/rows.ts'
import { noBits, setBit } from '../../listing/bits.ts'
import { type Matches, matchesOf } from '../../catalog/matches.ts'
import type { Narrowing } from '../../catalog/narrowing.ts'
import type { SearchContext } from '../search-context.ts'
import { codeIn } from './code-in.ts'

const CodedRow = rowSchema('variant', {
  productPk: z.number(),
  bit: z.number(),
  categoryPk: z.number(),
  isExact: z.number(),
})

type CodedRow = RowOf<typeof CodedRow>

/** More than anybody looks through of what a code begins. */
const maxVariants = 500

/**
 * The variants whose article number, maker's number or EAN is the query, else those whose number
 * begins with it; null where there is none. A range of the index, however large the catalogue.
 */
export async function findCoded(
  query: string,
  { db, cache, columns, within, saved, chosen }: SearchContext,
): Promise<Matches[] | null> {
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
  const categories = new Set(
    found.map(({ categoryPk }) => categoryPk).filter((pk) => !within || within.has(pk)),
  )
  if (categories.size === 0) return null
  const segments = await cache.open(db, categories, columns)
  const matches = matchesOf(segments, [...saved, ofVariants(found)], null, chosen)
  return matches.length > 0 ? matches : null
}

const select = `SELECT v.product_n, v.bit, p.category_n, c.code = ?1 AS is_exact FROM variant_code c
  JOIN variant v ON v.n = c.variant_n JOIN product p ON p.n = v.product_n`

/**
 * The figures of numbers whose letters were left out. The index is asked once for each pair of
 * characters that a number begins with, of which there are as many as makers.
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

function ofVariants(variants: readonly { productPk: number; bit: number }[]): Narrowing {
  return {
    facet: 'code',
    column: null,
    passes: (segment) => {
      const bits = noBits(segment.variants)
      for (const { productPk, bit } of variants) {
        const index = segment.indexOf(productPk)
        const at = (segment.starts[index] ?? 0) + bit
        if (index >= 0 && at < (segment.starts[index + 1] ?? 0)) setBit(bits, at)
      }
      return bits
    },
  }
}
