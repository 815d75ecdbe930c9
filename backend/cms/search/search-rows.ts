import type { Locale } from '../../../domain/locale.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { merged } from '../catalog/parameter-values.ts'
import { indexCode, indexWords } from './words.ts'
import { insert, type Statement } from '../../db/insert.ts'
import type { ParameterValueRecord, Text } from '../../db/records.ts'

/** Search data of one language: names of referenced entities, and the words so far. */
export interface SearchTexts {
  locale: Locale
  brands: Map<string, string>
  /** Words of a category's names, from the top down. */
  categories: Map<string, Set<string>>
  /** Parameter code and value id, joined by a colon. */
  values: Map<string, string>
  /** Number of products per word. */
  words: Map<string, number>
}

/** Searchable entities that products reference. */
interface Named {
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
    words: new Map(),
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

/** Full-text rows of some products in one language; collects their words. */
export function searchRows(products: SearchedProduct[], texts: SearchTexts): Generator<Statement> {
  const { locale, words, categories, brands } = texts
  const rows = products.map((product) => {
    const { record } = product
    const name = indexWords(`${record.name[locale]} ${brands.get(record.brandId) ?? ''}`)
    const category = categories.get(record.categoryId) ?? new Set()
    const detail = detailsOf(product, texts)
    for (const word of new Set([...name, ...category, ...detail]))
      words.set(word, (words.get(word) ?? 0) + 1)
    return {
      rowid: product.n,
      name: join(name),
      code: codesOf(product),
      category: join(category),
      detail: join(detail),
    }
  })
  return insert(`search_${locale}`, rows)
}

/** The words themselves, for spelling suggestions. */
export function wordRows({ locale, words }: SearchTexts): Generator<Statement> {
  const spellable = [...words].filter(([word]) => /^\p{L}{4,}$/u.test(word))
  return insert(
    'search_word',
    spellable.map(([word, count]) => ({ locale, word, products: count })),
  )
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
