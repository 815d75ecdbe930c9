import { useDeferred, useShop } from '../../shop.tsx'
import { ColourLinks } from './colour-links.tsx'
import type { RelatedTiles } from '../strips/related-tiles.ts'

/** Deferred part `related`: other colours of the product. */
export function ColoursOnPage() {
  const { text } = useShop()
  const products = useDeferred<RelatedTiles>('related')?.colours ?? []
  if (products.length === 0) return null
  return (
    <div>
      <p className="variants__title">{text('tile.otherColours')}</p>
      <ColourLinks products={products} />
    </div>
  )
}
