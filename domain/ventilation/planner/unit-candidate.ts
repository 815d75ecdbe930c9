import type { Product } from '../../product/product.ts'
import { candidatesOf, type FanCandidate } from '../adviser/fan-candidate.ts'

/** Planner data of a fan or a unit with heat recovery. */
export interface UnitCandidate extends FanCandidate {
  slug: string
  /** dB(A), sound power at full speed; null if not stated. */
  soundPower: number | null
  /** Heat recovery in percent; null for a fan. */
  recovery: number | null
}

/** Available variants of a product with a valid curve. */
export function unitsOf(product: Product): UnitCandidate[] {
  return candidatesOf(product).map((fan) => {
    const variant = product.variants.find(({ id }) => id === fan.variantId)
    const parameters = [...(variant?.parameters ?? []), ...product.parameters]
    const number = (code: string) => parameters.find((each) => each.code === code)?.number ?? null
    return { ...fan, slug: product.slug, soundPower: number('lwa'), recovery: number('eta_t') }
  })
}
