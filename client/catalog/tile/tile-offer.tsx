import { memo } from 'react'
import type { ListedTile } from '../../../domain/catalog/listed-tile.ts'
import { Boundary } from '../../hydration/cached-markup.tsx'
import { EnergyArrow, ProductActions } from '../../product/lazy-product-actions.ts'
import { AvailabilityLine } from '../../product/purchase/availability-line.tsx'
import { perUnit } from '../../product/purchase/per-unit.ts'
import { useShop } from '../../shop.tsx'
import { Price } from '../../ui/price/price.tsx'
import { TilePurchase } from './tile-purchase.tsx'

/**
 * Price and actions of a tile. Memoised: re-rendering on hover would drop the HTML of lazy parts
 * that have not loaded.
 */
export const TileOffer = memo(function TileOffer({ product }: { product: ListedTile }) {
  const { text } = useShop()
  const { variant } = product
  return (
    <div className={variant.prices.inDiscount ? 'tile__offer tile__offer--reduced' : 'tile__offer'}>
      <AvailabilityLine availability={variant.availability} unit={variant.unit} />
      <Price prices={variant.prices} from={product.priceFrom} {...perUnit(variant.unit, text)} />
      {variant.energyLabel && (
        <Boundary>
          <EnergyArrow label={variant.energyLabel} />
        </Boundary>
      )}
      <TilePurchase product={product} />
      <Boundary>
        <ProductActions product={product} variantId={variant.id} />
      </Boundary>
    </div>
  )
})
