import { inChunks, type Statement } from '../../db/insert.ts'
import { upsert } from '../../db/upsert.ts'
import {
  type SearchedProduct,
  searchRows,
  type SearchTexts,
  searchTexts,
} from '../../cms/search/search-rows.ts'
import type { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import type { WrittenProduct } from './number-products.ts'
import { storedParameters } from './parameters.ts'

/** Full-text rows of products in every language, and the words for spelling suggestions. */
export function* searchIndexRows(
  products: readonly WrittenProduct[],
  names: CatalogueNames,
): Generator<Statement> {
  const before = searchTexts(named(names))
  const after = searchTexts(named(names))
  const old = products.flatMap(({ n, current }) => (current ? searched(n, current.record) : []))
  const numbers = products.map(({ n }) => [n])
  for (const [index, texts] of after.entries()) {
    const { locale } = texts
    yield* inChunks(
      `DELETE FROM search_${locale} WHERE rowid IN (SELECT value ->> 0 FROM json_each(?1))`,
      numbers,
    )
    yield* searchRows(
      products.map(({ n, record }) => searched(n, record)),
      texts,
    )
    const known = before[index]
    if (!known) continue
    // Only the words are needed; the previous rows were deleted.
    Array.from(searchRows(old, known))
    yield* wordRows(locale, wordChanges(known.words, texts.words))
  }
}

/** Change of product counts per word. */
function wordChanges(
  before: SearchTexts['words'],
  after: SearchTexts['words'],
): [word: string, change: number][] {
  const words = new Set([...before.keys(), ...after.keys()])
  return [...words].flatMap((word): [string, number][] => {
    const change = (after.get(word) ?? 0) - (before.get(word) ?? 0)
    return change !== 0 && /^\p{L}{4,}$/u.test(word) ? [[word, change]] : []
  })
}

function* wordRows(locale: string, changes: readonly [string, number][]): Generator<Statement> {
  const rows = changes.map(([word, change]) => ({ locale, word, products: change }))
  yield* upsert(
    {
      table: 'search_word',
      key: ['locale', 'word'],
      sums: ['products'],
    },
    rows,
  )
  if (rows.length > 0)
    yield { sql: 'DELETE FROM search_word WHERE locale = ?1 AND products <= 0', params: [locale] }
}

function named({ categories, brands, parameters }: CatalogueNames) {
  return {
    categories: [...categories.values()],
    brands: [...brands.values()],
    parameters: [...parameters.values()],
  }
}

function searched(n: number, record: ProductRecord): SearchedProduct {
  const { name, perex, brand, category, parameters, variants } = record
  return {
    n,
    record: {
      name,
      perex,
      brandId: brand,
      categoryId: category,
      parameters: storedParameters(parameters),
    },
    variants: variants.map((variant) => ({
      record: { ...variant, parameters: storedParameters(variant.parameters) },
    })),
  }
}
