import { maxNamedLines } from '../../domain/api.ts'
import type { Incompatibility } from '../../domain/cart/incompatibility.ts'
import type { Product, Variant } from '../../domain/product/product.ts'
import { queryOfProducts } from '../../domain/ventilation/fans/product-filter.ts'
import { findIncompatibilities } from '../../domain/ventilation/fit/find-incompatibilities.ts'
import { fitFactsOf } from '../../domain/ventilation/fit/fit-facts.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { findCategories } from './find-categories.ts'

interface Line {
  slug: string
  variantId: string
}

/** Incompatible lines of a cart, with a listing of compatible replacements. */
export async function cartIncompatibilities(
  reads: PublicReads,
  lines: readonly Line[],
): Promise<Incompatibility[]> {
  const found = await Promise.all(
    // Limited, because each line reads its product; the newest come first.
    lines.slice(0, maxNamedLines).map((line) => readLine(reads, line)),
  )
  const known = found.filter((line) => line !== null)
  const named = new Map(known.map(({ id, name }) => [id, name]))
  const wrong = findIncompatibilities(known)
  if (wrong.length === 0) return []
  const needed = wrong.flatMap(({ instead }) => instead?.category ?? [])
  const categories = await findCategories(reads, [...new Set(needed)])
  return wrong.map(({ part, other, reason, instead }) => {
    const category = instead && categories[instead.category]
    return {
      partName: named.get(part) ?? '',
      otherName: named.get(other) ?? '',
      reason,
      instead: category ? { slug: category.slug, query: queryOfProducts(instead) } : null,
    }
  })
}

async function readLine(reads: PublicReads, { slug, variantId }: Line) {
  const product = await reads.productDetail(slug)
  const variant = product?.variants.find(({ id }) => id === variantId)
  if (!product || !variant) return null
  return { id: variant.id, name: shortName(variant), facts: factsOf(product, variant) }
}

function factsOf({ categoryId, parameters }: Product, variant: Variant) {
  return fitFactsOf(categoryId, [...variant.parameters, ...parameters])
}

/** `Zefyra Aura 100 – Badlüfter axial, Ø 100 mm` is shortened to `Zefyra Aura 100`. */
function shortName({ fullname }: Variant): string {
  return fullname.split(/ [–-] |, /, 1)[0] ?? fullname
}
