import { hasFeature } from '../../domain/content/features.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { GuestWish } from '../wish-list/guest-wish.tsx'
import { WishForm } from '../wish-list/wish-form.tsx'
import { useShop } from '../shop.tsx'
import { WishToggle } from '../wish-list/wish-toggle.tsx'

interface ProductActionsProps {
  product: { id: string; name: string }
  /** The displayed variant. */
  variantId: string
  /** Path of its page, where guests are offered a wish list too. */
  page?: string
}

/** Secondary actions of a product: compare, wish list. */
export function ProductActions({ product, variantId, page }: ProductActionsProps) {
  const { id, name } = product
  const { configuration } = useShop().site
  const keeps = hasFeature(configuration, 'favourites')
  return (
    <>
      {hasFeature(configuration, 'compare') && <CompareToggle product={{ id, name }} />}
      {keeps && <WishToggle variantId={variantId} name={name} />}
      {keeps && (page !== undefined || hasFeature(configuration, 'guestWishList')) && (
        <GuestWish productId={id} variantId={variantId} name={name} />
      )}
      {keeps && page !== undefined && <WishForm variantId={variantId} name={name} page={page} />}
    </>
  )
}
