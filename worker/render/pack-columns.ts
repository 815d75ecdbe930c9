import type { Column, PackedList } from '../../client/unpack-columns.ts'

type Plain = Readonly<Record<string, unknown>>

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
  return new Packer(omitted).pack(value)
}

class Packer {
  #omitted: ReadonlySet<unknown>

  constructor(omitted: ReadonlySet<unknown>) {
    this.#omitted = omitted
  }

  pack = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const list = value.some(this.#isOmitted) ? value.filter(this.#isKept) : value
      return this.#packList(list) ?? list.map(this.pack)
    }
    if (!isPlain(value)) return value
    const entries = this.#keysOf(value).map((key) => [key, this.pack(value[key])] as const)
    return '$n' in value || '$o' in value ? { $o: entries } : Object.fromEntries(entries)
  }

  #isOmitted = (value: unknown) => this.#omitted.has(value)
  #isKept = (value: unknown) => !this.#omitted.has(value)

  /** null if the objects could not be restored exactly. */
  #packList(list: readonly unknown[]): PackedList | null {
    if (list.length < minRows || !list.every(isPlain)) return null
    const rows = list.map((row) => this.#keysOf(row))
    const [first = []] = rows
    const isUniform = rows.every((row) => isSame(row, first))
    const keys = isUniform ? first : sharedOrder(rows)
    if (!keys) return null
    const [firstKey = ''] = keys
    const groups = groupsOf(list.map((row) => row[firstKey]))
    const columnOf = (key: string) =>
      (isUniform ? null : this.#sparseColumnOf(list, key)) ??
      (groups && key !== firstKey ? this.#groupedColumnOf(list, key, groups) : null) ??
      this.#columnOf(list, key)
    return { $n: list.length, keys, columns: keys.map(columnOf) }
  }

  /** null if every row has the key. */
  #sparseColumnOf(rows: readonly Plain[], key: string): Column | null {
    const isMissing = (row: Plain) => !Object.hasOwn(row, key) || !this.#isWritten(row[key])
    if (!rows.some(isMissing)) return null
    const some = rows.flatMap((row, at) => (isMissing(row) ? [] : [[at, this.pack(row[key])]]))
    return { some: Object.fromEntries(some) }
  }

  /** Values that depend on the first column alone; null if they do not. */
  #groupedColumnOf(rows: readonly Plain[], key: string, { firsts, of }: Groups): Column | null {
    const values = rows.map((row) => row[key])
    const isGrouped = values.every((value, at) => this.#isSame(value, values[of[at] ?? 0]))
    return isGrouped ? { per: firsts.map((at) => this.pack(values[at])) } : null
  }

  #isSame(value: unknown, other: unknown): boolean {
    if (value === other) return true
    if (typeof value !== 'object' || typeof other !== 'object') return false
    return JSON.stringify(this.pack(value)) === JSON.stringify(this.pack(other))
  }

  #columnOf(rows: readonly Plain[], key: string): Column {
    const values = rows.map((row) => row[key])
    if (this.#areAllTheSame(values)) return { all: this.pack(values[0]) }
    return (
      this.#packList(values) ??
      this.#joinedColumnOf(values) ??
      affixedTexts(values) ??
      values.map(this.pack)
    )
  }

  /** Lists of objects, as one list; null if there are other values, or objects of different keys. */
  #joinedColumnOf(values: readonly unknown[]): Column | null {
    const lists = values.filter(isList).map((list) => list.filter(this.#isKept))
    const list = lists.length === values.length ? this.#packDistinct(lists.flat()) : null
    return list && { lengths: lists.map(({ length }) => length), list }
  }

  /** Rows that occur repeatedly, as parameters of variants do, are written once. */
  #packDistinct(rows: readonly unknown[]): PackedList | null {
    const distinct = new Map<string, { row: unknown; position: number }>()
    const at = rows.map((row) => {
      const json = JSON.stringify(this.#omitted.size === 0 ? row : this.pack(row))
      const known = distinct.get(json)
      if (known) return known.position
      const position = distinct.size
      distinct.set(json, { row, position })
      return position
    })
    if (distinct.size * 2 > rows.length) return this.#packList(rows)
    const list = this.#packList(Array.from(distinct.values(), ({ row }) => row))
    return list && { ...list, at }
  }

  #areAllTheSame([first, ...others]: readonly unknown[]): boolean {
    if (typeof first !== 'object' || first === null) return others.every((value) => value === first)
    const json = JSON.stringify(first)
    const isSame = others.every(
      (value) => typeof value === 'object' && JSON.stringify(value) === json,
    )
    if (!isSame || this.#omitted.size === 0) return isSame
    // One of two equal objects may contain omitted data.
    const packed = JSON.stringify(this.pack(first))
    return others.every((value) => JSON.stringify(this.pack(value)) === packed)
  }

  /** Those that JSON writes. */
  #keysOf(object: Plain): string[] {
    const keys = Object.keys(object)
    const isWritten = (key: string) => this.#isWritten(object[key])
    return keys.every(isWritten) ? keys : keys.filter(isWritten)
  }

  #isWritten(value: unknown): boolean {
    return value !== undefined && !this.#omitted.has(value)
  }
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

/** Texts that start and end alike, as paths of documents do; null if little is shared. */
function affixedTexts(values: readonly unknown[]): Column | null {
  if (!values.every((value) => typeof value === 'string')) return null
  const [first = ''] = values
  let start = first
  for (const text of values) while (!text.startsWith(start)) start = start.slice(0, -1)
  let end = first.slice(start.length)
  for (const text of values) while (!text.slice(start.length).endsWith(end)) end = end.slice(1)
  if (start.length + end.length < minAffix) return null
  const rests = values.map((text) => text.slice(start.length, text.length - end.length))
  return { start, end, rests }
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

function isSame(row: readonly string[], other: readonly string[]): boolean {
  return row.length === other.length && row.every((key, at) => key === other[at])
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
