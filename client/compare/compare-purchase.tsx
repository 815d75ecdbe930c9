import type { ComparedProduct } from '../../domain/product/compare.ts'
import { useShop } from '../shop.tsx'
import { AddToCartForm } from '../product/purchase/add-to-cart-form.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Adds to the cart, or links to the product if a variant has to be chosen first. */
export function ComparePurchase({ product }: { product: ComparedProduct }) {
  const { routes, text } = useShop()
  const { availability, name, prices, saleable, slug, unit, variantCount, variantId } = product
  if (variantCount > 1) {
    return (
      <ButtonLink
        href={routes.product(slug)}
        wide
        aria-label={text('product.chooseNamedVariant', { name })}
      >
        {text('product.chooseVariant')}
      </ButtonLink>
    )
  }
  return (
    <AddToCartForm
      name={name}
      saleable={saleable}
      offer={{ id: variantId, unit, prices, availability }}
    />
  )
}
