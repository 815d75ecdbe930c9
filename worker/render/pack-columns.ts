import type { Column, PackedList } from '../../client/unpack-columns.ts'

type Plain = Readonly<Record<string, unknown>>

/** Two objects say their keys twice only. */
const minRows = 3

/**
 * A value for JSON in which lists of objects are columns: keys stand once, and so does what is the
 * same in all. Read by `unpackColumns`, which gives the objects their keys in the same order.
 */
export function packColumns(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value) ?? value.map(packColumns)
  if (!isPlain(value)) return value
  const entries = keysOf(value).map((key) => [key, packColumns(value[key])] as const)
  return '$n' in value || '$o' in value ? { $o: entries } : Object.fromEntries(entries)
}

/** null where the objects would not come back as they are. */
function packList(list: readonly unknown[]): PackedList | null {
  if (list.length < minRows || !list.every(isPlain)) return null
  const keys = sharedOrder(list.map(keysOf))
  if (!keys) return null
  return { $n: list.length, keys, columns: keys.map((key) => columnOf(list, key)) }
}

/** The keys of all rows in an order that each of them has; null where there is none. */
function sharedOrder(rows: readonly string[][]): string[] | null {
  const [first = [], ...others] = rows
  if (others.every((row) => isSame(row, first))) return first
  const keys = [...new Set(rows.flat())]
  const places = new Map(keys.map((key, at) => [key, at]))
  const isInOrder = (row: string[]) =>
    row.every((key, at) => at === 0 || placeOf(row[at - 1]) < placeOf(key))
  const placeOf = (key = '') => places.get(key) ?? 0
  return rows.every(isInOrder) ? keys : null
}

function isSame(row: readonly string[], other: readonly string[]): boolean {
  return row.length === other.length && row.every((key, at) => key === other[at])
}

function columnOf(rows: readonly Plain[], key: string): Column {
  const isMissing = (row: Plain) => !Object.hasOwn(row, key) || row[key] === undefined
  if (rows.some(isMissing)) {
    const some = rows.flatMap((row, at) => (isMissing(row) ? [] : [[at, packColumns(row[key])]]))
    return { some: Object.fromEntries(some) }
  }
  const values = rows.map((row) => row[key])
  if (areAllTheSame(values)) return { all: packColumns(values[0]) }
  return packList(values) ?? values.map(packColumns)
}

function areAllTheSame([first, ...others]: readonly unknown[]): boolean {
  if (typeof first !== 'object' || first === null) return others.every((value) => value === first)
  const json = JSON.stringify(first)
  return others.every((value) => typeof value === 'object' && JSON.stringify(value) === json)
}

/** As JSON has them. */
function keysOf(object: Plain): string[] {
  const keys = Object.keys(object)
  return keys.some((key) => object[key] === undefined)
    ? keys.filter((key) => object[key] !== undefined)
    : keys
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
