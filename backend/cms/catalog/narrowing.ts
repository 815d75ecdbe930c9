import type { CatalogScope } from '../../../domain/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { toMinor } from '../../pricing/money.ts'
import type { Dictionary } from './dictionary.ts'

type Binding = string | number

/** One chosen filter: which variants of product `p` it lets through, as a mask. */
export interface Narrowing {
  /** Facet that the filter belongs to: a parameter's code, `brand`, `price`, `available`. */
  facet: string
  parameterN: number | null
  mask: string
  bindings: Binding[]
}

interface Reader {
  currency: CurrencyCode
  groupPercent: number
}

/**
 * The chosen filters of a scope, one a facet. An unknown parameter or value matches nothing, as a
 * visitor who asked for it would expect.
 */
export function narrowingsOf(
  scope: CatalogScope,
  dictionary: Dictionary,
  reader: Reader,
): Narrowing[] {
  const found: Narrowing[] = []
  for (const [code, values] of Object.entries(scope.values)) {
    if (values.length) found.push(valuesNarrowing(code, values, dictionary))
  }
  for (const [code, range] of Object.entries(scope.ranges)) {
    if (range.from === null && range.to === null) continue
    const bounds = [range.from ?? -lots, range.to ?? lots] as const
    if (code === 'price') found.push(priceNarrowing(bounds, reader))
    else found.push(numberNarrowing(code, bounds, dictionary))
  }
  if (scope.brands.length) found.push(brandNarrowing(scope.brands))
  if (scope.availableOnly) {
    found.push({ facet: 'available', parameterN: null, mask: 'p.available_mask', bindings: [] })
  }
  return found.slice(0, maxNarrowings)
}

const lots = 1e12
/** D1 binds at most 100 parameters; filters and values beyond what a visitor chooses are left out. */
const maxNarrowings = 12
const maxValues = 5

/** Values of one parameter may overlap on a variant, so their masks are joined bit by bit. */
function valuesNarrowing(code: string, values: string[], dictionary: Dictionary): Narrowing {
  const entry = dictionary.parameters.get(code)
  const wanted = entry?.type === 'boolean' ? ['true'] : [...new Set(values)]
  const n = entry?.n ?? -1
  const one = `coalesce((SELECT x.mask FROM product_value x
    WHERE x.product_n = p.n AND x.parameter_n = ${n} AND x.value = ?), 0)`
  if (wanted.length <= maxValues) {
    return {
      facet: code,
      parameterN: entry?.n ?? null,
      mask: wanted.map(() => one).join(' | '),
      bindings: wanted,
    }
  }
  return { facet: code, parameterN: entry?.n ?? null, ...manyValues(n, wanted) }
}

/** Many values at once: bit by bit would need a parameter for each. */
function manyValues(parameterN: number, values: string[]): { mask: string; bindings: Binding[] } {
  return {
    mask: `coalesce((SELECT sum(1 << v.bit) FROM variant v WHERE v.product_n = p.n AND EXISTS (
      SELECT 1 FROM product_value x WHERE x.product_n = p.n AND x.parameter_n = ${parameterN}
      AND x.value IN (SELECT value FROM json_each(?)) AND x.mask >> v.bit & 1)), 0)`,
    bindings: [JSON.stringify(values)],
  }
}

/** A variant has one number of a parameter, so the masks add up. */
function numberNarrowing(
  code: string,
  bounds: readonly [number, number],
  dictionary: Dictionary,
): Narrowing {
  const n = dictionary.parameters.get(code)?.n ?? null
  return {
    facet: code,
    parameterN: n,
    mask: `coalesce((SELECT sum(x.mask) FROM product_number x
      WHERE x.product_n = p.n AND x.parameter_n = ${n ?? -1} AND x.number BETWEEN ? AND ?), 0)`,
    bindings: [...bounds],
  }
}

/** Bounds as the caller sees prices; the list is without the group's discount. */
function priceNarrowing(
  bounds: readonly [number, number],
  { currency, groupPercent }: Reader,
): Narrowing {
  const [from, to] = bounds.map((bound) => (toMinor(bound) * 100) / (100 - groupPercent))
  return {
    facet: 'price',
    parameterN: null,
    mask: `coalesce((SELECT sum(x.mask) FROM product_price x
      WHERE x.product_n = p.n AND x.currency = ? AND x.with_tax BETWEEN ? AND ?), 0)`,
    // Half a unit of slack: what is shown rounded must not fall out of its own bound.
    bindings: [currency, (from ?? 0) - 0.5, (to ?? 0) + 0.5],
  }
}

function brandNarrowing(brands: string[]): Narrowing {
  return {
    facet: 'brand',
    parameterN: null,
    mask: `iif(p.brand_n IN (SELECT n FROM brand WHERE id IN (SELECT value FROM json_each(?))), p.all_mask, 0)`,
    bindings: [JSON.stringify(brands)],
  }
}
