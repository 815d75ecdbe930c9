import type { Locale } from '../../../domain/locale.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import type { Sql } from '../catalog/candidates.ts'
import type { Dictionary } from '../catalog/dictionary.ts'
import { synonyms } from './synonyms.ts'
import { joinDiameters, queryWords } from './words.ts'

/** As many hits as a listing looks through; the best ones come first. */
const maxHits = 2000

/** Products that a query finds, best first, within a category (0: anywhere). */
export function searchPlace(query: string, locale: Locale, categoryN: number): Sql {
  const match = matchOf(query)
  if (match === null) return { sql: 'SELECT 0 AS product_n, 0 AS place WHERE 0', bindings: [] }
  const table = `search_${locale}`
  return {
    sql: `SELECT f.rowid AS product_n, row_number() OVER (ORDER BY f.rank) AS place
      FROM (SELECT rowid, bm25(${table}, 10, 12, 5, 1) AS rank FROM ${table} WHERE ${table} MATCH ?
        ORDER BY rank LIMIT ${maxHits}) f
      JOIN listing l ON l.category_n = ? AND l.product_n = f.rowid`,
    bindings: [match, categoryN],
  }
}

/** The query for the full-text table: every word as a prefix; null when none is long enough. */
export function matchOf(query: string): string | null {
  const terms = searchTerms(joinDiameters(query)).flatMap(queryWords).slice(0, 10)
  return terms.length ? terms.map(alternatives).join(' AND ') : null
}

function alternatives(term: string): string {
  // Words consist of letters and digits only, so quoting them leaves nothing to interpret.
  const words = [term, ...(synonyms[term] ?? [])].map(
    (word) => `"${word}"${isDiameter(word) ? '' : '*'}`,
  )
  return words.length === 1 ? words.join('') : `(${words.join(' OR ')})`
}

function isDiameter(word: string): boolean {
  return /^dn\d/.test(word)
}

/** Variants of product `p` that have the diameter of the query, so that a tile shows one of them. */
export function wantedVariants(query: string, dictionary: Dictionary): Sql | null {
  const dn = dictionary.parameters.get('dn')
  const size = queryWords(query)
    .map((word) => /^(?:dn)?(\d{2,4})$/.exec(word)?.[1])
    .find((digits) => digits !== undefined && dn?.values.has(digits))
  if (!dn || size === undefined) return null
  return {
    sql: `coalesce((SELECT x.mask FROM product_value x
      WHERE x.product_n = p.n AND x.parameter_n = ${dn.n} AND x.value = ?), 0)`,
    bindings: [size],
  }
}
