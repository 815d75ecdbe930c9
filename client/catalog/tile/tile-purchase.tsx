import type { ListedTile } from '../../../domain/catalog/listed-tile.ts'
import { useShop } from '../../shop.tsx'
import { AddToCartForm } from '../../product/purchase/add-to-cart-form.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Adds to the cart, or links to the product if a variant has to be chosen first. */
export function TilePurchase({ product }: { product: ListedTile }) {
  const { routes, text } = useShop()
  const { name, variant } = product
  if (product.variantCount > 1 && product.matchingVariants !== 1) {
    return (
      <ButtonLink
        href={product.path ?? routes.product(product.slug)}
        wide
        aria-label={text('product.chooseNamedVariant', { name })}
        className="tile__button"
      >
        {text('product.chooseVariant')}
      </ButtonLink>
    )
  }
  return (
    <AddToCartForm
      name={product.variantCount > 1 ? `${name}, ${variant.name}` : name}
      saleable={product.visibility.saleable}
      offer={variant}
      className="tile__button"
    />
  )
}
