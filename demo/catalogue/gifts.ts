import type { Plan } from './plan.ts'
import { pick, randomOf } from './random.ts'
import type { Related } from './relations.ts'

/** Some central units include a set of filters as a gift. */
export function giftsOf({ family, seed }: Plan, { consumables }: Related): string[] {
  const isOffered = family.category.startsWith('B1') && randomOf(`${seed}:gift`)() < 0.4
  return isOffered ? consumables.slice(0, 1) : []
}

/** Paid pieces of an N-plus-one offer on filters and rolls; 0 for most products. */
export function nPlusOneOf({ family, seed }: Plan): number {
  const random = randomOf(`${seed}:n-plus-one`)
  const isOffered = (family.tiers === 'filter' && family.unit !== 'squareMetre') || family.id === 'tape'
  return isOffered && random() < 0.12 ? pick([2, 3, 3, 4], random) : 0
}
