/* Bit sets of variants, 32 per word. Variants of a product are adjacent; `ends` marks the last
   one of each, so that products can be counted without iterating variants. */

export type Bits = Uint32Array

export function emptyBits(count: number): Bits {
  return new Uint32Array(Math.ceil(count / 32))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

export function setBit(bits: Bits, at: number, on = true): void {
  const word = bits[at >>> 5] ?? 0
  bits[at >>> 5] = on ? word | (1 << (at & 31)) : word & ~(1 << (at & 31))
}

/** Sets the bits from `from` up to, excluding, `to`. */
export function setRange(bits: Bits, from: number, to: number): void {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const word = at >>> 5
    bits[word] = (bits[word] ?? 0) | wordMask(at, to)
  }
}

/** Whether a bit from `from` up to, excluding, `to` is set. */
export function hasAny(bits: Bits, from: number, to: number): boolean {
  for (let at = from; at < to; at = (at | 31) + 1) {
    if ((bits[at >>> 5] ?? 0) & wordMask(at, to)) return true
  }
  return false
}

/** The bits from `at` to the end of its word, or up to `to` if that is lower. */
function wordMask(at: number, to: number): number {
  const mask = -1 << (at & 31)
  const end = to - (at & ~31)
  return end >= 32 ? mask : mask & ~(-1 << end)
}

export function intersect(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length)
  for (let i = 0; i < bits.length; i++) bits[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return bits
}

/** Set difference: the first set without the bits of the second. */
export function difference(a: Bits, b: Bits): Bits {
  return a.map((word, index) => word & ~(b[index] ?? 0))
}

/** Union in place: adds the bits of the second set to the first. */
export function join(into: Bits, more: Bits): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) | (more[i] ?? 0)
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0)
}

/**
 * Counts products with a variant in both sets. Within a product, adding ones to the bits below its
 * end carries into the end exactly if one of them is set; carries cross words.
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

/** Number of set bits of a word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
