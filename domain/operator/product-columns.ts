import type { RichText } from '../content/rich-text.ts'
import { Locale } from '../locale.ts'
import { locales } from '../locales/locales.ts'
import { parseCsvFlag } from './csv-flag.ts'
import { csvNumber, parseCsvNumber } from './csv-number.ts'
import { isJsonObject, type JsonObject } from './json.ts'

/* A CSV column is the path of a field in a product record, a row is a variant: `name.de`,
   `variant.prices.EUR`, `variant.stock.brno`, `parameters.dn`. */

type Kind = 'text' | 'number' | 'flag' | 'list' | 'value' | 'json' | 'rich'

const localized = (path: string) => locales.map((locale) => `${path}.${locale}`)

const kinds = new Map<string, Kind>(
  (
    [
      ['text', ['id', 'category', 'brand', 'taxClass', 'unit', 'hoverImage', 'createdAt']],
      ['text', ['name', 'slug', 'perex'].flatMap(localized)],
      ['text', ['variant.id', 'variant.catalogCode', 'variant.marketingCode', 'variant.ean']],
      ['text', ['variant.name', 'variant.fullname'].flatMap(localized)],
      ['text', ['variant.image']],
      ['number', ['unitStep', 'amountMin', 'nPlusOne']],
      ['number', ['variant.delayDays', 'variant.weightGrams', 'variant.longestSideMm']],
      ['flag', ['saleable', 'permanentDiscount', 'variant.saleable']],
      ['list', ['images', 'axes', 'keyParameters', 'gifts', 'freeShippers', 'fits']],
      ['list', ['alternatives', 'colours', 'documents']],
      ['json', ['baseMeasure', 'tags', 'tiers', 'relations', 'energyLabel', 'duties', 'endText']],
      ['json', ['variant.baseMeasure', 'variant.curves', 'variant.octaves']],
      ['rich', localized('description')],
    ] as const
  ).flatMap(([kind, paths]) => paths.map((path) => [path, kind] as const)),
)

/** Columns whose last part is a code of the shop. */
const families: [pattern: RegExp, kind: Kind][] = [
  [/^(?:variant\.)?parameters\.[a-z][\w-]*$/i, 'value'],
  [/^variant\.axisValues\.[a-z][\w-]*$/i, 'text'],
  [/^variant\.prices\.[A-Z]{3}$/, 'number'],
  [/^variant\.stock\.[a-z][\w-]*$/i, 'number'],
  [/^variant\.stockDelayDays\.[a-z][\w-]*$/i, 'number'],
]

/** Value type of a column; null: unknown column. */
export function columnKind(column: string): Kind | null {
  return kinds.get(column) ?? families.find(([pattern]) => pattern.test(column))?.[1] ?? null
}

const columnsByName = new Map([...kinds.keys()].map((column) => [column.toLowerCase(), column]))
const familyNames = ['parameters', 'axisValues', 'prices', 'stock', 'stockDelayDays']

/**
 * Canonical name of a column, case-insensitive but for the codes of parameters and warehouses;
 * null: there is none.
 */
export function findColumn(written: string): string | null {
  const fixed = columnsByName.get(written.toLowerCase())
  if (fixed) return fixed
  const [, place = '', name = '', code = ''] = /^(variant\.)?(\w+)\.([\w-]+)$/i.exec(written) ?? []
  const family = familyNames.find((one) => one.toLowerCase() === name.toLowerCase())
  if (!family) return null
  return `${place.toLowerCase()}${family}.${family === 'prices' ? code.toUpperCase() : code}`
}

/** Columns of every export, except those that hold JSON. */
const isJson = (kind: Kind | null) => kind === 'json' || kind === 'rich'
export const plainColumns = [...kinds].flatMap(([path, kind]) => (isJson(kind) ? [] : path))
export const jsonColumns = [...kinds].flatMap(([path, kind]) => (isJson(kind) ? path : []))

/** An empty cell removes an optional field, and empties a text. */
export function parseCell(kind: Kind, cell: string): { value: unknown } | { reason: string } {
  if (cell === '') return { value: null }
  switch (kind) {
    case 'number':
      return parseCsvNumber(cell)
    case 'flag': {
      const value = parseCsvFlag(cell)
      return value === null ? { reason: `"${cell}" is neither yes nor no` } : { value }
    }
    case 'list':
      return { value: cell.split('|').flatMap((part) => part.trim() || []) }
    case 'rich':
      return parseRichText(cell)
    case 'json':
      return parseJson(cell)
    default:
      return { value: cell }
  }
}

function parseJson(cell: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(cell) }
  } catch {
    return { reason: 'is not JSON' }
  }
}

/** Rich text as an export has it, else plain text. */
function parseRichText(cell: string): { value: unknown } | { reason: string } {
  if (cell.startsWith('{')) return parseJson(cell)
  return hasTags(cell) ? { reason: ofTags } : { value: paragraphsOf(cell) }
}

const ofTags = 'has HTML tags, which a page would show as they are written: write plain text'

/** `<p>` and `</b>`, but not `< 3 m`. */
function hasTags(cell: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(cell)
}

/** Rich text of plain text, a paragraph a line. */
function paragraphsOf(text: string): RichText {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || [])
  return {
    type: 'doc',
    content: lines.map((line) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: line }],
    })),
  }
}

export interface CellError {
  column: string
  reason: string
}

/** The patch of a row of cells, with its errors. */
export function patchFromCells(cells: Record<string, string>): {
  patch: JsonObject
  errors: CellError[]
} {
  const product: JsonObject = {}
  const variant: JsonObject = {}
  const errors: CellError[] = []
  for (const [column, cell] of Object.entries(cells)) {
    const { kind, isVariants, path, isText } = readColumn(column)
    const read = kind ? parseCell(kind, cell) : { reason: 'is an unknown column' }
    const parsed = isText && hasTags(cell) ? { reason: ofTags } : read
    if ('reason' in parsed) {
      errors.push({ column, reason: parsed.reason })
      continue
    }
    // An empty text is a value; everything else is removed.
    setPath(isVariants ? variant : product, path, isText ? (parsed.value ?? '') : parsed.value)
  }
  const variants = Object.keys(variant).length > 0 ? { variants: [variant] } : {}
  return { patch: { ...product, ...variants }, errors }
}

interface Column {
  kind: Kind | null
  /** Of the variant, not of the product. */
  isVariants: boolean
  path: string[]
  /** A text in one of the shop's languages. */
  isText: boolean
}

/** Each row of a file has the same columns, some hundreds. */
const columns = new Map<string, Column>()

function readColumn(name: string): Column {
  const known = columns.get(name)
  if (known) return known
  const kind = columnKind(name)
  const isVariants = name.startsWith('variant.')
  const path = (isVariants ? name.slice('variant.'.length) : name).split('.')
  const column = { kind, isVariants, path, isText: kind === 'text' && isLocale(path.at(-1)) }
  // Names of unknown columns could be any number.
  if (columns.size > 2000) columns.clear()
  columns.set(name, column)
  return column
}

function isLocale(part: string | undefined): boolean {
  return Locale.safeParse(part).success
}

function setPath(target: JsonObject, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const present = target[key]
  const inner = isJsonObject(present) ? present : {}
  setPath(inner, rest, value)
  target[key] = inner
}

/** The cell of a column for one variant, as `parseCell` reads it. */
export function cellOf(record: JsonObject, variant: JsonObject, column: string): string {
  const { kind, isVariants, path } = readColumn(column)
  let value: unknown = isVariants ? variant : record
  for (const key of path) value = isJsonObject(value) ? value[key] : undefined
  if (value === undefined || value === null) return ''
  if (isJson(kind)) return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return csvNumber(value)
  return Array.isArray(value) ? value.join('|') : String(value)
}
