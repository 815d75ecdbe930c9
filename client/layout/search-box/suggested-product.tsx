import type { AnchorHTMLAttributes } from 'react'
import type { ProductTile } from '../../../domain/product/product.ts'
import { perUnit } from '../../product/purchase/per-unit.ts'
import { useShop } from '../../shop.tsx'
import { BasePrice } from '../../ui/price/base-price.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Highlighted } from './highlighted.tsx'

interface SuggestedProductProps {
  product: ProductTile
  terms: readonly string[]
  /** Id, role and state of the option. */
  option: AnchorHTMLAttributes<HTMLAnchorElement>
}

export function SuggestedProduct({ product, terms, option }: SuggestedProductProps) {
  const { context, format, routes, text } = useShop()
  const { catalogCode, id, prices, unit } = product.variant
  const { per } = perUnit(unit, text)
  // The variant that the query names, such as a diameter; its price is shown.
  const other = id === product.defaultVariantId ? undefined : id
  return (
    <a {...option} className="suggest__product" href={routes.product(product.slug, other)}>
      <Picture image={product.mainImage} width={48} height={48} beside={product.name} />
      <span className="suggest__name">
        <Highlighted text={product.name} terms={terms} />
        <span className="suggest__code">
          {product.matchingVariants === 1 &&
            product.variantCount > 1 &&
            `${product.variant.name}, `}
          <Highlighted text={catalogCode} terms={terms} />
        </span>
      </span>
      <span className="suggest__price">
        {product.priceFrom && `${text('price.from')} `}
        {format.price(context.netPrices ? prices.unitWithoutTax : prices.unitWithTax)}
        {per && ` / ${per}`}
        <BasePrice basePrice={prices.basePrice} unit={unit} />
      </span>
    </a>
  )
}
