import * as z from 'zod'
import { readRows, rowSchema } from '../../../db/rows.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Matches } from '../../catalog/matches.ts'
import { matchOf } from '../match.ts'
import type { SearchContext } from '../search-context.ts'
import { queryWords } from '../words.ts'
import { matchesOfVariants } from './matches-of-variants.ts'

const ProductRow = rowSchema('search', { pk: z.number() })
const NamedRow = rowSchema('variant', {
  productPk: z.number(),
  bit: z.number(),
  categoryPk: z.number(),
  name: z.string(),
  fullname: z.string(),
})

/** Products with all words of a name; more only if they differ by further words. */
const maxProducts = 50

const minWords = 3

/**
 * Products and variants whose full name is the query, as pasted from a page or an invoice; null if
 * there are none. Before the query is interpreted: the `Ø 100–125 mm` of a name is no requirement.
 */
export async function findNamed(query: string, context: SearchContext): Promise<Matches[] | null> {
  if (!isNameLike(query, context)) return null
  const { databases, locale } = context
  const pks = await withAllWords(query, context)
  if (pks.length === 0) return null
  const rows = await readRows(
    databases.db
      .prepare(
        `SELECT v.product_n, v.bit, p.category_n, t.name, v.fullname ->> ?2 AS fullname
        FROM json_each(?1) j JOIN product p ON p.n = j.value JOIN variant v ON v.product_n = p.n
        JOIN product_text t ON t.product_n = p.n AND t.locale = ?3`,
      )
      .bind(JSON.stringify(pks), `$.${locale}`, locale),
    NamedRow,
  )
  const key = keyOf(query)
  const products = rows.filter(({ name }) => keyOf(name) === key)
  const named = products.length > 0 ? products : rows.filter((row) => keyOf(row.fullname) === key)
  return matchesOfVariants(named, context)
}

/** With a comma or dash between words, or a brand before them. */
function isNameLike(query: string, { dictionary: { brands } }: SearchContext): boolean {
  const key = keyOf(query)
  if (key.split(' ').length < minWords) return false
  return /[,\u2013]| - /.test(query) || brandKeys(brands).some((brand) => key.startsWith(brand))
}

type Brands = SearchContext['dictionary']['brands']

const keysOfBrands = new WeakMap<Brands, readonly string[]>()

function brandKeys(brands: Brands): readonly string[] {
  const keys =
    keysOfBrands.get(brands) ?? [...brands.values()].map(({ title }) => `${keyOf(title)} `)
  keysOfBrands.set(brands, keys)
  return keys
}

async function withAllWords(query: string, { databases, locale }: SearchContext) {
  const match = matchOf(query, { locale, diameters: new Set() })
  if (!match) return []
  const rows = await readRows(
    databases.searchDb
      .prepare(
        `SELECT rowid AS n FROM ${tableOf(locale)} WHERE ${tableOf(locale)} MATCH ?1 LIMIT ?2`,
      )
      .bind(match.anywhere, maxProducts),
    ProductRow,
  )
  return rows.map(({ pk }) => pk)
}

const tableOf = (locale: Locale) => `search_${locale}`

/** Words without what joins them, and diameters in one notation. */
function keyOf(name: string): string {
  return queryWords(name).join(' ')
}
