import type { Locale } from '../../../../domain/locale.ts'
import { locales } from '../../../../domain/locales/locales.ts'
import { merged } from '../../catalog/parameter-values.ts'
import { indexCode, indexWords } from '../words.ts'
import { inChunks, insert, type Statement } from '../../../db/insert.ts'
import type { ParameterValueRecord, Text } from '../../../db/columns.ts'

/** Search data of one language: names of referenced entities. */
export interface SearchTexts {
  locale: Locale
  brands: Map<string, string>
  /** Words of a category's names, from the top down. */
  categories: Map<string, Set<string>>
  /** Parameter code and value id, joined by a colon. */
  values: Map<string, string>
}

/** Searchable entities that products reference. */
export interface Named {
  categories: readonly { id: string; parentId: string | null; title: Text }[]
  parameters: readonly { code: string; values: readonly { id: string; title: Text }[] }[]
  brands: readonly { id: string; title: string }[]
}

export function searchTexts({ categories, parameters, brands }: Named): SearchTexts[] {
  const byId = new Map(categories.map((record) => [record.id, record]))
  const fullname = (id: string | null, locale: Locale): string => {
    const record = id === null ? undefined : byId.get(id)
    return record ? `${fullname(record.parentId, locale)} ${record.title[locale]}` : ''
  }
  return locales.map((locale) => ({
    locale,
    brands: new Map(brands.map((brand) => [brand.id, brand.title])),
    categories: new Map(categories.map(({ id }) => [id, indexWords(fullname(id, locale))])),
    values: new Map(
      parameters.flatMap(({ code, values }) =>
        values.map(({ id, title }) => [`${code}:${id}`, code === 'dn' ? `dn${id}` : title[locale]]),
      ),
    ),
  }))
}

/** Searchable text of a product. */
export interface SearchedProduct {
  n: number
  record: {
    name: Text
    perex: Text
    brandId: string
    categoryId: string
    parameters: ParameterValueRecord[]
  }
  variants: {
    record: {
      catalogCode: string
      marketingCode: string
      ean: string | null
      name: Text
      fullname: Text
      parameters: ParameterValueRecord[]
    }
  }[]
}

/**
 * Replaces the rows of products in one language, by their numbers; those that do not exist any more
 * have none afterwards. Repeating it changes nothing: word counts change by the difference to the
 * words that the database has of these products.
 */
export function* productIndexRows(
  numbers: readonly number[],
  products: readonly SearchedProduct[],
  texts: SearchTexts,
): Generator<Statement> {
  const { locale } = texts
  const rows = products.map((product) => indexRowOf(product, texts))
  const words = new Map(rows.map((row) => [row.rowid, spellableWords(row)]))
  const all = numbers.map((n) => [n, words.get(n) ?? []])
  yield* inChunks(
    `DELETE FROM search_${locale} WHERE rowid IN (SELECT value ->> 0 FROM json_each(?1))`,
    numbers.map((n) => [n]),
  )
  yield* insert(`search_${locale}`, rows)
  yield* inChunks(
    `INSERT INTO search_word (locale, word, products)
    SELECT '${locale}', word, sum(change) FROM (
      SELECT w.value AS word, 1 AS change FROM json_each(?1) p, json_each(p.value, '$[1]') w
      UNION ALL SELECT w.value, -1 FROM search_product o, json_each(o.words) w
      WHERE o.locale = '${locale}' AND o.product_n IN (SELECT value ->> 0 FROM json_each(?1))
    ) WHERE true GROUP BY word HAVING sum(change) <> 0
    ON CONFLICT (locale, word) DO UPDATE SET products = products + excluded.products`,
    all,
  )
  yield* inChunks(
    `INSERT OR REPLACE INTO search_product (product_n, locale, words)
    SELECT value ->> 0, '${locale}', value -> 1 FROM json_each(?1)`,
    all,
  )
}

function indexRowOf(product: SearchedProduct, texts: SearchTexts) {
  const { n, record } = product
  const { locale, brands, categories } = texts
  return {
    rowid: n,
    name: join(indexWords(`${record.name[locale]} ${brands.get(record.brandId) ?? ''}`)),
    code: codesOf(product),
    category: join(categories.get(record.categoryId) ?? []),
    detail: join(detailsOf(product, texts)),
  }
}

/** Words for spelling suggestions. */
function spellableWords({ name, category, detail }: ReturnType<typeof indexRowOf>): string[] {
  const words = new Set(`${name} ${category} ${detail}`.split(' '))
  return [...words].filter((word) => /^\p{L}{4,}$/u.test(word))
}

function codesOf({ variants }: SearchedProduct): string {
  const codes = variants.flatMap(({ record }) => [
    record.catalogCode,
    record.marketingCode,
    record.ean ?? '',
  ])
  return join(new Set(codes.map(indexCode)))
}

function detailsOf(
  { record, variants }: SearchedProduct,
  { locale, values }: SearchTexts,
): Set<string> {
  const titles = new Set([record.perex[locale]])
  for (const variant of variants) {
    titles.add(`${variant.record.name[locale]} ${variant.record.fullname[locale]}`)
    for (const parameter of merged(record.parameters, variant.record.parameters)) {
      if (!('values' in parameter)) continue
      for (const value of parameter.values)
        titles.add(values.get(`${parameter.code}:${value}`) ?? '')
    }
  }
  return indexWords([...titles].join(' '))
}

function join(words: Iterable<string>): string {
  return [...words].join(' ')
}
