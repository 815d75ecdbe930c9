import type { Column, PackedList } from '../../client/unpack-columns.ts'

type Plain = Readonly<Record<string, unknown>>

/** Minimum list length: two objects repeat their keys only once. */
const minRows = 3

/**
 * Encodes lists of objects as columns: keys and constant values are written once. `unpackColumns`
 * restores the objects with their key order.
 */
export function packColumns(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value) ?? value.map(packColumns)
  if (!isPlain(value)) return value
  const entries = keysOf(value).map((key) => [key, packColumns(value[key])] as const)
  return '$n' in value || '$o' in value ? { $o: entries } : Object.fromEntries(entries)
}

/** null if the objects could not be restored exactly. */
function packList(list: readonly unknown[]): PackedList | null {
  if (list.length < minRows || !list.every(isPlain)) return null
  const keys = sharedOrder(list.map(keysOf))
  if (!keys) return null
  return { $n: list.length, keys, columns: keys.map((key) => columnOf(list, key)) }
}

/** A key order that all rows share; null if there is none. */
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

/** Compared as JSON. */
function keysOf(object: Plain): string[] {
  const keys = Object.keys(object)
  return keys.some((key) => object[key] === undefined)
    ? keys.filter((key) => object[key] !== undefined)
    : keys
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
