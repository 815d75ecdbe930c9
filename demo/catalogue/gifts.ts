import type { Plan } from './plan.ts'
import { pick, randomOf } from './random.ts'
import type { Related } from './relations.ts'

/** With some central units comes the first change of filters. */
export function giftsOf({ family, seed }: Plan, { consumables }: Related): string[] {
  const isOffered = family.category.startsWith('B1') && randomOf(`${seed}:gift`)() < 0.4
  return isOffered ? consumables.slice(0, 1) : []
}

/** How many filters or rolls one pays for to get one more; 0 for most. */
export function nPlusOneOf({ family, seed }: Plan): number {
  const random = randomOf(`${seed}:n-plus-one`)
  const isOffered = (family.tiers === 'filter' && family.unit !== 'squareMetre') || family.id === 'tape'
  return isOffered && random() < 0.12 ? pick([2, 3, 3, 4], random) : 0
}
