/**
 * A column: one value per object, a constant, sparse values by position, one value per distinct
 * value of the first column, or lists as one.
 */
export type Column =
  | unknown[]
  | { all: unknown }
  | { some: Record<number, unknown> }
  | { per: unknown[] }
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

/** Escapes an object with a key `$n` of its own. */
interface Escaped {
  $o: [string, unknown][]
}

/** Decodes a packed value; lists and objects are new ones, and equal rows of a list one object. */
export function unpackColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackColumns)
  if (typeof value !== 'object' || value === null) return value
  if (isPacked(value)) return unpackList(value)
  const object: Record<string, unknown> = {}
  for (const [key, inside] of isEscaped(value) ? value.$o : Object.entries(value)) {
    set(object, key, unpackColumns(inside))
  }
  return object
}

function unpackList(packed: PackedList): object[] {
  const rows = unpackRows(packed)
  return packed.at ? packed.at.flatMap((position) => rows[position] ?? []) : rows
}

function unpackRows({ $n, keys, columns }: PackedList): object[] {
  const list: Record<string, unknown>[] = Array.from({ length: $n }, () => ({}))
  for (const [at, key] of keys.entries()) {
    const column = columns[at] ?? []
    if (Array.isArray(column) || isPacked(column)) {
      const values = unpackColumns(column)
      // Both kinds of column are lists.
      for (const [row, value] of (values as unknown[]).entries()) set(list[row], key, value)
    } else if ('all' in column) {
      for (const object of list) set(object, key, unpackColumns(column.all))
    } else if ('per' in column) {
      const [first = ''] = keys
      const distinct = new Set(list.map((object) => object[first]))
      const values = new Map([...distinct].map((value, row) => [value, column.per[row]]))
      for (const object of list) set(object, key, unpackColumns(values.get(object[first])))
    } else if ('lengths' in column) {
      let from = 0
      const values = unpackList(column.list)
      for (const [row, length] of column.lengths.entries()) {
        set(list[row], key, values.slice(from, (from += length)))
      }
    } else {
      for (const [row, value] of Object.entries(column.some)) {
        set(list[Number(row)], key, unpackColumns(value))
      }
    }
  }
  return list
}

function set(object: Record<string, unknown> | undefined, key: string, value: unknown): void {
  if (!object) return
  // An assignment would change its prototype.
  if (key === '__proto__') Object.defineProperty(object, key, { value, ...own })
  else object[key] = value
}

const own = { enumerable: true, configurable: true, writable: true }

function isPacked(value: object): value is PackedList {
  return '$n' in value
}

function isEscaped(value: object): value is Escaped {
  return '$o' in value
}
