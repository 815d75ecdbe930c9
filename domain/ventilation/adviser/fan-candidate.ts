import type { Parameter } from '../../product/parameter.ts'
import type { Product, Variant } from '../../product/product.ts'
import type { Point } from '../fans/monotone-curve.ts'

/** Adviser data of a fan variant. */
export interface FanCandidate {
  productId: string
  variantId: string
  categoryId: string
  /** Products that differ in colour only. */
  sameInOtherColours: readonly string[]
  /** With tax, in the currency of the page. */
  price: number
  /** mm; null if it has none. */
  diameter: number | null
  /** dB(A) at 3 m, at full speed; null if not stated. */
  sound: number | null
  /** W; null if not stated. */
  power: number | null
  /** Bathroom zones that it is approved for. */
  zones: readonly string[]
  /** `ipx4`; null if not stated. */
  protection: string | null
  /** `run`, `hygro`, `pir`. */
  controls: readonly string[]
  volts: readonly string[]
  hasBackdraught: boolean
  /** Flow in m³/h and pressure in Pa at full speed; ascending in flow. */
  points: readonly Point[]
}

/** Available variants of a product with a valid curve. */
export function candidatesOf(product: Product): FanCandidate[] {
  if (!product.visibility.saleable) return []
  return product.variants.flatMap((variant) => {
    const { availability, prices } = variant
    const points = pointsOf(variant)
    if (!availability.isAvailable || prices.unitWithTax <= 0 || points.length < 2) return []
    return candidateOf(product, variant, points)
  })
}

function candidateOf(product: Product, variant: Variant, points: Point[]): FanCandidate {
  const find = (code: string): Parameter | undefined =>
    [...variant.parameters, ...product.parameters].find((each) => each.code === code)
  const ids = (code: string) => find(code)?.values.map(({ id }) => id) ?? []
  const number = (code: string) => find(code)?.number ?? null
  const [size] = ids('dn')
  return {
    productId: product.id,
    variantId: variant.id,
    categoryId: product.categoryId,
    sameInOtherColours: product.alternatives,
    price: variant.prices.unitWithTax,
    diameter: number('dn') ?? (Number(size) || null),
    sound: number('lpa'),
    power: number('p_el'),
    zones: ids('zone'),
    protection: ids('ip')[0] ?? null,
    controls: ids('ctrl'),
    volts: ids('u'),
    hasBackdraught: find('backdraught')?.number === 1,
    points,
  }
}

/** The curve at the highest speed; nothing if flows are not ascending. */
function pointsOf({ curves }: Variant): Point[] {
  const [fastest] = curves.toSorted((a, b) => b.speed - a.speed)
  const points = fastest?.points.map(({ flow, pressure }): Point => [flow, pressure]) ?? []
  const ascends = points.every(
    ([flow], index) => index === 0 || flow > (points[index - 1]?.[0] ?? 0),
  )
  return ascends ? points : []
}
