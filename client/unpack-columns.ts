/**
 * A column: one value per object, a constant, sparse values by position, one value per distinct
 * value of the first column, texts that start and end alike, or lists as one.
 */
export type Column =
  | unknown[]
  | { all: unknown }
  | { some: Record<number, unknown> }
  | { per: unknown[] }
  | { start: string; end: string; rests: string[] }
  | { lengths: number[]; list: PackedList }
  | PackedList

/** A list of objects as columns (worker/render/pack-columns.ts). */
export interface PackedList {
  /** Number of objects. */
  $n: number
  /** Their keys, in order. */
  keys: string[]
  columns: Column[]
  /** Positions of the rows among these objects, which are then the distinct ones. */
  at?: number[]
}

type Row = Record<string, unknown>

/** Escapes an object with a key `$n` of its own. */
interface Escaped {
  $o: [string, unknown][]
}

/** Decodes a packed value; lists and objects are new ones, and equal rows of a list one object. */
export function unpackColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackColumns)
  if (typeof value !== 'object' || value === null) return value
  if (isPacked(value)) return unpackList(value)
  const object: Row = {}
  for (const [key, inside] of '$o' in value ? (value as Escaped).$o : Object.entries(value)) {
    set(object, key, unpackColumns(inside))
  }
  return object
}

function unpackList(packed: PackedList): object[] {
  const rows = unpackRows(packed)
  return packed.at ? packed.at.flatMap((position) => rows[position] ?? []) : rows
}

function unpackRows({ $n, keys, columns }: PackedList): object[] {
  const list = Array.from({ length: $n }, (): Row => ({}))
  for (const [at, key] of keys.entries()) {
    // Rows without a value are holes, which forEach skips.
    valuesOf(columns[at] ?? [], list, keys[0]).forEach((value, row) => set(list[row], key, value))
  }
  return list
}

/** One per row; a hole if the row has none. */
function valuesOf(column: Column, list: readonly Row[], firstKey = ''): unknown[] {
  // Both kinds of column are lists.
  if (Array.isArray(column) || isPacked(column)) return unpackColumns(column) as unknown[]
  if ('all' in column) return list.map(() => unpackColumns(column.all))
  if ('per' in column) {
    const firsts = list.map((row) => row[firstKey])
    const distinct = [...new Set(firsts)]
    return firsts.map((first) => unpackColumns(column.per[distinct.indexOf(first)]))
  }
  if ('rests' in column) return column.rests.map((rest) => column.start + rest + column.end)
  if ('lengths' in column) {
    const values = unpackList(column.list)
    let from = 0
    return column.lengths.map((length) => values.slice(from, (from += length)))
  }
  const values: unknown[] = []
  for (const [row, value] of Object.entries(column.some)) values[Number(row)] = unpackColumns(value)
  return values
}

function set(object: Row | undefined, key: string, value: unknown): void {
  if (!object) return
  // An assignment would change its prototype.
  if (key === '__proto__') Object.defineProperty(object, key, { value, ...own })
  else object[key] = value
}

const own = { enumerable: true, configurable: true, writable: true }

function isPacked(value: object): value is PackedList {
  return '$n' in value
}
