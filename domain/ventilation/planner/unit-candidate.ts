import type { Product } from '../../product/product.ts'
import { candidatesOf, type FanCandidate } from '../adviser/fan-candidate.ts'

/** A fan or a unit with heat recovery, as far as the planner looks at it. */
export interface UnitCandidate extends FanCandidate {
  slug: string
  /** dB(A), sound power at full speed; null where not stated. */
  soundPower: number | null
  /** Part of the heat in percent; null for a fan. */
  recovery: number | null
}

/** Variants of a product that can be bought and whose curve can be read. */
export function unitsOf(product: Product): UnitCandidate[] {
  return candidatesOf(product).map((fan) => {
    const variant = product.variants.find(({ id }) => id === fan.variantId)
    const parameters = [...(variant?.parameters ?? []), ...product.parameters]
    const number = (code: string) => parameters.find((each) => each.code === code)?.number ?? null
    return { ...fan, slug: product.slug, soundPower: number('lwa'), recovery: number('eta_t') }
  })
}
