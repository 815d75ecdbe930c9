import { emptyBits, setBit } from '../../listing/bits.ts'
import { type Matches, matchesOf } from '../../catalog/matches.ts'
import type { Narrowing } from '../../catalog/narrowing.ts'
import type { SearchContext } from '../search-context.ts'

/** Position of a variant in the columns of the catalogue. */
export interface VariantPosition {
  productPk: number
  bit: number
  categoryPk: number
}

/** Matches of these variants, as far as the listing has them; null if it has none. */
export async function matchesOfVariants(
  found: readonly VariantPosition[],
  { databases: { db }, cache, columns, within, saved, chosen }: SearchContext,
): Promise<Matches[] | null> {
  const categories = new Set(
    found.map(({ categoryPk }) => categoryPk).filter((pk) => !within || within.has(pk)),
  )
  if (categories.size === 0) return null
  const segments = await cache.open(db, categories, columns)
  const matches = matchesOf(segments, [...saved, ofVariants(found)], null, chosen)
  return matches.length > 0 ? matches : null
}

function ofVariants(variants: readonly VariantPosition[]): Narrowing {
  return {
    facet: 'code',
    column: null,
    passes: (segment) => {
      const bits = emptyBits(segment.variants)
      for (const { productPk, bit } of variants) {
        const index = segment.indexOf(productPk)
        const at = (segment.starts[index] ?? 0) + bit
        if (index >= 0 && at < (segment.starts[index + 1] ?? 0)) setBit(bits, at)
      }
      return bits
    },
  }
}
