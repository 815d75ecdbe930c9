import { type Bits, emptyBits, setBit, setRange } from './bits.ts'
import type { AnyColumn, Columns, NumberColumn, ProductColumn } from './columns.ts'

/** Products and variants of a segment, few enough for 16-bit indexes. */
export const maxProducts = 1024
export const maxVariants = 63

/** One part of the catalogue with its loaded columns. */
export class Segment {
  readonly categoryN: number
  /** Row numbers, ascending. */
  readonly products: Uint32Array
  /** By product: index of its first variant; one more than there are products. */
  readonly starts: Uint32Array
  readonly all: Bits
  /** The last variant of each product. */
  readonly ends: Bits
  /** Null: no product of the segment has a value in it. */
  readonly #columns = new Map<string, AnyColumn | null>()

  constructor(categoryN: number, { products, variants }: ProductColumn) {
    this.categoryN = categoryN
    this.products = products
    this.starts = new Uint32Array(products.length + 1)
    for (let i = 0; i < products.length; i++)
      this.starts[i + 1] = (this.starts[i] ?? 0) + (variants[i] ?? 0)
    this.all = emptyBits(this.variants)
    setRange(this.all, 0, this.variants)
    this.ends = emptyBits(this.variants)
    for (const end of this.starts.subarray(1)) setBit(this.ends, end - 1)
  }

  get variants(): number {
    return this.starts.at(-1) ?? 0
  }

  has(name: string): boolean {
    return this.#columns.has(name)
  }

  addColumn(name: string, column: AnyColumn | null): void {
    this.#columns.set(name, column)
  }

  /** A loaded column; undefined if no product of the segment has a value in it. */
  column<Name extends keyof Columns & string>(name: Name): Columns[Name] | undefined {
    // A column is stored by its name, which defines its type.
    return (this.#columns.get(name) ?? undefined) as Columns[Name] | undefined
  }

  /** Index of a product in the segment; -1 if it is elsewhere. */
  indexOf(product: number): number {
    let low = 0
    let high = this.products.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.products[middle] ?? 0
      if (found === product) return middle
      if (found < product) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}

/** Variants with a number within the bounds, inclusive. */
export function inRange({ numbers, codes }: NumberColumn, from: number, to: number): Bits {
  const lowest = numbers.findIndex((number) => number >= from) + 1
  const highest = numbers.findLastIndex((number) => number <= to) + 1
  const bits = emptyBits(codes.length)
  if (lowest === 0) return bits
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0
    if (code >= lowest && code <= highest) setBit(bits, at)
  }
  return bits
}

/** Minimum and maximum number of some variants; null if none has one. */
export function boundsOf(
  { numbers, codes }: NumberColumn,
  hits: Bits,
  all: Bits,
): readonly [number, number] | null {
  let low = hits === all ? 1 : numbers.length + 1
  let high = hits === all ? numbers.length : 0
  for (let i = 0; i < hits.length && hits !== all; i++) {
    for (let word = hits[i] ?? 0; word !== 0; word &= word - 1) {
      const code = codes[i * 32 + 31 - Math.clz32(word & -word)] ?? 0
      if (code === 0) continue
      if (code < low) low = code
      if (code > high) high = code
    }
  }
  const [from, to] = [numbers[low - 1], numbers[high - 1]]
  return from === undefined || to === undefined ? null : [from, to]
}
