import { type Bits, countProducts, noBits, setBit, setRange } from './bits.ts'
import type { AnyColumn, Columns, NumberColumn, ProductColumn, ValueColumn } from './columns.ts'

/** Products and variants of a segment, so few that 16 bits tell its variants apart. */
export const maxProducts = 1024
export const maxVariants = 63

/** One part of the catalogue with the columns that were asked for. */
export class Segment {
  readonly categoryN: number
  readonly products: Uint32Array
  /** By product: its first variant; one more than there are products. */
  readonly starts: Uint32Array
  /** By variant: the place of its product. */
  readonly productOf: Uint16Array
  readonly all: Bits
  /** The last variant of each product. */
  readonly ends: Bits
  readonly #columns: ReadonlyMap<string, AnyColumn>

  constructor(categoryN: number, shape: SegmentShape, columns: ReadonlyMap<string, AnyColumn>) {
    this.categoryN = categoryN
    this.products = shape.products
    this.starts = shape.starts
    this.productOf = shape.productOf
    this.all = shape.all
    this.ends = shape.ends
    this.#columns = columns
  }

  /** A column that was asked for; undefined where no product of the segment has anything in it. */
  column<Name extends keyof Columns & string>(name: Name): Columns[Name] | undefined {
    // A column is loaded by its name, which tells its type.
    return this.#columns.get(name) as Columns[Name] | undefined
  }

  /** Products with a value, of those that have a variant in `hits`. */
  count(values: ValueColumn, value: string, hits: Bits): number {
    const bits = values.get(value)
    if (!bits) return 0
    if (hits !== this.all) return countProducts(hits, bits, this.ends)
    const known = wholeCounts.get(bits)
    if (known !== undefined) return known
    const count = countProducts(this.all, bits, this.ends)
    wholeCounts.set(bits, count)
    return count
  }
}

/** Counts of a value over a whole segment, which most listings ask for. */
const wholeCounts = new WeakMap<Bits, number>()

export type SegmentShape = Pick<Segment, 'products' | 'starts' | 'productOf' | 'all' | 'ends'>

export function shapeOf({ products, variants }: ProductColumn): SegmentShape {
  const starts = new Uint32Array(products.length + 1)
  for (let i = 0; i < products.length; i++) starts[i + 1] = (starts[i] ?? 0) + (variants[i] ?? 0)
  const total = starts[products.length] ?? 0
  const productOf = new Uint16Array(total)
  const ends = noBits(total)
  for (let i = 0; i < products.length; i++) {
    const end = starts[i + 1] ?? 0
    productOf.fill(i, starts[i], end)
    setBit(ends, end - 1)
  }
  const all = noBits(total)
  setRange(all, 0, total)
  return { products, starts, productOf, all, ends }
}

/** The place of a product among a segment's own; -1 where it is elsewhere. */
export function indexOf(products: Uint32Array, product: number): number {
  let low = 0
  let high = products.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = products[middle] ?? 0
    if (found === product) return middle
    if (found < product) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Variants whose number lies within the bounds, both included. */
export function within(
  { numbers, codes }: NumberColumn,
  from: number,
  to: number,
  variants: number,
): Bits {
  const lowest = numbers.findIndex((number) => number >= from) + 1
  const highest = numbers.findLastIndex((number) => number <= to) + 1
  const bits = noBits(variants)
  if (lowest === 0) return bits
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0
    if (code >= lowest && code <= highest) setBit(bits, at)
  }
  return bits
}

/** Lowest and highest number of some variants; null where none of them has one. */
export function boundsOf(
  { numbers, codes }: NumberColumn,
  hits: Bits,
  all: Bits,
): readonly [number, number] | null {
  let low = numbers.length + 1
  let high = 0
  if (hits === all) [low, high] = [1, numbers.length]
  else
    for (let i = 0; i < hits.length; i++) {
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
