/** A number in [0, 1) at each call; deterministic by seed. */
export type Random = () => number

/** 32-bit FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32, seeded by a text, so that a product's figures are independent of other products. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the items, which must not be empty. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** A whole number from `from` to `to`, both included. */
export function between(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1))
}

/** Up to `count` different items in random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  const rest = [...items]
  const taken: T[] = []
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return taken
}
