import { useState } from 'react'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'

export interface VariantChoice {
  variant: Variant
  /** Paid with loyalty credits (spec §2 for_credits). */
  forCredits?: boolean
  href(variant: Variant): string
  /** Selects a variant in place, without a request. */
  choose(variant: Variant): void
}

/** The displayed variant: the page's own until another is selected. null: the product has none. */
export function useVariant(
  product: Product,
  variantId: string,
  forCredits = false,
): VariantChoice | null {
  const { routes } = useShop()
  const [chosen, setChosen] = useState({ id: variantId, from: variantId })
  const shownId = chosen.from === variantId ? chosen.id : variantId
  const variant = product.variants.find(({ id }) => id === shownId) ?? product.variants[0]
  if (!variant) return null

  function href({ id }: Variant): string {
    const other = id === product.defaultVariantId ? undefined : id
    return routes.product(product.slug, other, forCredits)
  }

  function choose(next: Variant) {
    setChosen({ id: next.id, from: variantId })
    // In-page navigation ignores changes within the document, so no page is loaded.
    history.replaceState(history.state, '', href(next))
  }

  return { variant, forCredits, href, choose }
}
