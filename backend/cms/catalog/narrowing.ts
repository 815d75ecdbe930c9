import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { type Bits, join, emptyBits } from '../listing/bits.ts'
import type { ColumnName, NumberName, ValueName } from '../listing/columns.ts'
import { type Segment, inRange } from '../listing/segment.ts'
import type { Dictionary } from './products/dictionary.ts'

/** One applied filter: the matching variants of a segment. */
export interface Narrowing {
  /** Facet of the filter: a parameter's code, `brand`, `price`, `available`, `reaches`. */
  facet: string
  /** Required columns; null: an unknown parameter or value, which matches nothing. */
  column: ColumnName | null
  passes: (segment: Segment) => Bits
}

interface Reader {
  currency: CurrencyCode
  groupPercent: number
}

/** The filters of a scope. */
export type Choice = Pick<
  CatalogScope,
  'values' | 'ranges' | 'brands' | 'availableOnly' | 'reaches'
>

/**
 * The filters of a scope, one per facet. An unknown parameter or value matches nothing, as a
 * visitor who requested it would expect.
 */
export function narrowingsOf(
  scope: Choice,
  dictionary: Dictionary,
  { currency, groupPercent }: Reader,
): Narrowing[] {
  const found: Narrowing[] = []
  for (const [code, values] of Object.entries(scope.values)) {
    const entry = dictionary.parameters.get(code)
    const requested = entry?.type === 'boolean' ? ['true'] : values
    if (values.length) found.push(ofValues(code, entry ? `value:${entry.pk}` : null, requested))
  }
  for (const [code, { from, to }] of Object.entries(scope.ranges)) {
    if (from === null && to === null) continue
    const [low, high] = [from ?? -Infinity, to ?? Infinity]
    if (code === 'price') {
      // Bounds as the caller sees prices; the column is without the group's discount. Half a unit
      // of slack, so that rounded prices stay within their own bounds.
      const [min, max] = [low, high].map((price) => (toMinor(price) * 100) / (100 - groupPercent))
      found.push(ofNumbers('price', `price:${currency}`, (min ?? 0) - 0.5, (max ?? 0) + 0.5))
      continue
    }
    const entry = dictionary.parameters.get(code)
    found.push(ofNumbers(code, entry ? `number:${entry.pk}` : null, low, high))
  }
  if (scope.brands.length) {
    const chosen = [...dictionary.brands].filter(([, { id }]) => scope.brands.includes(id))
    const numbers = chosen.map(([n]) => String(n))
    found.push(ofValues('brand', 'brand', numbers))
  }
  if (scope.availableOnly) {
    found.push({ facet: 'available', column: 'available', passes: availableOf })
  }
  if (scope.reaches) {
    const { reaches } = scope
    const passes = (segment: Segment) =>
      segment.column('curve')?.reaching(reaches) ?? emptyBits(segment.variants)
    found.unshift({ facet: 'reaches', column: 'curve', passes })
  }
  return found.slice(0, maxNarrowings)
}

/** More than a visitor chooses; facet counts need each filter combined with all others. */
const maxNarrowings = 12

/** Available variants. */
export function availableOf(segment: Segment): Bits {
  return segment.column('available') ?? emptyBits(segment.variants)
}

export function ofValues(
  facet: string,
  column: ValueName | null,
  values: readonly string[],
): Narrowing {
  const passes = (segment: Segment) => {
    const bits = emptyBits(segment.variants)
    const present = column === null ? undefined : segment.column(column)
    for (const value of new Set(values)) {
      const some = present?.get(value)
      if (some) join(bits, some.bits)
    }
    return bits
  }
  return { facet, column, passes }
}

function ofNumbers(facet: string, column: NumberName | null, from: number, to: number): Narrowing {
  const passes = (segment: Segment) => {
    const numbers = column === null ? undefined : segment.column(column)
    return numbers ? inRange(numbers, from, to) : emptyBits(segment.variants)
  }
  return { facet, column, passes }
}
