import { CompareToggle } from '../compare/compare-toggle.tsx'
import { WishToggle } from '../wish-list/wish-toggle.tsx'

interface ProductActionsProps {
  product: { id: string; name: string }
  /** The one that is shown of it. */
  variantId: string
}

/** What can be done with a product besides buying it: compare it, keep it in mind. */
export function ProductActions({ product, variantId }: ProductActionsProps) {
  return (
    <div className="product-actions no-print">
      <CompareToggle product={product} />
      <WishToggle variantId={variantId} name={product.name} />
    </div>
  )
}
