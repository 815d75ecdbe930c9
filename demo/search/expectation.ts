import type { Locale } from '../../domain/locale.ts'
import type { KnownVariant } from './searched-shop.ts'

/** A query of the relevance benchmark and the expected hit. */
export interface SearchedQuery {
  locale: Locale
  query: string
  /** `D1` includes subcategories; `A*` is a prefix; `*` is any. */
  categories: readonly string[]
  /** `dn=125`, `lpa<=25`; `equipment=t|th`: one of them; `price<=50`: in euros. */
  parameters: readonly { code: string; sign: '=' | '<=' | '>='; value: string }[]
  /** Belongs to the fifth that is reported separately (bench/search.md). */
  isHeldOut: boolean
}

/** Parses a list; each line has a query, a bar, categories and parameters. */
export function parseQueries(locale: Locale, text: string): SearchedQuery[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line, index) => {
    const [query = '', expected = ''] = line.split(' | ').map((part) => part.trim())
    const [categories = '', ...parameters] = expected.split(/\s+/)
    return {
      locale,
      query,
      categories: categories.split(','),
      parameters: parameters.map((text_) => parameterOf(text_, line)),
      isHeldOut: index % 5 === 4,
    }
  })
}

function parameterOf(text: string, line: string): SearchedQuery['parameters'][number] {
  const [, code, sign, value] = /^(\w+)(<=|>=|=)(.+)$/.exec(text) ?? []
  if (code === undefined || value === undefined || (sign !== '=' && sign !== '<=' && sign !== '>='))
    throw new Error(`"${text}" of "${line}" is no parameter`)
  return { code, sign, value }
}

/** Whether a hit is the expected one. */
export function isExpected(expected: SearchedQuery, variant: KnownVariant): boolean {
  return isOfCategory(expected, variant) && agrees(expected, variant)
}

function isOfCategory({ categories }: SearchedQuery, { categoryId }: KnownVariant): boolean {
  return categories.some((category) =>
    category.endsWith('*')
      ? categoryId.startsWith(category.slice(0, -1))
      : categoryId === category || categoryId.startsWith(`${category}.`),
  )
}

/** Whether a hit has the sizes and classes of the query. */
export function agrees({ parameters }: SearchedQuery, variant: KnownVariant): boolean {
  return parameters.every(({ code, sign, value }) => {
    const own = variant.parameters.get(code)
    if (!own) return false
    if ('values' in own) return value.split('|').some((each) => own.values.includes(each))
    if (sign === '=') return own.number === Number(value)
    return sign === '<=' ? own.number <= Number(value) : own.number >= Number(value)
  })
}
