import type { Locale } from '../../../../domain/locale.ts'
import type { Parameter } from '../../../../domain/product/parameter.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import type { ParameterValueRecord, Text } from '../../../db/records.ts'
import { isTrue } from '../parameter-values.ts'

export interface ParameterEntry {
  n: number
  code: string
  type: Parameter['type']
  unit: string
  title: string
  group: string
  description: string | null
  hideProductDetail?: boolean
  hideFilter?: boolean
  /** By id, in their natural order. */
  values: Map<string, { id: string; title: string; colorHex?: string }>
}

export interface CategoryEntry {
  n: number
  id: string
  title: string
  slug: string
  /** From the top category down, with itself. */
  path: CategoryEntry[]
}

/** What names things in one language; small, and the same for every request. */
export interface Dictionary {
  parameters: Map<string, ParameterEntry>
  parameterByN: Map<number, ParameterEntry>
  categories: Map<number, CategoryEntry>
  categoryById: Map<string, CategoryEntry>
  brands: Map<number, { id: string; title: string }>
  /** Filters by category number, most decisive first. */
  filters: Map<number, ParameterEntry[]>
}

const kept = new Map<string, { version: string; dictionary: Dictionary }>()

/** Row of the catalogue's version; put it into the batch whose rows the dictionary is to name. */
export function versionQuery(db: D1Database): D1PreparedStatement {
  return db.prepare(`SELECT value AS version FROM meta WHERE key = 'catalogue_version'`)
}

/** The dictionary of a language, kept in this isolate until the catalogue has another version. */
export async function loadDictionary(
  db: D1Database,
  locale: Locale,
  version: string,
): Promise<Dictionary> {
  const known = kept.get(locale)
  if (known?.version === version) return known.dictionary
  const dictionary = await readDictionary(db, locale)
  kept.set(locale, { version, dictionary })
  return dictionary
}

/**
 * Does work that needs a dictionary with the one at hand, and once more with a fresh one where the
 * work found that the catalogue has another version by now. So the usual case costs no query.
 */
export async function withDictionary<T extends { version: string }>(
  db: D1Database,
  locale: Locale,
  work: (dictionary: Dictionary) => Promise<T | null>,
): Promise<T | null> {
  const known = kept.get(locale)
  const result = known ? await work(known.dictionary) : null
  if (known && result?.version === known.version) return result
  const { dictionary } = await findDictionary(db, locale)
  return known?.dictionary === dictionary ? result : work(dictionary)
}

/** The dictionary when nothing else is asked of the database first. */
export async function findDictionary(
  db: D1Database,
  locale: Locale,
): Promise<{ dictionary: Dictionary; version: string }> {
  const row = await versionQuery(db).first<{ version: string }>()
  const version = row?.version ?? ''
  return { dictionary: await loadDictionary(db, locale, version), version }
}

interface ParameterRow {
  n: number
  code: string
  type: Parameter['type']
  unit: string
  title: string
  group_title: string
  description: string | null
  hide_product_detail: number
  hide_filter: number
  value_list: string
}
interface CategoryRow {
  n: number
  id: string
  parent_n: number | null
  title: string
  slug: string
}

async function readDictionary(db: D1Database, locale: Locale): Promise<Dictionary> {
  const [parameterRows, categoryRows, brandRows, filterRows] = await Promise.all([
    db.prepare('SELECT * FROM parameter').all<ParameterRow>(),
    db.prepare('SELECT n, id, parent_n, title, slug FROM category WHERE n > 0').all<CategoryRow>(),
    db.prepare('SELECT n, id, title FROM brand').all<{ n: number; id: string; title: string }>(),
    db
      .prepare('SELECT category_n, parameter_n FROM category_filter ORDER BY category_n, position')
      .all<{ category_n: number; parameter_n: number }>(),
  ])
  const entries = parameterRows.results.map((row) => parameterEntry(row, locale))
  const parameterByN = new Map(entries.map((entry) => [entry.n, entry]))
  const filters = new Map<number, ParameterEntry[]>()
  for (const { category_n, parameter_n } of filterRows.results) {
    const entry = parameterByN.get(parameter_n)
    if (entry && !entry.hideFilter)
      filters.set(category_n, [...(filters.get(category_n) ?? []), entry])
  }
  const categories = categoryEntries(categoryRows.results, locale)
  return {
    parameters: new Map(entries.map((entry) => [entry.code, entry])),
    parameterByN,
    categories,
    categoryById: new Map([...categories.values()].map((entry) => [entry.id, entry])),
    brands: new Map(brandRows.results.map(({ n, id, title }) => [n, { id, title }])),
    filters,
  }
}

function parameterEntry(row: ParameterRow, locale: Locale): ParameterEntry {
  const values = fromJson<{ id: string; title: Text; colorHex?: string }[]>(row.value_list)
  return {
    n: row.n,
    code: row.code,
    type: row.type,
    unit: row.unit,
    title: fromJson<Text>(row.title)[locale],
    group: fromJson<Text>(row.group_title)[locale],
    description: fromJsonOr<Text, null>(row.description, null)?.[locale] ?? null,
    hideProductDetail: row.hide_product_detail === 1,
    hideFilter: row.hide_filter === 1,
    values: new Map(
      values.map(({ id, title, colorHex }) => [
        id,
        { id, title: title[locale], ...(colorHex && { colorHex }) },
      ]),
    ),
  }
}

function categoryEntries(rows: CategoryRow[], locale: Locale): Map<number, CategoryEntry> {
  const byN = new Map(rows.map((row) => [row.n, row]))
  const entries = new Map<number, CategoryEntry>()
  const entryOf = (row: CategoryRow): CategoryEntry => {
    const known = entries.get(row.n)
    if (known) return known
    const parent = row.parent_n === null ? undefined : byN.get(row.parent_n)
    const entry: CategoryEntry = {
      n: row.n,
      id: row.id,
      title: fromJson<Text>(row.title)[locale],
      slug: fromJson<Text>(row.slug)[locale],
      path: parent ? [...entryOf(parent).path] : [],
    }
    entry.path.push(entry)
    entries.set(row.n, entry)
    return entry
  }
  for (const row of rows) entryOf(row)
  return entries
}

const yes: Record<Locale, string> = { de: 'Ja', cs: 'Ano', sk: 'Áno', en: 'Yes' }
const no: Record<Locale, string> = { de: 'Nein', cs: 'Ne', sk: 'Nie', en: 'No' }

/** A parameter as the contract shows it; null for one that the dictionary does not have. */
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
    return { ...shown, values: [{ id: String(is), title: (is ? yes : no)[locale] }] }
  }
  if ('number' in record) return { ...shown, number: record.number }
  return { ...shown, values: record.values.flatMap((id) => entry.values.get(id) ?? []) }
}
