/*
 * Sets of variants as bits, 32 to a word. Variants of one product stand side by side; `ends` marks
 * the last one of each, so that products can be counted without telling variants apart.
 */

export type Bits = Uint32Array

export function noBits(count: number): Bits {
  return new Uint32Array(Math.ceil(count / 32))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

export function setBit(bits: Bits, at: number, on = true): void {
  const word = bits[at >>> 5] ?? 0
  bits[at >>> 5] = on ? word | (1 << (at & 31)) : word & ~(1 << (at & 31))
}

/** Sets `from` and everything after it below `to`. */
export function setRange(bits: Bits, from: number, to: number): void {
  for (let at = from; at < to; at++) setBit(bits, at)
}

export function both(a: Bits, b: Bits): Bits {
  return a.map((word, index) => word & (b[index] ?? 0))
}

/** Adds the bits of the second set to the first. */
export function join(into: Bits, more: Bits): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) | (more[i] ?? 0)
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0)
}

/** The numbers of the bits that are set, ascending. */
export function* eachBit(bits: Bits): Generator<number> {
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
      yield i * 32 + 31 - Math.clz32(word & -word)
    }
  }
}

/**
 * Products that have a variant in both sets. Within a product, adding ones to the bits below its
 * end carries into the end exactly if one of them is set; what crosses a word is carried over.
 */
export function countProducts(a: Bits, b: Bits, ends: Bits): number {
  let count = 0
  let carry = 0
  for (let i = 0; i < a.length; i++) {
    const bits = (a[i] ?? 0) & (b[i] ?? 0)
    const end = ends[i] ?? 0
    const sum = ((bits & ~end) >>> 0) + (~end >>> 0) + carry
    carry = sum > 0xffff_ffff ? 1 : 0
    count += ones((sum | bits) & end)
  }
  return count
}

/** Number of bits that are set in a word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
