import type { Column, PackedList } from '../../client/unpack-columns.ts'
import { isPlain, type Plain, setOwn, writtenOf } from './written-data.ts'

/** Minimum list length: two objects repeat their keys only once. */
const minRows = 3
/** Shared length below which texts are written as they are: compression finds those as well. */
const minAffix = 8
const nothing: ReadonlySet<unknown> = new Set()

/**
 * Encodes lists of objects as columns: keys and constant values are written once. `unpackColumns`
 * restores the objects with their key order. Objects of `omitted` are left out of lists and objects.
 */
export function packColumns(value: unknown, omitted: ReadonlySet<unknown> = nothing): unknown {
  return pack(writtenOf(value, omitted))
}

function pack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return packList(value) ?? value.map(pack)
  const object = value as Plain
  if ('$n' in object || '$o' in object)
    return { $o: Object.entries(object).map(([key, each]) => [key, pack(each)]) }
  const packed: Record<string, unknown> = {}
  for (const key of Object.keys(object)) setOwn(packed, key, pack(object[key]))
  return packed
}

/** null if the objects could not be restored exactly. */
function packList(list: readonly unknown[]): PackedList | null {
  if (list.length < minRows || !list.every(isPlain)) return null
  const rows = list.map((row) => Object.keys(row))
  const [first = []] = rows
  const isUniform = rows.every((row) => isSame(row, first))
  const keys = isUniform ? first : sharedOrder(rows)
  if (!keys) return null
  const [firstKey = ''] = keys
  const groups = groupsOf(list.map((row) => row[firstKey]))
  const columnOf = (key: string) =>
    (isUniform ? null : sparseColumnOf(list, key)) ??
    denseColumnOf(
      list.map((row) => row[key]),
      key === firstKey ? null : groups,
    )
  return { $n: list.length, keys, columns: keys.map(columnOf) }
}

/** null if every row has the key. */
function sparseColumnOf(rows: readonly Plain[], key: string): Column | null {
  if (rows.every((row) => Object.hasOwn(row, key))) return null
  const some = rows.flatMap((row, at) => (Object.hasOwn(row, key) ? [[at, pack(row[key])]] : []))
  return { some: Object.fromEntries(some) }
}

function denseColumnOf(values: readonly unknown[], groups: Groups | null): Column {
  const [first] = values
  if (groups && isGrouped(values, groups))
    return { per: groups.firsts.map((at) => pack(values[at])) }
  if (values.every((value) => areEqual(value, first))) return { all: pack(first) }
  return packList(values) ?? joinedColumnOf(values) ?? affixedTexts(values) ?? values.map(pack)
}

/** Lists of objects, as one list; null if there are other values, or objects of different keys. */
function joinedColumnOf(values: readonly unknown[]): Column | null {
  if (!values.every(isList)) return null
  const list = packDistinct(values)
  return list && { lengths: values.map(({ length }) => length), list }
}

/** Rows that occur repeatedly, as parameters of variants do, are written once. */
function packDistinct(lists: readonly (readonly unknown[])[]): PackedList | null {
  const distinct: unknown[] = []
  const positions = new Map<unknown, number[]>()
  const at = lists.flatMap((list) =>
    list.map((row) => {
      // Few rows begin alike: comparing them costs less than the JSON of each.
      const start = startOf(row)
      const alike = positions.get(start) ?? []
      const known = alike.find((position) => areEqual(row, distinct[position]))
      if (known !== undefined) return known
      const position = distinct.push(row) - 1
      positions.set(start, [...alike, position])
      return position
    }),
  )
  if (distinct.length * 2 > at.length) return packList(lists.flat())
  const list = packList(distinct)
  return list && { ...list, at }
}

/** A row's first value, such as the code of a parameter. */
function startOf(row: unknown): unknown {
  if (!isPlain(row)) return row
  for (const key in row) return row[key]
  return undefined
}

/** Rows with the same value of the first column. */
interface Groups {
  /** Position of each group's first row. */
  firsts: number[]
  /** The same by row. */
  of: number[]
}

/** null if few rows share a value. */
function groupsOf(values: readonly unknown[]): Groups | null {
  const firsts = new Map<unknown, number>()
  const of = values.map((value, at) => firsts.get(value) ?? (firsts.set(value, at), at))
  const isText = values.every((value) => typeof value === 'string')
  if (!isText || firsts.size < 2 || firsts.size * 2 > values.length) return null
  return { firsts: [...firsts.values()], of }
}

/** Whether values depend on the first column alone. */
function isGrouped(values: readonly unknown[], { of }: Groups): boolean {
  return values.every((value, at) => areEqual(value, values[of[at] ?? 0]))
}

/** Texts that start and end alike, as paths of documents do; null if little is shared. */
function affixedTexts(values: readonly unknown[]): Column | null {
  if (!values.every((value) => typeof value === 'string')) return null
  const [first = ''] = values
  const shortest = Math.min(...values.map(({ length }) => length))
  const start = sharedLength(values, shortest, (text, at) => text.charCodeAt(at))
  const rest = shortest - start
  const end = sharedLength(values, rest, (text, at) => text.charCodeAt(text.length - 1 - at))
  if (start + end < minAffix) return null
  const rests = values.map((text) => text.slice(start, text.length - end))
  return { start: first.slice(0, start), end: first.slice(first.length - end), rests }
}

/** How many characters, at most `limit`, are the same in all texts. */
function sharedLength(
  [first = '', ...others]: readonly string[],
  limit: number,
  charAt: (text: string, at: number) => number,
): number {
  for (let at = 0; at < limit; at++) {
    const char = charAt(first, at)
    if (others.some((text) => charAt(text, at) !== char)) return at
  }
  return limit
}

/** A key order that all rows share; null if there is none. */
function sharedOrder(rows: readonly string[][]): string[] | null {
  const keys = [...new Set(rows.flat())]
  const places = new Map(keys.map((key, at) => [key, at]))
  const isInOrder = (row: string[]) =>
    row.every((key, at) => at === 0 || placeOf(row[at - 1]) < placeOf(key))
  const placeOf = (key = '') => places.get(key) ?? 0
  return rows.every(isInOrder) ? keys : null
}

/** Whether two values have the same JSON: keys in the same order too. */
function areEqual(value: unknown, other: unknown): boolean {
  if (value === other) return true
  if (typeof value !== 'object' || typeof other !== 'object' || !value || !other) return false
  if (isList(value) || isList(other)) {
    if (!isList(value) || !isList(other) || value.length !== other.length) return false
    return value.every((each, at) => areEqual(each, other[at]))
  }
  const [object, second] = [value as Plain, other as Plain]
  const keys = Object.keys(object)
  return (
    isSame(keys, Object.keys(second)) && keys.every((key) => areEqual(object[key], second[key]))
  )
}

function isSame(row: readonly string[], other: readonly string[]): boolean {
  return row.length === other.length && row.every((key, at) => key === other[at])
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
