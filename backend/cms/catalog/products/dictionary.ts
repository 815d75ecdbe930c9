import { textsOf } from '../../../locales/texts-of.ts'
import * as z from 'zod'
import { json, flag, Text, NamedValue, type ParameterValueRecord } from '../../../db/columns.ts'
import {
  rowSchema,
  type RowOf,
  type Query,
  query,
  findRow,
  readFittingRows,
} from '../../../db/rows.ts'
import { oncePerRequest } from '../../../db/joined-reads.ts'
import { SearchWords } from '../../../../domain/catalog/search-words.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { Parameter } from '../../../../domain/product/parameter.ts'
import { isTrue } from '../parameter-values.ts'

export interface ParameterEntry {
  pk: number
  code: string
  type: Parameter['type']
  unit: string
  title: string
  group: string
  description: string | null
  hideProductDetail?: boolean
  hideFilter?: boolean
  /** By id, in natural order. */
  values: Map<string, { id: string; title: string; colorHex?: string }>
}

export interface CategoryEntry {
  pk: number
  id: string
  title: string
  slug: string
  /** From the top category down, with itself. */
  path: CategoryEntry[]
}

/** Names of one language; small, and the same for every request. */
export interface Dictionary {
  parameters: Map<string, ParameterEntry>
  parameterByPk: Map<number, ParameterEntry>
  categories: Map<number, CategoryEntry>
  categoryById: Map<string, CategoryEntry>
  brands: Map<number, { id: string; title: string }>
  /** Filters by category number, most important first. */
  filters: Map<number, ParameterEntry[]>
  /** Synonyms for search. */
  searchWords: SearchWords
}

const VersionRow = rowSchema('meta', { version: z.string() })

const dictionaries = new Map<string, { version: string; dictionary: Dictionary }>()

function versionStatement(db: D1Database): D1PreparedStatement {
  return db.prepare(`SELECT value AS version FROM meta WHERE key = 'catalogue_version'`)
}

/** The catalogue's version, '' before the first import. */
export function findCatalogueVersion(db: D1Database): Promise<string> {
  return oncePerRequest(db, readCatalogueVersion)
}

async function readCatalogueVersion(db: D1Database): Promise<string> {
  return (await findRow(versionStatement(db), VersionRow))?.version ?? ''
}

/** The same for the batch whose rows the dictionary names. */
export function catalogueVersion(db: D1Database): Query<string> {
  const { statement, parse } = query(versionStatement(db), VersionRow)
  return { statement, parse: (rows) => parse(rows)[0]?.version ?? '' }
}

/** The dictionary of a language, cached in this isolate until the catalogue's version changes. */
export async function loadDictionary(
  db: D1Database,
  locale: Locale,
  version: string,
): Promise<Dictionary> {
  const known = dictionaries.get(locale)
  if (known?.version === version) return known.dictionary
  const dictionary = await readDictionary(db, locale)
  dictionaries.set(locale, { version, dictionary })
  return dictionary
}

/**
 * Runs work with the cached dictionary, and again with a fresh one if the work detects a new
 * catalogue version. So the usual case costs no query.
 */
export async function withDictionary<T extends { version: string }>(
  db: D1Database,
  locale: Locale,
  work: (dictionary: Dictionary) => Promise<T | null>,
): Promise<T | null> {
  const known = dictionaries.get(locale)
  const result = known ? await work(known.dictionary) : null
  if (known && result?.version === known.version) return result
  const { dictionary } = await findDictionary(db, locale)
  return known?.dictionary === dictionary ? result : work(dictionary)
}

/** Loads the dictionary by itself. */
export async function findDictionary(
  db: D1Database,
  locale: Locale,
): Promise<{ dictionary: Dictionary; version: string }> {
  const version = await findCatalogueVersion(db)
  return { dictionary: await loadDictionary(db, locale, version), version }
}

const ParameterRow = rowSchema('parameter', {
  pk: z.number(),
  code: z.string(),
  type: Parameter.shape.type,
  unit: z.string(),
  title: json(Text),
  groupTitle: json(Text),
  description: json(Text).nullable(),
  hideProductDetail: flag,
  hideFilter: flag,
  valueList: json(z.array(NamedValue)),
})
type ParameterRow = RowOf<typeof ParameterRow>

export const CategoryRow = rowSchema('category', {
  pk: z.number(),
  id: z.string(),
  parentPk: z.number().nullable(),
  title: json(Text),
  slug: json(Text),
})
type CategoryRow = RowOf<typeof CategoryRow>

const BrandRow = rowSchema('brand', { pk: z.number(), id: z.string(), title: z.string() })

const CategoryFilterRow = rowSchema('category_filter', {
  categoryPk: z.number(),
  parameterPk: z.number(),
})

const SearchWordsRow = rowSchema('content', { value: json(SearchWords) })

async function readDictionary(db: D1Database, locale: Locale): Promise<Dictionary> {
  const [parameterRows, categoryRows, brandRows, filterRows, wordRows] = await Promise.all([
    readFittingRows(
      db.prepare(`SELECT n, code, type, unit, title, group_title, description, hide_product_detail,
        hide_filter, value_list FROM parameter`),
      ParameterRow,
    ),
    readFittingRows(
      db.prepare('SELECT n, id, parent_n, title, slug FROM category WHERE n > 0'),
      CategoryRow,
    ),
    readFittingRows(db.prepare('SELECT n, id, title FROM brand'), BrandRow),
    readFittingRows(
      db.prepare(
        'SELECT category_n, parameter_n FROM category_filter ORDER BY category_n, position',
      ),
      CategoryFilterRow,
    ),
    readFittingRows(
      db
        .prepare(
          `SELECT value FROM content WHERE kind = 'search_words' AND key = '' AND locale = ?1`,
        )
        .bind(locale),
      SearchWordsRow,
    ),
  ])
  const entries = parameterRows.map((row) => parameterEntry(row, locale))
  const parameterByPk = new Map(entries.map((entry) => [entry.pk, entry]))
  const filters = new Map<number, ParameterEntry[]>()
  for (const { categoryPk, parameterPk } of filterRows) {
    const entry = parameterByPk.get(parameterPk)
    if (entry && !entry.hideFilter)
      filters.set(categoryPk, [...(filters.get(categoryPk) ?? []), entry])
  }
  const categories = categoryEntries(categoryRows, locale)
  return {
    parameters: new Map(entries.map((entry) => [entry.code, entry])),
    parameterByPk,
    categories,
    categoryById: new Map([...categories.values()].map((entry) => [entry.id, entry])),
    brands: new Map(brandRows.map(({ pk, id, title }) => [pk, { id, title }])),
    filters,
    searchWords: wordRows[0]?.value ?? { groups: [] },
  }
}

function parameterEntry(row: ParameterRow, locale: Locale): ParameterEntry {
  return {
    pk: row.pk,
    code: row.code,
    type: row.type,
    unit: row.unit,
    title: row.title[locale],
    group: row.groupTitle[locale],
    description: row.description?.[locale] ?? null,
    hideProductDetail: row.hideProductDetail,
    hideFilter: row.hideFilter,
    values: new Map(
      row.valueList.map(({ id, title, colorHex }) => [
        id,
        { id, title: title[locale], ...(colorHex && { colorHex }) },
      ]),
    ),
  }
}

function categoryEntries(rows: CategoryRow[], locale: Locale): Map<number, CategoryEntry> {
  const byPk = new Map(rows.map((row) => [row.pk, row]))
  const entries = new Map<number, CategoryEntry>()
  const entryOf = (row: CategoryRow): CategoryEntry => {
    const known = entries.get(row.pk)
    if (known) return known
    const parent = row.parentPk === null ? undefined : byPk.get(row.parentPk)
    const entry: CategoryEntry = {
      pk: row.pk,
      id: row.id,
      title: row.title[locale],
      slug: row.slug[locale],
      path: parent ? [...entryOf(parent).path] : [],
    }
    entry.path.push(entry)
    entries.set(row.pk, entry)
    return entry
  }
  for (const row of rows) entryOf(row)
  return entries
}

/** A parameter in the contract's form; null for an unknown one. */
export function parameterOf(
  dictionary: Dictionary,
  record: ParameterValueRecord,
  locale: Locale,
): Parameter | null {
  const entry = dictionary.parameters.get(record.code)
  if (!entry) return null
  const { code, title, group, type, unit, description, hideProductDetail } = entry
  const hidden = hideProductDetail ? { hideProductDetail } : {}
  const shown = { code, title, group, type, unit, description, ...hidden, number: null, values: [] }
  if (type === 'boolean') {
    const is = isTrue(record)
    const { yes, no } = textsOf(locale).catalog
    return { ...shown, values: [{ id: String(is), title: is ? yes : no }] }
  }
  if ('number' in record) return { ...shown, number: record.number }
  return { ...shown, values: record.values.flatMap((id) => entry.values.get(id) ?? []) }
}
