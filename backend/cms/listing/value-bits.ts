import { type Bits, countProducts } from './bits.ts'

/** The variants of a segment with a value. */
export class ValueBits {
  readonly bits: Bits
  #whole: number | null = null

  constructor(bits: Bits) {
    this.bits = bits
  }

  /** Products with the value that have a variant in `hits`. */
  count(hits: Bits, { all, ends }: { all: Bits; ends: Bits }): number {
    if (hits !== all) return countProducts(hits, this.bits, ends)
    // Most listings contain most segments completely.
    this.#whole ??= countProducts(all, this.bits, ends)
    return this.#whole
  }
}
