import type { FormEvent } from 'react'
import { api } from '../../domain/api.ts'
import type { ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { TileParameters } from '../catalog/tile/tile-parameters.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { WishListOffer } from './wish-list-offer.tsx'
import { noBreakRanges } from '../i18n/no-break-ranges.ts'

interface WishListItemProps {
  item: ShoppingListItem
  onRemove: (item: ShoppingListItem) => void
}

/** An item of the wish list; a discontinued product keeps its name. */
export function WishListItem({ item, onRemove }: WishListItemProps) {
  const { routes, text } = useShop()
  const { name, product, variantId } = item

  function remove(event: FormEvent) {
    event.preventDefault()
    onRemove(item)
  }

  return (
    <article className="tile">
      <div className="tile__picture">
        <Picture image={product?.mainImage ?? null} width={144} height={144} alt="" />
      </div>
      <div className="tile__facts">
        {product?.brand && <p className="tile__brand">{product.brand.title}</p>}
        <h2 className="tile__name">
          {product ? (
            <a className="tile__link" href={routes.product(product.slug, variantId)}>
              {noBreakRanges(product.name)}
            </a>
          ) : (
            name
          )}
        </h2>
        {product && <p className="tile__variants">{product.variant.name}</p>}
        {product && (
          <TileParameters name={variantId} parameters={product.keyParameters} count={4} />
        )}
      </div>
      <div className="tile__offer">
        <WishListOffer item={item} />
        <form
          className="tile__button no-print"
          method="post"
          action={api.wishListItems}
          onSubmit={remove}
        >
          <input type="hidden" name="id" value={variantId} />
          <input type="hidden" name="intent" value="remove" />
          <Button
            type="submit"
            variant="quiet"
            icon="trash-2"
            wide
            aria-label={text('wishList.removeNamed', { name })}
          >
            {text('wishList.remove')}
          </Button>
        </form>
      </div>
    </article>
  )
}
