import { toBase64, words16Of, words32Of } from './base64.ts'
import type { Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { Bits } from './bits.ts'
import { CurveColumn } from './curve-column.ts'
import { ValueBits } from './value-bits.ts'

/* Columns of a segment. Each is a row of the table `segment_column`, so that a listing loads
   only the ones it needs. */

/** Variants with a value: of a parameter, or the number of their brand. */
export type ValueColumn = ReadonlyMap<string, ValueBits>

/** One number per variant: of a parameter, or a price in minor units. */
export interface NumberColumn {
  /** Distinct values, ascending. */
  numbers: readonly number[]
  /** By variant: index of its value, from 1; 0 for none. */
  codes: Uint16Array
}

/** By product: its sort position, lowest first. */
export type OrderColumn = Uint32Array

/** Row numbers of the products, ascending, with their variant counts. */
export interface ProductColumn {
  products: Uint32Array
  variants: Uint32Array
}

/** Column names; the number is that of a parameter. */
export interface Columns {
  [value: `value:${number}`]: ValueColumn
  [number: `number:${number}`]: NumberColumn
  [name: `name:${string}`]: OrderColumn
  brand: ValueColumn
  tag: ValueColumn
  available: Bits
  /** Variants with a fan curve. */
  fan: Bits
  curve: CurveColumn
  /** By currency. */
  [price: `price:${string}`]: NumberColumn
  rating: OrderColumn
  newest: OrderColumn
}
export type ColumnName = keyof Columns & string
export type ValueName = `value:${number}` | 'brand' | 'tag'
export type NumberName = `number:${number}` | `price:${string}`
export type OrderName = `name:${string}` | 'rating' | 'newest'

export type AnyColumn = ValueColumn | NumberColumn | CurveColumn | Uint32Array

/** As stored in the table. */
export function encodeColumn(column: AnyColumn): string {
  if (column instanceof Uint32Array) return JSON.stringify({ words: toBase64(column) })
  if (column instanceof CurveColumn)
    return JSON.stringify({ curves: column.curves, curveOf: toBase64(column.curveOf) })
  if ('codes' in column)
    return JSON.stringify({ numbers: column.numbers, codes: toBase64(column.codes) })
  const values = [...column].map(([value, { bits }]) => [value, toBase64(bits)])
  return JSON.stringify({ values })
}

type Encoded =
  | { words: string }
  | { numbers: number[]; codes: string }
  | { curves: Point[][]; curveOf: string }
  | { values: [string, string][] }

export function decodeColumn(text: string): AnyColumn {
  // Written by encodeColumn only.
  const encoded = JSON.parse(text) as Encoded
  if ('words' in encoded) return words32Of(encoded.words)
  if ('curves' in encoded) return new CurveColumn(encoded.curves, words16Of(encoded.curveOf))
  if ('codes' in encoded) return { numbers: encoded.numbers, codes: words16Of(encoded.codes) }
  return new Map(encoded.values.map(([value, bits]) => [value, new ValueBits(words32Of(bits))]))
}

/** The row `products`, which every segment has. */
export function encodeProducts({ products, variants }: ProductColumn): string {
  return JSON.stringify({ products: toBase64(products), variants: toBase64(variants) })
}

export function decodeProducts(text: string): ProductColumn {
  const encoded = JSON.parse(text) as { products: string; variants: string }
  return { products: words32Of(encoded.products), variants: words32Of(encoded.variants) }
}
